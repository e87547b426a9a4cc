import { LegworkError, noUsage, type Input, type Output } from "@legwork/protocol";
import { extractBySchema } from "./extraction/extract.ts";
import { extractPassage } from "./extraction/passage.ts";
import { generateStructured } from "./model/generate.ts";
import { extractPrompt } from "./model/prompts/extract.ts";
import { renderPage } from "./page/render.ts";
import { settle } from "./page/settle.ts";
import type { PageView } from "./page/view.ts";
import { viewWithin } from "./scope.ts";
import type { SessionContext } from "./services.ts";
import {
  connectModel,
  hasLanguageModel,
  openScene,
  pageTextFor,
  systemPromptOf,
  type LanguageScene,
  type Scene,
} from "./verb.ts";

type Answer = Omit<Output<"extract">, "actionId">;
type Question = { instruction?: string | undefined; schema?: Record<string, unknown> | undefined };

/** Reads data from the page: by a schema, by an instruction, or the page's text. */
export async function extract(input: Input<"extract">, context: SessionContext): Promise<Output<"extract">> {
  const options = input.options ?? {
    iframes: false,
    domSettleTimeoutMs: context.session.settings.domSettleTimeoutMs,
  };
  const scene = await openScene(context, { model: options.model });
  await waitUntilQuiet(scene, options.domSettleTimeoutMs);
  const view = await viewWithin(scene, options);
  if (input.schema === undefined && !input.instruction)
    return { ...pageText(view, options), actionId: context.actionId };
  const answer = await read(scene, view, {
    instruction: input.instruction || undefined,
    schema: input.schema,
  });
  return { ...answer, actionId: context.actionId };
}

/** Reads what is asked from a view, by the language model when there is one, else by the embedded one. */
export async function read(scene: Scene, view: PageView, question: Question): Promise<Answer> {
  if (hasLanguageModel(scene)) return readByModel(scene, view, question);
  return question.schema === undefined
    ? passage(view, question.instruction ?? "")
    : bySchema(view, question.schema, question.instruction);
}

async function waitUntilQuiet({ live, context }: Scene, timeout: number): Promise<void> {
  using observation = live.observe();
  await settle(live, observation, { timeout, signal: context.signal });
}

type Paging = {
  maxTokens?: number | undefined;
  cursor?: string | undefined;
  search?: string | undefined;
};

function pageText(view: PageView, { maxTokens, cursor, search }: Paging): Answer {
  const { text, nextCursor, totalTokens, matches } = renderPage(view, { maxTokens, cursor, search });
  const result = { pageText: text };
  if (maxTokens === undefined && cursor === undefined && search === undefined) return { result };
  return {
    result,
    totalTokens,
    truncated: nextCursor !== undefined,
    ...(nextCursor === undefined ? {} : { nextCursor }),
    ...(matches === undefined ? {} : { matches }),
  };
}

function passage(view: PageView, instruction: string): Answer {
  const found = extractPassage(view, instruction);
  if (found !== undefined)
    return { result: { extraction: found.extraction }, resolvedBy: "embedded", usage: noUsage };
  throw new LegworkError(
    "unsupported_instruction",
    `Nothing on ${titleOf(view)} answers ${JSON.stringify(instruction)} in so many words. Read the page with extract without an instruction, or give a schema. ${connectModel}`,
  );
}

function bySchema(view: PageView, schema: Record<string, unknown>, instruction: string | undefined): Answer {
  const found = extractBySchema(view, { schema, ...(instruction === undefined ? {} : { instruction }) });
  if ("unsupported" in found)
    throw new LegworkError("unsupported_instruction", `${found.unsupported} ${connectModel}`);
  if (found.missing.length > 0) {
    throw new LegworkError(
      "unsupported_instruction",
      `${titleOf(view)} does not show, where it could be told for sure: ${found.missing.join(", ")}. Scope it with options.selector, describe the fields in the schema, or make them optional. ${connectModel}`,
    );
  }
  return { result: found.value, resolvedBy: "embedded", usage: noUsage };
}

function titleOf(view: PageView): string {
  return view.title === "" ? "the page" : `the page ${JSON.stringify(view.title.slice(0, 100))}`;
}

async function readByModel(scene: LanguageScene, view: PageView, question: Question): Promise<Answer> {
  const { model: resolved, context, secrets } = scene;
  const { instruction = "", schema } = question;
  context.progress(`Asking ${resolved.name}`);
  const focus = `${instruction} ${fieldNames(schema).join(" ")}`;
  const page = pageTextFor(view, secrets, { focus });
  const about = { page, systemPrompt: systemPromptOf(scene), instruction };
  const prompt = schema === undefined ? extractPrompt(about) : extractPrompt({ ...about, schema });
  const addresses = new Map(view.nodes.map((node) => [node.ref, node.href]));
  const resolveUrl = (reference: string) => addresses.get(reference);
  const { value, usage } = await generateStructured<unknown>({
    resolved,
    ...prompt,
    resolveUrl,
    signal: context.signal,
  });
  return { result: value, resolvedBy: "model", usage };
}

/** Names of what a schema asks for, at any depth: words that the page is likely to have. */
function fieldNames(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties } = schema as { properties?: unknown };
  const own = typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
  const words = own.map((name) => name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " "));
  return [...words, ...Object.values(schema).flatMap(fieldNames)];
}
