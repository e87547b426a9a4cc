import { stepOn, unaccounted, type Grounding, type Resolved } from "../outcome.ts";
import type { PageView } from "../../page/view.ts";
import { normalize } from "../matching/text.ts";

const way = /\b(?<from>[az])\s*(?:to|-|–|—|→|>|through|until)\s*(?<to>[az])\b/iu;

/** Which way the letters go; undefined where that is not said. */
function wayOf(text: string): "down" | "up" | undefined {
  const { from = "", to = "" } = way.exec(text)?.groups ?? {};
  if (from.toLowerCase() === to.toLowerCase()) return undefined;
  return from.toLowerCase() === "z" ? "down" : "up";
}

/** “from Z to A” is no “Name A–Z”, but what the list says with the letters the other way round. */
export function withWayOfLetters(view: PageView, instruction: string, found: Resolved): Grounding {
  const said = wayOf(instruction);
  if (said === undefined) return found;
  const steps: Resolved["steps"] = [];
  for (const step of found.steps) {
    const [label = ""] = step.arguments;
    const shown = wayOf(step.method === "selectOption" ? label : (step.node?.name ?? ""));
    if (shown === undefined || shown === said) {
      steps.push(step);
      continue;
    }
    const turned = normalize(label.replace(way, (both) => `${both.at(-1)}${both.slice(1, -1)}${both[0]}`));
    const other = step.node?.options?.find((option) => normalize(option.label) === turned);
    if (step.node === undefined || other === undefined || other.disabled)
      return unaccounted(found, said === "down" ? "Z to A" : "A to Z");
    steps.push(stepOn(view, step.node, { method: "selectOption", arguments: [other.label] }));
  }
  return { ...found, steps };
}
