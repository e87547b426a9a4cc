import { isDeepStrictEqual } from "node:util";
import { LegworkError, noUsage } from "@legwork/protocol";
import { findBySchema } from "../extract.ts";
import { readByModel } from "../extract-by-model.ts";
import type { JsonSchema } from "../extraction/schema.ts";
import { addUsage } from "../model/usage.ts";
import type { PageView } from "../page/view.ts";
import { hasLanguageModel, type LanguageScene, type Scene } from "../verb.ts";
import { examplesOf, withExamples, type EntryRange, type Examples } from "./examples.ts";

/** What a view shows of a list. */
export type Read = { items: unknown[]; ranges?: EntryRange[] };

type Asked = { schema: Record<string, unknown>; instruction: string | undefined };

/** Entries that two readings have to agree on before one of them is done without. */
const agreeing = 3;

/**
 * Reads the items of a list from views of its pages. Without a language model the embedded one does. With one, it reads
 * the first page; where the embedded model reads exactly the same there, that goes on alone, and each page costs nothing:
 * the language model is asked again only where the embedded one does not find its way.
 */
export class ItemReader {
  usage = noUsage;
  readonly warnings = new Set<string>();
  readonly #schema: JsonSchema;
  readonly #instruction: string | undefined;
  #isAgreed: boolean | undefined;
  /** Items of the first page, shown beside those of later ones. */
  #examples: Examples | undefined;

  constructor({ schema, instruction }: Asked) {
    this.#schema = arrayOf(schema);
    this.#instruction = instruction;
  }

  /** @throws LegworkError `unsupported_instruction` when no such items can be told, `model_unavailable`. */
  async read(scene: Scene, view: PageView): Promise<Read> {
    if (!hasLanguageModel(scene)) return this.#readEmbedded(view);
    const embedded = this.#isAgreed === false ? undefined : this.#readIfPossible(view);
    if (this.#isAgreed === true && embedded !== undefined && embedded.items.length > 0) return embedded;
    const items = await this.#ask(scene, view);
    if (this.#isAgreed === undefined && items.length > 0)
      this.#isAgreed = items.length >= agreeing && isDeepStrictEqual(items, embedded?.items);
    return this.#isAgreed === true && embedded !== undefined ? embedded : { items };
  }

  async #ask(scene: LanguageScene, view: PageView): Promise<unknown[]> {
    const instruction = this.#instruction ?? "All items of the list.";
    const { value, usage, warnings } = await readByModel(scene, view, { schema: this.#schema, instruction });
    this.usage = addUsage(this.usage, usage);
    for (const warning of warnings ?? []) this.warnings.add(warning);
    return Array.isArray(value) ? value : [];
  }

  #readIfPossible(view: PageView): Read | undefined {
    try {
      return this.#readEmbedded(view);
    } catch (error) {
      if (error instanceof LegworkError && error.code === "unsupported_instruction") return undefined;
      throw error;
    }
  }

  #readEmbedded(view: PageView): Read {
    const alike = this.#readAlike(view);
    if (alike !== undefined) return alike;
    const read = this.#find(view);
    this.#examples ??= read.ranges && examplesOf(view, read.items, read.ranges);
    return read;
  }

  #find(view: PageView): Read {
    const instruction = this.#instruction === undefined ? {} : { instruction: this.#instruction };
    const { value, ranges } = findBySchema(view, { schema: this.#schema, ...instruction });
    const items = Array.isArray(value) ? value : [];
    return ranges?.length === items.length ? { items, ranges } : { items };
  }

  /** With items of the first page beside them, which have to be read as they were then. */
  #readAlike(view: PageView): Read | undefined {
    const examples = this.#examples;
    const shown = examples === undefined ? undefined : withExamples(view, examples);
    if (examples === undefined || shown === undefined) return undefined;
    try {
      const { items, ranges } = this.#find(shown.view);
      const count = examples.items.length;
      if (!isDeepStrictEqual(items.slice(0, count), examples.items)) return undefined;
      const own = items.slice(count);
      return ranges === undefined
        ? { items: own }
        : { items: own, ranges: ranges.slice(count).map(shown.original) };
    } catch (error) {
      if (error instanceof LegworkError) return undefined;
      throw error;
    }
  }
}

/** The schema of a list of what a schema describes; definitions stay where references look for them. */
export function arrayOf(schema: Record<string, unknown>): JsonSchema {
  if (schema["type"] === "array") return schema;
  const { $defs, definitions, $schema, ...item } = schema;
  return {
    ...($schema === undefined ? {} : { $schema }),
    ...($defs === undefined ? {} : { $defs }),
    ...(definitions === undefined ? {} : { definitions }),
    type: "array",
    items: item,
  };
}
