import type { PageView, ViewNode } from "../page/view.ts";

/** Children of each node that has any, in their order. */
export function childrenOf({ nodes }: PageView): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (let index = 1; index < nodes.length; index += 1) {
    const { parent } = nodes[index] as ViewNode;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [index]);
    else siblings.push(index);
  }
  return children;
}

/** The view with the subtrees of these nodes alone, in this order, under their parents. */
export function rearranged(view: PageView, order: (index: number, children: number[]) => number[]): PageView {
  const children = childrenOf(view);
  const nodes: ViewNode[] = [];
  const add = (index: number, parent: number): void => {
    const place = nodes.length;
    nodes.push({ ...(view.nodes[index] as ViewNode), parent });
    const own = children.get(index);
    if (own !== undefined) for (const child of order(index, own)) add(child, place);
  };
  add(0, -1);
  return { ...view, nodes };
}

/**
 * A mark for each node that is another when anything within it reads otherwise. Of text alone: places change whenever a
 * page is scrolled.
 */
export function marksOf({ nodes }: PageView): Float64Array {
  const marks = new Float64Array(nodes.length);
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const { role, name, value, href, checked, parent } = nodes[index] as ViewNode;
    // Pictures are loaded when they come into view, and are the same ones.
    const address = role === "link" ? (href ?? "") : "";
    const own = hash(`${role}\n${name}\n${value ?? ""}\n${address}\n${String(checked ?? "")}`);
    const mark = mixed(own, marks[index] ?? 0);
    marks[index] = mark;
    // Children come from the last to the first, which is as good an order as any.
    if (parent >= 0) marks[parent] = mixed(marks[parent] ?? 0, mark);
  }
  return marks;
}

const modulus = 2 ** 48 - 59;

/** FNV-1a over two halves of 24 bits: 48 bits, which a number holds exactly. */
function hash(text: string): number {
  let high = 0x811c9d;
  let low = 0xc5a3f1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x0193b1) & 0xffffff;
    low = Math.imul(low ^ (code + at), 0x01f35d) & 0xffffff;
  }
  return high * 0x1000000 + low;
}

function mixed(first: number, second: number): number {
  const high = Math.imul((first / 0x1000000) & 0xffffff, 0x01f35d) ^ (second & 0xffffff);
  const low = Math.imul(first & 0xffffff, 0x0193b1) ^ ((second / 0x1000000) & 0xffffff);
  return (((high & 0xffffff) >>> 0) * 0x1000000 + ((low & 0xffffff) >>> 0) + 1) % modulus;
}
