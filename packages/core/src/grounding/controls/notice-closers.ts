import type { PageView } from "../../page/view.ts";
import { lexisOf } from "../evidence/lexis.ts";
import { pressOf, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { contains, indexOf, nameTextAt, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { lightWords, stopWords } from "../vocabulary/light-words.ts";

const sure = 0.78;

const asked = [
  /^(?:please )?(?:close|dismiss|hide|remove|get rid of|make|clear away|take away|wave away|click away|shut)(?: away)? (?<what>(?:the|this|that|those|these|my) .+?)(?: go away| disappear| vanish)?(?: please)?[.!]?$/iu,
  /^(?:please )?(?:click|press|hit|tap|use)(?: on)? the (?:little |small )?(?:x|cross|close button|close icon|×)(?: in the corner| at the top| in the top right)?(?: of| on| in| at) (?<what>(?:the|this|that) .+?)[.!]?$/iu,
];

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
const anyKind =
  /\b(?:warning|alert|error|toast|notification|dialog(?:ue)?|pop[- ]?up|modal|banner|strip|ribbon|notice|message|hint|tip|advice|promo(?:tion)?|offer|advert|announcement|overlay|reminder|note)\b/giu;
const place = / (?:at|in|on) the (?<side>very top|top|bottom)(?: of the (?:page|screen|window))?$/iu;

type Notice = { closer: Candidate; words: Set<string>; concepts: Set<string>; roles: string[] };

/** “get rid of the hint about the shift key”, “dismiss the warning”: the cross of the notice that says so. */
export function groundNotice(view: PageView, instruction: string): Resolved | undefined {
  const told = asked.map((way) => way.exec(instruction.trim())?.groups?.["what"]).find((one) => one);
  // By what means it is closed says nothing of what it is.
  const what = told?.replace(/,? (?:by|with|using|via) .+$/iu, "");
  if (what === undefined || !anyKind.test(what)) return undefined;
  anyKind.lastIndex = 0;
  const index = indexOf(view);
  const notices = index.candidates.flatMap((closer) => noticeOf(index, closer) ?? []);
  const side = place.exec(what)?.groups?.["side"];
  const meant = notices.filter((notice) => isMeant(index, notice, what.replace(place, "")));
  const ofKind = meant.filter((notice) => isOfKind(notice, what));
  const found = ofKind.length > 0 ? ofKind : meant;
  const [only, another] = side === undefined ? found : onSide(found, side);
  if (only === undefined || another !== undefined) return undefined;
  return pressOf(view, { ...only.closer, score: sure, tier: tiers.loose });
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
  if (!isCloser(closer)) return undefined;
  const { nodes } = index.view;
  const roles: string[] = [];
  for (let box = nodes[closer.index]?.parent ?? 0; box > 0; box = nodes[box]?.parent ?? 0) {
    const { role = "" } = nodes[box] ?? {};
    const end = index.end[box] ?? 0;
    if (end - box > largest || /^(?:row|listitem|option|tab|main|cell)$/u.test(role)) return undefined;
    roles.push(role);
    const words: string[] = [];
    for (let at = box; at < end; at += 1)
      if (!contains(index, closer.index, at)) words.push(...nameTextAt(index.view, at).words);
    if (words.length < fewestWords) continue;
    const above = nodes[nodes[box]?.parent ?? 0]?.role ?? "";
    return {
      closer,
      words: new Set(words.map(stem)),
      concepts: new Set(conceptsIn(words).map(({ concept }) => concept.name)),
      roles: [...roles, above],
    };
  }
  return undefined;
}

function isCloser({ node, fields }: Candidate): boolean {
  if (node.disabled === true) return false;
  const isNamed = /^(?:close|dismiss|hide|×|✕|✖|x)(?: (?:this )?(?:\p{L}+))?$/iu.test(node.name.trim());
  const lexis = lexisOf(node, fields);
  return isNamed || (lexis.isSilent && (lexis.concepts.get("close") ?? 0) >= 0.8);
}

const offering = ["free", "off", "sale", "save", "deal", "discount", "new", "offer"].map(stem);

/** “the warning” is what has that role, or says so itself: “Tip: hold Shift”. */
function isOfKind({ roles, words }: Notice, what: string): boolean {
  return [...what.matchAll(anyKind)].some(([kind]) => {
    const role = kinds[kind.toLowerCase().replace(/[- ]/u, "")];
    const isOffer =
      /^(?:promo|promotion|offer|advert|announcement)$/iu.test(kind) &&
      offering.some((one) => words.has(one));
    return (
      isOffer ||
      words.has(stem(kind.toLowerCase())) ||
      (role !== undefined && roles.some((one) => role.test(one)))
    );
  });
}

/** All that is said of it stands in it; what the page says nowhere may be another word for it. */
function isMeant(index: ViewIndex, notice: Notice, what: string): boolean {
  // A strip lies across the page, and is no short message.
  if (/\b(?:strip|ribbon|banner)\b/iu.test(what) && notice.roles.includes("status")) return false;
  const said = wordsOf(normalize(what.replaceAll(anyKind, " "))).filter(
    (word) => !stopWords.has(word) && !lightWords.has(word) && !word.endsWith("nt") && word.length > 1,
  );
  const unmet = said.filter(
    (word) =>
      !notice.words.has(stem(word)) &&
      !conceptsIn([word]).some(({ concept }) => notice.concepts.has(concept.name)),
  );
  const isElsewhere = unmet.some((word) =>
    index.view.nodes.some((_, at) =>
      nameTextAt(index.view, at).words.some((one) => stem(one) === stem(word)),
    ),
  );
  return (
    !isElsewhere &&
    unmet.length < 2 &&
    (unmet.length < said.length || unmet.length === 0 || isOfKind(notice, what))
  );
}
