/** What is to be done with something that is told by where it stands. */
export type Placed = {
  verb: "click" | "check" | "uncheck" | "toggle" | "choose" | "hover" | "fill";
  what: string;
  /** What is to be written there. */
  value?: string;
};

const courtesy = /^(?:(?:please|now|then|and|ok|okay|can you|could you|would you|will you|just)[, ]+)*/iu;
const ending = /(?:,? (?:please|thanks|thank you|for me|now|then|there|too))*[.!\s]*$/iu;
const verbs: [Placed["verb"], RegExp][] = [
  [
    "hover",
    /^(?:hover(?: over)?|move the (?:mouse|pointer) (?:over|onto|to)|point (?:at|to)) (?=(?:the|that)\b)/iu,
  ],
  ["choose", /^(?:switch|change)(?: over)? to (?=the\b)/iu],
  [
    "click",
    /^(?:click|press|tap|hit|push|use|open|follow|activate|go to|play|show|view|look at)(?: on)? (?=(?:the|that|what|whatever)\b)/iu,
  ],
  ["toggle", /^(?:flip|toggle|switch over|flick) (?=the\b)/iu],
  ["check", /^(?:tick|check|switch on|turn on|enable) (?=the\b)/iu],
  ["uncheck", /^(?:untick|uncheck|switch off|turn off|disable) (?=the\b)/iu],
  ["choose", /^(?:choose|select|pick|take|grab|get|i(?:['’]d like| want|['’]ll take)) (?=the\b)/iu],
];
const pressing = /^(?:click|press|tap|hit|push)(?: on)? /iu;
const unsure =
  /\?|["“”]|\b(?:not|n['’]t|if|unless|or|either|except|but|instead|all|every|each|both|whether|then)\b|n['’]t\b/iu;
const pressIt = "(?:click|press|tap|hit|push|choose|select|open|take) (?:it|that|that one)$";
const behind = new RegExp(`,? (?:and )?${pressIt}`, "iu");
/** “what's beside Frank it? press that” */
const asking = new RegExp(`\\? (?=(?:then |now )?${pressIt})`, "iu");
/** “the icon beside "Frank it"” */
const quotedEnd = new RegExp(
  String.raw`(?<=\b(?:of|next to|beside|alongside|below|under|beneath|above|over|after|before) (?:the )?)["“](?<name>[^"“”]+)["”](?=$|, ${pressIt})`,
  "iu",
);

/** “press the button below Zoom out”, “the collar between Kent and Button-down”, “the one left of it, press it”. */
export function readPlaced(instruction: string): Placed | undefined {
  const said = instruction
    .trim()
    .replace(courtesy, "")
    .replace(ending, "")
    .replace(asking, ", ")
    .replace(quotedEnd, "$<name>");
  if (said.length > 140 || unsure.test(said)) return undefined;
  for (const [verb, form] of verbs) {
    if (form.test(said)) return { verb, what: said.replace(form, "") };
  }
  // What a control is called may be said as it is written: “Map next to …”.
  const label = said.replace(pressing, "");
  if (label !== said && /^\p{Lu}/u.test(label)) return { verb: "click", what: label };
  const what = said.replace(behind, "");
  return /^(?:the|that|what|whatever)\b/iu.test(what)
    ? { verb: what === said ? "choose" : "click", what }
    : undefined;
}

const filling =
  /^(?:type|enter|write|put|fill in|input) (?<value>.{1,60}?) (?:in|into) (?<what>the (?:(?:empty|small|little|next) )?(?:box|field|input|text ?box|cell|blank) .+)$/iu;

/** “write Moira Tait into the field right of Membership no.” */
export function readFilled(instruction: string): Placed | undefined {
  const said = instruction.trim().replace(courtesy, "").replace(ending, "");
  const { value = "", what = "" } = filling.exec(said)?.groups ?? {};
  if (value === "" || said.length > 140 || unsure.test(what)) return undefined;
  return { verb: "fill", what, value: value.replace(/^["“'‘](.+)["”'’]$/u, "$1") };
}
