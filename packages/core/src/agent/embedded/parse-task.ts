import {
  abbreviations,
  clauseStart,
  skipOpening,
  splitClauses,
  withoutMarker,
} from "../../grounding/grammar/clauses.ts";
import { linesOf, maximumCharacters, splitTask } from "../../grounding/grammar/split.ts";
import { saysWhere } from "../../grounding/grammar/whereabouts.ts";
import {
  phraseAt,
  slice,
  textOf,
  tokenize,
  type Phrase,
  type Token,
} from "../../grounding/matching/tokens.ts";
import { conditionTable, extractionTable, waitingTable } from "../../grounding/vocabulary/tasks.ts";
import { awaitedIn, comparedIn, withMoments } from "./awaited.ts";
import { answersIn } from "./deeds/answers.ts";
import { guessIn } from "./deeds/guess.ts";
import { goesOn, verbOf } from "./references.ts";
import { carryOver } from "./statements.ts";
import { plainerTask } from "./plainer-task.ts";
import { isIncidental } from "./things.ts";
import { leavesOf, pauseOf, type TaskNode } from "./task-node.ts";

/** Reads a task as it is worded: steps, what they depend on, what is to be repeated, and what is to be kept in mind. */
export function parseTask(instruction: string): TaskNode[] {
  const nodes: TaskNode[] = [];
  const answers = answersIn(instruction);
  if (answers !== undefined) return [{ kind: "answers", text: instruction, answers }];
  const guess = guessIn(instruction);
  if (guess !== undefined) return [{ kind: "guess", text: instruction, guess }];
  for (const line of linesOf(withoutPrefaces(instruction.slice(0, maximumCharacters)))) {
    const sentences = sentencesOf(withoutMarker(tokenize(line)));
    const carried = carryOver(sentences.map(textOf));
    const isSame = carried.length === sentences.length;
    for (const sentence of isSame ? sentences : carried.map(tokenize)) addSentence(nodes, sentence);
  }
  return withMoments(withVerbs(nodes));
}

