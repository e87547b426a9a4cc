import { describe, expect, test } from "vitest";
import { translate } from "../../src/grounding/tongues/translate.ts";
import { button, checkbox, link, select, tab, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

describe("orders that are asked for, wished, or said with remarks, in other languages", () => {
  const row = (name: string) => within("row", name, name, button("Entfernen"), button("Merken"));
  const german = view([
    link("Merkzettel"),
    link("Abmelden"),
    within("table", "Ihr Warenkorb", row("Gießkanne"), row("Rosenschere")),
    textbox("Nachname"),
    select("Zahlungsart", "Rechnung", "Vorkasse"),
    checkbox("Audioguide"),
    checkbox("Newsletter", { checked: true }),
    button("Bestellen"),
  ]);
  cases(german, [
    ["Die Gießkanne bitte wieder aus dem Warenkorb entfernen", "click Entfernen"],
    ["Könnten Sie bitte die Rosenschere aus dem Warenkorb nehmen?", "click Entfernen"],
    ["Einen Audioguide hätten wir gern dazu", "check Audioguide"],
    ["den Newsletter brauche ich nicht", "uncheck Newsletter"],
    ["Als Nachnamen bitte Schröder eintragen", "fill Nachname [Schröder]"],
    ["Mein Nachname ist Böll", "fill Nachname [Böll]"],
    ["so, alles fertig, jetzt bestellen", "click Bestellen"],
    ["Führ mich zum Merkzettel", "click Merkzettel"],
    ["Als Zahlungsart nehme ich Vorkasse", "selectOption Zahlungsart [Vorkasse]"],
    // What is not there, what must not be done, and what is only asked.
    ["Den Rasenmäher bitte wieder aus dem Warenkorb entfernen", "not_understood"],
    ["die Gießkanne bitte nicht entfernen", "not_understood"],
    ["Einen Parkplatz hätten wir gern dazu", "not_understood"],
    ["Wie entferne ich die Gießkanne?", "not_understood"],
    ["Der Merkzettel ist voll, jetzt bestellen", "not_understood"],
  ]);

  const french = view([
    within("form", "", textbox("Titre"), button("Rechercher"), button("Effacer")),
    within("tablist", "", tab("Prêts"), tab("Historique")),
    link("Aide"),
    button("Enregistrer"),
  ]);
  cases(french, [
    ["montre-moi l'historique dans les onglets", "click Historique"],
    ["efface la recherche", "click Effacer"],
    ["pourriez-vous m'ouvrir l'aide ?", "click Aide"],
    ["c'est bon, tu peux enregistrer", "click Enregistrer"],
    ["comment ouvrir l'aide ?", "not_understood"],
    ["n'enregistre pas", "not_understood"],
  ]);
});

describe("controls that are named in another language than the order", () => {
  const page = view([
    link("Italiano"),
    link("日本語"),
    link("My bills"),
    textbox("Price"),
    checkbox("Text message"),
    select("Department", "Kitchen", "Stores"),
    button("Pay now"),
  ]);
  cases(page, [
    ["Klicka på Pay now", "click Pay now"],
    ["Kan du klicka på ”Pay now”?", "click Pay now"],
    ["¿puedes hacer clic en «Pay now»?", "click Pay now"],
    ["clica no botão Pay now, por favor", "click Pay now"],
    ["Bocka i rutan Text message", "check Text message"],
    ["Ändra Price till 22", "fill Price [22]"],
    ["Llévame a «My bills»", "click My bills"],
    ["mostrami My bills", "click My bills"],
    ["Departmentで「Kitchen」を選んでください", "selectOption Department [Kitchen]"],
    ["من فضلك اضغط على Pay now", "click Pay now"],
    ["metti la pagina in italiano", "click Italiano"],
    ["ページを日本語にして", "click 日本語"],
    ["byt till japanska", "click 日本語"],
    ["Klicka inte på Pay now", "not_understood"],
    ["klicka på Betala", "not_found"],
    ["byt till tyska", "not_understood"],
  ]);
});

describe("orders with a reason before or behind them", () => {
  const page = view([
    textbox("タイトル"),
    within("listitem", "", "オープニング", button("編集"), button("削除")),
    within("listitem", "", "エンディング", button("編集"), button("削除")),
    button("公開する"),
    button("Formulier wissen"),
    button("Versturen"),
    button("提交"),
    button("إلغاء"),
    button("Zapisz"),
  ]);
  cases(page, [
    ["これで完成なので「公開する」を押して", "click 公開する"],
    ["内容に問題ないので公開してください", "click 公開する"],
    ["タイトルは「冬の朝」でお願いします", "fill タイトル [冬の朝]"],
    ["エンディングの削除ボタンを押してもらえますか", "click 削除"],
    ["Wis het formulier maar, ik begin opnieuw", "click Formulier wissen"],
    ["Klaar, nu mag je het versturen", "click Versturen"],
    ["我填好了，提交吧", "click 提交"],
    ["من فضلك اضغط على زر الإلغاء", "click إلغاء"],
    ["czy możesz zapisać?", "click Zapisz"],
    ["まだ公開しないで", "not_understood"],
    ["不要提交", "not_understood"],
    ["怎么提交？", "not_understood"],
    ["no guardes", "not_understood"],
  ]);
});

test.each([
  "comment on the street permit",
  "Tom Ashby is coming on Wednesday",
  "sign me out",
  "ten minutes more",
  "come back to the shop",
])("%j is English", (said) => {
  expect(translate(said)?.orders ?? []).toEqual([]);
  expect(translate(said)?.isForbidden ?? false).toBe(false);
});
