import { stem } from "../matching/text.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { controlsOf, plain } from "../matching/outline.ts";
import { settableOf } from "./controls.ts";
import { stemsOf, type Told } from "./told.ts";

/** Verbs whose deed is the end of what a task asks for, with what buttons for it are called. */
const finals: Record<string, string> = {
  book: "book reserve confirm",
  reserve: "reserve book",
  buy: "buy purchase pay order checkout",
  purchase: "buy purchase pay order checkout",
  order: "order buy",
  rent: "rent book reserve",
  hire: "hire rent book",
  send: "send submit",
  apply: "apply send submit",
  register: "register sign create",
  submit: "submit send save",
  report: "report send submit",
  save: "save",
  finish: "finish done complete",
  confirm: "confirm",
  post: "post publish send",
  publish: "publish post",
  subscribe: "subscribe",
  bid: "bid",
  add: "add put",
  login: "login log sign let enter",
};
/** Verbs that only lead up to it. */
const ways = new Set(
  (
    "search find look choose select pick enter fill type write put set go travel fly leave continue proceed click press hit tap use open " +
    "accept agree allow tick check mark add give want need like stay arrive depart begin start say state come do make take get"
  )
    .split(" ")
    .map(stem),
);
const anyFinal =
  /^(?:book|reserve|buy|purchase|pay|order|send|submit|apply|register|finish|confirm|done|complete|place|post|publish|save|report|rent|hire|subscribe|hand in|check ?out|request)\b/u;
const onward = /^(?:next|continue|go on|proceed|further|weiter|search|find|show|look up|go)\b/u;
const away = /^(?:back|previous|cancel|close|clear|reset|delete|remove|stop)\b/u;

/** What the task is to end with, and the words that only say what is to be done; undefined where it says several ends. */
export function goalOf({ words }: Told): { verb: string | undefined; positions: number[] } | undefined {
  const logIn = words.findIndex(
    ({ word, quoted }, at) =>
      !quoted && /^(?:log|sign)$/u.test(word) && /^(?:in|on|me)$/u.test(words[at + 1]?.word ?? ""),
  );
  const said = words.flatMap(({ word, quoted }, at) =>
    !quoted && Object.hasOwn(finals, word) && isWhole(words, at) && (word !== "add" || isAddedTo(words, at))
      ? [at]
      : [],
  );
  const verbs = new Set([...(logIn < 0 ? [] : ["login"]), ...said.map((at) => words[at]?.word ?? "")]);
  // “confirm the notice and finish”: what is confirmed is one of the things on the way.
  if (verbs.size > 1) verbs.delete("confirm");
  if (verbs.size > 1) return undefined;
  const [verb] = verbs;
  const leading = words.flatMap(({ stem: one, quoted }, at) => (ways.has(one) && !quoted ? [at] : []));
  return { verb, positions: [...(logIn < 0 ? [] : [logIn]), ...said, ...leading] };
}

/** “post” of “ada@post.example” says nothing of what is to be done. */
function isWhole(words: Told["words"], at: number): boolean {
  return ![at - 1, at + 1].some((other) => words[other]?.token === words[at]?.token);
}

/** “add it to the list” ends something; “add two adults” is on the way. */
function isAddedTo(words: Told["words"], at: number): boolean {
  return (
    /^(?:it|them|this|that)$/u.test(words[at + 1]?.word ?? "") &&
    /^(?:to|into)$/u.test(words[at + 2]?.word ?? "")
  );
}

/** Whether an action has pressed what ends a task. */
export function hasEnded({ action, success }: { action: string; success?: boolean | undefined }): boolean {
  const pressed = /^Clicked .*?“([^”]*)”/u.exec(action)?.[1];
  return success !== false && pressed !== undefined && anyFinal.test(plain(pressed));
}

export type Button = { node: ViewNode; ends: boolean };

/** The one button to go on with: what the task ends with, or what only leads further; undefined where several would do. */
export function buttonFor(view: PageView, verb: string | undefined, mayEnd: boolean): Button | undefined {
  const buttons = controlsOf(view).filter(
    ({ role, tag, name }) =>
      (role === "button" || (role === "generic" && tag !== "a")) && !away.test(plain(name)),
  );
  const called = verb === undefined ? [] : named(buttons, finals[verb] ?? verb);
  const ending = called.length > 0 ? called : buttons.filter(({ name }) => anyFinal.test(plain(name)));
  const leading = buttons.filter(({ name }) => onward.test(plain(name)));
  const [end, lead] = [onlyOf(ending), onlyOf(leading)];
  if (ending.length > 1 && leading.length === 0) return undefined;
  if (lead !== undefined && ending.length === 0) return { node: lead, ends: false };
  // What was searched for stands below its search.
  const isFound = called.length === 1 && lead !== undefined && isSearch(lead);
  if (mayEnd && end !== undefined && (leading.length === 0 || isFound)) return { node: end, ends: true };
  return lead === undefined || mayEnd ? undefined : { node: lead, ends: false };
}

/** Whether a button of the page goes on or ends something. */
export function leadsSomewhere(view: PageView): boolean {
  return controlsOf(view).some(endsOrLeads);
}

/** Whether it is a button that goes on or ends something. */
export function endsOrLeads({ role, tag, name }: ViewNode): boolean {
  return (
    (role === "button" || (role === "generic" && tag !== "a")) &&
    (onward.test(plain(name)) || anyFinal.test(plain(name)))
  );
}

/** Pressing it changes nothing but what is shown. */
export function isSearch({ name }: ViewNode): boolean {
  return /^(?:search|find|show|look up)\b/u.test(plain(name));
}

function named(buttons: ViewNode[], verbs: string): ViewNode[] {
  const [own = "", ...alike] = verbs.split(" ");
  const begins = (verb: string) => buttons.filter(({ name }) => plain(name).split(" ")[0] === verb);
  const exact = begins(own);
  return exact.length > 0 ? exact : alike.flatMap(begins);
}

/** What the page is called: what is named after it is named after nothing. */
export function topicOf(view: PageView): Set<string> {
  const headings = view.nodes.filter(({ role }) => role === "heading").map(({ name }) => name);
  return new Set([view.title, ...headings].flatMap(stemsOf));
}

function onlyOf(nodes: ViewNode[]): ViewNode | undefined {
  return nodes.length === 1 ? nodes[0] : undefined;
}

/** What the page says of itself: its title, its headings, what its fields and groups of them are called, and its end. */
export function knownStems(view: PageView, verb: string | undefined): Set<string> {
  const said = view.nodes.flatMap(({ role, name, editable }) =>
    /^(?:heading|group|radiogroup|form|main|region)$/u.test(role) || editable === true || role === "combobox"
      ? [name]
      : [],
  );
  const beside = settableOf(view).flatMap(({ node: { parent } }) =>
    view.nodes.flatMap((node) => (node.role === "text" && node.parent === parent ? [node.name] : [])),
  );
  const ends =
    verb === undefined ? [] : named(controlsOf(view), finals[verb] ?? verb).map(({ name }) => name);
  return new Set([view.title, ...said, ...beside, ...ends].flatMap(stemsOf));
}
