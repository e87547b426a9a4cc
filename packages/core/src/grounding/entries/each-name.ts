import type { PageView } from "../../page/view.ts";
import { saysRoots } from "../choices/left-out.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { indexOf, nameAt } from "../matching/view-index.ts";
import type { GroundedStep, Grounding } from "../outcome.ts";
import { readEach } from "./each-said.ts";
import { entryOf } from "./items.ts";
import { isFilled } from "./parts-called.ts";

/** Each is found without doubt, or they are no list of things. */
const sure = 0.75;
const apiece = /(?:,? (?:each|alike|both|apiece|all))+$/iu;
const marked = /(?<![\p{L}\p{N}])(?:each|alike|both|apiece)(?![\p{L}\p{N}])/iu;

/**
 * “brood, honey and pollen 4 each”, “tea and water for Henrik”: what is said once of controls that are called so. Undefined where it
 * is not said that it is of each, unless all of them are boxes of one entry.
 */
export function forEachName(
  view: PageView,
  instruction: string,
  ground: (order: string) => Grounding,
): GroundedStep[] | undefined {
  const index = indexOf(view);
  const controls = index.candidates.filter(({ node }) => isFilled(node));
  const isCalled = (name: string): boolean =>
    controls.some(({ index: at }) => saysRoots(nameAt(view, at), name));
  for (const { who, before, behind } of readEach(instruction)) {
    if (who.names.length === 0 || who.words !== "" || !who.names.every(isCalled)) continue;
    const rest = behind.replace(apiece, "");
    if (`${before}${rest}`.trim() === "") continue;
    const steps: GroundedStep[] = [];
    for (const name of who.names) {
      const found = ground(`${before}${name}${rest}`.replace(/\s+/gu, " ").trim());
      const [step, another] =
        found.outcome === "resolved" && found.confidence >= sure ? found.steps : [undefined];
      if (step?.node === undefined || another !== undefined) break;
      steps.push(step);
    }
    const isWhole = steps.length === who.names.length && areAlike(view, steps);
    if (isWhole && (marked.test(instruction) || areOfOne(view, steps))) return steps;
  }
  return undefined;
}

/** The same is done to controls of one kind, each another. */
function areAlike({ nodes }: PageView, steps: GroundedStep[]): boolean {
  const kinds = steps.map(({ node, method, arguments: values }) => [node?.role, method, ...values].join(" "));
  const places = steps.map(({ node }) => (node ? nodes.indexOf(node) : -1));
  return new Set(kinds).size === 1 && new Set(places).size === places.length;
}

function areOfOne(view: PageView, steps: GroundedStep[]): boolean {
  const index = indexOf(view);
  const entries = steps.map(({ node }) => (node && isCheckable(node) ? entryOf(index, node) : 0));
  return new Set(entries).size === 1 && (entries[0] ?? 0) > 0;
}
