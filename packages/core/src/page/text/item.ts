import { quote as quoteText } from "./quote.ts";

/** A piece of a page's text on its way to lines. */
export type Item = {
  /** `text`: a run of text, to be joined with its neighbours. `inline`: stands within a line. `block`: begins a line. */
  kind: "text" | "inline" | "block";
  /** What is written; of `text` the page's own words, not yet quoted. */
  words: string;
  /** What it says: the text, or the name. */
  spoken: string;
  /** Role that it begins with, by which equal siblings are known; `text` for text. */
  role: string;
  /** Index of its node in the view. */
  node: number;
  /** Says nothing that a name with the same words does not say. */
  plain: boolean;
  /** Lines below it. */
  below: Item[];
};

/** Longest line of text, characters. Longer text goes on in the next line. */
const longestRun = 480;
/** So many controls side by side stand on one line when there is no text between them; of more each has its own. */
const mostOnLine = 4;

const controls = new Set(
  "textbox searchbox combobox listbox checkbox radio switch spinbutton slider".split(" "),
);

/** Joins what stands in one line, so that all items are lines. */
export function toLines(items: Item[]): Item[] {
  const lines: Item[] = [];
  let run: Item[] = [];
  for (const item of items) {
    if (item.kind === "block") {
      endRun(run, lines);
      run = [];
      lines.push(item);
    } else run.push(item);
  }
  endRun(run, lines);
  return lines;
}

function endRun(run: Item[], lines: Item[]): void {
  if (run.length === 0) return;
  const shown = run.length === 1 ? run : run.filter((item, index) => !labels(item, run, index));
  const [first] = shown;
  if (first !== undefined && shown.length === 1 && first.kind === "inline") lines.push(first);
  else if (shown.length <= mostOnLine || shown.some(({ kind }) => kind === "text")) joinRun(shown, lines);
  else lines.push(...shown);
}

/** Text beside a control that is the control's name tells nothing twice. */
function labels(item: Item, run: Item[], index: number): boolean {
  if (item.kind !== "text") return false;
  const isNamed = (other: Item | undefined) =>
    other !== undefined && controls.has(other.role) && other.spoken === item.words;
  return isNamed(run[index + 1]) || isNamed(run[index - 1]);
}

function joinRun(run: Item[], lines: Item[]): void {
  let parts: string[] = [];
  let length = 0;
  let text = "";
  let start = run[0];
  let isText = true;
  let said = "";
  const flush = () => {
    if (text !== "") parts.push(quoteText(text));
    text = "";
    if (parts.length > 0 && start !== undefined)
      lines.push(lineOf(parts.join(" "), start, isText ? said : undefined));
    parts = [];
    said = "";
    length = 0;
    isText = true;
    start = undefined;
  };
  for (const item of run) {
    for (const words of item.kind === "text" ? chunks(item.words) : [item.words]) {
      if (length > 0 && length + words.length > longestRun) flush();
      start ??= item;
      length += words.length + 1;
      said = joined(said, item.kind === "text" ? words : item.spoken);
      if (item.kind === "text") text = joined(text, words);
      else {
        if (text !== "") parts.push(quoteText(text));
        text = "";
        isText &&= item.plain;
        parts.push(words);
      }
    }
  }
  flush();
}

/** `said`: what a line of text alone says. */
function lineOf(words: string, { node, role, spoken }: Item, said: string | undefined): Item {
  return {
    kind: "block",
    words,
    spoken: said ?? spoken,
    role,
    node,
    plain: said !== undefined,
    below: [],
  };
}

/** White space between runs of text is not told; words are taken to be apart, and signs to belong to what they follow. */
export function joined(before: string, after: string): string {
  if (before === "") return after;
  return /^[.,;:!?)\]}’”]/.test(after) || /[([{‘“]$/.test(before) ? before + after : `${before} ${after}`;
}

/** Text in pieces that fit a line, cut between words where there are any. */
function chunks(text: string): string[] {
  if (text.length <= longestRun) return [text];
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > longestRun) {
    const gap = rest.lastIndexOf(" ", longestRun);
    let cut = gap > longestRun / 2 ? gap : longestRun;
    // Never between the two halves of one character.
    if (/[\ud800-\udbff]/.test(rest.charAt(cut - 1))) cut -= 1;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return rest === "" ? pieces : [...pieces, rest];
}