const whenDone =
  /,? (?:when|once|after) (?:(?:you are|you're|you have|it is|everything is|all is) )?(?:done|finished|ready|complete)(?=[.,;!]|$)|,? afterwards(?=[.;!]|$)/giu;
const lookFirst =
  /^(?:please )?(?:look at|see|consult|use|refer to) the (?:\p{L}+ )?(?:table|page|picture|chart|list|text|form|image)(?: below| above)?(?:,(?: and| then)?|\.| and)\s+(?=\p{L})/iu;

/** “in the menu go to A, then B, and click on C” */
const throughMenu =
  /\bin the (?:\p{L}+ )?menu,? (?:go to|open|choose|select|point at|hover(?: over)?|click(?: on)?) ["“]?(?<one>[^",“”]+?)["”]?,? then(?: to)? ["“]?(?<two>[^",“”]+?)["”]?,? (?:and|and then|then) (?:click|choose|select|pick)(?: on)? (?:the (?:item|entry|option) )?(?:labell?ed |called |named )?["“]?(?<three>[^",.“”]+)["”]?/iu;

/** “navigate through the tree: A, then B, then select C” */
const throughTree =
  /^(?:navigate|go|walk|click|move|work your way) (?:through|down|along|into|in) the (?:\p{L}+ )?(?:tree|menus?|list|outline|folders)[:,] ["“]?(?<one>[^",“”]+?)["”]?,? (?:and )?then(?: to)? ["“]?(?<two>[^",“”]+?)["”]?,? (?:and|and then|then) (?:click|choose|select|pick|open)(?: on)? (?:the (?:item|entry|node|option) )?["“]?(?<three>[^",.“”]+)["”]?/iu;

/** “I do not want to see Ada any more: block this user”: two sentences. */
const statedFirst =
  /^(?<told>(?:I|We) (?:do not|don't|no longer|never|have had enough of|had enough of|am tired of|am sick of) (?:[^:;.,"“]|\.(?=\S))+)[:,;] (?=\p{Ll}+ )/u;

/** “In what year was it built?” */
const askedOf = /^(?:in|on|at|by|for) (?<what>(?:what|which) )/iu;
/** “The step Wash must come first: move it to the top”. */
const mustBe =
  /^(?<told>(?:The|My|This) [^:.;,"“]+ (?:must|should|has to|needs to|is to|ought to) [^:.;"“]+): (?<order>\p{Ll}+ (?:it|that one)\b)/u;

/** “look Ada up”. */
const lookedUp =
  /\b(?<verb>[Ll]ook) (?<what>["“][^"“”]+["”]|[\p{Lu}@]\S*(?: \p{Lu}\S*)*|it|them|him|her) up\b/u;

/** “A dialog is open.” tells what is plain to see. */
const openWindow =
  /^(?:an?|the|some|there is an?) (?:[\p{L}-]+ )?(?:dialog(?:ue)?(?: box)?|window|pop-?up|message|notice|alert|question|banner|overlay)(?: (?:is|was|has|has been)(?: now)?)? (?:open(?:ed)?|shown|displayed|up|appeared|popped up|come up|visible)(?: on the (?:page|screen))?[.;:,]+ (?=\p{Lu}|and\b)(?:and )?/iu;
const thenSaid = /,? and (?:after that|afterwards|subsequently|after which|only then|lastly),? (?=\S)/giu;
const inOrder =
  /^(?<verb>(?:click|press|tap|hit|push)(?: on)?) (?:the )?(?<kind>button|link|tab|tile|key|card|icon)s? (?<names>[^.;:"“]+?) (?:in (?:exactly )?(?:this|that|the (?:given|following|same)) order|one after (?:the other|another)|in sequence)(?=[.;]|$)/iu;

/** “press the buttons A and B in this order”: each of them, one after the other. */
function eachInOrder(instruction: string): string {
  const { verb = "", kind = "", names = "" } = inOrder.exec(instruction)?.groups ?? {};
  const each = names.split(/,? and |, (?:then )?| then /u).map((name) => `${verb} the ${kind} ${name}`);
  return verb === "" ? instruction : instruction.replace(inOrder, () => each.join(", then "));
}

/** What only says when, or where to look, is no order. */
function withoutPrefaces(instruction: string): string {
  const quotedless = /["“]/u.test(instruction) ? instruction : instruction.replace(whenDone, "");
  return eachInOrder(plainerTask(quotedless))
    .replace(askedOf, "$<what>")
    .replace(mustBe, "$<told>. $<order>")
    .replace(openWindow, "")
    .replace(thenSaid, ", then ")
    .replace(lookedUp, "$<verb> up $<what>")
    .replace(statedFirst, "$<told>. ")
    .replace(lookFirst, "")
    .replace(throughMenu, "Select $<one> > $<two> > $<three>")
    .replace(throughTree, "Select $<one> > $<two> > $<three>");
}

/** “add Ada, then Bo to the people”: what names only another thing is done as what came before. */
function withVerbs(nodes: TaskNode[]): TaskNode[] {
  return nodes.map((node, at) => {
    const before = nodes.slice(0, at).findLast(({ kind }) => kind !== "pause");
    // “click on Ada, then on Bo”.
    const on = node.kind === "step" ? /^on (?=["“\p{Lu}]|the |\S+$)/u.exec(node.text)?.[0] : undefined;
    if (on !== undefined && before?.kind === "step" && /^(?:click|press|tap)\b/iu.test(before.text)) {
      const text = `click ${node.text}`;
      return { kind: "step", text, step: { kind: "act", text } };
    }
    const isBare =
      node.kind === "step" &&
      (node.step.kind === "unknown" ||
        (node.step.kind === "act" && verbOf(node.text) === undefined && !/,| and | > /u.test(node.text))) &&
      /^(?:["“\p{Lu}]|[\p{L}\d]$)/u.test(node.text);
    if (!isBare || before?.kind !== "step" || before.step.kind !== "act") return node;
    const verb =
      /^(?:add|invite|tick|select|choose|remove|delete|open|pick|expand|unfold|collapse|click(?: on)?|press|tap|follow|star)$/i.exec(
        verbOf(before.text) ?? "",
      )?.[0];
    if (verb === undefined || /^(?:I|It|He|She|They|We|You|There|This|That)\b/.test(node.text)) return node;
    const text = `${verb} ${node.text}`;
    return { kind: "step", text, step: { kind: "act", text } };
  });
}

/** Sentences, and what comes after a semicolon or before a condition of its own (“…, and if it asks, …”). */
function sentencesOf(line: Phrase): Phrase[] {
  const cuts: { end: number; next: number }[] = [];
  for (let at = 1; at < line.tokens.length - 1; at += 1) {
    if (endsSentence(line.tokens, at)) cuts.push({ end: at, next: at + 1 });
    else if (quotesSentence(line.tokens, at)) cuts.push({ end: at + 1, next: at + 1 });
    else if (joinsCondition(line.tokens, at)) cuts.push({ end: at, next: at + 1 });
  }
  const starts = [0, ...cuts.map(({ next }) => next)];
  const ends = [...cuts.map(({ end }) => end), line.tokens.length];
  return starts
    .map((start, index) => slice(line, start, ends[index]))
    .filter(({ tokens }) => tokens.some(({ kind }) => kind !== "punctuation"));
}

function endsSentence(tokens: Token[], at: number): boolean {
  const [before, mark, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (mark?.word === ";") return true;
  if (!/^[.!?。]$/.test(mark?.word ?? "") || before === undefined || after === undefined) return false;
  if (abbreviations.has(before.word) || after.start === mark?.end) return false;
  return /^\p{Lu}/u.test(after.text) || after.kind === "quoted" || clauseStart(tokens, at + 1) !== undefined;
}

/** “Somebody wrote "How nice!" Share it.”: the mark that ends the sentence is the one that is quoted. */
function quotesSentence(tokens: Token[], at: number): boolean {
  const [quote, after] = [tokens[at], tokens[at + 1]];
  if (quote?.kind !== "quoted" || !/[.!?]$/u.test(quote.text)) return false;
  return /^\p{Lu}/u.test(after?.text ?? "") && clauseStart(tokens, at + 1) !== undefined;
}

const joiners = new Set(["and", "then", "but", ","]);

/** A condition that leads up to something further on, rather than one that trails its step. */
function joinsCondition(tokens: Token[], at: number): boolean {
  if (!joiners.has(tokens[at]?.word ?? "") || joiners.has(tokens[at + 1]?.word ?? "")) return false;
  if (!/^(?:if|unless|when|once|otherwise|else)$/.test(tokens[at + 1]?.word ?? "")) return false;
  const isOtherwise = /^(?:otherwise|else)$/.test(tokens[at + 1]?.word ?? "");
  // What is done otherwise stays in the sentence of its condition.
  if (isOtherwise) return false;
  return tokens.slice(at + 2).some(({ word }) => word === "," || word === "then");
}

const otherwise = /^(?:otherwise|else|if not|if so not)$/;

function addSentence(nodes: TaskNode[], given: Phrase): void {
  const sentence = slice(given, skipOpening(given.tokens, 0));
  if (nodes.length > 0 && (saysWhere(textOf(sentence)) || forbids(textOf(sentence), nodes))) return;
  const length = otherwiseAt(sentence.tokens, 0);
  const last = nodes.at(-1);
  if (length > 0 && last?.kind === "choice" && last.otherwise.length === 0) {
    last.otherwise = nodesOf(withoutLeadingMarks(slice(sentence, length)));
    return;
  }
  nodes.push(...nodesOf(sentence));
}

const forbidding =
  /^(?:but )?(?:do not|don't|never) (?<verb>\p{L}+)(?: (?:it|them|anything(?: else)?|yet|the form|the order|the page|on|any \p{L}+))*$/iu;

/** “Leave the rest as it is.” */
const leaving =
  /^(?:leave|keep) (?:the rest|the others?|(?:every|any)thing else|all(?: the)? others?|all else|the other \p{L}+)(?: (?:(?:just )?as (?:it is|they are)|alone|unchanged|untouched|empty|blank|be))*[.!]?$|^(?:do not|don't) (?:change|touch|alter|fill in|select|click|press|do) (?:anything|something) else[.!]?$/iu;

/** “Don't send it yet”: nothing of the task does what is forbidden. */
function forbids(text: string, nodes: TaskNode[]): boolean {
  if (leaving.test(text)) return true;
  const verb = forbidding.exec(text.replace(/[.!]+$/u, ""))?.groups?.["verb"]?.toLowerCase();
  if (verb === undefined) return false;
  return leavesOf(nodes).every((leaf) => !` ${leaf.text.toLowerCase()} `.includes(` ${verb}`));
}

/** How many tokens say “otherwise” here; 0 for none. */
function otherwiseAt(tokens: Token[], at: number): number {
  const two = `${tokens[at]?.word ?? ""} ${tokens[at + 1]?.word ?? ""}`;
  if (otherwise.test(two)) return 2;
  return otherwise.test(tokens[at]?.word ?? "") ? 1 : 0;
}

function nodesOf(sentence: Phrase): TaskNode[] {
  const found = phraseAt(sentence.tokens, 0, conditionTable);
  if (found !== undefined) return awaitedOf(textOf(sentence)) ?? choiceOf(sentence);
  const repeated = forEachOf(sentence);
  return repeated ?? splitClauses(sentence).flatMap(({ phrase }) => nodesOfClause(phrase));
}

/** “For each row, click Approve, then …”: the comma ends no step. */
function forEachOf(sentence: Phrase): TaskNode[] | undefined {
  const comma = sentence.tokens.findIndex(({ word }) => word === "," || word === ":");
  const opening = textOf(slice(sentence, 0, Math.max(0, comma)));
  if (comma < 0 || !/^for (?:each|every|all)\b/i.test(opening)) return undefined;
  const [first, ...rest] = splitClauses(withoutLeadingMarks(slice(sentence, comma)));
  if (first === undefined) return undefined;
  const deed = textOf(withoutTrailingMarks(first.phrase));
  const each: TaskNode = { kind: "each", text: `${opening}, ${deed}`, deed };
  const [next] = rest;
  // More than one thing to do with each is beyond repeating a click.
  if (next !== undefined && !next.strong) {
    const text = textOf(sentence);
    return [{ kind: "step", text, step: { kind: "unknown", text } }];
  }
  return [each, ...rest.flatMap(({ phrase }) => nodesOfClause(phrase))];
}

/** “If the cart is empty, add a mug, otherwise check out.” */
function choiceOf(sentence: Phrase): TaskNode[] {
  const { tokens } = sentence;
  const comma = tokens.findIndex(({ word }, at) => at > 0 && (word === "," || word === "then"));
  const from = comma < 0 ? verbAfterCondition(tokens) : comma;
  const text = textOf(sentence);
  if (from < 0) return [{ kind: "step", text, step: { kind: "unknown", text } }];
  const condition = textOf(slice(sentence, 0, from));
  const said = withoutLeadingMarks(slice(sentence, from));
  const other = said.tokens.findIndex((_, at) => at > 0 && otherwiseAt(said.tokens, at) > 0);
  const whole = other < 0 ? said : withoutTrailingMarks(slice(said, 0, other));
  const [body, after] = isIncidental(condition) ? partedAtThen(whole) : [whole, undefined];
  const rest = other < 0 ? undefined : slice(said, other + otherwiseAt(said.tokens, other));
  const choice: TaskNode = {
    kind: "choice",
    text: textOf(body),
    condition,
    met: nodesOf(body),
    otherwise: rest === undefined ? [] : nodesOf(withoutLeadingMarks(rest)),
  };
  return after === undefined ? [choice] : [choice, ...nodesOf(after)];
}

/** “If a dialog opens close it”: the last word of the condition says that something shows. */
function verbAfterCondition(tokens: Token[]): number {
  const shows = tokens.findIndex(({ word }) => /^(?:appears?|opens?|shows?|comes?|pops?)$/.test(word));
  const at = /^up$/.test(tokens[shows + 1]?.word ?? "") ? shows + 2 : shows + 1;
  return shows > 0 && clauseStart(tokens, at) !== undefined ? at : -1;
}

/** What comes “then” does not depend on a banner or dialog that may be in the way. */
function partedAtThen(body: Phrase): [Phrase, Phrase | undefined] {
  const [first, ...rest] = splitClauses(body);
  const at = rest.findIndex(({ strong }) => strong);
  const next = rest[at]?.phrase.tokens[0];
  if (first === undefined || next === undefined) return [body, undefined];
  const index = body.tokens.indexOf(next);
  return [withoutTrailingMarks(slice(body, 0, index)), slice(body, index)];
}

function nodesOfClause(given: Phrase): TaskNode[] {
  const clause = withoutTrailingMarks(slice(given, skipOpening(given.tokens, 0)));
  const text = textOf(clause);
  if (text === "") return [];
  return (
    repetitionOf(clause, text) ??
    notesOf(text) ??
    pauseOf(text) ??
    waitOf(clause, text) ??
    awaitedOf(text) ??
    verificationOf(text) ??
    stepsOf(text)
  );
}

function stepsOf(text: string): TaskNode[] {
  return splitTask(text).map((step): TaskNode => {
    const { condition, ...plain } = step;
    if (step.kind === "unknown" && goesOn.test(step.text))
      return { kind: "step", text: step.text, step: { kind: "act", text: step.text } };
    if (condition === undefined) return { kind: "step", text: step.text, step };
    const met: TaskNode[] = [{ kind: "step", text: step.text, step: plain }];
    return { kind: "choice", text: step.text, condition, met, otherwise: [] };
  });
}

const basicVerbs: Record<string, string> = {
  clicking: "click",
  pressing: "press",
  scrolling: "scroll",
  loading: "load",
  removing: "remove",
  deleting: "delete",
  dismissing: "dismiss",
  closing: "close",
  tapping: "tap",
  going: "go",
};

/** “click Next until …”, “remove every item”, “for each row, click Approve”. */
function repetitionOf(clause: Phrase, text: string): TaskNode[] | undefined {
  const at = clause.tokens.findIndex(({ word }, index) => index > 1 && /^(?:until|till)$/.test(word));
  if (at > 0 && phraseAt(clause.tokens, 0, waitingTable) === undefined) {
    const said = textOf(withoutTrailingMarks(slice(clause, 0, at)));
    const body = said.replace(/^keep (?:on )?(\w+)/i, (whole, verb: string) => basicVerbs[verb] ?? whole);
    return [{ kind: "until", text, condition: textOf(slice(clause, at + 1)), body: stepsOf(body) }];
  }
  const each = eachOf(text);
  return each === undefined ? undefined : [{ kind: "each", text, deed: each }];
}

const several = String.raw`(?:each|every(?: single)?|all (?:of )?(?:the|these|those))`;
const behind = new RegExp(String.raw`^(.+?) (?:for|on|in|of|at) ${several} \S.*$`, "i");
const amid = new RegExp(
  String.raw`^(click|tap|press)(?: on)? (?:each|every) (.+?)(?: (?:button|link))?$`,
  "i",
);
const verbal = new RegExp(
  String.raw`^(remove|delete|dismiss|archive|approve|close|add|accept|follow|like|open|expand|mark|confirm|cancel|reject|hide|star|download) (?:each|every|all (?:of )?(?:the|these|those|my)) \S`,
  "i",
);

/** “order one of each item” counts them. */
const counting =
  /^(?:\p{L}+ )?\p{L}+ (?:\d+|an?|one|two|three|four|five|six) (?:\p{L}+ )?of (?:each|every|all)\b/iu;

function eachOf(text: string): string | undefined {
  if (counting.test(text)) return undefined;
  const first = behind.exec(text)?.[1];
  if (first !== undefined)
    return /^(?:(?:type|enter|write|put|fill in|copy)(?: in)? (?:what|the (?:\p{L}+ )?values?)|tell|list|read|extract|note|what|which|who|how|when|where|why|calculate|compute|count|add up)\b/iu.test(
      first,
    )
      ? undefined
      : first;
  const name = amid.exec(text)?.[2];
  if (name !== undefined) return `click ${name}`;
  const verb = verbal.exec(text)?.[1];
  return verb === undefined ? undefined : `click ${verb}`;
}

const noting =
  /^(?:note(?: down)?|write down|remember|memori[sz]e|jot down|take (?:a )?note of|keep in mind|copy(?: down)?|look up|find out|find|get|read|grab|record|fetch) ((?:the|its|my|their|what|how)\b.+)$/i;

/** Whether it is kept in mind or told in the end is seen by whether a later part speaks of it. */
function notesOf(text: string): TaskNode[] | undefined {
  const said = noting.exec(text)?.[1];
  if (said === undefined || /["“”]/.test(said)) return undefined;
  const what = said.split(/,\s*(?:and\s+)?(?=the |its |my )|\s+and\s+(?=the |its |my )/i);
  return [{ kind: "note", text, what }];
}

function waitOf(clause: Phrase, text: string): TaskNode[] | undefined {
  const waiting = phraseAt(clause.tokens, 0, waitingTable);
  const condition = waiting && textOf(slice(clause, waiting.length)).replace(/^(?:until|for|till)\s+/i, "");
  if (!condition || /^\d/.test(condition) || phraseAt(clause.tokens, 0, extractionTable)) return undefined;
  const plain = condition.replace(/ to (appear|load|open|show(?: up)?)$/i, " appears");
  return [{ kind: "wait", text, condition: comparedIn(condition) ?? plain }];
}

/** “buy when the price is less than $40”: the page changes by itself, and is waited for. */
function awaitedOf(text: string): TaskNode[] | undefined {
  const { condition = "", deed = "" } = awaitedIn(text) ?? {};
  if (deed === "") return undefined;
  return [{ kind: "wait", text: `wait until ${condition}`, condition }, ...stepsOf(deed)];
}

const verifying =
  /^(verify|make sure|ensure|confirm|assert|check)(?: that| whether| if)? ((?:the|there|it|you|i|its|my|a|an)\b.+)$/i;

function verificationOf(text: string): TaskNode[] | undefined {
  const [, verb = "", condition] = verifying.exec(text) ?? [];
  if (condition === undefined) return undefined;
  const mustHold = !/^check (?:whether|if) /i.test(text);
  // “check the box” ticks it.
  if (/^check$/i.test(verb) && !/^check (?:that|whether|if) /i.test(text)) return undefined;
  return [{ kind: "verify", text, condition, mustHold }];
}

function withoutLeadingMarks(phrase: Phrase): Phrase {
  let from = 0;
  while (/^(?:,|then|and|:)$/.test(phrase.tokens[from]?.word ?? "")) from += 1;
  return slice(phrase, from);
}

function withoutTrailingMarks(phrase: Phrase): Phrase {
  let { length } = phrase.tokens;
  while (length > 0 && /^(?:[.,;!\n]|and|then|but)$/.test(phrase.tokens[length - 1]?.word ?? "")) length -= 1;
  return slice(phrase, 0, length);
}
