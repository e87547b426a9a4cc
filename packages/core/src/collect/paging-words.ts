/**
 * What controls are called that lead on in a list, in the languages that pages are most often written in. Compared with
 * a name of which signs and figures are taken away (`plainName`), as a whole.
 */

const nouns =
  "page|pages|results?|items?|entries|products?|records?|rows?|posts?|comments?|stories|articles?|listings?|offers?|reviews?|jobs?|photos?|messages?|orders?|users?|people|events?|topics?|threads?|replies|issues?|files?|set|batch";

const next = new RegExp(
  `^(?:(?:go to|to|show|view|see|load)? ?(?:the )?next(?: (?:${nouns}))?|forward|older(?: (?:${nouns}))?|` +
    [
      "nächste(?:n|s)?(?: seite| ergebnisse| einträge)?|weiter|vor|zur nächsten seite|nächste seite|ältere(?: beiträge| einträge)?", // de
      "(?:page )?suivant(?:e|es|s)?|résultats suivants|articles plus anciens", // fr
      "(?:página )?siguientes?|siguiente página|ir a la página siguiente|entradas antiguas", // es
      "(?:ir para a )?próxim[ao](?: página)?|(?:página )?seguinte|avançar", // pt
      "(?:pagina )?successiv[aoi]|avanti|prossim[ao](?: pagina)?|pagina seguente", // it
      "volgende(?: pagina)?", // nl
      "nästa(?: sida)?|neste(?: side)?|næste(?: side)?|seuraava(?: sivu)?|næsta(?: síða)?", // sv, nb, da, fi, is
      "następn[ay](?: strona)?|dalej|další(?: strana)?|ďalšia?(?: strana)?|naprej|naslednja(?: stran)?|sljedeć[ae](?: stranica)?|sledeća(?: strana)?", // pl, cs, sk, sl, hr, sr
      "következő(?: oldal)?|următoarea(?: pagină)?|următorul|înainte|επόμεν[ηο](?: σελίδα)?|напред|следваща(?: страница)?", // hu, ro, el, bg
      "(?:следующая|след)(?: страница)?|вперед|вперёд|далее|наступна(?: сторінка)?|далі", // ru, uk
      "sonraki(?: sayfa)?|ileri|järgmine(?: leht)?|nākam[aā](?: lapa)?|kitas(?: puslapis)?", // tr, et, lv, lt
      "次へ|次|次のページ|次ページ|下一页|下一頁|下页|下頁|后页|다음|다음 페이지", // ja, zh, ko
      "التالي|الصفحة التالية|הבא|לעמוד הבא|בעדی|بعدی|صفحه بعد|अगला|अगला पृष्ठ|ถัดไป|หน้าถัดไป", // ar, he, fa, hi, th
      "tiếp|trang sau|trang tiếp|kế tiếp|berikutnya|selanjutnya|halaman berikutnya|seterusnya", // vi, id, ms
    ].join("|") +
    ")$",
  "u",
);

const more = new RegExp(
  `^(?:(?:load|show|view|see|display|get|fetch|read in|browse)(?: me)? (?:the )?(?:more|additional|further|next)(?: [\\p{L}-]+){0,3}|more(?: (?:${nouns}))?|load next|continue loading|` +
    [
      "(?:mehr|weitere(?:s|n)?)(?: [\\p{L}-]+)? (?:laden|anzeigen|ansehen|zeigen)|(?:mehr|weitere) (?:ergebnisse|einträge|artikel|produkte|treffer)|mehr", // de
      "(?:voir|afficher|charger|montrer)(?: en)? plus(?: d[e’' ] ?[\\p{L}-]+)?|plus de [\\p{L}-]+|(?:afficher|charger) la suite", // fr
      "(?:ver|cargar|mostrar) más(?: [\\p{L}-]+)?|más [\\p{L}-]+", // es
      "(?:ver|carregar|mostrar|exibir) mais(?: [\\p{L}-]+)?|mais [\\p{L}-]+", // pt
      "(?:carica|mostra|vedi|visualizza) (?:altr[aoie]|di più|più)(?: [\\p{L}-]+)?", // it
      "(?:meer(?: [\\p{L}-]+)? (?:laden|tonen|bekijken)|(?:laad|toon|bekijk) meer(?: [\\p{L}-]+)?)", // nl
      "(?:visa|ladda|hämta) (?:fler|mer|flera)(?: [\\p{L}-]+)?|(?:vis|last|hent|indlæs) (?:flere|mere?)(?: [\\p{L}-]+)?|(?:näytä|lataa) lisää", // sv, nb, da, fi
      "(?:załaduj|pokaż|wczytaj|zobacz) więcej|(?:načíst|zobrazit|ukázat) další|(?:načítať|zobraziť) (?:ďalšie|viac)", // pl, cs, sk
      "(?:továbbiak|több)(?: [\\p{L}-]+)? (?:betöltése|megjelenítése|mutatása)|(?:încarcă|afișează|vezi) mai multe|(?:φόρτωση|εμφάνιση|δείτε) περισσότερ\\p{L}+", // hu, ro, el
      "(?:показать|загрузить|посмотреть)(?: ещ[её]| больше)|ещ[её]|(?:показати|завантажити) (?:ще|більше)|(?:покажи|зареди) още", // ru, uk, bg
      "(?:daha fazla|daha çok)(?: [\\p{L}-]+)?", // tr
      "もっと(?:見る|読み込む|表示)|さらに(?:表示|読み込む|見る)|加载更多|加載更多|载入更多|載入更多|查看更多|显示更多|顯示更多|更多|더 ?보기|더 불러오기", // ja, zh, ko
      "(?:عرض|تحميل|شاهد|إظهار) المزيد|המשך|טען עוד|הצג עוד|(?:और|अधिक) (?:देखें|दिखाएं|लोड करें)|(?:ดู|โหลด|แสดง)เพิ่มเติม", // ar, he, hi, th
      "(?:xem|tải|hiển thị) thêm|(?:muat|tampilkan|lihat) (?:lebih banyak|lainnya|lagi)", // vi, id
    ].join("|") +
    ")$",
  "u",
);

