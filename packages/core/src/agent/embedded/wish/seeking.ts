import { normalize, stem, wordsOf } from "../../../grounding/matching/text.ts";
import { isSilent } from "../../../grounding/offers/told.ts";
import { controlsOf, saidIn, stemsOf, textsOf } from "../../../grounding/matching/outline.ts";
import type { PageView } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import type { Hand } from "../deeds/hand.ts";
import { canTurn, turnTo } from "../deeds/turn-to.ts";

const seeking =
  /^(?:please )?(?:find|look (?:for|up)|locate|(?:turn|leaf|page|flip|go|browse)(?: over| through| on)?(?: the \p{L}+)? until you (?:come to|find|see|reach|get to))(?: the (?:person|entry|page|card|leaf|one) (?:of|for|with|about))? (?<what>.+?)(?: in the (?:[\p{L}-]+ )?[\p{L}-]+)?,?(?: and(?: then)?| then|\.)? (?<press>(?:click|press|tap|open)(?: on)? .+?)[.!]?$/iu;
/** What joins somebody to what is told of them. */
const relating = /^(?:who(?:ever|m)?|lives?|living|works?|person|somebody|someone|anybody|entry|named)$/u;

/** “find Ada Byron in the book and click on their number”: page after page is turned to until one says all of it. */
export async function seek(task: string, hand: Hand): Promise<Came | undefined> {
  const { what = "", press = "" } = seeking.exec(task.trim())?.groups ?? {};
  const stems = tellingOf(what);
  if (stems.length === 0 || !canTurn(await hand.look())) return undefined;
  const view = await turnTo(hand, (page) => says([...textsOf(page), ...headingsOf(page)], stems), what);
  return view === undefined
    ? { done: false, reason: `no page that can be turned to says ${JSON.stringify(what)}.` }
    : pressOf(view, press, hand);
}

const headingsOf = ({ nodes }: PageView): string[] =>
  nodes.flatMap(({ role, name }) => (role === "heading" ? [name] : []));

/** What is written so, or stands beside its name, is what is called so; else whatever the words mean. */
async function pressOf(view: PageView, press: string, hand: Hand): Promise<Came> {
  const what = press.replace(/^\p{L}+(?: on)? (?:the |their |his |her |its )?/iu, "");
  const kind = kinds.find(({ called }) => called.test(what));
  const links = controlsOf(view).filter(
    ({ role, name }) => (role === "link" || role === "button") && name !== "",
  );
  const [written, another] = kind === undefined ? [] : links.filter(({ name }) => kind.written.test(name));
  if (written !== undefined && another === undefined)
    return hand.use(view, written, { why: `Presses ${what}` });
  const stems = stemsOf(what);
  const beside = links.flatMap((link) => {
    const said = saidIn(view, link.parent);
    return said.length < 80 && stems.length > 0 && says([said], stems.slice(-1)) ? [{ link, said }] : [];
  });
  // A whole page of few words says it too.
  const nearest = Math.min(...beside.map(({ said }) => said.length));
  const [only, other] = beside.flatMap(({ link, said }) => (said.length === nearest ? [link] : []));
  if (only !== undefined && other === undefined) return hand.use(view, only, { why: `Presses ${what}` });
  return hand.act(press.replace(/\b(?:their|his|her|its)\b/iu, "the"));
}

const kinds = [
  { called: /\be-?mail|\bmail\b/iu, written: /^\S+@\S+$/u },
  { called: /\b(?:tele)?phone\b|\bmobile\b|\bnumber\b/iu, written: /^\+?[\d\s()/-]{6,}$/u },
];

function tellingOf(what: string): string[] {
  return wordsOf(normalize(what))
    .filter((word) => !isSilent({ word, quoted: false, telling: false }) && !relating.test(word))
    .map(stem);
}

function says(texts: string[], stems: string[]): boolean {
  const said = new Set(texts.flatMap((text) => wordsOf(normalize(text)).map(stem)));
  return stems.every((one) => said.has(one));
}
