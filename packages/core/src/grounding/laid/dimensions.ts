import { stem } from "../matching/text.ts";
import { writtenInto } from "./fits.ts";
import type { Laying } from "./laying.ts";
import { prices } from "./laying.ts";
import { isWithin, withSettings, type State } from "./state.ts";
import { settingsOf } from "./values.ts";

const sides = ["length", "width", "height", "depth", "breadth"].map(stem);
const times = /^[x×*]$/u;
const lengths =
  /^(?:mm|cm|m|metres?|meters?|centimetres?|centimeters?|millimetres?|millimeters?|inch|inches|in)$/u;

/** “40 x 30 x 12 cm”: so many sides as the page has fields for, in their order. */
export function sized({ phrase: { tokens }, offered }: Laying, state: State): State | undefined {
  if (state.held !== undefined || state.wants !== undefined || state.pending !== undefined) return undefined;
  const numbers: string[] = [];
  let at = state.at;
  while (/^\d+(?:[.,]\d+)?$/u.test(tokens[at]?.text ?? "")) {
    numbers.push(tokens[at]?.text ?? "");
    if (!times.test(tokens[at + 1]?.word ?? "")) break;
    at += 2;
  }
  if (numbers.length < 2) return undefined;
  const to = at + (lengths.test(tokens[at + 1]?.word ?? "") ? 2 : 1);
  const fields = offered.fields.filter(
    ({ lexis, places, titled }) =>
      !titled && sides.some((side) => lexis.stems.has(side)) && isWithin(state, places),
  );
  if (fields.length !== numbers.length) return undefined;
  const settings = fields.flatMap((field, side) => {
    const written = writtenInto(field, { kind: "number", text: numbers[side] ?? "", length: 1 });
    return written === undefined ? [] : settingsOf(field, written);
  });
  return settings.length < numbers.length
    ? undefined
    : withSettings(state, to, { cost: prices.told, settings });
}
