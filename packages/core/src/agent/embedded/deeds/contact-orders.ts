/** What is kept of somebody in a book of addresses. */
export type ContactKind = "email" | "phone" | "address";

/** Quotes are masked (`‹0›`) in what is rewritten here. */
const who = String.raw`(?:‹\d+›|@?\p{Lu}[\p{L}\p{M}.-]*(?: \p{Lu}[\p{L}\p{M}.-]*){0,3})`;
const what = String.raw`(?:(?:[Ee]-?)?[Mm]ail(?: ?address)?|(?:[Tt]ele|[Mm]obile |[Cc]ell ?)?[Pp]hone(?: ?number)?|(?:[Tt]el(?:ephone)?\.? |[Mm]obile |[Cc]ell )[Nn]umber|[Mm]obile|(?:[Ss]treet |[Hh]ome |[Pp]ostal |[Pp]ost |[Hh]ouse )?[Aa]ddress)`;
/** What follows a person may be called less fully. */
const its = String.raw`(?:${what}|[Nn]umber)`;
/** “Ada's phone number”, “the phone number of Ada”. */
const owned = (n: number) =>
  String.raw`(?:(?<who${n}a>${who})['’]s? (?<what${n}a>${what})|(?:the )?(?<what${n}b>${what}) (?:of|for|from|by|belonging to) (?:the (?:person|contact) )?(?<who${n}b>${who}))`;
const press = "(?:[Cc]lick|[Pp]ress|[Tt]ap|[Hh]it)(?: on)?";
const type = "(?:[Tt]ype|[Ee]nter|[Ww]rite|[Pp]ut|[Ff]ill|[Cc]opy|[Ii]nsert|[Ii]nput)(?: in| down)?";
const find =
  "(?:[Ff]ind|[Ll]ocate|[Ll]ook (?:up|for)|[Ss]earch for|[Gg]o to|[Oo]pen|[Ss]elect|[Gg]et|[Ss]how(?: me)?|I (?:need|want|am looking for|would like)|[Ww]hat(?:['’]s| is))";
const polite = String.raw`(?:(?:[,;.:?!]| -)?(?: (?:and|then|please|so|just))*)`;
const book =
  "(?: (?:in|on|from) the (?:[a-z]+[ -])?(?:book|list|directory|contacts|addresses|cards?|pages?))?";
const ends = String.raw`(?= (?:and|then|in|into)\b|[.,;!]|$)`;

const pressOrders = [
  // “find Ada in the contact book and click on her phone number”.
  String.raw`^(?:[Pp]lease )?(?:${find} )(?<who0a>${who})${book}${polite} ${press} (?:the |their |his |her |its )?(?:person['’]s )?(?<what0a>${its})(?=[.!]?$)`,
  // “I need Ada's phone number: click on it”.
  String.raw`^(?:[Pp]lease )?(?:${find} )?${owned(0)}${book}${polite} ${press} (?:it|that|this|them)(?=[.!]?$)`,
  String.raw`^${owned(0)}${polite} ${press}(?: (?:it|that))?(?=[.!]?$)`,
  String.raw`^I (?:want|need|would like|have) to (?:call|phone|ring|e-?mail|mail|text|visit|write to) (?<who0a>${who})${polite} ${press} (?:the |their |his |her )?(?<what0a>${its})(?=[.!]?$)`,
].map((order) => new RegExp(order, "u"));
const typeOrders = [
  String.raw`^(?:[Pp]lease )?(?:${find} )(?<who0a>${who})${book}${polite} ${type} (?:the |their |his |her |its )(?<what0a>${its})${ends}`,
  String.raw`^(?:[Pp]lease )?(?:${find} )?${owned(0)}${book}${polite} ${type} (?:it|that)(?: in)?${ends}`,
  String.raw`^(?:[Pp]lease )?(?:${find}|[Ff]ind out) where (?<who0a>${who}) lives${polite} ${type} (?:the |their |his |her )?(?<what0a>[Aa]ddress)${ends}`,
  // “type Ada's phone number into the field”.
  String.raw`^(?:[Pp]lease )?${type} ${owned(0)}${book}(?! (?:in|into|to) (?:the |my |its )?(?:\p{L}+ )?(?:trash|bin|archives?|spam|junk|folder|basket|can)\b)${ends}`,
].map((order) => new RegExp(order, "u"));

/** What is wanted of somebody, in the words that {@link contactIn} reads: “Click the phone number of Ada”, “What is …? type it”. */
export function contactOrder(task: string): string {
  for (const order of pressOrders)
    if (order.test(task)) return task.replace(order, (...found) => `Click the ${told(found.at(-1))}`);
  for (const order of typeOrders)
    if (order.test(task))
      return task.replace(order, (...found) => `What is the ${told(found.at(-1))}? type it`);
  return task;
}

type Groups = Record<string, string | undefined>;

function told(groups: unknown): string {
  const { who0a, who0b, what0a, what0b } = groups as Groups;
  const kept = (what0a ?? what0b ?? "").replace(/^number$/iu, "phone number");
  return `${kept} of ${who0a ?? who0b ?? ""}`;
}

export type ContactWish = { kind: ContactKind; who: string; deed: "press" | "type" | "read"; field?: string };

const pressing = new RegExp(String.raw`^(?:[Pp]lease )?${press} ${owned(0)}${book}$`, "u");
const typing = new RegExp(
  String.raw`^(?:[Pp]lease )?${type} ${owned(0)}${book}(?: (?:in|into|to) (?<field>(?:the |your |its )?.+))?$`,
  "u",
);
const reading = new RegExp(
  String.raw`^(?:[Pp]lease )?(?:${find}|[Tt]ell me|[Nn]ote(?: down)?|[Rr]ead|[Rr]emember)(?: out)? ${owned(0)}${book}\??$`,
  "u",
);

const living = new RegExp(String.raw`^(?:[Ww]here does|${find} where) (?<who>${who}) lives?\??$`, "u");

/** What is asked for of what a book of addresses keeps of somebody; undefined for any other words. */
export function contactIn(text: string): ContactWish | undefined {
  const lives = living.exec(text)?.groups?.["who"];
  if (lives !== undefined) return { kind: "address", who: lives, deed: "read" };
  for (const [deed, pattern] of [
    ["press", pressing],
    ["type", typing],
    ["read", reading],
  ] as const) {
    const groups = pattern.exec(text)?.groups;
    const kind = kindOf(groups?.["what0a"] ?? groups?.["what0b"] ?? "");
    const name = groups?.["who0a"] ?? groups?.["who0b"];
    const field = groups?.["field"];
    if (kind !== undefined && name !== undefined)
      return { kind, who: name, deed, ...(field === undefined ? {} : { field }) };
  }
  return undefined;
}

/** Whether a task has what is kept of somebody pressed or written somewhere: its words themselves are no value. */
export function speaksOfContact(task: string): boolean {
  return asked.test(task) && !/["“”@\d]/u.test(task);
}

const asked = new RegExp(String.raw`(?:${press}|${type}) ${owned(0)}(?!['’\p{L}])`, "u");

function kindOf(words: string): ContactKind | undefined {
  if (/mail/iu.test(words)) return "email";
  if (/phone|number|mobile/iu.test(words)) return "phone";
  return /address/iu.test(words) ? "address" : undefined;
}
