import type { PageView } from "../../page/view.ts";
import { clauseStart } from "../grammar/clauses.ts";
import { formOf } from "../evidence/root.ts";
import { entryOf } from "../entries/items.ts";
import { notUnderstood, type Failure, type Resolved } from "../outcome.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { baseForms } from "../grammar/verb-forms.ts";
import { indexOf } from "../matching/view-index.ts";

/** “Can I …” and “could you …” are polite orders; these ask for the way. */
const asking =
  /^\P{L}*(?:(?:so|and|hi|hello|please|tell me|show me)[ ,]+)*(?:(?:how|where) (?:do|does|can|could|would|might|should|to)\b|is it possible to\b)/iu;

const forGood = new Set(
  "delete remove erase clear wipe cancel terminate deactivate unsubscribe pay buy purchase transfer donate save send submit book order reserve publish post confirm restart reboot reset".split(
    " ",
  ),
);

const hesitating =
  /^\P{L}*(?:i|we)(?: think (?:i|we))? (?:might|may)(?: also| just)?(?: (?:want|like|have) to)? (?<verb>\p{L}+)\b/iu;

/** “I might freeze my membership, not sure”: nobody has made up his mind. */
function onlyMight(instruction: string, { steps }: Resolved): Failure | undefined {
  const verb = hesitating.exec(instruction)?.groups?.["verb"]?.toLowerCase();
  const isIt =
    verb !== undefined &&
    steps.some(
      ({ node, method }) => method === "click" && wordsOf(normalize(node?.name ?? "")).includes(verb),
    );
  return isIt ? notUnderstood("The instruction says what may be done, and not that it is to be") : undefined;
}

/** “How do I delete my account?” is answered by the page with the button, and not by pressing it. */
export function onlyAsksHow(instruction: string, found: Resolved): Failure | undefined {
  if (!asking.test(instruction)) return onlyMight(instruction, found);
  const { steps } = found;
  const done = steps.find(
    ({ node, method }) =>
      method === "click" &&
      node?.role === "button" &&
      wordsOf(normalize(node.name)).some((word) => forGood.has(word)),
  );
  return done && notUnderstood(`The instruction asks how; ${done.description} would do it at once`);
}

