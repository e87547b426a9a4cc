import { onlyLookWords } from "../matching/looks.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";
import { roleTable } from "../vocabulary/roles.ts";

type Frame = (wording: string) => string[];

const ordinalWords = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

/** “the third of the three fields” is the third field; “text field number 1” the first text field. */
const counted: Frame = (wording) => {
  const plainer = wording
    .replace(
      /\bthe (?<place>\p{L}+) (?:one )?(?:of|out of) the (?:\p{L}+ )?(?<kind>fields|boxes|buttons|links|inputs|tabs|images|pictures|rows|cards|text fields|text boxes|checkboxes)\b/giu,
      (_, place: string, kind: string) => `the ${place} ${kind.replace(/(?<=x)es$|s$/iu, "")}`,
    )
    .replace(
      /\b(?:the )?(?<kind>\p{L}+(?: \p{L}+)?) (?:number|no\.?|#) ?(?<at>\d{1,2})\b/giu,
      (said, kind: string, at: string) => {
        const { tokens } = tokenize(kind);
        const isKind = phraseAt(tokens, 0, roleTable)?.length === tokens.length;
        const place = ordinalWords[Number(at)];
        return isKind && place ? `the ${place} ${kind}` : said;
      },
    );
  const numbered = wording.replace(
    /\b(?<kind>tab|section|part|page|panel|step) (?:number|no\.?) ?(?<at>\d{1,2})\b/giu,
    "$<kind> $<at>",
  );
  return [plainer, numbered].filter((one) => one !== wording);
};

const passive: Record<string, string> = {
  clicked: "click",
  pressed: "press",
  ticked: "tick",
  checked: "check",
  unticked: "untick",
  unchecked: "uncheck",
  opened: "open",
  closed: "close",
  selected: "select",
  chosen: "choose",
};

/** “I need the Close valve button clicked”, “the Print link is to be opened”. */
const wished: Frame = (wording) => {
  const { what = "", deed = "" } =
    /^(?:(?:i|we) (?:need|want|would like|'d like) )?(?<what>.+?)(?: (?:is to be|must be|should be|has to be|needs to be|to be))? (?<deed>\p{L}+ed|chosen)$/iu.exec(
      wording,
    )?.groups ?? {};
  const verb = passive[deed.toLowerCase()];
  const isWish = /^(?:i|we) /iu.test(wording) || / (?:to be|must be|should be) \p{L}+$/iu.test(wording);
  return verb === undefined || !isWish ? [] : [`${verb} ${what}`];
};

/** “choose the town Derry from the suggestions”: the field is named before the entry. */
const suggested: Frame = (wording) => {
  const { field = "", value = "" } =
    /^(?:[Cc]hoose|[Ss]elect|[Pp]ick|[Tt]ake) the (?<field>\p{Ll}[\p{Ll} ]{1,30}) (?<value>‹\d+›|\p{Lu}\S*(?: \p{Lu}\S*)*) (?:from|in|out of|among) the (?:suggestions|list|options|proposals|suggested \p{Ll}+|drop ?down(?: list)?)$/u.exec(
      wording,
    )?.groups ?? {};
  return field === "" ? [] : [`select ${value} from ${field}`];
};

/** “In the editor, …” aside: “Fill in the steps: what: Large parcel” names a field after the lead. */
const led: Frame = (wording) => {
  const rest =
    /^(?:fill (?:in|out)|complete|enter)(?: (?:the|this|your|my) \p{L}+(?: form)?)?(?: (?:with|as follows|using))?: (?<rest>.+)$/iu.exec(
      wording,
    )?.groups?.["rest"];
  return rest === undefined ? [] : [rest, `fill ${rest}`];
};

/** “in the row of Choir.wav, use the three dots”. */
const dots: Frame = (wording) => {
  const thing =
    /^(?:in|on|for) the (?:row|entry|line|card|item) (?:of|for) (?<thing>[^,]+),? (?:use|open|click|press)(?: on)? the (?:three dots|dots|ellipsis|menu)$/iu.exec(
      wording,
    )?.groups?.["thing"];
  return thing === undefined ? [] : [`open the menu of ${thing}`];
};

/** “the photo at the very end of the strip” is the last one. */
const atAnEnd: Frame = (wording) => {
  const {
    order = "",
    noun = "",
    end = "",
    whole = "",
  } = /^(?<order>.+?) (?:the )?(?<noun>\p{L}+) at the (?:very )?(?<end>end|beginning|start|top|bottom) of (?<whole>.+)$/iu.exec(
    wording,
  )?.groups ?? {};
  if (order === "" || !/^\p{L}+$/u.test(order.split(" ").at(-1) ?? "")) return [];
  const place = /^(?:end|bottom)$/iu.test(end) ? "last" : "first";
  return [`${order} the ${place} ${noun} in ${whole}`, `${order} the ${place} ${noun}`];
};

/** “enter a bid of 349 in the row of Brass kettle”: what it is of is the value. */
const amountOf: Frame = (wording) => {
  const {
    field = "",
    value = "",
    place = "",
  } = /^(?:enter|type|put|set|make|place|write|fill in) (?:an?|the) (?<field>\p{L}+) of (?<value>[€$£]?\d[\d.,]*|‹\d+›)(?<place> (?:in|for|on|into) .+)?$/iu.exec(
    wording,
  )?.groups ?? {};
  return field === "" ? [] : [`set the ${field}${place} to ${value}`];
};

/** “replace the public note by "Bring baskets"”: what a field holds. */
const replaced: Frame = (wording) => {
  const { field = "", value = "" } =
    /^(?:replace|overwrite|exchange) (?:(?:what is|the (?:text|content|contents|value)) (?:in|of) )?(?<field>(?:the|my) [^,]+?) (?:by|with) (?<value>‹\d+›)$/iu.exec(
      wording,
    )?.groups ?? {};
  return field === "" ? [] : [`fill ${field} with ${value}`];
};

/** “submit with the Book button”, “search using the Go button”. */
const endedWith: Frame = (wording) => {
  const name =
    /^(?:submit|confirm|finish|save|send|end|search|go on|continue|conclude)(?: (?:it|this|that|everything|(?:the|your|my) (?:form|order|booking|request|search)))? (?:with|using|via|through|by (?:clicking|pressing|tapping)(?: on)?) the (?<name>[^,;]+?) button$/iu.exec(
      wording,
    )?.groups?.["name"];
  return name === undefined ? [] : [`click the ${name} button`];
};

/** “take Coffee out of the cone”. */
const takeOut: Frame = (wording) => {
  const { what = "", whole = "" } =
    /^take (?<what>.+?) (?:out of|off|away from|out from) (?<whole>.+)$/iu.exec(wording)?.groups ?? {};
  return what === "" ? [] : [`remove ${what} from ${whole}`, `remove ${what}`];
};

/** “turn everything off except the mail”, “switch renewal on for both”: the particle next to its verb. */
const particleFirst: Frame = (wording) => {
  const {
    verb = "",
    what = "",
    particle = "",
    rest = "",
  } = /^(?<verb>turn|switch) (?<what>(?!on\b|off\b).+?) (?<particle>on|off) (?<rest>(?:except|but|apart|other than|for|in|at|under|of) .+)$/iu.exec(
    wording,
  )?.groups ?? {};
  return verb === "" ? [] : [`${verb} ${particle} ${what} ${rest}`];
};

/** “tick all but the anchor in question 2”: the place is that of all of them. */
const placeOfAll: Frame = (wording) => {
  const {
    verb = "",
    without = "",
    place = "",
  } = /^(?<verb>\p{L}+) (?:all|everything|every one|each one) (?:but|except(?: for)?|apart from|other than) (?<without>[^,]+?) (?:in|under) (?<place>[^,]+)$/iu.exec(
    wording,
  )?.groups ?? {};
  return verb === "" ? [] : [`${verb} everything in ${place} except ${without}`];
};

/** “get rid of the message”, “take away the filter”, “do away with the last row”. */
const riddance: Frame = (wording) => {
  const what =
    /^(?:get rid of|do away with|take away|rid me of|dispose of|throw (?:out|away)|clear away) (?<what>.+)$/iu.exec(
      wording,
    )?.groups?.["what"] ??
    /^(?:take|throw|clear) (?<what>(?:the|this|that|my|all|every) .+?) (?:away|out)$/iu.exec(wording)
      ?.groups?.["what"];
  if (what === undefined) return [];
  return fading.test(what) ? [`close ${what}`, `dismiss ${what}`] : [`remove ${what}`, `delete ${what}`];
};
/** What comes up by itself, and is closed. */
const fading =
  /\b(?:message|notice|notification|banner|pop-?up|pop up|toast|hint|tip|alert|warning|overlay|dialog|dialogue|window|bar|cookie thing)\b/iu;

/** “the shape that is a small red triangle”, “the circle which is red”: what follows is said of it. */
const described: Frame = (wording) => {
  const {
    order = "",
    noun = "",
    what = "",
  } = /^(?<order>.+? (?:the|an?|one)) (?<noun>[^,]+?),? (?:that|which) (?:is|are|looks?) (?:an? |the |coloured |colored )?(?<what>[^,]+)$/iu.exec(
    wording,
  )?.groups ?? {};
  if (what === "" || onlyLookWords(what) === undefined) return [];
  return /^(?:shape|figure|form|item|thing|element|object|one)$/iu.test(noun)
    ? [`${order} ${what}`, `${order} ${what} ${noun}`]
    : [`${order} ${what.replaceAll(/,? and /giu, " ")} ${noun}`];
};

/** “the "y" in the drawing”: a picture without a name is the page's only one. */
const inPicture: Frame = (wording) => {
  const shorter = wording.replace(
    / (?:in|on|from|within|inside) (?:the|this) (?:drawing|picture|image|figure|graphic|illustration|canvas|sketch|diagram)$/iu,
    "",
  );
  return shorter === wording ? [] : [shorter];
};

/** “filter by status Offline”, “filter by the Bristol warehouse”: a list and what it is set to. */
const filtered: Frame = (wording) => {
  const what =
    /^(?:filter|narrow)(?: (?:it|them|this|the \p{L}+))?(?: down)? (?:by|to|on) (?:the |only )?(?<what>.+)$/iu.exec(
      wording,
    )?.groups?.["what"];
  if (what === undefined) return [];
  const [first = "", ...rest] = what.split(" ");
  const [last = "", ...before] = what.split(" ").toReversed();
  if (rest.length === 0) return [`choose ${what}`];
  return [
    `set ${first} to ${rest.join(" ")}`,
    `set ${last} to ${before.toReversed().join(" ")}`,
    `choose ${what}`,
  ];
};

/** “set the price from 10 to 25”: the two ends of a range have a field each. */
const range: Frame = (wording) => {
  const {
    what = "",
    from = "",
    to = "",
  } = /^(?:set|change|fill(?: in)?|enter|put|limit|filter)(?: by)? (?:the )?(?<what>[\p{L} ]{2,30}?)(?: to)? (?:from|between) (?<from>[€$£]?\d[\d.,]*) (?:to|and|until|up to) (?<to>[€$£]?\d[\d.,]*)$/iu.exec(
    wording,
  )?.groups ?? {};
  if (what === "") return [];
  return [
    [`from in the ${what}`, `to in the ${what}`],
    [`${what} from`, `${what} to`],
    [`minimum ${what}`, `maximum ${what}`],
    [`least ${what}`, `greatest ${what}`],
  ].map(([low, high]) => `set ${low} to ${from} and ${high} to ${to}`);
};

/** “go all the way to the bottom”, “jump to the end of the list”, “bring the map into view”: what moves is the page. */
const scrolled: Frame = (wording) => {
  const way =
    /^(?:(?:go|jump|get|head|keep going|(?:take|bring|get) me)(?: on)? )?(?<way>(?:(?:all the way|right|straight|back|further|a (?:little )?(?:bit|little)(?: further)?) )*(?:(?:down|up)(?: (?:the|this) page| a (?:little )?bit| a little| further)?|to the (?:very )?(?:(?:bottom|top|foot)(?: of .+)?|(?:end|beginning|start) of .+)))$/iu.exec(
      wording,
    )?.groups?.["way"];
  if (way !== undefined) return [`scroll ${way}`];
  const what =
    /^(?:bring|get|move|pull|put|make) (?<what>.+?) (?:back )?(?:(?:in|into) (?:view|sight)|visible)$/iu.exec(
      wording,
    )?.groups?.["what"];
  return what === undefined ? [] : [`scroll to ${what}`];
};

/** “go to page 7”, where a page has a field for its number. */
const turnedTo: Frame = (wording) => {
  const page =
    /^(?:go|jump|skip|turn|scroll|move|flip|navigate|take me|bring me) (?:back |forward |on |ahead |down |up |straight )*to (?:the )?page (?:number |no\.? ?)?(?<page>\d{1,4})$/iu.exec(
      wording,
    )?.groups?.["page"];
  return page === undefined
    ? []
    : ["page number", "page", "current page"].map(
        (field) => `type ${page} into the ${field} field and press Enter`,
      );
};

/** “unsubscribe me from the newsletter”: the box that asks for it is unticked. */
const optedOut: Frame = (wording) => {
  const what =
    /^(?:unsubscribe|opt out|sign me off)(?: me)?(?: from| of)? (?:the |your |their )?(?<what>.+)$/iu.exec(
      wording,
    )?.groups?.["what"];
  return what === undefined ? [] : [`untick ${what}`];
};

/** Sentences that say an order in other words than verb and object. */
export const sentenceFrames: Frame[] = [
  counted,
  wished,
  suggested,
  led,
  dots,
  atAnEnd,
  amountOf,
  takeOut,
  described,
  replaced,
  endedWith,
  inPicture,
  filtered,
  range,
  scrolled,
  turnedTo,
  optedOut,
  particleFirst,
  placeOfAll,
  riddance,
];
