import { goalOf } from "./goal.ts";
import { readTold, type Told } from "./told.ts";

/**
 * A task as it is laid over a page; `verb`: what it is to end with, if it says so; `sets`: it only asks for things to be set;
 * `seeks`: it only asks for something to be searched for.
 */
export type Wish = { told: Told; verb: string | undefined; sets: boolean; seeks: boolean };

/** Conditions, exceptions and comparisons say more than what is to be set. */
const beyond =
  /\b(?:if|unless|until(?! (?:the )?\d)|except|instead|rather|otherwise|whenever|while|every|(?:one|\d+|two|three) (?:of )?(?:everything|all|each)|each (?=\p{L})|all but|less|more than|fewer|at least|at most|under|over|below|above|any)\b|\?/iu;

/** Verbs that ask for things to be set. */
export const setting =
  /^(?:choose|select|pick|enter|fill|type|write|put|set|tick|check|mark|accept|agree|allow)$/u;

/** Verbs that ask for nothing but a search. */
const searching = /^(?:search|find|look|fill|use|enter)$/u;

const usingForm =
  /^(?:please )?use (?:the|this) (?:[\p{L}-]+ )?(?:form|search|fields?|boxes|page)(?: (?:below|above|here))? to (?=(?:find|search|look)\b)/iu;
const lookingFor = /^I(?:['’]m| am) (?:looking|searching) for (?=\S)/iu;

/** “use the form below to find a film”, “I'm looking for a film”: the order for it. */
export function searchSaid(task: string): string {
  return task.replace(usingForm, "").replace(lookingFor, "Find ");
}

/** Undefined for what says more than what is to be set, or asks for several ends. */
export function readWish(given: string): Wish | undefined {
  const text = searchSaid(given).replace(/\bunder (?=(?:the |my )?name\b)/giu, "");
  if (beyond.test(text)) return undefined;
  const told = readTold(inShort(text));
  const goal = goalOf(told);
  if (goal === undefined) return undefined;
  const leading = new Set(goal.positions);
  told.words.forEach((word, at) => (word.verb = leading.has(at)));
  const sets = goal.verb === undefined && told.words.some(({ word, verb }) => verb && setting.test(word));
  const verbs = told.words.flatMap(({ word, verb }) => (verb ? [word] : []));
  const seeks = goal.verb === undefined && verbs.length > 0 && verbs.every((word) => searching.test(word));
  return { told, verb: goal.verb, sets, seeks };
}

/** “as late as possible”, “that costs least”: in one word. */
function inShort(task: string): string {
  const without = task
    .replace(/,? (?:of|in) (?:whatever|any) (?:kind|genre|sort|type|category)(?=[.,;!]|$)/giu, "")
    .replace(/[,.]? (?:and )?\bgo (?:on |through )?(?:it )?(?:to|until) the end(?: and\b)?/giu, " and")
    .replace(
      /\b(?:go through|fill (?:in|out)|complete) all (?:of )?the (?:steps|pages|fields)(?: and)?\b/giu,
      "",
    )
    .replace(/\bas (late|early|short|cheap) as possible\b/giu, (_, word: string) => `the ${most(word)}`);
  return superlatives.reduce((said, [wording, word]) => said.replace(wording, `the ${word} one`), without);
}

const which = String.raw`(?:the one )?(?:(?:that|which) )?`;
const price = "(?:price|fare|cost|rate|amount)";
const time = "(?:duration|(?:flight|travel|journey|trip) time|time|trip|journey)";
/** Whole phrases for which one word stands: “the one that leaves first”, “with the lowest fare”. */
const superlatives: [RegExp, string][] = [
  [String.raw`${which}cost(?:s|ing)? (?:the )?least`, "cheapest"],
  [String.raw`${which}cost(?:s|ing)? (?:the )?most`, "dearest"],
  [String.raw`(?:(?:with|at|for) )?(?:the )?(?:lowest|cheapest|smallest|least|best) ${price}`, "cheapest"],
  [String.raw`(?:(?:with|at|for) )?(?:the )?(?:highest|greatest|most) ${price}`, "dearest"],
  [String.raw`(?:the )?(?:least expensive|lowest-priced|most affordable)(?: one)?`, "cheapest"],
  [String.raw`(?:the )?(?:most expensive|highest-priced)(?: one)?`, "dearest"],
  [String.raw`${which}(?:leaves?|departs?|goes) (?:the )?(?:first|earliest|soonest)`, "earliest"],
  [String.raw`${which}(?:leaves?|departs?|goes) (?:the )?(?:last|latest)`, "latest"],
  [String.raw`${which}takes? (?:the )?(?:least time|shortest)`, "shortest"],
  [String.raw`(?:with|of) (?:the )?(?:shortest|least|lowest) ${time}`, "shortest"],
  [String.raw`(?:with|of) (?:the )?(?:longest|most) ${time}`, "longest"],
].map(([wording = "", word = ""]) => [new RegExp(String.raw`\b${wording}\b`, "giu"), word]);

function most(word: string): string {
  const plain = word.toLowerCase();
  if (plain.endsWith("y")) return `${plain.slice(0, -1)}iest`;
  return plain.endsWith("e") ? `${plain}st` : `${plain}est`;
}
