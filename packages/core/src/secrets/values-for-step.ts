import { locate } from "../page/reference.ts";
import type { Outcome, Step } from "../page/step.ts";
import { DocumentGone } from "../page/document-gone.ts";
import type { PlannedStep } from "../plan.ts";
import type { Scene } from "../verb.ts";
import type { Guard, Secrets } from "../variables.ts";

type Given = { found: true; step: Step } | { found: false; outcome: Outcome };

/** Methods that put text into the element they are given, and nowhere else. */
const typing: ReadonlySet<string> = new Set(["fill", "type"]);

/**
 * Puts values in place of their placeholders in a step that is about to be done. A value that is for some origins alone
 * goes into a field of a document of one of them, or nowhere: then the step fails, and the session tells of it.
 */
export async function withValues(step: PlannedStep, scene: Scene): Promise<Given> {
  const { secrets, context } = scene;
  const guard = secrets.guardOn(step.arguments);
  const refusal = guard && (await refusalOf(guard, step, scene));
  if (refusal !== undefined) return refusal;
  const { signal, progress: onWait } = context;
  const held = typing.has(step.method) ? secrets.veilOver(step.arguments) : undefined;
  const veil = held === undefined ? undefined : { held, given: secrets.mask(step.arguments[0] ?? "") };
  const filled = { ...step, veil, arguments: await secrets.fillForField(step.arguments, { signal, onWait }) };
  // A code that was made just now; whoever goes on with the session has to know it as well.
  if (context.session.secrets.remember(secrets)) await context.session.leaveState();
  return { found: true, step: guard?.origins === undefined ? filled : { ...filled, confined: true } };
}

async function refusalOf(guard: Guard, step: PlannedStep, scene: Scene): Promise<Given | undefined> {
  const { names, origins } = guard;
  if (!typing.has(step.method)) return refused(scene, guard, `${step.method} is no way to fill in a field`);
  if (origins === undefined) return undefined;
  if (step.reference === undefined)
    return refused(scene, guard, "no field was named, and whatever has the focus may be of any document");
  try {
    const { worlds } = scene.live;
    const origin = await worlds.call(locate(worlds, step.reference).world, "origin");
    if (origins.includes(origin)) return undefined;
    const allowed = origins.length === 0 ? "no origin in common" : origins.join(", ");
    const why = `${step.description} is in a document of ${origin === "null" ? "no origin of its own (a sandboxed frame, say)" : origin}, and ${names.length === 1 ? "it is" : "they are"} only for ${allowed}`;
    return refused(scene, { names, origin }, why);
  } catch (error) {
    if (!(error instanceof DocumentGone)) throw error;
    const message = `The page changed while ${step.description} was being used. Observe the page again.`;
    return { found: false, outcome: { success: false, code: "stale", message } };
  }
}

/** What goes into a field or a list; elsewhere a text between signs of percent is nothing but that. */
const valued: ReadonlySet<string> = new Set(["fill", "type", "selectOption", "upload"]);

/** A placeholder by itself: “100%sure%” and “%C3%BC” hold none. */
const placeholder = /(?<![\w%])%([A-Za-z_][\w.-]*)%(?![\w%])/g;

/** Why steps are not begun: a page would get a placeholder where a value belongs. Undefined when each has its value. */
export function missingValues(
  steps: readonly Pick<PlannedStep, "method" | "arguments">[],
  { names }: Pick<Secrets, "names">,
): string | undefined {
  const texts = steps.filter(({ method }) => valued.has(method)).flatMap((step) => step.arguments);
  const asked = texts.flatMap((text) => [...text.matchAll(placeholder)].map(([, name = ""]) => name));
  const missing = [...new Set(asked)].filter((name) => names.every((known) => known.name !== name));
  if (missing.length === 0) return undefined;
  const listed = missing.map((name) => `%${name}%`).join(", ");
  const given = names.length === 0 ? "" : ` (given: ${names.map(({ name }) => name).join(", ")})`;
  return `${listed} has no value, and nothing was done: give it in \`variables\`${given}. A text that is meant as it stands can be given as a variable's value.`;
}

type Refused = { names: string[]; origin?: string };

function refused(
  { context }: Scene,
  { names, origin }: Refused,
  why: string,
): Extract<Given, { found: false }> {
  context.session.events.variableRefused({ actionId: context.actionId, variables: names, origin });
  const listed = names.map((name) => `%${name}%`).join(", ");
  const message = `${listed} was not typed, and nothing was done: ${why}.`;
  return { found: false, outcome: { success: false, code: "origin_not_allowed", message } };
}

/** Why an address must not be opened: values that are for fields alone would stand in it. Undefined when they would not. */
export function refusalInAddress(scene: Scene, address: string): string | undefined {
  const guard = scene.secrets.guardOn([address]);
  if (guard === undefined) return undefined;
  const given = refused(scene, { names: guard.names }, "it is for fields alone, and no part of an address");
  return given.outcome.message;
}
