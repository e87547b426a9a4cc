/**
 * Writes what is derived from the protocol and committed: `packages/protocol/openapi.json`, the clients' types, the
 * synchronous half of the Python client, and `docs/reference/`. With
 * `--check` it writes nothing, and fails when a file is out of date.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createOpenApiDocument, type OpenApiDocument } from "../packages/protocol/src/openapi.ts";
import { inlineSchema, inputName, outputName } from "../packages/protocol/src/openapi-schemas.ts";
import { operations, type OperationName } from "../packages/protocol/src/operations.ts";
import { createPythonFiles } from "./python-client.ts";
import { describeErrors, describeOperations, describeSettings } from "./reference.ts";
import { commentOf, typeOf } from "./schema-types.ts";
import { describeSnippets } from "./snippets.ts";

/** `path` is relative to the root of the repository. */
export type GeneratedFile = { path: string; content: string };

const root = new URL("../", import.meta.url);

export function generate(): GeneratedFile[] {
  const document = createOpenApiDocument();
  return [
    { path: "packages/protocol/openapi.json", content: `${JSON.stringify(document, null, 2)}\n` },
    { path: "packages/sdk/src/protocol.gen.ts", content: createTypes(document) },
    ...createPythonFiles(document),
    { path: "docs/reference/errors.md", content: describeErrors() },
    { path: "docs/reference/settings.md", content: describeSettings() },
    { path: "docs/reference/operations.md", content: describeOperations() },
    { path: "docs/reference/snippets.md", content: describeSnippets() },
  ];
}

/** The committed text of a generated file; undefined when there is none. */
export async function readCommitted(path: string): Promise<string | undefined> {
  try {
    return await readFile(new URL(path, root), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function createTypes(document: OpenApiDocument): string {
  const { schemas } = document.components;
  const types = Object.entries(schemas).map(
    ([name, schema]) => `${commentOf(schema)}export type ${name} = ${typeOf(schema)};\n`,
  );
  return [
    "// Generated from packages/protocol by `pnpm run generate`. Do not edit.\n",
    ...types,
    createOperationTypes(new Set(Object.keys(schemas))),
    createRoutes(),
  ].join("\n");
}

function createOperationTypes(schemaNames: ReadonlySet<string>): string {
  const typeFor = (schemaName: string, schema: Parameters<typeof inlineSchema>[0]) =>
    schemaNames.has(schemaName) ? schemaName : typeOf({ type: "object", ...inlineSchema(schema) }, "  ");
  const lines = (Object.keys(operations) as OperationName[]).map((name) => {
    const { input, output } = operations[name];
    return `  ${name}: { input: ${typeFor(inputName(name), input)}; output: ${typeFor(outputName(name), output)} };\n`;
  });
  return `/** What each operation takes and answers. */\nexport type Operations = {\n${lines.join("")}};\n`;
}

function createRoutes(): string {
  const lines = (Object.keys(operations) as OperationName[]).map((name) => {
    const { method, path, streams, envelope } = operations[name];
    return `  ${name}: ${JSON.stringify({ method, path: `/v1${path}`, streams, envelope })},\n`;
  });
  const comment =
    "/** Where each operation is found, and how its answer holds the output: in `data`, as the body, as an image. */";
  return `${comment}\nexport const routes = {\n${lines.join("")}} as const;\n`;
}

async function main(): Promise<void> {
  const checkOnly = process.argv.includes("--check");
  for (const { path, content } of generate()) {
    if ((await readCommitted(path)) === content) continue;
    if (checkOnly) {
      console.error(`${path} is out of date. Run: pnpm run generate`);
      process.exitCode = 1;
    } else {
      await writeFile(fileURLToPath(new URL(path, root)), content);
      console.log(`wrote ${path}`);
    }
  }
}

if (import.meta.main) await main();
