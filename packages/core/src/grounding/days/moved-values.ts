import type { PageView, ViewNode } from "../../page/view.ts";
import { isField } from "../matching/compatibility.ts";
import { minutesIn } from "../amounts/durations.ts";
import { root } from "../evidence/root.ts";
import { isInFront } from "../matching/candidates.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf, type Candidate } from "../matching/view-index.ts";

const count = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})`;
const much = String.raw`(?<much>half an hour|an hour and a half|(?:a )?quarter of an hour|${count} (?:minutes?|mins?|hours?|days?|weeks?|months?|years?|nights?))`;
const politely = String.raw`(?:,? please)?[.!]?$`;
/** “departure one day later”, “serve the food 45 minutes earlier”. */
const behind = new RegExp(
  String.raw`^(?:please )?(?<what>.*?),? ?(?:by )?${much} (?<way>later|earlier|sooner)${politely}`,
  "iu",
);
/** “postpone the departure by two days”, “bring the meeting forward an hour”. */
const before = new RegExp(
  String.raw`^(?:please )?(?<way>postpone|delay|put off|push back|move back|bring forward|advance) (?<what>.+?) (?:by )?${much}${politely}`,
  "iu",
);
const around = new RegExp(
  String.raw`^(?:please )?(?:push|move|put|bring) (?<what>.+?) (?<way>back|forward) (?:by )?${much}${politely}`,
  "iu",
);
const earlier = /^(?:earlier|sooner|bring forward|advance|forward)$/iu;
/** What only says that something is to be so. */
const light = new Set(
  "the my our a an it that this to of at be is are should must set make move push shift change put let start have please".split(
    " ",
  ),
);

/**
 * A day or a time that the page holds, moved by so much. Undefined where no one field with such a value is called by all of the
 * words, and where a time would go past midnight.
 */
export function groundMoved(view: PageView, instruction: string): Resolved | undefined {
  const said = instruction.trim();
  const found = (behind.exec(said) ?? before.exec(said) ?? around.exec(said))?.groups;
  if (found === undefined || /["“”]/u.test(said)) return undefined;
  const sign = earlier.test(found["way"] ?? "") ? -1 : 1;
  const words = wordsOf(normalize(found["what"] ?? "")).filter((word) => !light.has(word));
  const length = found["much"] ?? "";
  const type = minutesIn(length) === undefined ? "date" : "time";
  const [only, another] = candidatesFor(view, words).filter(({ node }) => node.inputType === type);
  const value = only && movedBy(only.node, length, sign);
  if (only === undefined || another !== undefined || value === undefined) return undefined;
  const { node, index } = only;
  return {
    outcome: "resolved",
    steps: [stepOn(view, node, { method: "fill", arguments: [value] })],
    confidence: 0.84,
    candidates: rankedNodes(view, [{ index, node, score: 0.84, tier: tiers.words }]),
    isAccounted: true,
    isInferred: true,
  };
}

function candidatesFor(view: PageView, words: string[]): Candidate[] {
  const index = indexOf(view);
  return index.candidates.filter(({ node, index: at, fields }) => {
    if (!isField(node) || node.disabled || node.readonly || (node.value ?? "") === "") return false;
    if (!isInFront(index, at)) return false;
    return (
      words.length === 0 ||
      fields.some(({ name }) => {
        const own = new Set(name.words.map(root));
        return words.every((word) => own.has(root(word)));
      })
    );
  });
}

function movedBy({ inputType, value = "" }: ViewNode, length: string, sign: 1 | -1): string | undefined {
  const minutes = minutesIn(length);
  if (inputType === "time" && minutes !== undefined) {
    const [hour = 0, minute = 0] = value.split(":").map(Number);
    const at = hour * 60 + minute + sign * minutes;
    if (at < 0 || at >= 24 * 60) return undefined;
    return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, "0")).join(":");
  }
  const [, number = "", unit = ""] = /^(\S+) (day|night|week|month|year)s?$/iu.exec(length) ?? [];
  const many = /^an?$/iu.test(number) ? 1 : numberInWords(number);
  const day = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(value);
  if (inputType !== "date" || many === undefined || day === null) return undefined;
  const [year = 0, month = 0, date = 0] = day.slice(1).map(Number);
  const by = sign * many;
  const days = /day|night/iu.test(unit) ? by : /week/iu.test(unit) ? by * 7 : 0;
  const months = /month/iu.test(unit) ? by : /year/iu.test(unit) ? by * 12 : 0;
  const moved = new Date(Date.UTC(year, month - 1 + months, date + days));
  // “a month later” than 31 January is no day that everybody would name.
  if (months !== 0 && moved.getUTCDate() !== date) return undefined;
  return moved.toISOString().slice(0, 10);
}
