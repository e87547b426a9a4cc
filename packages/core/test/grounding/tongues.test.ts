import { describe, expect, test } from "vitest";
import { translate } from "../../src/grounding/tongues/translate.ts";
import { button, checkbox, link, select, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

describe("orders in other languages", () => {
  const page = view([
    within(
      "group",
      "Deutsch",
      textbox("Vorname"),
      select("Stufe", "Anfänger", "Fortgeschritten"),
      button("Anmelden"),
    ),
    checkbox("Rundbrief erhalten"),
    textbox("Titre"),
    checkbox("Disponible seulement", { checked: true }),
    button("Rechercher"),
    textbox("Apellido"),
    button("Guardar"),
    textbox("città"),
    button("Kopieer"),
    button("Удалить"),
    textbox("Адрес"),
    textbox("名前"),
    button("申し込む"),
    textbox("电话"),
    button("提交"),
    textbox("이름"),
    button("저장"),
    button("Gönder"),
    textbox("المدينة"),
    button("إرسال"),
    link("日本語"),
    link("Français"),
  ]);

  cases(page, [
    ["Klicke auf „Anmelden“", "click Anmelden"],
    ["Der Vorname ist Ottilie", "fill Vorname [Ottilie]"],
    ["El apellido es Quiroga", "fill Apellido [Quiroga]"],
    ["La città è Trieste", "fill città [Trieste]"],
    ["Le titre est Germinal", "fill Titre [Germinal]"],
    ["名前は田中です", "fill 名前 [田中]"],
    ["Das Wetter ist schön", "not_understood"],
    ["El mundo es grande", "not_understood"],
    ["Könntest du bitte auf den Knopf Anmelden klicken", "click Anmelden"],
    ["Wähle bei Stufe Fortgeschritten aus", "selectOption Stufe [Fortgeschritten]"],
    ["den Rundbrief ankreuzen", "check Rundbrief erhalten"],
    ["Trage Mehmet als Vorname ein und klicke auf Anmelden", "fill Vorname [Mehmet], click Anmelden"],
    ["Saisissez Germinal dans le champ Titre", "fill Titre [Germinal]"],
    ["décoche « Disponible seulement »", "uncheck Disponible seulement"],
    ["Escribe Ibáñez en el campo Apellido", "fill Apellido [Ibáñez]"],
    ["Por favor, haz clic en el botón Guardar", "click Guardar"],
    ["Inserisci Torino come città", "fill città [Torino]"],
    ["Введите Казань в поле Адрес", "fill Адрес [Казань]"],
    ["申し込むボタンをクリックしてください", "click 申し込む"],
    ["名前に「佐藤」と入力して", "fill 名前 [佐藤]"],
    ["在电话栏输入 13800138000", "fill 电话 [13800138000]"],
    ["点击提交按钮", "click 提交"],
    ["이름에 김민수를 입력하세요", "fill 이름 [김민수]"],
    ["Gönder düğmesine tıklayın", "click Gönder"],
    ["اكتب القاهرة في حقل المدينة", "fill المدينة [القاهرة]"],
    ["scrolle nach unten", "scroll [down|1]"],
    ["vuelve atrás", "goBack"],
    ["Drücke die Eingabetaste", "press [Enter]"],
    ["show this page in Japanese", "click 日本語"],
    ["zeig mir die Seite auf Französisch", "click Français"],
    // What is not there, or must not be done, is left alone.
    ["klicke auf Drucken", "not_found"],
    ["Escribe 600123123 en el campo Móvil", "not_found"],
    ["Ne cliquez pas sur Rechercher", "not_understood"],
    ["Нажмите кнопку «Купить»", "not_found"],
    ["show this page in Greek", "not_found"],
  ]);
});

describe("what a control is called elsewhere", () => {
  cases(view([textbox("Nom"), button("Enregistrer"), button("Supprimer"), button("Annuler")]), [
    ["save the changes", "click Enregistrer"],
    ["delete it", "click Supprimer"],
    ["cancel", "click Annuler"],
  ]);
});

describe("the button of a row that cannot be used", () => {
  const row = (name: string, disabled: boolean) =>
    within("row", name, checkbox(`Choisir ${name}`), name, button("Prolonger", disabled ? { disabled } : {}));
  const page = view([within("table", "Prêts", row("Le loup", true), row("Le pain", false))]);

  cases(page, [
    ["renew Le pain", "click Prolonger"],
    ["renew Le loup with Prolonger", "not_found"],
  ]);
});

test("several fields with one verb are read each with its value", () => {
  expect(translate("Vul bij voornaam Sanne in en bij achternaam de Wit")?.orders).toEqual([
    "fill voornaam Sanne, achternaam de Wit",
  ]);
});

test.each([
  "click Save",
  "type klicken into the field",
  "open the second article",
  "Anmelden",
  "Volta Street 4",
])("%j is no order in another language", (said) => {
  expect(translate(said)).toBeUndefined();
});
