import type { PageView, ViewNode } from "./view.ts";

export type RenderOptions = {
  /** Name each element by its reference, for whoever is to act on it. Default: false. */
  references?: boolean;
  /** Largest size, tokens (estimated). Default: no limit. */
  maxTokens?: number | undefined;
  /** First line to show, as the `next` of an earlier text said. Default: 0. */
  from?: number;
};

export type Rendered = {
  text: string;
  /** Line at which a truncated text goes on. */ next?: number;
  /** Size of the whole, tokens (estimated). */ totalTokens: number;
};

/** Characters per token, on the safe side: English prose has about four with o200k, accessibility trees somewhat fewer. */
const charactersPerToken = 3.5;

function estimateTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

/**
 * The page's accessibility tree as text, a line for each element, children indented. Page strings stand in quotes with
 * line breaks and quotes escaped, so that no page can forge a line.
 */
export function renderView(view: PageView, options: RenderOptions = {}): Rendered {
  const lines = linesOf(view, options.references === true);
  const totalTokens = lines.reduce((sum, line) => sum + estimateTokens(`${line}\n`), 0);
  const from = Math.min(options.from ?? 0, lines.length);
  const end = options.maxTokens === undefined ? lines.length : fitting(lines, from, options.maxTokens);
  const shown = lines.slice(from, end).join("\n");
  if (end >= lines.length) return { text: shown, totalTokens };
  return { text: `${shown}\n… ${lines.length - end} more lines`, next: end, totalTokens };
}

function fitting(lines: string[], from: number, maxTokens: number): number {
  // The announcement of what was left out is part of the budget.
  let left = maxTokens - estimateTokens(`… ${lines.length} more lines`);
  let end = from;
  while (end < lines.length && left >= estimateTokens(`${lines[end]}\n`)) {
    left -= estimateTokens(`${lines[end]}\n`);
    end += 1;
  }
  // A line that is larger than the budget is shown all the same: a cursor that never moves would never end.
  return Math.max(end, Math.min(from + 1, lines.length));
}

function linesOf(view: PageView, references: boolean): string[] {
  const lines: string[] = [];
  const depths: number[] = [];
  for (const [index, node] of view.nodes.entries()) {
    const parentDepth = node.parent < 0 ? -1 : (depths[node.parent] ?? -1);
    const isSilent = isSilentContainer(node) || repeatsParent(view.nodes, node) || index === 0;
    depths[index] = isSilent ? parentDepth : parentDepth + 1;
    if (!isSilent) lines.push(`${"  ".repeat(parentDepth + 1)}- ${lineOf(node, references)}`);
  }
  return lines;
}

function isSilentContainer(node: ViewNode): boolean {
  if (node.interactive || node.scrollable || node.role === "text") return false;
  return (
    node.role === "presentation" ||
    (node.name === "" && (node.role === "generic" || node.role === "rowgroup"))
  );
}

/** The words of a link or a button stand in its name; the same words once more as text tell nothing. */
function repeatsParent(nodes: ViewNode[], node: ViewNode): boolean {
  if (node.role !== "text") return false;
  for (let parent = nodes[node.parent]; parent !== undefined; parent = nodes[parent.parent]) {
    if (parent.name !== "" && parent.role !== "text")
      return parent.name.includes(node.name) && isNamedByContent(parent);
    if (parent.role !== "generic") return false;
  }
  return false;
}

function isNamedByContent(node: ViewNode): boolean {
  return /^(button|link|heading|tab|option|menuitem|checkbox|radio|switch|treeitem|columnheader|rowheader|term)/.test(
    node.role,
  );
}

function lineOf(node: ViewNode, references: boolean): string {
  if (node.role === "text") return `text: ${quote(node.name)}`;
  const parts = [node.role];
  if (node.name !== "") parts.push(quote(node.name));
  parts.push(...statesOf(node));
  if (
    references &&
    node.ref !== "" &&
    (node.interactive || node.scrollable || node.href !== undefined || node.role === "iframe")
  )
    parts.push(`[${node.ref}]`);
  return parts.join(" ");
}

const flags = [
  "disabled",
  "readonly",
  "required",
  "invalid",
  "focused",
  "modal",
  "scrollable",
  "multiple",
] as const;
const states = ["checked", "selected", "expanded", "pressed"] as const;

function statesOf(node: ViewNode): string[] {
  const parts: string[] = [];
  if (node.level !== undefined) parts.push(`level=${node.level}`);
  for (const flag of flags) if (node[flag]) parts.push(flag);
  for (const state of states) if (node[state] !== undefined) parts.push(`${state}=${node[state]}`);
  if (node.inputType !== undefined && /date|time|month|week|color|range|file|password/.test(node.inputType))
    parts.push(`type=${node.inputType}`);
  if (node.value !== undefined && node.value !== "") parts.push(`value=${quote(node.value)}`);
  if (node.placeholder !== undefined) parts.push(`placeholder=${quote(node.placeholder)}`);
  if (node.description !== undefined) parts.push(`description=${quote(node.description)}`);
  if (node.options !== undefined)
    parts.push(
      `options=[${node.options
        .slice(0, 50)
        .map((option) => quote(option.label))
        .join(", ")}${node.options.length > 50 ? `, … ${node.options.length - 50} more` : ""}]`,
    );
  if (node.href !== undefined && node.role === "link") parts.push(`url=${quote(shortened(node.href))}`);
  return parts;
}

function shortened(address: string): string {
  return address.length > 200 ? `${address.slice(0, 199)}…` : address;
}

function quote(text: string): string {
  // JSON's escapes cover quotes and line breaks; U+2028 and U+2029 end a line for some readers as well.
  return JSON.stringify(text).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
