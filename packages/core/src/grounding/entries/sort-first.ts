import { candidateOf } from "../matching/candidates.ts";
import type { PageView } from "../../page/view.ts";
import { isSelect } from "../matching/compatibility.ts";
import { notFound, rankedNodes, stepOn, type Failure, type Grounding, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { wayIn, type Way } from "./sort.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { indexOf, type Candidate } from "../matching/view-index.ts";
import { sortKeys, type SortKey } from "../vocabulary/sort-keys.ts";

const alternatives = (of: (key: SortKey) => readonly string[]): string =>
  sortKeys
    .flatMap(of)
    .toSorted((left, right) => right.length - left.length)
    .map((word) => word.replaceAll(" ", "[ -]"))
    .join("|");

const adjectives = alternatives(({ least, most }) => [...least, ...most]);
const asking = String.raw`(?:please |kindly |(?:can|could|would|will) you (?:please )?|(?:i|we)(?:'d| would)? (?:want|like|love|prefer|need) (?:you )?(?:to )?|let me |let's )*`;
const putting = String.raw`(?:(?:sort|order|arrange|rank|list|show|put|display|see|have|get|bring|move|give|view|start|begin)(?: (?:me|us))?(?: (?:them|it|these|those|everything|all|all of them|the (?:list|table|page|results?|entries|items|products|\p{L}+s)))?(?: with)? ?)?`;
const end = String.raw`(?:(?:should |must |to )?(?:comes?|goes?|be|is|are|appears?|stands?|shown|listed) )?(?:right )?(?:first|on top|uppermost|to the top|at the (?:very )?(?:top|beginning|start|head)|up top)(?: of (?:the|this) (?:list|page|table))?`;
const firstSaid = new RegExp(
  String.raw`^${asking}${putting}(?:(?:so|so that|such that|with) )?(?:the )?(?<word>${adjectives})(?: (?:ones?|things?|of them|entries|\p{L}+s))? ${end}(?: please)?$`,
  "iu",
);
const howSaid = new RegExp(
  String.raw`^${asking}(?:sort|order|arrange|rank|list)(?: \p{L}+){0,4}? (?:by|according to|depending on) how (?<how>${alternatives(({ how }) => how)})(?: (?:they|it|these|those|the \p{L}+|each(?: one| of them)?|everything|things) (?:is|are|were|was))?(?: please)?$`,
  "iu",
);

/**
 * “the dearest ones on top”, “order them by how big they are”: the entry of the page's one list of orders that says that.
 * Undefined where no such list is there; what is the first of its kind is no thing that is to be opened.
 */
export function sortFirst(view: PageView, instruction: string): Grounding | undefined {
  const text = plain(instruction);
  const word = wordSaid(text);
  const how = howSaid.exec(text)?.groups?.["how"]?.toLowerCase();
  const wanted = sortKeys.filter(({ least, most, how: asked }) =>
    word === undefined
      ? how !== undefined && asked.includes(how)
      : least.includes(word) || most.includes(word),
  );
  if (wanted.length === 0) return undefined;
  const [list, ...others] = listsOfOrders(view);
  if (list === undefined || others.length > 0) return undefined;
  const fitting = wanted.flatMap((key) => {
    const way = word === undefined ? undefined : key.least.includes(word) ? "up" : "down";
    return optionsFor(list, key, { word, way });
  });
  const [option, ...more] = new Set(fitting);
  if (option === undefined || more.length > 0) return undefined;
  const ranked = [{ index: list.index, node: list.node, score: confidence, tier: tiers.words }];
  return {
    outcome: "resolved",
    steps: [stepOn(view, list.node, { method: "selectOption", arguments: [option] })],
    confidence,
    candidates: rankedNodes(view, ranked),
  };
}

const confidence = 0.84;

const plain = (text: string): string =>
  text
    .trim()
    .replace(/[.!?]+$/u, "")
    .replaceAll("’", "'");

const wordSaid = (text: string): string | undefined =>
  firstSaid.exec(plain(text))?.groups?.["word"]?.toLowerCase().replaceAll("-", " ");

/** “show the cheapest ones first” is no press on the cheapest, where the page has nothing that puts them in order. */
export function opensFirst(view: PageView, instruction: string, { steps }: Resolved): Failure | undefined {
  const word = wordSaid(instruction);
  if (word === undefined) return undefined;
  const sorting = new Set(
    sortKeys
      .flatMap(({ named, least, most }) => [...named, ...least, ...most])
      .flatMap((words) => words.split(" "))
      .concat("sort", "order", "ascending", "descending", "low", "high")
      .map(stem),
  );
  const index = indexOf(view);
  const isSorting = steps.some(({ node, arguments: given }) => {
    const called = candidateOf(index, node)?.fields ?? [];
    const words = called.flatMap(({ name }) => name.words);
    return given.length > 0 || words.some((each) => sorting.has(stem(each)));
  });
  return isSorting ? undefined : notFound(view, instruction, []);
}

const listsOfOrders = (view: PageView): Candidate[] =>
  indexOf(view).candidates.filter(
    ({ node, fields }) =>
      isSelect(node) &&
      !node.disabled &&
      fields.some(({ name }) => /\b(?:sort|order|arrange)/u.test(name.text)),
  );

type Said = { word: string | undefined; way: Way | undefined };

/** Options that say the very word; else those of the same family that go the same way; else one that says no way. */
function optionsFor({ node }: Candidate, { named, least, most }: SortKey, { word, way }: Said): string[] {
  const stems = new Set(named.map(stem));
  const own = (node.options ?? []).filter(({ disabled }) => !disabled).map(({ label }) => label);
  const said = own.map((label) => ({ label, text: ` ${normalize(label).replaceAll("-", " ")} ` }));
  const exact = said.filter(({ text }) => word !== undefined && text.includes(` ${word} `));
  if (exact.length > 0) return exact.map(({ label }) => label);
  const says = (text: string, words: readonly string[]): boolean =>
    words.some((one) => text.includes(` ${one} `));
  const wayOf = (text: string): Way | undefined =>
    says(text, least) ? "up" : says(text, most) ? "down" : wayIn(text);
  const ofFamily = said.filter(
    ({ text }) =>
      says(text, [...least, ...most]) || wordsOf(text.trim()).some((each) => stems.has(stem(each))),
  );
  const sameWay = ofFamily.filter(({ text }) => way !== undefined && wayOf(text) === way);
  const open = ofFamily.filter(({ text }) => wayOf(text) === undefined);
  return (sameWay.length > 0 ? sameWay : open).map(({ label }) => label);
}
