import type { ViewNode } from "../view.ts";
import { addressFrom, quote } from "./quote.ts";

/** What writing a node down depends on beside the node. */
export type Wording = {
  references: boolean;
  /** The page's own address, from which others are told. */
  page: URL | null;
};

/** Roles that are told by a shorter word that everybody knows. */
const shortRoles: Readonly<Record<string, string>> = {
  listitem: "-",
  navigation: "nav",
  columnheader: "header",
  rowheader: "header",
  gridcell: "cell",
  contentinfo: "footer",
};

/** The word for a node's role: `h2` for a heading, `-` for an item of a list. */
function roleWord({ role, level }: ViewNode): string {
  if (role === "heading" && level !== undefined) return `h${level}`;
  return shortRoles[role] ?? role;
}

/** A node in words: role, name, states, and its reference when it is one to act on. `named` false leaves its name out. */
export function wordsOf(node: ViewNode, wording: Wording, named: boolean): string {
  let words = roleWord(node);
  if (named && node.name !== "") words += ` ${quote(node.name)}`;
  words += statesOf(node);
  if (node.href !== undefined && node.role === "link") words += ` ${addressFrom(wording.page, node.href)}`;
  return wording.references && hasReference(node) ? `${words} [${node.ref}]` : words;
}

function hasReference(node: ViewNode): boolean {
  return (
    node.ref !== "" &&
    (node.interactive || node.scrollable === true || node.href !== undefined || node.role === "iframe")
  );
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

/** States that everything of its role has: what is not said to be on is off. */
const saidWhenOn = ["checked", "selected"] as const;

function statesOf(node: ViewNode): string {
  let states = node.level === undefined || node.role === "heading" ? "" : ` level=${node.level}`;
  for (const flag of flags) if (node[flag] === true) states += ` ${flag}`;
  for (const state of saidWhenOn)
    if (node[state] === true) states += ` ${state}`;
    else if (node[state] === "mixed") states += ` ${state}=mixed`;
  if (node.expanded !== undefined) states += node.expanded ? " expanded" : " collapsed";
  if (node.pressed !== undefined) states += ` pressed=${node.pressed}`;
  if (node.covered !== undefined) states += ` covered=${quote(node.covered)}`;
  return states + contentOf(node);
}

function contentOf(node: ViewNode): string {
  const { name, inputType, value, placeholder, description, options } = node;
  let content = "";
  if (inputType !== undefined && /date|time|month|week|color|range|file|password/.test(inputType))
    content += ` type=${inputType}`;
  if (value !== undefined && value !== "") content += ` value=${quote(value)}`;
  if (placeholder !== undefined && placeholder !== name) content += ` placeholder=${quote(placeholder)}`;
  if (description !== undefined && !name.includes(description))
    content += ` description=${quote(description)}`;
  return options === undefined ? content : `${content} options=${optionsOf(options)}`;
}

/** Options that are named; how many more there are is said. */
const mostOptions = 50;

function optionsOf(options: NonNullable<ViewNode["options"]>): string {
  const labels = options.slice(0, mostOptions).map(({ label }) => label);
  const rest = options.length - labels.length;
  const list = labels.some((label) => label.includes("|"))
    ? `[${labels.map(quote).join(", ")}]`
    : quote(labels.join(" | "));
  return rest === 0 ? list : `${list} … ${rest} more options`;
}
