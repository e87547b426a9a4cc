import type { PageView, ViewNode } from "../../../page/view.ts";
import { isAdvert } from "../../../grounding/matching/adverts.ts";
import { placeSaid } from "../../../grounding/vocabulary/relations.ts";
import { nextPageOf } from "../openers.ts";
import { calledAs, endsOf, plain } from "../../../grounding/matching/outline.ts";
import {
  around,
  controlsOf,
  fieldsOf,
  isUsable,
  onlyField,
  onlyFor,
} from "../../../grounding/matching/outline.ts";
import type { Came } from "../came.ts";
import type { Deed, Hand } from "./hand.ts";

const verb = String.raw`(?:find and )?(?:click|open|choose|select|pick|go to|navigate to|visit|follow|take|view|see|show)(?: on)?(?: and open)?`;
const noun = String.raw`(?:search )?(?:result|hit|match)`;
const entry = String.raw`(?:one|entry|link|item)`;
const inResults = String.raw`(?:in|of|on|from|among) (?:the|these|those|all) (?:(?:search |found )?results|list of (?:(?:search|all) )?results|results? (?:list|page)|hits)`;
const whole = String.raw`(?: (?:in|of|on|from) (?:the|this|that) (?:(?:first|current|search|result) )?(?:list|results?|page)(?: of (?:the )?results)?)?`;
/** Adverts are never counted. */
const genuine = String.raw`(?:,? (?:that|which) (?:is|are) (?:not|no)(?: an?)? (?:ads?|adverts?|advertisements?|sponsored|promoted|advertised)(?: (?:link|result))?)?`;
const byOrdinal = new RegExp(
  String.raw`^${verb} (?:the )?(?:(\d+)(?:st|nd|rd|th)|((?:very )?[a-z]+)) (?:${noun}${whole}|${entry} (?:there|on (?:it|that page))|${entry} ${inResults})${genuine}$`,
  "i",
);
const byNumber = new RegExp(
  String.raw`^${verb} (?:the )?${noun} (?:number |no\.? ?|# ?)?(\d+)${whole}$`,
  "i",
);
/** Pages of results that are turned at most. */
export const mostPages = 12;

/** “click the 6th result”, “open result number 11”: counted over the pages that the results stand on. */
export const result: Deed = async (text, hand) => {
  const [, digits, word = ""] = byOrdinal.exec(text) ?? [];
  const wanted = Number(digits ?? placeSaid(word.replace(/^very /iu, "")) ?? byNumber.exec(text)?.[1] ?? 0);
  if (wanted === -1) return lastResult(hand);
  if (wanted < 1) return undefined;
  let left = wanted;
  let before: ViewNode[] | undefined;
  if (resultsOf(await hand.look()) === undefined) await search(hand);
  for (let page = 1; page <= mostPages && hand.stepsLeft > 1; page += 1) {
    const view = await hand.look();
    const links = resultsIn(view, before);
    if (links === undefined)
      return page === 1
        ? undefined
        : { done: false, reason: "what of the page is its results cannot be told." };
    before = links;
    const link = links[left - 1];
    if (link !== undefined) return hand.use(view, link, { why: `Result ${wanted}` });
    const next = nextPageOf(view) ?? numberedPage(view, links, page + 1);
    if (next === undefined)
      return { done: false, reason: `there are only ${wanted - left + links.length} results.` };
    const came = await hand.use(view, next, { why: "Turns to the next page of results" });
    if (!came.done || came.doubt !== undefined)
      return came.done ? { done: false, reason: came.doubt ?? "" } : came;
    const now = resultsIn(await hand.look(), before) ?? [];
    const isSame = now[0]?.ref === links[0]?.ref && now[0]?.name === links[0]?.name;
    if (isSame && now.length <= links.length)
      return { done: false, reason: "the next page shows the same results." };
    // What is shown below the ones before is counted from the first again.
    if (!isSame) left -= links.length;
  }
  return { done: false, reason: `result ${wanted} was not reached within ${mostPages} pages.` };
};

/** The last of the last page. */
async function lastResult(hand: Hand): Promise<Came | undefined> {
  if (resultsOf(await hand.look()) === undefined) await search(hand);
  let before: ViewNode[] | undefined;
  for (let page = 1; page <= mostPages && hand.stepsLeft > 1; page += 1) {
    const view = await hand.look();
    const links = resultsIn(view, before);
    const last = links?.at(-1);
    if (links === undefined || last === undefined) return undefined;
    before = links;
    const next = nextPageOf(view) ?? numberedPage(view, links, page + 1);
    if (next === undefined) return hand.use(view, last, { why: "The last result" });
    const came = await hand.use(view, next, { why: "Turns to the next page of results" });
    if (!came.done) return came;
    const after = await hand.look();
    const now = resultsIn(after, before);
    const same = now?.at(-1);
    // The end may be made anew where there is no page after it.
    const isSame = same?.name === last.name && now?.length === links.length;
    if (same !== undefined && (came.doubt !== undefined || isSame))
      return hand.use(after, same, { why: "The last result" });
  }
  return { done: false, reason: `the last result was not reached within ${mostPages} pages.` };
}

