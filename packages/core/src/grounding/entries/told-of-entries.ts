import type { PageView, ViewNode } from "../../page/view.ts";
import { columnHead } from "../matching/columns.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { root } from "../evidence/root.ts";
import { timesOf } from "../days/time-spans.ts";
import { headingsOf, repeatedAround } from "./items.ts";
import { candidatesIn, isInFront } from "../matching/candidates.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { itemsSaying } from "./said-items.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { readTold, type Told } from "../fields/told-values.ts";
import { contains, indexOf, nameTextAt, type Candidate, type ViewIndex } from "../matching/view-index.ts";

/** Longer ones tell more than one thing, words. */
const longest = 14;
/** Words that make it hang on something, deny it, compare it, or tell of another time. */
const open =
  /["“”?;]|(?<!\d):|:(?!\d)|\b(?:if|unless|when|whether|once|or|either|maybe|perhaps|not|never|no|nobody|nothing|without|than|more|less|from|between|except|used|was|were|had|did|but|because|since|before|after)\b|n['’]t\b/iu;
const aside =
  /,? \b(?:from now on|at the moment|right now|these days|as of now|now|currently|nowadays|again|please|from today)\b|[.!]+$/giu;
const opening = /^(?:(?:well|ok|okay|hey|so|please),? )+/iu;

/** What is told, and of what: a row or card by a name of its own, or the one thing that the page is about. */
type Subjects = { entries: number[]; rest: string; takesNumbers: boolean; name: string };

/**
 * “Grete works 30 hours”, “Ben's salary goes up to 3000”, “the boiler is due on 12 June”, “promote Ivo to lead”: the one field or
 * list of a row or card that takes such a value and is called by the other words. Every word must be the row's, the value's, the
 * control's, or say no more than that it is so; undefined where one is left, or where two controls would do.
 */
export function groundToldOfEntry(view: PageView, instruction: string): Resolved | undefined {
  const plain = instruction.trim().replace(opening, "");
  const text = plain
    .replace(aside, "")
    .trim()
    .replace(spanned, (whole: string, from: string, to: string) => {
      const times = timesOf(from, to);
      return times === undefined ? whole : ` starts at ${times.from} and ends at ${times.to}`;
    });
  if (open.test(text) || text.split(" ").length > longest || text.split(" ").length < 3) return undefined;
  const index = indexOf(view);
  const subjects = subjectsIn(index, text);
  const parts = subjects?.rest.split(goingOn) ?? [];
  const found = subjects?.entries.flatMap((entry) =>
    parts.map((rest) => meantOf(index, entry, { ...subjects, rest })),
  );
  if (found === undefined || found.length === 0 || found.includes(undefined)) return undefined;
  const all = found.flatMap((one) => one ?? []);
  if (new Set(all.map(({ at }) => at.index)).size < all.length) return undefined;
  return {
    outcome: "resolved",
    steps: all.map(({ at: { node }, value }) =>
      stepOn(view, node, { method: isSelect(node) ? "selectOption" : "fill", arguments: [value] }),
    ),
    confidence: 0.84,
    candidates: rankedNodes(
      view,
      all.map(({ at: { node, index: place } }) => ({ index: place, node, score: 0.84, tier: tiers.words })),
    ),
    isAccounted: true,
    isInferred: true,
  };
}

/** “works from 10 am until 6 pm”, “is on from 9 to 5”. */
const spanned =
  / (?:works?|runs?|lasts?|goes|opens?|is (?:in|on|here|there|open|working|available|on duty)) from ([^,;]{1,24}?) (?:until|till|to) ([^,;]{1,24})$/iu;

/** Verbs that put a thing into another state, place or hand. */
const changing =
  /^(?:promote|demote|transfer|reassign|assign|bump|move|shift|switch|swap|upgrade|downgrade|escalate|raise|lower|hand|give|lend|allocate|relocate|reclassify|set|change|put|turn|bring|pass|cut|reduce|increase|dial|roll)$/iu;
const changingOrder =
  /^(?<verb>\p{L}+) (?:(?:over|up|down|back) )?(?<what>.+?)(?: (?:over|up|down|back|on|out))? (?<rest>(?:to|into|onto|in|on|under|as) .+)$/iu;
const pronoun = /^(?:it|this|that|this one|that one|them)$/iu;

const giving = /^(?:give|allow|grant|pay|charge) (?<what>.+?) (?<rest>[€$£]?(?:\d|a |an |the )[^,]*)$/iu;
const ofNumbers = /^(?:raise|lower|set|change|put|bump|bring|cut|reduce|increase|dial|roll)$/iu;

function subjectsIn(index: ViewIndex, text: string): Subjects | undefined {
  const { verb = "", what = "", rest: end = "" } = changingOrder.exec(text)?.groups ?? {};
  if (changing.test(verb)) {
    const entries = isOffered(index, verb) ? undefined : subjectsOf(index, what);
    return entries && { entries, rest: end, takesNumbers: ofNumbers.test(verb), name: what };
  }
  const given = giving.exec(text)?.groups;
  const to = given && subjectsOf(index, given["what"] ?? "");
  if (given && to)
    return { entries: to, rest: given["rest"] ?? "", takesNumbers: true, name: given["what"] ?? "" };
  const words = text.split(" ");
  for (let many = Math.min(8, words.length - 2); many > 0; many -= 1) {
    const name = words.slice(0, many).join(" ");
    const rest = words.slice(many).join(" ");
    if (!verbFirst.test(rest) && !/['’]s?$/u.test(name)) continue;
    const entries = subjectsOf(index, name.replace(/['’]s?$/u, ""));
    if (entries) return { entries, rest, takesNumbers: true, name };
  }
  return undefined;
}

/** “Ana, Bo and Cleo”, “rooms 4 and 6”: as many different entries; undefined where one is not there. */
function subjectsOf(index: ViewIndex, names: string): number[] | undefined {
  const parts = names.split(/, (?:and )?| and | & /iu);
  const kind = /^(?:the )?(?<kind>\p{L}{3,})s \d/iu.exec(names)?.groups?.["kind"];
  const entries = parts.map((part) =>
    subjectOf(index, kind === undefined ? part : `${kind} ${part.replace(/^\D+/u, "")}`),
  );
  const all = entries.flatMap((entry) => entry ?? []);
  const areApart = all.length === parts.length && new Set(all).size === all.length;
  return areApart && (all.length === 1 || !all.includes(0)) ? all : undefined;
}

/** What is told begins with a verb. */
const verbFirst =
  /^(?:is|are|has|have|will|should|must|shall|works?|starts?|begins?|joins?|ends?|finishes|stops?|leaves|runs?|expires|costs?|sells|earns?|makes|gets|sleeps|seats|weighs|lasts?|takes?|needs|does|goes|moves?|moved|sits?|stays?|lives?|belongs|becomes?|became|holds?|arrives|opens|closes|departs|lies|stands|reports|drops?|falls|rises|climbs)\b/iu;

/** “June starts at 9:30 and ends at 17:30” tells two things of one. */
const goingOn = new RegExp(String.raw` and (?=(?:${verbFirst.source.slice(1)}))`, "iu");

/** The one entry called so; 0, which is the whole page, for what the page is about or what is pointed at; the control of this name. */
function subjectOf(index: ViewIndex, name: string): number | undefined {
  const bare = name.trim().replace(/^(?:the|this|that|my|our) /iu, "");
  if (pronoun.test(name.trim()) || isAbout(index, bare)) return 0;
  const entries = itemsSaying(index, name);
  const isName = wordsOf(normalize(bare)).every((word) => !fieldWords.has(word));
  const [only, another] = entries;
  if (only !== undefined)
    return another === undefined && isName && saysAll(index, only, bare) ? only : undefined;
  return controlCalled(index, bare);
}

const fieldWords = new Set(["is", "has", "works", "to", "and"]);

/** But for the noun of its kind, which headings have, each word of a name stands in the entry, outside of its choices. */
function saysAll(index: ViewIndex, entry: number, name: string): boolean {
  const {
    view: { nodes },
    end,
  } = index;
  const said = new Set(
    nodes.slice(entry, end[entry]).flatMap(({ role, name: text, value = "" }) => {
      if (role === "textbox") return wordsOf(normalize(value)).map(root);
      return role === "text" ? wordsOf(normalize(text)).map(root) : [];
    }),
  );
  const words = wordsOf(normalize(name)).map(root);
  const missing = words.filter((word) => !said.has(word));
  const [kind, another] = missing;
  if (kind === undefined) return true;
  // “hall 4” is no room.
  return another === undefined && kind === words[0] && words.length > 1 && isHeading(index, kind);
}

const isHeading = (index: ViewIndex, word: string): boolean =>
  headingsOf(index).some((at) => nameTextAt(index.view, at).words.some((one) => root(one) === word)) ||
  wordsOf(normalize(index.view.title)).some((one) => root(one) === word);

function isAbout(index: ViewIndex, noun: string): boolean {
  const { view } = index;
  const main = headingsOf(index).find((at) => view.nodes[at]?.level === 1);
  const words = main === undefined ? [] : nameTextAt(view, main).words;
  return !noun.includes(" ") && /^\p{Ll}/u.test(noun) && words.some((word) => root(word) === root(noun));
}

/** A label with its field is no entry, however many stand side by side. */
function isOfEntry(index: ViewIndex, at: number): boolean {
  const entry = repeatedAround(index, at);
  return entry > 0 && candidatesIn(index, entry).length > 1;
}

function controlCalled(index: ViewIndex, name: string): number | undefined {
  const found = index.candidates.filter(
    ({ node, index: at, fields }) =>
      (isSelect(node) || isField(node)) &&
      !isOfEntry(index, at) &&
      fields.some((field) => field.name.text === normalize(name)),
  );
  return found.length === 1 ? found[0]?.index : undefined;
}

/** “Promote” is pressed where it is there. */
const isOffered = (index: ViewIndex, verb: string): boolean =>
  index.candidates.some(
    ({ node, fields }) =>
      !isField(node) &&
      !isSelect(node) &&
      fields.some(({ name }) => root(name.words[0] ?? "") === root(verb)),
  );

type Meant = { at: Candidate; value: string };

function meantOf(index: ViewIndex, entry: number, { rest, takesNumbers, name }: Subjects): Meant | undefined {
  const controls = index.candidates.filter(
    ({ node, index: at }) =>
      (isSelect(node) || isField(node)) &&
      node.disabled !== true &&
      node.readonly !== true &&
      (entry === 0 ? !isOfEntry(index, at) : contains(index, entry, at)) &&
      isInFront(index, at),
  );
  const figures = controls.filter(({ node }) => node.role === "spinbutton" || node.role === "slider");
  const isOnly = entry !== 0 && figures.length === 1;
  const found = controls.flatMap((at) => {
    const value = readTold({ ...asTold(index, at), rest, takesNumbers, isOnly: isOnly && at === figures[0] });
    return value === undefined ? [] : [{ at, value }];
  });
  const [only, another] = found;
  return another === undefined && !isCalledBeside(controls, only, name) ? only : undefined;
}

/** “the wake-up heating should start at 6:15” is told of the field of that name, and of none beside it. */
function isCalledBeside(controls: Candidate[], found: Meant | undefined, name: string): boolean {
  const said = wordsOf(normalize(name)).filter((word) => !/^(?:the|my|our|should|must|will|is)$/u.test(word));
  const says = ({ node }: Candidate): boolean => {
    const words = new Set(wordsOf(normalize(node.name)));
    return said.every((word) => words.has(word));
  };
  return said.length > 1 && found !== undefined && !says(found.at) && controls.some(says);
}

function asTold(
  index: ViewIndex,
  { node, index: at, fields }: Candidate,
): Omit<Told, "rest" | "takesNumbers" | "isOnly"> {
  const head = columnHead(index, at) ?? "";
  const names = fields.flatMap(({ name, weight }) => (weight >= 0.87 ? [name.text] : []));
  return { node, heads: [head, labelOf(node), ...names].join(" ") };
}

const labelOf = ({ name, placeholder = "" }: ViewNode): string => `${name} ${placeholder}`;
