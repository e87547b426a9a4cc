import type { PageView } from "../../page/view.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { saysDay } from "./dates.ts";
import { matchTarget } from "../matching/match.ts";
import type { Grounding } from "../outcome.ts";
import type { ParsedInstruction } from "../grammar/parsed.ts";
import { writeValue } from "../fields/write.ts";

/** “choose 5 May 2027 as the day”: a day is written into its field, also where a calendar opens. */
export function chooseDay(view: PageView, parsed: ParsedInstruction): Grounding | undefined {
  const { target, value = "" } = parsed;
  if (target === undefined || !saysDay(value)) return undefined;
  const match = matchTarget(view, target, { intent: "fill" });
  const [found] = match.outcome === "one" ? match.found : [];
  if (found === undefined || !isField(found.node) || isSelect(found.node)) return undefined;
  return writeValue(view, { ...parsed, intent: "set", method: "fill" });
}
