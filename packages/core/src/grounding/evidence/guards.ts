import { candidateOf } from "../matching/candidates.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { isField, roleFit } from "../matching/compatibility.ts";
import { modalOf } from "../matching/modal.ts";
import { contentWords, isNegative, ofPictures, type NameField, type NameText } from "../matching/names.ts";
import { numberInWords } from "../amounts/numbers.ts";
import type { GroundedStep, Resolved } from "../outcome.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";
import { isDescribed } from "../grammar/value.ts";
import { indexOf } from "../matching/view-index.ts";
import { conceptsIn, conceptsSaid } from "../vocabulary/concepts/index.ts";
import { contrastTable, stopWords } from "../vocabulary/light-words.ts";
import { containerTable, roleTable, type RoleWord } from "../vocabulary/roles.ts";
import { commonWords, graveWords, negativeWords } from "../vocabulary/synonyms.ts";
import { lexisOf } from "./lexis.ts";
import { isUsuallyAnother } from "../wordings/usual-controls.ts";
import { leavesThing } from "./other-thing.ts";
import { root } from "./root.ts";

type Words = {
  instruction: string;
  all: string[];
  stems: Set<string>;
  roots: Set<string>;
  concepts: Set<string>;
  negates: boolean;
  role: RoleWord | undefined;
  places: RoleWord[];
};

/**
 * What evidence may never do, however well it accounts for the words: take a part of a name for the whole where that does
 * something else (“cancel” is not “Cancel subscription”), the contrary of what is said, what stands elsewhere than was said,
 * or anything at all that hangs on a condition.
 */
export function isAllowed(view: PageView, instruction: string, { steps }: Resolved): boolean {
  if (conditions.test(instruction.replace(noConditions, ""))) return false;
  if (complaint.test(instruction) || askedWho.test(instruction)) return false;
  if (steps.some(({ method, arguments: [value = ""] }) => writes.has(method) && isDescribed(tokenize(value))))
    return false;
  const words = read(instruction);
  if (leavesOneOut(steps, instruction) || isPressForPairs(steps, instruction)) return false;
  if (leavesValue(steps, instruction) || isAnswerElsewhere(view, steps, instruction)) return false;
  if (isPath.test(instruction)) return false;
  if (isNameForNumber(steps, instruction) || ticksForDisabled(view, steps)) return false;
  if (
    steps.some(
      ({ node, method }) => isPlainPress(method) && node && isUsuallyAnother(view, instruction, node),
    )
  )
    return false;
  if (steps.some(({ node, method }) => isPlainPress(method) && node && leavesThing(view, node, instruction)))
    return false;
  return steps.every((step) => mayBeDone(view, step, words)) && mayFollowEachOther(steps);
}