/** Signs for onward, the plainest first; a doubled one leads to the end as often as on. */
const arrows = ["›", "→", ">", "▶", "►", "❯", "⟩", "⇒", "➡", "➜", "»", ">>"];

/** Names of icon fonts, which are read as text. */
const icons =
  /^(?:chevron[_ -]?right|navigate[_ -]?next|arrow[_ -]?(?:forward|right)(?:[_ -]ios)?|keyboard[_ -]arrow[_ -]right|angle[_ -]right|caret[_ -]right)$/;

/** A name in lower case without figures, signs and what stands in brackets. */
export function plainName(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .replace(/[^\p{L}\p{M}'’\s-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

export function saysNext(plain: string): boolean {
  return next.test(plain);
}

export function saysMore(plain: string): boolean {
  return more.test(plain);
}

/** How surely a name of signs alone leads on, 0 to 1; 0 when it says nothing of the kind. */
export function arrowIn(name: string): number {
  const sign = name.trim();
  if (icons.test(sign.toLowerCase())) return 0.9;
  const place = arrows.indexOf(sign);
  return place < 0 ? 0 : 1 - place / (2 * arrows.length);
}

const ends = new RegExp(
  [
    "(?:the )?end of (?:the )?(?:\\p{L}+ )?(?:results?|list|feed|page|items|content|catalogue?|records)",
    "no (?:more|further|additional|other) (?:\\p{L}+ ){0,2}?(?:results?|items?|entries|products?|records?|rows?|posts?|comments?|stories|articles?|listings?|to (?:show|load|display))",
    "(?:that(?:'|’)?s|this is|that is) (?:all|everything|it)(?: folks| for now| there is)?$",
    "you(?:(?:'|’)ve| have)? (?:reached|seen|hit) (?:the (?:very )?(?:end|bottom|last)|everything|all|them all)",
    "you(?:(?:'|’)re| are) (?:all caught up|at the end)",
    "all (?:\\p{L}+ )?(?:results|items|entries|products|records|rows) (?:are |have been )?(?:loaded|shown|displayed)",
    "nothing (?:more|else) to (?:show|load|see)",
    "end of list",
    "keine weiteren (?:\\p{L}+)|ende der (?:liste|ergebnisse|seite)|alle (?:\\p{L}+ )?(?:geladen|angezeigt)",
    "(?:aucun|pas d[e’'] ?)(?: ?autres?)? (?:résultats?|éléments?|articles?)(?: supplémentaires?)?|fin (?:de la liste|des résultats)",
    "no hay más (?:\\p{L}+)|fin de (?:la lista|los resultados)|não há mais (?:\\p{L}+)|fim da lista",
    "non ci sono altri (?:\\p{L}+)|fine (?:della lista|dei risultati)|geen (?:verdere|andere) (?:\\p{L}+)|inga fler (?:\\p{L}+)|ingen flere (?:\\p{L}+)",
    "(?:больше|ещё) (?:нет|ничего нет)|конец списка|это всё|nie ma więcej|to już wszystko|daha fazla (?:\\p{L}+ )?yok",
    "没有更多|沒有更多|已经到底|已經到底|到底了|これ以上(?:\\p{L}+)?(?:ありません|ない)|以上です|더 이상",
  ].join("|"),
  "u",
);

/** Whether a sentence of a page says that its list ends here. */
export function saysEnd(sentence: string): boolean {
  return ends.test(sentence.normalize("NFC").toLowerCase());
}
