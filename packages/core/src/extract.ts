import { LegworkError, noUsage, type Input, type Output } from "@legwork/protocol";
import { readDownloaded, shownDocument } from "./documents/shown-document.ts";
import { InvalidSchema } from "./extraction/schema.ts";
import { extractBySchema, type ExtractRequest, type Extraction } from "./extraction/extract.ts";
import { readByModel } from "./extract-by-model.ts";
import { extractPassage } from "./extraction/passage.ts";
import type { NoPage } from "./page/no-page.ts";
import { renderPage } from "./page/render.ts";
import { settle } from "./page/settle.ts";
import { readStructuredData } from "./page/structured-data.ts";
import type { PageView } from "./page/view.ts";
import { missingPage, viewWithin, type Scope } from "./scope.ts";
import type { SessionContext } from "./services.ts";
import { connectModel, hasLanguageModel, openScene, type Scene } from "./verb.ts";

type Answer = Omit<Output<"extract">, "actionId">;
type Question = {
  instruction?: string | undefined;
  schema?: Record<string, unknown> | undefined;
  /** The view shows only a part of the page. */
  isPart?: boolean | undefined;
};

/** Reads data from the page: by a schema, by an instruction, or the page's text. */
export async function extract(input: Input<"extract">, context: SessionContext): Promise<Output<"extract">> {
  const options = input.options ?? {
    iframes: false,
    domSettleTimeoutMs: context.session.settings.domSettleTimeoutMs,
  };
  const scene = await openScene(context, { model: options.model });
  const noPage = options.file === undefined ? await missingPage(scene, options) : undefined;
  if (noPage !== undefined) return { ...withoutPage(noPage, input), actionId: context.actionId };
  const { view, isPart, warnings } = await lookedAt(scene, options);
  const about = warnings.length === 0 ? {} : { warnings };
  if (input.schema === undefined && !input.instruction)
    return { ...pageText(view, options), ...about, actionId: context.actionId };
  const answer = await read(scene, view, {
    instruction: input.instruction || undefined,
    schema: input.schema,
    isPart,
  });
  const all = [...warnings, ...(answer.warnings ?? [])];
  return { ...answer, ...(all.length === 0 ? {} : { warnings: all }), actionId: context.actionId };
}

/**
 * The text of no page is empty; what is asked of one has no answer.
 * @throws LegworkError `navigation_failed`, `page_not_found`.
 */
function withoutPage({ hasFailed, message }: NoPage, { instruction, schema }: Question): Answer {
  if (schema === undefined && !instruction) return { result: { pageText: "" }, warnings: [message] };
  throw new LegworkError(hasFailed ? "navigation_failed" : "page_not_found", message);
}

type LookedAt = { view: PageView; isPart: boolean; warnings: string[] };
type Where = Scope & { file?: string | undefined; domSettleTimeoutMs: number };

/** The page, or the part of it that is asked for; a file of the session, or one that the page shows, as if it were a page. */
async function lookedAt(scene: Scene, options: Where): Promise<LookedAt> {
  if (options.file !== undefined)
    return { ...(await readDownloaded(options.file, scene.context)), isPart: true };
  await waitUntilQuiet(scene, options.domSettleTimeoutMs);
  const document = await shownDocument(scene);
  if (document === undefined)
    return { view: await viewWithin(scene, options), isPart: options.selector !== undefined, warnings: [] };
  if (options.selector === undefined) return { ...document, isPart: true };
  throw new LegworkError(
    "selector_not_found",
    "The page shows a PDF, which has no elements. Read it without options.selector.",
  );
}

/** Reads what is asked from a view, by the language model when there is one, else by the embedded one. */
export async function read(scene: Scene, view: PageView, question: Question): Promise<Answer> {
  const { schema, instruction, isPart } = question;
  if (hasLanguageModel(scene)) {
    const { value, ...told } = await readByModel(scene, view, { schema, instruction: instruction ?? "" });
    return { result: value, resolvedBy: "model", ...told };
  }
  if (schema === undefined) return passage(view, instruction ?? "");
  // It speaks of the page as a whole, and says nothing of a part.
  const structured = isPart === true ? [] : await readStructuredData(scene.live.worlds, scene.context.signal);
  return bySchema(view, { schema, structured, ...(instruction === undefined ? {} : { instruction }) });
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

function bySchema(view: PageView, request: ExtractRequest): Answer {
  return { result: findBySchema(view, request).value, resolvedBy: "embedded", usage: noUsage };
}

/**
 * What the embedded model reads from a view by a schema, all that it requires.
 * @throws LegworkError `unsupported_instruction` when that cannot be told for sure, `invalid_request` for a schema that is none.
 */
export function findBySchema(view: PageView, request: ExtractRequest): Extraction {
  const found = extractByValidSchema(view, request);
  if ("unsupported" in found)
    throw new LegworkError("unsupported_instruction", `${found.unsupported} ${connectModel}`);
  if (found.missing.length > 0) {
    throw new LegworkError(
      "unsupported_instruction",
      `${titleOf(view)} does not show, where it could be told for sure: ${found.missing.join(", ")}. Scope it with options.selector, describe the fields in the schema, or make them optional. ${connectModel}`,
    );
  }
  return found;
}

function extractByValidSchema(...[view, request]: Parameters<typeof extractBySchema>) {
  try {
    return extractBySchema(view, request);
  } catch (error) {
    if (!(error instanceof InvalidSchema)) throw error;
    const { message } = error;
    throw new LegworkError("invalid_request", `The JSON Schema cannot be used: ${message}.`, {
      issues: [{ path: "schema", message }],
    });
  }
}

function titleOf(view: PageView): string {
  return view.title === "" ? "the page" : `the page ${JSON.stringify(view.title.slice(0, 100))}`;
}
