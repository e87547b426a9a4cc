import {
  around,
  controlsOf,
  fieldsOf,
  indexOfNode,
  onlyField,
  plain,
} from "../../../grounding/matching/outline.ts";
import { placeSaid } from "../../../grounding/vocabulary/relations.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import { problemsIn, type Problem } from "./equations.ts";
import { inTurn, useAgain, type Deed, type Hand } from "./hand.ts";

const solving =
  /^(?:only )?(?:solve|calculate|compute|work out|figure out|do|answer|find|determine|evaluate)(?: only)? (?<what>.+)$/iu;
const typing =
  /^(?:type|enter|write|put|fill|give|insert|provide|input)(?: in| down)? (?<what>.+?)(?: (?:into|in|to|next to|beside) (?<field>(?:(?! and ).)+))?$/iu;
const ways = new Set(
  (
    "the this that these those a your my its both all two three four of for in on and is to what asked page shown below above following " +
    "little simple small short easy correct right first second third fourth last next one number no only"
  ).split(" "),
);
const problems = new Set(
  (
    "sum sums question questions equation equations problem problems calculation calculations result results exercise exercises arithmetic " +
    "asked answer answers solution solutions value values math maths mathematical addition subtraction multiplication division unknown variable expression x y"
  ).split(" "),
);

/** “solve the little sum on the page”, “solve for x”, “type the answers into their boxes”: each into its field. */
export const arithmetic: Deed = async (text, hand) => {
  const typed = solving.test(text) ? undefined : typing.exec(text)?.groups;
  const what = typed?.["what"] ?? solving.exec(text)?.groups?.["what"];
  if (what === undefined || !isOfProblems(what, hand)) return undefined;
  const view = await hand.look();
  const all = problemsOn(view);
  const known = typed === undefined ? [] : solvedOf(all, hand);
  const meant = known.length > 0 ? known : meantBy(all, what);
  if (meant.length === 0) return undefined;
  const isPlural = /\b(?:both|all|two|three|four|these|answers|results|solutions|values)\b/iu.test(what);
  if (meant.length > 1 && !isPlural && known.length === 0)
    return {
      done: false,
      reason: `the page has several sums, with the results ${meant.map(written).join(", ")}.`,
    };
  for (const problem of meant) hand.references.note("result", written(problem));
  const [only, ...others] = meant;
  if (only !== undefined && others.length === 0 && (all.length === 1 || !isAnyField(typed?.["field"])))
    return give(hand, written(only), typed?.["field"]);
  return inTurn(meant.map((problem) => () => answer(hand, view, { problem, all })));
};

/** What an earlier step has worked out. */
function solvedOf(all: Placed[], { references }: Hand): Placed[] {
  const results = new Set(references.notes.flatMap(({ what, value }) => (what === "result" ? [value] : [])));
  return all.filter((problem) => results.has(written(problem)));
}

/** Every word speaks of sums and the like; “it” only where a result is known. */
function isOfProblems(what: string, { references }: Hand): boolean {
  if (/^(?:it|that|them|this)$/iu.test(what)) return references.notes.at(-1)?.what === "result";
  const words = plain(what).split(" ");
  return (
    words.some((word) => problems.has(word)) &&
    words.every(
      (word) => ways.has(word) || problems.has(word) || /^(?:\d{1,2}(?:st|nd|rd|th)?|\p{L})$/u.test(word),
    )
  );
}

type Placed = Problem & { at: number };

/** Parts of a line that only say how its words look. */
const inline =
  /^(?:a|b|bdi|code|em|font|i|kbd|label|mark|math|mi|mn|mo|mrow|output|s|small|span|strong|sub|sup|u|var)$/u;

/** The sums of a page, line by line; `at`: the part that holds the line. */
function problemsOn(view: PageView): Placed[] {
  const lines = new Map<number, string[]>();
  for (const { role, name, parent } of view.nodes) {
    if (role !== "text") continue;
    let at = parent;
    while (at > 0 && inline.test(view.nodes[at]?.tag ?? "")) at = view.nodes[at]?.parent ?? 0;
    lines.set(at, [...(lines.get(at) ?? []), name]);
  }
  const found = [...lines].flatMap(([at, said]) =>
    problemsIn(said.join(" ")).map((problem) => ({ ...problem, at })),
  );
  const known = new Map(found.map((problem) => [`${problem.at} ${written(problem)}`, problem]));
  if (known.size > 0) return [...known.values()];
  // A sum may stand in as many parts as it has signs.
  return problemsIn([...lines.values()].flat().join(" ")).map((problem) => ({ ...problem, at: 0 }));
}

