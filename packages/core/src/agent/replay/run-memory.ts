import { createHash, randomUUID } from "node:crypto";
import type { AgentResult, Input, Memory, MemoryStep } from "@legwork/protocol";
import { withoutCredentials } from "../../browser/told-address.ts";
import { withBuild } from "../../memory/build.ts";
import { criteriaOf, isLeftOpen } from "../../memory/criteria.ts";
import { madeUpTexts } from "../../memory/made-up-texts.ts";
import { isPassing } from "../../memory/passing-words.ts";
import { memoryKey, type MemoryKey } from "../../memory/memory-key.ts";
import { isTooLarge } from "../../memory/to-memory.ts";
import { normalText, wordsIn } from "../../page/fingerprint-text.ts";
import type { MemoryRecord } from "../../store/store.ts";
import { hasLanguageModel, type Scene } from "../../verb.ts";
import { parseTask } from "../embedded/parse-task.ts";
import type { Trail } from "./trail.ts";

/** Most steps of a run that are remembered. */
const mostSteps = 50;

/** What the memory has to do with one run of an agent: the same task, begun on such a page, by such a configuration. */
export class RunMemory {
  readonly #scene: Scene;
  readonly #input: Input<"agentExecute">;
  readonly #key: MemoryKey;

  /** Undefined when the run is not to be remembered, or the server or the session remembers nothing. */
  static of(scene: Scene, input: Input<"agentExecute">): RunMemory | undefined {
    const { services, session } = scene.context;
    if (input.shouldCache !== true || !services.cache || !session.settings.cache) return undefined;
    const key = keyFor(scene, input);
    return key && new RunMemory(scene, input, key);
  }

  private constructor(scene: Scene, input: Input<"agentExecute">, key: MemoryKey) {
    this.#scene = scene;
    this.#input = input;
    this.#key = key;
  }

  find(): Promise<MemoryRecord | undefined> {
    return this.#scene.context.services.memory.recall(this.#projectId, this.#key.key);
  }

  /** Counts a replay; `steps` are what it did where that is not what was remembered. */
  used(record: MemoryRecord, steps: Memory["steps"] | undefined): MemoryRecord {
    const { memory } = this.#scene.context.services;
    memory.use(record);
    if (steps === undefined) return record;
    const healed = { ...record, steps, usedAt: Date.now(), healedAt: Date.now() };
    memory.save(record.projectId, record.key, () => healed);
    return healed;
  }

  forget(record: MemoryRecord): void {
    this.#scene.context.services.memory.forget(record);
  }

  /** Remembers a run that went well. A text says why it must not be done again unseen. */
  async keep(result: AgentResult, trail: Trail): Promise<MemoryRecord | string> {
    const problem = this.#problemOf(result, trail);
    if (problem !== undefined) return problem;
    const now = Date.now();
    const record = await withBuild({
      id: randomUUID(),
      projectId: this.#projectId,
      ...this.#key,
      steps: trail.steps.map((step) => this.#withCriteria(step)),
      resolvedBy: hasLanguageModel(this.#scene) ? "model" : "embedded",
      confidence: 1,
      createdAt: now,
      usedAt: now,
      uses: 0,
    });
    if (isTooLarge(record)) return "its elements are more than one entry of the memory holds";
    this.#scene.context.services.memory.save(record.projectId, record.key, () => record);
    return record;
  }

  /** The words of the task that said which element was meant must stand there again, as for an act. */
  #withCriteria(step: MemoryStep): MemoryStep {
    const { fingerprint } = step;
    if (fingerprint === undefined) return step;
    const words = new Set([...wordsIn(fingerprint.name), ...fingerprint.place.map(([word]) => word)]);
    const criteria = criteriaOf(this.#key.instruction, words).slice(0, 50);
    return criteria.length === 0 ? step : { ...step, criteria };
  }

  #problemOf(result: AgentResult, trail: Trail): string | undefined {
    if (!result.success || !result.completed) return "it did not end well";
    if (trail.problem !== undefined) return trail.problem;
    if (trail.steps.length === 0) return "it did nothing";
    if (this.#scene.context.session.secrets.isIn(trail.steps))
      return "the page shows a value that an earlier call was given, and this one was not";
    const said = [this.#input.executeOptions.instruction, ...trail.steps.flatMap((step) => step.arguments)];
    if (said.some((text) => withoutCredentials(text) !== text))
      return "an address of it has a password in it";
    if (trail.steps.length > mostSteps) return `it has more than ${mostSteps} steps`;
    const { executeOptions } = this.#input;
    const [typed] = madeUpTexts(trail.steps, `${executeOptions.instruction} ${executeOptions.context ?? ""}`);
    if (typed !== undefined)
      return "it typed what the task does not say, which may be another text the next time";
    if (!isPlain(executeOptions.instruction))
      return "what is to be done depends on what the page shows (a condition, a repetition, a value that is carried along)";
    const isAnswered =
      executeOptions.output !== undefined || trail.steps.some(({ method }) => method === "extract");
    if (asks(executeOptions.instruction) && !isAnswered) return "the model gave its answer in its own words";
    const quoted = trail.steps
      .flatMap(({ name, arguments: given }) => [name ?? "", ...given])
      .map(normalText);
    const around = new Set(
      trail.steps.flatMap(({ fingerprint }) => fingerprint?.place.map(([word]) => word) ?? []),
    );
    const instruction = this.#scene.secrets.mask(executeOptions.instruction);
    const isOpen = trail.steps.some((step) => isLeftOpen(this.#withCriteria(step)));
    if (isPassing({ instruction, quoted, around, isLeftOpen: isOpen }))
      return "its words may mean other elements the next time (“the first”, “the latest”, a number)";
    return undefined;
  }

  get #projectId(): string {
    return this.#scene.context.session.principal.projectId;
  }
}

/** Only what is done whatever the page shows can be done again without looking. */
function isPlain(instruction: string): boolean {
  return parseTask(instruction).every(({ kind }) => kind === "step" || kind === "note" || kind === "wait");
}

function asks(instruction: string): boolean {
  return parseTask(instruction).some(
    (node) => node.kind === "note" || (node.kind === "step" && node.step.kind === "extract"),
  );
}

function keyFor(scene: Scene, { agentConfig, executeOptions }: Input<"agentExecute">): MemoryKey | undefined {
  const { secrets, live, model } = scene;
  const { systemPrompt, mode, cua, tools, integrations } = agentConfig;
  const { context, output, excludeTools } = executeOptions;
  const own = [
    model.kind === "language" ? model.name : "embedded",
    [mode, cua, systemPrompt, Object.keys(tools ?? {}), integrations],
    [context, output, excludeTools],
  ];
  return memoryKey({
    operation: "agentExecute",
    instruction: secrets.mask(executeOptions.instruction),
    url: secrets.mask(live.url()),
    variables: secrets.names.map(({ name }) => name),
    config: createHash("sha256")
      .update(JSON.stringify(secrets.mask(own)))
      .digest("base64url")
      .slice(0, 22),
  });
}
