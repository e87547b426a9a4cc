import type { PageView, ViewNode } from "../../page/view.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { lexisOf, type Lexis } from "../evidence/lexis.ts";
import { root } from "../evidence/root.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { questionOf } from "../choices/asked-choices.ts";
import { headingsOf } from "../entries/items.ts";
import { isInFront } from "../matching/candidates.ts";
import { nameText } from "../matching/names.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { composedField, composedOf, type Composed } from "./composed.ts";
import { openersOf } from "./openers.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { entriesAndColumns } from "./entries.ts";
import { numberedEntries, type Numbered } from "./numbered.ts";
import { placesHolding, placesOf, type Place } from "./places.ts";

/** A field of text, or a number that is set: what takes a value. */
export type OfferedField = {
  view: PageView;
  at: number;
  node: ViewNode;
  lexis: Lexis;
  places: ReadonlySet<number>;
  /** It is asked for in several controls. */
  composed?: Composed;
  /** It is called by the row or card that it stands in, which has no other field. */
  titled?: true;
  /** It takes no text: a calendar that it opens has the days. `both`: the first and the last of some. */
  opens?: "day" | "both";
};

/** One of several that exclude each other. `head`: its name up to the first comma or the like. */
export type OfferedChoice = {
  at: number;
  node: ViewNode;
  option?: string;
  name: string;
  group: string;
  /** What the group is called. */
  lexis: Lexis | undefined;
  groupStems: ReadonlySet<string>;
  whole: string[];
  head: string[];
  places: ReadonlySet<number>;
};

export type OfferedBox = { at: number; node: ViewNode; lexis: Lexis; places: ReadonlySet<number> };

export type Offered = {
  view: PageView;
  index: ViewIndex;
  fields: OfferedField[];
  choices: OfferedChoice[];
  boxes: OfferedBox[];
  buttons: Candidate[];
  places: Place[];
  /** Rows and entries that may be called by their number. */
  numbered: Numbered[];
  /** What the page says of itself in its title and headings: roots of words, and concepts. */
  about: { roots: ReadonlySet<string>; concepts: ReadonlySet<string> };
};

const known = new WeakMap<PageView, Offered>();

export function offeredBy(view: PageView): Offered {
  let offered = known.get(view);
  if (!offered) known.set(view, (offered = readOffered(view)));
  return offered;
}

function readOffered(view: PageView): Offered {
  const index = indexOf(view);
  const usable = index.candidates.filter(
    ({ node, index: at }) => !node.disabled && node.covered === undefined && isInFront(index, at),
  );
  const { entries, columns, columnsOf, titled } = entriesAndColumns(index, usable);
  const numbered = numberedEntries(index, usable);
  const places = [...placesOf(index), ...entries, ...unnamed(index, numbered, entries)].sort(
    (one, other) => one.from - other.from,
  );
  const openers = openersOf(usable);
  const holding = placesHolding(places);
  const inside = (at: number): ReadonlySet<number> => {
    const own = columnsOf.get(at);
    return own === undefined ? holding(at) : new Set([...holding(at), own]);
  };
  const one = ({ index: at, node, fields }: Candidate) => ({
    view,
    at,
    node,
    lexis: lexisOf(node, fields),
    places: inside(at),
  });
  // What heads a part of the page says where something is; the title and the first heading say what all of it is about.
  const headings = headingsOf(index).flatMap((at) =>
    view.nodes[at]?.level === 1 ? [view.nodes[at].name] : [],
  );
  return {
    view,
    index,
    fields: [
      ...usable
        .filter(
          ({ node }) =>
            (isField(node) || node.role === "slider") && !isSelect(node) && node.readonly !== true,
        )
        .map(one),
      ...composedOf(index, usable).flatMap((each) =>
        composedField(each, { view, places: inside(each.composed.parts[0]?.at ?? 0) }),
      ),
      ...usable.flatMap((candidate) => titledField(one(candidate), titled.get(candidate.index))),
      ...openers.map(({ candidate, opens }) => ({ ...one(candidate), opens })),
    ],
    choices: usable.flatMap((candidate) => choicesOf(index, candidate, inside(candidate.index))),
    boxes: usable.filter(({ node }) => isCheckable(node) && !/radio/u.test(node.role)).map(one),
    buttons: usable.filter(
      (one) =>
        /^(?:button|link)$/u.test(one.node.role) && !openers.some(({ candidate }) => candidate === one),
    ),
    places: [...places, ...columns],
    numbered,
    about: aboutOf([view.title, ...headings]),
  };
}

