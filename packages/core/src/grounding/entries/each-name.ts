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
/** So much is enough where it is counted how many they are. */
const countedSure = 0.65;
const behindAll =
  /^ ?(?:[:,]|[–—-]) ?(?<deed>\p{L}+(?: (?:on|off))? )?(?:all(?: (?:of them|two|three|four|five))?|both|them(?: all)?|each)(?:(?: of them)?,? (?:please|yes))?$/iu;
const toValue = /^ (?:at|to|on) (?<value>\d[^,;:]{0,12})$/iu;
const apiece = /(?:,? (?:each|alike|both|apiece|all))+$/iu;
const marked = /(?<![\p{L}\p{N}])(?:each|alike|both|apiece|all)(?![\p{L}\p{N}])/iu;

/**
 * “brood, honey and pollen 4 each”, “tea and water for Henrik”: what is said once of controls that are called so. Undefined where it
 * is not said that it is of each, unless a number is set in all, or all of them are boxes of one entry.
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
    const orderOf = orderFor(before, behind);
    if (orderOf === undefined) continue;
    const least = /(?<![\p{L}])(?:both|all (?:two|three|four|five))(?![\p{L}])/iu.test(behind)
      ? countedSure
      : sure;
    const steps: GroundedStep[] = [];
    for (const name of who.names) {
      const found = ground(orderOf(name));
      const [step, another] =
        found.outcome === "resolved" && found.confidence >= least ? found.steps : [undefined];
      if (step?.node === undefined || another !== undefined) break;
      steps.push(step);
    }
    const isWhole = steps.length === who.names.length && areAlike(view, steps);
    const areSet = steps.every(
      ({ method, arguments: [value = ""] }) => method === "fill" && /^\d/u.test(value),
    );
    if (isWhole && (marked.test(instruction) || areSet || areOfOne(view, steps))) return steps;
  }
  return undefined;
}

/** What is said of one of them alone; undefined where nothing is. */
function orderFor(before: string, behind: string): ((name: string) => string) | undefined {
  const all = before.trim() === "" ? behindAll.exec(behind)?.groups : undefined;
  if (all) return (name) => `${all["deed"] ?? "tick "}${name}`;
  const rest = behind.replace(apiece, "");
  const value = before.trim() === "" ? toValue.exec(rest)?.groups?.["value"] : undefined;
  if (value !== undefined) return (name) => `set ${name} to ${value}`;
  const isSaid = `${before}${rest}`.trim() !== "";
  return isSaid ? (name) => `${before}${name}${rest}`.replace(/\s+/gu, " ").trim() : undefined;
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
