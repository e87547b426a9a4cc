import {
  actionMethods,
  noUsage,
  type ActFailureCode,
  type ActionMethod,
  type Usage,
} from "@legwork/protocol";
import { candidatesFor, type PlannedCandidate } from "./candidates.ts";
import { ground, type Grounding } from "./grounding/ground.ts";
import { describe } from "./grounding/matching/describe.ts";
import { isOpenToEvidence } from "./grounding/checks/settled.ts";
import { closestOf } from "./grounding/outcome.ts";
import { askedLikeness } from "./grounding/likeness/asked-likeness.ts";
import { openThesaurus } from "./grounding/likeness/thesaurus.ts";
import { tellsColouredPart } from "./grounding/placed/part-said.ts";
import { saysLooks, withLooks } from "./grounding/matching/looks.ts";
import { heldAgainstNetwork, meantNodes } from "./grounding/network/meant.ts";
import { generateStructured } from "./model/generate.ts";
import { actPrompt } from "./model/prompts/act.ts";
import { lookAt } from "./look.ts";
import { planTab } from "./plan-tab.ts";
import { looksOf } from "./page/looks.ts";
import { whyNoPage, type NoPage } from "./page/no-page.ts";
import type { PageView, ViewNode } from "./page/view.ts";
import {
  connectModel,
  hasLanguageModel,
  pageTextFor,
  systemPromptOf,
  variableNames,
  type LanguageScene,
  type Scene,
} from "./verb.ts";

/** One thing to do, found but not done. Arguments may hold placeholders still. */
export type PlannedStep = {
  method: ActionMethod;
  reference: string | undefined;
  description: string;
  arguments: string[];
};

/** `view`: what the references are of. */
export type Plan = Decision & { view?: PageView | undefined };

type Decision =
  | {
      found: true;
      steps: PlannedStep[];
      /** What is still to be found once these are done, in words. */
      rest?: string | undefined;
      resolvedBy: "embedded" | "model";
      confidence: number;
      candidates: PlannedCandidate[];
      usage: Usage;
    }
  | {
      found: false;
      code: ActFailureCode;
      message: string;
      /** Who could not tell. */
      resolvedBy: "embedded" | "model";
      /** Nothing says that it is not there, and something that is like it may be meant. Default: false. */
      isOpen?: boolean;
      candidates: PlannedCandidate[];
      usage: Usage;
    };

/** Finds what an instruction means on the page: by the embedded grounder when it is sure, else by the model, if there is one. */
export async function planInstruction(scene: Scene, instruction: string): Promise<Plan> {
  const tab = planTab(instruction);
  if (tab?.isCertain) return planned(tab.step);
  const { view, grounding: found, noPage } = await groundPatiently(scene, instruction);
  // What is only inferred is put to the language model, if there is one, whatever the network holds of it.
  const isForModel = found.outcome === "resolved" && found.isInferred === true && hasLanguageModel(scene);
  const grounding = isForModel ? found : await heldAgainstNetwork(view, instruction, found);
  // A page may have tabs of its own, which come first.
  if (
    tab !== undefined &&
    grounding.outcome !== "resolved" &&
    grounding.outcome !== "ambiguous" &&
    hasTabs(scene)
  )
    return { ...planned(tab.step), view };
  if (noPage !== undefined) return withoutPage(noPage);
  return { ...(await decide(scene, { view, instruction }, grounding)), view };
}

async function decide(
  scene: Scene,
  { view, instruction }: Pick<Question, "view" | "instruction">,
  grounding: Grounding,
): Promise<Decision> {
  const candidates = await candidatesFor(view, instruction, grounding);
  const isSure = grounding.outcome === "resolved" && grounding.isInferred !== true;
  if (!isSure && hasLanguageModel(scene)) return planByModel(scene, { view, instruction, candidates });
  if (grounding.outcome === "resolved") {
    const steps = grounding.steps.map((step) => ({
      method: step.method,
      reference: step.node?.ref,
      description: step.description,
      arguments: step.arguments,
    }));
    return {
      found: true,
      steps,
      resolvedBy: "embedded",
      confidence: grounding.confidence,
      candidates,
      usage: noUsage,
    };
  }
  const closest = grounding.candidates.length === 0 ? closestOf(candidates) : "";
  // No model changes what a field takes.
  const isUnread = grounding.outcome === "not_understood" && grounding.decisive !== true;
  const advice = isUnread ? ` ${connectModel}` : "";
  return {
    found: false,
    code: grounding.outcome,
    message: `${grounding.message}${closest}${advice}`,
    resolvedBy: "embedded",
    isOpen: isOpenToEvidence(instruction, grounding),
    candidates,
    usage: noUsage,
  };
}

function planned(step: PlannedStep): Decision {
  return {
    found: true,
    steps: [step],
    resolvedBy: "embedded",
    confidence: 0.9,
    candidates: [],
    usage: noUsage,
  };
}

/** No view: there is nothing in it that could be meant after all. */
function withoutPage({ message }: NoPage): Decision {
  return {
    found: false,
    code: "not_found",
    message,
    resolvedBy: "embedded",
    candidates: [],
    usage: noUsage,
  };
}

function hasTabs({ live }: Scene): boolean {
  return live.page.context().pages().length > 1;
}

/** Content may arrive after the page is loaded; how long an element that is not there may still appear, ms. */
export const lateContentMs = 2_000;
/** A page that shows nothing new for so long has shown what it has, ms. */
export const stillnessMs = 400;
/** A page that shows neither words nor controls has not begun; how long it may take to, ms. */
const blankPageMs = 10_000;

