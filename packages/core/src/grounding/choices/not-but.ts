import type { PageView, ViewNode } from "../../page/view.ts";
import { groupWith } from "./box-groups.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { saysRoots } from "./left-out.ts";
import { notUnderstood, stepOn, type Grounding } from "../outcome.ts";
import { normalize } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";

const contrast =
  /^(?:please )?(?<deny>not|no) (?:the |an? |on |by )?(?<other>[^,;.:]{1,40}?)(?<turn>,? but|,|;| –) (?:rather |just |only |instead )*(?:the |an? |on |by )?(?<meant>[^,;.:]{1,60}?)(?: (?:instead|please))*[.!]?$/iu;

const lead = String.raw`(?:(?:by|over|with|via|using|in|on|at|for|the|an?|my|our) )*`;
const name = String.raw`(?!.*\b(?:and|or|but)\b)[^,;.:?!"“]{1,40}?`;
const doing = (key: string): string =>
  String.raw`(?:(?<${key}>\p{L}+) (?:(?:me|us|it|them|this|that|him|her) )?(?:to (?:me|us) )?)`;
/** “don't remind me by text, do it by mail”, “no Kent collar, a button-down one” */
const deniedFirst = new RegExp(
  String.raw`^(?:(?:don['’]t|do not|never) ${doing("verb")}|no |not )${lead}(?<other>${name}),? (?:but |rather )?${doing("then")}?${lead}(?<meant>${name})(?: (?:instead|please|one|will do|is fine|would be better))*[.!]?$`,
  "iu",
);
/** “clone over SSH instead of HTTPS”, “notify me by text, not by mail” */
const meantFirst = new RegExp(
  String.raw`^${doing("verb")}?${lead}(?<meant>${name})(?:,? instead of|,? rather than|,? (?:and |but )?not) ${lead}(?<other>${name})[.!]?$`,
  "iu",
);

/** What is done instead, in the very words of it: before the grammar, which sees what is forbidden alone. */
export const groundRather = (
  view: PageView,
  instruction: string,
  groundOrder: Order,
): Grounding | undefined => insteadOf(view, deniedFirst.exec(instruction.trim())?.groups, groundOrder);

/** “clone over SSH instead of HTTPS”: other words lead up to it, and both are choices of one kind. */
export const groundInstead = (
  view: PageView,
  instruction: string,
  groundOrder: Order,
): Grounding | undefined => insteadOf(view, meantFirst.exec(instruction.trim())?.groups, groundOrder);

type Order = (order: string) => Grounding;

function insteadOf(
  view: PageView,
  found: Record<string, string | undefined> | undefined,
  groundOrder: Order,
): Grounding | undefined {
  const { other = "", meant = "", verb, then } = found ?? {};
  if (other === "") return undefined;
  // “restart Kiosk 1, not Kiosk 2” where a button restarts it; “don't delete this one, print that one”.
  const isDeed = view.nodes.some(
    ({ role, name: called }) =>
      /^(?:button|link|menuitem)$/u.test(role) &&
      [verb, then].some((one) => one !== undefined && normalize(called).split(" ")[0] === one.toLowerCase()),
  );
  const isOther =
    then !== undefined &&
    then !== verb &&
    !/^(?:do|make|send|take|use|have|give|get|put|choose|pick|write)$/iu.test(then);
  return isDeed || isOther ? undefined : choosing(view, { meant, other }, groundOrder);
}

/** “not Monday but Wednesday”, “no gift box, just paper”: the one is chosen, and the other, where it is a box, is ticked no more. */
export function groundContrast(
  view: PageView,
  instruction: string,
  groundOrder: Order,
): Grounding | undefined {
  const { deny = "", other = "", turn = "", meant = "" } = contrast.exec(instruction.trim())?.groups ?? {};
  if (other === "" || /\b(?:but|and|or)\b/iu.test(`${other} ${meant}`)) return undefined;
  const found = choosing(view, { meant, other }, groundOrder);
  if (found) return found;
  const isHalf = /but$/iu.test(turn) && /^not$/iu.test(deny);
  return isHalf ? notUnderstood(`Of “${instruction.trim()}” only a part is on the page`) : undefined;
}

function choosing(
  view: PageView,
  { meant, other }: { meant: string; other: string },
  groundOrder: Order,
): Grounding | undefined {
  for (const order of [`choose ${meant}`, `tick ${meant}`]) {
    const found = groundOrder(order);
    const [step, another] = found.outcome === "resolved" ? found.steps : [];
    if (found.outcome !== "resolved" || step?.node === undefined || another !== undefined) continue;
    const given = givenUp(view, step.node, { other, step: step.arguments[0] ?? "" });
    if (given === undefined) continue;
    const off =
      given === "choice" || given.checked !== true ? [] : [stepOn(view, given, { method: "uncheck" })];
    return { ...found, steps: [...off, step], isInferred: true };
  }
  return undefined;
}

/** What is not meant has to be one of the same: another box of the group, another answer, another option of the list. */
function givenUp(
  view: PageView,
  node: ViewNode,
  { other, step }: { other: string; step: string },
): ViewNode | "choice" | undefined {
  if (node.options !== undefined)
    return node.options.some(({ label }) => label !== step && saysRoots(normalize(label), other))
      ? "choice"
      : undefined;
  const isBox = isCheckable(node) && !/radio/u.test(node.role);
  const alike = isBox
    ? groupWith(indexOf(view), node).map((one) => one.node)
    : view.nodes.filter(
        ({ role, pressed }) => role === node.role && (role === "radio" || pressed !== undefined),
      );
  const named = alike.filter((one) => one !== node && saysRoots(normalize(one.name), other));
  const [only] = named;
  if (only === undefined || named.length > 1) return undefined;
  return isBox ? only : "choice";
}