const onPage = new RegExp(
  String.raw`^(?:(?:on|from|of) (?:the )?(?:(?<place>\d+(?:st|nd|rd|th)|second|third|fourth|fifth) page|page (?:number )?(?<number>\d+))(?: of (?:the )?(?:search )?(?:results|list))?,? (?<rest>.+)|(?<deed>.+?) (?:on|from|of) (?:the )?(?:page (?:number )?(?<numberBehind>\d+)|(?<placeBehind>\d+(?:st|nd|rd|th)|second|third|fourth|fifth) page)(?: of (?:the )?(?:search )?(?:results|list))?)$`,
  "iu",
);

/** “on page 3 of the results, take the second one”: the page is turned to first. */
export const onPageOf: Deed = async (text, hand) => {
  const said = onPage.exec(text)?.groups;
  const page = Number(
    said?.["number"] ??
      said?.["numberBehind"] ??
      placeSaid(said?.["place"] ?? said?.["placeBehind"] ?? "") ??
      0,
  );
  const rest = said?.["rest"] ?? said?.["deed"];
  const order =
    /^(?<verb>\p{L}+(?: on)?) the (?<place>[\p{L}\d]+) (?:one|result|hit|link|entry|match|item)$/iu.exec(
      rest ?? "",
    )?.groups;
  if (page < 1 || order === undefined) return undefined;
  if (resultsOf(await hand.look()) === undefined) await search(hand);
  const view = await hand.look();
  const control = numberedPage(view, resultsOf(view) ?? [], page);
  const isDigit = /^\d+$/u.test(control?.name.trim() ?? "");
  if (page > 1 && (control === undefined || !isDigit)) return undefined;
  const turned =
    page === 1 || control === undefined
      ? { done: true as const }
      : await hand.use(view, control, { why: "Turns to the page" });
  if (!turned.done) return turned;
  const now = await hand.look();
  const at = placeSaid(order["place"] ?? "") ?? 0;
  const link = resultsOf(now)?.at(at > 0 ? at - 1 : at);
  return link === undefined || at === 0 ? undefined : hand.use(now, link, { why: "The one on that page" });
};

/** Words that stand in a search box and were not sent yet are sent; whether they were. */
export async function search(hand: Hand): Promise<boolean> {
  const view = await hand.look();
  const [field] = fieldsOf(view).filter(({ value = "" }) => value !== "");
  const buttons = controlsOf(view).filter(({ name }) => /^(?:search|find|go)\b/i.test(name));
  const [button] = buttons;
  if (field === undefined || button === undefined || buttons.length > 1) return false;
  const came = await hand.use(view, button, { why: "Searches" });
  return came.done && came.doubt === undefined;
}

