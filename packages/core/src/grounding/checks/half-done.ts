import type { PageView } from "../../page/view.ts";
import { clauseStart, skipOpening } from "../grammar/clauses.ts";
import { nearnessOf, placesOf } from "../evidence/around.ts";
import { readWords, weights } from "../evidence/said.ts";
import type { GroundedStep, Resolved } from "../outcome.ts";
import { withoutRemarks } from "../wordings/remarks.ts";
import { isGrammarWord } from "../wordings/spelling.ts";
import { searchPhrase, spellingsIn } from "../matching/similarity.ts";
import { slice, textOf, tokenize, type Phrase } from "../matching/tokens.ts";
import { dayOrTime, metByAll, ownAccounts } from "./unaccounted.ts";
import { normalize } from "../matching/text.ts";
import { offeredBy } from "../laid/offered.ts";
import { numberedAt } from "../laid/numbered.ts";
import { contains, indexOf, type ViewIndex } from "../matching/view-index.ts";

/** What was found does only a part of what was asked for, or more than it; the words that tell so. */
export function doneByHalves(view: PageView, instruction: string, found: Resolved): string | undefined {
  return (
    pressesSecond(instruction, found) ??
    leavesPart(view, instruction, found) ??
    takesAll(instruction, found) ??
    movesOnce(instruction, found) ??
    turnsElsewhere(instruction, found)
  );
}

const forTwo =
  /(?<![\p{L}\p{N}])(?:for|of) (?:the |both )?\S[^,;:]*? and (?:the )?(?<second>[^,;:]+?)[.!]?$/iu;

/** “quantity 3 for the lavender and the olive tree”: of the second it is no press that is asked for. */
function pressesSecond(instruction: string, { steps }: Resolved): string | undefined {
  const second = normalize(forTwo.exec(instruction.trim())?.groups?.["second"] ?? "");
  const [first, last, another] = steps;
  if (second === "" || last?.method !== "click" || another !== undefined) return undefined;
  const isSet = first?.method === "fill" || first?.method === "selectOption" || first?.method === "type";
  return isSet && last.node?.role !== "button" && normalize(last.node?.name ?? "").startsWith(second)
    ? second
    : undefined;
}

/**
 * “add the olive tree and the palm to the basket”, where there is no palm: each of several things has to be met by something
 * that is done, by what it stands in, or by what is written.
 */
function leavesPart(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  if (!joins.test(instruction) || asOne.test(instruction) || steps.some(({ node }) => node === undefined))
    return undefined;
  const parts = partsOf(instruction);
  if (parts.length < 2) return undefined;
  const index = indexOf(view);
  const left = parts.find(
    (part) =>
      !nothingMore.test(textOf(part).trim()) &&
      isUnmet(index, part, steps) &&
      !isCounted(view, { index, part, steps }),
  );
  return left === undefined ? undefined : textOf(left);
}

/** “and segment 2 …”, where something is done in the second of them. */
function isCounted(
  view: PageView,
  { index, part, steps }: { index: ViewIndex; part: Phrase; steps: GroundedStep[] },
): boolean {
  const entry = numberedAt(offeredBy(view).numbered, part, skipOpening(part.tokens, 0));
  return (
    entry !== undefined &&
    steps.some(({ node }) => node && contains(index, entry.at, index.view.nodes.indexOf(node)))
  );
}

const joins = /\b(?:and|plus)\b|&/iu;
/** “between A and B”, “swap A and B”, “an hour and twenty minutes”: the two make one thing. */
const asOne =
  /\bbetween\b|\b(?:swap|exchange|reverse|compare|switch|flip) (?:\p{L}+ ){1,3}and\b|\b(?:hours?|hundred|thousand|pounds?|euros?|dollars?|metres?|feet|days?|weeks?|years?|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:and|plus|&) (?:an? |one |\d|two|three|four|five|ten|fifteen|twenty|thirty|forty|fifty|half|quarter)/iu;

const joining = /^(?:and|plus|&|,)$/u;
/** What stands behind is where all of them go, or what all of them are of. */
const leadingOn = /^(?:in|into|to|onto|from|off|on|for|at)$/u;

function partsOf(instruction: string): Phrase[] {
  const whole = tokenize(withoutRemarks(instruction.trim()));
  const { tokens } = withoutLeftOut(whole);
  const cuts = tokens.flatMap(({ kind, word }, at) => (kind !== "quoted" && joining.test(word) ? [at] : []));
  const from = [skipOpening(tokens, 0), ...cuts.map((at) => at + 1)];
  return from.map((start, part) => {
    const end = cuts[part] ?? tokens.length;
    const led = tokens.findIndex(({ word }, at) => at > start && at < end && leadingOn.test(word));
    // “and lives at Fjordvegen 3” is no thing of its own.
    const isVerb = led === start + 1 && /\p{L}{2}(?:s|ed|ing)$/u.test(tokens[start]?.word ?? "");
    return slice(whole, start, led > start && part > 0 && !isVerb ? led : end);
  });
}

/** One thing of many has no more nodes than this. */
const largestThing = 40;