/** Entries that nothing but their number tells from others. */
function unnamed({ end }: ViewIndex, numbered: Numbered[], entries: Place[]): Place[] {
  return numbered
    .filter(({ at }) => !entries.some((entry) => entry.at === at))
    .map(({ at }) => ({ at, stems: new Set(), roots: new Set(), from: at + 1, until: end[at] ?? 0 }));
}

/** Once more, by what its row is called. */
function titledField(field: OfferedField, title: string | undefined): OfferedField[] {
  const text = normalize(title ?? "");
  if (text === "") return [];
  const names = [{ name: nameText(text, wordsOf(text)), weight: 1 }];
  return [{ ...field, lexis: lexisOf({ ...field.node, hints: "", signs: "" }, names), titled: true }];
}

function aboutOf(texts: string[]): Offered["about"] {
  const words = texts.map((text) => wordsOf(normalize(text)));
  const concepts = words.flatMap((some) => conceptsIn(some).filter(({ weight }) => weight === 1));
  return {
    roots: new Set(words.flat().map(root)),
    concepts: new Set(concepts.map(({ concept }) => concept.name)),
  };
}

function stemsOf(text: string): string[] {
  return wordsOf(normalize(text)).map(stem);
}

const exclusive = /^(?:radio|menuitemradio|option|tab)$/u;

function choicesOf(
  index: ViewIndex,
  { node, index: at, fields }: Candidate,
  places: ReadonlySet<number>,
): OfferedChoice[] {
  if (node.options !== undefined) {
    const lexis = lexisOf(node, fields);
    return node.options.flatMap(({ label, value, disabled }) =>
      disabled || label.trim() === "" || (value === "" && /^[\p{P}\s]*$/u.test(label))
        ? []
        : [
            {
              at,
              node,
              option: label,
              name: label,
              group: node.ref,
              lexis,
              groupStems: new Set(lexis.stems.keys()),
              places,
              ...saying(label),
            },
          ],
    );
  }
  const isToggle = node.role === "button" && node.pressed !== undefined;
  if (!exclusive.test(node.role) && !isToggle) return [];
  const { key, label } = groupOf(index, { node, index: at, fields });
  const name = node.name !== "" ? node.name : (fields[0]?.name.text ?? "");
  if (name === "") return [];
  return [
    {
      at,
      node,
      name,
      group: key,
      lexis: undefined,
      groupStems: new Set(stemsOf(label)),
      places,
      ...saying(name),
    },
  ];
}

function saying(label: string): { whole: string[]; head: string[] } {
  const [head = ""] = label.split(/[,;:(–—·]| - /u);
  return { whole: stemsOf(label), head: stemsOf(head) };
}

/** What holds all that exclude each other, and what it is called. */
function groupOf(index: ViewIndex, candidate: Candidate): { key: string; label: string } {
  const { nodes } = index.view;
  const question = questionOf(index, candidate);
  if (question) return { key: String(question.part), label: question.label };
  const isAlike = (node: ViewNode | undefined) => node?.role === candidate.node.role;
  for (let at = candidate.node.parent; at > 0; at = nodes[at]?.parent ?? 0) {
    const isHolder = /^(?:radiogroup|tablist|listbox|group|menu|form)$/u.test(nodes[at]?.role ?? "");
    if (isHolder || nodes.slice(at + 1, index.end[at]).filter(isAlike).length > 1)
      return { key: String(at), label: labelOf(index, at) };
  }
  return { key: "0", label: "" };
}

/** Its name, or the text right before it. */
function labelOf({ view: { nodes } }: ViewIndex, holder: number): string {
  const own = nodes[holder]?.name ?? "";
  if (own !== "") return own;
  const before = nodes[holder - 1];
  return before?.role === "text" && before.name.length <= longestLabel ? before.name : "";
}

/** Longer texts are no labels. */
const longestLabel = 40;
