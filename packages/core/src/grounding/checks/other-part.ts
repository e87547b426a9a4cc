import type { PageView, ViewNode } from "../../page/view.ts";
import { placesOf, type Place } from "../laid/places.ts";
import { unaccounted, type Failure, type Resolved } from "../outcome.ts";
import { normalize } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";

const pressing = /^(?:click|check|uncheck|doubleClick|rightClick|hover)$/u;
const placed = /(?:^| )(?:in|under|inside|within|on) /u;
const leading = /(?:^| )(?:in|under|inside|within)(?: the)? $/u;
const leadingTab =
  /(?:^| )(?:in|under|inside|within|on|of|behind)(?: the)?(?: tab)?(?: (?:named|called))? $/u;
const trailing =
  /^(?:(?: (?:column|section|list|part|area|panel|group|box|card|block|tab))?(?: (?:heading|title))?)(?:$|[,.;!?]| (?:except|but|and|apart|then|please|click|press|tap|hit|choose|select|pick|follow|find|open|tick|untick|check|delete|remove|edit|download|view)\b)/u;

/**
 * “delete the brioche under Cooling”, where the only brioche stands under “Proofing”: what is done stands in the part of the page
 * that is named, and nothing is done where it does not.
 */
export function inOtherPart(view: PageView, instruction: string, found: Resolved): Failure | undefined {
  const said = normalize(instruction);
  const tab = tabBehind(view, said, found);
  if (tab !== undefined) return unaccounted(found, tab.name);
  // The parts of a large page take milliseconds to read.
  if (!placed.test(said)) return undefined;
  const index = indexOf(view);
  const isSaid = ({ at }: Place): boolean => isNamedAsPlace(said, normalize(view.nodes[at]?.name ?? ""));
  const places = placesOf(index).filter(
    (place) =>
      isSaid(place) && index.candidates.some(({ index: at }) => at >= place.from && at < place.until),
  );
  const [first] = places;
  if (first === undefined) return undefined;
  const isElsewhere = found.steps.every(({ node, method }) => {
    const at = node === undefined ? -1 : view.nodes.indexOf(node);
    return at >= 0 && pressing.test(method) && !places.some((one) => at >= one.at && at < one.until);
  });
  return isElsewhere ? unaccounted(found, view.nodes[first.at]?.name ?? "") : undefined;
}

/**
 * “click the link moss in tab 3”, where another tab is in front: that has a link of its own. So has what stands in sight while
 * the section that is named is closed.
 */
function tabBehind(view: PageView, said: string, { steps }: Resolved): ViewNode | undefined {
  return view.nodes.find((node) => {
    const isBehind = node.role === "tab" ? node.selected === false : isClosedHead(view, node);
    if (!isBehind || node.name.length < 3) return false;
    const name = normalize(node.name);
    const at = said.indexOf(name);
    return (
      at > 0 &&
      leadingTab.test(said.slice(0, at)) &&
      trailing.test(said.slice(at + name.length)) &&
      !steps.some((step) => step.node === node)
    );
  });
}

function isClosedHead({ nodes }: PageView, { expanded, role, tag, parent }: ViewNode): boolean {
  if (expanded !== false) return false;
  return role === "heading" || tag === "summary" || nodes[parent]?.role === "heading";
}

/** “under Cooling”, “in the Sport section”; “in the oven” where that is all the heading says. */
function isNamedAsPlace(said: string, name: string): boolean {
  if (name.length < 3 || name.length > 60) return false;
  for (let at = said.indexOf(name); at > 0; at = said.indexOf(name, at + 1)) {
    const [before, behind] = [said.slice(0, at), said.slice(at + name.length)];
    const isLed = leading.test(before) || (before.endsWith(" ") && /^(?:in|under|on) the /u.test(name));
    if (isLed && trailing.test(behind)) return true;
  }
  return false;
}
