import type { PageView, ViewNode } from "../../../page/view.ts";
import { shownTextOf } from "../../../page/marking.ts";
import type { Hand } from "./hand.ts";

/** A line or paragraph of a page: what it says, and the element that holds it. */
export type Block = { node: ViewNode; text: string; parts: number; isParagraph: boolean };

/** A word of a text may stand in a part of its own. */
const inlineTags = /^(?:span|b|i|em|strong|mark|u|s|small|font|code|abbr|cite|q|del|ins|sub|sup)$/u;
const inlineRoles = /^(?:generic|strong|emphasis|mark|code|deletion|insertion|subscript|superscript)$/u;
const inControls = /^(?:button|link|label|heading|option|columnheader|cell|tab|menuitem|status)$/u;

/** What the page says that is no name of a control, in its order. */
function blocksOf({ nodes }: PageView): Block[] {
  const runs = new Map<number, string[]>();
  const withText = new Set(nodes.flatMap(({ role, parent }) => (role === "text" ? [parent] : [])));
  for (const { role, name, parent } of nodes) {
    if (role !== "text" || name === "") continue;
    let line = parent;
    for (let part = nodes[line]; part !== undefined && isPartOfText(part, withText); part = nodes[line])
      line = part.parent;
    const holder = nodes[line];
    if (holder === undefined || inControls.test(holder.role) || holder.tag === "label") continue;
    // A paragraph that something listens to is a text all the same.
    if (holder.interactive && line === parent && holder.role !== "paragraph") continue;
    runs.set(line, [...(runs.get(line) ?? []), name]);
  }
  return [...runs].flatMap(([at, parts]) => {
    const node = nodes[at];
    const isParagraph =
      node?.tag === "p" || node?.role === "paragraph" || nodes[node?.parent ?? 0]?.tag === "p";
    return node === undefined ? [] : [{ node, text: parts.join(" "), parts: parts.length, isParagraph }];
  });
}

/** A link in a text is a part of it. */
function isPartOfText({ tag, role, parent }: ViewNode, withText: ReadonlySet<number>): boolean {
  return role === "link" ? withText.has(parent) : inlineTags.test(tag) && inlineRoles.test(role);
}

/** The same; parts that stand side by side have between them just the space that is shown. */
export async function shownBlocks(hand: Hand): Promise<Block[]> {
  const blocks = blocksOf(await hand.look());
  return Promise.all(blocks.map((block) => asShown(hand, block)));
}

async function asShown(hand: Hand, block: Block): Promise<Block> {
  if (block.parts < 2 || block.node.ref === "") return block;
  const { live } = await hand.scene();
  const shown = (await shownTextOf(live, block.node.ref)) ?? "";
  const isSame = lettersIn(shown) === lettersIn(block.text);
  return isSame ? { ...block, text: shown } : block;
}

function lettersIn(text: string): string {
  return text.replaceAll(/\s/gu, "").toLowerCase();
}

export function wordsIn(text: string): string[] {
  return text.split(/\s+/u).filter((one) => /[\p{L}\d]/u.test(one));
}

/** A word without the marks around it. */
export function bare(one: string | undefined): string | undefined {
  return one?.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");
}
