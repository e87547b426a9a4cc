import type { Tongue } from "./tongue.ts";

/** “… yap”, “… yapın”, “… yapınız”, “… yapar mısın”. */
const polite = (stem: string, vowel: string): string =>
  `${stem}(?:${vowel}n|${vowel}n${vowel}z|maya|meye|mak|mek|ar mısın|er misin|ır mısın|ir misin|sana|sene)?`;
/** To, into, from, behind an apostrophe: without one, only kinds of controls are known with their endings. */
const into = "(?:'(?:[yn]?[ae]|n?[dt][ae]n?))?";

export const turkish: Tongue = {
  orders: [
    ["double-click {x}", `{x}${into} çift ${polite("tıkla", "y?ı")}`],
    ["right-click {x}", `{x}${into} sağ ${polite("tıkla", "y?ı")}`],
    ["click {x}", `{x}${into} (?:${polite("tıkla", "y?ı")}|${polite("bas", "ı")}|${polite("dokun", "u")})`],
    ["hover over {x}", `(?:fareyi|imleci) {x}(?: üzerine| üstüne)? ${polite("getir", "i")}`],
    [
      "open {x}",
      `{x}(?:'[yn]?[ıiuü])? (?:${polite("aç", "ı")}|${polite("göster", "i")})`,
      `{x}${into} ${polite("git", "i")}`,
    ],
    [
      "set {f} to {v}",
      `{f}${into} {v}(?:'[yn]?[ıiuü])? (?:${polite("yaz", "ı")}|${polite("gir", "i")}|${polite("ekle", "y?i")})`,
      `{v}(?:'[yn]?[ıiuü])? {f}${into} (?:${polite("yaz", "ı")}|${polite("gir", "i")})`,
      `{f}(?:'[yn]?[ıiuü])? {v} (?:olarak (?:ayarla|değiştir|doldur|gir|yaz)|ile doldur|yap)(?:[ıi]n(?:[ıi]z)?)?`,
    ],
    ["clear {f}", `{f}(?:'[yn]?[ıiuü])? ${polite("temizle", "y?i")}`],
    ["choose {v} for {f}", `{f}${into}(?: için| olarak)? {v}(?:'[yn]?[ıiuü])? ${polite("seç", "i")}`],
    ["choose {v}", `{v}(?:'[yn]?[ıiuü])? ${polite("seç", "i")}`],
    [
      "untick {x}",
      `{x}(?:'[yn]?[ıiuü]n?)? işaretini ${polite("kaldır", "ı")}`,
      `{x}(?:'[yn]?[ıiuü])? ${polite("kapat", "ı")}`,
    ],
    [
      "tick {x}",
      `{x}(?:'[yn]?[ıiuü])? (?:${polite("işaretle", "y?i")}|${polite("onayla", "y?ı")}|etkinleştir(?:in)?)`,
    ],
    ["search for {v}", `{v}(?:'[yn]?[ıiuü])? (?:${polite("ara", "y?ı")})`],
    ["scroll to the bottom", "(?:sayfanın )?(?:en altına|sonuna)(?: kadar)? (?:in|git|kaydır)(?:in|ın)?"],
    ["scroll to the top", "(?:sayfanın )?(?:en üstüne|başına)(?: kadar)? (?:çık|git|kaydır)(?:in|ın)?"],
    ["scroll down", "(?:sayfayı )?aşağı(?:ya)?(?: doğru)? (?:kaydır|in)(?:ın|in)?"],
    ["scroll up", "(?:sayfayı )?yukarı(?:ya)?(?: doğru)? (?:kaydır|çık)(?:ın|in)?"],
    ["go back", "(?:geri (?:dön|git)|önceki sayfaya (?:dön|git))(?:ün|in)?"],
    ["reload", "sayfayı (?:yenile|tekrar yükle)(?:yin)?"],
    ["press {k}", `{k} tuşuna ${polite("bas", "ı")}`],
    ["close {x}", `{x}(?:'[yn]?[ıiuü])? ${polite("kapat", "ı")}`],
  ],
  named: {
    verbs: {
      delete: "sil|silin",
      save: "kaydet|kaydedin",
      send: "gönder|gönderin",
      cancel: "iptal et|iptal edin",
      edit: "düzenle|düzenleyin",
      add: "ekle|ekleyin",
      print: "yazdır|yazdırın",
      share: "paylaş|paylaşın",
      download: "indir|indirin",
      book: "rezerve et",
      order: "sipariş et|sipariş ver",
      buy: "satın al|satın alın",
      pay: "öde|ödeyin",
      confirm: "onayla|onaylayın",
      accept: "kabul et|kabul edin",
      reject: "reddet|reddedin",
      copy: "kopyala",
    },
    frames: ["{x}(?:'[yn]?[ıiuü])? {verb}"],
  },
  articles: "bu|şu|bir",
  kinds: {
    button: "düğmesine|düğmesi|düğmesini|butonuna|butonu|butonunu|tuşuna",
    link: "bağlantısına|bağlantısı|bağlantısını|linkine|linki|linkini",
    field: "alanına|alanı|alanını|alanında",
    checkbox: "kutusuna|kutusu|kutusunu|onay kutusunu|kutucuğunu",
    tab: "sekmesine|sekmesi|sekmesini",
    menu: "menüsüne|menüsü|menüsünü",
    option: "seçeneğine|seçeneği|seçeneğini",
    dropdown: "listesinden|listesi|listesini",
    icon: "simgesine|simgesi|simgesini|ikonuna",
    page: "sayfasına|sayfası|sayfasını",
    section: "bölümüne|bölümü|bölümünü",
  },
  behind: true,
  into: "olarak|için",
  joining: "ve sonra|ardından|ve|sonra",
  polite: "lütfen|istiyorum",
  forbidding: "değil|asla|hiçbir|tıklama|basma|silme|gönderme|açma|işaretleme|yazma|seçme|kapatma",
  keys: {
    Enter: "enter|giriş",
    Escape: "escape|esc",
    Tab: "tab|sekme",
    Space: "boşluk",
    Delete: "delete|sil",
  },
};
