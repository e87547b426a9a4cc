import type { PageView } from "../../page/view.ts";
import { repeatedAround } from "../entries/items.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { contains, indexOf, type ViewIndex } from "../matching/view-index.ts";
import { root } from "../evidence/root.ts";
import { isSearch, saysPlainly } from "../laid/fits.ts";
import { offeredBy, type OfferedBox, type OfferedField } from "../laid/offered.ts";
import { statedControls, type StatedControl } from "./stated-controls.ts";

/** What can be told of: a field, a list, a box, or the two fields of a first and a last name. */
export type RecountedControl = StatedControl & {
  /** The parts of the page that it stands in. */
  parts: ReadonlySet<number>;
  /** Roots of what all of the page is about. */
  about?: ReadonlySet<string>;
  /** Roots of what the parts of the page are called that have fields. */
  elsewhere?: ReadonlySet<string>;
  /** Nothing is asked for before it in any part that it stands in. */
  isFirst?: boolean;
  /** Roots of what its column is called. */
  columns: ReadonlySet<string>;
  box?: OfferedBox;
  pair?: [first: OfferedField, last: OfferedField];
};

const known = new WeakMap<PageView, RecountedControl[]>();

export function recountedControls(view: PageView): RecountedControl[] {
  let found = known.get(view);
  if (!found) known.set(view, (found = readControls(view)));
  return found;
}

function readControls(view: PageView): RecountedControl[] {
  const { fields, boxes, places, about } = offeredBy(view);
  const stated = statedControls(view);
  if (stated === undefined) return [];
  const index = indexOf(view);
  const captions = captionsOf(index);
  const around = (at: number): Caption[] => captions.filter(({ from, until }) => from <= at && at < until);
  const named = new Map(places.map(({ at, roots }) => [at, roots]));
  const rootsOf = (parts: ReadonlySet<number>, isWanted: (part: number) => boolean): string[] =>
    [...parts].filter(isWanted).flatMap((part) => [...(named.get(part) ?? [])]);
  const ticked = boxes.map((box) => ({ ...boxControl(box), entry: repeatedAround(index, box.at) }));
  const all = [...stated, ...ticked];
  const placedIn = (control: Omit<RecountedControl, "columns">): RecountedControl => {
    const own = around(control.at);
    const heads = [...rootsOf(control.parts, (part) => part >= 0), ...own.flatMap(({ roots }) => roots)];
    const columns = new Set(rootsOf(control.parts, (part) => part < 0));
    const others = columns.size > 0 ? [] : rootsBeside(index, all, control);
    const besides = [...control.placeRoots].filter((one) => !others.includes(one));
    return {
      ...control,
      placeRoots: new Set([...heads, ...besides]),
      parts: new Set([...control.parts, ...own.map(({ at }) => at)]),
      columns,
    };
  };
  const plain = stated
    .filter(({ field }) => field === undefined || !isSearch(field))
    .map((control) => placedIn({ ...control, parts: partsOf(control) }));
  const both = [...plain, ...ticked.map(placedIn)];
  return withAbout(about.roots, [...withFirsts(byAxes(both)), ...pairsIn(plain, fields)]);
}

/** What all of the page is about tells no part of it from another. */
function withAbout(titles: ReadonlySet<string>, controls: RecountedControl[]): RecountedControl[] {
  const [first, ...others] = controls;
  const shared = [...(first?.placeRoots ?? [])].filter(
    (one) => titles.has(one) && others.every(({ placeRoots }) => placeRoots.has(one)),
  );
  const about = new Set(shared);
  const elsewhere = new Set(controls.flatMap(({ field, placeRoots }) => (field ? [...placeRoots] : [])));
  return controls.map((control) => ({
    ...control,
    about,
    elsewhere,
    placeRoots: new Set([...control.placeRoots].filter((one) => !about.has(one))),
  }));
}

const partsOf = ({ field, choices }: StatedControl): ReadonlySet<number> =>
  field?.places ?? choices?.[0]?.places ?? new Set<number>();

/** What other controls of the same row or card are called: the texts of an entry are the names of those, too. */
const rootsBeside = (
  { end }: ViewIndex,
  all: readonly StatedControl[],
  { entry, key }: StatedControl,
): string[] =>
  entry > 0
    ? all.flatMap((other) =>
        other.at > entry && other.at < (end[entry] ?? 0) && other.key !== key ? [...other.roots] : [],
      )
    : [];

