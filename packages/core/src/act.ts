import {
  LegworkError,
  noUsage,
  type Action,
  type ActionMethod,
  type ActResult,
  type Effect,
  type Input,
  type Output,
} from "@legwork/protocol";
import { answeringDialog } from "./answer-dialog.ts";
import { candidatesOf, type PlannedCandidate } from "./candidates.ts";
import { chooseDescribed } from "./choose-described.ts";
import { describeSteps } from "./describe-steps.ts";
import { addUsage } from "./model/usage.ts";
import { findElement, tellSelectors, type Recognised } from "./find-again.ts";
import { readDescribedOption } from "./grounding/choices/described-option.ts";
import { begunInVain } from "./grounding/checks/in-vain.ts";
import { isExpanded, nameToExpand } from "./grounding/controls/open-already.ts";
import type { Failure } from "./grounding/outcome.ts";
import { ordersIn } from "./grounding/grammar/split.ts";
import { withUploads } from "./files/given-uploads.ts";
import { orNeedsHuman } from "./human/needs-human.ts";
import { withSelectors } from "./page/selectors.ts";
import { takeView } from "./page/snapshot.ts";
import type { Outcome } from "./page/step.ts";
import type { PageView } from "./page/view.ts";
import { isActionMethod, planInstruction, type Plan, type PlannedStep } from "./plan.ts";
import { actAnew, NothingDone, orNothingDone } from "./read-anew.ts";
import { meansOf, Recall } from "./recall.ts";
import type { SessionContext } from "./services.ts";
import { performVeiled } from "./secrets/perform-veiled.ts";
import { missingValues, withValues } from "./secrets/values-for-step.ts";
import { requireStillMeant } from "./still-meant.ts";
import { surelyMeant } from "./surely-meant.ts";
import { openScene, type Scene } from "./verb.ts";

/** Does one thing on the page, given in plain words or as an Action that was observed. */
export async function act(input: Input<"act">, context: SessionContext): Promise<Output<"act">> {
  const scene = await openScene(context, input.options);
  const dryRun = input.options?.dryRun ?? false;
  const cache = input.options?.cache;
  const result =
    typeof input.input === "string"
      ? await actOn(scene, input.input, { dryRun, cache })
      : await repeat(scene, input.input, dryRun);
  const outcome = await orNeedsHuman(scene, result);
  const isRefused = cache === true && !context.services.cache;
  return { ...outcome, actionId: context.actionId, ...(isRefused ? { warnings: [memoryIsOff] } : {}) };
}

const memoryIsOff = "options.cache is not honoured: this server remembers nothing (LEGWORK_CACHE=0).";

type ActOptions = {
  dryRun?: boolean;
  /** Whether memory is asked and kept. Default: as the session was started. */
  cache?: boolean | undefined;
  /** How often what a model could not find yet may be looked for once more. Default: 5. */
  rounds?: number;
};

/** Finds what the instruction means and does it. The answer holds no value of a variable. */
export function actOn(scene: Scene, instruction: string, options: ActOptions = {}): Promise<ActResult> {
  return actAnew(scene, (now) => actOnce(now, instruction, options));
}

async function actOnce(scene: Scene, instruction: string, options: ActOptions): Promise<ActResult> {
  const { secrets } = scene;
  scene.context.progress(`Looking for: ${secrets.mask(instruction)}`);
  const recall = Recall.of(scene, instruction, options.cache);
  if (recall === undefined) return secrets.mask(await actUnseen(scene, instruction, options));
  const again = await actFromMemory(scene, recall, options);
  if (again !== undefined) return { ...secrets.mask(again), cacheStatus: again.cacheStatus ?? "HIT" };
  return {
    ...secrets.mask(await actUnseen(scene, instruction, { ...options, recall })),
    cacheStatus: "MISS",
  };
}

/** Undefined when it is not remembered, or cannot be done so: then nothing was done. */
async function actFromMemory(
  scene: Scene,
  recall: Recall,
  options: ActOptions,
): Promise<ActResult | undefined> {
  const remembered = await recall.find();
  if (remembered === undefined) return undefined;
  const { steps, rest, remark } = remembered;
  const means = meansOf(remembered);
  if (options.dryRun) return dry({ steps, rest }, means);
  const result = await performAll(scene, steps, means);
  const concluded = recall.conclude(remembered, { ...result, message: `${remark}${result.message}` });
  return concluded && withRest(scene, concluded, { ...options, rest });
}

