import type { PageView, ViewNode } from "../../page/view.ts";
import { anchorOf, anchorsOf, besideText, boxAt, calledSo, picture } from "./anchors.ts";
import { besideOf, betweenBoth, type Side, type Stood } from "./neighbours.ts";
import { readFilled, readPlaced, type Placed } from "./order.ts";
import { isCheckable, isControl, isField, isSelect } from "../matching/compatibility.ts";
import { isInFront } from "../matching/candidates.ts";
import { normalize, stem, wordsOfIdentifier } from "../matching/text.ts";
import { contains, indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { notFound, rankedNodes, stepOn, type Grounding, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { freeWords, isFree } from "./free.ts";
import { isRepeated } from "../entries/items.ts";
import { candidatesIn } from "../matching/candidates.ts";
import { headingsOver } from "../evidence/around.ts";

const sure = 0.82;

const near = "(?:right |directly |just |immediately |straight )?";
const sides: [Side, string][] = [
  ["right", `${near}(?:(?:to|on) the )?right(?:[- ]hand side)? of`],
  ["left", `${near}(?:(?:to|on) the )?left(?:[- ]hand side)? of`],
  ["below", `${near}(?:below|under|underneath|beneath)`],
  ["above", `${near}(?:above|over)`],
  ["beside", `${near}(?:next to|beside|alongside|adjacent to|by the side of)`],
  ["after", "(?:right|directly|just|immediately|straight) (?:after|behind|following)"],
  ["before", "(?:right|directly|just|immediately|straight) (?:before|ahead of)"],
  // Without such a word it may be said of time, and of entries, but not of what is pressed.
  ["after", "(?<=\\b(?:button|icon|tab|link|symbol|switch) )after"],
  ["before", "(?<=\\b(?:button|icon|tab|link|symbol|switch) )before"],
];
const standing = "(?: (?:that |which )?(?:is|stands|sits|comes))?";
const besides = sides.map(
  ([side, words]) =>
    [side, new RegExp(String.raw`^(?:(?<head>.+?)${standing} )${words} (?<anchor>.+)$`, "iu")] as const,
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

/** Whether that is done with what something else was told to stand by. */
export function isDoneBeside(
  view: PageView,
  instruction: string,
  { steps }: Pick<Resolved, "steps">,
): boolean {
  const placed = readPlaced(instruction);
  const said = besides.flatMap(([, form]) => form.exec(placed?.what ?? "")?.groups?.["anchor"] ?? []);
  const index = indexOf(view);
  const anchors = said.map((anchor) => anchorOf(index, across("beside", anchor)[0]));
  return steps.some(({ node }) => node !== undefined && anchors.includes(view.nodes.indexOf(node)));
}

/**
 * “the button to the right of Send”, “the tool right below the brush”, “the collar between Kent and Button-down”: the one control
 * that stands there in the same line or column as the control, or the text, that is named. Undefined where there is none, and
 * where it is left open which is meant.
 */
export function groundBeside(
  view: PageView,
  instruction: string,
  press: (order: string) => Grounding,
): Grounding | undefined {
  const placed = readPlaced(instruction);
  return placed === undefined ? undefined : groundPlaced(view, placed, press);
}

/** “type gouda into the box beside the gear”. */
export function groundFilledBeside(view: PageView, instruction: string): Grounding | undefined {
  const placed = readFilled(instruction.replace(/ (?=(?:after|before) (?!(?:right|just)\b))/iu, " right "));
  return placed === undefined ? undefined : groundPlaced(view, placed);
}

function groundPlaced(
  view: PageView,
  placed: Placed,
  press?: (order: string) => Grounding,
): Grounding | undefined {
  const index = indexOf(view);
  const found = betweenTwo(index, placed) ?? besideOne(index, placed, press);
  // A cross that is not there is none of what stands there instead.
  if (found === undefined)
    return asksForCross(placed)
      ? { ...notFound(view, placed.what, []), decisive: true, settled: true }
      : undefined;
  if (found.node.disabled === true)
    return { ...notFound(view, placed.what, []), decisive: true, settled: true };
  if (takesValue(found.node) !== (placed.verb === "fill")) return undefined;
  const method = methodOf(placed, found.node);
  if (method === undefined) return undefined;
  const values = placed.value === undefined ? [] : [placed.value];
  return {
    outcome: "resolved",
    steps: [stepOn(view, found.node, { method, arguments: values })],
    confidence: sure,
    isAccounted: true,
    isPlaced: true,
    candidates: rankedNodes(view, [{ ...found, score: sure, tier: tiers.words }]),
  };
}

function besideOne(
  index: ViewIndex,
  { what, verb }: Placed,
  press?: (order: string) => Grounding,
): Found | undefined {
  for (const [side, form] of besides) {
    const { head, anchor: said } = form.exec(what)?.groups ?? {};
    if (head === undefined || said === undefined) continue;
    // “Edit in the row below Ada”: it is the row that stands there.
    if (/ (?:in|of|for|on|at|from) /iu.test(head)) return undefined;
    const [anchor, way] = across(side, said);
    const named = verb === "fill" ? [] : calledLike(index, head);
    const single = anchorOf(index, anchor);
    const plain = single === undefined ? anchorsOf(index, anchor) : [single];
    // “the viewing link of Chapel Hill 2” is told as what is pressed would be.
    const isTold = plain.length === 0 && named.length > 0 && / (?:of|in|for|on) /u.test(anchor);
    const anchors = isTold && press ? pressedBy(index, press(`click ${anchor}`)) : plain;
    if (anchors.length === 0) return undefined;
    const general = verb === "fill" ? writtenIn : kindOf(index, head, anchors);
    const isNamed: Kind = (one) => named.includes(one.index);
    // Of what is called so itself it is plain which stands there, if only one does.
    const isSpecific = (named.length > 0 && !isKind(head)) || isSign(head);
    const kind = isSpecific ? isNamed : general;
    if (kind === undefined || (!isSpecific && single === undefined && anchors.length > 1)) return undefined;
    const stood = anchors.flatMap((at) => {
      const inside = isSpecific && way === "beside" ? named.filter((one) => isWithin(index, at, one)) : [];
      const [own = -1] = inside;
      const box = index.view.nodes[own]?.box;
      return inside.length === 1 && box ? [{ at: own, box }] : besideAnchor(index, at, { kind, side: way });
    });
    const distinct = [...new Map(stood.map((one) => [one.at, one])).values()];
    return only(meantOf(index, head, distinct), index);
  }
  return undefined;
}

function pressedBy({ view: { nodes } }: ViewIndex, found: Grounding): number[] {
  const [step, another] = found.outcome === "resolved" ? found.steps : [];
  return step?.node && another === undefined ? [nodes.indexOf(step.node)] : [];
}

/** The cross in a chip stands beside its name. */
function isWithin(index: ViewIndex, anchor: number, at: number): boolean {
  const { nodes } = index.view;
  const holder = nodes[anchor]?.role === "text" ? (nodes[anchor]?.parent ?? 0) : anchor;
  return holder > 0 && holder !== at && contains(index, holder, at);
}

const onSide = /^(?<name>.+?)(?:,? on (?:the|its)|,) (?<way>left|right)(?:[- ]hand side| side)?$/iu;

/** “next to Storm on the right” is to the right of it. */
function across(side: Side, said: string): [string, Side] {
  const { name, way } = onSide.exec(said)?.groups ?? {};
  if (side !== "beside" || name === undefined || way === undefined) return [said, side];
  return [name, /^left$/iu.test(way) ? "left" : "right"];
}

const plainHead = (head: string): string =>
  normalize(head.replace(/^(?:the|that) (?:(?:little|small|tiny|big) )?/iu, ""));

const asksForCross = ({ what }: Placed): boolean =>
  besides.some(([, form]) => /^(?:x|cross|×)$/u.test(plainHead(form.exec(what)?.groups?.["head"] ?? "")));

const isSign = (head: string): boolean => signs.some(([form]) => form.test(plainHead(head)));

/** The controls that the words name by themselves: “the pencil”, “Map”. */
function calledLike(index: ViewIndex, head: string): number[] {
  const said = plainHead(head);
  const sign = signs.find(([form]) => form.test(said));
  if (sign) return index.candidates.filter((one) => sign[1](one, index)).map(({ index: at }) => at);
  return calledSo(index, said).map(({ index: at }) => at);
}

function besideAnchor(index: ViewIndex, at: number, { kind, side }: { kind: Kind; side: Side }): Stood[] {
  const pool = poolOf(index, kind, [at]);
  const { role, box } = index.view.nodes[at] ?? {};
  const isInLine = role === "text" && box === undefined && /^(?:beside|left|right|after|before)$/u.test(side);
  if (!isInLine) return besideOf(pool, { anchor: boxAt(index, at), side });
  const places = pool.map((one) => one.at);
  const found = [true, false].flatMap((isAfter) =>
    side === "beside" || (side === "right" || side === "after") === isAfter
      ? (besideText(index, at, { pool: places, isAfter }) ?? [])
      : [],
  );
  return found.length > 0
    ? pool.filter((one) => found.includes(one.at))
    : besideOf(pool, { anchor: boxAt(index, at), side });
}

function betweenTwo(index: ViewIndex, { what }: Placed): Found | undefined {
  const { head, one, other } = between.exec(what)?.groups ?? {};
  if (head === undefined || one === undefined || other === undefined) return undefined;
  // “between Extend and Return for the wheelbarrow”: both are in its row.
  const [owner = ""] = / (?:for|of) (?:the )?[^,]+$/iu.exec(other) ?? [];
  const [first, last] = [
    soleAnchor(index, one) ?? soleAnchor(index, `${one}${owner}`),
    soleAnchor(index, other),
  ];
  if (first === undefined || last === undefined || first === last) return undefined;
  const kind = kindOf(index, head, [first, last]);
  if (kind === undefined) return undefined;
  const pool = poolOf(index, kind, [first, last]);
  return only(betweenBoth(pool, [boxAt(index, first), boxAt(index, last)]), index);
}

function soleAnchor(index: ViewIndex, said: string): number | undefined {
  const [at, another] = anchorsOf(index, said);
  return another === undefined ? at : undefined;
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

const isCross = ({ node: { name }, index: at }: Candidate, { view: { nodes } }: ViewIndex): boolean =>
  [name, nodes[at + 1]?.name ?? ""].some((text) => /^[×✕✖✗✘⨯xX]$/u.test(text.trim()));

function isArrow(
  { node: { signs = "", hints = "" }, index: at }: Candidate,
  { view, end }: ViewIndex,
): boolean {
  const shown = view.nodes.slice(at, end[at]).map(({ name }) => name.trim());
  return (
    shown.some((name) => /^[‹←◀◄«❮<⬅›→▶►»❯>➡▲↑▼↓⌄^▸▾▴◂▹▿▵◃]$/u.test(name)) ||
    /(?:^|[ _-])(?:arrow|chevron|caret)/u.test(`${signs} ${hints}`)
  );
}

type Kind = (candidate: Candidate, index: ViewIndex) => boolean;

/** What is filled in is no thing to press, but stands there all the same. */
const anything: Kind = () => true;
const pressed: Kind = ({ node }) => !isField(node) && !isSelect(node) && node.role !== "slider";
const writtenIn: Kind = ({ node }) => isField(node) && node.editable === true;
/** What a control shows, whatever it does. */
const signs: [RegExp, Kind][] = [
  [/^(?:arrow|triangle|chevron|caret)$/u, (one, index) => pressed(one, index) && isArrow(one, index)],
  [/^(?:x|cross|×)$/u, (one, index) => pressed(one, index) && isCross(one, index)],
];
const kinds: [RegExp, Kind][] = [
  [/^(?:what|whatever|one|thing|control|element|item|entry)$/u, anything],
  [/^(?:tile|card|tool|tab|tag|option|choice|swatch|chip)$/u, pressed],
  [/^(?:button|icon|symbol|sign|key)$/u, (one, index) => pressed(one, index) && !isCheckable(one.node)],
  [/^(?:switch|toggle|box|check ?box|tick ?box|radio)$/u, ({ node }) => isCheckable(node)],
  [/^(?:field|input|text ?box|text field)$/u, ({ node }) => isField(node)],
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

const isKind = (head: string): boolean => {
  const words = normalize(head).split(" ");
  return kinds.some(([form]) => form.test(stem(words.at(-1) ?? "")) || form.test(words.at(-1) ?? ""));
};

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
    ...around.map((one) => {
      const { role, name = "", hints = "" } = nodes[one] ?? {};
      return role === "document" ? "" : `${name} ${wordsOfIdentifier(hints)}`;
    }),
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
    const isFree = node.covered === undefined && isInFront(index, at);
    if (isAnchor || !isFree || !node.box || node.scrollable || !isOfKind(candidate, index)) return [];
    // What only holds other controls is none that stands beside one.
    const holds = candidatesIn(index, at).some((other) => other.index !== at && isControl(other.node));
    return holds ? [] : [{ at, box: node.box }];
  });
}

const takesValue = (node: ViewNode): boolean => isField(node) || isSelect(node) || node.role === "slider";

function methodOf(
  { verb }: Placed,
  node: ViewNode,
): "click" | "check" | "uncheck" | "hover" | "fill" | undefined {
  if (verb === "fill" || verb === "hover") return verb;
  if (verb === "check" || verb === "uncheck")
    return isCheckable(node) ? verb : node.pressed === undefined ? undefined : "click";
  if (verb === "toggle") return isCheckable(node) ? (node.checked === true ? "uncheck" : "check") : "click";
  if (isCheckable(node)) return node.role === "radio" || verb === "choose" ? "check" : "click";
  return "click";
}
