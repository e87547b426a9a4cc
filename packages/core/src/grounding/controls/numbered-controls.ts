import type { PageView } from "../../page/view.ts";
import { headingsOver } from "../evidence/around.ts";
import { minutesIn } from "../amounts/durations.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { pressOf, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { placeSaid } from "../vocabulary/relations.ts";

const sure = 0.82;

const lead =
  /^(?:(?:please|just|now|only|can you|could you|i want to|i'd like to|let me) )*(?:(?:go|jump|switch|change|move|turn|skip|take me|bring me|get me|open|show|see|view|display|click|press|tap|select|choose|pick|set|zoom|limit|narrow)(?: me| it| this| back| over| out| in)*(?: (?:on|to|up|down))? )?(?:the (?:chart|graph|range|period|view|data|figures|readings) (?:to|of|for|from) )?(?:only |just )?/iu;
const tail = /(?:,? (?:please|now|only|instead|again))*[.!]?$/iu;

/**
 * “floor 4”, “show the second floor”, where a row of buttons has nothing but the numbers, and the page says what they count;
 * “the last 24 hours” of the buttons “1h”, “24h” and “7d”. Undefined where no such row, or more than one, has it.
 */
export function groundNumbered(view: PageView, instruction: string): Resolved | undefined {
  const said = instruction.trim().replaceAll("’", "'").replace(lead, "").replace(tail, "");
  const span = spanSaid(said);
  const found = span === undefined ? numberAsked(view, said) : spanAsked(view, span);
  return found && found.node.disabled !== true
    ? pressOf(view, { ...found, score: sure, tier: tiers.words })
    : undefined;
}

const inRow = /^(?:button|link|tab|radio|generic|option|menuitemradio)$/u;

/** Controls side by side, in boxes of their own or not, each of which `read` gives something for. */
function rowsOf<Value>(
  index: ViewIndex,
  read: (name: string) => Value | undefined,
): { control: Candidate; value: Value }[][] {
  const { nodes } = index.view;
  const rows = new Map<string, { control: Candidate; value: Value }[]>();
  for (const control of index.candidates) {
    const value = inRow.test(control.node.role) ? read(control.node.name.trim()) : undefined;
    if (value === undefined) continue;
    const { parent } = control.node;
    const isAlone = control.index === parent + 1 && index.end[parent] === index.end[control.index];
    const row = `${isAlone ? nodes[parent]?.parent : parent} ${control.node.role}`;
    rows.set(row, [...(rows.get(row) ?? []), { control, value }]);
  }
  return [...rows.values()];
}

/** Fewer may be anything; more are days of a month. */
const [fewest, most] = [3, 20];

function numberAsked(view: PageView, said: string): Candidate | undefined {
  const { noun = "", number } = inOrder(said) ?? byNumber(said) ?? {};
  if (number === undefined || number < 0) return undefined;
  const index = indexOf(view);
  const rows = rowsOf(index, (name) => (/^\d{1,3}$/u.test(name) ? Number(name) : undefined)).filter(
    (row) => row.length >= fewest && row.length <= most && isInOrder(row.map(({ value }) => value)),
  );
  const [row, another] = rows.filter((each) =>
    isCounted(index, each[0]?.control.index ?? 0, stem(normalize(noun))),
  );
  return another === undefined ? row?.find(({ value }) => value === number)?.control : undefined;
}

type Numbered = { noun: string; number: number | undefined };

/** “the second floor”. */
function inOrder(said: string): Numbered | undefined {
  const { ordinal = "", noun = "" } = /^the (?<ordinal>\S+) (?<noun>\p{L}+)$/iu.exec(said)?.groups ?? {};
  const number = placeSaid(ordinal);
  return number === undefined ? undefined : { noun, number };
}

/** “floor 4”, “floor number four”. */
function byNumber(said: string): Numbered | undefined {
  const { noun = "", number = "" } =
    /^(?:the )?(?<noun>\p{L}+)(?: number| no\.?)? (?<number>\d{1,3}|\p{L}+)$/iu.exec(said)?.groups ?? {};
  return { noun, number: /^\d/u.test(number) ? Number(number) : numberInWords(number) };
}

function isInOrder(values: number[]): boolean {
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
  return steps.every((step) => step > 0) || steps.every((step) => step < 0);
}

/** The page numbers such things, as “Desks on floor 3”, or the row is called after them. */
function isCounted(index: ViewIndex, at: number, noun: string): boolean {
  const { view } = index;
  const row = view.nodes[view.nodes[at]?.parent ?? 0];
  const headings = headingsOver(index, at).map((heading) => view.nodes[heading]?.name ?? "");
  const firsts = view.nodes.filter(({ level }) => level === 1).map(({ name }) => name);
  const saysNoun = (words: string[]): boolean => words.some((word) => stem(word) === noun);
  const before = view.nodes[at - 1];
  const label = before?.role === "text" && view.nodes[before.parent]?.role !== "heading" ? before.name : "";
  const called = [row?.name ?? "", view.nodes[row?.parent ?? 0]?.name ?? "", label];
  return (
    called.some((text) => saysNoun(wordsOf(normalize(text)))) ||
    [view.title, ...headings, ...firsts].some((text) => {
      const words = wordsOf(normalize(text));
      return words.some(
        (word, place) => /^\d+$/u.test(word) && saysNoun(words.slice(Math.max(0, place - 1), place)),
      );
    })
  );
}

type Span = { minutes: number } | { months: number };

const day = 24 * 60;
/** What one is; “M” is a month, as “m” is a minute. Months and years are of no fixed length. */
const spans: [unit: RegExp, one: (count: number) => Span][] = [
  [/^d(?:ays?)?$/u, (count) => ({ minutes: count * day })],
  [/^w(?:eeks?)?$/u, (count) => ({ minutes: count * 7 * day })],
  [/^(?:M|mo|[Mm]onths?)$/u, (count) => ({ months: count })],
  [/^(?:[yY]|yr|[Yy]ears?)$/u, (count) => ({ months: count * 12 })],
];

/** How long: “24 hours”, “7d”, “1 week”. */
function spanIn(text: string): Span | undefined {
  const [, said = "one", unit = ""] = /^(\d+|\p{L}+(?= ))? ?([A-Za-z]+)$/u.exec(text) ?? [];
  const count = numberInWords(/^an?$/u.test(said) ? "one" : said);
  if (count === undefined) return undefined;
  const length = spans.find(([form]) => form.test(unit))?.[1](count);
  if (length !== undefined) return length;
  const minutes = minutesIn(/^\p{L}+$/u.test(text) ? `1 ${text}` : text);
  return minutes === undefined ? undefined : { minutes };
}

const last = /^(?:the )?(?:last|past|previous) /iu;

/** “the last 24 hours”, “the past week”. */
const spanSaid = (said: string): Span | undefined =>
  last.test(said) ? spanIn(said.replace(last, "").toLowerCase()) : undefined;

/** Of a row of such lengths, the one that is as long. */
function spanAsked(view: PageView, span: Span): Candidate | undefined {
  const rows = rowsOf(indexOf(view), (name) => spanIn(name.replace(last, ""))).filter(
    ({ length }) => length >= fewest,
  );
  const key = (one: Span): string => JSON.stringify(one);
  const found = rows.flatMap((row) => row.filter(({ value }) => key(value) === key(span)));
  return found.length === 1 ? found[0]?.control : undefined;
}