async function actUnseen(
  scene: Scene,
  instruction: string,
  options: ActOptions & { recall?: Recall },
): Promise<ActResult> {
  const { dryRun, recall } = options;
  const read = await planInstruction(scene, instruction);
  const several = read.found ? undefined : ordersIn(instruction);
  const orders = read.found || read.code === "ambiguous" ? undefined : several;
  const plan = read.found || several ? read : ((await surelyMeant(instruction, read)) ?? read);
  if (!plan.found) {
    const described = dryRun ? undefined : readDescribedOption(instruction);
    if (described !== undefined) return chooseDescribed(scene, instruction, described);
    if (orders === undefined || dryRun) return failed(scene, instruction, plan);
    const reason = plan.view && begunInVain(plan.view, orders);
    return reason ? failed(scene, instruction, inVain(plan, reason)) : actInTurn(scene, orders);
  }
  if (!dryRun) await requireStillMeant(scene, plan, instruction);
  const { steps, rest, resolvedBy, confidence, usage } = plan;
  const found = { actions: actionsOf(scene, plan), resolvedBy, confidence, usage };
  if (dryRun) return dry(plan, found);
  const result = await performAll(scene, steps, found);
  if (result.success) recall?.keep(plan, result.actions);
  return withRest(scene, result, { ...options, rest });
}

/** Does what could only be found once the steps before were done: the entry of a menu that was shut. */
async function withRest(
  scene: Scene,
  result: ActResult,
  { rest, cache, rounds = 5 }: ActOptions & { rest: string | undefined },
): Promise<ActResult> {
  if (!result.success || rest === undefined) return result;
  const undone = (why: string): ActResult => ({
    ...result,
    success: false,
    code: "not_understood",
    message: `${result.message} Not done: ${JSON.stringify(rest)}; ${why}`,
  });
  if (rounds === 0) return undone("give it as an instruction of its own, or the whole to an agent.");
  const live = await scene.context.pages.live();
  try {
    const after = await actOn({ ...scene, live }, rest, { cache, rounds: rounds - 1 });
    const { cacheStatus } = after;
    return { ...inOne([result, after]), ...(cacheStatus === undefined ? {} : { cacheStatus }) };
  } catch (error) {
    // What was done before is not to be lost sight of.
    if (scene.context.signal.aborted || !(error instanceof LegworkError)) throw error;
    return undone(error.message);
  }
}

/** Does one order after the other, each on the page as the one before has left it; what shows no effect stops nothing. */
async function actInTurn(scene: Scene, orders: string[]): Promise<ActResult> {
  const results: ActResult[] = [];
  let tried = 0;
  for (const [at, order] of orders.entries()) {
    if (at < tried) continue;
    tried += 1;
    const live = await scene.context.pages.live();
    const now = { ...scene, live };
    if (tried < orders.length && (await isOpenAlready(now, order))) continue;
    const { result, hasAnswered } = await answeringDialog(now, orders[tried] ?? "", () => actOn(now, order));
    if (hasAnswered) tried += 1;
    results.push(result);
    if (!result.success && result.code !== "no_effect") break;
  }
  const notTried = orders.slice(tried).map((order) => JSON.stringify(order));
  const rest = notTried.length === 0 ? "" : ` Not tried: ${notTried.join(", ")}.`;
  const result = inOne(results);
  return { ...result, message: `${result.message}${rest}` };
}

/** The answer to several acts, one after the other: it failed where one of them did. */
function inOne(results: ActResult[]): ActResult {
  const failure = results.find(({ success }) => !success);
  const last = results.at(-1);
  const effects = results.flatMap(({ effect }) => effect ?? []);
  return {
    ...(failure ?? last ?? { success: false, actionDescription: "" }),
    ...(results.some(({ resolvedBy }) => resolvedBy === "model") ? { resolvedBy: "model" as const } : {}),
    usage: results.reduce((sum, { usage }) => addUsage(sum, usage ?? noUsage), noUsage),
    message: results.map(({ message }) => message).join(" "),
    actionDescription: results.map(({ actionDescription }) => actionDescription).join(", then "),
    actions: results.flatMap(({ actions }) => actions),
    confidence: Math.min(...results.map(({ confidence = 0 }) => confidence)),
    ...(effects.length === 0 ? {} : { effect: Object.assign({}, ...effects) as Effect }),
  };
}

