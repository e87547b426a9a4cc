/** What is asked of words by what they mean. */
export type AskedLikeness = {
  /** “select”, “untick”: what is done to what is found. */
  verb: string;
  words: string[];
  relation: "likeness" | "opposition";
  /** “the words”, “everything that”: there may be several for each. */
  isMany: boolean;
};

const opening = String.raw`(?:(?:from|in|out of|among|of) (?:the|this|these) (?:\p{L}+ )?(?:drop-?down|list|menu|options|words|choices|boxes|buttons|answers),? )?`;
const verb = String.raw`(?<verb>(?:un)?select|de-?select|(?:un)?tick|(?:un)?check|(?:un)?mark|choose|pick|click|press|tap|push|hit|find|identify)(?: (?:on|out))?`;
const noun = String.raw`(?:words?|terms?|options?|ones?|answers?|choices?|entry|entries|expressions?|adjectives?|nouns?|verbs?|adverbs?|buttons?|links?|(?:check ?)?box(?:es)?|radio(?: button)?s?|labels?)`;
const things = String.raw`(?<things>(?:(?:all|any|every|each|both|only|just|a|an|the|one|those|whichever)(?: of)? )*(?:(?:the|single|two|three|four|five|\d) )?(?:${noun}|everything|anything|whatever|all|what|that|whichever)?)`;
const about = "(?:(?:about|roughly|nearly|almost|more or less|exactly|much|very|quite|most(?:ly)?|the) )*";
const linked = String.raw`(?: (?:that|which))?(?: (?:is|are|have|has|having|comes?|with|of|carry|carries|shares?))?`;
const like = String.raw`(?:means? ${about}(?:the )?(?:same|like)(?: thing)?(?: as)?|${about}(?:a )?(?:similar|same|like|identical|equal|equivalent|synonymous|close|closest|nearest|near|akin|related)(?: in)?(?: (?:meanings?|sense))?(?: (?:to|as|with|of|in meaning to))?)`;
const synonyms = String.raw`(?:best |closest |nearest |right |correct )?synonyms? (?:of|for|to)`;
const opposite = String.raw`(?:means? ${about})?(?:the )?(?:exact |direct )?(?:opposites?|antonyms?|reverse|contrary) (?:of|to|for|in meaning to|in meaning of)`;
const closing = String.raw`(?: (?:from|in|among|out of|on) (?:the|this|these) (?:\p{L}+ )?(?:drop-?down|list|menu|options|words|choices|boxes|buttons|answers|page)(?: below)?)?`;
const given = String.raw`(?:the )?(?:words? |terms? )?(?<words>.+?)(?<end> in (?:its |their )?meaning)?`;

const asking = (relation: string): RegExp =>
  new RegExp(
    String.raw`^(?:please )?${opening}${verb} ${things}(?<relation>${relation}) ${given}${closing}$`,
    "iu",
  );
/** “the one that means hot”. */
const meaningIt = " (?:that|which) means?(?: (?:about|nearly|roughly|almost|exactly))?";
const likeness = [asking(`${linked} ?${like}`), asking(` ?${synonyms}`), asking(meaningIt)];
const opposition = [asking(`${linked} ?${opposite}`)];
/** “words like big”; what is like a thing, and no word, is another matter. */
const meaning = /\b(?:mean|synonym|opposite|antonym|reverse|contrary|sense)/iu;
const ofWords = /\b(?:words?|terms?|adjectives?|nouns?|verbs?|adverbs?|expressions?)\b/iu;
const noWord =
  /^(?:this|that|these|those|it|them|one|ones|the|my|your|our|mine|yours|me|you|us|him|her|above|below|each|other|others|same|everything|anything|all|any)$/iu;
const word = /^[\p{L}'-]+(?: \p{L}+)?$/u;
const many =
  /\b(?:all|any|every|each|both|words|terms|options|ones|answers|choices|entries|expressions|adjectives|nouns|verbs|adverbs|buttons|links|boxes|labels|everything|anything|whatever|synonyms|opposites|antonyms)\b/iu;

/** Reads “select words similar to glad, fire”, “the opposite of hot”; undefined where words are not asked for by what they mean. */
export function askedLikeness(instruction: string): AskedLikeness | undefined {
  const text = instruction
    .trim()
    .replace(/[.!]+$/u, "")
    .replace(/\s+/gu, " ");
  const found = [
    ...likeness.map((pattern) => ({ groups: pattern.exec(text)?.groups, relation: "likeness" as const })),
    ...opposition.map((pattern) => ({ groups: pattern.exec(text)?.groups, relation: "opposition" as const })),
  ];
  for (const { groups, relation } of found) {
    const words = listed(groups?.["words"] ?? "");
    const said = `${groups?.["things"] ?? ""} ${groups?.["relation"] ?? ""}${groups?.["end"] ?? ""}`;
    const isQuoted = /["“]/u.test(text) && /\b(?:same|similar)\b/iu.test(said);
    if (words === undefined || !(meaning.test(said) || ofWords.test(said) || isQuoted)) continue;
    return { verb: (groups?.["verb"] ?? "").toLowerCase(), words, relation, isMany: many.test(said) };
  }
  return undefined;
}

/** “glad, fire and error”, with marks of quotation or without. */
function listed(said: string): string[] | undefined {
  const words = said
    .split(/\s*,\s*(?:(?:and|or) )?|\s+(?:and|or|&)\s+/iu)
    .map((part) => part.replace(/^["“”'‘’]+|["“”'‘’.]+$/gu, "").trim());
  const isPlain = words.every((one) => word.test(one) && one.split(" ").every((part) => !noWord.test(part)));
  return isPlain ? words : undefined;
}
