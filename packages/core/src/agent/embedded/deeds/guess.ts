import type { PageView, ViewNode } from "../../../page/view.ts";
import { controlsOf, onlyField, plain, textsOf } from "../../../grounding/matching/outline.ts";
import type { Came } from "../came.ts";
import type { Hand } from "./hand.ts";

/** A number to be found by trying; bounds as far as the task says them. */
export type Guess = { low?: number | undefined; high?: number | undefined };

const guessing =
  /\bguess(?:ing)? (?:the|my|its|a|that) (?:secret |hidden |right )?(?:number|value)\b|\b(?:play|do|solve) the guessing game\b|\b(?:find(?: out)?|determine|work out) the (?:secret|hidden|unknown) number\b|\b(?:find|get)(?: out)? (?:the|my) (?:right |correct )?number by (?:guessing|trying)\b|\bthinking of a number\b.*\bguess it\b/is;
const range = /\b(?:between|from)? ?(-?\d+) ?(?:and|to|-|–) ?(-?\d+)\b/i;

/** “Guess the number. The page says whether it is higher or lower.” */
export function guessIn(task: string): Guess | undefined {
  if (!guessing.test(task)) return undefined;
  // What comes after the guessing is a task of its own.
  if (/\bthen\b|\band (?:click|press|send)\b(?! (?:the )?(?:submit|ok|guess|check|try|go)\b)/i.test(task))
    return undefined;
  const [, low, high] = range.exec(task) ?? [];
  return low === undefined ? {} : { low: Number(low), high: Number(high) };
}

const more = /\b(?:higher|larger|bigger|greater|too (?:low|small)|more)\b/i;
const less = /\b(?:lower|smaller|less|too (?:high|big|large))\b/i;
const right =
  /\b(?:that(?:'s| is| was) (?:it|right|correct)|correct|you (?:have )?(?:got|found|guessed) it|right|well done|congratulations|you won|exactly)\b/i;
/** More bounds than this are halved to nothing in as many guesses. */
const mostGuesses = 40;

/** Halves the range by what the page says to each guess, until it says that it is found. */
export async function guess({ low, high }: Guess, hand: Hand): Promise<Came> {
  const start = await hand.look();
  const [from, to] = boundsOf(start, { low, high });
  if (from === undefined || to === undefined)
    return { done: false, reason: "the page does not say between which numbers it lies." };
  const before = new Set(textsOf(start));
  let [least, most] = [from, to];
  for (let count = 0; count < mostGuesses && least <= most; count += 1) {
    const value = Math.floor((least + most) / 2);
    const tried = await tryOne(hand, value);
    if (!tried.done) return tried;
    const said = textsOf(await hand.look())
      .filter((text) => !before.has(text))
      .join(" ");
    const [isMore, isLess] = [more.test(said), less.test(said)];
    if (right.test(said) && !isMore && !isLess) return { done: true, answer: `The number is ${value}.` };
    if (isMore === isLess)
      return { done: false, reason: `the page does not say whether it is higher or lower than ${value}.` };
    if (isMore) least = value + 1;
    else most = value - 1;
  }
  return { done: false, reason: `what the page says leaves no number between ${from} and ${to}.` };
}

async function tryOne(hand: Hand, value: number): Promise<Came> {
  const view = await hand.look();
  const field = onlyField(view);
  const button = buttonOf(view);
  if (field === undefined || button === undefined)
    return { done: false, reason: "the page has not one field and one button to guess with." };
  const filled = await hand.use(view, field, { method: "fill", arguments: [String(value)], why: "Guesses" });
  if (!filled.done) return filled;
  const now = await hand.look();
  const there = now.nodes.find(({ ref }) => ref === button.ref) ?? buttonOf(now);
  // The page may say the same as before, so that nothing changes.
  return there === undefined
    ? { done: false, reason: "the button is gone." }
    : hand.use(now, there, { why: "Asks about the guess" });
}

function buttonOf(view: PageView): ViewNode | undefined {
  const buttons = controlsOf(view).filter(({ role }) => role === "button");
  const called = buttons.filter(({ name }) => /^(?:try|guess|check|ok|go|submit|send)\b/.test(plain(name)));
  return called.length === 1 ? called[0] : buttons.length === 1 ? buttons[0] : undefined;
}

function boundsOf(view: PageView, { low, high }: Guess): [number | undefined, number | undefined] {
  if (low !== undefined) return [low, high];
  const { min, max } = onlyField(view)?.bounds ?? {};
  if (min !== undefined && max !== undefined) return [Number(min), Number(max)];
  for (const text of textsOf(view)) {
    const [, from, to] = range.exec(text) ?? [];
    if (from !== undefined) return [Number(from), Number(to)];
  }
  return [undefined, undefined];
}