/** “expand Photos”, where it is expanded: a click would close it. */
async function isOpenAlready({ live, context }: Scene, order: string): Promise<boolean> {
  const name = nameToExpand(order);
  if (name === undefined) return false;
  return isExpanded(await takeView(live.worlds, { signal: context.signal }), name);
}

/** Does steps that a language model has chosen on a view it was shown. */
export async function performPlanned(scene: Scene, view: PageView, steps: PlannedStep[]): Promise<ActResult> {
  const actions = actionsOf(scene, { view, steps, confidence: 0.5 });
  const means = { actions, resolvedBy: "model" as const, confidence: 0.5, usage: noUsage };
  return scene.secrets.mask(await performAll(scene, steps, means).catch(orNothingDone));
}

/** Does a remembered step of an agent's run, on the element that it was found to mean. */
export async function performRemembered(
  scene: Scene,
  method: ActionMethod,
  { arguments: given, found }: { arguments: string[]; found: Recognised },
): Promise<ActResult> {
  const { reference, description, selector } = found;
  const actions = Promise.resolve([{ selector, description, method, arguments: given }]);
  const means = { actions, resolvedBy: "memory" as const, confidence: 1, usage: noUsage };
  const step = { method, reference, description, arguments: given };
  return scene.secrets.mask(await performAll(scene, [step], means).catch(orNothingDone));
}

/** Performs an Action on the element that it was told of; no model has a part in it. */
function repeat(scene: Scene, action: Action, dryRun: boolean): Promise<ActResult> {
  return actAnew(scene, (now) => repeatOnce(now, action, dryRun));
}

async function repeatOnce(scene: Scene, action: Action, dryRun: boolean): Promise<ActResult> {
  const { secrets } = scene;
  const method = action.method ?? "click";
  const nothing = {
    success: false,
    actionDescription: action.description || action.selector,
    actions: [],
    resolvedBy: "action" as const,
    confidence: 0,
    candidates: [],
    usage: noUsage,
  };
  if (!isActionMethod(method))
    return { ...nothing, code: "not_understood", message: `There is no method ${JSON.stringify(method)}.` };
  const found = await findElement(scene, action);
  if (!found.found) {
    const candidates = await candidatesOf(scene, found.view, found.candidates);
    const confidence = sureness(found.candidates);
    return secrets.mask({ ...nothing, code: found.code, message: found.message, confidence, candidates });
  }
  const { reference, description, selector } = found;
  const step = { method, reference, description: description || selector, arguments: action.arguments ?? [] };
  const means = {
    actions: Promise.resolve([{ ...action, selector, description, method }]),
    resolvedBy: "action" as const,
    confidence: 1,
    usage: noUsage,
  };
  const result = dryRun ? await dry({ steps: [step] }, means) : await performAll(scene, [step], means);
  const remark = found.remark === undefined ? "" : `${found.remark} `;
  return secrets.mask({ ...result, message: `${remark}${result.message}` });
}

type Found = Required<Pick<ActResult, "resolvedBy" | "confidence" | "usage">> & {
  /** Asked for before anything is done, and read while it is: the page answers in the order in which it is asked. */
  actions: Promise<Action[]>;
};

