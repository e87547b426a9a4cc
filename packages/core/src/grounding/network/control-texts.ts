import type { PageView } from "../../page/view.ts";
import { segmentsOf, type Segment } from "./page-pieces.ts";
import type { WordPieces } from "./word-pieces.ts";

/** A control, or an option of one, as it is read: by itself, with what tells it from others like it. */
export type ControlText = {
  /** Index in the view. */
  at: number;
  /** Index of the option, of the control's. */
  option?: number;
  /** Role, name and state; the label before it; the words of its row or card; the heading above it. */
  pieces: number[];
  /** The pieces that it says itself. */
  own: ReadonlySet<number>;
  /** The pieces that stand around it. */
  around: ReadonlySet<number>;
};

const most = {
  own: 24,
  option: 18,
  name: 5,
  before: 10,
  beforeTold: 8,
  text: 12,
  told: 14,
  heading: 10,
  headingTold: 8,
  all: 52,
};
/** A part of the page with more words is not told with each of its controls. */
const mostOfPart = 60;
/** Pieces below are marks, and no words. */
const lastMark = 4;

/** The words since the last heading, row or card: those too that come behind the control. */
type Part = { words: number[] };
type Read = { segment: Segment; own: number[]; heading: number[]; before: number[]; part: Part };

/** Each control and each option of a page, in their order. */
export function controlTextsOf(view: PageView, words: WordPieces): ControlText[] {
  const reader = new ControlReader(words);
  for (const segment of segmentsOf(view, words)) reader.read(segment);
  return reader.texts();
}

class ControlReader {
  readonly #begin: number;
  readonly #end: number;
  readonly #on: number;
  readonly #entry: number;
  readonly #joining: Record<"checked" | "option" | "under" | "in" | "of", number[]>;
  readonly #found: Read[] = [];
  #heading: number[] = [];
  #before: number[] = [];
  #name: number[] = [];
  #part: Part = { words: [] };

  constructor(words: WordPieces) {
    this.#begin = words.numberOf("[CLS]");
    this.#end = words.numberOf("[SEP]");
    this.#on = words.numberOf("[unused2]");
    this.#entry = words.numberOf("|");
    const joining = (word: string): number[] => words.numbers(word, 1);
    this.#joining = {
      checked: joining("checked"),
      option: joining("option"),
      under: joining("under"),
      in: joining("in"),
      of: joining("of"),
    };
  }

  read(segment: Segment): void {
    const words = segment.pieces.filter((piece) => piece > lastMark);
    if (segment.at < 0) this.#between(segment, words);
    else if (segment.option === undefined) this.#control(segment, words);
    else this.#option(segment, words);
  }

  #between({ pieces, isHeading }: Segment, words: number[]): void {
    if (isHeading === true) {
      this.#heading = words.slice(0, most.heading);
      this.#part = { words: [] };
      this.#before = [];
    } else if (pieces.length === 1 && pieces[0] === this.#entry) {
      this.#part = { words: [] };
      this.#before = [];
    } else {
      this.#part.words.push(...words.slice(0, most.text));
      this.#before = words.slice(0, most.before);
    }
  }

  #control(segment: Segment, name: number[]): void {
    this.#name = name;
    const isOn = segment.pieces.includes(this.#on);
    const own = [...name, ...(isOn ? this.#joining.checked : [])].slice(0, most.own);
    this.#found.push({ segment, own, heading: this.#heading, before: this.#before, part: this.#part });
    this.#before = [];
  }

  #option(segment: Segment, words: number[]): void {
    const { option, of, checked } = this.#joining;
    const own = [
      ...option,
      ...words,
      ...of,
      ...this.#name.slice(1, 1 + most.name),
      ...(segment.isOn === true ? checked : []),
    ];
    this.#found.push({
      segment,
      own: own.slice(0, most.option),
      heading: [],
      before: [],
      part: { words: [] },
    });
  }

  texts(): ControlText[] {
    return this.#found.map(({ segment: { at, option }, own, heading, before, part }) => ({
      at,
      ...(option === undefined ? {} : { option }),
      pieces: this.#pieces({ own, heading, before, part }),
      own: new Set(own),
      around: new Set([...heading, ...part.words, ...before]),
    }));
  }

  #pieces({ own, heading, before, part }: Omit<Read, "segment">): number[] {
    const { under, in: within } = this.#joining;
    const isSaid = before.length === 0 || isEqual(before, own.slice(-before.length));
    const isTold = part.words.length > 0 && part.words.length < mostOfPart;
    const pieces = [
      this.#begin,
      ...own,
      ...(isSaid ? [] : [this.#end, ...before.slice(0, most.beforeTold)]),
      ...(isTold ? [this.#end, ...within, ...part.words.slice(0, most.told)] : []),
      ...(heading.length > 0 ? [this.#end, ...under, ...heading.slice(0, most.headingTold)] : []),
    ];
    return [...pieces.slice(0, most.all), this.#end];
  }
}

const isEqual = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);