/** “the letters are too small” asks for the contrary of what it says. */
const complaint =
  /^[^,;.:]*\b(?:is|are|looks?|sounds?|goes|runs|plays|feels?|seems?|it['’]s|that['’]s|they['’]re)\b[^,;.:]* too \p{L}+[^,;:]*$/iu;

/** “who wrote backoff.ts?” opens no such file. */
const askedWho =
  /^\P{L}*(?:do you know |tell me |any idea )?who (?!is\b|are\b|may\b|can\b|has\b|wants?\b|gets?\b)\p{L}+ [^?]*\??\P{L}*$/iu;

/** “open Photos/Winter/sledge.jpg”: one part of a way is not all of it. */
const isPath = /(?:^|\s)[^\s/]+\/(?:[^\s/]+\/)*[^\s/]+\.\p{L}\w{1,4}$/u;

/** “with one or two stops”: either would do, or both are meant; one of them is neither. */
function leavesOneOut(steps: GroundedStep[], instruction: string): boolean {
  if (!tokenize(instruction).tokens.some(({ word }) => word === "or")) return false;
  return steps.every(
    ({ node, arguments: given }) =>
      node !== undefined &&
      ![node.name, ...given, ...(node.options ?? []).map(({ label }) => label)].some((text) =>
        /\bor\b/iu.test(text),
      ),
  );
}

/** “as %user% with %password%”: each is a value to be written, and names no field. */
function leavesValue(steps: GroundedStep[], instruction: string): boolean {
  const values = instruction.match(/%[\p{L}\p{N}_-]+%/gu) ?? [];
  const written = steps.flatMap((step) => step.arguments).join(" ");
  return values.some((value) => !written.includes(value));
}

/** “Yes, I am sure” answers a question; a “Yes” that is not in a dialog may answer another one, or filter a list. */
function isAnswerElsewhere(view: PageView, steps: GroundedStep[], instruction: string): boolean {
  if (!/\b(?:yes|no), \p{L}/iu.test(instruction) || modalOf(view) !== undefined) return false;
  return steps.some(({ method, node }) => isPlainPress(method) && /^(?:yes|no)$/iu.test(node?.name ?? ""));
}

/** “what: nurse, where: Linz” gives values, and presses nothing. */
function isPressForPairs(steps: GroundedStep[], instruction: string): boolean {
  const parts = instruction.split(/[,;] ?/u);
  const arePairs = parts.length > 1 && parts.every((part) => /^[^:]{1,40}: ?\S[^:]*$/u.test(part));
  return (
    arePairs && steps.some(({ method, node }) => method === "click" && node !== undefined && !isToggle(node))
  );
}

/** “click Chapter One” is about what is called so, and not about the “1” of a pager. */
function isNameForNumber(steps: GroundedStep[], instruction: string): boolean {
  const named = [...instruction.matchAll(/(?<=\S\s+)\p{Lu}\S*\s+(\p{Lu}\p{Ll}+)\b/gu)];
  const isNumbered = named.some(([, word = ""]) => numberInWords(word) !== undefined);
  return isNumbered && steps.some(({ node }) => /^\s*\d+\s*$/.test(node?.name ?? ""));
}

/** The button of a row is not usable: its box, which says the same name, is ticked for nothing. */
function ticksForDisabled(view: PageView, steps: GroundedStep[]): boolean {
  const pressed = steps.find(({ node, method }) => isPlainPress(method) && node?.disabled === true)?.node;
  const row = pressed && rowOf(view, pressed);
  return (
    row !== undefined &&
    steps.some(({ node, method }) => method === "check" && node && rowOf(view, node) === row)
  );
}

function rowOf({ nodes }: PageView, node: ViewNode): ViewNode | undefined {
  for (let at = node.parent; at > 0; at = nodes[at]?.parent ?? -1)
    if (/^(?:row|listitem|article)$/u.test(nodes[at]?.role ?? "")) return nodes[at];
  return undefined;
}

const writes = new Set<string>(["fill", "type"]);
const conditions = /\b(?:if|unless|whether|in case|when|once|until|provided)\b/iu;
/** “once more”, “until 20 January”, “to know when it is read”. */
const noConditions =
  /\b(?:once (?:more|again)|until (?=(?:the )?\d)|(?:know|(?:tell|text|notify|e-?mail|mail|remind|alert|warn|message|call|inform|ping) me) (?:when|whether|if|once))\b/giu;

function read(instruction: string): Words {
  const { tokens } = tokenize(instruction);
  const all = wordsOf(normalize(instruction));
  const contrast = tokens.findIndex((_, at) => phraseAt(tokens, at, contrastTable) !== undefined);
  const entries = tokens.flatMap((_, at) => phraseAt(tokens, at, roleTable)?.entry ?? []);
  return {
    instruction,
    all,
    stems: new Set(all.map(stem)),
    roots: new Set(all.map(root)),
    concepts: new Set(
      conceptsSaid(all).flatMap(({ concept, weight }) => (weight === 1 ? [concept.name] : [])),
    ),
    negates: contrast < 0 && all.some((word) => negativeWords.has(word)),
    role: entries.find(({ container }) => container !== true),
    places: tokens
      .flatMap((_, at) =>
        isSent(all, tokens[at]?.word) ? [] : (phraseAt(tokens, at, containerTable)?.entry ?? []),
      )
      .filter(isLandmark),
  };
}

/** “record a voice message”: a message that is sent is no notice of the page. */
function isSent(words: string[], word: string | undefined): boolean {
  return (
    word === "message" &&
    conceptsSaid(words).some(
      ({ from, to, weight }) => weight === 1 && to - from > 1 && words.slice(from, to).includes(word),
    )
  );
}

const landmarks = new Set(["banner", "contentinfo", "navigation", "complementary", "dialog", "alertdialog"]);
/** “the invoices section” may be called so. */
const isLandmark = ({ name, roles }: RoleWord): boolean =>
  name !== "section" && roles.some((role) => landmarks.has(role));

function mayBeDone(view: PageView, { node, method }: GroundedStep, words: Words): boolean {
  if (node === undefined) return true;
  const fields = candidateOf(indexOf(view), node)?.fields ?? [];
  if (
    method === "click" &&
    isField(node) &&
    !/\b(?:click|press|tap|hit|focus|cursor|select|choose)\b/iu.test(words.instruction)
  )
    return false;
  if (isSearchByTheWay(node, method, words) || isByPrice(node, fields, { method, roots: words.roots }))
    return false;
  if (method !== "uncheck" && negatesOtherwise(fields, words)) return false;
  if (isPlainPress(method) && isSwitchedUnseen(node, fields, words)) return false;
  if (isPlainPress(method) && (isAnotherName(node, fields, words) || leavesDeed(fields, words))) return false;
  return words.places.every((place) => standsIn(view, node, place));
}

/** “four of us” is no “Electricity (4 € a night)”: what it costs does not tell what is meant. */
const isByPrice = (
  { name }: ViewNode,
  fields: NameField[],
  { method, roots }: { method: GroundedStep["method"]; roots: Set<string> },
): boolean => {
  const price = /(?:[€$£]\s?(\d+)|(\d+)\s?[€$£])/u.exec(name)?.slice(1).find(Boolean);
  if (method !== "check" || price === undefined || !roots.has(price)) return false;
  return !fields.some(({ name: called }) =>
    called.words.some((word) => word.length > 1 && /\p{L}/u.test(word) && roots.has(root(word))),
  );
};

const searching = /\b(?:search|find|look|query|filter|keyword|keywords|lookup)/iu;

/** “set products to 16” is not about the field “Search products”. */
const isSearchByTheWay = (node: ViewNode, method: GroundedStep["method"], { instruction }: Words): boolean =>
  (method === "fill" || method === "type") &&
  searching.test(`${node.name} ${node.placeholder ?? ""}`) &&
  !searching.test(instruction);

const isPlainPress = (method: GroundedStep["method"]): boolean =>
  ["click", "doubleClick", "rightClick", "tap"].includes(method);

/** “Do not send me letters” is not “send me letters”. */
function negatesOtherwise(fields: NameField[], { negates, all, concepts }: Words): boolean {
  const [own] = fields;
  if (own === undefined || !isNegative(own.name) || isSaidOtherwise(own.name, concepts)) return false;
  return !negates && !own.name.words.some((word) => negativeWords.has(word) && all.includes(word));
}

/** “Log off”, where signing out was said: its negative word is a part of what was said. */
function isSaidOtherwise({ words }: NameText, concepts: Set<string>): boolean {
  const spans = conceptsIn(words).filter(({ concept, weight }) => weight === 1 && concepts.has(concept.name));
  return words.every(
    (word, at) =>
      !negativeWords.has(word) ||
      spans.some(({ from, to, particle }) => particle === at || (at >= from && at < to)),
  );
}

/** “notifications off”: a button that does not say whether it is on may as well switch it on. “Mute” says what it does. */
function isSwitchedUnseen(node: ViewNode, fields: NameField[], { all }: Words): boolean {
  if (!all.includes("off") || node.pressed !== undefined || isToggle(node)) return false;
  const { concepts, stems } = lexisOf(node, fields);
  const said = conceptsIn(all).filter(
    ({ from, to, particle }) => all.slice(from, to).includes("off") || all[particle ?? -1] === "off",
  );
  return !stems.has("off") && !said.some(({ concept }) => concepts.has(concept.name));
}

const deeds =
  /^(?:star|rename|delete|forward|reply|archive|share|download|like|follow|unfollow|mute|block|pin|copy|edit|print|hide|remove|flag|bookmark|report|duplicate|retweet|repost|comment|rate|review|invite|translate|tag)$/u;

/** “star the mail by Ada”: what is called Ada is not what does it. */
function leavesDeed(fields: NameField[], { all, concepts }: Words): boolean {
  const [verb = ""] = all;
  // Its picture alone may say what it does.
  const isNamed = fields.some(
    ({ name, weight }) => weight > ofPictures && name.words.some((word) => /^\p{L}/u.test(word)),
  );
  if (!deeds.test(verb) || !isNamed) return false;
  const said = conceptsIn([verb]).map(({ concept }) => concept.name);
  return !fields.some(
    ({ name }) =>
      name.words.some((word) => stem(word) === stem(verb) || root(word) === root(verb)) ||
      conceptsIn(name.words).some(({ concept }) => said.includes(concept.name) && concepts.has(concept.name)),
  );
}

/** The same of a control that something else than evidence has found: “delete Neil's message” is not his “Pin message”. */
export function isOfOtherDeed(view: PageView, node: ViewNode, instruction: string): boolean {
  const fields = candidateOf(indexOf(view), node)?.fields ?? [];
  const isOther = fields.some(({ name, weight }) => weight > ofPictures && deeds.test(name.words[0] ?? ""));
  return isOther && leavesDeed(fields, read(instruction));
}

/** Only words of interfaces were met, and the name says more than them; or it is another kind of thing with a word in common. */
function isAnotherName(node: ViewNode, fields: NameField[], words: Words): boolean {
  // Names of classes and icons say how it is made, and what it shows, too.
  const names = fields
    .filter(({ name, weight }) => weight > ofPictures && name.words.length > 0 && node.signs !== node.name)
    .map(({ name }) => name);
  if (names.length === 0) return false;
  const isOther = words.role !== undefined && roleFit(words.role, node) < 1;
  return names.every((name) => {
    const content = contentWords(name).filter((word) => !stopWords.has(word) && !amounts.test(word));
    const met = content.filter((word) => words.stems.has(stem(word)) || words.roots.has(root(word)));
    const left = content.length - met.length - metByConcept(name, words);
    if (left <= 0 || isProcess(content)) return false;
    if (isOther && met.length > 0) return true;
    return (
      met.length > 0 &&
      met.every((word) => commonWords.has(word) || graveWords.has(word)) &&
      content.length <= 6
    );
  });
}

/** “start kiln 2” is its “Start firing”: what goes on there. */
const isProcess = ([verb = "", ...rest]: string[]): boolean =>
  /^(?:start|stop|pause|resume|begin|end|finish)$/u.test(verb) &&
  rest.length > 0 &&
  rest.every((word) => /\p{L}{2,}ing$/u.test(word));

/** Prices and times change, and are no part of what it is called. */
const amounts = /^[€$£]?\d+[.:,]\d\d/u;

/** Words of a name that are said otherwise. */
function metByConcept(name: NameText, { concepts, stems }: Words): number {
  const said = new Set<number>();
  for (const { concept, from, to, weight } of conceptsIn(name.words)) {
    if (weight < 1 || !concepts.has(concept.name)) continue;
    for (let at = from; at < to; at += 1) if (!stems.has(stem(name.words[at] ?? ""))) said.add(at);
  }
  return said.size;
}

function standsIn({ nodes }: PageView, node: ViewNode, { roles, tags = [] }: RoleWord): boolean {
  for (let at = node.parent; at > 0; at = nodes[at]?.parent ?? -1) {
    const place = nodes[at];
    if (place && (roles.includes(place.role) || tags.includes(place.tag))) return true;
  }
  return false;
}

/** The page may change with a press; only keys of one pad are pressed one after the other. */
function mayFollowEachOther(steps: GroundedStep[]): boolean {
  const presses = steps.filter(
    ({ method, node }) => method === "click" && node !== undefined && !isToggle(node),
  );
  const [first] = presses;
  if (presses.length < 2 || first?.node === undefined) return true;
  return presses.every(({ node }) => node?.parent === first.node?.parent && (node?.name.length ?? 9) <= 2);
}

const isToggle = (node: ViewNode): boolean =>
  node.pressed !== undefined ||
  /^(?:checkbox|radio|switch|option|menuitemcheckbox|menuitemradio)$/u.test(node.role);
