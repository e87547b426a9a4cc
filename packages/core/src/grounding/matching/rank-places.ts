import type { ViewNode } from "../../page/view.ts";
import { isControl, isField, isSelect, roleFit } from "./compatibility.ts";
import type { Scored } from "./match.ts";
import { narrow, saysWords } from "./scope.ts";
import { nodesIn, nodesInside } from "./ranges.ts";
import { tiers } from "./similarity.ts";
import { trimTarget } from "../grammar/target.ts";
import { normalize, wordsOf } from "./text.ts";
import { phraseAtEnd, slice, textOf, tokenize, type Phrase } from "./tokens.ts";
import { nameAt, type ViewIndex } from "./view-index.ts";
import { articles } from "../vocabulary/relations.ts";
import { containerTable, roleTable, type RoleWord } from "../vocabulary/roles.ts";
import { synonymsOf } from "../vocabulary/synonyms.ts";

/** Less than any control that is called so itself. */
const placed = 0.6;
const named = 0.65;

const placeRoles = new Set([
  "region",
  "form",
  "group",
  "radiogroup",
  "navigation",
  "dialog",
  "alertdialog",
  "table",
  "iframe",
  "article",
  "tablist",
  "complementary",
  "search",
  "toolbar",
  "tabpanel",
]);
/** They say that something is meant to be set or shown, and never which. */
const general = /^(?:settings?|controls?|elements?|actions?|choices?|sizes?|details?)$/;

type Asked = { words: string; kind?: RoleWord; place?: RoleWord };

/**
 * Controls that have the words in a longer name (“quantity inputs”), else those in the part of the page that the words
 * name: “the cookie buttons” are the buttons of the section “We use cookies”.
 */
export function controlsAbout(index: ViewIndex, text: string): Scored[] {
  const asked = read(trimTarget(tokenize(text)));
  const controls = index.candidates.filter(({ node }) => isControl(node) && isKind(node, asked.kind));
  const called =
    asked.words === ""
      ? []
      : controls.filter(({ index: at }) => saysWords(nameAt(index.view, at), asked.words));
  if (called.length > 0 && asked.kind) return called.map(({ index: at, node }) => scored(node, at, named));
  const within = inside(
    index,
    controls.map(({ index: at }) => at),
    asked,
  );
  const kept = new Set(within);
  return controls
    .filter(({ index: at }) => kept.has(at))
    .map(({ index: at, node }) => scored(node, at, placed));
}

function scored(node: ViewNode, index: number, score: number): Scored {
  return { index, node, score, tier: tiers.loose };
}

function isKind(node: ViewNode, kind: RoleWord | undefined): boolean {
  if (!kind || kind.container) return true;
  if (kind.name === "field") return isField(node) || isSelect(node);
  return roleFit(kind, node) === 1;
}

/** “the checkout form fields”: what, of which kind of place, and its name. */
function read(phrase: Phrase): Asked {
  let rest = phrase;
  while (articles.has(rest.tokens[0]?.word ?? "")) rest = slice(rest, 1);
  const kind = phraseAtEnd(rest.tokens, roleTable);
  const isPlace = kind?.entry.container === true;
  if (kind) rest = slice(rest, 0, kind.at);
  const place = isPlace ? undefined : phraseAtEnd(rest.tokens, containerTable);
  if (place) rest = slice(rest, 0, place.at);
  while (rest.tokens.length > 1 && general.test(rest.tokens.at(-1)?.word ?? "")) rest = slice(rest, 0, -1);
  const container = isPlace ? kind.entry : place?.entry;
  return {
    words: textOf(rest),
    ...(kind && !isPlace ? { kind: kind.entry } : {}),
    ...(container ? { place: container } : {}),
  };
}

function inside(index: ViewIndex, controls: number[], { words, place }: Asked): number[] {
  if (words === "") return place ? narrow(index, controls, [{ relation: "inside", names: [], place }]) : [];
  const [first = "", ...others] = [normalize(words), ...synonymsOf(normalize(words))];
  for (const wanted of [first, ...others]) {
    const found = inPlacesCalled(index, controls, wanted);
    if (found.length > 0) return found;
  }
  return [];
}

/** In the places whose names say least beside the words. */
function inPlacesCalled(index: ViewIndex, controls: number[], wanted: string): number[] {
  const places = index.view.nodes.flatMap((node, at) => {
    if (node.name === "" || !placeRoles.has(node.role) || !saysWords(nameAt(index.view, at), wanted))
      return [];
    const held = nodesInside(index, nodesIn(index, at, controls), [at]);
    return held.length > 0 ? [{ held, length: wordsOf(nameAt(index.view, at)).length }] : [];
  });
  const least = Math.min(...places.map(({ length }) => length));
  return places.filter(({ length }) => length === least).flatMap(({ held }) => held);
}
