import type { ViewNode } from "../../page/view.ts";
import { isField, isSelect } from "./compatibility.ts";
import { normalize, wordsOf, wordsOfIdentifier } from "./text.ts";
import { picturesOf } from "../vocabulary/icon-pictures.ts";
import { pictureName } from "../vocabulary/symbols.ts";
import { fillerWords, negativeWords } from "../vocabulary/synonyms.ts";

/** A text made ready for comparing; what few comparisons need is worked out when the first one asks for it. */
export type NameText = {
  text: string;
  words: string[];
  content: string[] | undefined;
  negates: boolean | undefined;
};

/** One text that an element can be called by. */
export type NameField = { name: NameText; weight: number };

/** Texts of a view as names: what repeats on a page is made ready once. */
export type NameTexts = (given: string) => NameText;

/** Names that weigh no more say what is drawn, or how it is made, and are no words of the page. */
export const ofPictures = 0.86;

/** Names longer than this are content; their first words are what people call them by. */
const nameLimit = 300;
/** A name of more characters has no badge and no numbering. */
const coreLimit = 120;

export function nameText(text: string, words: string[]): NameText {
  return { text, words, content: undefined, negates: undefined };
}

export function readNameText(given: string): NameText {
  const text = normalize(given.length > nameLimit ? given.slice(0, nameLimit) : given);
  return nameText(text, wordsOf(text));
}

/** The words of a name without those that add nothing to it. */
export function contentWords(name: NameText): string[] {
  return (name.content ??= name.words.filter((word) => !fillerWords.has(word)));
}

export function isNegative(name: NameText): boolean {
  // “Passport no.” is a number.
  const isNumber = (word: string, at: number): boolean =>
    word === "no" && at > 0 && at === name.words.length - 1;
  return (name.negates ??= name.words.some((word, at) => negativeWords.has(word) && !isNumber(word, at)));
}

const impliedNames: Record<string, string> = {
  search: "search",
  email: "email",
  password: "password",
  tel: "phone",
  url: "url",
  date: "date",
  time: "time",
  file: "file",
  color: "color",
};

const labelledRoles = new Set(["checkbox", "radio", "switch", "slider", "combobox", "listbox"]);

/** What only the neighbours of a nameless element can say, asked for when it is needed. */
type Surroundings = {
  /** A text of one sign that it shows. */
  sign(): string | undefined;
  content(): string;
  label(): string | undefined;
  column(): string | undefined;
  row(): string | undefined;
  isStepped(): boolean;
  isSearched(): boolean;
};

const ownNames = new WeakMap<ViewNode, NameField[]>();

/** A sign on a button says what it does to somebody who knows the column that it is in. */
const hasWords = /[\p{L}\p{N}]/u;
/** One Latin letter (“B”, “A”) is a sign like any other. */
const saysWord = /\p{L}{2}|\p{Nd}|[^\P{L}A-Za-z]/u;

/** A named element is called by what it says of itself, wherever it stands: its node keeps the names for later views. */
export function namesOf(node: ViewNode, texts: NameTexts, around: () => Surroundings): NameField[] {
  // A placeholder says what to write, and often not what it is.
  if (!hasWords.test(node.name) || (node.name === node.placeholder && isField(node)))
    return readNames(node, texts, around());
  let names = ownNames.get(node);
  if (!names) ownNames.set(node, (names = readNames(node, texts, { sign: around().sign })));
  return names;
}

function readNames(
  node: ViewNode,
  texts: NameTexts,
  { sign, ...around }: Partial<Surroundings>,
): NameField[] {
  const names: NameField[] = [];
  const add = (text: string | undefined, weight: number): void => {
    if (text && text.trim() !== "") names.push({ name: texts(text), weight });
  };
  const isFilled = isField(node);
  add(node.name, 1);
  add(coreOf(node), 0.97);
  // “+ Adult”.
  if (plus.test(node.name) && !isFilled) add(node.name.replace(plus, "add "), 0.96);
  // What only scrolls is not called by all that is in it.
  if (!isFilled && node.name === "" && node.interactive) add(around.content?.(), 0.98);
  add(node.placeholder, 0.96);
  add(node.description, 0.93);
  add(node.tooltip, node.name === "" ? 0.98 : 0.92);
  add(node.looks, 0.92);
  // “the paper clip”, “the bell”: a picture is called by what it shows, too.
  if (node.role === "button" || node.role === "link") add(pictureName(sign?.() ?? node.name), 0.9);
  if (isFilled || isSelect(node) || labelledRoles.has(node.role)) {
    const [label, row] = [around.label?.(), around.row?.()];
    // The head of a row is that of all that is in it, however near it stands to the first.
    if (label !== row) add(label, 0.9);
    add(around.column?.(), 0.9);
    if (isFilled || isSelect(node)) add(row, 0.87);
    if (isFilled && node.name === "" && around.isStepped?.()) add("quantity", 0.88);
    if (isFilled && node.name === "" && around.isSearched?.()) add("search", 0.88);
    add(impliedNames[node.role === "searchbox" ? "search" : (node.inputType ?? "")], 0.86);
  }
  if (node.role === "button") add(around.column?.(), 0.8);
  const isSilent = !names.some(({ name }) => saysWord.test(name.text));
  // “the magnifying glass”: an icon is called by what it shows.
  const shown = isFilled ? undefined : (node.signs ?? (saysWord.test(node.name) ? undefined : node.hints));
  if (shown) for (const picture of picturesOf(shown)) add(picture, 0.85);
  if (isSilent || (node.name === "" && isFilled)) {
    if (node.hints) names.push({ name: texts(wordsOfIdentifier(node.hints)), weight: 0.84 });
    if (isSilent && node.href && !node.hints) add(lastStep(node.href), 0.8);
  }
  return names;
}

const plus = /^\s*[+＋➕]\s*(?=\p{L})/u;
const badge = /^(.*\p{L}\S*)\s*[([]\s*[\d.,]+\+?\s*[)\]]$/u;
const bareBadge = /^(\p{L}\S*(?: \p{L}\S*)?) \d{1,4}\+?$/u;
const numbering =
  /^(?:(?:chapter|part|section|appendix)\s+)?(?:\d{1,3}(?:\.\d{1,3})*[.):]?|[IVXLC]{1,6}[.):]|[A-Z](?:\.\d{1,3})*[.):])\s+(?=\p{L})/u;

const bareBadged = new Set(["link", "button", "tab", "menuitem", "treeitem"]);

/** What people call it by: “Cart (1)” and “Inbox 3” without their count, “11.8. Partial Indexes” without its number. */
function coreOf({ name, role }: ViewNode): string | undefined {
  if (name.length > coreLimit || !/\d|^[A-Z]+[.):]/.test(name)) return undefined;
  const core = name.replace(numbering, "");
  const counted =
    (/[)\]]$/.test(core) ? badge.exec(core) : null) ??
    (bareBadged.has(role) && /[\d+]$/.test(core) ? bareBadge.exec(core) : null);
  return counted?.[1] ?? (core === name ? undefined : core);
}

function lastStep(href: string): string | undefined {
  const path = href.split(/[?#]/)[0]?.split("/").filter(Boolean).at(-1);
  return path ? wordsOfIdentifier(path.replace(/\.[a-z]{2,5}$/, "")) : undefined;
}
