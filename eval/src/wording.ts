import { deedsOf, type EvaluationCase } from "./case.ts";
import { pick, randomFrom } from "./random.ts";

/** Says the same in other words; undefined where it does not apply. Values and quoted words stay as they are. */
type Rewording = (said: EvaluationCase, random: () => number) => string | undefined;

const polite = ["please ", "could you ", "can you please ", "I want you to ", "I'd like you to ", "now "];
const thanks = [" please", ", please", ", thanks", " now"];

const verbs: Record<string, readonly string[]> = {
  click: ["press", "tap", "hit", "click on", "push"],
  press: ["click", "hit"],
  tap: ["click", "press"],
  open: ["go to", "show"],
  type: ["enter", "write", "put"],
  enter: ["type", "write"],
  choose: ["select", "pick"],
  select: ["choose", "pick"],
  pick: ["choose", "select"],
  check: ["tick"],
  tick: ["check"],
  untick: ["uncheck"],
  uncheck: ["untick"],
  clear: ["empty"],
};

const imperatives = new Set(
  Object.keys(verbs).concat(
    "fill set change search scroll add remove delete close show go put turn mark".split(" "),
  ),
);

/** What may not be changed in the words of a case: what it writes, and what stands in quotes. */
function protectedParts(said: EvaluationCase): string[] {
  const values = deedsOf(said).flatMap((deed) => Object.values(deed.values ?? {}).flat());
  const texts = deedsOf(said).flatMap((deed) => Object.values(deed.texts ?? {}));
  const keys = deedsOf(said).flatMap((deed) => deed.pressed ?? []);
  const written = [...values, ...texts, ...keys].filter((value) => typeof value === "string" && value !== "");
  return [...(written as string[]), ...(said.say.match(/"[^"]*"|“[^”]*”|'[^']+'/gu) ?? [])];
}

/** The words of an instruction that are neither written nor quoted, with where they begin. */
function freeWords(said: EvaluationCase): { word: string; at: number }[] {
  const taken = protectedParts(said).flatMap((part) => rangesOf(said.say, part));
  return [...said.say.matchAll(/\p{L}+/gu)]
    .map((found) => ({ word: found[0], at: found.index }))
    .filter(({ word, at }) => !taken.some(([from, to]) => at < to && at + word.length > from));
}

function rangesOf(text: string, part: string): [number, number][] {
  const ranges: [number, number][] = [];
  const [lower, sought] = [text.toLowerCase(), part.toLowerCase()];
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + 1))
    ranges.push([at, at + part.length]);
  return ranges;
}

const replaced = (text: string, { word, at }: { word: string; at: number }, by: string): string =>
  text.slice(0, at) + by + text.slice(at + word.length);

const politely: Rewording = ({ say }, random) => {
  const [first = ""] = say.split(/\s/u);
  if (say.endsWith("?") || /\bplease\b/iu.test(say)) return undefined;
  if (!imperatives.has(first.toLowerCase())) return undefined;
  const plain = say.replace(/\.$/u, "");
  if (random() < 0.4) return plain + (pick(thanks, random) ?? "");
  return (pick(polite, random) ?? "") + plain[0]?.toLowerCase() + plain.slice(1);
};

const otherVerb: Rewording = ({ say, kind }, random) => {
  const [first = ""] = say.split(/\s/u);
  if (kind === "key" || kind === "negation") return undefined;
  const verb = pick(verbs[first.toLowerCase()] ?? [], random);
  if (verb === undefined || (/^(?:click|open)$/iu.test(first) && /^\S+ (?:on|to|up)\b/iu.test(say)))
    return undefined;
  return verb + say.slice(first.length);
};

const otherCase: Rewording = (said, random) => {
  const words = freeWords(said);
  const isUpper = random() < 0.25;
  const change = (word: string) => (isUpper ? word.toUpperCase() : word.toLowerCase());
  const text = words.reduce((say, each) => replaced(say, each, change(each.word)), said.say);
  return text === said.say ? undefined : text;
};

/** One slip of the fingers in one long word, never its first letter. */
const mistyped: Rewording = (said, random) => {
  const words = freeWords(said).filter(({ word }) => word.length >= 6 && /^[a-z]+$/iu.test(word));
  const chosen = pick(words, random);
  if (chosen === undefined || said.kind === "key") return undefined;
  const { word } = chosen;
  const place = 1 + Math.floor(random() * (word.length - 3));
  const slips = [
    word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2),
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + word[place] + word.slice(place),
  ];
  const slip = pick(slips, random) ?? word;
  return slip === word ? undefined : replaced(said.say, chosen, slip);
};

/** Without the quotes around the name of what is clicked. */
const unquoted: Rewording = ({ say, kind, expect }) => {
  const isPlain =
    kind === "click" || (typeof expect === "object" && "clicked" in expect && !("values" in expect));
  const text = say.replaceAll(/["“”]/gu, "");
  return isPlain && text !== say ? text : undefined;
};

const punctuated: Rewording = ({ say }, random) =>
  /[.!?]$/u.test(say) ? say.replace(/[.!?]$/u, "") : say + (random() < 0.7 ? "." : "!");

const rewordings = {
  polite: politely,
  verb: otherVerb,
  case: otherCase,
  typo: mistyped,
  unquoted,
  punctuated,
};
export type RewordingName = keyof typeof rewordings;

/** Up to `count` other wordings of a case, the same ones in every run. */
export function reword(said: EvaluationCase, count: number): { name: RewordingName; say: string }[] {
  const random = randomFrom(said.say);
  const names = (Object.keys(rewordings) as RewordingName[])
    .map((name) => ({ name, order: random() }))
    .toSorted((left, right) => left.order - right.order);
  const made = names.flatMap(({ name }) => {
    const say = rewordings[name](said, random);
    return say === undefined ? [] : [{ name, say }];
  });
  return made.slice(0, count);
}
