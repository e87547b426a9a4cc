import { stem } from "../matching/text.ts";
import { isAkin, isCutBefore, type Told } from "./told.ts";

/** What the words before a value say of the field that it is for. */
const leading: Record<string, string> = {
  from: "from origin departure depart start leaving leave outset pickup pick-up",
  to: "to destination arrival arrive going goal end where town city place port recipient receiver",
  by: "by author writer director artist sender",
  of: "of",
  as: "user username login name email account member",
  for: "for name guest recipient",
  called: "name title",
  named: "name title",
  born: "birth born birthday",
  in: "in year",
  on: "on date day when",
  at: "at time hour",
  with: "with password",
  about: "about subject topic",
  until: "to until end departure return back",
  till: "to until end departure return back",
};
const fields = new Map(
  Object.entries(leading).map(([word, stems]) => [word, new Set(stems.split(" ").map(stem))]),
);
/** Words between a cue and its value. */
const joining = new Set("the a an is are was of be my your number no with and year name".split(" "));
const reach = 3;

/**
 * How plainly the words before a value name a field that is called so: 2 by its own name, 1 by a preposition, 0 not at
 * all. `cue`: positions of the words that say it.
 */
export function cueFor(
  told: Told,
  start: number,
  called: ReadonlySet<string>,
): { score: number; cue: number[] } {
  for (let at = start - 1, steps = 0; at >= 0 && steps < reach; at -= 1, steps += 1) {
    if (isCutBefore(told, at + 1)) break;
    const word = told.words[at];
    if (word === undefined || word.claimed || word.quoted) break;
    // “search for 2001” says what is done, and not for whom.
    if (word.word === "for" && told.words[at - 1]?.verb === true) break;
    const isName = !fields.has(word.word) && [...called].some((one) => isAkin(one, word.stem));
    if (isName) return { score: 2, cue: range(at, start) };
    const meant = fields.get(word.word);
    if (meant && [...meant].some((one) => called.has(one))) return { score: 1, cue: range(at, start) };
    if (!joining.has(word.word)) break;
  }
  return { score: 0, cue: [] };
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
}
