import { contains, elementOf, isEditable, numberOf } from "./elements.ts";
import { collapse, nameOf } from "./name.ts";
import { roleOf } from "./role.ts";
import { shadowRootOf } from "./shadow.ts";
import { isDisabled } from "./state.ts";
import { hasBox } from "./visibility.ts";

/** What a page's own list is made of: `suggested`, it has a `<datalist>`, which the browser shows; `field`, text is typed into it; `list`, it is the list; `button`, it opens one. */
export type ChoiceKind = "native" | "suggested" | "field" | "list" | "button";

const listRoles = new Set(["listbox", "menu", "radiogroup", "tree", "grid"]);
const optionRoles =
  "[role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=treeitem], [role=radio]";

/** What was shown before the list was opened: a list that nothing says is one is told by its coming. */
let shownBefore = new WeakSet<Element>();
/** Those of its options that were shown then. */
let optionsBefore: Element[] = [];
/** Whether the list was looked at from its top. */
let isFromTop = false;
/** How the option and the field were right before the option was pressed. */
let beforePress: { selected: boolean; value: string | undefined } = { selected: false, value: undefined };

type ChoiceBegun = { kind: ChoiceKind; isOpen: boolean } | { kind: "label"; isOpen: false; control: number };

/** Undefined: the element is gone. `isOpen`: its options are shown already. */
export function beginChoice(number: number): ChoiceBegun | undefined {
  const element = elementOf(number);
  if (element === undefined) return undefined;
  const control = element instanceof HTMLLabelElement ? element.control : null;
  if (control !== null) return { kind: "label", isOpen: false, control: numberOf(control) };
  shownBefore = new WeakSet();
  isFromTop = false;
  beforePress = { selected: false, value: undefined };
  for (const each of everything(document)) if (hasBox(each)) shownBefore.add(each);
  optionsBefore = [...everything(document)].filter((each) => each.matches(optionRoles) && hasBox(each));
  const options = ownOptions(element);
  return { kind: kindOf(element), isOpen: options.length > 0 };
}

function kindOf(element: Element): ChoiceKind {
  if (element instanceof HTMLSelectElement) return "native";
  if (element instanceof HTMLInputElement && element.list !== null) return "suggested";
  if (isEditable(fieldOf(element)) && !fieldOf(element).matches("[readonly], [aria-readonly=true]"))
    return "field";
  return listRoles.has(roleOf(element)) ? "list" : "button";
}

/** A combobox may be the box around its field (ARIA 1.1). */
function fieldOf(element: Element): Element {
  if (isEditable(element) || roleOf(element) !== "combobox") return element;
  return element.querySelector("input:not([type=hidden]), textarea") ?? element;
}

/** What the `<datalist>` of a field holds: the value that is put in, and how it is called. */
export function suggestions(number: number): { value: string; label: string }[] {
  const element = elementOf(number);
  const options = element instanceof HTMLInputElement ? (element.list?.querySelectorAll("option") ?? []) : [];
  return [...options]
    .filter((option) => !option.disabled)
    .map(({ value, label, text }) => ({ value, label: collapse(label || text || value) }));
}

/** The number of the element that text is typed into. */
export function choiceField(number: number): number {
  const element = elementOf(number);
  return element === undefined ? number : numberOf(fieldOf(element));
}

function* everything(root: ParentNode): Iterable<Element> {
  for (const element of root.querySelectorAll("*")) {
    yield element;
    const root = shadowRootOf(element);
    if (root !== null) yield* everything(root);
  }
}

/** Options that are said to belong to the element, as far as they are shown. */
function ownOptions(element: Element): Element[] {
  const field = fieldOf(element);
  const root = element.getRootNode() as Document | ShadowRoot;
  const ids = [element, field].flatMap((each) =>
    ["aria-controls", "aria-owns"].flatMap((name) => each.getAttribute(name)?.split(/\s+/) ?? []),
  );
  const popups = ids.map((id) => root.getElementById(id) ?? document.getElementById(id));
  return [element, ...popups].flatMap((popup) => (popup === null ? [] : optionsIn(popup)));
}

function optionsIn(popup: Element): Element[] {
  const said = [...popup.querySelectorAll(optionRoles)].filter(hasBox);
  if (said.length > 0 || !listRoles.has(roleOf(popup))) return said;
  return [...popup.querySelectorAll("li")].filter(hasBox).map(controlOf);
}

/** What is pressed of an entry: the link or button in it that says all that the entry says. */
function controlOf(entry: Element): Element {
  const controls = [...entry.querySelectorAll("a[href], button")].filter(hasBox);
  const [only] = controls;
  const saysAll = collapse(only?.textContent ?? "") === collapse(entry.textContent);
  return only !== undefined && controls.length === 1 && saysAll ? only : entry;
}

/** Options that the element has now; those that came since {@link beginChoice} where nothing says whose they are. */
function optionsOf(element: Element): Element[] {
  const own = ownOptions(element);
  if (own.length > 0) return own;
  const news = [...everything(document)].filter((each) => hasBox(each) && !shownBefore.has(each));
  const said = news.filter((each) => each.matches(optionRoles) && each.getAttribute("role") !== "radio");
  if (said.length > 0) return said;
  const items = news.filter((each) => each.localName === "li");
  if (items.length > 0) return items.map(controlOf);
  // The outermost that hold one piece of text each.
  const pieces = news.filter((each) => each.childElementCount === 0 && collapse(each.textContent) !== "");
  const came = new Set(news);
  return pieces.map((piece) => climb(piece, came));
}