/** @throws NothingDone when the page went on before the first step could begin. */
async function performAll(scene: Scene, steps: PlannedStep[], found: Found): Promise<ActResult> {
  const { context, secrets } = scene;
  const { steps: before } = context.pages;
  // Whoever awaits it last meets its failure.
  found.actions.catch(() => {});
  const missing = missingValues(steps, secrets);
  if (missing !== undefined) {
    const actionDescription = describeSteps(steps);
    return {
      ...found,
      actions: [],
      success: false,
      code: "not_understood",
      message: missing,
      actionDescription,
    };
  }
  const options = { domSettleTimeoutMs: context.session.settings.domSettleTimeoutMs, signal: context.signal };
  const done: Outcome[] = [];
  for (const step of steps) {
    context.signal.throwIfAborted();
    const filled = await withValues(step, scene);
    const given = filled.found ? await withUploads(filled.step, context) : filled;
    const outcome = given.found
      ? orUndone(steps.slice(0, done.length), await performVeiled(scene, given.step, options))
      : given.outcome;
    // What an earlier action typed can stand in the address that this one leads to.
    done.push({
      ...outcome,
      ...(outcome.effect && { effect: context.session.secrets.mask(outcome.effect) }),
    });
    const next = steps[done.length];
    const isAgain = next?.reference === step.reference && next?.method === step.method;
    // “zoom in twice”: what shows no effect the first time is pressed the second time all the same.
    if (!outcome.success && !(isAgain && outcome.code === "no_effect")) break;
  }
  const result = conclude(steps, done, { ...found, actions: await found.actions });
  if (result.code === "stale" && context.pages.steps === before) throw new NothingDone(secrets.mask(result));
  return result;
}

/** An act of several steps is none that succeeded when the page has taken back what one of them filled in. */
function orUndone(before: PlannedStep[], outcome: Outcome): Outcome {
  const isUndone = before.some(({ description }) => outcome.effect?.takenBack?.includes(description));
  return isUndone && outcome.success ? { ...outcome, success: false, code: "no_effect" } : outcome;
}

type Told = Omit<Found, "actions"> & { actions: Action[] };

function conclude(steps: PlannedStep[], outcomes: Outcome[], found: Told): ActResult {
  const last = outcomes.at(-1);
  const success = last?.success === true && outcomes.length === steps.length;
  const effects = outcomes.map((outcome) => outcome.effect).filter((effect) => effect !== undefined);
  return {
    ...found,
    success,
    message: outcomes.map((outcome) => outcome.message).join(" "),
    actionDescription: describeSteps(steps),
    actions: found.actions.slice(0, success ? steps.length : outcomes.length - 1),
    ...(effects.length === 0 ? {} : { effect: Object.assign({}, ...effects) as Effect }),
    ...(last !== undefined && !last.success ? { code: last.code } : {}),
  };
}

async function dry({ steps, rest }: Pick<Foreseen, "steps" | "rest">, found: Found): Promise<ActResult> {
  const description = describeSteps(steps);
  const then = rest === undefined ? "" : ` Then, on the page as it is by then: ${JSON.stringify(rest)}.`;
  return {
    ...found,
    actions: await found.actions,
    success: true,
    dryRun: true,
    message: `Would do: ${description}.${then} Nothing was done.`,
    actionDescription: description,
  };
}

type Foreseen = Extract<Plan, { found: true }>;

async function failed(scene: Scene, instruction: string, plan: NotFound): Promise<ActResult> {
  return {
    success: false,
    code: plan.code,
    message: plan.message,
    actionDescription: instruction,
    actions: [],
    resolvedBy: plan.resolvedBy,
    confidence: sureness(plan.candidates),
    candidates: await candidatesOf(scene, plan.view, plan.candidates),
    usage: plan.usage,
  };
}

type NotFound = Extract<Plan, { found: false }>;

/** Why none of several orders is begun. */
function inVain(plan: NotFound, { outcome, message }: Failure): NotFound {
  return { ...plan, code: outcome, message: `${message} Nothing was done before it.` };
}

/** How sure it would be to take the likeliest: where several are as likely, it is a guess among them. */
function sureness(candidates: PlannedCandidate[]): number {
  const best = Math.max(0, ...candidates.map(({ confidence }) => confidence));
  return best / Math.max(1, candidates.filter(({ confidence }) => confidence === best).length);
}

type Planned = { view?: PageView | undefined; steps: PlannedStep[]; confidence: number };

/** Selectors are read before anything is done, since doing it may take the element away. */
async function actionsOf(scene: Scene, { view, steps, confidence }: Planned): Promise<Action[]> {
  const [selectors, ...given] = await Promise.all([
    tellSelectors(scene, view, steps),
    ...steps.map((step) => withSelectors(scene.live.worlds, step.method, step.arguments)),
  ]);
  return steps.map((step, index) => ({
    selector: selectors[index] ?? "xpath=/html[1]",
    description: step.description,
    method: step.method,
    arguments: given[index] ?? [],
    confidence,
  }));
}
