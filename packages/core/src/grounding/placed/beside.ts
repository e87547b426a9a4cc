import type { PageView, ViewNode } from "../../page/view.ts";
import { besideOf, betweenBoth, type Side, type Stood } from "./neighbours.ts";
import { readPlaced, type Placed } from "./order.ts";
import { isCheckable, isControl, isField, isSelect } from "../matching/compatibility.ts";
import { matchTarget } from "../matching/match.ts";
import { modalOf } from "../matching/modal.ts";
import { normalize, stem } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { contains, indexOf, nameAt, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { parseTarget } from "../grammar/target.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { freeWords, isFree } from "./free.ts";
import { isRepeated } from "../entries/items.ts";
import { candidatesIn } from "../picked/candidates.ts";
import { headingsOver } from "../evidence/around.ts";

const sure = 0.82;

const near = "(?:right |directly |just |immediately |straight )?";
const sides: [Side, string][] = [
  ["right", `${near}(?:(?:to|on) the )?right(?:[- ]hand side)? of`],
  ["left", `${near}(?:(?:to|on) the )?left(?:[- ]hand side)? of`],
  ["below", `${near}(?:below|under|underneath|beneath)`],
  ["above", `${near}(?:above|over)`],
  ["beside", `${near}(?:next to|beside|alongside|adjacent to|by the side of)`],
];
const standing = "(?: (?:that |which )?(?:is|stands|sits|comes))?";
const besides = sides.map(
  ([side, words]) =>
    [
      side,
      new RegExp(
        String.raw`^(?:(?<head>(?:the |that |what|whatever).*?)${standing} )${words} (?<anchor>.+)$`,
        "iu",
      ),
    ] as const,
);
const between = new RegExp(
  String.raw`^(?<head>(?:the |that |what|whatever).*?)${standing} (?:in )?between (?<one>.+?) and (?<other>.+)$`,
  "iu",
);

/** Whether something is told by the side of something else on which it stands. */
export function tellsBeside(instruction: string): boolean {
  const placed = readPlaced(instruction);
  if (placed === undefined) return false;
  const isOn = besides.some(([side, form]) => side !== "beside" && form.test(placed.what));
  return isOn || between.test(placed.what);
}

/**
 * “the button to the right of Send”, “the tool right below the brush”, “the collar between Kent and Button-down”: the one control
 * that stands there in the same line or column as the control, or the text, that is named. Undefined where there is none, and
 * where it is left open which is meant.
 */
export function groundBeside(view: PageView, instruction: string): Resolved | undefined {
  const placed = readPlaced(instruction);
  if (placed === undefined) return undefined;
  const index = indexOf(view);
  const found = betweenTwo(index, placed) ?? besideOne(index, placed);
  if (found === undefined || found.node.disabled === true || takesValue(found.node)) return undefined;
  const method = methodOf(placed, found.node);
  if (method === undefined) return undefined;
  return {
    outcome: "resolved",
    steps: [stepOn(view, found.node, { method })],
    confidence: sure,
    isAccounted: true,
    isPlaced: true,
    candidates: rankedNodes(view, [{ ...found, score: sure, tier: tiers.words }]),
  };
}

function besideOne(index: ViewIndex, { what }: Placed): Found | undefined {
  for (const [side, form] of besides) {
    const { head, anchor } = form.exec(what)?.groups ?? {};
    if (head === undefined || anchor === undefined) continue;
    const at = anchorOf(index, anchor);
    const kind = at === undefined ? undefined : kindOf(index, head, [at]);
    if (at === undefined || kind === undefined) return undefined;
    const stood = besideOf(poolOf(index, kind, [at]), { anchor: boxAt(index, at), side });
    return only(meantOf(index, head, stood), index);
  }
  return undefined;
}

function betweenTwo(index: ViewIndex, { what }: Placed): Found | undefined {
  const { head, one, other } = between.exec(what)?.groups ?? {};
  if (head === undefined || one === undefined || other === undefined) return undefined;
  // “between Extend and Return for the wheelbarrow”: both are in its row.
  const [owner = ""] = / (?:for|of) (?:the )?[^,]+$/iu.exec(other) ?? [];
  const [first, last] = [anchorOf(index, one) ?? anchorOf(index, `${one}${owner}`), anchorOf(index, other)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const kind = kindOf(index, head, [first, last]);
  if (kind === undefined) return undefined;
  const pool = poolOf(index, kind, [first, last]);
  return only(betweenBoth(pool, [boxAt(index, first), boxAt(index, last)]), index);
}

function only([one, another]: Stood[], { view: { nodes } }: ViewIndex): Found | undefined {
  const node = nodes[one?.at ?? -1];
  return one && node && another === undefined ? { index: one.at, node } : undefined;
}

type Found = Pick<Candidate, "index" | "node">;

/** Whatever is pressed may be called a button; what is one comes first. Of two seats the free one is meant where that is said. */
function meantOf({ view: { nodes } }: ViewIndex, head: string, stood: Stood[]): Stood[] {
  const having = (holds: (node: ViewNode) => boolean): Stood[] =>
    stood.filter(({ at }) => nodes[at] !== undefined && holds(nodes[at]));
  const buttons = /\bbutton$/iu.test(head) ? having(({ role }) => role === "button") : [];
  if (buttons.length > 0) return buttons;
  return normalize(head)
    .split(" ")
    .some((word) => freeWords.has(word))
    ? having(isFree)
    : stood;
}

const boxAt = ({ view: { nodes } }: ViewIndex, at: number): ViewNode["box"] =>
  nodes[at]?.box ?? nodes[nodes[at]?.parent ?? -1]?.box;

/** The one control that is called so; else the one text that says just that. */
function anchorOf(index: ViewIndex, said: string): number | undefined {
  const { view } = index;
  const target = parseTarget(tokenize(said));
  const match = matchTarget(view, target, { intent: "click" });
  if (match.outcome === "one" && match.found[0]) return match.found[0].index;
  if (match.outcome === "several") return undefined;
  const wanted = normalize(said.replace(/^(?:the|my|our|that) /iu, ""));
  const called = (roles: RegExp): number[] =>
    view.nodes.flatMap(({ role }, at) => (roles.test(role) && nameAt(view, at) === wanted ? [at] : []));
  const pictures = called(picture);
  const [only, another] = pictures.length > 0 ? pictures : called(/^text$/u);
  return another === undefined ? only : undefined;
}

function isArrow(
  { node: { signs = "", hints = "" }, index: at }: Candidate,
  { view, end }: ViewIndex,
): boolean {
  const shown = view.nodes.slice(at, end[at]).map(({ name }) => name.trim());
  return (
    shown.some((name) => /^[‹←◀◄«❮<⬅›→▶►»❯>➡▲↑▼↓⌄^]$/u.test(name)) ||
    /(?:^|[ _-])(?:arrow|chevron|caret)/u.test(`${signs} ${hints}`)
  );
}

const picture = /^(?:img|image)$/u;

type Kind = (candidate: Candidate, index: ViewIndex) => boolean;

/** What is filled in is no thing to press, but stands there all the same. */
const anything: Kind = () => true;
const pressed: Kind = ({ node }) => !isField(node) && !isSelect(node) && node.role !== "slider";
const kinds: [RegExp, Kind][] = [
  [/^(?:what|whatever|one|thing|control|element|item|entry)$/u, anything],
  [/^(?:tile|card|tool|tab|option|choice|swatch|chip)$/u, pressed],
  [/^(?:button|icon|symbol|sign|key)$/u, (one, index) => pressed(one, index) && !isCheckable(one.node)],
  [/^(?:switch|toggle|box|check ?box|tick ?box|radio)$/u, ({ node }) => isCheckable(node)],
  [/^(?:field|input|text ?box|text field)$/u, ({ node }) => isField(node)],
  [/^(?:arrow|chevron)$/u, (one, index) => pressed(one, index) && isArrow(one, index)],
  [/^link$/u, ({ node }) => node.role === "link" || node.role === "generic"],
  [/^(?:picture|image|photo|thumbnail|drawing)$/u, pressed],
];

/**
 * What the words before the place say of it: its kind, or what all those are that stand there side by side, which the page has
 * to say over them. “small”, “other” and the like say nothing of the kind.
 */
function kindOf(index: ViewIndex, head: string, anchors: number[]): Kind | undefined {
  const said = normalize(head)
    .split(" ")
    .filter((word) => !/^(?:the|that|other|small|little|tiny|big|round)$/u.test(word));
  const words = freeWords.has(said[0] ?? "") ? said.slice(1) : said;
  const noun = stem(words.join(" "));
  if (words.length === 0 || words.length > 2) return undefined;
  // “the item above Brass elbow” is another entry of a list, and none of what is in one.
  if (/^(?:one|item|entry|element)$/u.test(noun) && anchors.some((at) => isInEntry(index, at)))
    return undefined;
  const known = kinds.find(([form]) => form.test(noun) || form.test(stem(words.at(-1) ?? "")));
  if (known && words.length === 1) return known[1];
  return words.length === 1 && anchors.every((at) => isCalled(index, at, noun))
    ? besideAlike(index, anchors)
    : undefined;
}

function isInEntry(index: ViewIndex, anchor: number): boolean {
  let at = anchor;
  while (at > 0 && !isRepeated(index, at)) at = index.view.nodes[at]?.parent ?? 0;
  return at > 0 && candidatesIn(index, at).length > 1;
}

/** What stands over it, or what its author calls it and those beside it, has the noun. */
function isCalled(index: ViewIndex, at: number, noun: string): boolean {
  const { nodes } = index.view;
  const around = [at, nodes[at]?.parent ?? 0, nodes[nodes[at]?.parent ?? 0]?.parent ?? 0];
  const texts = [
    ...headingsOver(index, at).map((heading) => nodes[heading]?.name ?? ""),
    ...around.map((one) => `${nodes[one]?.role === "document" ? "" : (nodes[one]?.name ?? "")}`),
  ];
  return texts.some((text) => normalize(text).split(" ").map(stem).includes(noun));
}

/** Of the same role, in the same part. */
function besideAlike({ view: { nodes } }: ViewIndex, anchors: number[]): Kind {
  const [first = 0] = anchors;
  return ({ node, index: at }) =>
    node.role === nodes[first]?.role &&
    (node.parent === nodes[first]?.parent ||
      nodes[node.parent]?.parent === nodes[nodes[first]?.parent ?? 0]?.parent) &&
    at !== first;
}

function poolOf(index: ViewIndex, isOfKind: Kind, anchors: number[]): Stood[] {
  const modal = modalOf(index.view);
  const { nodes } = index.view;
  // What stands beside a picture is another picture, whatever takes the press in it.
  const arePictures = anchors.every((at) => picture.test(nodes[at]?.role ?? ""));
  if (arePictures)
    return nodes.flatMap(({ role, name, box, ref }, at) =>
      picture.test(role) && name !== "" && ref !== "" && box && !anchors.includes(at) ? [{ at, box }] : [],
    );
  return index.candidates.flatMap((candidate) => {
    const { node, index: at } = candidate;
    const isAnchor = anchors.some((one) => contains(index, at, one) || contains(index, one, at));
    const isFree = node.covered === undefined && (modal === undefined || contains(index, modal, at));
    if (isAnchor || !isFree || !node.box || node.scrollable || !isOfKind(candidate, index)) return [];
    // What only holds other controls is none that stands beside one.
    const holds = index.candidates.some(
      (other) => other.index !== at && contains(index, at, other.index) && isControl(other.node),
    );
    return holds ? [] : [{ at, box: node.box }];
  });
}

const takesValue = (node: ViewNode): boolean => isField(node) || isSelect(node) || node.role === "slider";

function methodOf({ verb }: Placed, node: ViewNode): "click" | "check" | "uncheck" | undefined {
  if (verb === "check" || verb === "uncheck")
    return isCheckable(node) ? verb : node.pressed === undefined ? undefined : "click";
  if (verb === "toggle") return isCheckable(node) ? (node.checked === true ? "uncheck" : "check") : "click";
  if (isCheckable(node)) return node.role === "radio" || verb === "choose" ? "check" : "click";
  return "click";
}
