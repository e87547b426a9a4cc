import type { PageView } from "../page/view.ts";
import { isField } from "./compatibility.ts";
import { isOfOtherDeed } from "./evidence/guards.ts";
import { isMoreThanLooking, leavesThing } from "./evidence/other-thing.ts";
import type { Resolved } from "./outcome.ts";
import { normalize } from "./text.ts";
import { isUsuallyAnother } from "./usual-controls.ts";

/** “see my invoices” is not “Pay invoice”, “delete the channel” not the “Delete” of a message. */
export function meansAnother(
  view: PageView,
  instruction: string,
  { steps: [step, ...others] }: Resolved,
): boolean {
  if (step?.node === undefined || step.method !== "click" || others.length > 0) return false;
  if (isField(step.node) && opensShell.test(instruction)) return true;
  if (isMoreThanLooking(step.node, instruction)) return true;
  const isSaid = ` ${normalize(instruction)} `.includes(` ${normalize(step.node.name)} `);
  if (leavesThing(view, step.node, instruction) || isOfOtherDeed(view, step.node, instruction)) return true;
  return !isSaid && isUsuallyAnother(view, instruction, step.node);
}

/** What commands are written into is a field; what is opened is no field that happens to stand there. */
const opensShell =
  /^(?:please )?(?:open|show|start|launch|bring up) (?:the|a|my) (?:terminal|console|command line)\b/iu;
