import { clauseStart, isOrder } from "../grammar/clauses.ts";
import { listParts } from "../grammar/fill-frames.ts";
import { normalize } from "../matching/text.ts";
import { textOf, tokenize } from "../matching/tokens.ts";

const arrow = / *(?:>|→|»|›|->) */u;
const file = /^(?:[^\s/<>"]+(?: [^\s/<>"]+)?\/)+[^\s/<>"]+$/u;

/**
 * The orders that a way through menus, folders and sections stands for: “File > Export > PDF”, “open
 * Photos/Winter/sledge.jpg”, “tick Barn owl in Birds, Owls”, “start Chess from the start menu (Programs > Games)”.
 * Undefined for anything else.
 */
export function pathOrders(instruction: string): string[] | undefined {
  const text = withoutMenu(instruction);
  for (const read of readings) {
    const orders = read(text);
    if (orders !== undefined && orders.every((order) => order.length <= longest)) return orders;
  }
  return undefined;
}

const anItem = new RegExp(
  String.raw`^((?:select|choose|pick|click(?: on)?|open|go to|navigate to|follow|find|use)) (?:the |this |these |following )*(?:(?:menu )?(?:item|entry|option|path|command|way)s? )?(?:(?:in|from|of|through|on) (?:the|this) (?:[\p{L}-]+ )?menu(?: ?bar)?)?: `,
  "iu",
);

/** Where a menu is all that is said of the place, the names say the rest. */
export function withoutMenu(instruction: string): string {
  return instruction
    .trim()
    .replace(/[.!]$/u, "")
    .replace(/^(?:please|now|then) /iu, "")
    .replace(anItem, "$1 ")
    .replace(/^(?:in|from|on|using) the (?:main )?(?:menu(?: ?bar)?|tool ?bar),? /iu, "")
    .replace(/ in the (?:main )?menu(?: ?bar)?$/iu, "");
}

/** Longer ones are no names, characters. */
const longest = 80;

type Reading = (text: string) => string[] | undefined;

const verb = String.raw`(?:select|choose|pick|click(?: on)?|open|go to|navigate to|follow|start|run|use)`;

/** “select File > Export > PDF”, “Start > Programs > Chess”: the last may be followed by more to do. */
const byArrows: Reading = (text) => {
  const found = new RegExp(String.raw`^(?:(?<verb>${verb}) )?(?<path>\S.*)$`, "iu").exec(text)?.groups;
  // “Start > Programs” begins with a name.
  const isNamed = /^\S+ *(?:>|→|»|›|->)/u.test(text);
  const [said, path] = isNamed ? ["click", text] : [found?.["verb"] ?? "click", found?.["path"] ?? ""];
  if (/["“(]/u.test(path)) return undefined;
  const names = path.split(arrow).map((name) => name.trim());
  if (names.length < 2 || names.includes("") || names.some(isSentence)) return undefined;
  // “type a > b” is no way.
  if (said === "click" && !names.every((name) => /^[\p{Lu}\d]/u.test(name) && !ordering.test(name)))
    return undefined;
  return names.map((name) => `${pressing(said)} ${name}`);
};

/** “start Chess from the start menu (Programs > Games)”, “tick it (Birds > Tits)”. */
const inParentheses: Reading = (text) => {
  const { order = "", path = "" } = /^(?<order>[^()]+?) \((?<path>[^()]+)\)$/u.exec(text)?.groups ?? {};
  const names = path.split(arrow).map((name) => name.trim());
  if (order === "" || names.length < 2 || names.includes("")) return undefined;
  const menu = /^\S+ (?<what>.+) from the (?<menu>\S+) menu$/iu.exec(order)?.groups;
  if (menu === undefined) return isOrder(order) ? [...names.map(openingOf), order] : undefined;
  return [menu["menu"] ?? "", ...names, menu["what"] ?? ""].map((name) => `click ${capital(name)}`);
};

/** “open Photos/Winter/sledge.jpg”. */
const bySlashes: Reading = (text) => {
  const { said = "", path = "" } =
    /^(?<said>open|select|choose|pick|click(?: on)?) (?<path>\S.*)$/iu.exec(text)?.groups ?? {};
  if (!file.test(path) || /^(?:https?:|www\.|\d)/iu.test(path)) return undefined;
  const names = path.split("/");
  return [...names.slice(0, -1).map(openingOf), `${said} ${names.at(-1) ?? ""}`];
};

/** Whether the words are a way with slashes of which no control bears the whole name: one part of it is not meant. */
export function isWayBeyond(names: readonly string[], instruction: string): boolean {
  const way = bySlashes(withoutMenu(instruction)) && / (?<path>\S.*)$/u.exec(withoutMenu(instruction))?.[1];
  return way !== undefined && !names.some((name) => name.toLowerCase().includes(way.toLowerCase()));
}

/** “Edit > Duplicate” is done by what is called as it ends, and not by a part of the way alone. */
export function leavesWay(instruction: string, names: readonly string[]): boolean {
  const last = byArrows(withoutMenu(instruction))?.at(-1)?.replace(/^\S+ /u, "");
  return last !== undefined && !names.some((name) => normalize(name).startsWith(normalize(last)));
}

/** “open tent.jpg in Photos, Summer” is not to open Photos, “on Tab #1, click oars” not to click the tab. */
export function isPlaceOnWay(instruction: string, name: string): boolean {
  const led = leadingPlace.exec(instruction.trim())?.groups;
  const { tokens } = tokenize(led?.["rest"] ?? "");
  const isLed = led !== undefined && clauseStart(tokens, 0) !== undefined && tokens.length > 1;
  if (isLed && normalize(led["place"] ?? "") === normalize(name)) return true;
  const way = byPlaces(withoutMenu(instruction))?.slice(0, -1) ?? [];
  return way.some((order) => order.toLowerCase() === openingOf(name).toLowerCase());
}

const leadingPlace =
  /^(?:in|on|under|at|within|inside|from) (?:the |my )?["“]?(?<place>[^,:"“”]+?)["”]?(?:,|:)? (?<rest>(?:open|click|press|tap|choose|select|pick|tick|check|follow|take|view|delete|remove|add|find)\b.+)$/iu;

/** “tick Barn owl in Birds, Owls”, “under Birds and Tits, tick Coal tit”. */
const byPlaces: Reading = (text) => {
  const behind =
    /^(?<order>.+?) (?:in|under|from) (?<places>\p{Lu}[^,]*(?:(?:, | and )\p{Lu}[^,]*)+),?$/u.exec(
      text,
    )?.groups;
  const before =
    /^(?:in|under|within) (?<places>\p{Lu}[^,]*(?:(?:, (?:then )?| and )\p{Lu}[^,]*?)*), (?<order>.+)$/iu.exec(
      text,
    )?.groups;
  const { order = "", places = "" } = behind ?? before ?? {};
  if (!isOrder(order) || /[;:?]|[.!] /u.test(order) || /["“]/u.test(places)) return undefined;
  const names = listParts(tokenize(places)).map((part) => textOf(part));
  if (names.length < (behind ? 2 : 1) || !names.every((name) => /^\p{Lu}/u.test(name))) return undefined;
  return [...names.map(openingOf), order];
};

/**
 * “in the menu bar choose Edit, then Convert, then Upper case”: names alone, where “then” says that they come one after
 * the other.
 */
export const namesInTurn: Reading = (given) => {
  const text = withoutMenu(given);
  const { said = "", path = "" } =
    new RegExp(String.raw`^(?<said>${verb}) (?<path>\p{Lu}.*)$`, "iu").exec(text)?.groups ?? {};
  // “A and B, then C”: the first two come together.
  if (!/, then /iu.test(path) || /["“():;]| and (?!then )/u.test(path)) return undefined;
  const names = listParts(tokenize(path)).map((part) => textOf(part).replace(/^then /iu, ""));
  const isPlain = names.every((name) => /^\p{Lu}/u.test(name) && !ordering.test(name) && !isSentence(name));
  return isPlain && names.length > 2 ? names.map((name) => `${pressing(said)} ${name}`) : undefined;
};

/** A name may be a verb; with an object it is an order. */
const ordering =
  /^(?:click|press|tap|type|select|choose|pick|enter|fill|tick|check|open|scroll|go|drag|hover|submit) \S/iu;

/** “Programs, Accessories and Calculator”. */
const byNames: Reading = (text) => {
  if (!/^(?:\p{Lu}[\p{L}\p{N} -]*(?:, (?:then )?| and (?:then )?|$)){2,}$/u.test(text)) return undefined;
  const names = listParts(tokenize(text)).map((part) => textOf(part).replace(/^then /u, ""));
  const isPlain = names.every(
    (name) => /^\p{Lu}/u.test(name) && clauseStart(tokenize(name).tokens, 0) === undefined,
  );
  return names.length > 1 && isPlain ? names.map((name) => `click ${name}`) : undefined;
};

/** “Rename: Choir.wav”, “choose "Move to bin" for the recording Meeting”: an entry of the menu of one thing. */
const byMenuOf: Reading = (text) => {
  const named = /^(?<entry>\p{Lu}[\p{L} ]{2,30}): (?<thing>[\p{Lu}\d][^:,]*)$/u.exec(text)?.groups;
  const chosen =
    /^(?:choose|select|use|click) ["“](?<entry>[^"“”]+)["”] (?:for|of|on) (?:the \p{Ll}+ )?(?<thing>[\p{Lu}\d][^,]*)$/iu.exec(
      text,
    )?.groups;
  const dots =
    /^(?:in|on|for) the (?:row|entry|line|card|item) (?:of|for) (?<thing>[^,]+), (?:use|open|click|press) the (?:three dots|menu|dots) and (?:choose|select|click|pick|use) (?<entry>.+)$/iu.exec(
      text,
    )?.groups;
  const { entry = "", thing = "" } = named ?? chosen ?? dots ?? {};
  if (entry === "") return undefined;
  return [`open the menu of ${thing}`, `click ${entry.trim()}`];
};

/** “report a Barn owl and a Noctule”: what is seen is ticked, and then reported. */
const byReport: Reading = (text) => {
  const things = /^[Rr]eport (?<things>(?:(?:, | and )?(?:an?|the) \p{Lu}[\p{L} -]*?)+)$/u.exec(text)
    ?.groups?.["things"];
  if (things === undefined) return undefined;
  const names = listParts(tokenize(things)).map((part) => textOf(part).replace(/^(?:an?|the) /u, ""));
  return [...names.map((name) => `tick ${name}`), "click Report"];
};

const readings: Reading[] = [
  byReport,
  byMenuOf,
  inParentheses,
  namesInTurn,
  byArrows,
  bySlashes,
  byPlaces,
  byNames,
];

const openingOf = (name: string): string => `expand ${name}`;

/** What stands on the way is pressed, and no choice of a list. */
const pressing = (said: string): string =>
  /^(?:select|choose|pick|start|run|use)$/iu.test(said) ? "click" : said;

const capital = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** What has a full stop or a comma within is no name of a step on the way. */
function isSentence(name: string): boolean {
  return /[,;:?]|\. | (?:and|then) /u.test(name);
}
