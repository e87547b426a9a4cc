import { candidateOf } from "../matching/candidates.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { firstWord } from "../grammar/clauses.ts";
import { lexisOf } from "../evidence/lexis.ts";
import { root } from "../evidence/root.ts";
import { entryOf, repeatedAround } from "../entries/items.ts";
import type { Resolved } from "../outcome.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf, nameTextAt } from "../matching/view-index.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";

/** What was found does something else than the verb says; the verb. */
export function otherDeed(view: PageView, instruction: string, found: Resolved): string | undefined {
  const [step, ...others] = found.steps;
  if (step?.node === undefined || others.length > 0) return undefined;
  const { node, method } = step;
  const verb = verbOf(instruction);
  if (method === "click" && takesAway.test(instruction) && isBinOnly(view, node, instruction)) return verb;
  // What is wiped stays where it is.
  if (/^(?:remove|delete|drop|unlist)$/u.test(verb) && /^(?:wipe|format)\b/iu.test(node.name)) return verb;
  if (method === "click" && /^(?:show|hide)$/u.test(verb) && isHeldBy(view, node)) return verb;
  if (verb === "" || isNameless(view, node)) return undefined;
  const isPress = method === "click" && /^(?:button|link|menuitem|tab|treeitem)$/u.test(node.role);
  if (isPress && isOnlyPlace(node, instruction)) return verb;
  if (isPress && verb === "thank" && !/thank|like|♥|❤/iu.test(node.name)) return verb;
  if (isPress && isQualified(node, instruction)) return verb;
  if (isPress && (takesOther(view, node, instruction) || changesOther(view, node, instruction))) return verb;
  if (isPress && !saysAllOf(node, instruction) && isDeedBeside(view, node, verb)) return verb;
  const exception = excepting.exec(instruction)?.[0];
  if (isPress && exception !== undefined && isForAll(node, exception)) return exception;
  const isSaid = ` ${normalize(instruction)} `.includes(` ${normalize(node.name)} `);
  if (isSaid || isCalled(node, instruction, verb) || instruction.includes("?")) return undefined;
  const isTick = method === "check" && node.role === "checkbox";
  if ((isTick || isPress) && isDeedOfOthers(view, node, verb)) return verb;
  return isPress && contraryTo(node, verb) ? verb : undefined;
}

/** Its picture, or the names of its classes, say what it is for. */
function isNameless(view: PageView, node: ViewNode): boolean {
  const fields = candidateOf(indexOf(view), node)?.fields ?? [];
  return lexisOf(node, fields).isSilent;
}

function verbOf(instruction: string): string {
  const first = firstWord(instruction);
  const said = /^\P{L}*(?<verb>thank) (?!you\b|goodness\b|heaven)/iu.exec(instruction)?.groups?.["verb"];
  return said?.toLowerCase() ?? (first?.kind === "word" ? first.word : "");
}

/** The verb, or another word for it, is in the name of the control. */
function isCalled(node: ViewNode, instruction: string, verb: string): boolean {
  const name = wordsOf(normalize(node.name));
  if (name.some((word) => root(word) === root(verb))) return true;
  const said = wordsOf(normalize(instruction));
  const meant = new Set(conceptsIn(said).map(({ concept }) => concept.name));
  return conceptsIn(name).some(({ concept }) => concept.kind === "action" && meant.has(concept.name));
}

/** What makes another thing of what is called so. */
const qualifiers = /\b(?:wait(?:ing)?[- ]?list|(?<!for )later|draft|trial|demo)\b/iu;

const laterOn =
  /\b(?:queue|schedule|tomorrow|tonight|another time|not now|afterwards|at \d|try(?:ing)?|unfinished)\b/iu;

/** “sign me up for the Moon” is not “Join the waiting list”. */
function isQualified({ name }: ViewNode, instruction: string): boolean {
  const qualifier = qualifiers.exec(name)?.[0];
  if (qualifier === undefined) return false;
  const said = wordsOf(normalize(instruction)).map(root);
  return (
    !wordsOf(normalize(qualifier)).some((word) => said.includes(root(word))) && !laterOn.test(instruction)
  );
}

/** What says that something is done to anything, whatever it is. */
const general =
  /^(?:click|press|tap|hit|push|open|select|choose|pick|tick|check|untick|uncheck|set|put|use|go|show|get|take|give|make|do|turn|view|see|find|start|switch|play|activate|enable|disable|search)$/u;

/** “pack order 20414”, where others have a “Pack” and this one only its box: what the page calls a deed is that deed. */
function isDeedOfOthers(view: PageView, node: ViewNode, verb: string): boolean {
  if (general.test(verb)) return false;
  return indexOf(view).candidates.some(
    (other) =>
      other.node !== node &&
      /^(?:button|menuitem)$/u.test(other.node.role) &&
      other.node.name !== "" &&
      nameTextAt(view, other.index).text === verb,
  );
}

/** Verbs that look at things or change them, and deeds that are neither. */
const contraries: [said: RegExp, done: RegExp][] = [
  [
    /^(?:see|view|read|look|show)$/u,
    /^(?:add|new|create|write|edit|report|send|lock|wipe|reset|leave|block|remove|delete|cancel|pay|submit|rename|book)$/u,
  ],
  [
    /^(?:change|edit|modify|rename|amend|correct|update|replace|alter)$/u,
    /^(?:show|view|see|hide|print|download|copy|share|open|read|delete|remove|cancel)$/u,
  ],
  [/^(?:unlock|unfreeze|unmute|unblock|restore|undelete)$/u, /^\p{L}/u],
];

function contraryTo(node: ViewNode, verb: string): boolean {
  const [deed = ""] = wordsOf(normalize(node.name));
  return contraries.some(([said, done]) => said.test(verb) && done.test(deed));
}

