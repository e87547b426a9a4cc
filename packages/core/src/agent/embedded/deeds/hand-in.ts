import { controlsOf, plain } from "../../../grounding/matching/outline.ts";
import { endsOrLeads } from "../../../grounding/offers/goal.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Deed, Hand } from "./hand.ts";

const putsIn = /^(?:Filled|Typed into|Selected|Checked|Unchecked|Set) /;
const presses = /^(?:Clicked|Double-clicked) (?:button|link) /;
/** The task says itself how far it goes, or that somebody is to look at it first. */
const goesNoFurther =
  /\b(?:not?|n['’]t|dont|never|without|leave|only|just|draft|before|until|unless|stop|wait|ready|prepare|later|check (?:it|that|everything)|review|will)\b/iu;

/**
 * Presses the one “Submit” of the form that the task has filled in and has said nothing more of: what was put in is lost
 * otherwise. Only a button that is called so and nothing else is pressed (“Pay”, “Send” and “Delete” say what they do, and have to be
 * asked for), none beside another end, and none where something required is empty or a secret was typed.
 *
 * @returns what was pressed, in words.
 */
export async function handIn(hand: Hand): Promise<string | undefined> {
  if (hand.stepsLeft <= 0 || goesNoFurther.test(hand.task) || !endsInForm(hand)) return undefined;
  const view = await hand.look();
  const control = submitOf(view);
  if (control === undefined || view.nodes.some(isUnready)) return undefined;
  const came = await hand.use(view, control, { why: "Hands in what was filled in" });
  return came.done && came.doubt === undefined ? control.name.trim() : undefined;
}

/** Something was put in, and nothing pressed since. */
function endsInForm({ recorder: { actions } }: Hand): boolean {
  const last = actions.findLastIndex(({ action, success }) => putsIn.test(action) && success !== false);
  return last >= 0 && !actions.slice(last).some(({ action }) => presses.test(action));
}

function submitOf(view: PageView): ViewNode | undefined {
  const ends = controlsOf(view).filter(endsOrLeads);
  const [end] = ends;
  return ends.length === 1 && end !== undefined && end.disabled !== true && plain(end.name) === "submit"
    ? end
    : undefined;
}

function isUnready({ inputType, required, editable, value = "", hints = "" }: ViewNode): boolean {
  return (
    inputType === "password" ||
    /\bcc-(?:number|csc)\b/.test(hints) ||
    (required === true && editable === true && value.trim() === "")
  );
}

const leftUndone =
  /^(?:do not|don['’]t|dont|never) (?:actually )?(?:submit|send|save|confirm|order|book|post|press|click|hit)(?: (?:it|the form|anything|yet|the (?:submit|send|save) button|submit|send|save))*$/iu;

/** “…, but do not submit”: there is nothing to do. */
export const leaveUnsent: Deed = (text) =>
  Promise.resolve(leftUndone.test(text) ? { done: true } : undefined);