const asking =
  /^(?:(?:search(?: for)?|look up|look for|google) (?:the (?:name|word|term) )?(?:["“](?<quote>[^"“”]+)["”]|(?<what>(?:[\p{Lu}@\d]\S*)(?: \S+){0,3}))|search(?: for)? (?<plain>(?!(?:the|an?|my|it|this|that|them|something) )[\p{L}\d-]+(?: [\p{L}\d-]+){0,2}))$/u;

/** “look up Ana”, where nothing but a button beside it says that a field is for searching. */
export const lookUp: Deed = async (text, hand) => {
  const {
    quote,
    plain: word,
    what = quote ?? word,
  } = asking.exec(text.slice(0, 1).toLowerCase() + text.slice(1))?.groups ?? {};
  if (what === undefined) return undefined;
  const view = await hand.look();
  const field = onlyField(view);
  if (field === undefined || onlyFor(view, "search") === undefined) return undefined;
  const filled = await hand.use(view, field, { method: "fill", arguments: [what], why: "Asks for it" });
  if (!filled.done || filled.doubt !== undefined) return filled;
  return (await search(hand)) ? { done: true } : { done: false, reason: "the search was not sent." };
};

const turning = /^(?:\d+|prev(?:ious)?(?: page)?|next(?: page)?|first|last|older|newer|[‹›«»<>←→]+)$/i;

/** What opens each of several results: their first links, or else the one control that each of them has, called alike. */
export function resultsOf(view: PageView): ViewNode[] | undefined {
  return listOf(view, firstLink) ?? listOf(view, onlyControl) ?? titlesOf(view);
}

/** The same on a further page, which may have a single one left that its author calls like all those `before`. */
function resultsIn(view: PageView, before: ViewNode[] | undefined): ViewNode[] | undefined {
  const found = resultsOf(view);
  const [{ tag, hints = "" } = { tag: "" }] = before ?? [];
  if (found !== undefined || hints === "") return found;
  if (before?.some((one) => one.tag !== tag || one.hints !== hints) === true) return undefined;
  const like = controlsOf(view).filter((one) => one.tag === tag && one.hints === hints);
  return like.length === 1 ? like : undefined;
}

/** The like parts that stand one after the other: the longest such list, if it is one alone. */
function listOf(
  view: PageView,
  openerIn: (view: PageView, from: number, to: number) => ViewNode | undefined,
): ViewNode[] | undefined {
  const found = [...listsOf(view, openerIn).values()].filter((links) => links.length > 1);
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const best = found.filter(({ length }) => length === longest);
  // The same links may be those of lists within each other.
  const [list] = best;
  return best.every((links) => links.every(({ ref }, at) => ref === list?.[at]?.ref)) ? list : undefined;
}

/** What opens each part of each list, by the index of the list. */
function listsOf(
  view: PageView,
  openerIn: (view: PageView, from: number, to: number) => ViewNode | undefined,
): Map<number, ViewNode[]> {
  const ends = endsOf(view);
  const lists = new Map<number, ViewNode[]>();
  for (const [index, { role }] of view.nodes.entries()) {
    if (role !== "text" && index > 0 && isOfList(view, index)) {
      const first = openerIn(view, index, ends[index] ?? index);
      // What turns the pages stands among what they show.
      if (first === undefined || turning.test(first.name.trim())) continue;
      if (isAdvert(view, index, ends[index] ?? index)) continue;
      const parent = view.nodes[index]?.parent ?? 0;
      lists.set(parent, [...(lists.get(parent) ?? []), first]);
    }
  }
  return lists;
}

function isOfList(view: PageView, index: number): boolean {
  return !around(view, index).some((at) =>
    /^(?:navigation|banner|contentinfo|search|complementary)$/.test(view.nodes[at]?.role ?? ""),
  );
}

function firstLink(view: PageView, from: number, to: number): ViewNode | undefined {
  return view.nodes
    .slice(from, to)
    .find((node) => node.role === "link" && isUsable(node) && node.name !== "");
}

/** Results whose titles are no links, and take clicks all the same. */
function titlesOf(view: PageView): ViewNode[] | undefined {
  const titles = listOf(view, firstTitle);
  return titles !== undefined && new Set(titles.map(({ name }) => plain(name))).size === titles.length
    ? titles
    : undefined;
}

/** What a part begins with, where it takes clicks and more is said below it. */
function firstTitle(view: PageView, from: number, to: number): ViewNode | undefined {
  const part = view.nodes[from];
  const texts = view.nodes.slice(from, to).filter(({ role, name }) => role === "text" && name.trim() !== "");
  if (part === undefined || /^(?:list|row|table)$/u.test(part.role) || texts.length < 2) return undefined;
  const at = view.nodes.findIndex((node, index) => index > from && index < to && isUsable(node));
  const title = view.nodes[at];
  if (title === undefined || title.editable === true || title.role === "textbox") return undefined;
  const name = calledAs(view, at).trim();
  return plain(name).startsWith(plain(texts[0]?.name ?? "")) && /\p{L}{2}/u.test(name)
    ? { ...title, name }
    : undefined;
}

/** “view” of each row of a table. */
function onlyControl(view: PageView, from: number, to: number): ViewNode | undefined {
  const { role, tag } = view.nodes[from] ?? {};
  if (role !== "row" && role !== "listitem" && tag !== "tr") return undefined;
  const inside = new Set(view.nodes.slice(from, to).map(({ ref }) => ref));
  const [only, another] = controlsOf(view).filter(({ ref }) => inside.has(ref));
  return another === undefined &&
    /^(?:view|open|show|see|details|select|go|visit|more)$/iu.test(only?.name.trim() ?? "")
    ? only
    : undefined;
}

/** The number of the next page, where it stands among pages. */
export function numberedPage(view: PageView, results: ViewNode[], page: number): ViewNode | undefined {
  const found = controlsOf(view).filter(
    (node) =>
      /^(?:link|button|generic|listitem)$/.test(node.role) &&
      new RegExp(String.raw`^(?:page )?${page}$`, "i").test(node.name.trim()) &&
      !results.some(({ ref }) => ref === node.ref),
  );
  return found.length === 1 ? found[0] : undefined;
}
