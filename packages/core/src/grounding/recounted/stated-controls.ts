import type { PageView, ViewNode } from "../../page/view.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { root } from "../evidence/root.ts";
import { repeatedAround } from "../entries/items.ts";
import { offeredBy, type OfferedChoice, type OfferedField } from "../laid/offered.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import type { ViewIndex } from "../matching/view-index.ts";

/** A field, or what is one of several, with the words that it is called by and the words of the parts of the page that it is in. */
export type StatedControl = {
  key: string;
  at: number;
  node: ViewNode;
  roots: ReadonlySet<string>;
  concepts: ReadonlyMap<string, number>;
  placeRoots: ReadonlySet<string>;
  /** The row or card that it stands in; 0 for none. */
  entry: number;
  field?: OfferedField;
  choices?: OfferedChoice[];
};

/** A page with more than these is no form. */
const most = 120;
/** A longer entry has words of everything. */
const longestEntry = 50;

/** What can be told of on a page; undefined where that is too much to look through. */
export function statedControls(view: PageView): StatedControl[] | undefined {
  const { fields, choices, places, index } = offeredBy(view);
  const groups = new Map<string, OfferedChoice[]>();
  for (const choice of choices) {
    // Tabs, filters and buttons that stay pressed are no answers of a form.
    if (choice.option === undefined && choice.node.role !== "radio") continue;
    groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  }
  if (fields.length + groups.size > most) return undefined;
  const placed = new Map(places.map(({ at, roots }) => [at, roots]));
  const inParts = (some: ReadonlySet<number>, isColumn: boolean): string[] =>
    [...some].flatMap((at) => (at < 0 === isColumn ? [...(placed.get(at) ?? [])] : []));
  const around = (at: number, some: ReadonlySet<number>): Set<string> =>
    new Set([...inParts(some, false), ...entryRoots(index, at, { isAlone: false }), ...headRoots(index, at)]);
  const controls = [
    ...fields
      .filter(({ node }) => node.role !== "searchbox" && node.inputType !== "search")
      .map((field) => ({
        key: field.node.ref,
        at: field.at,
        node: field.node,
        roots: new Set([
          ...sure(field.lexis.roots),
          ...inParts(field.places, true),
          ...entryRoots(index, field.at, { isAlone: true }),
        ]),
        concepts: field.lexis.concepts,
        placeRoots: around(field.at, field.places),
        entry: repeatedAround(index, field.at),
        field,
      })),
    ...[...groups].flatMap(([key, some]): StatedControl[] => {
      const [first] = some;
      if (first === undefined) return [];
      const called = first.lexis ? sure(first.lexis.roots) : [...first.groupStems].map(root);
      return [
        {
          key,
          at: first.at,
          node: first.node,
          roots: new Set([...called, ...inParts(first.places, true)]),
          concepts: first.lexis?.concepts ?? new Map(),
          placeRoots: around(first.at, first.places),
          entry: repeatedAround(index, first.at),
          choices: some,
        },
      ];
    }),
  ];
  // What is asked for in parts is offered as a whole, too.
  const first = new Map(controls.toReversed().map((control) => [control.key, control]));
  return withFirstHalves(controls.filter((control) => first.get(control.key) === control));
}

const second = new Set(["until", "to", "till", "and", "end"].map(root));

/** “Night setback from … until …”: what is called by no more than the end of it belongs to the field before. */
function withFirstHalves(controls: StatedControl[]): StatedControl[] {
  return controls.map((control, at) => {
    const before = controls[at - 1];
    const isSecond = control.roots.size > 0 && [...control.roots].every((one) => second.has(one));
    if (!isSecond || before === undefined) return control;
    return { ...control, placeRoots: new Set([...control.placeRoots, ...before.roots]) };
  });
}

/** Class names and the like are no words of the page. */
const sure = (roots: ReadonlyMap<string, number>): string[] =>
  [...roots].flatMap(([one, weight]) => (weight >= 0.87 ? [one] : []));

/** The texts and values of the row or card that it stands in; where nothing else can be set there, they are its name. */
function entryRoots(index: ViewIndex, at: number, { isAlone }: { isAlone: boolean }): string[] {
  const entry = repeatedAround(index, at);
  const until = index.end[entry] ?? entry;
  if (entry === 0 || until - entry > longestEntry) return [];
  const nodes = index.view.nodes.slice(entry, until);
  if ((nodes.filter((node) => isSet(node)).length === 1) !== isAlone) return [];
  return nodes.flatMap((node, offset) => {
    const isText = node.role === "text" && entry + offset !== at;
    const isTyped = node.inputType === "text" && entry + offset !== at && node.options === undefined;
    return rootsOf(isText ? node.name : isTyped ? (node.value ?? "") : "");
  });
}

/** A row of one text heads the rows below it. */
function headRoots(index: ViewIndex, at: number): string[] {
  const { nodes } = index.view;
  const entry = repeatedAround(index, at);
  const { role, parent } = nodes[entry] ?? {};
  if (entry === 0 || role !== "row") return [];
  for (let row = entry - 1; row > (parent ?? 0); row -= 1) {
    if (nodes[row]?.parent !== parent) continue;
    const own = nodes.slice(row, index.end[row]);
    const texts = own.filter((node) => node.role === "text");
    if (texts.length === 1 && !own.some((node) => isSet(node))) return rootsOf(texts[0]?.name ?? "");
  }
  return [];
}

const isSet = (node: ViewNode): boolean => isField(node) || isSelect(node) || isCheckable(node);

const rootsOf = (text: string): string[] =>
  wordsOf(normalize(text))
    .filter((word) => /\p{L}{2}/u.test(word))
    .map(root);
