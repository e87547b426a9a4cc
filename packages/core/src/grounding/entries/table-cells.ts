import type { PageView } from "../../page/view.ts";
import { columnHead, rowHead } from "../matching/columns.ts";
import { isCheckable, isField } from "../matching/compatibility.ts";
import { joined } from "../joined.ts";
import { isInFront } from "../matching/candidates.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { wordsSaid, type Word } from "../picked/words.ts";
import { tiers } from "../matching/similarity.ts";
import { indexOf, type Candidate } from "../matching/view-index.ts";

/** A control in a row that has a head. */
type InRow = { candidate: Candidate; row: string };
type Cell = InRow & { column: string };

const sets = (words: string): ReadonlySet<string> => new Set(wordsSaid(words).map(({ form }) => form));
const fillers = sets(
  "a an the my our his her their its he she they it is are am was were be been being has have had can could will would may do does did " +
    "to in on at for of by with as and also now any more longer from then please s this that one too well again",
);
/** What people do that are ticked in such a table. */
const takingPart = sets(
  "come coming comes work works working available attend attends attending here present play plays playing free join joins joining there " +
    "yes make put down sign signs signed up add tick check mark plan on rostered duty take takes taking cover covers manage manages help helps helping sing sings singing drive drives driving",
);
const denying = sets("not no never cannot cant away absent off ill sick without unavailable untick uncheck");
/** That somebody can, or that it is so, is all that there is to say of a box whose row and column are named. */
const stated = /\b(?:can (?:do|make)|is|are|does|has|have|will)\b/iu;
const writing = sets(
  "got get gets scored score scores enter put write set note record fill mark marks grade points point result value cell change make give " +
    "came out reached earned weighs measures needs",
);
/** More or other than one cell after the other is meant. */
const beyond = /\?|\b(?:except|but|all|every|everybody|everyone|each|if|unless|or|instead|only|both)\b/iu;

