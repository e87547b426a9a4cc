import {
  around,
  endOf,
  includesAll,
  isUsable,
  ownPart,
  plain,
  saidIn,
  stemsOf,
} from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import { give } from "./arithmetic.ts";
import { contactIn, type ContactKind, type ContactWish } from "./contact-orders.ts";
import type { Deed, Hand } from "./hand.ts";
import { canTurn, turnTo } from "./turn-to.ts";

/** How what is kept of somebody is written. */
const written: Record<ContactKind, RegExp> = {
  email: /[^\s@,;:<>()]+@[^\s@,;:<>()]+/u,
  phone: /\+?\(?\d[\d\s()./-]{4,}\d/u,
  address: /^\d+[a-z]?,? \p{Lu}\p{L}.*$|^\p{Lu}\p{L}[^@]* \d+[a-z]?$/u,
};
/** What it is called beside it, or by the page's author. */
const called: Record<ContactKind, RegExp> = {
  email: /\be ?mail\b|\bmail\b/u,
  phone: /\b(?:tele)?phone\b|\btel\b|\bmobile\b|\bnumber\b/u,
  address: /\baddress\b|\bstreet\b|\bhome\b|\bhouse\b|\blives\b/u,
};

/** “click the phone number of Ada”, “type Ada's e-mail address into the field”: page after page is turned to until one has Ada. */
export const contact: Deed = async (text, hand) => {
  const wish = contactIn(text);
  if (wish === undefined) return undefined;
  const stems = stemsOf(wish.who);
  const first = await hand.look();
  const isThere = namesIn(first, stems).length > 0;
  // A page with nothing of the kind is no book, whatever is “next” there.
  const mayTurn = canTurn(first) && valuesOn(first, wish.kind).length > 0;
  if (!isThere && !mayTurn) return undefined;
  const view = await turnTo(hand, (page) => namesIn(page, stems).length > 0, wish.who);
  if (view === undefined)
    return { done: false, reason: `no page that can be turned to says ${JSON.stringify(wish.who)}.` };
  const value = valueOf(view, stems, wish.kind);
  if (value === "several")
    return {
      done: false,
      reason: `which ${wish.kind} of ${JSON.stringify(wish.who)} is meant cannot be told.`,
    };
  if (value !== undefined) return handOver(hand, view, { wish, ...value });
  return mayTurn
    ? { done: false, reason: `no ${wish.kind} of ${JSON.stringify(wish.who)} is kept.` }
    : undefined;
};

type Value = { at: number; said: string };

async function handOver(
  hand: Hand,
  view: PageView,
  { wish, at, said }: Value & { wish: ContactWish },
): Promise<Came | undefined> {
  const what = `${wish.kind} of ${wish.who}`;
  if (wish.deed === "press") {
    const control = pressable(view, at);
    return control && hand.use(view, control, { why: `Presses the ${what}` });
  }
  hand.references.note(what, said);
  return wish.deed === "type" ? give(hand, said, wish.field) : { done: true, answer: said };
}

/** Places of the page that say the name, and are no address or number themselves. */
function namesIn(view: PageView, stems: string[]): number[] {
  return view.nodes.flatMap(({ role, name }, at) =>
    role === "text" && name.length < 60 && !/[@\d]/u.test(name) && includesAll(name, stems) ? [at] : [],
  );
}

/** The one that stands in the part of the page that has the name, and no other's. */
function valueOf(view: PageView, stems: string[], kind: ContactKind): Value | "several" | undefined {
  const all = valuesOn(view, kind);
  const places = new Set(all.map(({ at }) => at));
  const names = namesIn(view, stems);
  const theirs = all.filter(({ at }) => {
    const part = ownPart(view, at, places);
    const end = endOf(view, part);
    return names.some((name) => name >= part && name < end);
  });
  const [only, other] = theirs;
  if (other !== undefined) return "several";
  const isList = Object.keys(written).some((one) => valuesOn(view, one as ContactKind).length > 1);
  return all.length === 1 && isList ? undefined : only;
}

/** What is called so comes before what only looks so: a day looks like a number. */
function valuesOn(view: PageView, kind: ContactKind): Value[] {
  const all = view.nodes.flatMap(({ role, name }, at) => {
    if (role !== "text") return [];
    const said = written[kind].exec(name)?.[0].trim();
    const isOther = kind !== "email" && written.email.test(name);
    const isCalled = isCalledSo(view, at, kind);
    if (said !== undefined && !isOther) return [{ at, said, isCalled }];
    return isCalled && kind === "address" && !called.address.test(plain(name))
      ? [{ at, said: name.trim(), isCalled }]
      : [];
  });
  const so = all.filter(({ isCalled }) => isCalled);
  return so.length > 0 ? so : all;
}

/** By a word of its own beside it, or by a name that only its author gave it. */
function isCalledSo(view: PageView, at: number, kind: ContactKind): boolean {
  const [line = at, outer = line] = around(view, at);
  const isNear = saidIn(view, outer).length < (view.nodes[at]?.name.length ?? 0) + 40;
  const part = isNear ? outer : line;
  const labels = view.nodes
    .slice(part, endOf(view, part))
    .filter(({ role, name }) => role === "text" && name.length < 24 && !/[@\d]/u.test(name))
    .map(({ name }) => plain(name));
  return [...labels, plain(view.nodes[line]?.hints ?? "")].some((said) => called[kind].test(said));
}

/** What takes the click for it, and for nothing else. */
function pressable(view: PageView, at: number): ViewNode | undefined {
  const text = view.nodes[at]?.name ?? "";
  const control = [at, ...around(view, at).slice(0, 2)].find((part) => {
    const node = view.nodes[part];
    return node !== undefined && isUsable(node) && saidIn(view, part).length < text.length + 30;
  });
  return control === undefined ? undefined : view.nodes[control];
}
