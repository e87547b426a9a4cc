import { candidatesIn } from "../matching/candidates.ts";
import type { PageView } from "../../page/view.ts";
import { isField } from "../matching/compatibility.ts";
import { numberInWords } from "./numbers.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { itemsSaying } from "../entries/said-items.ts";
import { tiers } from "../matching/similarity.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";

const number = String.raw`(?<count>\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const thing = String.raw`(?<thing>\p{L}[^,;:]{1,50}?)`;
const having = new RegExp(
  String.raw`^(?:(?:i|we)(?: would like|'d like| want| need| take|'ll take) |make it )?${number} (?:of (?:the )?)?${thing}(?:,? please)?[.!]?$`,
  "iu",
);
const putting = new RegExp(
  String.raw`^(?:please )?(?:put|add|place|drop) ${number} ${thing} (?:in|into|to) (?:the |my )?(?:shopping )?(?:basket|cart|bag|trolley)[.!]?$`,
  "iu",
);
const quantity = /\b(?:quantity|qty|how many|count|number|pieces)\b/iu;
const intoBasket = /^(?:add|put|place|buy)(?: .*)?$/iu;

/**
 * “4 stoneware cups please”, “put 2 olive trees into the basket”: how many of the one entry that is called so, in the one
 * field it has for that. Undefined where no entry, or more than one, is called so or has one.
 */
export function wantedQuantity(view: PageView, text: string): Resolved | undefined {
  const put = putting.exec(text.trim())?.groups;
  const wish = put ?? having.exec(text.trim())?.groups;
  const count = /^an?$/iu.test(wish?.["count"] ?? "") ? 1 : numberInWords(wish?.["count"] ?? "");
  if (wish === undefined || count === undefined) return undefined;
  const index = indexOf(view);
  const [entry, another] = itemsSaying(index, wish["thing"] ?? "");
  if (entry === undefined || another !== undefined) return undefined;
  const field = onlyIn(index, entry, isQuantity);
  const button =
    put && onlyIn(index, entry, ({ node }) => node.role === "button" && intoBasket.test(node.name));
  if (field === undefined || (put && button === undefined)) return undefined;
  const found = [field, ...(button ? [button] : [])].map((one) => ({
    ...one,
    score: 0.83,
    tier: tiers.words,
  }));
  return {
    outcome: "resolved",
    steps: [
      stepOn(view, field.node, { method: "fill", arguments: [String(count)] }),
      ...(button ? [stepOn(view, button.node, { method: "click" })] : []),
    ],
    confidence: 0.83,
    candidates: rankedNodes(view, found),
  };
}

function isQuantity({ node, fields }: Candidate): boolean {
  return isField(node) && !node.disabled && fields.some(({ name }) => quantity.test(name.text));
}

function onlyIn(
  index: ViewIndex,
  entry: number,
  fits: (candidate: Candidate) => boolean,
): Candidate | undefined {
  const found = candidatesIn(index, entry).filter(fits);
  return found.length === 1 && found[0]?.node.disabled !== true ? found[0] : undefined;
}
