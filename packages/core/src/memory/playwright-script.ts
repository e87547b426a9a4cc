import type { Memory, MemoryStep } from "@legwork/protocol";
import { callOf } from "./playwright-call.ts";
import { literal, nameFor, oneLine } from "./playwright-text.ts";

const head = `// What Legwork remembers, as functions that take a page of Playwright. Variables are read from the environment.
import type { Page } from "playwright";

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(\`Set the environment variable \${name}.\`);
  return value;
}
`;

/** A TypeScript module with one function for each memory; nothing of a page's texts can become code in it. */
export function playwrightScript(memories: Memory[]): string {
  const names = new Set<string>(["variable"]);
  return [head, ...memories.map((memory) => functionOf(memory, names))].join("\n");
}

function functionOf(memory: Memory, names: Set<string>): string {
  const name = nameFor(memory.instruction, names);
  const lines = memory.steps.flatMap((step) => linesOf(step));
  return [
    `/** ${oneLine(memory.instruction)} On ${oneLine(memory.urlPattern)} */`,
    `export async function ${name}(page: Page): Promise<void> {`,
    ...lines.map((line) => `  ${line}`),
    "}",
    "",
  ].join("\n");
}

function linesOf(step: MemoryStep): string[] {
  const call = callOf(step);
  // What was found only then is remembered by itself, and has a function of its own.
  const then = step.rest === undefined ? [] : [`// Then: ${oneLine(step.rest)}`];
  return [
    ...(call ?? [
      `throw new Error(${literal(`Playwright has no call for ${step.method} as it was done here.`)});`,
    ]),
    ...then,
  ];
}