const lead = String.raw`^\P{L}*(?:(?:so|and|but|hey|well|ok|okay|tell me|say|remind me)[ ,]+)*`;
const whether = new RegExp(
  String.raw`${lead}(?:(?:should|shall|must) (?:i|we)|why (?:did|do|does|should|would|has|have|is|are|was|were|must|can|can't|won't)|did (?:you|i|we|he|she|they|it|some(?:one|body)|any(?:one|body)) (?!get\b|miss\b)|have (?:you|i|we|they) (?!got\b|any\b|an?\b)|has (?:he|she|it|some(?:one|body)|any(?:one|body))|do (?:i|we) (?:really )?(?:need|have) to) [^?]+\??$`,
  "iu",
);
const past =
  /^\P{L}*(?:i|we)(?:['’]ve| have)?(?: (?:already|just|only just|finally))? (?<verb>\p{L}{2,}ed)\b[^,;.?!]*[.!]?$/iu;

const told = String.raw`(?!(?:there|you|this|that|these|those|it|any)\b)(?:the |my |our )?[\p{L}\d#'’-]+(?: [\p{L}\d#'’-]+){0,3}`;
/** “has order 17 been paid?”, “tell me when Ada has arrived”. */
const state = new RegExp(
  String.raw`${lead}(?:(?:is|are|was|were|has|have|did|does) ${told} [^?]+\?$|(?:tell|ask|let|inform|notify) (?:me|us|them)(?: know)? (?:when|whether|if|once) )`,
  "iu",
);

/** A question about an entry of a list is no order to make it so. A box may be called so itself. */
export function onlyAsksState(view: PageView, instruction: string, { steps }: Resolved): Failure | undefined {
  if (!state.test(instruction)) return undefined;
  const index = indexOf(view);
  const isOfEntry = steps.every(({ node, method }) => {
    const isState = /^(?:check|uncheck|selectOption|fill|type)$/u.test(method);
    const isDeed = method === "click" && node?.role !== "tab" && node?.tag !== "summary";
    const isCalled = /\?|\b(?:notif|remind|alert|tell|inform|e-?mail|text|when)/iu.test(node?.name ?? "");
    return (isState || isDeed) && node !== undefined && !isCalled && entryOf(index, node) > 0;
  });
  return isOfEntry ? notUnderstood(tellsOnly) : undefined;
}

const tellsOnly = "The instruction asks or tells something, rather than say one action";

const done = new RegExp(
  String.raw`${lead}${told} (?:(?:was|were|got)(?: already| just)?|(?:has|have)(?: already| just)? been|(?:is|are) already) (?<verb>\p{L}+)\b[^;?]*[.!]?$`,
  "iu",
);
/** “is the alert created?”, “has it been saved yet?” */
const askedDone =
  /^\P{L}*(?:is|are|was|were|has|have) (?:the |my |our |this |that )?[^,;.?]{2,50}? (?:been )?(?<verb>\p{L}+)(?: yet| already| now)?\?$/iu;
/** “could the contract be ended by phone?” */
const askedWay =
  /^\P{L}*(?:can|could|may|might) [^,;.?]{2,50}? be (?<verb>\p{L}+) (?:by|via|at|in|with|without|before|after|from) [^?]+\??$/iu;
const checking = /^\P{L}*(?:(?:please|could you|can you|would you|now|just)[ ,]+)*check for\b/iu;
const already =
  /^\P{L}*(?:i|we|he|she|they|it|\p{L}+)(?: already (?:has|have|had|got|is|are|was|owns?|did)|(?:['’](?:s|ve)| has| have| is| are) already)(?: got| a| an| the)? [^,;.:?]+[.!]?$/iu;

/** “we did think about cancelling”, “I already changed it this morning” */
const pondered =
  /^\P{L}*(?:well,? |so,? )?(?:i|we)(?:['’](?:ve|d|m|re))?(?: (?:did|do|had|have|was|were|am|are|been|once|just|only|already|still|even|sometimes))* (?:think|thought|thinking|considered|considering|wondered|wondering|talked|talking|spoke|dreamt|joked) (?:about|of|if|whether)\b/iu;
const doneBefore =
  /^\P{L}*(?:i|we|he|she|they)(?:['’]ve| have| has)? (?:already|just|only just) (?:\p{L}+ed|did|made|sent|paid|got|bought|put|set|chose|took|gave|wrote|told)\b(?![^]*\b(?:so|please|now|but|can|could|need|want)\b)/iu;
const askedOfThem = /^\P{L}*(?:do|does|did) (?:you|they|he|she|it)\b/iu;

/** “the wheelbarrow was returned yesterday”, “she already has a key”: it is so, and nothing has to be done for it. */
export function onlyTells(instruction: string, { steps }: Resolved): Failure | undefined {
  const verb = done.exec(instruction)?.groups?.["verb"];
  const isDone =
    verb !== undefined &&
    steps.every(({ node, method }) => {
      const [first = ""] = wordsOf(normalize(node?.name ?? ""));
      return method === "click" && baseForms(verb.toLowerCase()).includes(first);
    });
  // “check for new mail” ticks nothing.
  const looks = checking.test(instruction) && steps.some(({ method }) => method === "check");
  const asked = (askedDone.exec(instruction) ?? askedWay.exec(instruction))?.groups?.["verb"];
  const isAsked =
    asked !== undefined &&
    steps.every(({ node, method }) => {
      const [first = ""] = wordsOf(normalize(node?.name ?? ""));
      return method === "click" && baseForms(asked.toLowerCase()).includes(first);
    });
  // “the passport number has to be checked”, “the guest is leaving”: what is done, and no value.
  const writesDeed = steps.some(
    ({ method, arguments: [text = ""] }) =>
      /^(?:fill|type)$/u.test(method) &&
      /^\p{Ll}+$/u.test(text) &&
      baseForms(text).length > 0 &&
      new RegExp(String.raw`\b(?:is|are|be|being|been|was|were) ${text}\b`, "u").test(instruction),
  );
  const isSo =
    already.test(instruction) &&
    steps.every(
      ({ node, method }) => /^(?:check|click)$/u.test(method) && !/\balready\b/iu.test(node?.name ?? ""),
    );
  const isTalk =
    (pondered.test(instruction) || doneBefore.test(instruction)) &&
    steps.every(({ node, method }) => method === "click" && !node?.name.includes("?"));
  // “do you take voucher CAMP5” puts none in; what is looked for is written.
  const isAskedOfThem =
    askedOfThem.test(instruction) &&
    steps.some(
      ({ node, method }) => /^(?:fill|type|check|selectOption)$/u.test(method) && node?.role !== "searchbox",
    );
  // “the coach didn't call me” takes back no leave to call.
  const isOver =
    undone.test(instruction) &&
    steps.every(({ node, method }) => method === "uncheck" && node?.role !== "radio");
  return isOver || isDone || isSo || isAsked || isTalk || isAskedOfThem || writesDeed || looks
    ? notUnderstood(tellsOnly)
    : undefined;
}

const undone = /^(?:the|my|our|he|she|they|it)\b[^,;.]* (?:did not|didn['’]?t) \p{L}+[^,;]*$/iu;

/** “can Joan Pike do Wednesday?” asks about her; “can you …?” and “Could Joan be put down …?” ask for it. */
const asksOfSomebody =
  /^(?:[Cc]an|[Dd]oes|[Dd]id|[Ii]s|[Ww]ill|[Hh]as) (?!(?:We|You|I|The|My|Our)\b)\p{Lu}\p{Ll}+ (?!(?:\p{L}+ )?(?:please|be)\b)[^?]*\?$/u;

/**
 * “should I cancel it?”, “did you reserve the jigsaw?”: an answer is wanted, and no deed. “I reserved the jigsaw” is done
 * already. What the page calls so itself, as a question that unfolds or a box that says so, is another matter.
 */
export function onlyAsksWhether(instruction: string, { steps }: Resolved): Failure | undefined {
  const isTicked = steps.some(({ method }) => method === "check" || method === "uncheck");
  if (isTicked && asksOfSomebody.test(instruction.trim())) return notUnderstood(tellsOnly);
  const verb = past.exec(instruction)?.groups?.["verb"];
  const isDoing = steps.every(({ node, method }) => {
    const name = node?.name ?? "";
    if (method !== "click" || name.includes("?") || /^(?:summary|tab|link)$/u.test(node?.role ?? ""))
      return false;
    if (verb === undefined) return true;
    const [first = ""] = wordsOf(normalize(name));
    return first !== normalize(verb) && formOf(first) === formOf(normalize(verb));
  });
  if (!isDoing || (verb === undefined && !whether.test(instruction))) return undefined;
  return notUnderstood(tellsOnly);
}

const binding =
  /^(?:end|cancel|terminate|delete|erase|remove|pay|buy|quit|leave|close|reset|transfer|send|submit|order|donate|unsubscribe|deactivate|block)$/u;

/** “my contract, please” asks to see it: what cannot be taken back is not done where only the thing is named. */
export function namesOnly(instruction: string, { steps }: Resolved): Failure | undefined {
  const words = wordsOf(normalize(instruction));
  const { tokens } = tokenize(instruction.trim());
  if (tokens.length < 2 || clauseStart(tokens, 0) !== undefined) return undefined;
  if (!/^\P{L}*(?:and )?(?:the|my|our|a|an|this|that)\b[^,;.:?]*,? please\P{L}*$/iu.test(instruction))
    return undefined;
  const grave = steps.find(({ node, method }) => {
    const [first = ""] = wordsOf(normalize(node?.name ?? ""));
    return method === "click" && node?.role === "button" && binding.test(first) && !words.includes(first);
  });
  return (
    grave && notUnderstood(`The instruction names a thing; ${grave.description} would do more than show it`)
  );
}