/** “solve for x” is about what has an x, “the second sum” about that one. */
function meantBy(all: Placed[], what: string): Placed[] {
  const unknown = /\bfor (\p{L})\b|\b(x|y)\b/iu.exec(what);
  const letter = (unknown?.[1] ?? unknown?.[2])?.toLowerCase();
  const lettered = all.filter((problem) => problem.unknown?.toLowerCase() === letter);
  const isEquation = /\bequations?\b|\bunknown\b|\bvariable\b/iu.test(what);
  const kind =
    letter !== undefined
      ? lettered
      : isEquation && all.some((problem) => problem.unknown !== undefined)
        ? all.filter((problem) => problem.unknown !== undefined)
        : all;
  const numbered = /\b(?:problem|exercise|question|sum|equation|number|no\.?)s? ?#?(\d{1,2})\b/iu.exec(
    what,
  )?.[1];
  const ordinal = /\b(\d+(?:st|nd|rd|th)|first|second|third|fourth|last)\b/iu.exec(what)?.[1];
  const place = numbered === undefined ? placeSaid(ordinal ?? "") : Number(numbered);
  if (place === undefined) return kind;
  const found = all.at(place > 0 ? place - 1 : place);
  return found === undefined || !kind.includes(found) ? [] : [found];
}

function written({ value }: Problem): string {
  return String(Math.round(value * 1e6) / 1e6);
}

type Asked = { problem: Placed; all: Placed[] };

async function answer(hand: Hand, view: PageView, asked: Asked): Promise<Came> {
  const value = written(asked.problem);
  const field = fieldOf(view, asked);
  if (field === undefined)
    return { done: false, reason: `it is ${value}, and which field is for it is not plain.` };
  if (field.value === value) return { done: true };
  const why = "Types what was found";
  const gone = "one of the fields is gone.";
  return useAgain(hand, field, { method: "fill", arguments: [value], why, gone });
}

/** The field in the line of a sum, the one that is called as the unknown is, or the first behind it and before the next. */
function fieldOf(view: PageView, { problem, all }: Asked): ViewNode | undefined {
  const fields = fieldsOf(view).map((node) => ({ node, at: indexOfNode(view, node) }));
  const inside = fields.filter(({ at }) => around(view, at)[0] === problem.at);
  if (inside.length === 1) return inside[0]?.node;
  const lineOf = (at: number) => around(view, at)[0] ?? 0;
  const called = fields.filter(({ node, at }) => {
    const texts = view.nodes.flatMap(({ role, name, parent }) =>
      role === "text" && parent === lineOf(at) ? [name] : [],
    );
    return [node.name, ...texts].some((said) =>
      new RegExp(`^\\s*${problem.unknown ?? " "}\\s*[=:]?\\s*$`, "iu").test(said),
    );
  });
  if (problem.unknown !== undefined && /\p{L}/u.test(problem.unknown) && called.length === 1)
    return called[0]?.node;
  const next = Math.min(...all.flatMap(({ at }) => (at > problem.at ? [at] : [])));
  const behind = fields.filter(({ at }) => at > problem.at && at < next);
  return behind.length === 1 ? behind[0]?.node : undefined;
}

/** It is not said which field. */
export function isAnyField(field: string | undefined): boolean {
  return (
    field === undefined ||
    /^(?:(?:the|your|its|their|both|a) )*(?:(?:text|input|answer|respective) ?)*(?:fields?|box(?:es)?|inputs?|answers?|form|textbox(?:es)?|areas?|it)(?: (?:below|provided|next to it|beside it))?$/iu.test(
      field,
    )
  );
}

/** Puts a value into the field that is named, or into the only one; where there is none, presses what is called so. */
/** “the text input”, where the others are text areas. */
function onlyOfKind(view: PageView, field: string): ViewNode | undefined {
  const tag = /\barea\b|textarea/iu.test(field)
    ? "textarea"
    : /\b(?:input|text ?field|text ?box)\b/iu.test(field)
      ? "input"
      : "";
  const [only, another] = fieldsOf(view).filter((node) => node.tag === tag && (node.value ?? "") === "");
  return another === undefined ? only : undefined;
}

export async function give(hand: Hand, value: string, field?: string): Promise<Came> {
  const view = await hand.look();
  const only = onlyField(view) ?? onlyOfKind(view, field ?? "");
  if (isAnyField(field) && only !== undefined)
    return hand.use(view, only, { method: "fill", arguments: [value], why: "Types what was found" });
  if (field !== undefined) return hand.act(`type "${value}" into ${field}`);
  const choices = controlsOf(view).filter(({ name }) => name !== "" && plain(name) === plain(value));
  const [choice] = choices;
  if (choice !== undefined && choices.length === 1)
    return hand.use(view, choice, { why: "Chooses what was found" });
  const count = fieldsOf(view).length;
  return { done: false, reason: `it is ${value}, but the page has ${count} fields, and none is named.` };
}
