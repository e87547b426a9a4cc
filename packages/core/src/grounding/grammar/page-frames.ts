import type { ParsedInstruction } from "./parsed.ts";
import { parseTarget, trimTarget } from "./target.ts";
import { phraseAt, slice, textOf, type Phrase } from "../matching/tokens.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { chordOf, keyTable } from "../vocabulary/keys.ts";

const often: Record<string, number> = { once: 1, twice: 2, thrice: 3 };
/** More than anyone means; a hostile instruction must not make a thousand steps. */
const maximumTimes = 20;

/** “… twice”, “… 3 times” off the end. */
export function takeTimes(phrase: Phrase): { rest: Phrase; times: number } {
  const words = trimTarget(phrase);
  const last = words.tokens.at(-1)?.word ?? "";
  if (Object.hasOwn(often, last)) return { rest: slice(words, 0, -1), times: often[last] ?? 1 };
  if (last !== "times" && last !== "time") return { rest: phrase, times: 1 };
  const times = numberInWords(words.tokens.at(-2)?.word ?? "") ?? 0;
  if (times < 1 || times > maximumTimes) return { rest: phrase, times: 1 };
  return { rest: slice(words, 0, -2), times };
}

/** Keys and chords; what is no key is a control to be pressed. */
export function pressReadings(given: Phrase, text: string): ParsedInstruction[][] {
  const { rest, times } = takeTimes(given);
  const phrase = withoutKeyboard(trimTarget(rest));
  const from = ["the", "on"].includes(phrase.tokens[0]?.word ?? "") ? 1 : 0;
  for (let to = phrase.tokens.length; to > from; to -= 1) {
    const key = keyIn(slice(phrase, from, to));
    const after = slice(phrase, to);
    if (
      !key ||
      (after.tokens.length > 0 &&
        !/^(?:in|on|inside|within|while|into|at)$/.test(after.tokens[0]?.word ?? ""))
    )
      continue;
    const target = after.tokens.length > 1 ? { target: parseTarget(slice(after, 1)) } : {};
    return [
      [{ intent: "press", method: "press", key: key.chord, keyOrName: !key.certain, times, text, ...target }],
    ];
  }
  const target = parseTarget(phrase);
  return target.readings.length === 0 ? [] : [[{ intent: "click", method: "click", target, times, text }]];
}

/** “press m on the keyboard”: keys are there and nowhere else. */
function withoutKeyboard(phrase: Phrase): Phrase {
  const { tokens } = phrase;
  const isSaid = tokens.length > 3 && tokens.at(-1)?.word === "keyboard" && tokens.at(-3)?.word === "on";
  return isSaid && /^(?:the|my|your)$/u.test(tokens.at(-2)?.word ?? "") ? slice(phrase, 0, -3) : phrase;
}

function keyIn(phrase: Phrase): { chord: string; certain: boolean } | undefined {
  const ends = /^(?:key|keys|shortcut)$/.test(phrase.tokens.at(-1)?.word ?? "");
  const starts = phrase.tokens[0]?.word === "key";
  const inner = slice(phrase, starts ? 1 : 0, ends ? -1 : undefined);
  // “+” is what buttons are called, too.
  if (inner.tokens.length === 0 || (textOf(inner) === "+" && !ends && !starts)) return undefined;
  const named = phraseAt(inner.tokens, 0, keyTable);
  const chord = named && named.length === inner.tokens.length ? named.entry : chordOf(textOf(inner));
  return chord === undefined
    ? undefined
    : { chord, certain: ends || starts || (chord.length > 1 && chord.includes("+")) };
}

/** “to the site I was on before”, “to where I came from”. */
const whereBefore =
  /^(?:to )?(?:(?:the|that) (?:page|site|web ?site|place|screen|one)(?: (?:that|which|where))?|where)(?: (?:i|we))? (?:just )?(?:was|were|came|come|started|have been|had been|visited|looked at)(?: (?:on|at|in|from|looking at))*(?: (?:before|earlier|previously|just now|last|a moment ago))?$|^to the (?:one|page|site) before(?: (?:this|that)(?: (?:one|page))?)?$/i;

/** Words after “go back”, “reload”: the page itself, or something else that was meant. */
export function isPageItself(phrase: Phrase): boolean {
  if (whereBefore.test(textOf(trimTarget(phrase)))) return true;
  return /^(?:(?:to |on )?(?:the |this |current )*(?:page|previous page|last page|previous|next page|browser|window|tab|website|site)?)?$/i.test(
    textOf(trimTarget(phrase)),
  );
}
