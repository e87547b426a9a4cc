import type { TargetPhrase } from "../grammar/parsed.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";
import { roleTable } from "../vocabulary/roles.ts";

/** “tick both boxes”: of fields and boxes to tick, those that can be ticked are meant. */
export function withTickBoxes(target: TargetPhrase): TargetPhrase {
  if (!/\bbox(?:es)?\b/iu.test(target.text)) return target;
  const box = phraseAt(tokenize("checkbox").tokens, 0, roleTable)?.entry;
  const readings = target.readings.map((reading) =>
    box !== undefined && reading.role?.name === "field" ? { ...reading, role: box } : reading,
  );
  return { ...target, readings };
}