/** “and begin again” says no more than “clear everything”, and “and leave the phone as it is” asks for nothing. */
const nothingMore =
  /^(?:(?:begin|start)(?: all)?(?: over| again| afresh| anew)+$|(?:leave|leaving|keep|keeping|ignore|skip|do not|don['’]t|never|no|nothing)\b)/iu;

/** What is left out of all that is meant is met by nothing that is done. */
function withoutLeftOut(phrase: Phrase): Phrase {
  const at = phrase.tokens.findIndex(({ word }, from) => from > 0 && leavingOut.test(word));
  return at < 0 ? phrase : slice(phrase, 0, at);
}

const leavingOut =
  /^(?:except|excluding|but|not|without|bar|besides|instead|apart|rather|unless|since|because|so|as)$/u;

/** “and she's 9”, “and yes to the digest” */
const silent = /^(?:yes|no|\p{L}+['’](?:s|d|re|m|ve|ll)|(?:he|she|it|they|we|i)(?:s|d|re|m|ve|ll))$/u;

function isUnmet(index: ViewIndex, phrase: Phrase, steps: GroundedStep[]): boolean {
  const said = readWords(phrase);
  const verb = clauseStart(phrase.tokens, 0);
  const isVerb = (token: number): boolean =>
    verb !== undefined && token >= verb.at && token < verb.at + verb.length;
  const telling = said.words.flatMap(({ word, weight, token }, at) =>
    weight >= weights.content &&
    !isVerb(token) &&
    !said.actWords.has(at) &&
    !isGrammarWord(word) &&
    !dayOrTime.test(word) &&
    !silent.test(word)
      ? [at]
      : [],
  );
  if (telling.length === 0) return false;
  const spellings = spellingsIn(
    searchPhrase(said.words.map(({ word }) => word).join(" "), false),
    index.words,
  );
  const met = metByAll(index, said, { steps, spellings });
  const own = ownAccounts(index, said, { steps, met });
  const isMet = (at: number): boolean => met.some((one) => (one[at] ?? 0) >= 0.5);
  // What stands first is taken for the verb elsewhere; of several things it may be one.
  const first = skipOpening(phrase.tokens, 0);
  const isOwn = (at: number): boolean => {
    const { token = -1, word = "" } = said.words[at] ?? {};
    if (token !== first) return own[at] === true;
    return isMet(at) || steps.some((step) => normalize(step.arguments.join(" ")).includes(word));
  };
  if (telling.some(isOwn) || said.words.some(({ weight }, at) => weight >= weights.content && isMet(at)))
    return false;
  const places = placesOf(index, said, spellings);
  const isNear = (at: number): boolean =>
    steps.some(({ node }) => {
      const near = node && nearnessOf(index, index.view.nodes.indexOf(node), places[at] ?? []);
      // What another control is called says nothing of this one.
      return near?.isTight === true && near.on !== "control" && near.size <= largestThing;
    });
  return !telling.some(isNear);
}

const allOf = /^\P{L}*(?:(?:select|tick|check|mark|choose) )?(?:all|every\p{L}*)\b/iu;
const restricted = /\b(?:except|but|apart from|other than|excluding|besides|save for)\b/iu;

/** “select all orders except the shipped ones” is not done by “Select all orders”, nor are “all returned orders”. */
function takesAll(instruction: string, { steps }: Resolved): string | undefined {
  const all = steps.find(({ node, method }) => method === "check" && allOf.test(node?.name ?? ""));
  if (all === undefined || steps.some(({ method }) => method === "uncheck")) return undefined;
  const left = restricted.exec(instruction)?.[0];
  if (left !== undefined && !restricted.test(all.node?.name ?? "")) return left;
  const own = new Set(normalize(all.node?.name ?? "").split(" "));
  const between = /\ball (?:of )?(?:the |these |those |my |our )?(?<kind>\p{L}+) (?<thing>\p{L}+)/iu.exec(
    instruction,
  )?.groups;
  const isOther =
    between !== undefined &&
    !own.has(normalize(between["kind"] ?? "")) &&
    own.has(normalize(between["thing"] ?? ""));
  return isOther ? between["kind"] : undefined;
}

const toEnd =
  /\b(?:move|put|drag|push|bring|shift|send)\b.+? to the (?:very )?(?<end>top|bottom|front|back|start|beginning|end)\b(?! of (?!the (?:list|queue|page|table|line)))/iu;
const oneStep = /\b(?:up|down|higher|lower|earlier|later)\b|^\s*[▲▼↑↓⬆⬇⌃⌄]\s*$/iu;

/** “move Ana to the top” is more than one place up. */
function movesOnce(instruction: string, { steps }: Resolved): string | undefined {
  const end = toEnd.exec(instruction)?.groups?.["end"];
  const isOne = steps.length === 1 && steps[0]?.method === "click" && oneStep.test(steps[0].node?.name ?? "");
  return end !== undefined && isOne && !steps[0]?.node?.name.toLowerCase().includes(end.toLowerCase())
    ? end
    : undefined;
}

const toPage =
  /^\P{L}*(?:please )?(?:go|jump|skip|turn|switch|flip|leaf|move|take me|get me|bring me)(?: (?:back|forward|on|over|straight))* to (?:the )?(?<page>page (?:number )?\d+)\W*$/iu;

/** “go to page 6” searches nothing for “6”, and is no “Like (6)”. */
function turnsElsewhere(instruction: string, { steps }: Resolved): string | undefined {
  const page = toPage.exec(instruction.trim())?.groups?.["page"];
  if (page === undefined) return undefined;
  const number = /\d+/u.exec(page)?.[0] ?? "";
  return steps.every(
    ({ node }) => node === undefined || isOfPages(`${node.name} ${node.placeholder ?? ""}`.trim(), number),
  )
    ? undefined
    : page;
}

const isOfPages = (name: string, number: string): boolean =>
  /\b(?:pages?|p\.|seite)\b/iu.test(name) ||
  name === "" ||
  (new RegExp(String.raw`^\W*${number}\W*$`, "u").test(name) === true && !/[(]/u.test(name));
