import { LegworkError, noUsage } from "@legwork/protocol";
import { readSchema } from "./model/answer-schema.ts";
import { generateStructured } from "./model/generate.ts";
import type { JsonSchema } from "./model/json-schema.ts";
import { asksForLists, mergeAnswers, partialSchema } from "./model/partial-answers.ts";
import { extractPrompt } from "./model/prompts/extract.ts";
import type { PageText } from "./model/prompts/page-block.ts";
import { addUsage } from "./model/usage.ts";
import { addressesOf } from "./page/addresses.ts";
import type { PageView } from "./page/view.ts";
import { pageTextFor, pageTextsFor, systemPromptOf, type LanguageScene } from "./verb.ts";

export type ModelReading = { value: unknown; usage: typeof noUsage; warnings?: string[] };

type Asked = { instruction: string; schema: JsonSchema | undefined };

/**
 * What a language model reads from a view, in one call. A page larger than one view is read in parts when lists are asked for,
 * since leaving lines out would leave entries out: a call for each, all at once, their answers joined and checked as one.
 *
 * @throws LegworkError `model_unavailable` when the provider fails, or answers twice what does not fit.
 */
export async function readByModel(scene: LanguageScene, view: PageView, asked: Asked): Promise<ModelReading> {
  const { schema, instruction } = asked;
  scene.context.progress(`Asking ${scene.model.name}`);
  if (schema !== undefined && asksForLists(schema)) {
    const { pages, left } = pageTextsFor(view, scene);
    if (pages.length > 1) return await readInParts(scene, { view, pages, left }, { schema, instruction });
  }
  const page = pageTextFor(view, scene, {
    focus: `${instruction} ${fieldNames(schema).join(" ")}`,
  });
  return await ask(scene, { view, page }, asked);
}

type Shown = { view: PageView; page: PageText; part?: { number: number; count: number } };

async function ask(
  scene: LanguageScene,
  { view, page, part }: Shown,
  { instruction, schema }: Asked,
): Promise<ModelReading> {
  const about = { page, systemPrompt: systemPromptOf(scene), instruction, part };
  const prompt = schema === undefined ? extractPrompt(about) : extractPrompt({ ...about, schema });
  const { resolveUrl, isOnPage } = addressesOf(view);
  return await generateStructured<unknown>({
    resolved: scene.model,
    ...prompt,
    resolveUrl,
    isOnPage,
    signal: scene.context.signal,
  });
}

async function readInParts(
  scene: LanguageScene,
  { view, pages, left }: { view: PageView; pages: PageText[]; left: number },
  { schema, instruction }: { schema: JsonSchema; instruction: string },
): Promise<ModelReading> {
  const whole = readSchema<unknown>(schema);
  const partial = partialSchema(whole.json);
  const read = await Promise.all(
    pages.map((page, index) =>
      ask(
        scene,
        { view, page, part: { number: index + 1, count: pages.length } },
        { instruction, schema: partial },
      ),
    ),
  );
  const usage = read.map((answer) => answer.usage).reduce(addUsage, noUsage);
  const checked = whole.check(mergeAnswers(read.map(({ value }) => value)));
  if ("issues" in checked) {
    throw new LegworkError(
      "model_unavailable",
      `What the model ${scene.model.name} read from the ${pages.length} parts of the page does not fit the schema: ${checked.issues
        .slice(0, 3)
        .map(({ path, message }) => `${path || "the answer"}: ${message}`)
        .join("; ")}. Scope it with options.selector, or make optional what the page may not say.`,
      { issues: checked.issues },
    );
  }
  const warnings =
    left === 0
      ? []
      : [
          `The page is larger than what was read of it: ${left} lines at its end were left out. Scope it with options.selector.`,
        ];
  return { value: checked.value, usage, ...(warnings.length === 0 ? {} : { warnings }) };
}

/** Names of what a schema asks for, at any depth: words that the page is likely to have. */
function fieldNames(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties } = schema as { properties?: unknown };
  const own = typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
  const words = own.map((name) => name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " "));
  return [...words, ...Object.values(schema).flatMap(fieldNames)];
}
