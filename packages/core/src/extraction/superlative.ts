import { type Condition, fieldOf, figureOf } from "./condition.ts";
import type { Place } from "./finding.ts";
import { type Page, atomsIn, numbersOf } from "./page.ts";
import type { Field } from "./schema.ts";
import type { Range } from "./tree.ts";
import { normalize } from "./words.ts";

const COUNTS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

type Ranking = { key: string; descending: boolean };

const RANKINGS: [RegExp, Ranking][] = (
  [
    ["cheapest|lowest[- ]priced", "price", false],
    ["most expensive|dearest|highest[- ]priced|priciest", "price", true],
    ["(?:best|highest|top)[- ]rated", "rating", true],
    ["(?:worst|lowest)[- ]rated", "rating", false],
    ["newest|latest|most recent", "date", true],
    ["oldest|earliest", "date", false],
  ] as const
).map(([words, key, descending]) => [new RegExp(`^(?:${words})$`, "i"), { key, descending }]);

const SUPERLATIVE =
  /\b(?:the )?(?:(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) )?(cheapest|dearest|priciest|most expensive|most recent|newest|latest|oldest|earliest|(?:best|highest|top|lowest|worst)[- ](?:rated|priced))\b(?! first)/i;
/** `the club with the most goals scored`, `the job with the highest salary`. */
const MOST =
  /\bwith the (most|highest|largest|fewest|lowest|smallest|least) (\p{L}+)(?: scored| given| received)?\b/iu;
const ORDER = /,?\s*(?:(?:the )?\S+(?: \S+)? )first\b/i;

/** Which entries of a list an instruction ranks foremost; undefined when it ranks none by what can be read. */
export function superlativeIn(
  page: Page,
  instruction: string,
): { condition: Condition; rest: string } | undefined {
  const ranked = SUPERLATIVE.exec(instruction);
  const most = MOST.exec(instruction);
  if ((ranked === null) === (most === null)) return undefined;
  const [phrase, count = "one", name = ""] = ranked ?? [most?.[0] ?? ""];
  const ranking =
    most === null
      ? RANKINGS.find(([pattern]) => pattern.test(name))?.[1]
      : { key: most[2] ?? "", descending: /most|highest|largest/i.test(most[1] ?? "") };
  if (ranking === undefined || isSaidBy(page, phrase)) return undefined;
  const amount = /\d/.test(count) ? Number(count) : COUNTS.indexOf(count.toLowerCase()) + 1;
  const rest = instruction.replace(phrase, ranked === null ? " " : "the").replace(ORDER, " ");
  const condition: Condition = {
    phrase,
    holds: () => undefined,
    foremost: (on, entries, place) => foremost(on, entries, { place, ranking, amount }),
    outcome: "unused",
  };
  return { condition, rest };
}

type Ranked = { place: Place; ranking: Ranking; amount: number };

/** Undefined where an entry cannot be ranked, or two are equal where the line is drawn. */
function foremost(page: Page, entries: Range[], { place, ranking, amount }: Ranked): Range[] | undefined {
  const field = ranking.key === "date" ? day : fieldOf(ranking.key, { type: "number" });
  const valued = entries.map((entry) => ({ entry, value: valueOf(page, field, { entry, place }) }));
  const known = valued.flatMap(({ entry, value }) => (value === undefined ? [] : [{ entry, value }]));
  const isOpen = valued.some(({ entry, value }) => value === undefined && hasFigure(page, field, entry));
  if (isOpen || known.length < 2 || known.length < amount || known.length * 2 <= entries.length)
    return undefined;
  known.sort((a, b) => (ranking.descending ? b.value - a.value : a.value - b.value));
  const next = known[amount];
  if (next !== undefined && next.value === known[amount - 1]?.value) return undefined;
  return known.slice(0, amount).map(({ entry }) => entry);
}

/** An entry without a price (`Talk to us`) has no rank; one whose price cannot be told may be the cheapest. */
function hasFigure(page: Page, field: Field, entry: Range): boolean {
  if (field.name !== "price") return true;
  return atomsIn(page, entry).some(({ text }) =>
    numbersOf(page, text).some(({ currency, value }) => currency !== undefined || !Number.isInteger(value)),
  );
}

function valueOf(
  page: Page,
  field: Field,
  { entry, place }: { entry: Range; place: Place },
): number | undefined {
  if (field !== day) return figureOf(page, field, { entry, place });
  const scope = { range: entry, kind: "item" as const, nouns: new Set<string>() };
  const found = place.extractField(page, field, { ...place, scope })?.value;
  return typeof found === "string" ? Date.parse(found) : undefined;
}

const day = fieldOf("date", { type: "string", format: "date" });

/** What a heading says so is a name of the page's own: “Latest release”. */
function isSaidBy(page: Page, phrase: string): boolean {
  const wanted = normalize(phrase.replace(/^the /i, ""));
  return page.tree.headings.some((at) => normalize(page.tree.nodes[at]?.name ?? "").includes(wanted));
}
