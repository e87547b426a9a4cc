import type { PageView, ViewNode } from "../../page/view.ts";
import { headingsOver } from "../evidence/around.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { isInFront } from "../matching/candidates.ts";
import { pressOf, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { placeSaid } from "../vocabulary/relations.ts";

const sure = 0.82;
/** Fewer are no row of things to count. */
const fewest = 3;
/** So near to its edge, as a part of the page. */
const near = 0.22;
/** Those in a line are drawn so exactly, CSS pixels. */
const aligned = 14;

const frame =
  /^(?:please )?(?:click|press|tap|hit|open|choose|select|use|take|pick|go to)(?: on)? the (?<which>[\p{L}\d -]{2,16}) (?<noun>\p{L}+) (?:on|at|along|down|in) the (?:very |far )?(?<side>left|right|top|bottom)(?:[- ]hand)?(?: side| edge)?(?: of the (?:page|screen|window))?(?:,? please)?[.!]?$/iu;
const outermost: Record<string, number> = {
  top: 1,
  topmost: 1,
  uppermost: 1,
  leftmost: 1,
  bottom: -1,
  bottommost: -1,
  lowest: -1,
  lowermost: -1,
  rightmost: -1,
};
const anything = /^(?:tool|button|icon|symbol|item|entry|link|tab|one|thing)$/u;

/** “click the last tool on the left”, “open the bottom folder on the left”: of the one line of controls along that edge. */
export function groundAlongEdge(view: PageView, instruction: string): Resolved | undefined {
  const { which = "", noun = "", side = "" } = frame.exec(instruction.trim())?.groups ?? {};
  const place = outermost[which.toLowerCase()] ?? placeSaid(which);
  if (place === undefined) return undefined;
  const index = indexOf(view);
  const kind = stem(normalize(noun));
  const lines = linesAlong(index, side.toLowerCase()).filter(
    ([first]) => first !== undefined && (anything.test(kind) || isCalled(index, first, kind)),
  );
  const [line, another] = lines;
  const found = another === undefined ? line?.at(place > 0 ? place - 1 : place) : undefined;
  return found && found.node.disabled !== true
    ? pressOf(view, { ...found, score: sure, tier: tiers.words })
    : undefined;
}

type Box = NonNullable<ViewNode["box"]>;
const across = ({ x, width }: Box): number => x + width / 2;
const down = ({ y, height }: Box): number => y + height / 2;

function linesAlong(index: ViewIndex, side: string): Candidate[][] {
  const { view } = index;
  const isUpright = side === "left" || side === "right";
  const [of, along, start] = isUpright ? ([across, down, "x"] as const) : ([down, across, "y"] as const);
  const size = isUpright ? view.viewport.width : view.viewport.height;
  const isNear = (box: Box): boolean =>
    side === "left" || side === "top" ? of(box) <= size * near : of(box) >= size * (1 - near);
  const byHolder = Map.groupBy(
    index.candidates.filter(
      ({ node, index: at }) =>
        node.box !== undefined &&
        isNear(node.box) &&
        !isField(node) &&
        !isSelect(node) &&
        isInFront(index, at),
    ),
    ({ node }) => `${holderOf(index, node)} ${node.role}`,
  );
  return [...byHolder.values()].flatMap((all) => {
    const [first] = all;
    const line = all.filter(
      ({ node: { box } }) =>
        box !== undefined &&
        first?.node.box !== undefined &&
        (Math.abs(of(box) - of(first.node.box)) <= aligned ||
          Math.abs(box[start] - first.node.box[start]) <= 2),
    );
    return line.length >= fewest && line.length === all.length
      ? [line.toSorted((one, other) => along(one.node.box as Box) - along(other.node.box as Box))]
      : [];
  });
}

/** The part around it, or around the part that it has for itself. */
function holderOf({ view: { nodes }, end }: ViewIndex, { parent }: ViewNode): number {
  const isAlone = nodes.slice(parent + 1, end[parent]).filter(({ interactive }) => interactive).length === 1;
  return isAlone ? (nodes[parent]?.parent ?? parent) : parent;
}

/** The part that holds it, or the heading over it, has the noun. */
function isCalled(index: ViewIndex, { node, index: at }: Candidate, noun: string): boolean {
  const { nodes } = index.view;
  const holder = nodes[holderOf(index, node)];
  const pictures =
    noun === "folder" && nodes.slice(at, index.end[at]).some(({ name }) => name.includes("📁"));
  if (pictures) return true;
  const headings = headingsOver(index, at).map((heading) => nodes[heading]?.name ?? "");
  return [holder?.name ?? "", nodes[holder?.parent ?? 0]?.name ?? "", ...headings].some((text) =>
    wordsOf(normalize(text)).map(stem).includes(noun),
  );
}