const boxControl = (box: OfferedBox): Omit<RecountedControl, "columns"> => ({
  key: box.node.ref,
  at: box.at,
  node: box.node,
  roots: new Set([...box.lexis.roots].flatMap(([one, weight]) => (weight >= 0.87 ? [one] : []))),
  concepts: box.lexis.concepts,
  placeRoots: new Set<string>(),
  entry: 0,
  box,
  parts: box.places,
});

const withFirsts = (controls: RecountedControl[]): RecountedControl[] =>
  controls.map((control) => ({
    ...control,
    isFirst: !controls.some(
      ({ at, parts }) => at < control.at && [...control.parts].every((part) => parts.has(part)),
    ),
  }));

/** A first name with the last name that stands next to it. */
function pairsIn(plain: RecountedControl[], fields: OfferedField[]): RecountedControl[] {
  const called = (concept: string) => fields.filter((field) => saysPlainly(field, concept) && !field.titled);
  return called("first name").flatMap((first) => {
    const last = called("last name").find(
      (one) => one.at !== first.at && [...one.places].every((place) => first.places.has(place)),
    );
    const control = plain.find(({ key }) => key === first.node.ref);
    if (last === undefined || control === undefined) return [];
    return [
      {
        ...control,
        key: `${first.node.ref} ${last.node.ref}`,
        roots: new Set(["name"].map(root)),
        concepts: new Map([["full name", 1]]),
        pair: [first, last] as [OfferedField, OfferedField],
      },
    ];
  });
}

type Caption = { at: number; roots: string[]; from: number; until: number };

/** Longer texts explain something. */
const longestCaption = 40;
/** What has more than these in it is the page. */
const mostInCaption = 16;

/** Texts that stand before several things to fill in, or first among them, and are the name of none. */
function captionsOf(index: ViewIndex): Caption[] {
  const { nodes } = index.view;
  const set = index.candidates.filter(({ node }) => isField(node) || isSelect(node) || isCheckable(node));
  const names = new Set(set.flatMap(({ fields }) => fields.map(({ name }) => name.text)));
  return nodes.flatMap((node, at): Caption[] => {
    const text = normalize(node.name);
    if (node.role !== "text" || node.name.length > longestCaption || names.has(text)) return [];
    const words = wordsOf(text).filter((word) => /[\p{L}\d]/u.test(word));
    const part = headedBy(index, at);
    const inside = set.filter(
      (one) => part !== undefined && contains(index, part, one.index) && one.index > at,
    );
    return words.length > 0 && part !== undefined && inside.length > 1 && inside.length <= mostInCaption
      ? [{ at: -1_000_000 - at, roots: words.map(root), from: at, until: index.end[part] ?? 0 }]
      : [];
  });
}

/** What stands right behind a text; where it stands first in a part of the page, that part. */
function headedBy({ view: { nodes }, end }: ViewIndex, text: number): number | undefined {
  let whole = text;
  for (
    let up = nodes[text]?.parent ?? 0;
    up > 0 && end[up] === end[whole] && up === whole - 1;
    up = nodes[up]?.parent ?? 0
  )
    whole = up;
  const parent = nodes[whole]?.parent ?? 0;
  const next = end[whole] ?? 0;
  if (nodes[next]?.parent === parent && !nodes[next]?.interactive && nodes[next]?.role !== "text") {
    const hasSeveral = nodes.slice(next, end[next]).filter(({ interactive }) => interactive).length > 1;
    if (hasSeveral) return next;
  }
  return whole === parent + 1 && parent > 0 ? parent : undefined;
}

/**
 * In a table either the columns or the rows say what is asked for, and the others of whom: where all of a column is of one
 * kind, the columns do.
 */
function byAxes(controls: RecountedControl[]): RecountedControl[] {
  const kinds = new Map<string, Set<string>>();
  for (const { columns, node } of controls) {
    const key = [...columns].join(" ");
    kinds.set(key, (kinds.get(key) ?? new Set()).add(`${node.role} ${node.inputType ?? ""}`));
  }
  const isOfRows = controls.some(
    ({ columns }) => columns.size > 0 && (kinds.get([...columns].join(" "))?.size ?? 0) > 1,
  );
  return controls.map((control) => {
    const { columns, roots, placeRoots } = control;
    const ofRow = [...roots].filter((one) => !columns.has(one));
    if (columns.size === 0 || ofRow.length === 0) return control;
    const [own, others] = isOfRows ? [ofRow, [...columns]] : [[...columns], ofRow];
    const places = [...placeRoots, ...others].filter((one) => !own.includes(one));
    return { ...control, roots: new Set(own), placeRoots: new Set(places) };
  });
}
