import type { PageView, ViewNode } from "../../../page/view.ts";
import { includesAll, indexOfNode, saidIn, stemsOf } from "../../../grounding/outline.ts";
import type { Deed } from "./hand.ts";

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
  if (box === undefined) return undefined;
  const came = await hand.use(view, box, {
    method: "scroll",
    arguments: [down === undefined ? "top" : "bottom"],
    why: "Scrolls",
  });
  // A box that stands there already need not move.
  return came;
};

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

/** The one that is called so or says so, or the only one where it is called by its kind. */
function boxFor(view: PageView, what: string): ViewNode | undefined {
  const boxes = view.nodes.filter(
    ({ scrollable, ref, inViewport }) => scrollable === true && ref !== "" && inViewport,
  );
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
