import { placeSaid } from "../../../grounding/vocabulary/relations.ts";
import { endOf, plain } from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Deed } from "./hand.ts";

const pressing = "(?:click|press|select|choose|pick|open|tap|find and click|mark)(?: on)?";
const relation =
  "(?<kin>child|children|parent|siblings?|grandparent|grandchild|grandchildren)(?: (?:node|item|entry|element))?";
const where = "(?: (?:in|on|of) (?:the|this) (?:\\p{L}+ )?(?:tree|chart|list|hierarchy|outline|diagram))?";
const kinOf = [
  String.raw`^${pressing} (?<which>the|an?|one|any|one of the)(?: (?<place>\p{L}+|\d+(?:st|nd|rd|th)))? ${relation} of ["“]?(?<name>[^"“”]+?)["”]?${where}$`,
  String.raw`^${pressing} (?<which>)["“]?(?<name>[^"“”]+?)["”]?['’]s?(?: (?<place>\p{L}+|\d+(?:st|nd|rd|th)))? ${relation}${where}$`,
].map((pattern) => new RegExp(pattern, "iu"));

/** “click on the child of Tom”, “select Ada's second sibling”: entries of a list whose entries hold lists of their own. */
export const kin: Deed = async (text, hand) => {
  const groups = kinOf.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined);
  if (groups === undefined) return undefined;
  const { which = "", place = "", name = "" } = groups;
  const nth = place === "" ? undefined : placeSaid(place);
  if (place !== "" && nth === undefined) return undefined;
  const view = await hand.look();
  const entries = entriesOf(view);
  const [entry, ...same] = entries.filter(({ label }) => plain(label) === plain(name));
  if (entry === undefined || same.length > 0 || entries.every(({ above }) => above === undefined))
    return undefined;
  const meant = relatives(entries, entry, groups["kin"] ?? "");
  const isAny = /^(?:an?|one|any|one of the)$/iu.test(which);
  const found = nth === undefined ? meant[0] : meant.at(nth < 0 ? nth : nth - 1);
  if (found === undefined || (nth === undefined && !isAny && meant.length > 1))
    return {
      done: false,
      reason: `${JSON.stringify(name)} has ${meant.length} of what is asked for, and which is meant is not plain.`,
    };
  return hand.use(view, found.part, { why: "Is related so" });
};

type Entry = { index: number; above: number | undefined; label: string; part: ViewNode };

/** Entries by what they say first, with the entry that each lies in. */
function entriesOf(view: PageView): Entry[] {
  const isEntry = (index: number): boolean => /^(?:listitem|treeitem)$/u.test(view.nodes[index]?.role ?? "");
  return view.nodes.flatMap((_, index): Entry[] => {
    if (!isEntry(index)) return [];
    const label = view.nodes
      .slice(index + 1, endOf(view, index))
      .find(({ role, name }) => role === "text" && /[\p{L}\d]/u.test(name));
    const part = view.nodes[label?.parent ?? -1];
    if (label === undefined || part === undefined || part.ref === "") return [];
    let above = view.nodes[index]?.parent ?? -1;
    while (above > 0 && !isEntry(above)) above = view.nodes[above]?.parent ?? -1;
    return [{ index, above: above > 0 ? above : undefined, label: label.name, part }];
  });
}

function relatives(entries: Entry[], entry: Entry, said: string): Entry[] {
  const below = (one: Entry) => entries.filter(({ above }) => above === one.index);
  const over = (one: Entry) => entries.filter(({ index }) => index === one.above);
  if (/^child/iu.test(said)) return below(entry);
  if (/^parent/iu.test(said)) return over(entry);
  if (/^sibling/iu.test(said))
    return entries.filter((one) => one !== entry && one.above !== undefined && one.above === entry.above);
  return /^grandparent/iu.test(said) ? over(entry).flatMap(over) : below(entry).flatMap(below);
}
