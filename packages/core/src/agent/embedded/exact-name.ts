import { ground } from "../../grounding/ground.ts";
import { calledAs, indexOfNode } from "../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { isWord } from "./words-only.ts";

const named =
  /^(?:find and |locate and )?(?:click|press|tap|open|follow|select|choose)(?: on)? the (?:link|button|tab|word|entry|item|text|option|file|folder)(?: (?:called|named|labell?ed|titled|saying|with the (?:text|label|name)))? (?:["“](?<quoted>[^"“”]+)["”]|(?<bare>[^\s"“”]+))$/iu;

/** What a step says that the thing is called, letter by letter; undefined where it describes it. */
export function nameSaid(text: string): string | undefined {
  const { quoted, bare } = named.exec(text.trim().replace(/(?<=["”\p{L}\p{N}])[.!]$/u, ""))?.groups ?? {};
  return quoted?.trim() ?? bare;
}

/** Whether the thing is called so to the letter: “sed” is not “sed.”, nor “Sed”. */
function isCalledExactly(view: PageView, node: ViewNode, name: string): boolean {
  return calledAs(view, indexOfNode(view, node)).trim() === name;
}

/** Whether what a step names is there, called so to the letter. */
export function isExactOn(view: PageView, text: string, name: string): boolean {
  const found = ground(view, text);
  const node = found.outcome === "resolved" ? found.steps[0]?.node : undefined;
  return node !== undefined && !isWord(view, node) && isCalledExactly(view, node, name);
}
