import type { PageView } from "../../page/view.ts";
import { root } from "../evidence/root.ts";
import { entryOf } from "../entries/items.ts";
import { baseForms } from "../grammar/verb-forms.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";
import type { GroundedStep } from "../outcome.ts";
import { deedName, isGraveName } from "./unsaid-deeds.ts";

/**
 * What is asked, told, forbidden or put off is not done: “who can delete the project?”, “I cancelled the order”, “don't turn off the alarm”,
 * “drop out unless it is full”. The word that tells that it is no order.
 */
export function noOrder(
  view: PageView,
  instruction: string,
  steps: readonly GroundedStep[],
): string | undefined {
  const text = instruction.trim().replaceAll("’", "'");
  const deeds = steps.filter(({ node }) => node !== undefined && !leadsOnly(node.role));
  if (deeds.length === 0 || /["“„«]/u.test(text)) return undefined;
  return (
    asked(text, deeds) ??
    reported(text, deeds) ??
    forbidden(text, deeds) ??
    quasi(text, deeds) ??
    conditional(view, text, deeds)
  );
}

/** It shows another page or part, and does nothing. */
const leadsOnly = (role: string): boolean => /^(?:link|tab|treeitem|heading)$/u.test(role);
const isPress = ({ method }: GroundedStep): boolean => method === "click";
const isSetting = ({ method }: GroundedStep): boolean => method === "check" || method === "uncheck";

const request =
  /\b(?:(?:can|could|would|will|won't|can't|couldn't) (?:you|we|someone|somebody|anyone|anybody)|(?:would|do) you mind|how about|what about|why (?:don't (?:you|we)|not)|mind if|be so kind|(?:can|could|may|might) i (?:please )?(?:have|get|see|order|book|pay|use|take|choose)|please)\b/iu;
const question =
  /^(?:(?:so|and|but|well|hey|sorry|oh),? )*(?<word>who|whose|whom|what|when|why|which|how|where|did|does|do|is|are|was|were|has|have|had|should|shall|may|might|am|can|could)\b(?! (?:it|that|this)? ?(?:all|both|so)\b)/iu;

/**
 * “did I send it?” is answered by nothing that is pressed or set. What is asked for politely is an order, and a press that only shows
 * something may answer: “did anybody write?”.
 */
function asked(text: string, deeds: readonly GroundedStep[]): string | undefined {
  const word = question.exec(text)?.groups?.["word"];
  if (word === undefined || request.test(text)) return undefined;
  if (!text.endsWith("?") && !/^(?:who|whose|why|did|does|should|shall)$/iu.test(word)) return undefined;
  if (/^(?:where|how|can|could|may)$/iu.test(word))
    return deeds.some((step) => isLasting(step, word)) ? word : undefined;
  const said = wordsOf(normalize(text));
  const isPressed = deeds.some(
    (step) =>
      isLasting(step, word) || deedWords(step).some((one) => said.some((verb) => sameVerb(one, verb))),
  );
  if (isPressed || isOfNeed.test(text)) return word;
  const isOfState =
    /^(?:is|are|was|were|does|did|has|had|am|why|who|whose|when|which|what|should|shall)$/iu.test(word);
  return isOfState && deeds.some(isSetting) ? word : undefined;
}

const isOfNeed =
  /^(?:what (?:does|do|did) \S.{0,40} (?:do|mean)\b|do (?:i|we|they) (?:need|get|have to|want)\b)/iu;

/** What a press does by its name: its first word. */
const deedWords = (step: GroundedStep): string[] =>
  isPress(step) ? wordsOf(normalize(deedName(step))).slice(0, 1) : [];

function isLasting(step: GroundedStep, word: string): boolean {
  const [deed = ""] = deedWords(step);
  return isPress(step) && (isGraveName(deedName(step)) || (/^how$/iu.test(word) && lasting.test(deed)));
}

/** Deeds that a press does at once, of which one may want to know how they are done. */
const lasting =
  /^(?:archive|lock|mute|approve|reject|renew|stop|start|leave|return|enroll?|join|restore|vote|record|pin|publish|duplicate|void|freeze|disable|enable|block|report|release)$/u;

const isPast = (verb: string): boolean => !verb.endsWith("ing") && baseForms(verb).length > 0;
const somebody = [
  "[Ii]|[Ww]e|[Yy]ou|[Hh]e|[Ss]he|[Tt]hey|[Ss]ome(?:one|body)|[Nn]obody|[Ee]very(?:body|one)",
  String.raw`(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) \p{L}+(?: \p{L}+)?`,
  String.raw`\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?`,
].join("|");
/** Who did it, and what was done. */
const teller = new RegExp(
  String.raw`^(?:(?:[Ss]o|[Aa]nd|[Bb]ut|[Ww]ell|[Yy]es|[Nn]o|[Yy]esterday|[Ee]arlier|[Ll]ast \p{L}+),? )*(?:${somebody})(?:'ve|'s|'d)?(?: (?:have|has|had|already|just|finally|never|accidentally|was|were|been|got|am|is|are|not))* (?<verb>\p{L}+)(?!\p{L})`,
  "u",
);
const wanting =
  /\b(?:want|wants|need|needs|like|get|getting|should|must|please|let|ought|wish|would|could|has to|have to|ready to|supposed|make sure)\b|\bhave (?:it|them|this|that|the|my|our|his|her)\b/iu;

/** “I cancelled the order”: the deed is told of in the past, and not asked for. */
function reported(text: string, deeds: readonly GroundedStep[]): string | undefined {
  if (/\bused to\b/iu.test(text)) return "used to";
  const verb = teller.exec(text)?.groups?.["verb"]?.toLowerCase();
  if (verb === undefined || wanting.test(text) || !isPast(verb)) return undefined;
  const isToldOf = deeds.some(
    (step) =>
      isPress(step) &&
      wordsOf(normalize(deedName(step)))
        .slice(0, 2)
        .some((word) => word !== verb && sameVerb(word, verb)),
  );
  const isTurned = turned.test(text) && deeds.some(isSetting);
  return isToldOf || isTurned ? verb : undefined;
}

const turned =
  /\b(?:(?:turned|switched)\b.*\b(?:on|off)|ticked|checked|unchecked|unticked|enabled|disabled|muted|unmuted)\b/iu;

const sameVerb = (word: string, verb: string): boolean =>
  (root(word) === root(verb) && !/(?:ers?|ments?|tions?)$/u.test(verb)) || baseForms(verb).includes(word);

const forbidding =
  /^(?:(?:please|so|and|but|no),? )*(?:don't|do not|dont|never|you must not|you mustn't) (?:ever )?(?<deed>[^,;:]+)$/iu;
/** “don't publish it yet, Mina wants to read it first”: why not, and no order. */
const reasoned =
  /^(?:(?:please|so|and|but|no),? )*(?:don't|do not|dont|never) [^,;:]+[,;:] (?<reason>[^,;]+)$/iu;
const reason =
  /^(?:[Ii]|we|he|she|it|they|this|that|there|somebody|someone|(?:the|my|our|his|her|their|Dr|Mrs?|Ms) \p{L}+|\p{Lu}\p{L}+)(?: \p{L}+){0,3}?(?:'s|'ve|'ll|'m|'re| (?:is|are|was|has|have|had|hasn't|haven't|isn't|may|might|will|wants|needs|says|said))\b/u;
const wished = /\b(?:(?:i|we) (?:want|need|like|prefer)|(?:i|we)'d|would like|instead|rather)\b/iu;
const denies = /\b(?:no|not|none|never|without|off|nothing)\b/iu;
const offDeed =
  /^(?:(?:turn|switch|shut)\b.*\boff\b|disabl|deactivat|stop|hid|mute|remov|uncheck|untick|end|cut)/iu;
const kept =
  /^(?:(?:please|so|and|but|no),? )*(?:leave|keep) (?:the |my |our |it |them )?(?:[\p{L} ]{1,40}? )?(?<how>on|running|going|as (?:it|they) (?:is|are|was|were)|alone|unchanged|untouched|enabled|\p{L}+ing)\b/iu;

/** “don't turn off the alarm” turns nothing off, and “keep my video on” is no “Stop video”. */
function forbidden(text: string, deeds: readonly GroundedStep[]): string | undefined {
  const deed = forbidding.exec(text)?.groups?.["deed"];
  if (deed !== undefined && !/^(?:forget|worry|hesitate)\b/iu.test(deed)) {
    const [verb = ""] = wordsOf(normalize(deed));
    const isDone = deeds.some((step) => {
      if (step.method === "uncheck") return offDeed.test(deed);
      return (
        isPress(step) &&
        wordsOf(normalize(deedName(step)))
          .slice(0, 2)
          .some((word) => sameVerb(word, verb))
      );
    });
    if (isDone) return "don't";
  }
  const isMore = deeds.some(({ method, node }) => method !== "uncheck" && !denies.test(node?.name ?? ""));
  const isReason = reason.test(reasoned.exec(text)?.groups?.["reason"] ?? "") && !wished.test(text);
  if (isMore && isReason) return "don't";
  const how = kept.exec(text)?.groups?.["how"];
  const isUndone = deeds.some(
    (step) =>
      step.method === "uncheck" ||
      (isPress(step) &&
        /^(?:stop|end|disable|turn off|switch off|mute|pause|remove|delete)\b/iu.test(deedName(step))),
  );
  return how !== undefined && isUndone && !/\b(?:off|out|away)\b/iu.test(text) ? how : undefined;
}

const holding =
  /^(?:please )?(?<word>try not to|be careful not to|take care not to|avoid|stop|quit|forget|refrain from|hold off(?: on)?|wait (?:with|before)|pretend to|prepare to|get ready to|explain (?:how|why|when)|tell me (?:how|why|whether|if|when)|remember (?:how|when|why)|think about) (?<deed>\p{L}+)/iu;
const takenBack = /[,.;?!–—-] ?(?<word>no|not|nope|just kidding|never mind|forget it)[.! ]*$/iu;

/** “try not to drop out” begins with another verb, and that is meant. */
function quasi(text: string, deeds: readonly GroundedStep[]): string | undefined {
  const { word, deed = "" } = holding.exec(text)?.groups ?? {};
  const isNamed = (one: string): boolean =>
    deeds.some((step) => wordsOf(normalize(deedName(step)))[0] === one.split(" ")[0]?.toLowerCase());
  const isToggled = deeds.some(({ node }) => node?.pressed !== undefined);
  if (word !== undefined && deeds.some(isPress) && !isNamed(word) && !isToggled) {
    const isDeed = deeds.some((step) =>
      wordsOf(normalize(deedName(step)))
        .slice(0, 2)
        .some((one) => sameVerb(one, deed.toLowerCase())),
    );
    if (isDeed) return word;
  }
  const ticked = deeds.filter(({ method }) => method === "check");
  if (ticked.length > 0 && /\bas not\b|\bnot done\b/iu.test(text)) return "not";
  const left = butFor.exec(text)?.groups?.["what"]?.toLowerCase() ?? "";
  const isLeft = ({ node }: GroundedStep): boolean =>
    node?.role === "radio" && wordsOf(normalize(node.name)).includes(left);
  if (left !== "" && ticked.some(isLeft)) return "but";
  return steppedOnce(deeds) ? takenBack.exec(text)?.groups?.["word"] : undefined;
}

const butFor = /^(?:anything|everything|all|any of them) but (?:the |my )?(?<what>\p{L}+)/iu;

/** “quiet zone, table: no” is more than one thing. */
const steppedOnce = ([step, another]: readonly GroundedStep[]): boolean =>
  step !== undefined && another === undefined && (isPress(step) || isSetting(step));

const condition =
  /\b(?<word>(?:tomorrow|tonight|later today|next week|next month|in (?:\d+|an?|two|three) (?:minutes?|hours?|days?|weeks?))(?=[.!]*$)|unless|only if|only when|as long as|provided that|in case (?:it|i|we|he|she|they|the|there)|when(?:ever)? (?:i|we|he|she|they) (?:say|get|come|am|are|is|arrive|leave|tell)|once (?:i|we|he|she|they|it)|if (?:i|we|he|she|they|it|there|the))\b/iu;

/** “if they have a sale, let me know”: somebody else is to wait for it. */
const informing =
  /\b(?:let (?:me|us) know|tell (?:me|us)|notify|inform|warn|alert|remind|(?:e-?mail|text|call|ring) (?:me|us))\b/iu;
const later = /^(?:tomorrow|tonight|later|next|in \S+ (?:minute|hour|day|week))/iu;
const isSending = (step: GroundedStep): boolean =>
  isPress(step) && /^(?:send|publish|post|call|remind|message|pay|share)\b/iu.test(deedName(step));

/** Nobody waits for what may come; what is called so (“Notify me when I am mentioned”) is said by its name. */
function conditional(view: PageView, text: string, deeds: readonly GroundedStep[]): string | undefined {
  const word = condition.exec(text)?.groups?.["word"];
  if (word === undefined || informing.test(text) || (later.test(word) && !deeds.every(isSending)))
    return undefined;
  const [first = ""] = word.toLowerCase().split(" ");
  const index = indexOf(view);
  const isCalled = deeds.some(({ node, arguments: values }) => {
    if (node === undefined) return false;
    const entry = entryOf(index, node);
    const texts = entry > 0 ? view.nodes.slice(entry, index.end[entry]).map(({ name }) => name) : [];
    return [node.name, node.description ?? "", ...values, ...texts].some((one) =>
      wordsOf(normalize(one)).includes(first),
    );
  });
  return isCalled ? undefined : word;
}
