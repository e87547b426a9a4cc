import { normalize, stem, wordsOf } from "../matching/text.ts";
import { skipOpening } from "../grammar/clauses.ts";
import { slice, textOf, tokenize } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";
import type { PageView } from "../../page/view.ts";
import { fillerWords } from "../vocabulary/synonyms.ts";
import { verbGroups } from "../vocabulary/verb-groups.ts";

/** Longer names are sentences. */
const longest = 5;

/**
 * “hire the Kangoo”, where every car has a button “Book”: the same with the verb that the page has, where it has none that is
 * called as it was said.
 */
export function withOtherVerbs(view: PageView, text: string): string[] {
  const phrase = tokenize(text.trim().replace(/[.!]$/u, ""));
  const order = textOf(slice(phrase, skipOpening(phrase.tokens, 0)));
  const said = verbGroups.flatMap((group) =>
    group.flatMap((way) => {
      const rest = restBehind(order, way);
      return rest === undefined ? [] : [{ group, way, rest }];
    }),
  );
  if (said.length === 0) return [];
  const names = namesOf(view);
  // “add” alone does not say of what: “insert a table” is not what adds a slide.
  const isCalled = (way: string, group: readonly string[]): boolean =>
    names.some(
      (name) =>
        (name === way && !group.includes("create")) ||
        (name.startsWith(`${way} `) && saysNoMore(name, `${way} ${order}`)),
    );
  if (said.some(({ way, group }) => isCalled(way.replace(" *", ""), group))) return [];
  const others = said.flatMap(({ group, rest }) =>
    group.flatMap((way) =>
      isCalled(way.replace(" *", ""), group) ? [`${way.replace(" *", "")} ${rest}`.trim()] : [],
    ),
  );
  return [...new Set(others)];
}

/** “Join the waiting list” is more than to join. */
export function saysNoMore(name: string, order: string): boolean {
  const said = new Set([...wordsOf(normalize(order)).map(stem), "now", "it", "thi"]);
  return wordsOf(normalize(name)).every(
    (word) => !/\p{L}/u.test(word) || fillerWords.has(word) || said.has(stem(word)),
  );
}

/** What the verb is said of: “Medic 7” of “send Medic 7 out”. */
function restBehind(order: string, way: string): string | undefined {
  const [before = "", after] = way.split(" * ");
  const start = order.slice(0, before.length).toLowerCase();
  // “revert”, where a button says “Undo”.
  if (start === before && order.length === before.length && after === undefined) return "";
  if (start !== before || order[before.length] !== " ") return undefined;
  const rest = order.slice(before.length + 1);
  if (after === undefined) return rest;
  const lower = rest.toLowerCase();
  if (lower.startsWith(`${after} `)) return rest.slice(after.length + 1);
  return lower.endsWith(` ${after}`) ? rest.slice(0, -after.length - 1) : undefined;
}

const known = new WeakMap<PageView, string[]>();

/** What is pressed on the page is called so. */
function namesOf(view: PageView): string[] {
  let names = known.get(view);
  if (names) return names;
  const { candidates } = indexOf(view);
  names = candidates.flatMap(({ node, fields }) =>
    node.editable || node.disabled
      ? []
      : fields.flatMap(({ name, weight }) =>
          weight > 0.9 && wordsOf(name.text).length <= longest
            ? [normalize(name.text).replace(/^[^\p{L}\p{N}]+/u, "")]
            : [],
        ),
  );
  known.set(view, (names = [...new Set(names)]));
  return names;
}
