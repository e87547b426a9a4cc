import { isOrder } from "./clauses.ts";

type Frame = (wording: string) => string[];

const place =
  "(?:the |a )?(?:(?:right |correct )?(?:place|page|part|section|screen|spot|bit|area|tab|form|settings?) )?(?:where|in which|on which)";
const wayTo = [
  String.raw`(?:take|bring|get|lead|send|direct|guide|show|point) (?:me|us)(?: to)? ${place} (?:i|we|you|one) (?:can|could|may|might|get to|would|have to|need to)`,
  String.raw`(?:take|bring|get|go|navigate|jump|lead|show)(?: me| us)?(?: to)? (?:where|how) to`,
  String.raw`(?:tell|show) me how (?:i can|i|to|you|one can)`,
  String.raw`(?:where|how) (?:can|could|do|would|may|should|must) (?:i|we|you|one)`,
  String.raw`(?:i|we) (?:want|need|would like|'d like|wish) to (?:go|get) (?:to )?${place} (?:i|we) can`,
  String.raw`(?:i|we)(?: am|'m| are|'re)? (?:looking for|searching for|need|want) (?:a|the|some) (?:way|place|option|button|link) to`,
  String.raw`is (?:it possible|there (?:a|any) (?:way|option|possibility)) (?:for me )?to`,
].join("|");
const led = new RegExp(String.raw`^(?:${wayTo}) (?<order>[^?]+)\??$`, "iu");
/** What cannot be taken back is not done where only the way to it was asked for. */
const grave =
  /^(?:delete|remove|cancel|close|end|leave|quit|terminate|pay|buy|order|send|submit|transfer|unsubscribe|erase|reset)\b/iu;

/** “take me to where I can change my password”, “how do I change the language?”: what is done there is called so. */
const wayThere: Frame = (wording) => {
  const order = led.exec(wording)?.groups?.["order"] ?? "";
  return order === "" || grave.test(order) ? [] : [order, `click ${order}`];
};

