import type { PageView, ViewNode } from "../../page/view.ts";
import { isCheckable, isSelect } from "../matching/compatibility.ts";
import { isUsable } from "../matching/outline.ts";
import { notFound, rankedNodes, stepOn, type Grounding } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";

type Kind = { called: string; is: (node: ViewNode) => boolean };

const typedText = new Set(["text", "search", "email", "tel", "url", "password"]);
const isTextLine = ({ tag, editable, inputType = "text" }: ViewNode): boolean =>
  tag === "input" && editable === true && typedText.has(inputType);
const hasRole =
  (...roles: string[]) =>
  ({ role }: ViewNode): boolean =>
    roles.includes(role);

const kinds: Kind[] = [
  { called: "(?:check|tick) ?box", is: hasRole("checkbox") },
  { called: "radio(?: ?button| option)?", is: hasRole("radio") },
  { called: "(?:push ?)?button", is: hasRole("button") },
  { called: "(?:hyper)?link", is: hasRole("link") },
  { called: "(?:text ?area|multi-?line (?:text )?(?:box|field|input))", is: ({ tag }) => tag === "textarea" },
  { called: "(?:text(?: ?(?:box|field|input|entry))?|input(?: ?(?:box|field))?)", is: isTextLine },
  { called: "(?:range )?slider", is: hasRole("slider") },
  {
    called: "(?:drop-?down(?: list| menu)?|select(?: ?box)?|combo ?box)",
    is: (node) => isSelect(node) || node.role === "combobox",
  },
  { called: "(?:toggle|switch|toggle switch)", is: hasRole("switch") },
  { called: "(?:spinner|number (?:field|input))", is: hasRole("spinbutton") },
  {
    called: "date ?(?:picker|field|input)",
    is: ({ inputType = "", hints = "" }) => inputType.startsWith("date") || /date/iu.test(hints),
  },
  { called: "colou?r ?(?:picker|field|input)", is: ({ inputType }) => inputType === "color" },
];

const widget = "(?<widget> (?:widget|element|control|component)s?)?";
const which =
  "(?<which>an?|any|some|one|either|whichever|the|(?:any|either)(?: one)? of (?:the|these)|one of (?:the|these))";
const freely =
  "(?<free>(?:,? (?:(?:that )?you (?:like|want|wish|please|prefer)|any (?:one )?(?:of them)?(?: will do)?|(?:it (?:does not|doesn't) matter|no matter|does not matter|doesn't matter)(?: which(?: one)?)?))+)?";
const shape = (called: string): RegExp =>
  new RegExp(
    String.raw`^(?:please )?(?<verb>click|press|tap|hit|push|select|choose|pick|tick|check|open|follow|focus|activate)(?: (?:on|in|into|inside))? ${which} (?<quote>["“'])?${called}s?["”']?${widget}(?: (?:here|on (?:the|this) page))?${freely}[.!]?$`,
    "iu",
  );
const shapes = kinds.map(({ called, is }) => ({ pattern: shape(called), is }));

/** A page that has more than this offers more than somebody who says “a checkbox” may have seen. */
const fewControls = 20;

/** “click on a textarea widget”, “press any button”: told by its kind alone, and any of that kind will do. */
export function groundWidget(view: PageView, instruction: string): Grounding | undefined {
  for (const { pattern, is } of shapes) {
    const groups = pattern.exec(instruction.trim())?.groups;
    if (groups !== undefined) return ofKind(view, instruction, { groups, is });
  }
  return undefined;
}

type Asked = { groups: Record<string, string | undefined>; is: (node: ViewNode) => boolean };

function ofKind(view: PageView, instruction: string, { groups, is }: Asked): Grounding | undefined {
  const { verb = "", which: article = "", quote, widget: word, free } = groups;
  const usable = view.nodes.filter((node) => isUsable(node));
  const all = usable.filter(is);
  const isTold = word !== undefined || quote !== undefined;
  const isFree =
    free !== undefined ||
    !/^(?:the|an?)$/iu.test(article) ||
    (/^an?$/iu.test(article) &&
      (word !== undefined || (usable.length <= fewControls && !all.some(({ role }) => role === "button"))));
  // What is called so is meant first.
  if (quote !== undefined && word === undefined) return undefined;
  if (all.length === 0) return isTold ? { ...notFound(view, instruction, []), settled: true } : undefined;
  if (!isFree && all.length > 1) return undefined;
  const ticks = /^(?:tick|check|select|choose|pick)$/iu.test(verb) && all.every(isCheckable);
  const node = (ticks ? all.find(({ checked }) => checked !== true) : undefined) ?? all[0];
  if (node === undefined) return undefined;
  const index = view.nodes.indexOf(node);
  return {
    outcome: "resolved",
    steps: [stepOn(view, node, { method: ticks ? "check" : "click" })],
    confidence: 0.8,
    isAccounted: true,
    candidates: rankedNodes(view, [{ index, node, score: 0.8, tier: tiers.loose }]),
  };
}
