import type { ParsedInstruction, TargetPhrase } from "./parsed.ts";
import { parseTarget, trimTarget } from "./target.ts";
import { phraseAt, phraseTable, slice, textOf, type Phrase } from "../matching/tokens.ts";
import { valueOf } from "./value.ts";
import { keyNames } from "../vocabulary/held-keys.ts";

const holdingTable = phraseTable(
  [
    "while holding",
    "while holding down",
    "while pressing",
    "holding",
    "holding down",
    "with",
    "and hold",
  ].flatMap((words) => Object.entries(keyNames).map(([key, name]) => [`${words} ${key}`, name] as const)),
);

/** “… while holding Shift” off the end. */
export function takeHeldKey(phrase: Phrase): { rest: Phrase; keys: string[] } {
  const words = trimTarget(phrase);
  for (let at = 1; at < words.tokens.length; at += 1) {
    const found = phraseAt(words.tokens, at, holdingTable);
    const after = found ? textOf(slice(words, at + found.length)).toLowerCase() : "";
    if (found && /^(?:(?:key )?(?:held|pressed|down|held down)|key)?$/.test(after))
      return { rest: slice(words, 0, at), keys: [found.entry] };
  }
  return { rest: phrase, keys: [] };
}

/** The key in “ctrl-click”. */
export function keyOfHeldClick(phrase: Phrase): string[] {
  const word = phrase.tokens[0]?.word.split(/[-+]/)[0] ?? "";
  const key = Object.hasOwn(keyNames, word) ? keyNames[word] : undefined;
  return key === undefined ? [] : [key];
}

const ontoGoal = new Set(["to", "onto", "on", "into", "in", "over", "under", "below", "above", "upon"]);
/** Each cut is a reading that has to be looked up on the page. */
const maximumCuts = 6;

const directions: Record<string, { x: number; y: number }> = {
  right: { x: 1, y: 0 },
  left: { x: -1, y: 0 },
  down: { x: 0, y: 1 },
  up: { x: 0, y: -1 },
};

/** “drag Card A to Done”, “drag the handle 120 px to the right”. */
export function dragReadings(rest: Phrase, text: string): ParsedInstruction[][] {
  const base = { intent: "drag" as const, method: "dragTo" as const, times: 1, text };
  const words = trimTarget(rest);
  const distance = takeDistance(words);
  if (distance)
    return [[{ ...base, target: parseTarget(distance.rest), arguments: [distance.x, distance.y] }]];
  const readings: ParsedInstruction[][] = [];
  for (let at = 1; at < words.tokens.length - 1 && readings.length < maximumCuts; at += 1) {
    if (!ontoGoal.has(words.tokens[at]?.word ?? "")) continue;
    const target = parseTarget(slice(words, 0, at));
    const goal = parseGoal(slice(words, at + 1));
    if (target.readings.length > 0 && goal.readings.length > 0) readings.push([{ ...base, target, goal }]);
  }
  return readings;
}

/** “the Done column” is called “Done” by its heading. */
function parseGoal(phrase: Phrase): TargetPhrase {
  const goal = parseTarget(phrase);
  const words = trimTarget(phrase);
  if (words.tokens.length < 2 || !goalWords.has(words.tokens.at(-1)?.word ?? "")) return goal;
  const named = parseTarget(slice(words, 0, -1)).readings.map((reading) => ({
    ...reading,
    prior: reading.prior * 0.97,
  }));
  return { ...goal, readings: [...goal.readings, ...named] };
}

const goalWords = new Set("column lane list zone area board bin group section box folder slot".split(" "));

function takeDistance(phrase: Phrase): { rest: Phrase; x: string; y: string } | undefined {
  const found =
    /(?:^|\s)(?:by )?(\d{1,4}) ?(?:px|pixels?) (?:to the |towards the )?(left|right|up|down)(?:wards?)?$/i.exec(
      textOf(phrase),
    );
  const way = directions[found?.[2]?.toLowerCase() ?? ""];
  if (!found || !way) return undefined;
  const end = (phrase.tokens[0]?.start ?? 0) + found.index;
  const kept = phrase.tokens.filter((token) => token.end <= end);
  if (kept.length === 0) return undefined;
  const size = Number(found[1]);
  return { rest: { ...phrase, tokens: kept }, x: String(way.x * size), y: String(way.y * size) };
}

const ontoField = new Set(["to", "into", "in", "as", "for", "on", "using", "at"]);

/** “upload %cv% to Resume”: the content stands in a variable, or is a `data:` URL itself. Nothing else is a file. */
export function uploadReadings(rest: Phrase, text: string): ParsedInstruction[][] {
  const base = { intent: "upload" as const, method: "upload" as const, times: 1, text };
  const words = trimTarget(rest);
  const from = ["the", "file", "files", "a"].includes(words.tokens[0]?.word ?? "") ? 1 : 0;
  const at = words.tokens.findIndex((token, position) => position > from && ontoField.has(token.word));
  const value = valueOf(slice(words, 0, at < 0 ? undefined : at)).replace(/^(?:the )?(?:files? )?/i, "");
  if (!/^(?:%[^%\s]+%|data:\S+|[^/\\]+\.\w{1,10})$/i.test(value)) return [];
  if (at < 0) return [[{ ...base, value }]];
  const target = parseTarget(slice(words, at + 1));
  return target.readings.length === 0 ? [] : [[{ ...base, value, target }]];
}
