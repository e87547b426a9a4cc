import { quantityOf } from "../../src/grounding/amounts/numbers.ts";
import { dateOf, timeOf } from "../../src/grounding/days/dates.ts";
import { longestValue } from "../../src/grounding/network/values.ts";
import { runsOf, type Piece } from "../../src/grounding/network/word-pieces.ts";

/** The first and the last piece of a value in an instruction; "elsewhere": it is said in a way that no part of the instruction is the value. */
export type Span = [first: number, last: number] | "elsewhere";

/** Where the value that a field gets is said; undefined where it is said more than once. */
export function spanOf(
  say: string,
  { pieces, value }: { pieces: readonly Piece[]; value: string },
): Span | undefined {
  const runs = runsOf(pieces, longestValue);
  const read = (each: (text: string) => boolean): [number, number][] => {
    const found = runs.filter(([first, last]) => each(say.slice(pieces[first]?.from, pieces[last]?.to)));
    const least = Math.min(...found.map(([first, last]) => last - first));
    return found.filter(([first, last]) => last - first === least);
  };
  const wanted = plain(value);
  const found = [
    () => read((text) => plain(text) === wanted),
    () => read((text) => dateOf(text) === value || timeOf(text) === value),
    () => read((text) => quantityOf(text, true) === value || quantityOf(text) === value),
  ];
  for (const reading of found) {
    const [first, ...others] = reading();
    if (first !== undefined) return others.length === 0 ? first : undefined;
  }
  return "elsewhere";
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/gu, " ").trim();
