import { normalize, stem, wordsOf } from "./text.ts";
import type { PageView, ViewNode } from "../../page/view.ts";

/** Words by their stems, without those that say nothing. */
export function stemsOf(text: string): string[] {
  return wordsOf(normalize(text))
    .map(stem)
    .filter((word) => !silent.has(word));
}

const silent = new Set("the a an of in on at for to my your its and or is are with by from".split(" "));

/** As names are compared: case, marks and white space do not count. */
export function plain(text: string): string {
  return wordsOf(normalize(text)).join(" ");
}

export function isUsable(node: ViewNode): boolean {
  return node.interactive && node.ref !== "" && node.disabled !== true && node.covered === undefined;
}

/** A plain part that takes clicks has no name of its own: what stands in it says what it is. */
export function calledAs(view: PageView, index: number): string {
  const { name = "" } = view.nodes[index] ?? {};
  const said = name === "" ? saidIn(view, index).replace(/\s+/g, " ").trim() : name;
  return said.length > 120 ? name : said;
}

/** What can be pressed and takes no text, each with what it is called. */
export function controlsOf(view: PageView): ViewNode[] {
  return view.nodes.flatMap((node, index) =>
    isUsable(node) && node.editable !== true ? [{ ...node, name: calledAs(view, index) }] : [],
  );
}

/** Fields that take text, in their order on the page. */
export function fieldsOf({ nodes }: PageView): ViewNode[] {
  return nodes.filter((node) => node.editable === true && node.disabled !== true && node.readonly !== true);
}

/** The one control whose name begins with a verb. */
export function onlyFor(view: PageView, verb: string): ViewNode | undefined {
  const called = controlsOf(view).filter(({ name }) => plain(name).split(" ")[0] === verb.toLowerCase());
  return called.length === 1 ? called[0] : undefined;
}

/** The only field, or the only one that is empty where others hold something. */
export function onlyField(view: PageView): ViewNode | undefined {
  const fields = fieldsOf(view);
  const empty = fields.filter(({ value = "" }) => value === "");
  if (fields.length === 1) return fields[0];
  return empty.length === 1 ? empty[0] : undefined;
}

export function indexOfNode(view: PageView, { ref }: ViewNode): number {
  return view.nodes.findIndex((node) => node.ref === ref && ref !== "");
}

/** All that is said in a part of a page. */
export function saidIn(view: PageView, index: number): string {
  return textIn(view, index, endsOf(view)[index] ?? index + 1);
}

/** Index after the last node of a part. */
export function endOf(view: PageView, index: number): number {
  return endsOf(view)[index] ?? index + 1;
}

/** Indices of the parts around a node, the innermost first; the document is not among them. */
export function around(view: PageView, index: number): number[] {
  const found: number[] = [];
  for (let at = view.nodes[index]?.parent ?? -1; at > 0; at = view.nodes[at]?.parent ?? -1) found.push(at);
  return found;
}

export function includesAll(text: string, stems: string[]): boolean {
  const said = new Set(stemsOf(text));
  return stems.length > 0 && stems.every((word) => said.has(word));
}

/** Texts of the page as they stand, those of controls too. */
export function textsOf({ nodes }: PageView): string[] {
  return nodes.flatMap(({ role, name }) => (role === "text" ? [name] : []));
}

/**
 * The part of the page that belongs to one of several like controls alone: the largest around it that holds none of the
 * others.
 */
export function ownPart(view: PageView, index: number, others: ReadonlySet<number>): number {
  const ends = endsOf(view);
  const holdsOther = (at: number) =>
    [...others].some((other) => other !== index && other > at && other < (ends[at] ?? at));
  let own = index;
  for (const at of around(view, index)) {
    if (holdsOther(at)) break;
    own = at;
  }
  return own;
}

/** What is said from one node to before another. */
export function textIn(view: PageView, from: number, to: number): string {
  return view.nodes
    .slice(from, to)
    .map(({ role, name }) => (role === "document" ? "" : name))
    .join(" ");
}

/** For each node the index after its last descendant. */
export function endsOf({ nodes }: PageView): number[] {
  const ends = nodes.map((_, index) => index + 1);
  for (let index = nodes.length - 1; index > 0; index -= 1) {
    const parent = nodes[index]?.parent ?? -1;
    if (parent >= 0) ends[parent] = Math.max(ends[parent] ?? 0, ends[index] ?? 0);
  }
  return ends;
}
