import type { PageView, ViewNode } from "../../page/view.ts";
import { isInFront } from "../matching/candidates.ts";
import { pressOf, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { wordsOf, wordsOfIdentifier } from "../matching/text.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";

const sure = 0.84;

type Way = "left" | "right" | "up" | "down";
type Arrow = Candidate & { way: Way; x: number; y: number };

const ways = "left|right|up|down";
const kind = "(?:arrow|chevron|caret|triangle|arrowhead)(?: button| icon| sign| symbol)?";
const press = "(?<verb>click|press|tap|hit|push|use)(?: on)?";
const tail = "(?: of (?:the |this )?(?:picture|photo|image|slide|slideshow|carousel|gallery|page|screen))?";
const bit = "(?: a (?:little )?(?:bit|little|touch|notch|tad)| slightly)?";
const asking = [
  String.raw`${press} the (?<way>${ways})(?:[- ]pointing)? ${kind}`,
  String.raw`${press} the ${kind} (?:that |which )?(?:points|pointing|that goes|going|facing) (?:to the )?(?<way>${ways}|forward|back)(?:wards?)?`,
  String.raw`${press} the ${kind} (?:on|at|to) the (?:far )?(?<side>left|right)(?:[- ]hand)?(?: side)?${tail}`,
  String.raw`${press} the (?<side>left|right)[- ]?(?:hand|most) ${kind}${tail}`,
  String.raw`(?<verb>tilt|pan|move|turn|swing|nudge|shift|point|aim) the (?:camera|cam|view|lens|map|picture|image|antenna|telescope|dish)${bit} (?:further |farther |more )?(?:to the )?(?<way>${ways})(?:wards)?${bit}(?:, .{3,80})?`,
].map((form) => new RegExp(String.raw`^(?:please )?${form}[.!]?$`, "iu"));

/**
 * “press the left arrow”, “click the arrow on the right”: the one control of the page that is such an arrow. Where none is
 * drawn, or several are, nothing is said of it here; keys are read elsewhere.
 */
export function groundArrow(view: PageView, instruction: string): Resolved | undefined {
  const said = asking.map((form) => form.exec(instruction.trim())?.groups).find((groups) => groups);
  if (!said) return undefined;
  const index = indexOf(view);
  // Where keys move something, it is the key.
  const hasKeys = view.nodes.some(({ role }) => /^(?:slider|spinbutton|grid|application)$/u.test(role));
  if (/^press$/iu.test(said["verb"] ?? "") && hasKeys) return undefined;
  const arrows = arrowsOn(index);
  const [found, another] =
    said["side"] === undefined ? pointing(arrows, said["way"]) : standing(arrows, said["side"]);
  if (found === undefined || another !== undefined || found.node.disabled === true) return undefined;
  return pressOf(view, { ...found, score: sure, tier: tiers.words });
}

const turned: Record<string, Way> = { back: "left", forward: "right" };

function pointing(arrows: Arrow[], said = ""): Arrow[] {
  const wanted = said.toLowerCase();
  return arrows.filter(({ way }) => way === (turned[wanted] ?? wanted));
}

/** The outermost of a pair, which has to point outwards or stand apart. */
function standing(arrows: Arrow[], side: string): Arrow[] {
  const isLeft = side.toLowerCase() === "left";
  const across = arrows.filter(({ way }) => way === "left" || way === "right");
  if (across.length < 2) return across.filter(({ way }) => way === side.toLowerCase());
  const outer = Math[isLeft ? "min" : "max"](...across.map(({ x }) => x));
  return across.filter(({ x, way }) => Math.abs(x - outer) < 2 && way === side.toLowerCase());
}

const glyphs: [Way, RegExp][] = [
  ["left", /^[‹←◀◄«❮⟨<◂⇐⬅⏮⏪]\uFE0F?$/u],
  ["right", /^[›→▶►»❯⟩>▸⇒➡⏭⏩]\uFE0F?$/u],
  ["up", /^[▲↑⌃^▴⇧⬆˄]\uFE0F?$/u],
  ["down", /^[▼↓⌄▾⇩⬇˅]\uFE0F?$/u],
];
const drawn = /^(?:arrow|arrows|chevron|angle|caret|triangle)$/u;
/** What a camera or a map is moved by. */
const moving = /^(?:ptz|pan|tilt|nudge|dpad|joystick)$/u;
const directions: [Way, RegExp][] = [
  ["left", /^(?:left|prev|previous|back|backward)$/u],
  ["right", /^(?:right|next|forward)$/u],
  ["up", /^up$/u],
  ["down", /^down$/u],
];

function arrowsOn(index: ViewIndex): Arrow[] {
  return index.candidates.flatMap((candidate): Arrow[] => {
    const { node, index: at } = candidate;
    if (!/^(?:button|link|generic|image)$/u.test(node.role) || !isInFront(index, at)) return [];
    const way = wayOf(node, textIn(index, at));
    if (way === undefined || node.box === undefined) return [];
    return [{ ...candidate, way, x: node.box.x + node.box.width / 2, y: node.box.y }];
  });
}

function wayOf(node: ViewNode, text: string): Way | undefined {
  const glyph = glyphs.find(([, sign]) => sign.test(text));
  if (glyph) return glyph[0];
  if (/\p{L}{2}/u.test(text)) return undefined;
  const words = wordsOf(wordsOfIdentifier(`${node.signs ?? ""} ${node.hints ?? ""}`.replaceAll(" ", "-")));
  const found = directions.filter(([, word]) => words.some((one) => word.test(one)));
  const [only, another] = found;
  const isArrow =
    words.some((word) => drawn.test(word) || moving.test(word)) ||
    words.some((word) => /^(?:prev|previous|next)$/u.test(word));
  return isArrow && another === undefined ? only?.[0] : undefined;
}

/** What is written in it; a name that nobody sees is none. */
function textIn({ view: { nodes }, end }: ViewIndex, at: number): string {
  const inside = nodes.slice(at + 1, end[at]).flatMap(({ role, name }) => (role === "text" ? [name] : []));
  return (inside.length > 0 ? inside.join("") : (nodes[at]?.name ?? "")).trim();
}
