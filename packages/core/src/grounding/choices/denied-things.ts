import { isCheckable, isSelect } from "../matching/compatibility.ts";
import type { GroundedStep, Grounding, Resolved } from "../outcome.ts";

type Order = (order: string) => Grounding;

const thing = String.raw`(?:any |the |an? |my |our |his |her |their |more )*(?<what>\p{L}[^,;:.?!"“”]{1,50}?)`;
const ending = String.raw`(?: (?:after all|any ?more|any longer|this time|today|for (?:me|us|him|her|them)|at all|please|thanks|thank you|then|needed|necessary|wanted|either|yet|now))*[.!]*$`;
const who = String.raw`(?:i|we|he|she|they|it|the \p{L}+|(?:my|our|his|her) \p{L}+|\p{Lu}\p{L}+)`;
const verb = "(?:need|want|have|take|get|use|eat|play|bring|require|wish|order|book)";
const forms = [
  String.raw`^no ${thing}${ending}`,
  String.raw`^${who}(?:['’]ll| will| would|['’]d|['’]ve)? ${verb}s? no ${thing}${ending}`,
  String.raw`^${who} has no ${thing}${ending}`,
  String.raw`^${who} (?:don['’]t|doesn['’]t|do not|does not|won['’]t|will not|wouldn['’]t|no longer|never) (?:really |be )?${verb}(?:s|ing)? ${thing}${ending}`,
  String.raw`^(?<both>neither|none|nobody|no one|no-one)(?: of (?:us|them|you))? ${verb}s? ${thing}${ending}`,
  String.raw`^(?:forbid|ban|prohibit|disallow|without|leave off|spare (?:me|us)|stop|end with) ${thing}${ending}`,
].map((form) => new RegExp(form, "iu"));
const subject = String.raw`(?!(?:i|we|you|he|she|they|it|that|this|there)\b)(?<subject>(?:the |my |our )?[^\s,;:?]+(?: [^\s,;:?]+){0,2}?)`;
const deed = String.raw`(?<deed>(?!be\b|have\b)\p{L}[^,;:.?!"“”]{1,50}?)`;
/** What somebody does not do is no wish unless that is said: “the coach didn't call me” tells of the past. */
const deniedDeeds = [
  String.raw`^(?:i|we)(?:['’]d| would) (?:rather|prefer(?: it)?(?: if| that)?) ${subject} (?:didn['’]t|did not) ${deed}${ending}`,
  String.raw`^${subject} (?:doesn['’]t (?:need|have) to|shouldn['’]t|needn['’]t|mustn['’]t|(?:should|need|must) not|does not (?:need|have) to|no longer (?:has|needs) to|isn['’]t to|is not to) ${deed}${ending}`,
].map((form) => new RegExp(form, "iu"));

/** “the coach shouldn't call me”, “fernhill.org need not auto-renew any longer”: what lets it goes off. */
function ordersAgainst(said: string): { order: string; isDone: typeof isOff }[] {
  const found = deniedDeeds.map((form) => form.exec(said)?.groups).find((groups) => groups !== undefined);
  const { subject: somebody = "", deed: what = "" } = found ?? {};
  if (what === "" || other.test(what)) return [];
  return [`untick ${what} for ${somebody}`, `untick ${somebody} ${what}`].map((order) => ({
    order,
    isDone: isOff,
  }));
}

/** “no more than 5”, “no later than Monday”, “no problem”, “no idea” say nothing of a thing. */
const other =
  /^(?:than|later|earlier|sooner|less|fewer|longer|higher|lower|matter|problem|idea|worries|way|one|need|thanks?|please|wait|i|we|it|that|this|to)\b|\b(?:than|if|unless|until|when|who|which|that|and|or|but|only|except)\b|\d/iu;

/**
 * “no rye bread after all”, “we have no bikes”, “he doesn't need a car”, “neither of us needs poles”: a box that is on goes off, a number
 * of them becomes none, and of a list that has such an option “none” is chosen. What is off already is left alone.
 */
export function groundDenied(instruction: string, groundOrder: Order): Resolved | undefined {
  const said = instruction.trim().replace(/^(?:well|so|ok|okay|please|and|sorry),? /iu, "");
  const groups = forms.map((form) => form.exec(said)?.groups).find((found) => found !== undefined);
  const what = groups?.["what"] ?? "";
  const against = ordersAgainst(said);
  if (against.length === 0 && (what === "" || other.test(what))) return undefined;
  const off = groups?.["both"] === undefined ? [`untick ${what}`] : [`untick all ${what}`, `untick ${what}`];
  const things = [
    ...off.map((order) => ({ order, isDone: isOff })),
    ...(isCounted(what) ? [{ order: `set ${what} to 0`, isDone: isNone }] : []),
    { order: `choose none as ${what}`, isDone: isNoOption },
    { order: `choose no ${what}`, isDone: isNoOption },
  ];
  for (const { order, isDone } of against.length > 0 ? against : things) {
    const found = groundOrder(order);
    if (found.outcome !== "resolved") continue;
    const isStill = ({ node, method }: GroundedStep): boolean =>
      method === "uncheck" && node?.checked === false;
    // Of several boxes, those that are off stay so.
    const steps = found.steps.filter((step) => !isStill(step));
    if (steps.length > 0 && steps.every(isDone)) return { ...found, steps, isInferred: true };
  }
  return undefined;
}

/** “no age” is no age of 0. */
const isCounted = (what: string): boolean =>
  /(?:[^s]s|children|people|men|women|bread|cake|cheese|fruit|meat|fish)$/iu.test(what);

const isOff = ({ node, method }: GroundedStep): boolean =>
  method === "uncheck" &&
  node !== undefined &&
  isCheckable(node) &&
  node.checked === true &&
  !/radio/u.test(node.role);

/** “no children” in the field for their number. */
function isNone({ node, method, arguments: [value = ""] }: GroundedStep): boolean {
  if (node === undefined || value !== "0") return false;
  if (method === "selectOption")
    return isSelect(node) && node.options?.some(({ label }) => label === "0") === true;
  const held = Number(node.machineValue ?? (node.value || Number.NaN));
  const isCount =
    node.role === "spinbutton" || node.inputType === "number" || /^[1-9]\d?$/u.test(node.value ?? "");
  return method === "fill" && isCount && held > 0;
}

const none = /^(?:no|none|without|nothing|never|not)\b/iu;

function isNoOption({ node, method, arguments: [value = ""] }: GroundedStep): boolean {
  if (node === undefined) return false;
  if (method === "selectOption")
    return node.options?.some(({ label }) => label === value && none.test(label)) === true;
  return /^(?:check|click)$/u.test(method) && node.role === "radio" && none.test(node.name);
}
