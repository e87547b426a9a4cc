import type { PageView } from "../../page/view.ts";
import { isCheckable, isField } from "../matching/compatibility.ts";
import { notFound, stepOn, type GroundedStep, type Grounding } from "../outcome.ts";
import { contains, indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { readLogIn, type SaidLogIn } from "./said.ts";

const naming = /\b(?:user|user ?name|name|e-?mail|mail|login|account|id|nick ?name|member|customer)\b/iu;
const entering = /\b(?:log ?-?in|log ?-?on|sign ?-?in|sign ?-?on|enter)\b/iu;
const loggingIn = /\b(?:log|sign) ?-?(?:in|on)\b/iu;
/** Whoever comes with a password does not come so. */
const unknown =
  /\b(?:guest|anonymous(?:ly)?|visitor|without|forg[eo]t(?:ten)?|google|apple|facebook|github|microsoft|link|code)\b/iu;
const creating = /\b(?:create|register|sign ?-?up|join|open an account|get started)\b/iu;
const goingOn = /^(?:next|continue|go on|proceed|submit|go|send|ok|okay)\b/iu;
const remembering = /\b(?:keep|stay|remember|remain)\b/iu;

/** Fields and buttons that belong together. */
type Group = { passwords: Candidate[]; fields: Candidate[]; buttons: Candidate[]; boxes: Candidate[] };

/**
 * What an order to log in means on a page: the fields of the one form that asks for it, and its button. Undefined when
 * the instruction is no such order; it is settled when the page has no such form, or when it asks for one after the other.
 */
export function groundLogIn(view: PageView, instruction: string): Grounding | undefined {
  const said = readLogIn(instruction);
  if (said === undefined) return undefined;
  const index = indexOf(view);
  const groups = groupsOf(index, said.password !== undefined);
  const fitting = groups.flatMap((group) => stepsIn(index, group, said) ?? []);
  const [only] = fitting;
  // “log in as a guest” may be something else.
  if (only === undefined && said.password === undefined) return undefined;
  if (only === undefined || fitting.length > 1) return { ...notFound(view, instruction, []), settled: true };
  // No word was passed over, and the button is that of the form whatever it is called.
  return { outcome: "resolved", steps: only.steps, confidence: 0.9, candidates: [], isAccounted: true };
}

/** What surrounds each field for a password; or, where none is to be given, what surrounds a field for a name. */
function groupsOf(index: ViewIndex, hasPassword: boolean): Group[] {
  const usable = index.candidates.filter(({ node }) => !node.disabled && !node.readonly);
  const passwords = usable.filter(({ node }) => node.inputType === "password");
  // A page that asks for both is not given the one alone.
  const anchors = hasPassword ? passwords : passwords.length > 0 ? [] : usable.filter(isNaming);
  const groups = new Map<number, Group>();
  for (const { index: at } of anchors) {
    const root = rootAround(index, at, usable);
    const within = usable.filter((candidate) => contains(index, root, candidate.index));
    groups.set(root, {
      passwords: within.filter(({ node }) => node.inputType === "password"),
      fields: within.filter(
        ({ node }) => isField(node) && node.role !== "combobox" && node.inputType !== "password",
      ),
      buttons: within.filter(({ node }) => node.role === "button"),
      boxes: within.filter(({ node }) => isCheckable(node)),
    });
  }
  return [...groups.values()];
}

/** The nearest part of the page around a field that has a button too. */
function rootAround(index: ViewIndex, at: number, usable: Candidate[]): number {
  const buttons = usable.filter(({ node }) => node.role === "button");
  let root = at;
  while (root > 0 && !buttons.some((button) => contains(index, root, button.index)))
    root = index.view.nodes[root]?.parent ?? 0;
  return root;
}

function stepsIn({ view }: ViewIndex, group: Group, said: SaidLogIn): { steps: GroundedStep[] } | undefined {
  const { passwords, buttons, boxes } = group;
  if (passwords.length > (said.creates ? 2 : 1)) return undefined;
  const user = said.user === undefined ? undefined : userField(group);
  const button = buttonOf(buttons, said);
  if (button === undefined || (said.user !== undefined && user === undefined)) return undefined;
  const keeping = said.stays ? boxes.filter((box) => remembering.test(wordsOf(box))) : [];
  if (keeping.length !== (said.stays ? 1 : 0)) return undefined;
  const { user: name = "", password = "" } = said;
  const steps = [
    ...(user === undefined ? [] : [stepOn(view, user.node, { method: "fill", arguments: [name] })]),
    ...passwords.map(({ node }) => stepOn(view, node, { method: "fill", arguments: [password] })),
    ...keeping.map(({ node }) => stepOn(view, node, { method: "check" })),
    stepOn(view, button.node, { method: "click" }),
  ];
  return { steps };
}

/** The one that is called so; else the only one. */
function userField({ fields }: Group): Candidate | undefined {
  const called = fields.filter(isNaming);
  const [only, ...others] = called.length > 0 ? called : fields;
  return others.length === 0 ? only : undefined;
}

/** Of several buttons the one that says what is to be done; one that only goes on where none does. */
function buttonOf(buttons: Candidate[], { creates, password }: SaidLogIn): Candidate | undefined {
  const saying = creates ? creating : entering;
  const contrary = creates ? entering : creating;
  const saysSo = buttons.filter((button) => saying.test(wordsOf(button)) && !contrary.test(wordsOf(button)));
  const proper = saysSo.filter((button) => loggingIn.test(wordsOf(button)) && !unknown.test(wordsOf(button)));
  const named = creates || saysSo.length < 2 || proper.length === 0 ? saysSo : proper;
  if (named.length === 1) return named[0];
  if (named.length > 1 || creates) return undefined;
  const going = buttons.filter((button) => goingOn.test(wordsOf(button)));
  return going.length === 1 && (password === undefined || buttons.length === 1) ? going[0] : undefined;
}

function isNaming(candidate: Candidate): boolean {
  const { node } = candidate;
  if (!isField(node) || node.role === "searchbox" || node.inputType === "password") return false;
  return node.inputType === "email" || naming.test(wordsOf(candidate));
}

function wordsOf({ node, fields }: Candidate): string {
  return [node.name, node.placeholder ?? "", ...fields.map(({ name }) => name.text)].join(" ");
}
