import { describe } from "./grounding/matching/describe.ts";
import { isMisspelt, likeness, normalText, wordsIn } from "./page/fingerprint-text.ts";
import type { PageView, ViewNode } from "./page/view.ts";

/** An element in the words in which it is told to clients: role, name, place. */
type Told = { role: string; name: string; placeRole?: string; placeName?: string };

const pattern = /^([a-z ]+) “(.*?)”(?: in the ([a-z ]+?)(?: “(.*)”)?)?$/s;

/** Undefined for words of a client's own, which say nothing for certain. */
function read(description: string): Told | undefined {
  const [, role = "", name = "", placeRole, placeName] = pattern.exec(description) ?? [];
  if (!roleWords.has(role) || name === "") return undefined;
  return {
    role,
    name,
    ...(placeRole === undefined ? {} : { placeRole }),
    ...(placeName === undefined ? {} : { placeName }),
  };
}

/** Roles whose elements have a name of their own and keep it whatever they hold. */
const named =
  "button checkbox combobox gridcell link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox treeitem".split(
    " ",
  );

const roleWords = new Set(named.map(wordOf));

/** The word for a role, which is all that there is to say of an element without a name. */
function wordOf(role: string): string {
  const node: ViewNode = {
    ref: "e1",
    parent: -1,
    role,
    name: "",
    tag: "",
    interactive: true,
    inViewport: true,
  };
  const nowhere = { width: 0, height: 0 };
  return describe(
    { url: "", title: "", viewport: nowhere, scroll: { x: 0, y: 0, maxX: 0, maxY: 0 }, nodes: [node] },
    node,
  );
}

/** Whether a description is in the words in which elements are told, and names one. */
export function isTold(description: string): boolean {
  return read(description) !== undefined;
}

/** Whether a description says in which row, card or other named part of the page its element is. */
export function isWithinNamed(description: string): boolean {
  return read(description)?.placeName !== undefined;
}

/** The words of the row, card or part of the page that a description says its element is in; a count in them may change. */
export function placeWordsIn(description: string): string[] {
  const { placeName = "" } = read(description) ?? {};
  return wordsIn(placeName.replace(/\S*…$/, "")).filter((word) => /\p{L}/u.test(word));
}

/** Whether both are in a named place of the same kind: a row, a card, a section. */
export function isInSuchPlace(told: string, now: string): boolean {
  const [there, here] = [read(told), read(now)];
  return (
    there?.placeName !== undefined && here?.placeName !== undefined && there.placeRole === here.placeRole
  );
}

/** Whether an element that is called the same stands in a row, card or section of another name than was told. */
export function isInOtherPlace(told: string, now: string): boolean {
  const [there = "", here = ""] = [read(told)?.placeName, read(now)?.placeName];
  // A slip is mended in a label; of two rows, Marta and Maria are two people.
  const isSlip = isMisspelt(normalText(there), normalText(here));
  return isInSuchPlace(told, now) && (isSlip || !isLike(there, here));
}

/**
 * Whether an element certainly is not the one that was told: it has a name, and a wholly different one; or it is called
 * the same but stands in a row, card or section of another name. A role alone that changed is no contradiction, nor is a
 * name that an author left out or that is made of what an element holds.
 */
export function contradicts(
  { view, node, now }: { view: PageView; node: ViewNode; now: string },
  description: string,
): boolean {
  const told = read(description);
  if (told === undefined) return false;
  const own = [node.name, node.placeholder, node.description, node.hints].filter((text) => text?.trim());
  const isSame = own.some((text) => isLike(told.name, text ?? "") && !isOtherName(told.name, text ?? ""));
  if (!isSame) return own.length > 0 || hasOtherText(view, node, told.name);
  return isInOtherPlace(description, now);
}

function hasOtherText(view: PageView, node: ViewNode, name: string): boolean {
  // What can be edited is told by what it holds, when it has no name.
  if (node.editable === true || node.box === undefined) return false;
  const index = view.nodes.indexOf(node);
  const texts = view.nodes.slice(index + 1, index + 40).filter(({ role }) => role === "text");
  return texts.length > 0 && !texts.some((text) => isLike(name, text.name));
}

/** Whether the names of two elements are those of two people or things that are one letter apart: “Delete Marta”, “Delete Maria”. */
function isOtherName(told: string, now: string): boolean {
  const [before, after] = [writtenWords(told), writtenWords(now)];
  if (before.length !== after.length) return false;
  // A sentence begins with a capital, whatever its first word is.
  const isName = (word: string, index: number) => /^\p{Lu}/u.test(word) && (index > 0 || before.length === 1);
  return before.some((word, index) => {
    const other = after[index] ?? "";
    return isMisspelt(word.toLowerCase(), other.toLowerCase()) && isName(word, index) && isName(other, index);
  });
}

function writtenWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** The same of two elements in the words in which they are told. */
export function isCalledOtherwise(told: string, now: string): boolean {
  return isOtherName(read(told)?.name ?? "", read(now)?.name ?? "");
}

/** Descriptions shorten long names. A count changes (“12 comments”, “Inbox (3)”); any other number tells one from another. */
function isLike(told: string, now: string): boolean {
  const [before, after] = [told, now].map((text) =>
    normalText(text.replace(/^\s*\d[\d.,]*\+?\s+(?=\p{L})|\s*[([]\s*[\d.,]+\+?\s*[)\]]/gu, "")),
  ) as [string, string];
  if (told.endsWith("…"))
    return after.startsWith(before) || likeness(before, after.slice(0, before.length)) > 0.7;
  return isMisspelt(before, after) || likeness(before, after) >= 0.6;
}
