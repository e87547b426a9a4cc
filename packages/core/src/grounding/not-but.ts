import type { PageView, ViewNode } from "../page/view.ts";
import { groupWith } from "./box-groups.ts";
import { isCheckable } from "./compatibility.ts";
import { saysRoots } from "./left-out.ts";
import { notUnderstood, stepOn, type Grounding } from "./outcome.ts";
import { normalize } from "./text.ts";
import { indexOf } from "./view-index.ts";

const contrast =
  /^(?:please )?(?<deny>not|no) (?:the |an? |on |by )?(?<other>[^,;.:]{1,40}?)(?<turn>,? but|,|;| –) (?:rather |just |only |instead )*(?:the |an? |on |by )?(?<meant>[^,;.:]{1,60}?)(?: (?:instead|please))*[.!]?$/iu;

/** “not Monday but Wednesday”, “no gift box, just paper”: the one is chosen, and the other, where it is a box, is ticked no more. */
export function groundContrast(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Grounding | undefined {
  const { deny = "", other = "", turn = "", meant = "" } = contrast.exec(instruction.trim())?.groups ?? {};
  if (other === "" || /\b(?:but|and|or)\b/iu.test(`${other} ${meant}`)) return undefined;
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
  const isHalf = /but$/iu.test(turn) && /^not$/iu.test(deny);
  return isHalf ? notUnderstood(`Of “${instruction.trim()}” only a part is on the page`) : undefined;
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