const saysBoth = /\b(?:is|are|was|were|has|have|can|does|do|will)\b(?!n['’]t| not\b)/iu;

/**
 * “Tom Ashby is coming on Wednesday”, “put Bo down for Saturday”, “Zara got 17 in the exam”: the cell of a table where the row and
 * the column meet that are named. Every word is that of a row, of a column, of what is put there, or one of those that tell
 * so; undefined otherwise, and where a name fits several rows or columns.
 */
export function groundInTable(view: PageView, text: string): Resolved | undefined {
  if (beyond.test(text)) return undefined;
  // “distemper is done, rabies isn't” says two contrary things.
  if (/n['’]t\b|\bnot\b/iu.test(text) && /[,;]|\b(?:and|while)\b/iu.test(text) && saysBoth.test(text))
    return undefined;
  const quoted = /["“](?<value>[^"”]+)["”]/u.exec(text);
  const words = wordsSaid(text.replace(quoted?.[0] ?? "", " ").replaceAll(/n['’]t\b/giu, " not"));
  const inRows = controlsInRows(view);
  const rows = named(
    inRows.map(({ row }) => row),
    words,
  );
  if (rows === undefined) return undefined;
  const cells = inColumns(
    view,
    inRows.filter(({ row }) => rows.heads.has(row)),
  );
  const columns = named(
    cells.map(({ column }) => column),
    words,
  );
  if (columns === undefined || (rows.heads.size > 1 && columns.heads.size > 1)) return undefined;
  const used = new Set([...rows.used, ...columns.used]);
  // A word that is in both says neither.
  if (used.size < rows.used.size + columns.used.size) return undefined;
  const rest = words.filter((word) => !used.has(word) && !fillers.has(word.form));
  const meant = cells.filter(({ column }) => columns.heads.has(column));
  if (meant.length !== rows.heads.size * columns.heads.size) return undefined;
  const unsaid = rest.filter(isUnsaid(view));
  const isStated = stated.test(text) || unsaid.length < rest.length;
  const put = { rest: unsaid, quoted: quoted?.groups?.["value"], isStated };
  const done = meant.map((cell) => setTo(view, cell, put));
  if (done.includes(undefined)) return undefined;
  const grounding = joined(done as Resolved[]);
  return grounding.outcome === "resolved" ? grounding : undefined;
}

function controlsInRows(view: PageView): InRow[] {
  const index = indexOf(view);
  return index.candidates.flatMap((candidate) => {
    const { node, index: at } = candidate;
    const isSet = (isCheckable(node) && node.role !== "radio") || isField(node);
    if (!isSet || node.disabled === true || !isInFront(index, at)) return [];
    const row = rowHead(index, at);
    return row === undefined ? [] : [{ candidate, row }];
  });
}

/** The head of a column is looked for by place, which takes its time, and only where a row is named. */
function inColumns(view: PageView, inRows: InRow[]): Cell[] {
  const index = indexOf(view);
  return inRows.flatMap((one) => {
    const column = columnHead(index, one.candidate.index);
    return column === undefined ? [] : [{ ...one, column }];
  });
}

type Named = { heads: Set<string>; used: Set<Word> };

/** The heads that words stand for which no other head has; undefined where there are none. */
function named(all: string[], words: Word[]): Named | undefined {
  const forms = new Map(
    [...new Set(all)].map((head) => [head, new Set(wordsSaid(head).map(({ form }) => form))]),
  );
  const holding = ({ form }: Word): string[] =>
    fillers.has(form) ? [] : [...forms].flatMap(([head, own]) => (own.has(form) ? [head] : []));
  const telling = words.filter((word) => holding(word).length === 1);
  const heads = new Set(telling.flatMap(holding));
  // “March” of “10 March”, where that is told from “14 March” by its number.
  const used = words.filter((word) => holding(word).some((head) => heads.has(head)));
  return heads.size === 0 ? undefined : { heads, used: new Set(used) };
}

/** What is done on all of the page is no news of one of its cells: “rings” of a rota that is called “Ringers' rota”. */
function isUnsaid(view: PageView): (word: Word) => boolean {
  const titles = view.nodes.flatMap(({ level, name }) => (level === 1 ? [name] : []));
  const roots = new Set(wordsSaid([view.title, ...titles].join(" ")).map(({ root: one }) => one));
  const isSaid = (word: string): boolean =>
    [...roots].some((one) => one.startsWith(word) && one.length < word.length + 3);
  return ({ form, root, isValue }) => denying.has(form) || isValue || root.length < 4 || !isSaid(root);
}

type Put = { rest: Word[]; quoted: string | undefined; isStated: boolean };

function setTo(view: PageView, { candidate: { node, index } }: Cell, put: Put): Resolved | undefined {
  const step = isCheckable(node) ? checked(put) : written(put);
  if (step === undefined) return undefined;
  return {
    outcome: "resolved",
    steps: [stepOn(view, node, step)],
    confidence: 0.8,
    isInferred: true,
    candidates: rankedNodes(view, [{ index, node, score: 0.8, tier: tiers.words }]),
  };
}

function checked({ rest, quoted, isStated }: Put): { method: "check" | "uncheck" } | undefined {
  const denied = rest.filter(({ form }) => denying.has(form));
  const isKnown = rest.every(({ form }) => takingPart.has(form) || denying.has(form));
  if (!isKnown || (rest.length === 0 && !isStated) || denied.length > 1 || quoted !== undefined)
    return undefined;
  return { method: denied.length === 1 ? "uncheck" : "check" };
}

function written({ rest, quoted }: Put): { method: "fill"; arguments: string[] } | undefined {
  const isFigure = ({ text }: Word): boolean => /\d/u.test(text);
  const values = rest.filter(isFigure).map(({ text }) => text);
  const [value, another] = quoted === undefined ? values : [...values, quoted];
  const isKnown = rest.every((word) => isFigure(word) || writing.has(word.form));
  return value === undefined || another !== undefined || !isKnown
    ? undefined
    : { method: "fill", arguments: [value] };
}
