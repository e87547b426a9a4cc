import { isOrder } from "../grammar/clauses.ts";
import { isPhatic } from "../wordings/remark-forms.ts";

/** A notice as it is told: what it is called in the order that it go away, and what is said of it around that order. */
export type NoticeSaid = {
  what: string;
  about: string[];
  /** It was said outright what the notice tells: “I have read about the boats”. */
  isKnown: boolean;
};

const courtesy = "(?:(?:please|pls|kindly|just|now|so|then|and|you can|you may|you could) )*";
const end =
  "(?:,? (?:please|for me|now|again|thanks|then|from (?:the|my) (?:screen|page|view)|in the (?:top |upper )?(?:right |left )?corner))*";
const gone =
  "(?: (?:away|off|down|go(?: away)?|disappear|vanish|out of (?:the|my) (?:way|sight|face)|off (?:the|my) (?:screen|page)))";
const object = "(?<what>(?:the|this|that|those|these|my|it)\\b.*?)";
const orders = [
  `${courtesy}(?:close|dismiss|hide|remove|get rid of|clear|shut|minimi[sz]e)(?: away| down| off)? ${object}${gone}?`,
  `${courtesy}(?:take|put|wave|click|swipe|make|send|get|clear|tap|let) ${object}${gone}`,
  `${courtesy}(?:take|put|wave|click|swipe|clear|tap) (?:away|down|off) ${object}`,
  `${courtesy}(?:click|press|hit|tap|use)(?: on)? the (?:little |small )?(?:x|cross|close button|close icon|×)(?: in the corner| at the top| in the top right)?(?: of| on| in| at) ${object}`,
  `(?:away|off|down) with ${object}`,
  `${object} (?:can|may|should|must)(?: now| please)? (?:go|disappear|vanish|be (?:closed|hidden|dismissed|removed|gone))(?: away)?`,
].map((form) => new RegExp(`^${form}${end}$`, "iu"));

const who = "(?:(?:yes|well|ok|okay|right|thanks|and|but) )*(?:i|we)";
const taken =
  "(?:read|seen|saw|know|knew|understand|understood|noted|got|heard|noticed|remember|am aware of|['’]m aware of|are aware of)";
const around = [
  `${who}(?:['’]ve| have)?(?: (?:already|now|just))* ${taken}(?: (?:all|about|that|of|it|this|them|enough|already|now|the message|the note|the notice))*(?: (?<about>.+?))?(?: (?:already|now|by now|myself))*`,
  `${who}(?:['’]m| am|['’]re| are)? (?:don['’]?t|do not|not|no longer) (?:need|want|care about|care for|interested in|wish for|like)(?: to (?:know about|hear about|see|read about))? (?<about>.+?)(?: (?:now|right now|any ?more|any longer|after all|today|at all|on my screen))*`,
  "(?:nothing|not) (?:new|interested) (?:about|in) (?<about>.+)",
  "no (?:need|use)(?: for| of)? (?<about>.+)",
  "(?<about>.+?),? (?:noted|understood|read|seen|fine|ok|okay|all right|alright|got it|thanks|thank you|sure|whatever|yes|never mind)",
].map((form) => new RegExp(`^${form}$`, "iu"));

/** “no thanks”, “I don't want the newsletter”: what is offered is declined. What is offered, empty where it is not said. */
export function readDeclined(instruction: string): string | undefined {
  const said = instruction.trim().replace(/[.!]+$/u, "");
  if (/^no,? thank(?:s| you)$/iu.test(said)) return "";
  return declining.exec(said)?.groups?.["about"];
}

const declining =
  /^(?:no,? thank(?:s| you),? )?(?:(?:i|we) (?:do not|don['’]?t) (?:want|need|care for)|(?:i['’]m |i am |we are |we['’]re )?not interested in) (?<about>[^,.;?"“”]{3,60}?)(?:,? (?:thanks|thank you|now|right now|today|please))*$/iu;

const between =
  /\s*[,;.!]+\s+|\s+[–—-]\s+|,? (?:and|so) (?=(?:please )?(?:close|dismiss|hide|remove|get rid)\b)/giu;
const open =
  /[?"“”\n]|\b(?:if|unless|whether|when|until|except|instead|either|or|but not|all(?! right)|every|both|each|other)\b/iu;
const longest = 160;

/**
 * “get rid of the hint about the shift key”, “cookies, fine, put that bar away”, “I have read about Weir Street, remove the note”:
 * one order that something go away, with nothing around it but what tells of it, or of nothing. Undefined where it says more.
 */
export function readNotice(instruction: string): NoticeSaid | undefined {
  const said = instruction
    .trim()
    .replace(/[.!]+$/u, "")
    .replaceAll(/(?<=\p{L}{2})\.(?=\s)/gu, ",");
  if (said.length > longest || open.test(said)) return undefined;
  let what: string | undefined;
  const about: string[] = [];
  let isKnown = false;
  for (const clause of said.split(between).map((one) => one.trim())) {
    const ordered = orders.map((form) => form.exec(clause)?.groups?.["what"]).find((one) => one);
    if (ordered !== undefined && what !== undefined) return undefined;
    if (ordered !== undefined) what = ordered;
    else if (clause !== "" && !isPhatic(clause) && !isCourtesy(clause)) {
      const told = around.map((form) => form.exec(clause)).find((one) => one !== null);
      if (told === undefined && (isOrder(clause) || asks.test(clause))) return undefined;
      isKnown ||= (told?.groups?.["about"] ?? "") !== "";
      about.push(told === undefined ? clause : (told.groups?.["about"] ?? ""));
    }
  }
  return what === undefined ? undefined : { what, about: about.filter((one) => one !== ""), isKnown };
}

const isCourtesy = (clause: string): boolean =>
  /^(?:please|thanks|thank you|noted|understood|seen|read|sure|yes|got it|cheers|not now|later|whatever|lovely|good to know|how nice|interesting|i see|too bad|that's fine|no matter)$/iu.test(
    clause,
  );

/** What is asked, forbidden or wished is something else to be done. */
const asks =
  /^(?:is|are|was|were|do|does|did|has|have|can|could|will|would|who|what|which|where|when|why|how|not|never|(?:do|did|does|wo|ca|is|are|was|were|has|have)n['’]?t)\b/iu;
