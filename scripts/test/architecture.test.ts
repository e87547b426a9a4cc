import assert from "node:assert/strict";
import { access, readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { operations } from "../../packages/protocol/src/index.ts";
import { listPages, readPage } from "../snippets.ts";
import { serviceHandlers, sessionHandlers } from "../../packages/core/src/handlers.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFile(new URL(path, root), "utf8");
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

for (const guide of ["ARCHITECTURE.md", "CONTRIBUTING.md", "AGENTS.md", "README.md"]) {
  test(`${guide} names only paths that exist`, async () => {
    const text = await read(guide);
    const paths = [...text.matchAll(/`((?:packages|apps|scripts|docs|examples)\/[\w./-]+)`/g)].map(
      ([, path]) => path as string,
    );
    const missing: string[] = [];
    for (const path of paths) await access(new URL(path, root)).catch(() => missing.push(path));
    assert.deepEqual(missing, []);
    if (guide !== "README.md") assert.ok(paths.length > 0);
  });
}

test("the pages of the documentation name only pages, parts of pages and files that exist", async () => {
  const pages = [
    ...listPages(),
    "docs/limits.md",
    "docs/reference/errors.md",
    "docs/reference/operations.md",
  ];
  const broken: string[] = [];
  for (const page of pages) {
    for (const [, link = ""] of readPage(page).matchAll(/\]\(([^)\s]+)\)/g)) {
      const url = new URL(link, new URL(page, root));
      if (url.protocol !== "file:") continue;
      const part = decodeURIComponent(url.hash.slice(1));
      const found = await access(new URL(url.pathname, root)).then(
        () => part === "" || partsOf(readPage(fileOf(url))).has(part),
        () => false,
      );
      if (!found) broken.push(`${page}: ${link}`);
    }
  }
  assert.deepEqual(broken, []);
});

function fileOf(url: URL): string {
  return decodeURIComponent(url.pathname.slice(root.pathname.length));
}

/** The headings of a page as links name them. */
function partsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\d\s-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

test("each operation has a handler in a file of its name, and no handler is without an operation", async () => {
  const handlers = { ...serviceHandlers, ...sessionHandlers };
  assert.deepEqual(Object.keys(handlers).toSorted(), Object.keys(operations).toSorted());
  const files = await readdir(new URL("packages/core/src/", root), { recursive: true });
  for (const name of Object.keys(operations)) {
    assert.ok(
      files.some((file) => file.endsWith(`${kebab(name)}.ts`)),
      `no file for ${name}`,
    );
  }
});

test("each operation has a path in the OpenAPI document and is used by a test of the engine", async () => {
  const document = JSON.parse(await read("packages/protocol/openapi.json")) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const tests = await Promise.all(
    (await readdir(new URL("packages/core/test/", root), { recursive: true }))
      .filter((file) => file.endsWith(".ts"))
      .map((file) => read(`packages/core/test/${file}`)),
  );
  for (const { name, operationId } of Object.values(operations)) {
    const documented = Object.values(document.paths).some((path) =>
      Object.values(path).some((entry) => entry.operationId === operationId),
    );
    assert.ok(documented, `${operationId} is not in the OpenAPI document`);
    assert.ok(
      tests.some((text) => text.includes(`dispatch("${name}"`)),
      `no test of the engine uses ${name}`,
    );
  }
});
