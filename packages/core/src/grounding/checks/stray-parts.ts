import type { PageView, ViewNode } from "../../page/view.ts";
import { placesOf } from "../evidence/around.ts";
import { readWords, weights, wordsOfConcept, type Said } from "../evidence/said.ts";
import { isRemark } from "../wordings/remark-forms.ts";
import { mendSpelling } from "../wordings/spelling.ts";
import { normalize } from "../matching/text.ts";
import { searchPhrase, spellingsIn } from "../matching/similarity.ts";
import { tokenize, type Token } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";
import type { Resolved } from "../outcome.ts";
import { languages } from "../vocabulary/languages.ts";
import { articles } from "../vocabulary/relations.ts";
import { metByAll, ownAccounts, saidOfWhole } from "./unaccounted.ts";

/**
 * What is told besides, in a part of its own, and neither the page nor what is done knows anything of: “on the balcony” of “water the
 * basil on the balcony”, “and the trombone” of “book the piano and the trombone”. Its first word.
 */
export function strayPart(view: PageView, instruction: string, found: Resolved): string | undefined {
  const { steps, isTurn } = found;
  if (isTurn || !joining.test(instruction) || steps.some(({ node }) => node === undefined)) return undefined;
  const said = readWords(tokenize(withoutRemark(instruction)));
  const { tokens } = said.phrase;
  const apart = said.words.flatMap(({ weight, token, quoted }, at) =>
    weight >= weights.content && !quoted && isApart(tokens, token) ? [at] : [],
  );
  if (apart.length === 0) return undefined;
  const index = indexOf(view);
  const text = said.words.map(({ word }) => word).join(" ");
  const spellings = spellingsIn(searchPhrase(text, false), index.words);
  const own = ownAccounts(index, said, { steps, met: metByAll(index, said, { steps, spellings }) });
  // “at 10 degrees”, where the 10 is written.
  const isOwn = (at: number): boolean =>
    own[at] === true || (own[at - 1] === true && /^\d+$/u.test(said.words[at - 1]?.word ?? ""));
  // “by net weight”: what is known is called so more exactly.
  const isOfKnown = (at: number): boolean => {
    const [word, next] = [said.words[at], said.words[at + 1]];
    return next?.token === (word?.token ?? 0) + 1 && next.weight >= weights.item && own[at + 1] === true;
  };
  const left = apart.filter((at) => !isOwn(at) && !isOfKnown(at));
  if (left.length === 0) return undefined;
  const meant = new Set([...wordsMeant(said), ...saidOfWhole(index, said)]);
  const places = placesOf(index, said, spellings);
  const slips = new Set(mendSpelling(view, instruction)?.slips.map(({ written }) => normalize(written)));
  const stray = left.find((at) => {
    const word = said.words[at]?.word ?? "";
    return places[at]?.length === 0 && !meant.has(at) && !slips.has(word) && !isHinted(view, steps, word);
  });
  return stray === undefined ? undefined : tokens[said.words[stray]?.token ?? 0]?.text;
}

const joining = /,|(?:^|\P{L})(?:on|in|at|with|for|to|by|from|into|onto|and|plus|out of) /iu;
const leading = /^(?:on|in|at|with|for|to|by|from|into|onto|and|plus)$/u;

/** It begins a part: “on the balcony”, “with a trombone”, “for Tom”, “, gravel”, “, 17 litres”. */
function isApart(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at], tokens[at + 1]];
  if (word === undefined || silent.test(word.word) || describing.test(next?.text ?? "")) return false;
  const before = at - (/^\d+$/u.test(tokens[at - 1]?.text ?? "") ? 2 : 1);
  if (tokens[before]?.word === ",") return isEnd(next) && !isRemark(word.text);
  // “so that I don't have to walk”
  if (tokens[at - 1]?.word === "to" && /^\p{Ll}/u.test(word.text)) return false;
  // “and lives at …”
  if (joins.test(tokens[at - 1]?.word ?? "") && next?.kind === "word" && /^\p{Ll}/u.test(word.text))
    return false;
  const article = tokens[before]?.word ?? "";
  const lead = articles.has(article) ? before - 1 : before;
  const [leads = "", told = ""] = [tokens[lead]?.word, tokens[lead - 1]?.word];
  if (/^(?:my|our)$/u.test(article) && /^(?:for|with|to)$/u.test(leads)) return false;
  // “carry on browsing”, and what “is in the cupboard”.
  const isOfVerb = (lead === at - 1 && /^\p{L}{2,}ing$/u.test(word.word)) || beings.test(told);
  // “out of the bag”
  const isOutOf = leads === "of" && told === "out";
  return (leading.test(leads) || isOutOf) && !isOfVerb;
}

/** “time for bed, kill the newsletter”: what asks for nothing. */
function withoutRemark(instruction: string): string {
  const [first = "", ...rest] = instruction.trim().split(/(?<=[,.;!]) /u);
  return rest.length > 0 && isRemark(first.replace(/[,.;!]$/u, "")) ? rest.join(" ") : instruction.trim();
}

const joins = /^(?:and|plus)$/u;
const beings = /^(?:is|are|was|were)$|['’](?:s|re)$/u;

/** “with the address ending in 4c”, “to floor 4” */
const describing = /^(?:\d.*|ending|starting|beginning|containing|called|named|that|which|who|whose)$/u;

const languageNames = languages.flatMap(({ own, names }) => [...own, ...names]);

/** Figures, times and languages, whom and by what, and what says only how or how soon. */
const silent = new RegExp(
  `^(?:${[
    String.raw`\P{L}*\d.*`,
    String.raw`\p{L}+['’](?:s|d|ll|ve|re|m)`,
    "him|her|them|it|me|us|another|others?|every(?:body|one)|team|family|friends?|colleagues?|people|public",
    "week(?:day|end)s?|days?|weeks?|months?|years?|hours?|max(?:imum)?|min(?:imum)?|calendar|accident|chance|hurry|instant|instead|mistake|moment|minutes?|scratch|seconds?|while",
    "paper|background|computer|laptop|phone|board",
    ...languageNames.filter((name) => /^[a-z]+$/u.test(name)),
  ].join("|")})$`,
  "u",
);

const isEnd = (token: Token | undefined): boolean => token === undefined || token.kind === "punctuation";

/** Words of a deed, and of what is said in several: “on paper”. */
const wordsMeant = ({ concepts }: Said): Set<number> =>
  new Set(
    concepts.flatMap((one) =>
      one.concept.kind === "action" || one.to - one.from > 1 ? wordsOfConcept(one) : [],
    ),
  );

/** The classes of what it stands in say so: “the second dot under the timeline”. */
function isHinted({ nodes }: PageView, steps: Resolved["steps"], word: string): boolean {
  return steps.some(({ node }) => {
    for (let up: ViewNode | undefined = node; up !== undefined; up = nodes[up.parent])
      if (up.hints?.includes(word)) return true;
    return false;
  });
}
