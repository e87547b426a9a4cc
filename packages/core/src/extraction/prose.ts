import type { Fact } from "./facts.ts";
import { type PageTree, isInline, nodeAt, subtree, textOf } from "./tree.ts";
import { normalize, words } from "./words.ts";

const LONGEST_BLOCK = 4_000;
const MAX_NODES = 80;

export const NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?:\s(?:(?:de|da|von|van|der|di|du|la|le)\s)*\p{Lu}[\p{L}.'’-]*){0,4}`;
const NAMES = String.raw`${NAME}(?:(?:, | and |, and )${NAME})*`;
const VERBS: Record<string, { about: string; agent?: string }> = {
  founded: { about: "founded", agent: "founder" },
  established: { about: "established", agent: "founder" },
  created: { about: "created", agent: "creator" },
  launched: { about: "launched" },
  born: { about: "born" },
  built: { about: "built", agent: "builder" },
  opened: { about: "opened" },
  incorporated: { about: "incorporated" },
  released: { about: "released" },
  published: { about: "published", agent: "publisher" },
  written: { about: "written", agent: "author" },
  directed: { about: "directed", agent: "director" },
  designed: { about: "designed", agent: "designer" },
  invented: { about: "invented", agent: "inventor" },
  discovered: { about: "discovered", agent: "discoverer" },
};
const EVENT = new RegExp(
  String.raw`^(.{0,80}?)\b(?:is|was|were|has been)\s+(${Object.keys(VERBS).join("|")})\b(.*)$`,
  "iu",
);
const YEAR = /\bin (?:the year )?(\d{4})\b(?!\s*(?:by|with)?\s*\p{L}+ (?:people|employees))/u;
const DAY = /\bon (\p{L}+ \d{1,2},? \d{4}|\d{1,2}\.? \p{L}+ \d{4}|\d{4}-\d{2}-\d{2})\b/u;
const BY = new RegExp(String.raw`\bby (${NAMES})`, "u");
const PLACE = new RegExp(String.raw`\b(?:in|at) (${NAME}(?:, ${NAME})*)`, "u");
const SEAT = new RegExp(
  String.raw`^(.{0,80}?)\b(?:headquartered|based|located|headquarters (?:is|are)) (?:in|at) (${NAME}(?:, ${NAME})*)`,
  "u",
);
const HAS = /^(.{0,80}?)\b(?:has|have|employs?|offers?|contains?|counts?) (\d[\d.,]*\s\p{L}.*)$/u;
const AMOUNT = /^(\d[\d.,]*\d|\d)\s(\p{Ll}[\p{Ll}-]+)(?:(?:,? and |, )(.*))?/u;
const OF =
  /^(?:The|Its|His|Her|Their|Our) ([\p{L} -]{3,40}?)(?: of (?:the )?([\p{L}\p{N} '’-]{2,60}?))? (?:is|are|was|were) (\S.*)$/u;
const IS = new RegExp(
  String.raw`^(${NAME}) is (?:the|its|our) (?:current )?([\p{L} -]{3,40}?)(?: (?:of|at) (.{2,60}?))?[.,]?$`,
  "u",
);
const PRONOUN =
  /^(?:it|he|she|they|we|(?:the|this|our) (?:company|firm|organi[sz]ation|group|team|project|hotel|school|city|town|museum|author|band|brand|product|app|book|film))\b/i;

type Said = { label: string; given: string; isWhole?: true };

const MOMENT = String.raw`(\d{1,2} \p{L}{3,9} \d{4}|\p{L}{3,9} \d{1,2}, \d{4})`;
const TURN = new RegExp(
  String.raw`^(?:The |Our |This )?(\p{L}[\p{L} '’-]{2,40}?) (opens|closes|begins|starts|ends|expires|reopens) (?:again )?on (?:\p{L}+, )?${MOMENT}`,
  "u",
);
const DUE = new RegExp(
  String.raw`^(?:The |All |Your )?(\p{L}[\p{L} '’-]{2,40}?) must (?:reach|be (?:received|made|sent|submitted|paid)|arrive)\b[^.;]{0,40}? (?:by|no later than) (?:noon on |midnight on |\p{L}+, )?${MOMENT}`,
  "u",
);

const DEED = new RegExp(
  String.raw`^(Issued|Valid until|Valid from|Published|Last updated|Updated|Revised)\b[^.;]{0,40}? ${MOMENT}`,
  "u",
);

/** `The river path closes on 20 April 2026`, `Claims must reach us by 9 May 2026`: of what is named, and of nothing else. */
function turnsIn(sentence: string): Said[] {
  const [, what = "", verb = "", day] = TURN.exec(sentence) ?? [];
  const [, due = "", by] = DUE.exec(sentence) ?? [];
  const [, deed = "", on] = DEED.exec(sentence) ?? [];
  return [
    ...(on === undefined ? [] : [{ label: deed, given: on, isWhole: true as const }]),
    ...(day === undefined ? [] : [{ label: `${what} ${verb}`, given: day, isWhole: true as const }]),
    ...(by === undefined ? [] : [{ label: `${due} deadline`, given: by, isWhole: true as const }]),
  ];
}

/**
 * What sentences say outright of the thing that the page is about: `X was founded in 1998 by …`, `The chief executive is …`. A
 * sentence about something else says nothing, and neither do two that say different things.
 */
export function proseFacts(tree: PageTree): Fact[] {
  const subject = subjectWords(tree);
  if (subject.size === 0) return [];
  const found: { said: Said; block: number }[] = [];
  const state = { isAbout: false };
  for (let index = 1; index < tree.nodes.length; index++) {
    if (!isProse(tree, index)) continue;
    const text = textOf(tree, subtree(tree, index)).slice(0, LONGEST_BLOCK);
    for (const sentence of sentencesOf(text))
      for (const said of read(sentence, subject, state)) found.push({ said, block: index });
    index = subtree(tree, index).end - 1;
  }
  return withoutContradictions(found).map(({ said, block }) => ({
    ...said,
    labelWords: words(said.label),
    range: subtree(tree, block),
    source: "prose",
    container: -1,
    labelNode: -1,
  }));
}

/** Words of the title and the first heading. */
function subjectWords(tree: PageTree): Set<string> {
  const heading = tree.headings.find((at) => nodeAt(tree, at).level === 1);
  const texts = [tree.view.title, heading === undefined ? "" : nodeAt(tree, heading).name];
  return new Set(texts.flatMap((text) => words(text)).filter((word) => word.length > 2 && word !== "about"));
}

function isProse(tree: PageTree, index: number): boolean {
  const { tag, role } = nodeAt(tree, index);
  if (tree.chrome[index] === 1 || !(role === "paragraph" || tag === "p" || tag === "li" || tag === "div"))
    return false;
  const { start, end } = subtree(tree, index);
  if (end - start > MAX_NODES) return false;
  let runs = 0;
  for (let at = start + 1; at < end; at++) {
    const node = nodeAt(tree, at);
    if (!isInline(node)) return false;
    if (node.role === "text") runs++;
  }
  return runs > 0;
}

/** A full stop after an initial or `Inc` ends nothing. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[^\s.]{3}[.!?])(?<!\b(?:Inc|Ltd|Mrs|Prof|Corp)\.)\s+(?=\p{Lu})/u)
    .filter((sentence) => sentence.length < 400);
}

function read(sentence: string, subject: Set<string>, state: { isAbout: boolean }): Said[] {
  const isPronoun = PRONOUN.test(sentence);
  const isAbout = (before: string): boolean => {
    const plain = before.trim();
    if (/\b(?:which|that|who|whose|where)$/i.test(plain) || plain.includes(";")) return false;
    if (isPronoun) return state.isAbout;
    return words(plain).some((word) => subject.has(word));
  };
  const said = [
    ...eventIn(sentence, isAbout),
    ...propertiesIn(sentence, isAbout),
    ...relationsIn(sentence, { subject, state }),
    ...turnsIn(sentence),
  ];
  if (!isPronoun && !/^(?:In|On|Its|The) /.test(sentence))
    state.isAbout = words(sentence.split(" ").slice(0, 6).join(" ")).some((word) => subject.has(word));
  return said;
}

type IsAbout = (before: string) => boolean;

function eventIn(sentence: string, isAbout: IsAbout): Said[] {
  const [, before = "", verb = "", rest = ""] = EVENT.exec(sentence) ?? [];
  const meaning = VERBS[verb.toLowerCase()];
  if (meaning === undefined || !isAbout(before)) return [];
  const clause = rest.split(/;|, (?:which|who|and)\b|\bwhich\b/)[0] ?? "";
  const said: Said[] = [];
  const year = YEAR.exec(clause)?.[1];
  const day = DAY.exec(clause)?.[1];
  if (year !== undefined)
    said.push({ label: meaning.about, given: year }, { label: `year ${meaning.about}`, given: year });
  if (day !== undefined)
    said.push({ label: meaning.about, given: day }, { label: `date ${meaning.about}`, given: day });
  const by = BY.exec(clause)?.[1];
  if (by !== undefined && meaning.agent !== undefined) said.push({ label: meaning.agent, given: plain(by) });
  const place = PLACE.exec(clause)?.[1];
  if (place !== undefined) said.push({ label: `place ${meaning.about}`, given: plain(place) });
  return said;
}

function propertiesIn(sentence: string, isAbout: IsAbout): Said[] {
  const said: Said[] = [];
  const [, before = "", seat] = SEAT.exec(sentence) ?? [];
  if (seat !== undefined && isAbout(before))
    said.push({ label: "headquarters", given: plain(seat) }, { label: "location", given: plain(seat) });
  // Of “It is based in X and employs N people” both halves have one subject.
  const joined = /^(.{2,80}?)\b(?:is|are|was|were) .{0,120}? and ((?:has|employs|offers) .*)$/.exec(sentence);
  const clause = joined === null ? sentence : `${joined[1]}${joined[2]}`;
  const [, holder = "", amounts = ""] = HAS.exec(clause) ?? [];
  if (amounts !== "" && isAbout(holder)) said.push(...amountsIn(amounts, /\bemploys\b/.test(clause)));
  return said;
}

function amountsIn(text: string, isStaff: boolean): Said[] {
  const [, figure, noun = "", rest] = AMOUNT.exec(text) ?? [];
  if (figure === undefined) return [];
  const label = isStaff && /^(?:people|persons?|staff|workers?)$/.test(noun) ? "employees" : noun;
  return [{ label, given: figure }, ...(rest === undefined ? [] : amountsIn(rest, false))];
}

function relationsIn(
  sentence: string,
  { subject, state }: { subject: Set<string>; state: { isAbout: boolean } },
): Said[] {
  const isOfSubject = (owner: string | undefined) =>
    owner === undefined || words(owner).some((word) => subject.has(word));
  const [, label, owner, rest = ""] = OF.exec(sentence) ?? [];
  if (label !== undefined && (owner !== undefined || state.isAbout) && isOfSubject(owner)) {
    const given = plain(
      rest.split(/,|;|\.(?:\s|$)| (?:and|who|which|but|because|while|since|when) /)[0] ?? "",
    );
    if (/^[\p{Lu}\p{N}\p{Sc}“"]/u.test(given) && given.split(" ").length <= 8) return [{ label, given }];
  }
  const [, name, office, place] = IS.exec(sentence) ?? [];
  const isOther = name !== undefined && !words(name).some((word) => subject.has(word));
  if (name === undefined || office === undefined || !isOther || (place === undefined && !state.isAbout))
    return [];
  return isOfSubject(place) ? [{ label: office, given: name }] : [];
}

function plain(text: string): string {
  return text.trim().replace(/[.,]+$/, "");
}

function withoutContradictions(found: { said: Said; block: number }[]): { said: Said; block: number }[] {
  const values = new Map<string, Set<string>>();
  for (const { said } of found) {
    const key = normalize(said.label);
    values.set(key, (values.get(key) ?? new Set()).add(normalize(said.given)));
  }
  return found.filter(({ said }) => values.get(normalize(said.label))?.size === 1);
}
