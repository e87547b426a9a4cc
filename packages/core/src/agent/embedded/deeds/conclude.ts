import type { ViewNode } from "../../../page/view.ts";
import { controlsOf, plain } from "../../../grounding/matching/outline.ts";
import type { Deed, Hand } from "./hand.ts";
import { readFirst } from "./read-first.ts";

const goingOn =
  /^(?:go on|continue|proceed|move on|carry on|go (?:on )?to the next (?:step|page|question)|next(?: step)?)$/i;
const continuing = /^(?:next|continue|go on|proceed|carry on|next (?:step|page|question)|further)$/;
const concluding =
  /^(send|submit|keep|save|book|report|finish|order|confirm|buy|pay|apply|post|publish|search|continue|invite|reserve|register|done|checkout|check out|delete|remove|cancel|reply|forward|star)(?: (?:it|them|this|that|everything)| (?:the|your|my) ([\p{L}-]+(?: [\p{L}-]+)?))?$/iu;
/** What a form itself may be called. */
const general =
  /^(?:form|answers?|invitations?|tickets?|order|report|message|mail|comment|changes|entry|registration|booking|result|data|appointment|event)$/i;
const agreeing = /^(agree|accept|consent)(?: (?:to )?(?:it|them|the [\p{L} ]+))?$/iu;
const agreement = /\b(?:agree|accept|consent)\b/i;
const throughAll = /^go through (?:all )?(?:of )?the (?:steps|pages|wizard)$/i;
const final = /^(?:send|finish|submit|confirm|done|complete|order|book|pay)\b/;
/** Steps of one way through a form at most. */
const mostSteps = 12;

/** “go on” is the one control that continues. */
export const goOn: Deed = async (text, hand) => {
  if (!goingOn.test(text)) return undefined;
  const view = await hand.look();
  const control = only(
    controlsOf(view).filter(({ name }) => continuing.test(plain(name)) || /^[›»→>]$/.test(name.trim())),
  );
  return control && hand.use(view, control, { why: "Goes on" });
};

const byButton = / (?:with|by|using|via) (?:(?:pressing|clicking) )?the button$/iu;

/** “send it”, “book”, “buy the ticket”: the one button whose name begins so. */
export const conclude: Deed = async (text, hand) => {
  const plainly = text.replace(byButton, "");
  const [, verb, noun] = concluding.exec(plainly) ?? [];
  if (verb === undefined) return undefined;
  const view = await hand.look();
  const sole = only(view.nodes.filter(({ role, disabled }) => role === "button" && disabled !== true));
  if (plainly !== text && sole !== undefined) return hand.use(view, sole, { why: "Is the one button" });
  // “order the soup” says what, which no button alone does.
  const names = controlsOf(view).map(({ name }) => plain(name));
  const isSaid = noun === undefined || general.test(noun) || names.some((name) => name.includes(plain(noun)));
  if (!isSaid) return undefined;
  const buttons = controlsOf(view).filter(
    ({ role, tag, href }) =>
      /^(?:button|generic|link)$/.test(role) && (tag !== "a" || href === undefined || role === "button"),
  );
  const called = buttons.filter(({ name }) => plain(name) === plain(verb));
  const begun = buttons.filter(({ name }) => ` ${plain(name)} `.startsWith(` ${plain(verb)} `));
  const submits = /^(?:submit|send)$/i.test(verb) ? view.nodes.filter(isSubmitting) : [];
  const control =
    only(called) ??
    (called.length === 0 ? only(begun) : undefined) ??
    (begun.length === 0 ? only(submits) : undefined);
  return control && hand.use(view, control, { why: "Concludes" });
};

function isSubmitting({ role, inputType, disabled }: ViewNode): boolean {
  return role === "button" && inputType === "submit" && disabled !== true;
}

/** “put it on the list”, where a button says “Put on the list”. */
export const calledSo: Deed = async (text, hand) => {
  const said = text.replace(/\b(?:it|them|this|that|him|her)\b/giu, " ");
  const name = withoutArticles(said);
  // What points back to nothing is done as it is said.
  if (said === text || name.split(" ").length < 2) return undefined;
  const view = await hand.look();
  const control = only(controlsOf(view).filter((node) => withoutArticles(node.name) === name));
  return control && hand.use(view, control, { why: "Is called so" });
};

const withoutArticles = (text: string): string => plain(text.replace(/\b(?:the|an?|my|your)\b/giu, " "));

const loggingIn =
  /^(?:press|click|hit|push|tap)(?: on)? (?:the )?["“]?(?:log ?in|sign ?in|submit)["”]?(?: button)?$/iu;

