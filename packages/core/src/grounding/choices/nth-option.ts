import type { PageView, ViewNode } from "../../page/view.ts";
import { isSelect } from "../matching/compatibility.ts";
import { matchTarget } from "../matching/match.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { parseTarget } from "../grammar/target.ts";
import { tokenize } from "../matching/tokens.ts";
import { placeSaid } from "../vocabulary/relations.ts";

const counted =
  /^(?:please )?(?:select|choose|pick|take) (?:the )?(?<place>\p{L}+|\d+(?:st|nd|rd|th)) (?:(?:option|entry|choice|value) (?:of|in|from|for|under) (?:the |my )?)?(?<list>[^,;]+?)(?: (?:list|dropdown|drop-down|menu|field|options))?[.!]?$/iu;

/** “choose the third species”, “select the last option of Reason”: counted among what a list offers. Undefined for anything else. */
export function chooseNth(view: PageView, text: string): Resolved | undefined {
  const { place = "", list = "" } = counted.exec(text.trim())?.groups ?? {};
  const at = placeSaid(place);
  if (at === undefined || /^(?:option|entry|choice|value|one)$/iu.test(list)) return undefined;
  const match = matchTarget(view, parseTarget(tokenize(list)), { intent: "select", fits: isSelect });
  const [found] = match.outcome === "one" ? match.found : [];
  if (found === undefined || match.outcome !== "one") return undefined;
  const options = optionsOf(found.node);
  const option = options.at(at > 0 ? at - 1 : at);
  if (option === undefined || options.filter(({ label }) => label === option.label).length > 1)
    return undefined;
  const steps = [stepOn(view, found.node, { method: "selectOption", arguments: [option.label] })];
  const confidence = match.confidence * 0.95;
  return { outcome: "resolved", steps, confidence, candidates: rankedNodes(view, [found]) };
}

/** What asks for a choice is none. */
function optionsOf({ options = [] }: ViewNode): NonNullable<ViewNode["options"]> {
  return options.filter(
    ({ label, value, disabled }) =>
      !disabled && value !== "" && !/^(?:please|choose|select|pick|[-–—…]+)(?: |$)/iu.test(label.trim()),
  );
}
