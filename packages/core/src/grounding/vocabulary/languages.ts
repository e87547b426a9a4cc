/** Languages: their code, what they call themselves, and what they are called elsewhere. */
const table: [code: string, own: string, others: string][] = [
  [
    "en",
    "english",
    "engelska englisch anglais inglés inglese inglês engels angielski angielskim английский английском английском ingilizce 英語 英语 영어 الإنجليزية",
  ],
  [
    "de",
    "deutsch",
    "tyska german allemand alemán tedesco alemão duits niemiecki niemieckim немецкий немецком almanca ドイツ語 德语 德文 독일어 الألمانية",
  ],
  [
    "fr",
    "français",
    "franska french französisch francés francese francês frans francuski francuskim французский французском fransızca フランス語 法语 法文 프랑스어 الفرنسية",
  ],
  [
    "es",
    "español|castellano",
    "spanska spanish spanisch espagnol spagnolo espanhol spaans hiszpański hiszpańskim испанский испанском ispanyolca スペイン語 西班牙语 스페인어 الإسبانية",
  ],
  [
    "it",
    "italiano",
    "italienska italian italienisch italien italiaans włoski włoskim итальянский итальянском italyanca イタリア語 意大利语 이탈리아어 الإيطالية",
  ],
  [
    "pt",
    "português",
    "portugisiska portuguese portugiesisch portugais portugués portoghese portugees portugalski португальский португальском portekizce ポルトガル語 葡萄牙语 포르투갈어 البرتغالية",
  ],
  [
    "nl",
    "nederlands",
    "nederländska dutch niederländisch holländisch néerlandais holandés neerlandés olandese holandês holenderski нидерландский голландский felemenkçe オランダ語 荷兰语 네덜란드어 الهولندية",
  ],
  [
    "pl",
    "polski",
    "polska polish polnisch polonais polaco polacco polonês pools польский польском lehçe ポーランド語 波兰语 폴란드어 البولندية",
  ],
  [
    "ru",
    "русский",
    "ryska russian russisch russe ruso russo rosyjski rosyjskim русском rusça ロシア語 俄语 俄文 러시아어 الروسية",
  ],
  [
    "uk",
    "українська",
    "ukrainska ukrainian ukrainisch ukrainien ucraniano ucraino oekraïens ukraiński украинский украинском ukraynaca ウクライナ語 乌克兰语 우크라이나어 الأوكرانية",
  ],
  [
    "tr",
    "türkçe",
    "turkiska turkish türkisch turc turco turks turecki турецкий турецком トルコ語 土耳其语 터키어 التركية",
  ],
  [
    "ja",
    "日本語",
    "japanska japanese japanisch japonais japonés giapponese japonês japans japoński японский японском japonca 日语 日文 일본어 اليابانية",
  ],
  [
    "zh",
    "中文|汉语|简体中文|繁體中文",
    "kinesiska chinese chinesisch chinois chino cinese chinês chinees chiński китайский китайском çince 中国語 중국어 الصينية",
  ],
  [
    "ko",
    "한국어",
    "koreanska korean koreanisch coréen coreano koreaans koreański корейский корейском korece 韓国語 韩语 الكورية",
  ],
  [
    "ar",
    "العربية|عربي",
    "arabiska arabic arabisch arabe árabe arabo arabski арабский арабском arapça アラビア語 阿拉伯语 아랍어",
  ],
  ["hi", "हिन्दी|हिंदी", "hindi"],
  [
    "el",
    "ελληνικά",
    "grekiska greek griechisch grec griego greco grieks grecki греческий yunanca ギリシャ語 希腊语 그리스어 اليونانية",
  ],
  [
    "sv",
    "svenska",
    "swedish schwedisch suédois sueco svedese zweeds szwedzki шведский isveççe スウェーデン語 瑞典语 스웨덴어",
  ],
  [
    "da",
    "dansk",
    "danish dänisch danois danés danese deens duński датский danca デンマーク語 丹麦语 덴마크어",
  ],
  [
    "no",
    "norsk|norsk bokmål",
    "norwegian norwegisch norvégien noruego norvegese noors norweski норвежский ノルウェー語 挪威语",
  ],
  [
    "fi",
    "suomi",
    "finnish finnisch finnois finlandés finlandese fins fiński финский fince フィンランド語 芬兰语",
  ],
  [
    "cs",
    "čeština|česky",
    "czech tschechisch tchèque checo ceco tsjechisch czeski чешский çekçe チェコ語 捷克语",
  ],
  [
    "hu",
    "magyar",
    "hungarian ungarisch hongrois húngaro ungherese hongaars węgierski венгерский macarca ハンガリー語 匈牙利语",
  ],
  ["ro", "română", "romanian rumänisch roumain rumano rumeno roemeens rumuński румынский rumence"],
  ["he", "עברית", "hebrew hebräisch hébreu hebreo ebraico hebreeuws иврит ヘブライ語 希伯来语"],
  ["vi", "tiếng việt", "vietnamese vietnamesisch vietnamien vietnamita"],
  ["th", "ไทย|ภาษาไทย", "thai thailändisch thaï tailandés"],
  ["id", "bahasa indonesia", "indonesian indonesisch indonésien indonesio"],
  ["ca", "català", "catalan katalanisch catalán catalano"],
  ["eu", "euskara", "basque baskisch vasco euskera"],
  ["gl", "galego", "galician galizisch gallego"],
  ["bg", "български", "bulgarian bulgarisch bulgare búlgaro"],
  ["hr", "hrvatski", "croatian kroatisch croate croata"],
  ["sk", "slovenčina", "slovak slowakisch slovaque eslovaco"],
  ["sl", "slovenščina", "slovenian slovene slowenisch slovène"],
  ["cy", "cymraeg", "welsh walisisch gallois"],
  ["ga", "gaeilge", "irish irisch irlandais"],
];