const puts =
  /^\P{L}*(?:please )?(?:put|move|throw|drop|chuck|toss|place|stick) (?<what>.+?) (?:in|into|to|onto|on) (?<place>[^,;]+)$/iu;

/** “put the video in the trash” is more than to look into the trash. */
function isOnlyPlace(node: ViewNode, instruction: string): boolean {
  const { what, place } = puts.exec(instruction.trim())?.groups ?? {};
  if (what === undefined || place === undefined || node.role === "button") return false;
  const name = wordsOf(normalize(node.name));
  return meets(name, place) && !meets(name, what);
}

const excepting =
  /\b(?:except|apart from|other than|but not|excluding|save for|but) (?:for )?(?:the |my )?[\p{L}\d]/iu;

/** “everything off except the fan” is no press of “Everything off”. */
const isForAll = ({ name }: ViewNode, exception: string): boolean =>
  /\b(?:all|every\p{L}*)\b/iu.test(name) && !normalize(name).includes(normalize(exception));

/** “remove the bookmark” is no “Remove from library”, where bookmarks are something else of the page: “Add bookmark”. */
function takesOther(view: PageView, node: ViewNode, instruction: string): boolean {
  if (!takesAway.test(instruction)) return false;
  const object = soleObject.exec(instruction)?.groups?.["object"]?.toLowerCase() ?? "";
  const own = wordsOf(normalize(node.name));
  if (object === "" || own.length < 2) return false;
  const says = (words: string[]): boolean => words.some((word) => root(word) === root(object));
  return (
    !says(own) &&
    indexOf(view).candidates.some(
      (other) =>
        other.node !== node && other.node.role === "button" && says(wordsOf(normalize(other.node.name))),
    )
  );
}

const changed =
  /\b(?:change|edit|manage|adjust|update) (?:the|my|our) (?<object>\p{L}{4,})(?= (?:of|for|in)\b|[?.!]*$)/iu;

/** “where do I change the settings?” is no “Change requests”, where “Settings” stands beside it. */
function changesOther(view: PageView, node: ViewNode, instruction: string): boolean {
  const object = changed.exec(instruction)?.groups?.["object"]?.toLowerCase();
  if (object === undefined || normalize(node.name).includes(object)) return false;
  return indexOf(view).candidates.some(
    (other) =>
      /^(?:link|tab|button|menuitem)$/u.test(other.node.role) && normalize(other.node.name) === object,
  );
}

/** “show the background”: what stands beside a button that shows or hides it is not pressed itself. */
function isHeldBy(view: PageView, node: ViewNode): boolean {
  if (node.role !== "generic" && node.role !== "listitem" && node.role !== "text") return false;
  const index = indexOf(view);
  const at = view.nodes.indexOf(node);
  const entry = node.role === "listitem" ? at : repeatedAround(index, at);
  return (
    entry > 0 &&
    view.nodes
      .slice(entry, index.end[entry])
      .some(({ role, name }) => role === "button" && /^(?:show|hide)\b/iu.test(name))
  );
}

const soleObject = /^\P{L}*(?:please )?\p{L}+ (?:the|my|this|that|our) (?<object>\p{L}+)[.!]?$/iu;

/** “send it to the workshop” says all of “To workshop”. */
function saysAllOf({ name }: ViewNode, instruction: string): boolean {
  const said = new Set(wordsOf(normalize(instruction)).map(root));
  return wordsOf(normalize(name)).every((word) => said.has(root(word)));
}

/** “visit Bruno”, on whose card “Arrange a visit” stands beside “Read more”: the deed that is called so is meant. */
function isDeedBeside(view: PageView, node: ViewNode, verb: string): boolean {
  // “Order details” is about an order.
  const says = ({ name }: ViewNode): boolean =>
    wordsOf(normalize(name)).at(-1) !== undefined &&
    root(wordsOf(normalize(name)).at(-1) ?? "") === root(verb);
  if (general.test(verb) || verb.length < 4 || says(node)) return false;
  const index = indexOf(view);
  const entry = entryOf(index, node);
  if (entry === 0) return false;
  return view.nodes
    .slice(entry, index.end[entry])
    .some((other) => other !== node && /^(?:button|link|menuitem)$/u.test(other.role) && says(other));
}

const bins =
  /^(?:the )?(?:bin|trash(?: can)?|recycle bin|rubbish|waste(?:paper)?[- ]?basket|deleted(?: items| files| mail| messages)?)(?: ?\(?\d+\)?)?$/iu;

const takesAway =
  /^\P{L}*(?:please )?(?:delete|remove|erase|discard|ditch|get rid of|throw|clear|drop)\b|\bcan go\b/iu;

/** “remove drafts”: to look into the bin, which is a place beside them, takes nothing away. */
function isBinOnly(view: PageView, node: ViewNode, instruction: string): boolean {
  if (node.role === "button" || /\b(?:bin|trash|rubbish|basket|deleted|recycled?)\b/iu.test(instruction))
    return false;
  const at = view.nodes.indexOf(node);
  const text = node.name || nameTextAt(view, at).text || textIn(view, at);
  return bins.test(text.trim());
}

const textIn = (view: PageView, at: number): string =>
  view.nodes
    .slice(at + 1, indexOf(view).end[at])
    .map(({ role, name }) => (role === "text" ? name : ""))
    .join(" ");

function meets(name: string[], text: string): boolean {
  const words = wordsOf(normalize(text));
  const [roots, meant] = [
    new Set(words.map(root)),
    new Set(conceptsIn(words).map(({ concept }) => concept.name)),
  ];
  return (
    name.some((word) => roots.has(root(word))) ||
    conceptsIn(name).some(({ concept }) => meant.has(concept.name))
  );
}
