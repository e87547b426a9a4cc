import { randomUUID } from "node:crypto";
import type { Action, ActionMethod, MemoryStep } from "@legwork/protocol";
import { controlStateOf, type ControlState } from "../page/control-state.ts";
import type { FingerprintMemory } from "../page/fingerprint-memory.ts";
import { normalText, wordsIn } from "../page/fingerprint-text.ts";
import type { PageView } from "../page/view.ts";
import type { MemoryRecord } from "../store/store.ts";
import type { Secrets } from "../variables.ts";
import { criteriaOf, isLeftOpen, wordsOfElement } from "./criteria.ts";
import type { MemoryKey } from "./memory-key.ts";
import { madeUpTexts } from "./made-up-texts.ts";
import { isPassing } from "./passing-words.ts";
import { stateIn } from "./seen-step.ts";

/** What was carried out, as it was planned: `actions` has the selectors, step for step. */
export type Carried = {
  key: MemoryKey;
  projectId: string;
  /** The page as it was before, with placeholders in place of values. */
  view: PageView;
  /** `arguments` as they were planned: with the placeholders of the instruction, and whatever else it says. */
  steps: { method: ActionMethod; reference: string | undefined; description: string; arguments: string[] }[];
  /** What was still to be found once they were done, in words. */
  rest: string | undefined;
  actions: Action[];
  resolvedBy: "embedded" | "model";
  confidence: number;
  secrets: Secrets;
  fingerprints: FingerprintMemory;
};

/** Largest entry that is kept, characters of JSON. */
const largestEntry = 32_768;

export function isTooLarge(record: MemoryRecord): boolean {
  return JSON.stringify(record).length > largestEntry;
}

/** What concerns the page and no element, and is the same each time. */
const pageMethods = new Set<ActionMethod>(["press", "scroll", "goBack", "goForward", "reload"]);

/** Undefined for what must not be done again unseen, or kept. */
export function toMemory(carried: Carried): MemoryRecord | undefined {
  const elements = carried.steps.map(({ reference }) => elementOf(carried.view, reference));
  const steps = carried.steps.map((_, index) => toStep(carried, index, elements[index]));
  if (!steps.every((step) => step !== undefined)) return undefined;
  if (madeUpTexts(carried.steps, carried.key.instruction).length > 0) return undefined;
  const quoted = [
    ...elements.flatMap((element) => element?.names ?? []),
    ...carried.steps.flatMap((step) => step.arguments.map(normalText)),
  ];
  const around = new Set(elements.flatMap((element) => [...(element?.words ?? [])]));
  const isOpen = steps.some(isLeftOpen);
  if (isPassing({ instruction: carried.key.instruction, quoted, around, isLeftOpen: isOpen }))
    return undefined;
  const { key, projectId, resolvedBy, confidence } = carried;
  const now = Date.now();
  const record: MemoryRecord = {
    id: randomUUID(),
    projectId,
    ...key,
    steps: withRest(steps, carried),
    resolvedBy,
    confidence,
    createdAt: now,
    usedAt: now,
    uses: 0,
  };
  return isTooLarge(record) ? undefined : record;
}

function withRest(steps: MemoryStep[], { rest, secrets }: Carried): MemoryStep[] {
  const last = steps.length - 1;
  return rest === undefined
    ? steps
    : steps.map((step, at) => (at === last ? { ...step, rest: secrets.mask(rest) } : step));
}

type Element = {
  name: string;
  /** Texts that name it, in normal form. */
  names: string[];
  words: Set<string>;
  isSecret: boolean;
  state: ControlState;
};

function elementOf(view: PageView, reference: string | undefined): Element | undefined {
  const node = reference === undefined ? undefined : view.nodes.find(({ ref }) => ref === reference);
  if (node === undefined || reference === undefined) return undefined;
  const texts = [node.name, node.placeholder, node.description].filter((text) => text !== undefined);
  return {
    name: node.name,
    names: texts.map(normalText),
    words: wordsOfElement(view, reference),
    isSecret: node.inputType === "password",
    state: controlStateOf(node),
  };
}

function toStep(carried: Carried, index: number, element: Element | undefined): MemoryStep | undefined {
  const step = carried.steps[index];
  const action = carried.actions[index];
  if (step === undefined || action === undefined) return undefined;
  const given = step.arguments;
  // A value that was said in clear is not known to be the same the next time, and is nobody's to keep.
  if (JSON.stringify(carried.secrets.mask(given)) !== JSON.stringify(given)) return undefined;
  const basis = { method: step.method, arguments: given, description: action.description };
  if (step.reference === undefined)
    return carried.resolvedBy === "model" && pageMethods.has(step.method) ? basis : undefined;
  if (element === undefined || (element.isSecret && !isPlaceholder(given, carried.secrets))) return undefined;
  // A number that was not said was worked out from what the page held (“turn it up”).
  if (step.method === "fill" && given.some((text) => isWorkedOut(text, carried.key.instruction)))
    return undefined;
  // Where to drop is an element of its own, and nothing is known of that one.
  if (step.method === "dragTo" && given.some((argument) => !/^[+-]?[\d.]+$/.test(argument))) return undefined;
  const description = carried.secrets.mask(action.description);
  const told = { selector: action.selector, description };
  const sighting = carried.fingerprints.recall(carried.view.url, told, true);
  if (sighting === undefined) return undefined;
  return {
    ...basis,
    description,
    selector: sighting.selector,
    ...(sighting.placeSelector === undefined ? {} : { placeSelector: sighting.placeSelector }),
    ...(element.name === "" ? {} : { name: element.name.slice(0, 400) }),
    fingerprint: sighting.fingerprint,
    ...(isToggling(carried) ? {} : stateIn(step.method, element.state)),
    criteria: criteriaOf(carried.key.instruction, element.words).slice(0, 50),
  };
}

/** “toggle the sidebar” means the same click in either state, where no word says which one is wanted. */
function isToggling({ key, steps, rest }: Carried): boolean {
  const [step] = steps;
  const isOneClick = steps.length === 1 && rest === undefined && step?.method === "click";
  return isOneClick && toggling.test(key.instruction) && !saysState.test(key.instruction);
}

const toggling = /^\s*(?:please )?(?:toggle|flip|invert)\b/i;
const saysState =
  /\b(?:on|off|open(?:ed)?|shut|closed?|show(?:n)?|hide|hidden|(?:en|dis)abled?|expand(?:ed)?|collapsed?|checked|unchecked|ticked|unticked|pressed|active|inactive|start|stop|to|back|until|till|twice|times|and|then)\b/i;

function isWorkedOut(given: string, instruction: string): boolean {
  const said = wordsIn(instruction);
  return /^[+-]?[\d.,]+$/.test(given) && !wordsIn(given).some((word) => said.includes(word));
}

/** Whether nothing but variables goes into it. */
function isPlaceholder(given: string[], { names }: Secrets): boolean {
  return given.every((argument) => names.some(({ name }) => argument === `%${name}%`));
}