/** `noPage`: what was not found is not there since the tab shows no page. */
type Grounded = { view: PageView; grounding: Grounding; noPage?: NoPage | undefined };

async function groundPatiently(scene: Scene, instruction: string): Promise<Grounded> {
  const { live, context } = scene;
  const begin = performance.now();
  if (askedLikeness(instruction) !== undefined) await openThesaurus();
  // What cannot be found may have become a control by a listener that nothing told of.
  for (let listeners = false; ; listeners = true) {
    const world = await live.worlds.main(context.signal);
    // Counted first: the page answers in the order in which it is asked.
    const [{ changes }, view] = await Promise.all([
      live.worlds.call(world, "activity"),
      lookAt(scene, listeners ? { listeners } : {}),
    ]);
    const grounding = await groundByLooks(scene, view, instruction);
    const isBlank = !view.nodes.some(({ interactive, role }) => interactive || role === "text");
    const noPage = isBlank ? await missedPage(scene, grounding) : undefined;
    if (noPage !== undefined) return { view, grounding, noPage };
    const left = begin + (isBlank ? blankPageMs : lateContentMs) - performance.now();
    if (grounding.outcome !== "not_found" || left <= 0) return { view, grounding };
    const stillness = isBlank ? left : stillnessMs;
    const change = listeners ? live.worlds.call(world, "changed", changes, stillness) : undefined;
    if (change && !(await readingMeanwhile(view, instruction, change))) return { view, grounding };
  }
}

/** What needs no page is found without one; what only a language model understands may be of that kind. */
async function missedPage(scene: Scene, { outcome }: Grounding): Promise<NoPage | undefined> {
  if (outcome === "resolved" || (outcome === "not_understood" && hasLanguageModel(scene))) return undefined;
  return whyNoPage(scene.live, scene.context.signal);
}

/** Whether the page changed. What is told if it did not is read while that is waited for, and no further once it did. */
async function readingMeanwhile(
  view: PageView,
  instruction: string,
  change: Promise<boolean>,
): Promise<boolean> {
  const reading = new AbortController();
  // Whoever asks for it then meets its failure.
  meantNodes(view, instruction, reading.signal).catch(() => undefined);
  let hasChanged = true;
  try {
    hasChanged = await change;
  } finally {
    if (hasChanged) reading.abort();
  }
  return hasChanged;
}

/** What is not called so may look so: “the red button”, “the large circle”. */
async function groundByLooks(scene: Scene, view: PageView, instruction: string): Promise<Grounding> {
  const { later } = scene;
  const grounding = ground(view, instruction, {
    beforeModel: hasLanguageModel(scene),
    ...(later === undefined ? {} : { later }),
  });
  if (grounding.outcome !== "not_found" || !saysLooks(instruction)) return grounding;
  const isPartTold = tellsColouredPart(instruction);
  const controls = view.nodes
    .filter(
      ({ interactive, ref, role }) => ref !== "" && (interactive || (isPartTold && role !== "document")),
    )
    .slice(0, mostLooks);
  const looks = await looksOf(
    scene.live.worlds,
    controls.map(({ ref }) => ref),
  );
  const seen = ground(withLooks(view, looks, instruction), instruction);
  if (seen.outcome === "resolved") return { ...seen, isPlaced: true };
  return seen.outcome === "ambiguous" ? seen : grounding;
}

/** A page with more controls than this is not told by their looks. */
const mostLooks = 1_000;

type Question = { view: PageView; instruction: string; candidates: PlannedCandidate[] };

async function planByModel(
  scene: LanguageScene,
  { view, instruction, candidates }: Question,
): Promise<Decision> {
  const { model: resolved, context, secrets } = scene;
  context.progress(`Asking ${resolved.name}`);
  const question = actPrompt({
    page: pageTextFor(view, scene, { focus: instruction }),
    systemPrompt: systemPromptOf(scene),
    instruction: secrets.mask(instruction),
    variables: variableNames(secrets),
    candidates: candidates.map(({ reference, description }) => ({
      ref: reference,
      description: secrets.mask(description),
    })),
  });
  const { value: answer, usage } = await generateStructured({
    resolved,
    ...question,
    signal: context.signal,
  });
  const nodes = new Map(view.nodes.map((node) => [node.ref, node]));
  const named = answer.steps.flatMap(({ ref }) => ref ?? []);
  const meant = [...new Set([...named, ...answer.candidates])]
    .filter((reference) => nodes.has(reference))
    .map((reference) => ({
      reference,
      description: wordsFor(view, nodes.get(reference)),
      confidence: 0.5,
    }));
  const nothing = { found: false as const, resolvedBy: "model" as const, usage };
  if (answer.outcome !== "found")
    return { ...nothing, code: answer.outcome, message: answer.reason, candidates: meant };
  const unknown = named.find((reference) => !nodes.has(reference));
  if (unknown !== undefined) {
    const message = `${resolved.name} named ${unknown}, which is not on the page.`;
    return { ...nothing, code: "not_found", message, candidates };
  }
  const steps = answer.steps.map(({ ref, method, arguments: given }) => ({
    method,
    reference: ref ?? undefined,
    description: ref === null ? "the page" : wordsFor(view, nodes.get(ref)),
    arguments: given,
  }));
  const rest = answer.rest?.trim() || undefined;
  return { found: true, steps, rest, resolvedBy: "model", confidence: 0.5, candidates: meant, usage };
}

function wordsFor(view: PageView, node: ViewNode | undefined): string {
  return node === undefined ? "the element" : describe(view, node);
}

export function isActionMethod(method: string): method is ActionMethod {
  return (actionMethods as readonly string[]).includes(method);
}
