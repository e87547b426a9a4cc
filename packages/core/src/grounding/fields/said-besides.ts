import type { PageView } from "../../page/view.ts";
import { withDayInParts } from "../days/day-in-parts.ts";
import { withLeftEmpty } from "./left-empty.ts";
import type { Grounding, Resolved } from "../outcome.ts";
import { withUnwanted } from "../choices/unwanted.ts";

/** What is said beside the values: boxes that are not wanted, fields to leave empty; and days in the parts that fields take. */
export function withSaidBesides(view: PageView, instruction: string, found: Resolved): Grounding {
  const wanted = withUnwanted(view, instruction, found);
  return withDayInParts(view, instruction, withLeftEmpty(view, instruction, wanted));
}
