import type { PageView, ViewNode } from "../../page/view.ts";
import { ambiguous, notFound, stepOn, type Grounding } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize } from "../matching/text.ts";

type Box = NonNullable<ViewNode["box"]>;
type Bar = { node: ViewNode; at: number; box: Box };
/** Bars that stand on one line, or start at one. */
type Chart = { bars: Bar[]; stands: boolean };

const frame =
  /^(?:please )?(?<verb>click|tap|press|select|choose|hover|double[- ]?click|right[- ]?click|point)(?: on| over| at| to)? (?:the )?(?:(?<most>tallest|highest|longest|shortest|lowest|smallest|biggest|largest) (?:bar|column)|(?:bar|column) (?:of|for|above|labell?ed|with the label|named) (?:the )?(?<label>.+?)|(?<owner>[\p{L}\p{N}]+)(?:'s)? (?:bar|column))(?: (?:of|in|on) (?:the |this )?(?:bar )?(?:chart|graph|diagram|histogram|plot))?[.!]?$/iu;

/** “the tallest bar of the chart”, “the bar for Wed”. Undefined where no such thing is asked, or the page has no bars. */
export function groundBar(view: PageView, instruction: string): Grounding | undefined {
  const said = frame.exec(instruction.trim())?.groups;
  if (!said) return undefined;
  const charts = chartsIn(view);
  if (charts.length === 0) return undefined;
  const found = charts.flatMap((chart) => {
    const bars =
      said["most"] === undefined ? barsFor(view, chart, nameIn(said)) : [extreme(chart, said["most"])];
    return bars.filter((bar) => bar !== undefined);
  });
  const [bar, another] = found;
  if (!bar) return { ...notFound(view, instruction, []), settled: true };
  if (another)
    return ambiguous(
      view,
      instruction,
      found.map(({ node, at }) => ({ node, index: at, score: 0.6, tier: tiers.words })),
    );
  const step = stepOn(view, bar.node, { method: methodOf(said["verb"] ?? "") });
  return { outcome: "resolved", steps: [step], confidence: 0.88, candidates: [] };
}

const nameIn = (said: Record<string, string>): string => normalize(said["label"] ?? said["owner"] ?? "");

function methodOf(verb: string): "hover" | "doubleClick" | "rightClick" | "click" {
  if (/^(?:hover|point)/iu.test(verb)) return "hover";
  if (/^double/iu.test(verb)) return "doubleClick";
  return /^right/iu.test(verb) ? "rightClick" : "click";
}

const fewest = 3;
/** Rounding of what a browser draws, CSS pixels. */
const slack = 2;

function chartsIn({ nodes }: PageView): Chart[] {
  const byParent = new Map<number, Bar[]>();
  nodes.forEach((node, at) => {
    const { box, parent } = node;
    if (!node.interactive || !box || box.width < 1 || box.height < 1 || !isDrawn(node)) return;
    byParent.set(parent, [...(byParent.get(parent) ?? []), { node, at, box }]);
  });
  return [...byParent.values()].flatMap((all) => chartOf(all) ?? []);
}

const isDrawn = ({ tag, role }: ViewNode): boolean =>
  /^(?:rect|path)$/u.test(tag) ||
  (/^(?:div|span|li|i)$/u.test(tag) && /^(?:generic|img|image|listitem)$/u.test(role));

function chartOf(all: Bar[]): Chart | undefined {
  const stands = onLine(all, upright);
  if (stands) return { bars: stands, stands: true };
  const lies = onLine(all, lying);
  return lies && { bars: lies, stands: false };
}

type Measure = (box: Box) => number;
type Measures = { line: Measure; length: Measure; thickness: Measure };

const upright: Measures = {
  line: ({ y, height }) => y + height,
  length: ({ height }) => height,
  thickness: ({ width }) => width,
};
const lying: Measures = {
  line: ({ x }) => x,
  length: ({ width }) => width,
  thickness: ({ height }) => height,
};

/** The bars that share a line and a thickness; there is no chart where all of them are as long. */
function onLine(all: Bar[], { line, length, thickness }: Measures): Bar[] | undefined {
  for (const { box: first } of all) {
    const near = (measure: Measure) => (bar: Bar) => Math.abs(measure(bar.box) - measure(first)) <= slack;
    const bars = all.filter(near(line)).filter(near(thickness));
    const isChart = bars.length >= fewest && !bars.every(near(length));
    if (isChart) return bars;
  }
  return undefined;
}

/** Undefined where two are as long. */
function extreme({ bars, stands }: Chart, word: string): Bar | undefined {
  const sign = /^(?:shortest|lowest|smallest)$/iu.test(word) ? -1 : 1;
  const lengthOf = ({ box }: Bar): number => sign * (stands ? box.height : box.width);
  const [first, second] = bars.toSorted((left, right) => lengthOf(right) - lengthOf(left));
  return first && second && lengthOf(first) - lengthOf(second) >= 1 ? first : undefined;
}

/** By what a bar says of itself (“Wed: 16.7 kWh”), else by the text that stands under it, or beside it. */
function barsFor({ nodes }: PageView, { bars, stands }: Chart, label: string): Bar[] {
  if (label === "") return [];
  const named = bars.filter(({ node }) => {
    const name = normalize(`${node.name} ${node.description ?? ""}`);
    return name === label || name.startsWith(`${label} `) || name.endsWith(` ${label}`);
  });
  if (named.length > 0) return named;
  const labels = textsIn(nodes, bars);
  const place = labels.indexOf(label);
  // As many words as bars are their labels, in their order.
  if (labels.length === bars.length && place >= 0 && place === labels.lastIndexOf(label))
    return bars.slice(place, place + 1);
  const texts = nodes.filter(({ name, box }) => box !== undefined && normalize(name) === label);
  return bars.filter(({ box, at }) =>
    texts.some((text) => text !== nodes[at] && isAt(box, text.box, stands)),
  );
}

/** The words of a drawing, in order. */
function textsIn(nodes: ViewNode[], [first]: Bar[]): string[] {
  const drawing = first?.node.parent ?? -1;
  const isWithin = (at: number): boolean =>
    at === drawing || (at > drawing && isWithin(nodes[at]?.parent ?? -1));
  return nodes
    .filter(({ role, parent }) => role === "text" && isWithin(parent))
    .map(({ name }) => normalize(name));
}

function isAt(bar: Box, text: Box | undefined, stands: boolean): boolean {
  if (!text) return false;
  const middle = stands ? text.x + text.width / 2 : text.y + text.height / 2;
  const [from, size] = stands ? [bar.x, bar.width] : [bar.y, bar.height];
  return middle >= from - slack && middle <= from + size + slack;
}
