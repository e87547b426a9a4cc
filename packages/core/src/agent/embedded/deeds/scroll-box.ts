import type { PageView, ViewNode } from "../../../page/view.ts";
import { includesAll, indexOfNode, saidIn, stemsOf } from "../../../grounding/matching/outline.ts";
import type { Came } from "../came.ts";
import type { Deed, Hand } from "./hand.ts";

const thing = String.raw`(?:the |this |that |these |those )?(.+?)`;
const whole = String.raw`(?: of (?:the |its |this )?(?:text|list|document|contents?|box|area|page|terms|conditions|letter))?`;
const end = String.raw`(?:right |all the way )?(?:down )?(?:to|until) (?:the|its|their) (?:very )?(?:end|bottom|last (?:line|row|word|sentence|paragraph|entry|item))${whole}`;
const start = String.raw`(?:right |all the way )?(?:back |up )?to (?:the|its|their) (?:very )?(?:top|beginning|start|first (?:line|row|word|sentence|paragraph|entry|item))${whole}`;
const downward = [
  new RegExp(`^(?:read|scroll)(?: down)?(?: through)? ${thing} ${end}$`, "i"),
  new RegExp(`^scroll ${thing} (?:all the way )down$`, "i"),
  new RegExp(
    `^(?:scroll|read|go) (?:down )?(?:all the way )?(?:down )?through (?:all (?:of )?)?${thing}$`,
    "i",
  ),
  new RegExp(`^scroll (?:down )?to the (?:end|bottom) of ${thing}$`, "i"),
  new RegExp(`^read (?:all of |the whole of )${thing}$`, "i"),
];
const upward = [
  new RegExp(`^scroll ${thing} ${start}$`, "i"),
  new RegExp(`^scroll ${thing} (?:all the way )?up$`, "i"),
  new RegExp(`^(?:scroll|go) (?:back |up )*to the (?:top|beginning|start) of ${thing}(?: \\(.*\\))?$`, "i"),
];
const generic =
  /^(?:(?:text|scroll(?:able|ing)?|small|whole) ?)*(?:box|area|text|textarea|part|it|letter|conditions|terms(?: and conditions| of \p{L}+)?|conditions of \p{L}+|document|agreement|licen[cs]e|contract|rules|list|article|policy|notice)$/iu;

/** “read the conditions to the end”, “scroll the text box all the way up”: a box of the page that scrolls. */
export const scrollBox: Deed = async (text, hand) => {
  const down = found(downward, text);
  const up = found(upward, text);
  const what = down ?? up;
  if (what === undefined || /^(?:page|screen|window)$/i.test(what)) return undefined;
  const view = await hand.look();
  const box = boxFor(view, what);
  // All of a short text is in sight as it is.
  if (box === undefined) return isShort(view, what) ? { done: true } : undefined;
  return scrollTo(hand, view, { box, to: down === undefined ? "top" : "bottom" });
};

const bare =
  /^(?:scroll|go) (?:right |all the way )?(?:back )?(?:(?:down|up) )?(?:all the way )?(?:down |up )?to (?:the|its) (?:very )?(?<to>end|bottom|top|beginning|start)$/iu;

/** “scroll to the very end”, where the page itself does not scroll: the one box in it that does. */
export const scrollOnlyBox: Deed = async (text, hand) => {
  const to = bare.exec(text)?.groups?.["to"];
  if (to === undefined) return undefined;
  const view = await hand.look();
  const [box, another] = boxesOf(view);
  if (view.scroll.maxY > 0 || box === undefined || another !== undefined) return undefined;
  return scrollTo(hand, view, { box, to: /^(?:end|bottom)$/iu.test(to) ? "bottom" : "top" });
};

/** A box that stands there already need not move. */
async function scrollTo(
  hand: Hand,
  view: PageView,
  { box, to }: { box: ViewNode; to: string },
): Promise<Came> {
  const came = await hand.use(view, box, { method: "scroll", arguments: [to], why: "Scrolls" });
  return came.done ? { done: true } : came;
}

function isShort({ nodes }: PageView, what: string): boolean {
  const areas = nodes.filter(({ tag, value = "" }) => tag === "textarea" && value !== "");
  return (
    /^(?:text ?(?:area|box|field)?|area)$/iu.test(what) && areas.length === 1 && areas[0]?.scrollable !== true
  );
}

function found(patterns: RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const what = pattern.exec(text)?.[1];
    if (what !== undefined) return what;
  }
  return undefined;
}

/** What boxes are called by what they are, where there are several. */
const kinds: [RegExp, (box: ViewNode) => boolean][] = [
  [/^text ?(?:area|box|field)$/iu, ({ tag, editable }) => tag === "textarea" || editable === true],
  [
    /^(?:(?:scroll|select|drop ?down) ?)?list(?: ?box)?$/iu,
    ({ tag, role }) => tag === "select" || role === "listbox",
  ],
];

function boxesOf({ nodes }: PageView): ViewNode[] {
  return nodes.filter(({ scrollable, ref, inViewport }) => scrollable === true && ref !== "" && inViewport);
}

/** The one that is called so or says so, or the only one where it is called by its kind. */
function boxFor(view: PageView, what: string): ViewNode | undefined {
  const boxes = boxesOf(view);
  const [only] = boxes;
  const words = stemsOf(what);
  const called = boxes.filter(
    (box) =>
      includesAll(`${box.name} ${box.hints ?? ""}`, words) ||
      includesAll(saidIn(view, indexOfNode(view, box)), words),
  );
  if (called.length === 1) return called[0];
  const kind = kinds.find(([said]) => said.test(what))?.[1];
  const ofKind = kind === undefined ? [] : boxes.filter(kind);
  if (ofKind.length === 1) return ofKind[0];
  return boxes.length === 1 && generic.test(what) ? only : undefined;
}
