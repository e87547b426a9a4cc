import type { PageView } from "../../page/view.ts";
import { lexisOf } from "../evidence/lexis.ts";
import { notFound, pressOf, type Grounding, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { contains, indexOf, nameTextAt, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { multiplies } from "./close-cross.ts";
import { readDeclined, readNotice, type NoticeSaid } from "./notice-said.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { childHolding, isRepeated, looksAlike } from "../entries/items.ts";
import { colourWords } from "../vocabulary/colours.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { lightWords, stopWords } from "../vocabulary/light-words.ts";

const sure = 0.78;

/** What comes up unasked, by the roles that it may have. */
const kinds: Record<string, RegExp> = {
  warning: /^alert$/,
  alert: /^alert$/,
  error: /^alert$/,
  toast: /^status$/,
  notification: /^(?:status|alert)$/,
  dialog: /^(?:dialog|alertdialog)$/,
  dialogue: /^(?:dialog|alertdialog)$/,
  popup: /^(?:dialog|alertdialog)$/,
  modal: /^(?:dialog|alertdialog)$/,
};
const kindWords =
  "warning|alert|error|toast|notification|dialog(?:ue)?|pop[- ]?up|modal|banner|strip|ribbon|notice|message|hint|tip|advice|promo(?:tion)?|offer|ads?|advert(?:isement)?|announcement|overlay|reminder|note|news|info(?:rmation)?";
const anyKind = new RegExp(String.raw`\b(?:${kindWords})\b`, "giu");
/** What many other things are called as well: it is a notice only where something of what it says is told. */
const vagueKind = /\b(?:bar|box|window|thing|panel|it)\b/giu;
const place = / (?:at|in|on) the (?<side>very top|top|bottom)(?: of the (?:page|screen|window))?$/iu;

type Notice = {
  closer: Candidate;
  box: number;
  rank: number;
  words: Set<string>;
  concepts: Set<string>;
  roles: string[];
  looks: string;
  width: number;
};

/** “get rid of the hint about the shift key”, “dismiss the warning”: the cross of the notice that says so. */
export function groundNotice(view: PageView, instruction: string): Grounding | undefined {
  const declined = readDeclined(instruction);
  if (declined !== undefined) return declineOffer(indexOf(view), declined);
  const said = readNotice(instruction);
  if (said === undefined) return undefined;
  // By what means it is closed says nothing of what it is.
  const what = said.what.replace(/,? (?:by|with|using|via) .+$/iu, "");
  const isKind = what.search(anyKind) >= 0;
  if (!isKind && what.search(vagueKind) < 0) return undefined;
  const index = indexOf(view);
  const meant = noticesOf(index).filter(
    (notice) =>
      said.about.every((about) => tells(notice, about)) &&
      (isKind
        ? isMeant(index, notice, { ...said, what: what.replace(place, "") })
        : isToldVaguely(index, notice, { ...said, what: what.replace(place, "") })),
  );
  const ofKind = meant.filter((notice) => isOfKind(notice, what));
  const left = ofKind.length > 0 ? ofKind : meant;
  const side = place.exec(what)?.groups?.["side"];
  const [only, another] = side === undefined ? left : onSide(left, side);
  if (only === undefined || another !== undefined)
    return said.isKnown && isKind
      ? { ...notFound(view, instruction, []), decisive: true, settled: true }
      : undefined;
  const rest = [what.replace(place, "").replaceAll(anyKind, " ").replaceAll(vagueKind, " "), ...said.about];
  const found = pressOf(view, { ...only.closer, score: sure, tier: tiers.loose });
  return rest.every((one) => tells(only, one)) ? { ...found, isPlaced: true } : found;
}

/** By what says no to just that; “Cancel” and crosses say nothing. */
function declineOffer(index: ViewIndex, about: string): Resolved | undefined {
  const called = index.candidates.filter(
    ({ node }) =>
      node.disabled !== true && (about === "" ? /^no,? thank/iu : declining).test(node.name.trim()),
  );
  const [only, another] = called.filter((closer) => {
    const notice = about === "" ? undefined : noticeOf(index, closer);
    return about === "" || (notice !== undefined && tellingWords(about).length > 0 && tells(notice, about));
  });
  if (only === undefined || another !== undefined) return undefined;
  return { ...pressOf(index.view, { ...only, score: sure, tier: tiers.loose }), isPlaced: true };
}

/** Of one part of the page that which closes it and does nothing else comes before what says that it was read. */
function noticesOf(index: ViewIndex): Notice[] {
  const all = index.candidates.flatMap((closer) => noticeOf(index, closer) ?? []);
  return all.filter(
    (one) =>
      !all.some(
        (other) =>
          other.rank > one.rank &&
          (contains(index, other.box, one.box) || contains(index, one.box, other.box)),
      ),
  );
}

/** Every word of what is told of it stands in it. */
const tells = (notice: Notice, about: string): boolean =>
  tellingWords(about).every((word) => isSaidBy(notice, word) || colourOf(notice, word));

const isSaidBy = ({ words, concepts }: Notice, word: string): boolean =>
  words.has(stem(word)) ||
  words.has(String(numberInWords(word) ?? Number.parseInt(word, 10))) ||
  conceptsIn([word]).some(({ concept }) => concepts.has(concept.name));

const colourOf = ({ looks }: Notice, word: string): boolean =>
  colourWords.has(word) && ` ${looks} `.includes(` ${word} `);

/** “that bar”, “it”: every word stands in it, and there is one at least. */
function isToldVaguely(index: ViewIndex, notice: Notice, { what, about }: NoticeSaid): boolean {
  const said = [what.replaceAll(vagueKind, " "), ...about];
  if (!said.every((one) => tells(notice, one)) || !said.some((one) => tellingWords(one).length > 0))
    return false;
  return !/\bbar\b/iu.test(what) || notice.width > index.view.viewport.width / 4;
}

/** The uppermost or the lowest of them. */
function onSide(found: Notice[], side: string): Notice[] {
  const sorted = found.toSorted((left, right) => topOf(left) - topOf(right));
  return (/top$/iu.test(side) ? sorted.slice(0, 1) : sorted.slice(-1)).filter(
    (one) => !found.some((other) => other !== one && topOf(other) === topOf(one)),
  );
}

const topOf = ({ closer }: Notice): number => closer.node.box?.y ?? 0;

const largest = 40;
/** A chip that can be taken out says less. */
const fewestWords = 3;

/** The smallest part of the page around a cross that says something; rows of a table and entries of a list are none. */
function noticeOf(index: ViewIndex, closer: Candidate): Notice | undefined {
  if (multiplies(index, closer.index)) return undefined;
  const rank = closingRank(closer);
  if (rank === 0) return undefined;
  const { nodes } = index.view;
  const roles: string[] = [];
  const looks: string[] = [];
  for (let box = nodes[closer.index]?.parent ?? 0; box > 0; box = nodes[box]?.parent ?? 0) {
    const { role = "", looks: seen = "" } = nodes[box] ?? {};
    const end = index.end[box] ?? 0;
    if (end - box > largest || /^(?:row|listitem|option|tab|main|cell)$/u.test(role)) return undefined;
    roles.push(role);
    looks.push(seen);
    const words: string[] = [];
    for (let at = box; at < end; at += 1)
      if (!contains(index, closer.index, at)) words.push(...nameTextAt(index.view, at).words);
    if (words.length < fewestWords) continue;
    if ((rank === 1 && decidesMore(index, box, closer)) || isEntry(index, box, closer)) return undefined;
    const above = nodes[nodes[box]?.parent ?? 0]?.role ?? "";
    return {
      closer,
      box,
      rank,
      words: new Set(words.map(stem)),
      concepts: new Set(conceptsIn(words).map(({ concept }) => concept.name)),
      roles: [...roles, above],
      looks: looks.join(" "),
      width: nodes[box]?.box?.width ?? 0,
    };
  }
  return undefined;
}

/** “Close account” closes no notice. */
const closes = new RegExp(
  String.raw`^(?:close|dismiss|hide|×|✕|✖|x)(?: (?:this |the )?(?:${kindWords}|tips|bar|box|window|panel|it|this|me|all|cookies?|tour|guide|survey|help|chat|details|preview|menu|sheet|drawer|card|update|welcome|suggestion|forever))?$`,
  "iu",
);
/** It puts off what is offered, or says that it was read: where nothing is asked that is no decision. */
const declines =
  /^(?:no,? thanks?(?: you)?\b.*|not now|(?:maybe |ask me |remind me )?later|skip|got it|ok|okay|understood|i understand|alright|all right)[.!]?$/iu;

const declining = /^(?:no,? thanks?\b.*|not (?:now|interested)|(?:maybe )?later)[.!]?$/iu;

/** 2 where it closes and does nothing else, 1 where it takes note of something; 0 where neither. */
function closingRank({ node, fields }: Candidate): number {
  if (node.disabled === true) return 0;
  const lexis = lexisOf(node, fields);
  const isClosing = lexis.isSilent && (lexis.concepts.get("close") ?? 0) >= 0.8;
  if (closes.test(node.name.trim()) || isClosing) return 2;
  return declines.test(node.name.trim()) && /^(?:button|link|generic)$/u.test(node.role) ? 1 : 0;
}

/** What is one of many like it, and calls no attention to itself: a job that can be hidden, a song that can be taken out. */
function isEntry(index: ViewIndex, box: number, { index: closer }: Candidate): boolean {
  const label = labelAt(index, closer);
  if (/^dismiss/iu.test(label)) return false;
  const { nodes } = index.view;
  for (let at = box; at > 0; at = nodes[at]?.parent ?? 0) {
    if (/^(?:alert|status|alertdialog|dialog)$/u.test(nodes[at]?.role ?? "")) return false;
    if (!isRepeated(index, at)) continue;
    const alike = index.candidates.filter(({ index: place }) => {
      const entry =
        labelAt(index, place) === label ? childHolding(index, nodes[at]?.parent ?? 0, place) : undefined;
      return entry !== undefined && entry !== at && looksAlike(index, at, entry);
    });
    if (alike.length >= fewestAlike) return true;
  }
  return false;
}

const labelAt = ({ view: { nodes } }: ViewIndex, at: number): string =>
  (nodes[at]?.name || nodes[at + 1]?.name || "").trim();

/** Two notices may be up at once. */
const fewestAlike = 2;

/** A question is answered by “OK”, and what is filled in is sent by it. */
function decidesMore({ view: { nodes }, end }: ViewIndex, box: number, { node }: Candidate): boolean {
  const isOpen = /^(?:no\b|not|.*later|skip)/iu.test(node.name.trim());
  return nodes
    .slice(box, end[box])
    .some(
      ({ role, name, editable, interactive }) =>
        editable === true ||
        /^(?:checkbox|radio|switch|slider|combobox)$/u.test(role) ||
        (!isOpen && role === "text" && name.includes("?")) ||
        (!isOpen && interactive && name !== node.name && !leadsOn.test(name)),
    );
}

/** What only tells more. */
const leadsOn = /\b(?:more|details?|settings?|polic(?:y|ies)|preferences|why|learn|terms)\b/iu;

const offering = ["free", "off", "sale", "save", "deal", "discount", "new", "offer"].map(stem);

/** “the warning” is what has that role, or says so itself: “Tip: hold Shift”. */
function isOfKind({ roles, words }: Notice, what: string): boolean {
  return [...what.matchAll(anyKind)].some(([kind]) => {
    const role = kinds[kind.toLowerCase().replace(/[- ]/u, "")];
    const isOffer =
      /^(?:promo|promotion|offer|ads?|advert|advertisement|announcement)$/iu.test(kind) &&
      offering.some((one) => words.has(one));
    return (
      isOffer ||
      words.has(stem(kind.toLowerCase())) ||
      (role !== undefined && roles.some((one) => role.test(one)))
    );
  });
}

/** All that is said of it stands in it; what the page says nowhere may be another word for it. */
function isMeant(index: ViewIndex, notice: Notice, { what, about }: NoticeSaid): boolean {
  // A strip lies across the page, and is no short message.
  if (/\b(?:strip|ribbon|banner)\b/iu.test(what) && notice.roles.includes("status")) return false;
  const said = tellingWords(what.replaceAll(anyKind, " "));
  if (said.some((word) => colourWords.has(word) && !colourOf(notice, word))) return false;
  const unmet = said.filter((word) => !isSaidBy(notice, word) && !colourWords.has(word));
  const isElsewhere = unmet.some((word) =>
    index.view.nodes.some((_, at) =>
      nameTextAt(index.view, at).words.some((one) => stem(one) === stem(word)),
    ),
  );
  return (
    !isElsewhere &&
    unmet.length < 2 &&
    (unmet.length < said.length || unmet.length === 0 || isOfKind(notice, what)) &&
    (notice.rank > 1 || (unmet.length === 0 && said.length + about.length > 0))
  );
}

const tellingWords = (text: string): string[] =>
  wordsOf(normalize(text)).filter(
    (word) =>
      !stopWords.has(word) &&
      !lightWords.has(word) &&
      !untelling.test(word) &&
      (word.length > 1 || /\d/u.test(word)),
  );

const untelling = /n['’]?t$|^(?:soon|left|still|already|really|again|ours|mine)$/u;