export type Language = { code: string; own: string[]; names: string[] };

export const languages: readonly Language[] = table.map(([code, own, others]) => ({
  code,
  own: own.split("|"),
  names: others.split(" "),
}));

/** Words with which one asks for a page in another language, beside its name. */
export const askingWords = new Set(
  (
    "show me us read see view display open switch change set get give this the page article site website whole text it version " +
    "language translation in into to please i want would like rather prefer have your speak id we wed can could you it's may be better " +
    "kannst könntest du können könnten sie auf schalte schalten stellen ändern wechseln haben hätte hätten gern gerne ich wir möchte webseite website " +
    "mets mettez mettre mettes peux tu pouvez vous pourriez je voudrais veux voir svp s il te plaît vous plait du de afficher basculer bascule à " +
    "est ce que ponme muéstrame vedere " +
    "puedes podrías quiero quisiera poner ponga pasa pase cambiar la web favor por versión " +
    "metti metta mettere puoi potresti vorrei voglio cambiare mostrare sito per favore la il versione " +
    "coloca coloque põe ponha podes pode poderia quero queria site a o página mudar versão " +
    "kunt kun je u wil ik graag tonen zetten website site alsjeblieft alstublieft schakel over omzetten " +
    "przełącz ustaw proszę chcę witrynę " +
    "visa sidan på byt till kan du tack snälla ändra " +
    "переключите переключить покажите хочу пожалуйста сайт " +
    "zeig zeige mir die diese seite den artikel auf in bitte sprache lies wechsle stell stelle umstellen anzeigen ändere " +
    "affiche affichez montre montrez la le cette page article en site langue passe passez change changez version " +
    "muestra muestre muéstrame la esta página el artículo este sitio idioma cambia cambie a al pon ver " +
    "mostra mostrami mostre questa pagina questo articolo lingua cambia passa in esta artigo idioma muda mude para " +
    "toon laat zien deze pagina dit artikel het de taal in naar verander zet op " +
    "pokaż tę stronę artykuł po język zmień na w pokaz " +
    "покажи покажите открой открой эту страницу статью на язык языке смени сменить переключи по " +
    "bu sayfayı makaleyi göster dilini dili olarak"
  ).split(" "),
);
