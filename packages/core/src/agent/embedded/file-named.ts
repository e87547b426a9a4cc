import { plain } from "../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import type { Came } from "./came.ts";
import type { Hand } from "./deeds/hand.ts";

/** “the file named Ada”, and not “the folder or file”. */
const fileNamed =
  /^(?:find and |locate and )?(?:click|press|tap|open|select|choose)(?: on)? the (?:file|document|leaf)(?: (?:called|named|labell?ed|titled))? ["“]?(?<name>[^"“”]+?)["”]?[.!]?$/iu;

export function fileSaid(text: string): string | undefined {
  return fileNamed.exec(text.trim())?.groups?.["name"];
}

const entries = ({ nodes }: PageView): number =>
  nodes.filter(({ role }) => /^(?:listitem|treeitem)$/u.test(role)).length;

/** What shows entries when it is pressed is a folder: the file of that name is another. Undefined where it was none. */
export async function fileInstead(name: string, before: PageView, hand: Hand): Promise<Came | undefined> {
  const view = await hand.look();
  if (entries(view) <= entries(before)) return undefined;
  const there = new Set(calledSo(before, name).map(({ ref }) => ref));
  const [file, ...others] = calledSo(view, name).filter(({ ref }) => !there.has(ref));
  return file === undefined || others.length > 0
    ? { done: false, reason: `what is called ${JSON.stringify(name)} is a folder.` }
    : hand.use(view, file, { why: `Presses the file ${JSON.stringify(name)}` });
}

function calledSo({ nodes }: PageView, name: string): ViewNode[] {
  return nodes.flatMap((node) => {
    const part = nodes[node.parent];
    const isCalledSo = node.role === "text" && plain(node.name) === plain(name);
    return isCalledSo && part !== undefined && part.ref !== "" ? [part] : [];
  });
}
