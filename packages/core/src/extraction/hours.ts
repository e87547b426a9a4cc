import type { Field } from "./schema.ts";
import { stem } from "./words.ts";

const stems = (list: string) => new Set(list.split(" ").map(stem));

const BEGINS = stems(
  "departure depart departs leaves leave start starts begin begins from open opens opening",
);
const ENDS = stems("arrival arrive arrives end ends finish finishes until to close closes closing");
export const SPANS = stems("duration length runtime playtime");
const HOUR = stem("time");

const hour = String.raw`\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?`;
const period = new RegExp(String.raw`(?<![\d:.])(${hour})\s?[–—−-]\s?(${hour})(?![\d:])`, "i");
const moment = new RegExp(`^${hour}$`, "i");
const span =
  /^(?:\d{1,3}:\d{2}(?::\d{2})?|(?:\d+\s?(?:d|h|hrs?|hours?|m|mins?|minutes?|s|secs?|seconds?)\b\s?)+)$/i;

/** Which end of a period a field asks for: `startDate`, `validUntil`. */
export function endOfPeriod({ words }: Field): "first" | "last" | undefined {
  const [begins, ends] = [BEGINS, ENDS].map((known) => words.some((word) => known.has(word)));
  return begins === ends ? undefined : begins === true ? "first" : "last";
}

/** The words of a field beside those: what the period is of. */
export function periodWords({ words }: Field): string[] {
  return words.filter((word) => !BEGINS.has(word) && !ENDS.has(word) && !DAYS.has(word));
}

const DAYS = stems("date day on");

/**
 * What a text says of the hours that a field asks for: `07:10` of `07:10 – 09:55` for a departure, `3:41` for a duration.
 * Undefined for a field that asks for none, and for a text without.
 */
export function hourFor(field: Field, text: string): string | undefined {
  const shape = field.shape();
  if (shape.kind !== "scalar" || shape.type !== "string" || shape.format !== undefined) return undefined;
  const trimmed = text.trim();
  const [, first, last] = period.exec(trimmed) ?? [];
  if (first !== undefined && field.words.some((word) => BEGINS.has(word))) return first;
  if (last !== undefined && field.words.some((word) => ENDS.has(word))) return last;
  if (field.words.some((word) => SPANS.has(word))) return span.test(trimmed) ? trimmed : undefined;
  return field.words.at(-1) === HOUR && moment.test(trimmed) ? trimmed : undefined;
}
