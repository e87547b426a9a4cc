import type { PageView, ViewNode } from "../../page/view.ts";
import { isField } from "../matching/compatibility.ts";
import { isRepeated } from "../entries/items.ts";
import { matchTarget, type Scored } from "../matching/match.ts";
import { candidatesIn, isInFront } from "../matching/candidates.ts";
import { notFound, rankedNodes, stepOn, type Grounding, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { parseTarget } from "../grammar/target.ts";
import { normalize } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { indexOf, type ViewIndex } from "../matching/view-index.ts";

/** What becomes of the text that a field holds; undefined where it does not hold what is to be changed. */
type Change = (held: string, node: ViewNode) => string | undefined;
type Edit = { field: string | undefined; change: Change; said?: string };
type Frame = (order: string) => Edit[];

/**
 * “add “Bring boots.” to the notes”, “replace 4 May with 5 May in the message”, “take the word new out of the title”: a part
 * of the text that a field holds already is changed, and the rest stays. Only where the field is called so and holds what is
 * to be changed once; anything else is left to other readings. `order`: what another order means, for what is no text.
 */
export function editText(
  view: PageView,
  text: string,
  order: (order: string) => Grounding,
): Grounding | undefined {
  const plain = withoutOpening(text);
  if (!editing.test(plain)) return undefined;
  const whole = fromOneToAnother(plain, order);
  if (whole) return whole;
  for (const frame of frames)
    for (const { field, change, said = "" } of frame(plain)) {
      const found = field === undefined || placed.test(said) ? undefined : fieldFor(view, field, change);
      if (found) return found;
    }
  return emptyField(view, plain);
}

/** “change 4 May to 5 May”, where one field alone says so: asked only where nothing is called “4 May”. */
export function editWherever(view: PageView, text: string): Resolved | undefined {
  for (const { field, change, said = "" } of replaced(withoutOpening(text))) {
    if (field !== undefined || placed.test(said)) continue;
    const found = soleFieldFor(view, change);
    if (found) return found;
  }
  return undefined;
}

/** “… in the translation of …”: what stands there names a place, and is not to be written. */
const placed = /^[^"“„]* (?:in|of|under|within|inside|for|at) (?:the|my|our|its|his|her|their) /iu;

const withoutOpening = (text: string): string =>
  text.trim().replace(/^(?:(?:please|and|then|now|also|kindly)[, ]+)+/iu, "");

/** Most orders change no text: they are told by their verb. */
const editing =
  /^(?:add|append|prepend|prefix|suffix|tack|begin|start|end|finish|put|write|insert|type|enter|replace|swap|exchange|substitute|change|correct|fix|alter|turn|switch|update|set|edit|move|raise|lower|increase|reduce|decrease|rename|remove|delete|take|strip|cut|drop|erase|cross|scrap|clear|wipe|empty|in|for|from)\b/iu;

const start = String.raw`(?:the )?(?:very )?(?:start|beginning|front|top|head)`;
const adding = "(?:add|append|put|write|type|insert|enter|tack on|tack)";
const changing =
  "(?:replace|swap|exchange|substitute|change|correct|fix|alter|turn|switch|update|edit|rename)";
const deleting =
  "(?:remove|delete|take out|take away|take|strip|cut out|cut|drop|erase|cross out|scrap|get rid of)";
const kinds = "(?:the |any )?(?:words?|text|phrase|sentence|part|letters?|line|bit|expression|remark)? ?";

const pattern = (source: string): RegExp => new RegExp(`^${source}$`, "isu");

/** Every way to cut the words at one of the links, the last first: what a field is called stands last. */
function cuts(text: string, links: string): [string, string][] {
  const found = [...text.matchAll(new RegExp(` (?:${links}) `, "giu"))];
  return found
    .toReversed()
    .map((link) => [text.slice(0, link.index), text.slice(link.index + link[0].length)]);
}

const after =
  (said = "", isLine = false): Change =>
  (held, node) =>
    joined(held, plainly(said), { node, isLine });
const before =
  (said = ""): Change =>
  (held) =>
    held === "" ? undefined : `${plainly(said)}${/[\s([{-]$/u.test(said) ? "" : " "}${held}`;
/** Where nothing says that words follow, they have to look like some. */
const unlessThing =
  (said: string, change: (said: string) => Change): Change =>
  (held, node) =>
    isThing(said, held) ? undefined : change(said.replace(leadingKind, ""))(held, node);

/** “add a photo to the description”, “add attachments to the message”, “add tax to the price”: no words to be written. */
function isThing(given: string, held: string): boolean {
  const said = given.trim();
  if (/^["“”„'‘«»`]/u.test(said) || plainly(said) !== said) return false;
  if (/^(?:an?|the|some|my|our|your|his|her|their|this|that|these|another|more|any|all)\b/iu.test(said))
    return true;
  return (
    /^[-+€$£]?[\d.,]+$/u.test(held) ||
    (said.split(/\s+/u).length < 3 && !isListed(held) && !/[\d@]/u.test(said))
  );
}

/** “milk, eggs”, “ada@example.com”. */
function isListed(held: string): boolean {
  return /^[^,.]+(?:, ?[^,.]+)+$/u.test(held) || /^\S+@\S+$/u.test(held);
}

const leadingKind =
  /^(?:the |these )?(?:words?|text|phrase|sentence|letters?|line) (?=["“„'‘«`]|\p{Lu}|\S+ \S)/u;

/** “add … to the notes”, “put … at the end of the notes”, “add to the notes: …”, “add a line to the notes saying …”. */
const added: Frame = (order) => {
  const line = pattern(
    `${adding} (?:a|an|another|one more|a new|this|the|the following) (?<kind>line|sentence|remark|words?|text|note|paragraph) (?:to|in|at the end of) (?<field>[^:]+?)(?::|,? (?:saying|that says|which says|reading)) ?(?<said>.+)`,
  ).exec(order)?.groups;
  if (line)
    return [{ field: line["field"], change: after(line["said"], /line|para/iu.test(line["kind"] ?? "")) }];
  const colon = pattern(
    `(?:add|append|write|put) (?:on )?(?:to|at the end of) (?<field>[^:"“]+): ?(?<said>.+)`,
  ).exec(order)?.groups;
  if (colon) return [{ field: colon["field"], change: after(colon["said"]) }];
  const rest = pattern(`${adding} (?<rest>.+)`).exec(order)?.groups?.["rest"];
  if (rest === undefined) return [];
  const atEnd = cuts(rest, "(?:to|at|on|onto|in) the (?:very )?end of");
  const isAdding = /^(?:add|append|tack)/iu.test(order);
  const all = atEnd.length > 0 || !isAdding ? atEnd : cuts(rest, "(?:on )?(?:to|onto)");
  return all.map(([said, field]) => ({ field, change: unlessThing(said, after) }));
};

/** “put … at the beginning of the title”, “begin the title with …”, “prefix the title with …”. */
const put: Frame = (order) => {
  const begun = pattern("(?:start|begin|prefix|precede) (?<field>.+?) with (?<said>.+)").exec(order)?.groups;
  if (begun) return [{ field: begun["field"], change: before(begun["said"]) }];
  const ended = pattern("(?:end|finish|suffix) (?<field>.+?) with (?<said>.+)").exec(order)?.groups;
  if (ended) return [{ field: ended["field"], change: after(ended["said"]) }];
  const prepended = pattern("prepend (?<rest>.+)").exec(order)?.groups?.["rest"];
  const rest = prepended ?? pattern(`${adding} (?<rest>.+)`).exec(order)?.groups?.["rest"];
  if (rest === undefined) return [];
  const links = prepended === undefined ? `(?:at|to|in|on|before) ${start} of|in front of|before` : "to|onto";
  return cuts(rest, links).map(([said, field]) => ({ field, change: unlessThing(said, before) }));
};

/** “replace … with … in the notes”, “in the notes change … to …”, “write … instead of … in the notes”; or wherever it stands. */
const replaced: Frame = (order) => {
  const placed = pattern(`(?:in|for) (?<field>.+?),? (?:please )?(?<rest>${changing} .+)`).exec(
    order,
  )?.groups;
  const rest = pattern(`${changing} (?<rest>.+)`).exec(placed?.["rest"] ?? order)?.groups?.["rest"];
  const turned = pattern(
    `(?:write|put|type|enter|use) (?<said>.+?) (?:instead of|in place of|rather than) (?<rest>.+)`,
  ).exec(order)?.groups;
  if (turned)
    return cuts(turned["rest"] ?? "", "in|of|within|inside|under").map(([old, field]) => ({
      field,
      change: exchange(plainly(old), plainly(turned["said"])),
    }));
  if (rest === undefined) return [];
  const pairs = (said: string): [string, string][] => cuts(said, "with|by|for|to|into|against");
  const make = (said: string, field: string | undefined): Edit[] =>
    pairs(said).map(([old, by]) => ({ field, said: by, change: exchange(plainly(old), plainly(by)) }));
  if (placed) return make(rest, placed["field"]);
  return [
    ...cuts(rest, "in|of|within|inside|under").flatMap(([said, field]) => make(said, field)),
    ...make(rest, undefined),
  ];
};

/** “remove the word new from the title”. */
const removed: Frame = (order) => {
  const rest = pattern(`${deleting} ${kinds}(?<rest>.+)`).exec(order)?.groups?.["rest"] ?? "";
  return cuts(rest, "(?:out )?(?:from|of|in|out of|off)").map(([old, field]) => ({
    field,
    change: exchange(plainly(old), ""),
  }));
};

/** “delete what the description says and write …”, “take out the employer and enter … instead”. */
const rewritten: Frame = (order) => {
  const { field, said } =
    pattern(
      String.raw`(?:${deleting}|clear|wipe|empty) (?<field>.+?),? and (?:then )?(?:write|enter|put|type|fill in|insert)(?: in)?:? (?<said>.+?)(?:,? (?:instead|there|in it|in its place|in there|into it))*`,
    ).exec(order)?.groups ?? {};
  const isElsewhere = / (?:as|in|into|for|under|to) (?:(?:the|my|her|his|their|our) )?[\p{L} -]+$/u.test(
    said ?? "",
  );
  return field === undefined || isElsewhere ? [] : [{ field, change: () => plainly(said) }];
};

const emptying = /^(?:delete|erase|remove|take out|take away|scrap|get rid of) (?<name>.+?)[.!]?$/isu;

/** “delete the subject”: what is called so is a field, and no button. Where it is empty there is nothing to be done. */
function emptyField(view: PageView, text: string): Grounding | undefined {
  const name = emptying.exec(text)?.groups?.["name"];
  if (name === undefined || hasButtonFor(view, text)) return undefined;
  const found = fieldCalled(view, name);
  if (found === undefined || found.tier < tiers.exact) return undefined;
  const emptied = changed(view, found, (held) => (held === "" ? undefined : ""));
  return emptied ?? { ...notFound(view, `text in ${name}`, [found]), settled: true };
}

/** A button may be meant that does more. */
function hasButtonFor(view: PageView, order: string): boolean {
  const match = matchTarget(view, parseTarget(tokenize(order)), {
    intent: "click",
    fits: (node) => !isField(node),
  });
  return (match.ranked[0]?.tier ?? tiers.none) >= tiers.words;
}

const frames: Frame[] = [rewritten, added, put, replaced, removed];

const moved =
  /^(?:change|set|alter|correct|fix|update|move|raise|lower|increase|reduce|decrease|switch|turn|put|edit) (?:up |down )?(?<field>.+?) from (?<old>.+?) to (?<said>.+?)[.!]?$/isu;

/** “change the security from WPA2 to WPA3”: what it is set to now is said as well, and has to be so. */
function fromOneToAnother(text: string, order: (order: string) => Grounding): Grounding | undefined {
  const { field = "", old = "", said = "" } = moved.exec(text)?.groups ?? {};
  if (field === "") return undefined;
  const found = order(`set ${field} to ${said}`);
  const [step, another] = found.outcome === "resolved" ? found.steps : [];
  if (found.outcome !== "resolved" || another !== undefined) return undefined;
  const held = normalize(step?.node?.value ?? "");
  return held !== "" && held === normalize(plainly(old)) ? { ...found, isAccounted: true } : undefined;
}

/** Without the quotes around the whole of it. */
function plainly(given = ""): string {
  const said = given.trim();
  const unquoted = /^["“”„'‘’«»`](?<inner>[^"“”]+)["“”'‘’«»`][.!]?$/su.exec(said)?.groups?.["inner"];
  if (unquoted !== undefined) return unquoted;
  const sign = signs.find(([name]) => name.test(said));
  return sign?.[1] ?? said;
}

/** What is named rather than written. */
const signs: [RegExp, string][] = [
  [/^an? exclamation (?:mark|point)$/iu, "!"],
  [/^a question mark$/iu, "?"],
  [/^a (?:full stop|period|dot)$/iu, "."],
  [/^a comma$/iu, ","],
  [/^a colon$/iu, ":"],
];

/** Behind what is there already: a sentence after a sentence, a name after a list of names. */
function joined(
  held: string,
  said: string,
  { node, isLine }: { node: ViewNode; isLine: boolean },
): string | undefined {
  const isLong = node.tag === "textarea" || node.tag !== "input";
  // An empty field of one line is written into, and may want to be left with a key; a number is counted up.
  if (held === "") return isLong ? said : undefined;
  if (/^[-+]?[\d.,]+$/u.test(said) && /^[-+\d.,]+$/u.test(held)) return undefined;
  if (isLine && isLong) return `${held}\n${said}`;
  const isSentence = /^\p{Lu}.* /u.test(said) || /[.!?]$/u.test(said);
  const link =
    /[\s(]$/u.test(held) || /^[\s.,;:!?)]/u.test(said)
      ? ""
      : isListed(held) && !isSentence && !said.startsWith("(")
        ? ", "
        : " ";
  return `${held}${link}${said}`;
}

/** In place of what stands there once, as whole words; without what held it apart where nothing comes in its place. */
function exchange(old: string, by: string): Change {
  return (held) => {
    const at = soleIndex(held, old) ?? soleIndex(held.toLowerCase(), old.toLowerCase());
    if (old === "" || at === undefined) return undefined;
    const [head, tail] = [held.slice(0, at), held.slice(at + old.length)];
    if (by !== "") return `${head}${by}${tail}`;
    const [left, right] = tail.startsWith(",")
      ? [head, tail.replace(/^,\s*/u, "")]
      : [head.replace(/,\s*$/u, ""), tail];
    return /\s$|^$/u.test(left) ? `${left}${right.trimStart()}`.trimEnd() : `${left}${right}`;
  };
}

/** Where a text has the words; undefined where it does not, or more than once. */
function soleIndex(text: string, words: string): number | undefined {
  const found: number[] = [];
  const isLetter = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? "");
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isCut = isLetter(text[at - 1]) && isLetter(words[0]);
    const isCutOff = isLetter(words.at(-1)) && isLetter(text[at + words.length]);
    if (!isCut && !isCutOff) found.push(at);
  }
  return found.length === 1 ? found[0] : undefined;
}

/** What leads up to the name of a field: “what the description says”, “the text in the notes”. */
const leading =
  /^(?:(?:the|any|all|all the)? ?(?:text|contents?|words|value|entry) (?:of|in|from|under) )?(?:(?:what|whatever|everything|all) (?:is |stands |there is )?(?:written )?(?:in |under )?)?(?<field>.+?)(?:(?:'s)? (?:text|contents?|says|holds|contains|reads))?[.!]?$/iu;

function fieldFor(view: PageView, said: string, change: Change): Resolved | undefined {
  const found = fieldCalled(view, said);
  if (!found) return anyText.test(said.trim()) ? soleFieldFor(view, change) : undefined;
  return changed(view, found, change);
}

/** “remove the word new from the text”: no name of a field. */
const anyText =
  /^(?:the|this|my)? ?(?:text|editor|paragraph|(?:text|rich text) ?(?:box|area|field|editor)|box|field)$/iu;

function fieldCalled(view: PageView, said: string): Scored | undefined {
  const name = leading.exec(said.trim())?.groups?.["field"] ?? said;
  const match = matchTarget(view, parseTarget(tokenize(name)), { intent: "fill", fits: holdsText });
  const [found] = match.outcome === "one" ? match.found : [];
  return found && found.tier >= tiers.run ? found : undefined;
}

/** Where no field is named: the only one that has what is to be changed. */
function soleFieldFor(view: PageView, change: Change): Resolved | undefined {
  const index = indexOf(view);
  const fits = index.candidates.filter(
    ({ node, index: at }) =>
      holdsText(node) && isInFront(index, at) && change(node.value ?? "", node) !== undefined,
  );
  const [only, another] = fits;
  // “change per_page to 100”, where a row says “per_page” in its first field: another field of that row is meant.
  if (!only || another || isInRowOfFields(index, only.index)) return undefined;
  return changed(view, { index: only.index, node: only.node, score: 0.85, tier: tiers.words }, change);
}

function isInRowOfFields(index: ViewIndex, field: number): boolean {
  for (let at = field; at > 0; at = index.view.nodes[at]?.parent ?? -1)
    if (isRepeated(index, at))
      return candidatesIn(index, at).some(({ node, index: other }) => other !== field && isField(node));
  return false;
}

function changed(view: PageView, found: Scored, change: Change): Resolved | undefined {
  const { node } = found;
  if (!isInOnePiece(view, found.index)) return undefined;
  const written = change(node.value ?? "", node);
  if (written === undefined || written === node.value) return undefined;
  return {
    outcome: "resolved",
    steps: [stepOn(view, node, { method: "fill", arguments: [written] })],
    confidence: Math.min(0.95, found.score),
    isAccounted: true,
    candidates: rankedNodes(view, [found]),
  };
}

const plainTypes = new Set([undefined, "text", "search", "url", "email", "tel", "textarea"]);

function holdsText(node: ViewNode): boolean {
  return (
    isField(node) &&
    plainTypes.has(node.inputType) &&
    node.role !== "spinbutton" &&
    !node.disabled &&
    !node.readonly
  );
}

/** What is written in several paragraphs, or in letters of several kinds, would lose them. */
function isInOnePiece(view: PageView, at: number): boolean {
  const { nodes } = view;
  if (nodes[at]?.tag === "input" || nodes[at]?.tag === "textarea") return true;
  const { end } = indexOf(view);
  const texts = nodes.slice(at + 1, end[at]).filter(({ role }) => role === "text");
  return texts.length <= 1;
}
