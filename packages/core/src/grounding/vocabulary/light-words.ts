import { phraseTable } from "../matching/tokens.ts";

/** Words that say nothing about which element is meant. */
export const stopWords = new Set(
  (
    "a an the this that these those it its he she they them his her their hers theirs i id im ive me my mine we us our ours you your yours " +
    "is are was were be been being am do does did doing has have had having will would shall should ought can could may might must " +
    "and or but so then than as at by for from in into inside within of off on onto out over to up with via per about " +
    "please kindly thanks thank pls just also too now here there again still only really very quite simply " +
    "if when while because since which who whom whose what whats whos wheres where how why lets let let's some any each own same such " +
    "re ll ve dont must " +
    // The same in German, French and Spanish, as far as they mean nothing else in English.
    "der das dem den des ein eine einen einem einer und auf um mit zum zur bitte mir ich wir mochte mochten le les une du sur je " +
    "veux voudrais vous plait el los las una en por favor quiero"
  ).split(" "),
);

/** Words that may be missing on the page without a doubt about what is meant: how people ask, and what things are made of. */
export const lightWords = new Set(
  (
    "want wants wanted need needs needed wish love rather prefer got get gets getting give gives go goes going come comes make makes " +
    "take takes took use using look see show try keep one ones thing things something anything everything stuff way part place page site website screen app " +
    "button called named labelled labeled titled saying reads word words text label name little bit " +
    "bring find tell know think sure right okay ok next-to already instead first-thing first-of-all ahead straight immediately directly quickly later today's " +
    "euro euros eur pounds pound dollars dollar usd gbp percent " +
    "mine right-hand hand side corner top-of someone somebody anyone anybody whoever"
  ).split(" "),
);

/** What class names say of how a thing is made, and not of what it is for. */
export const iconWords = new Set(
  (
    "btn button icon icons ico glyph img image svg link tool tools ctl ctrl control controls item nav fas far fab fal css mdi " +
    "material symbols symbol outlined rounded small large medium round primary secondary ghost danger act action wrap inner box sprite"
  ).split(" "),
);

/** What single things of many are called: said of one of them, the page need not call it so. */
export const itemNouns = new Set(
  (
    "item entry record row line element product article article's book song track album photo picture image file document folder card listing flat house " +
    "issue ticket task post thread story video film movie episode lesson course chapter pupil student patient customer client guest member user " +
    "mail email message letter conversation order invoice bill payment transaction booking reservation appointment event meeting trip journey train bus tram flight connection " +
    "project run job service server branch release version recipe hotel room seat table dish meal player game game's option choice field box list section panel window filter " +
    "channel playlist scene station workspace device sensor sign symbol question answer comment review reply result hit offer"
  ).split(" "),
);

/** What the words ask to be done, as far as that decides the method. */
export type Act =
  | "press"
  | "open"
  | "write"
  | "choose"
  | "on"
  | "off"
  | "hover"
  | "doubleClick"
  | "rightClick";

/** What says that a thing was named before. */
export const pointingBack = new Set(["it", "that", "this", "them", "these", "those", "one", "there"]);

const acts: Record<Act, string[]> = {
  press: [
    "click",
    "click on",
    "press",
    "press on",
    "tap",
    "tap on",
    "hit",
    "push",
    "use",
    "activate",
    "trigger",
    "klick",
    "klicke",
    "klicke auf",
    "drück",
    "drücke",
    "drücke auf",
    "tippe auf",
    "clique sur",
    "cliquez",
    "cliquez sur",
    "cliquer sur",
    "appuie sur",
    "appuyez sur",
    "haz clic en",
    "pulsa",
    "pulsa en",
    "нажми",
    "нажмите",
    "нажми на",
    "нажмите на",
  ],
  open: [
    "öffne",
    "zeig",
    "zeige",
    "zeig mir",
    "zeige mir",
    "ouvre",
    "ouvrez",
    "affiche",
    "affichez",
    "montre",
    "montrez",
    "abre",
    "abra",
    "muestra",
    "открой",
    "откройте",
    "покажи",
    "покажите",
    "open",
    "open up",
    "view",
    "show",
    "show me",
    "go to",
    "go into",
    "take me to",
    "bring me to",
    "bring up",
    "pull up",
    "visit",
    "see",
    "read",
    "look at",
    "look into",
    "jump to",
    "head to",
    "follow the link",
    "follow that link",
    "follow the link to",
    "get to",
    "let me see",
    "check out",
    "display",
    "enter",
  ],
  write: [
    "eingeben",
    "saisis",
    "saisissez",
    "escribe",
    "введи",
    "введите",
    "type",
    "type in",
    "enter",
    "fill",
    "fill in",
    "fill out",
    "write",
    "write down",
    "put",
    "put in",
    "put down",
    "set",
    "change",
    "input",
    "insert",
    "make",
    "name it",
    "call it",
    "adjust",
    "raise",
    "lower",
    "update",
    "paste",
    "key in",
    "note",
    "note down",
    "say",
    "give",
    "specify",
    "rename",
  ],
  choose: [
    "wähle",
    "wählen",
    "choisis",
    "choisissez",
    "sélectionnez",
    "elige",
    "selecciona",
    "выбери",
    "выберите",
    "choose",
    "select",
    "pick",
    "pick out",
    "set",
    "change",
    "switch",
    "switch to",
    "change to",
    "take",
    "use",
    "go for",
    "go with",
    "opt for",
    "make",
    "show",
    "only show",
    "show only",
  ],
  on: [
    "ankreuzen",
    "kreuze an",
    "aktiviere",
    "coche",
    "cochez",
    "marca",
    "turn on",
    "switch on",
    "enable",
    "activate",
    "tick",
    "tick off",
    "check",
    "check off",
    "mark",
    "include",
    "allow",
    "agree",
    "agree to",
    "accept",
    "select",
    "choose",
    "pick",
    "turn",
    "switch",
    "toggle",
    "set",
  ],
  off: [
    "turn off",
    "switch off",
    "disable",
    "deactivate",
    "untick",
    "uncheck",
    "unmark",
    "deselect",
    "unselect",
    "exclude",
    "don't",
    "do not",
    "dont",
    "no",
    "not",
    "without",
    "no longer",
    "never",
  ],
  hover: ["hover", "hover over", "hover on", "move the mouse over", "point at", "mouse over"],
  doubleClick: [
    "double click",
    "double-click",
    "doubleclick",
    "double click on",
    "double-click on",
    "double tap",
  ],
  rightClick: ["right click", "right-click", "rightclick", "right click on", "right-click on"],
};

/** Words for acts; a phrase may stand for several. */
export const actTable = phraseTable<readonly Act[]>(
  [...new Set(Object.values(acts).flat())].map((phrase) => [
    phrase,
    (Object.keys(acts) as Act[]).filter((act) => acts[act].includes(phrase)),
  ]),
);

/** What joins a field and its value. */
export const linkingWords = new Set([
  "to",
  "with",
  "is",
  "as",
  "at",
  ":",
  "=",
  "of",
  "into",
  "in",
  "for",
  "are",
  "be",
]);

/** What is said after these is not what is meant. */
export const contrastTable = phraseTable(
  ["instead of", "rather than", "other than", "as opposed to"].map((phrase) => [phrase, true] as const),
);
