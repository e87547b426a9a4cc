import { numberInWords } from "../amounts/numbers.ts";
import { letter, thing, type Form } from "./spoken-thing.ts";
import { baseForms } from "../grammar/verb-forms.ts";

/**
 * Passives, gerunds and states that are to be: “the rota needs saving”, “could the guest be muted?”, what has to go, what is
 * not needed. Each form says so by its grammar alone, whatever it is about.
 */

const should =
  "(?:needs? to|must|should|has to|have to|ought to|is to|are to|is supposed to|are supposed to|shall|had better|['’]d better|wants? to|(?:is|are) (?:now )?ready to)";

const particle = /^(?:up|off|out|on|in|down|away|back|over)(?= |$)/iu;

/** “off”, “on my wish list”: a particle stands alone, with the verb; a place goes on. */
function order(verb: string, what: string, rest = ""): string[] {
  const behind = rest.trim();
  const object = pronouns[what.trim().toLowerCase()] ?? what.trim();
  const own = particle.exec(behind)?.[0] ?? "";
  const split = own !== "" && own.length === behind.length;
  return baseForms(verb.toLowerCase()).flatMap((base) =>
    split ? [`${base} ${behind} ${object}`] : [`${base} ${object} ${behind}`.trim()],
  );
}

const pronouns: Record<string, string> = { he: "him", she: "her", they: "them" };

/** “the rota needs saving”, “the drill wants putting on my list”, “batch 41 is ready for bottling”. */
const gerund = new RegExp(
  String.raw`^(?<what>${thing}) (?:needs?|wants?|requires?|could do with|(?:is|are) (?:now )?(?:in need of|due for|ready for|up for)|deserves?)(?: a| some)? (?<verb>\p{L}+ing)(?<rest> ${letter}{1,60})?$`,
  "iu",
);
const needsDoing: Form = (said) => {
  const { what = "", verb = "", rest } = gerund.exec(said)?.groups ?? {};
  return what === "" ? [] : order(verb, what, rest);
};

