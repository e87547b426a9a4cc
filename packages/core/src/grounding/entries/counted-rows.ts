import type { PageView } from "../../page/view.ts";
import { repeatedAround } from "./items.ts";
import { numberInWords } from "../amounts/numbers.ts";
import type { GroundedStep, Grounding, Resolved } from "../outcome.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { contains, indexOf, nameTextAt, type ViewIndex } from "../matching/view-index.ts";
import { ordinalOf } from "../vocabulary/relations.ts";

const noun = String.raw`(?:rows?|lines?|entry|entries|items?|ones?|records?|boxe?s?|positions?|numbers?|nos?\.?|nrs?\.?|#)`;
const figure = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const counting = String.raw`(?:\p{L}+(?:st|nd|rd|th)|\d{1,2}(?:st|nd|rd|th)|first|last)`;
const between = String.raw`(?:,? (?:and|&|then) |, )(?:also |then )?`;
const inWords =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last)$/iu;
const lead = String.raw`^(?:(?:please|now|just) )*(?<lead>\p{L}+(?: \p{L}+)?(?: (?:of|on|off|out|away|up))?) `;
const ending = String.raw`(?:,? please)?[.!]?$`;
const pattern = (spec: string): RegExp => new RegExp(lead + spec + ending, "iu");

/** “rows 1, 2 and 5”, “lines 2 to 4”, “number 3”. */
const numbered = pattern(
  String.raw`(?:the )?${noun} ?(?<figures>${figure}(?:(?:${between}| ?(?:-|–|to|through|thru|until) ?)${figure})*)`,
);
/** “files 1 and 4”, where no file is called by a number. */
const numberedThings = pattern(
  String.raw`(?:the )?(?<noun>\p{L}{3,}s) (?<figures>${figure}(?:(?:${between}| ?(?:-|–|to|through|thru|until) ?)${figure})+)`,
);
/** “the first and the third task”, “the 2nd and 4th”. */
const ordinal = pattern(
  String.raw`(?:both )?(?<all>(?:the )?${counting}(?: one| box| row| item| entry)?(?:${between}(?:the )?${counting})+)(?<things>(?: \p{L}+){0,2})`,
);
/** “the last row but one”, “the one before last”. */
const butOne = pattern(
  String.raw`(?:the )?(?:last(?: (?<thing>\p{L}+))? but (?<back>one|two|three)|(?:one|row|entry|item) before (?:the )?last)`,
);
/** “the top two”, “the bottom one”. */
const side = pattern(String.raw`the (?<side>top|bottom)(?:most)? (?<many>${figure})`);
/** “the middle one”, of an odd number of them. */
const middle = pattern(String.raw`the middle (?<thing>\p{L}+)`);
/** “the first and the third”: said of boxes. */
const bare = /^(?:both )?(?:the )?(?:first|second|third|fourth|fifth|1st|2nd|3rd|\d{1,2}th)\b/iu;
/** “every second row”, of which there are several. */
const everyOther = pattern(String.raw`every (?<step>second|third|2nd|3rd) (?<thing>\p{L}+)`);

/** More rows are counted out by nobody who sees the page. */
const mostRows = 20;
const ends: Record<string, string> = { one: "second", two: "third", three: "fourth" };

/**
 * “delete rows 2 and 4”, “tick the first and the third”, “remove the last but one”: what the order does to each of those rows,
 * where it is the same in entries of one list. Undefined where one of them is not there, or where entries are called by a number
 * that is not their place.
 */
