/** What somebody adds in brackets about how it is done, at the end of an order. */
const aside = /^(?<order>.+?)\s*\((?<aside>[^()]+)\)\s*[.!]?$/u;
const dragging =
  /^(?:please )?(?:drag(?: it| them)?(?: there| over)?|drag (?:and|&|n) drop|by dragging(?: it)?|with the mouse)$/iu;
const kind =
  /^(?:it is |it's |that is )?(?:the |an? )?(?<kind>(?:\p{L}+ )?(?:icon|button|link|tab|checkbox|field|menu|sign|symbol)(?: .+)?)$/iu;

/**
 * “put the tent on the lake shore (drag it)”, “open the terminal (icon at the top right)”: the same without brackets.
 * Brackets that say something else are a part of a name.
 */
export function withoutAside(instruction: string): string | undefined {
  const { order = "", aside: said = "" } = aside.exec(instruction.trim())?.groups ?? {};
  if (order === "") return undefined;
  if (dragging.test(said))
    return order.replace(/^(?:please )?(?:put|move|place|set|bring|take|drop) /iu, "drag ");
  const added = kind.exec(said)?.groups?.["kind"];
  return added === undefined ? undefined : `${order} ${added}`;
}
