import type { PageView } from "../../page/view.ts";
import { root } from "../evidence/root.ts";
import { isInFront } from "../matching/candidates.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { valueOf } from "../grammar/value.ts";
import { indexOf, type Candidate } from "../matching/view-index.ts";

const noted = /^(?<lead>[^:]{2,60}): ?(?<value>[^:]+)$/su;
/** Words that ask for something to be written, and words that lead from one to the next. */
const asking = new Set(
  (
    "leave write add put enter type note say tell set give make please a an the this that my your our for of to in into as " +
    "on under with should be is following text"
  ).split(" "),
);

/**
 * “leave a note for the vet: allergic to penicillin”: what stands before the colon is a field, all of whose words it says;
 * what comes after is written as it stands. Undefined where no field, or more than one, is called so.
 */
export function groundNoted(view: PageView, text: string): Resolved | undefined {
  const { lead = "", value = "" } = noted.exec(text.trim())?.groups ?? {};
  const all = wordsOf(normalize(lead));
  const telling = all.filter((word) => !asking.has(word));
  // “leave a note”: where nothing else says which field, the note does.
  const wanted = (
    telling.length > 0 ? telling : all.filter((word) => word === "note" || word === "text")
  ).map(root);
  const also = new Set(all.map(root));
  const written = valueOf(tokenize(value.trim()));
  if (wanted.length === 0 || written === "") return undefined;
  const index = indexOf(view);
  const found = index.candidates.filter(
    (candidate) =>
      isForText(candidate) && isInFront(index, candidate.index) && isCalled(candidate, wanted, also),
  );
  const [only, another] = found;
  if (only === undefined || another !== undefined) return undefined;
  const { node, index: at } = only;
  const steps = [stepOn(view, node, { method: "fill", arguments: [written] })];
  const ranked = [{ index: at, node, score: 0.85, tier: tiers.words }];
  return { outcome: "resolved", steps, confidence: 0.85, candidates: rankedNodes(view, ranked) };
}

const plainText = new Set(["text", "search", "textarea", undefined]);

function isForText({ node }: Candidate): boolean {
  const isPlain = node.role === "textbox" && plainText.has(node.inputType);
  return isPlain && node.editable !== false && !node.disabled && !node.readonly;
}

/** It says all of the words; and the lead does not leave out the most of what it says. */
function isCalled({ fields }: Candidate, wanted: string[], also: ReadonlySet<string>): boolean {
  return fields.some(({ name, weight }) => {
    const own = name.words.filter((word) => !asking.has(word) || word === "note").map(root);
    const met = own.filter((word) => also.has(word));
    return weight > 0.84 && wanted.every((word) => own.includes(word)) && met.length * 2 >= own.length;
  });
}
