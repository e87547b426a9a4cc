import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import { plain } from "../../../grounding/matching/outline.ts";
import type { Hand } from "./hand.ts";

const pressing =
  /^(?:find and |locate and )?(?:click|press|tap|take|select|choose|pick|open|hit|push|expand|unfold)(?: on)? (?:the |an? )?(?<what>.+)$/iu;
const quoted = /^[^"“”]*["“](?<name>[^"“”]+)["”][^"“”]*$/u;
const kinds =
  "digit|letter|number|character|menu item|list item|folder or file|file or folder|item|link|option|entry|element|text|word|words|tab|node|folder|file|branch|leaf|label|name|choice|suggestion|result|cell|tile|card|button|section|row|directory|heading";
const kindBefore = new RegExp(
  String.raw`^(?:${kinds}) (?:(?:that (?:is|are)|which is) )?(?:(?:named|called|labell?ed|titled|saying|with the (?:text|label|name)|that (?:says|reads)|marked) )?`,
  "iu",
);
const kindBehind = new RegExp(` (?:${kinds})$`, "iu");
const where =
  / (?:out of|from|in) the (?:\p{L}+ )?(?:list|menu|suggestions)(?: that (?:opens|appears|unfolds))?$| (?:in|on|from|of|under|within|inside) (?:the|this|that|its) (?:\p{L}+ )?(?:\p{L}+)(?: below| above)?$/iu;

/** What an order to press something says that it is called, the likeliest first; none where it is no such order. */
function namesIn(text: string): string[] {
  const what = pressing.exec(text.trim().replace(/[.!]$/u, ""))?.groups?.["what"];
  if (what === undefined) return [];
  const inQuotes = quoted.exec(what)?.groups?.["name"];
  // Whose it is says more than what it is called.
  if (/ (?:of|by|for|from) (?:@|\p{Lu})/u.test(what.replace(/["“][^"“”]*["”]/gu, ""))) return [];
  if (inQuotes !== undefined) return [inQuotes];
  if (/["“]/u.test(what)) return [];
  const short = what.replace(where, "");
  return [what, short].flatMap((one) => [
    one,
    one.replace(kindBefore, ""),
    one.replace(kindBehind, ""),
    one.replace(kindBefore, "").replace(kindBehind, ""),
  ]);
}

/** The one part of a page whose text is what an order names, whatever else it is: some element around may listen for it. */
export function partSaying(view: PageView, text: string): ViewNode | undefined {
  for (const name of new Set(namesIn(text))) {
    const exact = saying(view, (said) => said === name.trim());
    const like = exact.length > 0 ? exact : saying(view, (said) => plain(said) === plain(name));
    if (like.length > 1) return undefined;
    if (like[0] !== undefined) return like[0];
  }
  return undefined;
}

function saying(view: PageView, fits: (said: string) => boolean): ViewNode[] {
  const found = view.nodes.flatMap(({ role, name, parent }) => {
    const around = view.nodes[parent];
    if (role !== "text" || around === undefined || !fits(name.trim())) return [];
    const isPart = around.ref !== "" && around.box !== undefined && around.covered === undefined;
    const isAmidText = isPart && view.nodes.some((node) => node.parent === parent && isOtherText(node, name));
    return isPart && !isAmidText && !around.editable && !around.disabled && around.role !== "document"
      ? [around]
      : [];
  });
  return [...new Set(found)];
}

/** A word of a running text is not pressed by pressing the whole of it. */
function isOtherText({ role, name }: ViewNode, said: string): boolean {
  return role === "text" && name !== said && /\p{L}{2}/u.test(name);
}

/** Presses what says so; undefined where nothing does, or nothing came of it. */
export async function pressText(text: string, hand: Hand): Promise<Came | undefined> {
  const view = await hand.look();
  const part = partSaying(view, text);
  if (part === undefined) return undefined;
  const came = await hand.use(view, part, { why: "Presses what says so" });
  return came.done && came.doubt === undefined ? came : undefined;
}
