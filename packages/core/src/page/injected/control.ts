import { elementOf, flatElements, isEditable, numberOf } from "./elements.ts";
import { internalsOf, isCustom } from "./internals.ts";
import { collapse } from "./name.ts";
import { roleOf } from "./role.ts";
import { innermostFocus, shadowRootOf } from "./shadow.ts";

/** What a control holds. */
export type Held = {
  value?: string;
  checked?: boolean;
  /** Neither checked nor unchecked. */
  mixed: boolean;
  secret: boolean;
  /** What a row of fields for one character each holds together, from this one on: codes are written so. */
  row?: string;
};

/** What can be read of a control before and after an action; `undefined` once it is gone. */
export type ControlState = Held & {
  focused: boolean;
  editable: boolean;
  /** Text with looks, which is no field of a form. */
  rich?: true;
  /** It may say what it is by its internals, which only the browser can tell. */
  isCustom?: true;
  /** The browser's own words on a value that its form will not accept. */
  problem?: string;
  /** How much is shown around the element: a menu that styles alone open leaves no other trace. */
  shownAround: number;
};

export function controlState(number: number): ControlState | undefined {
  const element = elementOf(number);
  return element === undefined ? undefined : stateOfControl(element);
}

/** Of the element that has the focus: a page that renders a field anew gives the new one the focus. */
export function focusedState(): ControlState | undefined {
  const active = document.activeElement;
  return active === null || active === document.body ? undefined : stateOfControl(active);
}

/** What controls hold, by their numbers; null for those that are gone. */
export function heldBy(numbers: number[]): (Held | null)[] {
  return numbers.map((number) => {
    const element = elementOf(number);
    return element === undefined ? null : heldIn(controlOf(element));
  });
}

function controlOf(named: Element): Element {
  if (named instanceof HTMLLabelElement) return named.control ?? named;
  return shadowRootOf(named) === null || isEditable(named) ? named : (onlyFieldIn(named) ?? named);
}

/** The number of the field that stands for an element which takes no text itself: a label's, or that of a component. */
export function fieldWithin(number: number): number | null {
  const element = elementOf(number);
  const field = element === undefined ? undefined : controlOf(element);
  return field === undefined || field === element ? null : numberOf(field);
}

function onlyFieldIn(host: Element): Element | undefined {
  const fields = flatElements(host).filter(isEditable);
  return fields.length === 1 ? fields[0] : undefined;
}

/** Whether the element says that it takes text and is no field, as editors do that draw it themselves and write it elsewhere. */
export function saysField(number: number): boolean {
  const element = elementOf(number);
  if (element === undefined || isEditable(element)) return false;
  return ["textbox", "searchbox"].includes(roleOf(element));
}

/** Whether what has the focus takes text. */
export function isInField(): boolean {
  const focus = innermostFocus();
  return focus !== null && isEditable(focus);
}

function heldIn(element: Element): Held {
  const held: Held = { secret: false, mixed: element.getAttribute("aria-checked") === "mixed" };
  if (element instanceof HTMLInputElement) readInput(element, held);
  else if (element instanceof HTMLTextAreaElement) held.value = element.value;
  else if (element instanceof HTMLSelectElement) held.value = selectedLabels(element);
  else if (element instanceof HTMLElement && element.isContentEditable) held.value = element.innerText;
  const checked = element.getAttribute("aria-checked") ?? element.getAttribute("aria-pressed");
  if (checked !== null) held.checked ??= checked === "true";
  const internal = internalsOf(element)?.checked ?? internalsOf(element)?.pressed;
  if (internal !== undefined) {
    held.checked ??= internal === true;
    held.mixed ||= internal === "mixed";
  }
  return held;
}

function stateOfControl(named: Element): ControlState {
  const element = controlOf(named);
  const state: ControlState = {
    ...heldIn(element),
    focused: element.matches(":focus, :focus-within"),
    editable: isEditable(element),
    shownAround: shownAround(element),
  };
  if (state.editable && !isField(element)) state.rich = true;
  if (isCustom(element) && !element.hasAttribute("aria-checked")) state.isCustom = true;
  const problem = (element as Partial<HTMLInputElement>).validationMessage;
  if (problem) state.problem = collapse(problem);
  return state;
}

