import { isOrder } from "../grammar/clauses.ts";
import { maskQuotes, unmaskQuotes } from "../grammar/masked-quotes.ts";
import { sentenceFrames } from "../grammar/sentence-frames.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";
import { roleTable } from "../vocabulary/roles.ts";
import { withoutWhereabouts } from "../grammar/whereabouts.ts";
import { wishFrames } from "../grammar/wish-frames.ts";

/**
 * Plainer words for an order that says what it does, where or by what means in another order than the grammar reads:
 * “for the user Ada, click Like”, “close the window by clicking the cross”, “use the slider to select 14”. Likeliest
 * first; none where nothing can be said more plainly. The page decides which of them hold.
 */
export function plainerWordings(text: string): string[] {
  const { masked, pieces } = maskQuotes(
    withoutWhereabouts(withPlainKinds(text)).trim().replace(/\s+/gu, " ").replace(/[.!]$/u, ""),
  );
  let wordings = [masked];
  for (const frame of frames) wordings = wordings.flatMap((wording) => [...frame(wording), wording]);
  return [...new Set(wordings)]
    .map((wording) => restored(wording, pieces))
    .filter((wording) => wording !== text)
    .slice(0, mostWordings);
}

const mostWordings = 12;

/** “a "checkbox" widget”: what kind of control it is, whatever it is called. */
function withPlainKinds(text: string): string {
  return text.replace(
    /["“'‘]?([\p{L} -]+?)["”'’]? (?:widget|control|component)\b/gu,
    (said, kind: string) => {
      const { tokens } = tokenize(kind);
      return phraseAt(tokens, 0, roleTable)?.length === tokens.length ? kind : said;
    },
  );
}

/** What a quoted value is turned into when it is put back. */
const letterMark = / ?⟨(upper|lower)⟩/u;

function restored(wording: string, pieces: readonly string[]): string {
  const letters = letterMark.exec(wording)?.[1];
  return unmaskQuotes(wording.replace(letterMark, ""), pieces, (piece) => {
    if (letters === undefined) return piece;
    return letters === "upper" ? piece.toUpperCase() : piece.toLowerCase();
  });
}

type Frame = (wording: string) => string[];

const writing = /^(?:type|enter|write|put|input|insert|key in|paste)\b/iu;
const choosing = /^(?:select|choose|pick|set|drag|move)\b/iu;
const pressing = String.raw`(?:clicking|pressing|tapping|hitting|pushing|choosing|selecting|using)`;

/** “use the text box to enter Ada”, “using the slider, select 14”. */
const byMeans: Frame = (wording) => {
  const { means = "", order = "" } =
    /^(?:using|use|with|via|through|by using|by means of) (?<means>(?:the|this|that|your|a|an) [^,:]+?)(?:,| to|, and| and| in order to) (?<order>.+)$/iu.exec(
      wording,
    )?.groups ?? {};
  if (means === "" || !isOrder(order)) return [];
  if (writing.test(order)) return [`${order} into ${means}`, order];
  if (choosing.test(order)) return [`${order} with ${means}`, `${order} from ${means}`, order];
  return [`${order} in ${means}`];
};

const placedWithComma =
  /^(?<relation>for|on|in|under|within|inside|from|next to|beside|at|among|of) (?<place>[^,:]{1,80})[,:] (?:please )?(?<order>.+)$/iu;
/** “Under Light tick Shade”: the verb is plain without a comma, too. */
const placedWithout =
  /^(?<relation>[Uu]nder|[Ii]n|[Ww]ithin|[Ii]nside) (?<place>[^,:]{1,60}?),? (?<order>(?:tick|untick|check|uncheck|click|press|enter|type|select|choose|pick|set|fill|write|put|turn|switch|open) .+)$/u;

/** “for the user Ada, click Like”, “under Billing: open Details”. */
const placeFirst: Frame = (wording) => {
  const {
    relation = "",
    place = "",
    order = "",
  } = (placedWithComma.exec(wording) ?? placedWithout.exec(wording))?.groups ?? {};
  if (place === "" || isOrder(place) || !isOrder(order)) return [];
  const filled = /^(?<verb>fill(?: in| out)?|set|change) (?<field>.+?) (?<link>with|to) (?<value>.+)$/iu.exec(
    order,
  )?.groups;
  if (filled)
    return [`${filled["verb"]} ${filled["field"]} ${relation} ${place} ${filled["link"]} ${filled["value"]}`];
  const name = /^(?:the |a )?\p{L}+ (?<name>\S*\p{Lu}\S*.*|@\S+|‹\d+›)$/u.exec(place)?.groups?.["name"];
  return [
    `${order} ${relation.toLowerCase()} ${place}`,
    // What comes under a heading or the name of a group is in it.
    ...(/^under$/iu.test(relation) ? [`${order} in ${place}`] : []),
    ...(name === undefined ? [] : [`${order} for ${name}`, `${order} in the row of ${name}`]),
  ];
};

/** “close the window by clicking the cross”, “search for pans by pressing Enter”. */
const byPressing: Frame = (wording) => {
  const { order = "", what = "" } =
    new RegExp(String.raw`^(?<order>.+?),? by ${pressing}(?: on| at)? (?<what>.+)$`, "iu").exec(wording)
      ?.groups ?? {};
  if (order === "") return [];
  if (/^(?:the )?(?:enter|return)(?: key)?$/iu.test(what)) return [`${order} and press Enter`];
  if (writing.test(order) || /^(?:search|look|fill)\b/iu.test(order)) return [`${order} and click ${what}`];
  const object = /^\S+(?: up| out)? (?<object>.+)$/u.exec(order)?.groups?.["object"];
  // The cross of another window closes that one.
  const isNamed = closing.test(order) && object !== undefined && !anyWindow.test(object);
  return [
    ...(object === undefined ? [] : [`click ${what} in ${object}`]),
    ...(isNamed ? [] : [`click ${what}`]),
  ];
};

const closing = /^(?:close|dismiss|hide|shut|exit|get rid of)\b/iu;
const anyWindow =
  /^(?:it|(?:(?:the|this|that|an?) )?(?:open |modal )?(?:dialog(?:ue)?|window|pop-?up|box|modal|overlay|notice|message|alert|banner|page|menu|panel|tab)(?: ?box| window)?)$/iu;

/** “find the mail by Ada and click the star”: what is found is where the order is to be done. */
const findFirst: Frame = (wording) => {
  const { what = "", order = "" } =
    /^(?:find|locate|look for|look up|go to|search for) (?<what>.+?),? (?:and|then|and then|to) (?<order>.+)$/iu.exec(
      wording,
    )?.groups ?? {};
  if (what === "" || !isOrder(order)) return [];
  const pronoun = /^(?<verb>(?:\S+ ){1,2}?)(?:it|this|that|on it|on that|that one)$/iu.exec(order)?.groups?.[
    "verb"
  ];
  if (pronoun !== undefined) return [`${pronoun}${what}`];
  const name =
    /^(?:the |a |an )?\S+ (?:by|from|of|named|called|with|about|for|to|saying|titled) (?<name>.+)$/iu.exec(
      what,
    )?.groups?.["name"];
  return [
    ...(name === undefined ? [] : [`${order} for ${name}`, `${order} in the row of ${name}`]),
    `${order} for ${what}`,
    `${order} in ${what}`,
  ];
};

/** “click on the plant named Cato”: of what kind it is says nothing that its name does not. */
const namedSo: Frame = (wording) => {
  const {
    order = "",
    kind = "",
    name,
  } = /^(?<order>(?:click|press|tap|select|choose|open|pick)(?: on)?) (?:the|an?) (?<kind>\p{L}+(?: \p{L}+)?) (?:named|called|labell?ed|titled|with the name) (?<name>.+)$/iu.exec(
    wording,
  )?.groups ?? {};
  const { tokens } = tokenize(kind);
  const isKindOfControl = tokens.some((_, at) => phraseAt(tokens, at, roleTable) !== undefined);
  return name === undefined || isKindOfControl ? [] : [`${order} ${name}`];
};

/** “click the bin to delete it”, “press Send when you are done”: what it is for changes nothing. */
const withoutAim: Frame = (wording) => {
  const shorter = wording
    .replace(/,? (?:in order )?to \p{L}+ (?:it|them|this|that)(?: (?:up|down|away|off|out))?$/iu, "")
    .replace(
      /,? (?:when|once|after|as soon as) (?:(?:you are|you're|you have|i am|i'm|(?:all|it|everything) is|(?:both|all|they) are) )?(?:done|finished|ready|complete|completed|set|filled(?: in)?|chosen)$/iu,
      "",
    )
    .replace(/,? (?:and nothing else|nothing else|as (?:fast|quickly|soon) as (?:you can|possible))$/iu, "")
    .replace(/ (?:on|of) (?:the|this) (?:page|screen)$/iu, "")
    .replace(/ (?:using|with|via|through|from|in) the bread ?crumbs?(?: trail| navigation)?$/iu, "")
    .replace(/ (?:below|above|provided|given|shown|displayed)$/iu, "");
  return shorter === wording ? [] : [shorter];
};

/** “type Ada in capital letters”: the letters are those of the value. */
const letterCase: Frame = (wording) => {
  const {
    before = "",
    which = "",
    after = "",
  } = /^(?<before>.*?),? (?:in|using|with) (?:all )?(?<which>upper|lower|capital|small|caps|capitals)(?:[ -]?case)?(?: letters| characters)?\b(?<after>.*)$/iu.exec(
    wording,
  )?.groups ?? {};
  if (before === "" || !/^(?:type|enter|write|put|input|insert|fill)\b/iu.test(before)) return [];
  return [`${before} ⟨${/^(?:lower|small)/iu.test(which) ? "lower" : "upper"}⟩${after}`];
};

/** “select 14 with the spinner”, “choose 03/15/2027 as the date”: fields are set. */
const chosenValue: Frame = (wording) => {
  const { value = "", field = "" } =
    /^(?:select|choose|pick) (?<value>‹\d+›|[-+]?\d[\d.,:/-]*(?: ?[ap]\.?m\.?)?) (?:with|using|as|for|on|in|from) (?<field>.+)$/iu.exec(
      wording,
    )?.groups ?? {};
  return value === "" ? [] : [`set ${field} to ${value}`];
};

/** “the green coloured box”. */
const plainColours: Frame = (wording) => {
  const plainer = wording.replace(/\b(\p{L}+)[- ]colou?red\b/giu, "$1");
  return plainer === wording ? [] : [plainer];
};

const frames: Frame[] = [
  withoutAim,
  namedSo,
  byMeans,
  placeFirst,
  byPressing,
  findFirst,
  letterCase,
  chosenValue,
  plainColours,
  ...sentenceFrames,
  ...wishFrames,
];
