import { controlsOf, endOf, indexOfNode, plain } from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import type { Hand } from "./hand.ts";

/** References of what a page has, to tell what it has more later. */
export function refsOf({ nodes }: PageView): ReadonlySet<string> {
  return new Set(nodes.map(({ ref }) => ref));
}

/** Suggestions may come a moment after the last letter; looked for once more where none is there. */
async function lookForOffers(hand: Hand, before: ReadonlySet<string>): Promise<PageView> {
  const now = await hand.look();
  const hasMore = now.nodes.some(({ ref }) => ref !== "" && !before.has(ref));
  return hasMore ? now : hand.lookLater();
}

type Fits = ((said: string) => boolean) | undefined;
/** `like`: fits where nothing does. `nth`: of several that fit, which one; without it they are too many. */
type Wanted = { called: string; fits?: Fits; like?: Fits; nth?: number | undefined };

/**
 * Takes the one thing that was offered since and is called so, or fits; undefined where nothing is. A list that is made
 * anew while it is looked at is looked at again.
 */
export async function takeOffered(
  hand: Hand,
  before: ReadonlySet<string>,
  { called, fits, like, nth }: Wanted,
): Promise<Came | undefined> {
  let came: Came | undefined;
  for (let tries = 0; tries < 2; tries += 1) {
    const view = tries === 0 ? await lookForOffers(hand, before) : await hand.lookLater();
    const offered = offeredSince(view, before);
    const fitting = (test: Fits) => (test ? offered.filter(({ name }) => test(name.trim())) : []);
    const strict = fits ? fitting(fits) : calledLike(offered, called);
    const all = strict.length > 0 ? oneOfCodes(strict, called) : fitting(like);
    const chosen = nth === undefined ? undefined : all.at(nth > 0 ? nth - 1 : nth);
    const [only, ...others] = nth === undefined ? all : chosen === undefined ? [] : [chosen];
    // One list may give way to another while the words are looked up.
    if (only === undefined && tries === 0 && (fits !== undefined || offered.length === 0)) continue;
    if (only === undefined) return came;
    if (others.length > 0)
      return { done: false, reason: `${JSON.stringify(called)} may be several that the page offers.` };
    came = await hand.use(view, only, { why: `Takes ${JSON.stringify(only.name)}` });
    if (came.done || hand.stepsLeft <= 1) return came;
  }
  return came;
}

/** Whether something was offered since that is called so. */
export async function offers(hand: Hand, before: ReadonlySet<string>, called: string): Promise<boolean> {
  return calledLike(offeredSince(await lookForOffers(hand, before), before), called).length > 0;
}

/** What came up: what can be pressed, and lines of a list that listens as a whole; the innermost ones. */
function offeredSince(view: PageView, before: ReadonlySet<string>): ViewNode[] {
  const fresh = controlsOf(view).filter(({ ref, name }) => !before.has(ref) && name !== "");
  const refs = new Set(fresh.map(({ ref }) => ref));
  const lines = view.nodes.flatMap(({ role, name, parent }) => {
    const around = view.nodes[parent];
    const isNew = role === "text" && around !== undefined && around.ref !== "" && !before.has(around.ref);
    // What is read out about a list is none of its entries.
    const isRemark = around !== undefined && isReadOut(view, around);
    return isNew && !isRemark && around.box !== undefined && !refs.has(around.ref)
      ? [{ ...around, name }]
      : [];
  });
  const all = [...fresh, ...lines].map((node) => ({ node, at: indexOfNode(view, node) }));
  // What holds the entries says all of them, and a part of an entry only what it is about.
  const within = (inner: number, outer: number) => inner > outer && inner < endOf(view, outer);
  return all
    .filter(({ at }) => !all.some((other) => within(other.at, at)))
    .flatMap(({ node }) => (node.name.length < longest ? [node] : []));
}

function isReadOut({ nodes }: PageView, node: ViewNode): boolean {
  const above = nodes[node.parent];
  return [node.role, above?.role ?? ""].some((role) => /^(?:status|log|alert)$/u.test(role));
}

/** Longer ones are no entries of a list. */
const longest = 120;

/** Of what is offered what is called so; else what has these words, and first what has them in these letters. */
function calledLike(offered: ViewNode[], value: string): ViewNode[] {
  const words = plain(value);
  const exact = offered.filter(({ name }) => plain(name) === words);
  if (exact.length > 0) return exact;
  const having = offered.filter(({ name }) => ` ${plain(name)} `.includes(` ${words} `));
  const written = having.filter(({ name }) => name.includes(value));
  return written.length > 0 ? written : having;
}

/**
 * “New York (JFK)” and “New York (LGA)” are both all that was said: the first of them does. “Hope/Bell, MS (HBL)” and
 * “Bell/Hope, MS (HBL)” are one thing under two names.
 */
function oneOfCodes(offered: ViewNode[], called: string): ViewNode[] {
  if (offered.every(({ name }) => name.trim().endsWith(`(${called})`))) return offered.slice(0, 1);
  const isWithCode = ({ name }: ViewNode): boolean => {
    const { before = "" } = /^(?<before>.+?) ?\(\p{Lu}{2,4}\)$/u.exec(name.trim())?.groups ?? {};
    return before !== "" && plain(before) === plain(called);
  };
  return offered.every(isWithCode) ? offered.slice(0, 1) : offered;
}
