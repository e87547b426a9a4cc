import { follows, lineageOf } from "./view-lineage.ts";
import type { PageView, ViewNode } from "./view.ts";

/**
 * A view without the words of the task itself, where the page shows them, as beside a form to be practised on or in a panel that
 * says what is being done: they name what is looked for, and are not it. Only plain text that is the whole task is
 * left out, alone or as a line of its own in several runs of text; the name of a control stays.
 */
export function withoutTask(view: PageView, task: string): PageView {
  const wanted = squeeze(task);
  if (wanted.split(" ").length < leastWords) return view;
  const told = runsThatSay(view.nodes, wanted.replaceAll(" ", ""));
  if (told.size === 0) return view;
  const holders = new Set([...told].flatMap((at) => [at, ...linesAround(view.nodes, at, wanted)]));
  const shown = { ...view, nodes: view.nodes.map((node, at) => (holders.has(at) ? unnamed(node) : node)) };
  follows(shown, lineageOf(view));
  return shown;
}

/** A task of fewer words may be the name of what it is about. */
const leastWords = 3;

const squeeze = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s"'“”‘’.,:;!?]+/gu, " ")
    .trim();

/** Indexes of runs of text that follow one another and together say all of it. */
function runsThatSay(nodes: readonly ViewNode[], wanted: string): Set<number> {
  const texts = nodes.flatMap(({ role, name }, at) =>
    role === "text" ? [{ at, said: squeeze(name).replaceAll(" ", "") }] : [],
  );
  const told = new Set<number>();
  for (const [from, { said: first }] of texts.entries()) {
    if (first === "" || !wanted.startsWith(first)) continue;
    let said = "";
    let to = from;
    while (to < texts.length && said.length < wanted.length && wanted.startsWith(said))
      said += texts[to++]?.said ?? "";
    const run = texts.slice(from, to);
    if (said === wanted && !run.some(({ at }) => isInControl(nodes, at)))
      for (const { at } of run) told.add(at);
  }
  return told;
}

const controls =
  /^(?:button|link|checkbox|radio|switch|option|tab|menuitem|menuitemcheckbox|menuitemradio|treeitem|combobox|textbox|searchbox|spinbutton|slider)$/u;

function isInControl(nodes: readonly ViewNode[], index: number): boolean {
  for (let at = index; at > 0; at = nodes[at]?.parent ?? -1)
    if (controls.test(nodes[at]?.role ?? "")) return true;
  return false;
}

/** What the text stands in and is named by it, as a heading is. */
function linesAround(nodes: readonly ViewNode[], index: number, wanted: string): number[] {
  const around: number[] = [];
  for (let at = nodes[index]?.parent ?? -1; at > 0; at = nodes[at]?.parent ?? -1)
    if (squeeze(nodes[at]?.name ?? "") === wanted) around.push(at);
  return around;
}

const unnamedOf = new WeakMap<ViewNode, ViewNode>();

/** The same one in every view, as the node that it stands for is. */
function unnamed(node: ViewNode): ViewNode {
  let without = unnamedOf.get(node);
  if (without === undefined) unnamedOf.set(node, (without = { ...node, name: "" }));
  return without;
}
