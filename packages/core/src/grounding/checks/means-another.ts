import type { PageView } from "../../page/view.ts";
import { isField } from "../matching/compatibility.ts";
import { isOfOtherDeed } from "../evidence/guards.ts";
import { isMoreThanLooking, leavesThing } from "../evidence/other-thing.ts";
import { notFound, type Grounding, type Resolved } from "../outcome.ts";
import { normalize } from "../matching/text.ts";
import { groundUsual, isUsuallyAnother } from "../wordings/usual-controls.ts";

/** What the words usually ask for, where what was found for them does something else; undefined where it does not. */
export function meantInstead(view: PageView, instruction: string, found: Resolved): Grounding | undefined {
  if (!meansAnother(view, instruction, found)) return undefined;
  const missing = { ...notFound(view, instruction, []), candidates: found.candidates };
  return groundUsual(view, instruction) ?? missing;
}

/** “see my invoices” is not “Pay invoice”, “delete the channel” not the “Delete” of a message. */
function meansAnother(view: PageView, instruction: string, { steps: [step, ...others] }: Resolved): boolean {
  if (step?.node === undefined || others.length > 0) return false;
  const [said, name] = [` ${normalize(instruction)} `, ` ${normalize(step.node.name)} `];
  if (step.method === "check" || step.method === "uncheck")
    return !said.includes(name) && isUsuallyAnother(view, instruction, step.node);
  // “7d” says how long and nothing else.
  if (step.method !== "click" || /^\d+ ?\p{L}{1,2}$/u.test(step.node.name.trim())) return false;
  if (isField(step.node) && opensShell.test(instruction)) return true;
  if (isMoreThanLooking(step.node, instruction)) return true;
  // “continue” is “Continue to payment”, whatever that comes to elsewhere.
  const isSaid = said.includes(name) || (onward.test(said) && name.startsWith(said));
  if (leavesThing(view, step.node, instruction) || isOfOtherDeed(view, step.node, instruction)) return true;
  return !isSaid && isUsuallyAnother(view, instruction, step.node);
}

/** “show the password” is not done by pressing the field that it is written in. */
export function withoutShownField(view: PageView, instruction: string, found: Grounding): Grounding {
  if (found.outcome !== "resolved" || !showing.test(instruction)) return found;
  const isPressed = found.steps.some(
    ({ method, node }) =>
      method === "click" && node !== undefined && isField(node) && node.role !== "combobox",
  );
  return isPressed ? { ...notFound(view, instruction, []), candidates: found.candidates } : found;
}

const showing = /^(?:please )?(?:show|hide|reveal|unmask|uncover|display|conceal)\b/iu;

const onward = /^ (?:continue|proceed) $/u;

/** What commands are written into is a field; what is opened is no field that happens to stand there. */
const opensShell =
  /^(?:please )?(?:open|show|start|launch|bring up) (?:the|a|my) (?:terminal|console|command line)\b/iu;