export function groundCountedRows(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Resolved | undefined {
  const said = instruction.trim();
  if (/["“”:;?]/u.test(said)) return undefined;
  const text = bare.test(said) ? `tick ${said}` : said;
  const places = numbersIn(text);
  if (places?.some((at) => isCalled(view, at)) === true) return undefined;
  const rows = rowsOf(text);
  if (rows === undefined) return everySecond(view, text, groundOrder) ?? inTheMiddle(view, text, groundOrder);
  const found = rows.map((order) => groundOrder(order));
  const steps = stepsOf(view, found);
  if (steps === undefined || (text !== said && steps.some(({ method }) => method === "click")))
    return undefined;
  const isOther = places && isNumberedOtherwise(view, steps, { places, isAnywhere: !numbered.test(text) });
  return isOther === true ? undefined : resolved(steps, found);
}

/** “the number 1”, where a control is called so. */
const isCalled = (view: PageView, figure: number): boolean =>
  indexOf(view).candidates.some(({ node }) => node.name.trim() === String(figure));

/** An order for each of the rows. */
function rowsOf(text: string): string[] | undefined {
  const back = butOne.exec(text)?.groups;
  if (back) return [`${back["lead"]} the ${ends[back["back"] ?? "one"]} to last ${back["thing"] ?? "one"}`];
  const end = side.exec(text)?.groups;
  if (end) {
    const word = end["side"]?.toLowerCase() === "top" ? "first" : "last";
    const many = numberInWords(end["many"] ?? "") ?? 0;
    if (many < 1 || many > mostRows) return undefined;
    return Array.from({ length: many }, (_, at) =>
      word === "first" ? `${end["lead"]} the ${nth(at + 1)} one` : lastOrder(end["lead"] ?? "", many - at),
    );
  }
  const figures = numbersIn(text);
  const things = numberedThings.exec(text)?.groups?.["noun"];
  const verb =
    (numbered.exec(text) ?? numberedThings.exec(text) ?? ordinal.exec(text))?.groups?.["lead"] ?? "";
  const thing = numbered.test(text) || things === undefined ? "one" : things.replace(/s$/iu, "");
  if (figures) return figures.map((at) => `${verb} the ${nth(at)} ${thing}`);
  const said = ordinal.exec(text)?.groups;
  if (said === undefined) return undefined;
  const kind = (said["things"] ?? "").trim() || "one";
  const words = (said["all"] ?? "").split(/,|\band\b|\bthen\b|&/iu).flatMap((part) => {
    const word = part.replace(/\b(?:the|one|also|box|row|item|entry)\b/giu, "").trim();
    return word === "" ? [] : [word];
  });
  const isCounting = words.every((word) => inWords.test(word) || ordinalOf(word.toLowerCase()));
  return isCounting ? words.map((word) => `${verb} the ${word} ${kind}`) : undefined;
}

/** 1 is the last. */
const lastOrder = (verb: string, at: number): string =>
  at === 1 ? `${verb} the last one` : `${verb} the ${backward[at] ?? nth(at)} to last one`;

const backward: Record<number, string> = { 2: "second", 3: "third", 4: "fourth", 5: "fifth" };

const nth = (at: number): string => {
  const ending = at > 3 && at < 21 ? "th" : (["th", "st", "nd", "rd"][at % 10] ?? "th");
  return `${at}${ending}`;
};

/** Places that are said in figures: “rows 1, 2 and 5”, “items 2-4”. */
function numbersIn(text: string): number[] | undefined {
  const said = (numbered.exec(text) ?? numberedThings.exec(text))?.groups?.["figures"];
  if (said === undefined) return undefined;
  const places = said.split(/,|\band\b|&/iu).flatMap((part) => {
    const [from = Number.NaN, to = from] = part
      .split(/-|–|\b(?:to|through|thru|until)\b/iu)
      .map((one) => numberInWords(one) ?? Number.NaN);
    return to - from < mostRows ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : [Number.NaN];
  });
  return places.length > 0 && places.every((at) => at > 0 && at < 100) ? places : undefined;
}

function everySecond(
  view: PageView,
  text: string,
  groundOrder: (order: string) => Grounding,
): Resolved | undefined {
  const { lead: verb = "", step = "", thing = "" } = everyOther.exec(text)?.groups ?? {};
  if (!/^(?:tick|check|select|choose|mark|pick|untick|uncheck)$/iu.test(verb)) return undefined;
  const by = /^(?:second|2nd)$/iu.test(step) ? 2 : 3;
  const all = allOf(groundOrder, `${verb} the`, thing);
  const found = all.filter((_, at) => (at + 1) % by === 0);
  const steps = found.length > 0 ? stepsOf(view, found) : undefined;
  return steps && resolved(steps, found);
}

function inTheMiddle(
  view: PageView,
  text: string,
  groundOrder: (order: string) => Grounding,
): Resolved | undefined {
  const { lead: verb = "", thing = "" } = middle.exec(text)?.groups ?? {};
  if (verb === "") return undefined;
  const all = allOf(groundOrder, `${verb} the`, thing);
  const found =
    all.length % 2 === 1 && all.length > 1 ? all.slice(all.length >> 1, (all.length >> 1) + 1) : [];
  const isOneList = stepsOf(view, all) !== undefined;
  const steps = isOneList && found.length === 1 ? stepsOf(view, found) : undefined;
  return steps && resolved(steps, found);
}

/** None where there are more than anybody counts. */
function allOf(groundOrder: (order: string) => Grounding, before: string, thing: string): Grounding[] {
  const found: Grounding[] = [];
  for (let at = 1; at <= mostRows; at += 1) {
    const one = groundOrder(`${before} ${nth(at)} ${thing}`);
    if (one.outcome !== "resolved") return found;
    found.push(one);
  }
  return [];
}

function resolved(steps: GroundedStep[], found: Grounding[]): Resolved {
  return {
    outcome: "resolved",
    steps,
    confidence: 0.82,
    candidates: found.flatMap(({ candidates }) => candidates.slice(0, 1)),
    isAccounted: true,
    isInferred: true,
  };
}

/** The same is done in different entries of one list. */
function stepsOf(view: PageView, found: Grounding[]): GroundedStep[] | undefined {
  const index = indexOf(view);
  const steps: GroundedStep[] = [];
  for (const one of found) {
    const [step, another] = one.outcome === "resolved" ? one.steps : [];
    if (step?.node === undefined || another !== undefined || !presses.test(step.method)) return undefined;
    steps.push(step);
  }
  const places = steps.map(({ node }) => (node ? view.nodes.indexOf(node) : -1));
  const entries = places.map((at) => repeatedAround(index, at) || at);
  const [first] = entries;
  const areApart =
    new Set(places).size === places.length &&
    entries.every((entry) => view.nodes[entry]?.parent === view.nodes[first ?? -1]?.parent);
  const [step] = steps;
  const areAlike = steps.every(
    ({ method, node }) => method === step?.method && node?.role === step.node?.role,
  );
  return areApart && areAlike ? steps : undefined;
}

const presses = /^(?:click|check|uncheck)$/u;

type Places = { places: number[]; isAnywhere: boolean };

/** “row 3” of a list whose third row is called 7, and another one 3. `isAnywhere`: whatever says the number tells another. */
function isNumberedOtherwise(view: PageView, steps: GroundedStep[], { places, isAnywhere }: Places): boolean {
  const index = indexOf(view);
  return steps.some(({ node }, at) => {
    const own = node === undefined ? -1 : view.nodes.indexOf(node);
    const called = placesCalled(index, places[at] ?? 0, isAnywhere);
    return called.length > 0 && !called.some((entry) => contains(index, entry, own));
  });
}

/** Entries of which the first text is this number, or any text says it. */
function placesCalled(index: ViewIndex, number: number, isAnywhere: boolean): number[] {
  const { nodes } = index.view;
  return nodes.flatMap(({ role, name }, at) => {
    if (role !== "text" || !/\d/u.test(name)) return [];
    const entry = repeatedAround(index, at);
    const words = wordsOf(nameTextAt(index.view, at).text);
    const isShort = words.length < 3 && words.at(-1) === String(number);
    const isFirst = nodes.slice(entry + 1, at).every((before) => before.role !== "text");
    const isCalled = isAnywhere ? words.includes(String(number)) : isShort && isFirst;
    return entry > 0 && isCalled ? [entry] : [];
  });
}

const twoOrdinals =
  /\b(?:first|second|third|fourth|fifth|1st|2nd|3rd|\d{1,2}th)\b(?: \p{L}+)?(?:,? and |,? then |, | & )(?:the )?(?<next>first|second|third|fourth|fifth|last|2nd|3rd|\d{1,2}th)\b/iu;

/** “delete the first and the third”: one of them is not both. The ordinal that nothing was done for. */
export function leavesOrdinal(instruction: string, { steps }: Resolved): string | undefined {
  const { next = "" } = twoOrdinals.exec(instruction)?.groups ?? {};
  const [step, another] = steps;
  if (next === "" || another !== undefined || step?.node === undefined) return undefined;
  const own = normalize([step.node.name, step.description, ...step.arguments].join(" "));
  return wordsOf(own).includes(next.toLowerCase()) ? undefined : next;
}
