import type { PageView } from "../../page/view.ts";
import { monthNames } from "../days/day-words.ts";
import { entryOf } from "../entries/items.ts";
import { headingsOver } from "../evidence/around.ts";
import { normalize, stem } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";
import type { Resolved } from "../outcome.ts";
import { colourWords } from "../vocabulary/colours.ts";

/** Words of which one rules out the others, by what all forms of one word have in common. */
type Kind = Map<string, string>;

const weekdays = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
const calendar: Kind[] = [monthNames, weekdays].map(
  (names) =>
    new Map(
      names.flatMap((name) => [
        [name, name],
        [name.slice(0, 3), name],
      ]),
    ),
);
const others: Kind[] = [
  [["spring"], ["summer"], ["autumn", "fall"], ["winter"]],
  [["mother", "mum", "mom"], ["father", "dad"], ["son"], ["daughter"], ["brother"], ["sister"]],
  [
    ["north", "northern"],
    ["south", "southern"],
    ["east", "eastern"],
    ["west", "western"],
  ],
  [...colourWords].map((word) => [word]),
].map(
  (groups) =>
    new Map(groups.flatMap(([first = "", ...more]) => [first, ...more].map((word) => [word, first]))),
);

/** “the second van” and “a third van” are two vans. */
const counted =
  /\b(?<order>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?<noun>\p{L}{3,})/giu;

/** “every day but Sunday”, “the colour between red and yellow”: the word is there for what is not meant. */
const forAnother =
  /\b(?:except|but|bar|apart|other|excluding|not|don['’]?t|without|instead|rather|between|under|over|above|below|beside|next to|before|after|left|right)\b/iu;

/**
 * “the Thursday shift”, where it is Saturday's that was found, and “Meteors of spring” for “Meteors of autumn”: of some kinds
 * of words each rules out all others. The word that was said.
 */
export function otherOfKind(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  if (forAnother.test(instruction)) return undefined;
  const said = tokenize(instruction).tokens.flatMap(({ kind, text }) => (kind === "word" ? [text] : []));
  const kinds = [
    ...(steps.some(({ method }) => /^(?:fill|type|selectOption)$/u.test(method)) ? [] : calendar),
    ...others,
  ];
  const asked = kinds.flatMap((kind) => {
    const words = said.flatMap((text) => memberOf(kind, text) ?? []);
    return words.length === 0 ? [] : [{ kind, words }];
  });
  const ordered = [...instruction.matchAll(counted)];
  if (asked.length === 0 && ordered.length === 0) return undefined;
  const { own, inside, around } = textsOf(view, steps);
  const other = asked.find(({ kind, words }) => {
    const there = new Set(around.flatMap((text) => membersIn(kind, text)));
    const texts = calendar.includes(kind) ? [...own, ...inside] : own;
    return texts.some((text) => membersIn(kind, text).length > 0) && !words.some((word) => there.has(word));
  });
  if (other !== undefined) return other.words[0];
  return ordered.find(({ groups: { order = "", noun = "" } = {} }) =>
    own.some((text) =>
      [...text.matchAll(counted)].some(
        ({ groups: there }) =>
          there?.["noun"] === noun && there?.["order"]?.toLowerCase() !== order.toLowerCase(),
      ),
    ),
  )?.groups?.["order"];
}

/** “may” and “sat” are months and days with a capital letter alone. */
function memberOf(kind: Kind, text: string): string | undefined {
  const word = normalize(text).replace(/'s?$/u, "");
  const member = kind.get(word) ?? kind.get(stem(word));
  const isCalendar = calendar.includes(kind);
  return isCalendar && !/^\p{Lu}/u.test(text) ? undefined : member;
}

const membersIn = (kind: Kind, text: string): string[] =>
  (text.match(/[\p{L}'’]+/gu) ?? []).flatMap((word) => memberOf(kind, word) ?? []);

type Texts = { own: string[]; inside: string[]; around: string[] };

/** What is acted on and what its entry is called; all that the entry says; and what stands around it, too. */
function textsOf(view: PageView, steps: Resolved["steps"]): Texts {
  const index = indexOf(view);
  const found: Texts = { own: [], inside: [], around: [] };
  for (const { node, arguments: values } of steps) {
    found.around.push(...values);
    if (node === undefined) continue;
    const entry = entryOf(index, node);
    const inside = entry === 0 ? [] : view.nodes.slice(entry, index.end[entry]);
    const first = inside.find(({ name }) => name !== "");
    const titles = inside.filter(({ role }) => /^(?:heading|rowheader|link)$/u.test(role));
    found.own.push(node.name, ...[...titles, ...(first ? [first] : [])].map(({ name }) => name));
    found.inside.push(...inside.map(({ name }) => name));
    const over = headingsOver(index, view.nodes.indexOf(node)).map((at) => view.nodes[at]?.name ?? "");
    found.around.push(...found.inside, node.name, node.looks ?? "", node.value ?? "", ...over);
  }
  return found;
}