/** “press login”, where the one button behind the password is called otherwise. */
export const logInButton: Deed = async (text, hand) => {
  if (!loggingIn.test(text)) return undefined;
  const view = await hand.look();
  const password = view.nodes.findIndex(
    ({ inputType, value = "" }) => inputType === "password" && value !== "",
  );
  if (password < 0) return undefined;
  const behind = new Set(view.nodes.slice(password).map(({ ref }) => ref));
  const control = only(
    controlsOf(view).filter(
      ({ ref, role, checked, name }) =>
        behind.has(ref) &&
        /^(?:button|generic)$/.test(role) &&
        checked === undefined &&
        /\p{L}{2}/u.test(name),
    ),
  );
  return control && hand.use(view, control, { why: "Sends what was filled in" });
};

const sendingIt =
  /^(?:send|post|submit|publish)(?: (?:it|that|this|(?:the|your|my) (?:reply|answer|message|comment|mail|letter|text)))?(?: off)?$/iu;

/** “…, and send it”: what was written a moment ago, and sent with it. */
export const sentAlready: Deed = async (text, hand) => {
  // Whatever another step writes is not sent yet.
  const { isSent } = hand.references;
  hand.references.isSent = false;
  return isSent && sendingIt.test(text) ? { done: true } : undefined;
};

/** “agree”: the one box, or else the one button, that says so; one that waits for something to be read does not have to. */
export const agree: Deed = async (text, hand) => {
  if (!agreeing.test(text)) return undefined;
  if ((await hand.look()).nodes.some((node) => node.disabled === true && agreement.test(node.name)))
    await readFirst(hand);
  const view = await hand.look();
  const said = controlsOf(view).filter(({ name }) => agreement.test(name));
  const boxes = said.filter(({ checked }) => checked !== undefined);
  if (boxes.length === 1 && boxes[0]?.checked === true) return { done: true };
  const control = boxes.length === 0 ? only(said) : only(boxes);
  return (
    control &&
    hand.use(view, control, { ...(boxes.length === 0 ? {} : { method: "check" as const }), why: "Agrees" })
  );
};

/** “go through all the steps”: goes on while something continues, and then uses the one control that ends it. */
export const goThrough: Deed = async (text, hand) => {
  if (!throughAll.test(text)) return undefined;
  for (let step = 0; step < mostSteps; step += 1) {
    const view = await hand.look();
    const controls = controlsOf(view);
    const further = controls.filter(({ name }) => continuing.test(plain(name)));
    const next = only(further) ?? only(controls.filter(({ name }) => final.test(plain(name))));
    if (next === undefined)
      return { done: false, reason: "no single control of the page goes on or ends it." };
    const came = await hand.use(view, next, { why: further.length > 0 ? "Goes on" : "Ends it" });
    if (!came.done || came.doubt !== undefined || further.length === 0) return came;
  }
  return { done: false, reason: `it went on for ${mostSteps} steps and did not end.` };
};

const tail =
  /^(.+?)(?:,? and (?:then )?|, (?:then )?)(continue|go on|order|send|submit|hand in|turn in|report|finish|book|save|confirm|search|check ?out|buy|pay|agree)(?: (?:it|them))?$/i;

const filtered =
  /^((?:show only|filter by|set|search flights|find flights) .+?),? and ((?:buy|book|choose|reserve|order) .+)$/i;

/** “accept the conditions and continue”, where the page has nothing called so as a whole. */
export const twoParts: Deed = async (text, hand) => {
  const [, first = "", last = ""] =
    tail.exec(text) ?? filtered.exec(text) ?? (await pressedLast(text, hand)) ?? [];
  if (first === "" || /["“]/.test(first) || (!/ /.test(first) && !/^agree$/i.test(first))) return undefined;
  const came = await hand.act(first.replace(/,$/, ""));
  if (!came.done) return came;
  const ended = await hand.act(last);
  return ended.done && ended.doubt === undefined && came.doubt !== undefined
    ? { ...ended, doubt: came.doubt }
    : ended;
};

const lastWord = /^(.+?),? and (?:then )?(\p{Ll}+(?: (?:off|out|in|up|on|now))?)(?: (?:it|them))?$/u;

/** “write it in and check”, where one button is called “Check”. */
async function pressedLast(text: string, hand: Hand): Promise<string[] | undefined> {
  const [, first = "", last = ""] = lastWord.exec(text) ?? [];
  const named = controlsOf(await hand.look()).filter(
    ({ role, name }) => role === "button" && plain(name) === last,
  );
  return last === "" || named.length !== 1 ? undefined : [text, first, `click "${named[0]?.name ?? ""}"`];
}

function only(nodes: ViewNode[]): ViewNode | undefined {
  return nodes.length === 1 ? nodes[0] : undefined;
}