/** “the note must be saved”, “tools on loan should be hidden”; “changes shouldn't be mailed to everyone”. */
const passive = new RegExp(
  String.raw`^(?<what>${thing}) (?<should>${should}|shouldn['’]t|must not|mustn['’]t|should not|need not|needn['’]t|(?:doesn['’]t|don['’]t|do not|does not) (?:need|have) to) (?:now |also |please |just )?be (?<verb>\p{L}+)(?<rest> ${letter}{1,60})?$`,
  "iu",
);
const shouldBeDone: Form = (said) => {
  const { what = "", should: must = "", verb = "", rest } = passive.exec(said)?.groups ?? {};
  if (what === "") return [];
  const orders = order(verb, what, rest);
  return /n['’]t|\bnot\b/iu.test(must) ? orders.map((each) => `don't ${each}`) : orders;
};

/** “could the guest be muted?”, “can I have the jigsaw reserved for me?”, “would it be possible for it to be printed?” */
const couldBe = new RegExp(
  String.raw`^(?:(?:can|could|may|might) (?<what>${thing})(?: please)?(?: also)? be|(?:is it|would it be|might it be) possible for (?<object>${thing}) to be) (?<verb>\p{L}+)(?<rest> ${letter}{1,60})?$`,
  "iu",
);
const couldBeDone: Form = (said) => {
  const { what, object, verb = "", rest } = couldBe.exec(said)?.groups ?? {};
  const spoken = what ?? object;
  if (spoken === undefined) return [];
  // “could the contract be ended by phone?” asks how.
  const isOpen = rest !== undefined && !/^ (?:for (?:me|us)|now|again|today|off|out|up)$/iu.test(rest);
  const orders = order(verb, spoken, rest);
  return isOpen && orders.some((one) => grave.test(one)) ? [] : orders;
};
const grave = /^(?:end|cancel|terminate|delete|remove|pay|buy|order|close|reset|transfer|erase)\b/iu;

/** “I'd like the boat reserved”, “could you get the note published”: what is had done. */
const haveDone = new RegExp(
  String.raw`^(?:(?:can|could|may) (?:i|we|you)(?: please)? (?:have|get)|(?:i|we)(?:['’]d| would)? (?:like|want|need|prefer|love|wish)(?: to (?:have|get|see))?|(?:please )?(?:have|get)|(?:i|we) (?:must|have to|need to) (?:have|get)) (?<what>(?:the|my|our|this|that|these|those|all|every|both|it|them|\p{Lu})${thing}|it|that|this|them) (?:to be )?(?<verb>\p{L}+)(?<rest> ${letter}{1,60})?$`,
  "iu",
);
const hadDone: Form = (said) => {
  const { what = "", verb = "", rest } = haveDone.exec(said)?.groups ?? {};
  return what === "" || !/(?:ed|[^e]n|t|d)$/u.test(verb) ? [] : order(verb, what, rest);
};

/** “I'd like to be notified of new flats”, “let me be reminded by mail”. */
const meDone = new RegExp(
  String.raw`^(?:(?:i|we)(?:['’]d| would)? (?:like|want|need|wish|love|prefer) to (?:be|get)|let (?:me|us) be|(?:can|could|may) (?:i|we) be|(?:i|we) (?:must|should|have to|need to) be) (?<verb>\p{L}+ed|told|sent|shown|taken|kept)(?<rest> ${letter}{1,60})$`,
  "iu",
);
const doneToMe: Form = (said) => {
  const { verb = "", rest } = meDone.exec(said)?.groups ?? {};
  return verb === "" ? [] : order(verb, "me", rest);
};

const away = [
  new RegExp(
    String.raw`^(?<what>${thing}) (?:has to|have to|must|should|can|may|could|might as well|needs? to|is to|are to|ought to|(?:has|have|['’]s|['’]ve) got to|will have to|['’]ll have to) go(?: now| away| please| again| too)?$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:can|could|should|may|must) (?<what>${thing})(?: please)? go(?: now| away| please| again)?$`,
    "iu",
  ),
  new RegExp(String.raw`^(?:away|out|off|down|be gone) with (?<what>${thing})$`, "iu"),
];

/** “the street noise has to go”, “could the newsletter go?”, “out with the storm tag”. */
const hasToGo: Form = (said) => {
  const what = firstOf(away, said);
  return what === undefined || /^(?:it|that|this|he|she|they)$/iu.test(what)
    ? []
    : [`remove ${bare(what)}`, `hide ${bare(what)}`, `untick ${bare(what)}`];
};

const bare = (what: string): string => what.trim();

function firstOf(forms: readonly RegExp[], said: string): string | undefined {
  for (const form of forms) {
    const what = form.exec(said)?.groups?.["what"];
    if (what !== undefined) return what;
  }
  return undefined;
}

const state = new RegExp(
  String.raw`^(?<what>${thing}) (?<should>${should}|shouldn['’]t|must not|mustn['’]t|should not) (?:be |stay |remain |get |go )?(?:switched |turned )?(?<state>on|off|enabled|disabled) (?<rest>(?:for|in|at|under|during|on|with) ${letter}{1,60})$`,
  "iu",
);
/** “alerts should be off for batch 41”. */
const stateOf: Form = (said) => {
  const { what = "", should: must = "", state: wanted = "", rest = "" } = state.exec(said)?.groups ?? {};
  if (what === "") return [];
  const isOn = /^(?:on|enabled)$/iu.test(wanted) !== /n['’]t|\bnot\b/iu.test(must);
  return [`turn ${isOn ? "on" : "off"} ${what} ${rest}`];
};

const unneeded = [
  new RegExp(
    String.raw`^(?<what>${thing}) (?:(?:is|are)(?:n['’]t| not| no longer)|(?:won['’]t|will not|needn['’]t) be) (?:needed|necessary|required|wanted|called for)(?: any ?more| any longer| after all| this time)?$`,
    "iu",
  ),
  new RegExp(String.raw`^(?:there['’]s |there is )?no need for (?<what>${thing})$`, "iu"),
  new RegExp(
    String.raw`^(?:i|we) (?:can|could) (?:easily |well )?(?:do|live|manage) without (?<what>${letter}{2,60})$`,
    "iu",
  ),
  new RegExp(String.raw`^(?:nobody|no one|none of us) (?:needs|wants) (?<what>${letter}{2,60})$`, "iu"),
  new RegExp(
    String.raw`^(?:i|we|he|she|they) (?:won['’]t|will not) (?:be needing|need|want|be wanting) (?<what>${letter}{2,60}?)(?: any ?more| after all)?$`,
    "iu",
  ),
];
/** “safety shoes aren't needed”, “I can do without the accessories”. */
const isUnneeded: Form = (said) => {
  const what = firstOf(unneeded, said);
  return what === undefined ? [] : [`untick ${bare(what)}`, `turn off ${bare(what)}`];
};

const due = new RegExp(
  String.raw`^(?<what>${letter}{2,60}?) (?:should|must|ought to|has to|needs to|is to) be (?:down|in|up) for (?<rest>${letter}{2,60})$`,
  "iu",
);
/** “Ruta should be down for Monday”. */
const downFor: Form = (said) => {
  const { what = "", rest = "" } = due.exec(said)?.groups ?? {};
  return what === "" ? [] : [`put ${what} down for ${rest}`];
};

const soMany = /^make (?:it|this|that) for (?<count>\d+|\p{L}+)(?: people| persons| of us)?$/iu;
/** “make it for 5”. */
const forSoMany: Form = (said) => {
  const count = soMany.exec(said)?.groups?.["count"] ?? "";
  return /\d/u.test(count) || numberInWords(count) !== undefined ? [`I need it for ${count} people`] : [];
};

const written =
  /^there (?:should|must|has to|needs to|ought to) be (?:the |an? )?(?<value>‹\d+›|[^,;:?!]{1,40}?)(?: (?:on|in|at) (?:it|this|there|them))? (?:as|for) (?:the |its |my )?(?<field>[^,;:?!]{2,40})$/iu;
/** “there should be RK on it as initials”. */
const writtenAs: Form = (said) => {
  const { value = "", field = "" } = written.exec(said)?.groups ?? {};
  return value === "" || !/^[\p{Lu}\d‹]/u.test(value) ? [] : [`set ${field} to ${value}`];
};

/** Forms that mean the one thing only: where that is not there, what else may be made of the words is wrong. */
export const strictForms: Form[] = [hasToGo, stateOf, isUnneeded, forSoMany, writtenAs];
/** Forms that mean one thing, which a page may have other words for. */
export const passiveForms: Form[] = [needsDoing, shouldBeDone, couldBeDone, downFor];
/** Forms that are read as they stand where the page has other words for them. */
export const wishedForms: Form[] = [hadDone, doneToMe];