const wanted =
  /^(?:(?:i|we)(?: only| just| really)? (?:need|want|would like|'d like|would love|'d love|would prefer|prefer|'d prefer|would rather have)|i'd (?:only |just )?(?:like|love|prefer|rather have)|(?:can|could|may) i (?:have|get|see)|(?:give|get|fetch|bring|hand|pass)(?: me| us)?|(?:i am|i'm|we are|we're) looking for) (?<what>(?!to |not |you |it\b)[^?]+)\??$/iu;

/** “I need my invoices”, “fetch me the bill of 2 May”. */
const thingWanted: Frame = (wording) => {
  const what = wanted.exec(wording)?.groups?.["what"] ?? "";
  // “I need a car with a child seat” is told of the car, and names nothing that could be opened.
  if (what === "" || isOrder(what) || /^(?:an?|some|any) .* (?:with|that|which|for)\b/iu.test(what))
    return [];
  const isFetched = /^(?:fetch|get|give|bring|hand|pass)\b/iu.test(wording);
  return [...(isFetched ? [`download ${what}`] : []), `open ${what}`];
};

/** “I only want to see what's on at the Old Mill”, “show me only the ones that are overdue”. */
const onlySeen: Frame = (wording) => {
  const what =
    /^(?:(?:i|we) (?:only|just) (?:want|need|would like|'d like) (?:to see|to have|to look at|to be shown)?|(?:i|we) (?:want|need|would like|'d like) (?:to see )?(?:only|just)|i'd (?:only )?like to (?:only )?see (?:only )?|(?:only|just) show(?: me)?|show(?: me)? (?:only|just|nothing but)|limit (?:it|them|this|the \p{L}+) to|narrow (?:it|them|this|the \p{L}+)(?: down)? to) (?<what>[^?]+)$/iu.exec(
      wording,
    )?.groups?.["what"];
  if (what === undefined || /\b(?:and|then)\b/iu.test(what)) return [];
  // The very name of what filters, and no part of another's.
  const plain = what
    .trim()
    .replace(
      /^(?:what(?:'s| is)(?: on)?|the ones?|those|things|everything|the \p{Ll}+|\p{Ll}+s) (?:that (?:is|are)|which (?:is|are)|from|at|in|of|with|on|by|that)\b ?/iu,
      "",
    )
    .replace(/^(?:on|at|in|the) (?:at |the )?/iu, "");
  return [`show only ${what.trim()}`, `filter by ${plain}`, plain];
};

const unseen =
  /^(?:(?:i|we) (?:can't|cannot|can not|can hardly|don't|do not|couldn't|could not)(?: really| even)? (?:see|find|make out) (?:any |the |my |any of the )?(?<what>.+?)(?: anywhere| any ?more| here)?|(?:the |my )?(?<gone>.+?) (?:is|are)(?:n't| not) (?:shown|visible|displayed))$/iu;

/** “I can't see the spaces”. */
const shownInstead: Frame = (wording) => {
  const { what, gone } = unseen.exec(wording)?.groups ?? {};
  const missing = what ?? gone;
  return missing === undefined ? [] : [`show ${missing}`];
};

const unwanted =
  /^(?:(?:i|we)(?: really)? (?:don't|do not|no longer|never) (?:want|need|like|wish|care)(?: to)? (?:see|be shown|look at|have to see)|(?:don't|do not|never|stop) (?:show(?:ing)?|display(?:ing)?)(?: me| us)?|(?:i'd|i would) (?:rather|prefer) not (?:to )?(?:see|be shown)|no need to (?:see|show me)) (?<what>.+?)(?: any ?more| any longer| please)?$/iu;

/** “I don't want to see the tools that are on loan”. */
const hiddenThen: Frame = (wording) => {
  const what = unwanted.exec(wording)?.groups?.["what"];
  return what === undefined ? [] : [`hide ${what}`];
};

const states: Record<string, [on: string, off: string]> = {
  ticked: ["tick", "untick"],
  checked: ["check", "uncheck"],
  selected: ["select", "untick"],
  on: ["turn on", "turn off"],
  off: ["turn off", "turn on"],
  enabled: ["enable", "disable"],
  disabled: ["disable", "enable"],
  hidden: ["hide", "show"],
  shown: ["show", "hide"],
  visible: ["show", "hide"],
};
const stateSaid = new RegExp(
  String.raw`^(?<what>(?!(?:if|when|what|which|how|why|who|make|is|are)\b).+?) (?<should>(?:should|must|shall|ought to|needs to|need to|has to|have to)(?: not|n't)?|shouldn't|mustn't|(?:isn't|is not|aren't) (?:supposed|meant) to) (?:be |stay |remain )?(?:switched |turned )?(?<state>${Object.keys(states).join("|")})$`,
  "iu",
);

/** “the walking boots shouldn't be ticked”, “the sound should be off”. */
const stateWanted: Frame = (wording) => {
  const { what = "", should = "", state = "" } = stateSaid.exec(wording)?.groups ?? {};
  const [on = "", off = ""] = states[state.toLowerCase()] ?? [];
  return on === "" ? [] : [`${/n't|not/iu.test(should) ? off : on} ${what}`];
};

const secret = [
  /^(?:nobody|no one|noone)(?: else)? (?:should|must|may|can|needs to|has to|shall)(?: be able to)? (?:see|know|view|read|look at) (?<what>.+)$/iu,
  /^(?:i|we)(?: really)? (?:don't|do not) want (?:anyone|anybody|people|others|strangers|everyone|everybody|other people)(?: else)? to (?:see|know|view|read|look at) (?<what>.+)$/iu,
  /^(?<what>(?:my|our) .+?) (?:is|are) (?:nobody['’]s|no one['’]s|none of (?:your|their|anyone['’]s|anybody['’]s)) business$/iu,
  /^keep (?<what>(?:my|our) .+?) (?:private|secret|to (?:my|our)sel(?:f|ves)|hidden)$/iu,
];

/** “nobody should see my phone number”. */
const keptSecret: Frame = (wording) => {
  const what = secret.map((form) => form.exec(wording)?.groups?.["what"]).find((one) => one !== undefined);
  return what === undefined || /\b(?:if|unless|but|except|and|or)\b/iu.test(what) ? [] : [`hide ${what}`];
};

/** “people should be able to find me by search”, where a box says “Let people find me by search”. */
const permitted: Frame = (wording) => {
  const { who = "", order = "" } =
    /^(?<who>people|others|everyone|everybody|anyone|anybody|visitors|users|members|friends|guests|customers|readers|staff)(?: else)? (?:should|must|may|can|shall)(?: be (?:able|allowed) to)? (?<order>[^,;?]+)$/iu.exec(
      wording,
    )?.groups ?? {};
  return order === "" || /^(?:not|be|have)\b/iu.test(order)
    ? []
    : [`let ${who} ${order}`, `allow ${who} to ${order}`];
};

const editing =
  /^(?:change|update|modify|amend|correct|alter|fix|edit|replace|renew) (?:the |my |your |our )?(?<what>(?!(?:.* )?(?:to|from|with|into|by|for|in|on|off|as|it|them|and|:)\b)[^:]+)$/iu;

/** “change my bank account”, where its row has a link “Edit”. */
const edited: Frame = (wording) => {
  const what = editing.exec(wording)?.groups?.["what"];
  return what === undefined ? [] : ["Edit", "Change", "Update"].map((name) => `click ${name} for ${what}`);
};

/** Wishes, questions for the way and states that are to be, as the orders that they come to. */
export const wishFrames: Frame[] = [
  wayThere,
  onlySeen,
  thingWanted,
  shownInstead,
  hiddenThen,
  stateWanted,
  keptSecret,
  permitted,
  edited,
];