function climb(piece: Element, came: ReadonlySet<Element>): Element {
  const parent = piece.parentElement;
  const isWhole =
    parent !== null && came.has(parent) && collapse(parent.textContent) === collapse(piece.textContent);
  return isWhole ? climb(parent, came) : piece;
}

function labelOf(option: Element): string {
  return nameOf(option, roleOf(option)) || collapse(option.textContent);
}

export type Choice =
  | { outcome: "found"; number: number; label: string; selected: boolean }
  | { outcome: "disabled" | "several"; options: string[] }
  | { outcome: "none"; options: string[] }
  | { outcome: "stale" };

/**
 * The option of that label: letter for letter, else without regard to case, else the only one that goes on after it
 * (“Vienna” for “Vienna, Austria”).
 */
export function findChoice(number: number, wanted: string): Choice {
  const element = elementOf(number);
  if (element === undefined) return { outcome: "stale" };
  const options = optionsOf(element).map((option) => ({ option, label: labelOf(option) }));
  const labels = [...new Set(options.map(({ label }) => label))].filter((label) => label !== "");
  const text = collapse(wanted);
  const fitting = [
    options.filter(({ label }) => label === text),
    options.filter(({ label }) => label.toLowerCase() === text.toLowerCase()),
    options.filter(({ label }) => goesOn(label.toLowerCase(), text.toLowerCase())),
  ].find((some) => some.length > 0);
  const [first] = fitting ?? [];
  if (first === undefined) return { outcome: "none", options: labels };
  if (fitting?.some(({ label }) => label !== first.label)) return { outcome: "several", options: labels };
  if (isDisabled(first.option)) return { outcome: "disabled", options: labels };
  const selected = isSelected(first.option);
  return { outcome: "found", number: numberOf(first.option), label: first.label, selected };
}

function goesOn(label: string, text: string): boolean {
  return text !== "" && label.startsWith(text) && /^[\s,;:(–—-]/.test(label.slice(text.length));
}

function isSelected(option: Element): boolean {
  return ["aria-selected", "aria-checked", "aria-current"].some(
    (name) => option.getAttribute(name) === "true",
  );
}

/** Whether the list scrolls on to options that are not rendered yet; it is scrolled by what it shows. */
export function moreChoices(number: number): boolean {
  const element = elementOf(number);
  const [option] = element === undefined ? [] : optionsOf(element);
  for (
    let box = option?.parentElement ?? null;
    box !== null && box !== document.body;
    box = box.parentElement
  ) {
    if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY))
      continue;
    const before = box.scrollTop;
    // It was left where somebody looked at it last.
    if (!isFromTop && before > 0) {
      isFromTop = true;
      box.scrollTo({ top: 0, behavior: "instant" });
      return true;
    }
    isFromTop = true;
    box.scrollBy({ top: box.clientHeight * 0.8, behavior: "instant" });
    return box.scrollTop !== before;
  }
  return false;
}

/** Whether the press that was to open a list has closed one, which comes anew with the next. */
export function closedChoices(): boolean {
  const isClosed = optionsBefore.some((option) => !option.isConnected || !hasBox(option));
  if (isClosed) for (const each of everything(document)) if (!hasBox(each)) shownBefore.delete(each);
  return isClosed;
}

/** The pointer is over the option, and it is pressed next: lists mark the one that is pointed at as well. */
export function beginPress(number: number, option: number): void {
  const element = elementOf(number);
  const chosen = elementOf(option);
  beforePress = {
    selected: chosen !== undefined && isSelected(chosen),
    value: element === undefined ? undefined : (fieldOf(element) as Partial<HTMLInputElement>).value,
  };
}

/** Whether the choice shows: in what the element holds or says, beside it (as a tag), or in the option itself. */
export function showsChoice(number: number, option: number, label: string): boolean {
  const element = elementOf(number);
  const chosen = elementOf(option);
  const isOpen = chosen !== undefined && hasBox(chosen);
  if (chosen !== undefined && isSelected(chosen) && !(isOpen && beforePress.selected)) return true;
  if (element === undefined) return false;
  const field = fieldOf(element) as Partial<HTMLInputElement> & Element;
  // What was typed to find the option is in the field before anything is chosen.
  const isTyped = isOpen && field.value === beforePress.value;
  if ((holds(field.value, label) && !isTyped) || holds(nameOf(element, roleOf(element)), label)) return true;
  if (chosen === undefined || !contains(element, chosen)) if (holds(element.textContent, label)) return true;
  const around = element.parentElement?.parentElement ?? element.parentElement;
  return [...(around?.querySelectorAll("*") ?? [])].some(
    (each) =>
      !shownBefore.has(each) &&
      !(chosen !== undefined && (contains(each, chosen) || contains(chosen, each))) &&
      !each.matches(optionRoles) &&
      hasBox(each) &&
      (isOpen ? isTag(each, label) : holds(each.textContent, label)),
  );
}

/** It says what was chosen and nothing else, but for a button that takes it away again. */
function isTag(element: Element, label: string): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let said = "";
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (text.parentElement?.closest("button, [role=button], svg") === null) said += text.textContent;
  const bare = (words: string) => collapse(words.replace(/[^\p{L}\p{N}\p{M}\s]/gu, "")).toLowerCase();
  return bare(said) === bare(label);
}

function holds(text: string | null | undefined, label: string): boolean {
  return text !== null && text !== undefined && collapse(text).toLowerCase().includes(label.toLowerCase());
}