function isField(element: Element): boolean {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function readInput(input: HTMLInputElement, state: Held): void {
  state.secret = input.type === "password";
  if (input.type === "checkbox" || input.type === "radio") {
    state.checked = input.checked;
    state.mixed ||= input.indeterminate;
  } else {
    state.value = input.value;
    const row = input.value.length === 1 ? rowFrom(input) : [];
    if (row.length > 1) state.row = row.map(({ value }) => value).join("");
  }
}

/** The field and those of its kind that follow it, where each holds one character at most. */
function rowFrom(input: HTMLInputElement): HTMLInputElement[] {
  for (let box = input.parentElement, up = 0; box !== null && up < 3; box = box.parentElement, up += 1) {
    const fields = [...box.querySelectorAll("input")].filter(
      ({ type, className }) => type === input.type && className === input.className,
    );
    if (fields.length < 2) continue;
    return fields.every(({ value }) => value.length <= 1) ? fields.slice(fields.indexOf(input)) : [];
  }
  return [];
}

/** Most elements that are looked at for {@link ControlState.shownAround}. */
const neighbours = 200;

function shownAround(element: Element): number {
  const around = element.parentElement?.parentElement ?? element.parentElement ?? element;
  let shown = 0;
  const tree = document.createTreeWalker(around, NodeFilter.SHOW_ELEMENT);
  for (let seen = 0; seen < neighbours; seen += 1) {
    const neighbour = tree.nextNode();
    if (!(neighbour instanceof Element)) break;
    if (neighbour.checkVisibility({ visibilityProperty: true, opacityProperty: true })) shown += 1;
  }
  return shown;
}

function selectedLabels(select: HTMLSelectElement): string {
  return [...select.selectedOptions].map((option) => collapse(option.label)).join(", ");
}

/**
 * Gives the element the focus and selects all of its text, so that what is typed replaces it. Answers whether to
 * {@link commit} it afterwards.
 */
export function selectText(number: number): boolean {
  const element = elementOf(number);
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  else getSelection()?.selectAllChildren(element);
  return element instanceof HTMLInputElement && element.type === "number";
}

/** Gives the element the focus, with the caret behind its text; answers whether it took it. */
export function focus(number: number): boolean {
  const element = elementOf(number);
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  if (element.matches(":focus, :focus-within")) return true;
  element.focus({ preventScroll: true });
  if (isEditable(element)) caretToEnd(element);
  return element.matches(":focus, :focus-within");
}

function caretToEnd(element: Element): void {
  if (element instanceof HTMLTextAreaElement)
    element.setSelectionRange(element.value.length, element.value.length);
  else if (element instanceof HTMLInputElement) {
    // Number and e-mail fields have no caret that a script may set.
    if (element.selectionStart !== null)
      element.setSelectionRange(element.value.length, element.value.length);
  } else {
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToEnd();
  }
}

/**
 * Leaves a number field, as its arrows do with each step: pages recompute totals on its `change`, which comes no sooner.
 * Text fields keep the focus, since suggestions close without it.
 */
export function commit(number: number): void {
  const element = elementOf(number);
  if (element instanceof HTMLElement) element.blur();
}

/** Controls that are set rather than typed into, since each browser shows them its own way. */
const settableTypes = ["date", "time", "datetime-local", "month", "week", "color", "range"];

export function isSettable(number: number): boolean {
  const element = elementOf(number);
  return element instanceof HTMLInputElement && settableTypes.includes(element.type);
}

/**
 * Sets the value of a date, time, colour or range control as its own picker would. `held`: what the control made of the
 * value; when that is another (`rejected`), it was given back what it held before.
 */
export function setValue(number: number, value: string): { held: string; rejected: boolean } | undefined {
  const element = elementOf(number);
  if (!(element instanceof HTMLInputElement)) return undefined;
  const before = element.value;
  const wanted = element.type === "color" ? colorOf(value) : value;
  element.value = element.type === "datetime-local" ? wanted.trim().replace(" ", "T") : wanted.trim();
  const { value: held } = element;
  if (!isSameSetting(held, wanted)) {
    element.value = before;
    return { held, rejected: true };
  }
  element.focus({ preventScroll: true });
  element.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
  return { held, rejected: false };
}

/** A colour in any way that CSS writes it (`red`, `rgb(255 0 0)`), as its control does: `#ff0000`. */
function colorOf(value: string): string {
  const pen = CSS.supports("color", value) ? new OffscreenCanvas(1, 1).getContext("2d") : null;
  if (pen === null) return value;
  pen.fillStyle = value;
  return pen.fillStyle;
}

function isSameSetting(held: string, wanted: string): boolean {
  const plain = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(" ", "t")
      .replace(/(\d\d:\d\d):00(\.0+)?$/, "$1");
  return plain(held) === plain(wanted) || (held !== "" && Number(held) === Number(wanted));
}

export type Selection =
  | { outcome: "selected"; labels: string[] }
  | { outcome: "not_a_select" }
  | { outcome: "stale" }
  /** None named, or several where only one can be chosen. */
  | { outcome: "wrong_count" }
  | { outcome: "unknown_option" | "disabled_option"; wanted: string; options: string[] };

/** Chooses options of a `<select>` by label, value or, when neither fits, by label without regard to case. */
export function selectOptions(number: number, wanted: string[]): Selection {
  const element = elementOf(number);
  if (element === undefined) return { outcome: "stale" };
  if (!(element instanceof HTMLSelectElement)) return { outcome: "not_a_select" };
  if (wanted.length === 0 || (wanted.length > 1 && !element.multiple)) return { outcome: "wrong_count" };
  const chosen: HTMLOptionElement[] = [];
  for (const text of wanted) {
    const option = findOption(element, text);
    const options = [...element.options].filter((each) => !each.hidden).map((each) => collapse(each.label));
    if (option === undefined) return { outcome: "unknown_option", wanted: text, options };
    if (option.matches(":disabled")) return { outcome: "disabled_option", wanted: text, options };
    chosen.push(option);
  }
  element.focus({ preventScroll: true });
  if (element.multiple) for (const option of element.options) option.selected = chosen.includes(option);
  else for (const option of chosen) option.selected = true;
  element.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
  return {
    outcome: "selected",
    labels: [...element.selectedOptions].map((option) => collapse(option.label)),
  };
}

function findOption(select: HTMLSelectElement, text: string): HTMLOptionElement | undefined {
  // What a list does not show (“Choose…” as a placeholder) nobody chooses.
  const options = [...select.options].filter((option) => !option.hidden);
  const wanted = collapse(text);
  return (
    options.find((option) => collapse(option.label) === wanted) ??
    options.find((option) => option.value === text) ??
    options.find((option) => collapse(option.label).toLowerCase() === wanted.toLowerCase())
  );
}

/** Where a slider that a page made itself stands, and how far it goes (ARIA 1.2, 6.6 `aria-valuenow`); null without. */
export function sliderRange(number: number): { now: number; minimum: number; maximum: number } | null {
  const element = elementOf(number);
  const read = (name: string, otherwise: number) =>
    Number.parseFloat(element?.getAttribute(`aria-value${name}`) ?? `${otherwise}`);
  const now = read("now", Number.NaN);
  const isSpin = element?.getAttribute("role") === "spinbutton";
  if (Number.isNaN(now)) return null;
  return {
    now,
    minimum: read("min", isSpin ? -Number.MAX_VALUE : 0),
    maximum: read("max", isSpin ? Number.MAX_VALUE : 100),
  };
}

/** How often the document's own text, which values of fields are no part of, has a text in it. */
export function timesSaid(text: string): number {
  const said = (document.body?.textContent ?? "").replaceAll("\u00a0", " ");
  return said.split(text).length - 1;
}
