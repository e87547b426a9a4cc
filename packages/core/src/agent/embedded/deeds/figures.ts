import { colourNames, colourWords } from "../../../grounding/vocabulary/colours.ts";
import type { Figure } from "../../../page/looks.ts";
import { controlsOf, plain } from "../../../grounding/matching/outline.ts";
import { give } from "./arithmetic.ts";
import type { Came } from "../came.ts";
import type { Deed, Hand } from "./hand.ts";

const counting =
  /^(?:(?:please )?(?:count|how many|what is the number of|find out how many|tell me how many)) (?:of )?(?:the )?(?:different )?(?<what>.+?)(?: (?:are there|are shown|do you see|can you see|there are|are drawn|are (?:on|in) .+|(?:on|in) the (?:page|picture|drawing|image|figure|grid|canvas)))*(?:,? and .*)?\??$/iu;
const sides =
  /\bhow many (?:sides|corners|edges|vertices) (?:does )?(?:the|this|that) (?:shape|figure|polygon)(?: below)? ha(?:s|ve)\b|\bnumber of (?:sides|corners|edges) of the (?:shape|figure|polygon)\b/iu;
const describing =
  /^(?:what|which) (?:kind of )?(?:shape|figure|form) (?:is (?:it|this|shown|drawn|that)|do you see)|\b(?:describes|names|fits|matches|denotes) (?:the|this) (?:shape|figure|form|drawing|picture)/iu;
const answering =
  /^(?:click|press|choose|select|tap|pick|hit)(?: on)? (?:the )?(?:button |option |box |one )?(?:(?:with|that (?:shows|says|has|is)|for|which (?:shows|says|is)) )?(?:(?:the|that|its|this) )?(?:(?:right|correct) )?(?:answer|number|result|count|name|one|button)$/iu;

const kinds: Record<string, (figure: Figure) => boolean> = {
  circle: ({ shape }) => shape === "circle",
  dot: ({ shape }) => shape === "circle",
  square: ({ shape }) => shape === "rectangle",
  rectangle: ({ shape }) => shape === "rectangle",
  box: ({ shape }) => shape === "rectangle",
  triangle: ({ shape, sides: count }) => shape === "triangle" || count === 3,
  polygon: ({ shape }) => /^(?:polygon|triangle)$/u.test(shape),
  pentagon: ({ sides: count }) => count === 5,
  hexagon: ({ sides: count }) => count === 6,
  letter: ({ text }) => /^\p{L}$/u.test(text),
  digit: ({ text }) => /^\d$/u.test(text),
  number: ({ text }) => /^\d+$/u.test(text),
  item: () => true,
  shape: ({ text }) => text === "",
  figure: ({ text }) => text === "",
  object: () => true,
  thing: () => true,
  element: () => true,
};
const sizes: Record<string, "large" | "small"> = {
  large: "large",
  big: "large",
  small: "small",
  little: "small",
  tiny: "small",
};

/** “how many red circles are there?”, “count the triangles and click the right answer”: of what the page draws. */
export const countFigures: Deed = async (text, hand) => {
  if (sides.test(text)) return countSides(hand, text);
  const typed = typing.exec(text)?.groups;
  const what = (typed ?? counting.exec(text)?.groups)?.["what"];
  if (what === undefined) return undefined;
  const drawn = await hand.figures();
  const fits = testFor(what.replace(ofColour, "$<colour> $<kind>"), drawn);
  if (fits === undefined || drawn.length === 0) return undefined;
  const count = String(drawn.filter(fits).length);
  return typed === undefined ? told(hand, count, text) : give(hand, count, typed["field"]);
};

/** “type the number of red circles into the box”. */
const typing =
  /^(?:type|enter|write|put|fill in|input|insert|give)(?: in| down)? (?:the (?:number|count|amount) of|how many) (?:the )?(?<what>.+?)(?: (?:there are|are there|you (?:can )?see|(?:are|is) shown))?(?: (?:into|in|to) (?<field>(?:the|your|a) .+))?$/iu;
/** “shapes of the colour red”, “triangles that are blue”. */
const ofColour =
  /^(?<kind>\p{L}+)(?: there are)? (?:of (?:the )?colou?r|(?:that|which) are|coloured|colored|in) (?<colour>\p{L}+)$/iu;

async function countSides(hand: Hand, text: string): Promise<Came | undefined> {
  const [only, ...others] = (await hand.figures()).filter((figure) => figure.sides > 0);
  return only === undefined || others.length > 0 ? undefined : told(hand, String(only.sides), text);
}

/** “what shape is shown?”, “click the button that best describes the figure”: of a page that draws one alone. */
export const nameFigure: Deed = async (text, hand) => {
  if (!describing.test(text)) return undefined;
  const [only, ...others] = await hand.figures();
  if (only === undefined || others.length > 0) return undefined;
  const names = Object.keys(kinds).filter((name) => !general.test(name) && kinds[name]?.(only) === true);
  const choices = controlsOf(await hand.look()).filter(({ name }) => names.includes(plain(name)));
  const [choice] = choices;
  if (choice === undefined || choices.length > 1) return undefined;
  return told(hand, choice.name, text);
};

const general = /^(?:item|shape|figure|object|thing|element)$/u;

/** “press the button with that number”, after something was counted or worked out. */
export const pressAnswer: Deed = async (text, hand) => {
  const note = hand.references.notes.at(-1);
  return note === undefined || !answering.test(text) ? undefined : press(hand, note.value);
};

/** What was found out is kept in mind; where the task asks for no more, or says so, it is what is pressed. */
export async function told(hand: Hand, value: string, text: string): Promise<Came> {
  hand.references.note("answer", value);
  const isPressed = hand.isWhole || /\b(?:click|press|choose|select)\b/iu.test(text);
  const came = isPressed ? await press(hand, value) : undefined;
  return came ?? { done: true, answer: value };
}

async function press(hand: Hand, value: string): Promise<Came | undefined> {
  const view = await hand.look();
  const [only, ...others] = controlsOf(view).filter(({ name }) => plain(name) === plain(value));
  return only === undefined || others.length > 0
    ? undefined
    : hand.use(view, only, { why: "Presses what was found out" });
}

/** What all of the words say of a figure; undefined where one of them says something else. */
export function testFor(what: string, drawn: Figure[]): ((figure: Figure) => boolean) | undefined {
  const words = plain(what).split(" ");
  const areas = drawn.map(({ area }) => area);
  const middle = Math.sqrt(Math.max(1, Math.min(...areas)) * Math.max(...areas));
  const tests = words.map((word): ((figure: Figure) => boolean) | undefined => {
    if (colourWords.has(word)) return ({ colour }) => colourNames(colour).includes(word);
    const size = sizes[word];
    if (size !== undefined) return ({ area }) => area >= middle === (size === "large");
    if (/^(?:colou?red|and|the)$/u.test(word)) return () => true;
    return kinds[word] ?? kinds[word.replace(/(?:e?s)$/u, "")] ?? kinds[word.replace(/s$/u, "")];
  });
  if (tests.includes(undefined)) return undefined;
  return (figure) => tests.every((test) => test?.(figure) === true);
}
