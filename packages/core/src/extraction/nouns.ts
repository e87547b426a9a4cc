import type { Wish } from "./finding.ts";
import type { Group } from "./groups.ts";
import { ENTITIES, wordLikeness } from "./match.ts";
import { type Page, type Scope, factsIn } from "./page.ts";
import type { Field } from "./schema.ts";
import { nodeAt } from "./tree.ts";
import { stem, words } from "./words.ts";

const stems = (list: string) => new Set(list.split(" ").map(stem));

/** Names of arrays that say nothing about what is in them. */
export const GENERAL = stems(
  "item result entry record row element list data object thing card listing found collection output all link",
);
/** Parts that frame a page; asked for by these words they are no less than its content. */
export const FRAME_WORDS = stems(
  "nav navigation menu breadcrumb footer header sidebar filter related recommended similar sponsored ad advertisement also",
);
/** Things that do not pass for one another, however alike their entries look. */
const KINDS = [
  stems("product offer deal movie film song album video game book"),
  stems("story post article news headline thread topic blog"),
  stems("job vacancy position"),
  stems("hotel restaurant property room city country flight"),
  stems("person people user author member employee"),
];
/** What stands beside the things that a page is about; a count of reviews on a card is no review. */
const SATELLITES = stems(
  "review comment rating vote reply question answer image feature ingredient step tag category author seller variant option",
);

/**
 * Whether the page calls its entries what the schema's array is called. False means that the array is about something
 * else than the page, and filling it by shape alone would be inventing.
 */
export function isCalled(
  page: Page,
  field: Field,
  { scope, wish, group }: { scope: Scope; wish: Wish; group: Group },
): boolean {
  const nouns = field.words.filter((word) => !GENERAL.has(word));
  if (nouns.length === 0 || scope.kind === "item") return true;
  if (group.chrome && field.words.some((word) => FRAME_WORDS.has(word))) return true;
  const label = words(group.label);
  const asked = nouns.at(-1) ?? "";
  if (isSaid(nouns, label)) return true;
  if (SATELLITES.has(asked)) return false;
  if (isSaid(nouns, pageWords(page))) return true;
  if (ENTITIES.has(asked) || KINDS.some((kind) => kind.has(asked)))
    return !isContrary(asked, [...label, ...pageWords(page)]);
  return (
    !SATELLITES.has(asked) &&
    (isSaid(nouns, entryWords(page, group)) ||
      isSaid(nouns, columnWords(page, group)) ||
      (group.chrome && isSaid(nouns, wish.words)))
  );
}

function isSaid(nouns: string[], said: Iterable<string>): boolean {
  for (const word of said) if (nouns.some((noun) => wordLikeness(noun, word) > 0)) return true;
  return false;
}

function isContrary(asked: string, said: string[]): boolean {
  const own = KINDS.find((kind) => kind.has(asked));
  return KINDS.some((kind) => kind !== own && own !== undefined && said.some((word) => kind.has(word)));
}

const knownWords = new WeakMap<Page, string[]>();

/** Words of the title, the path of the address and the first headings. */
function pageWords(page: Page): string[] {
  let known = knownWords.get(page);
  if (known === undefined) {
    const { view, headings } = page.tree;
    const path = URL.canParse(view.url) ? new URL(view.url).pathname : "";
    const texts = headings
      .filter((heading) => page.tree.chrome[heading] !== 1)
      .slice(0, 40)
      .map((heading) => nodeAt(page.tree, heading).name);
    knownWords.set(page, (known = [view.title, path, ...texts].flatMap((text) => words(text))));
  }
  return known;
}

/** What the columns of a table are called: one of them names its rows. */
function columnWords(page: Page, { items: [first] }: Group): string[] {
  const facts = first === undefined ? [] : factsIn(page, first);
  return facts.flatMap((fact) => (fact.source === "column" ? fact.labelWords : []));
}

function entryWords(page: Page, group: Group): string[] {
  const said: string[] = [];
  for (const { start, end } of group.items.slice(0, 3)) {
    for (let index = start; index < Math.min(end, start + 60); index++) {
      const { role, name } = nodeAt(page.tree, index);
      if (role === "text" && name.length < 200) said.push(...words(name));
    }
  }
  return said;
}
