import { elementOf, isEditable } from "./elements.ts";
import { collapse } from "./name.ts";

/** What can be read of a control before and after an action; `undefined` once it is gone. */
export type ControlState = {
  value?: string;
  checked?: boolean;
  focused: boolean;
  editable: boolean;
  secret: boolean;
};

export function controlState(number: number): ControlState | undefined {
  const element = elementOf(number);
  if (element === undefined) return undefined;
  const state: ControlState = {
    focused: element.matches(":focus, :focus-within"),
    editable: isEditable(element),
    secret: false,
  };
  if (element instanceof HTMLInputElement) {
    state.secret = element.type === "password";
    if (element.type === "checkbox" || element.type === "radio") state.checked = element.checked;
    else state.value = element.value;
  } else if (element instanceof HTMLTextAreaElement) state.value = element.value;
  else if (element instanceof HTMLSelectElement) state.value = selectedLabels(element);
  else if (element instanceof HTMLElement && element.isContentEditable) state.value = element.innerText;
  const checked = element.getAttribute("aria-checked") ?? element.getAttribute("aria-pressed");
  if (checked !== null) state.checked ??= checked === "true";
  return state;
}

function selectedLabels(select: HTMLSelectElement): string {
  return [...select.selectedOptions].map((option) => collapse(option.label)).join(", ");
}

/** Gives the element the focus and selects all of its text, so that what is typed replaces it. */
export function selectText(number: number): boolean {
  const element = elementOf(number);
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  else getSelection()?.selectAllChildren(element);
  return true;
}

export function focus(number: number): boolean {
  const element = elementOf(number);
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  element.focus({ preventScroll: true });
  return true;
}

/** Controls that are set rather than typed into, since each browser shows them its own way. */
export const settableTypes = ["date", "time", "datetime-local", "month", "week", "color", "range"];

export function isSettable(number: number): boolean {
  const element = elementOf(number);
  return element instanceof HTMLInputElement && settableTypes.includes(element.type);
}

/** Sets the value of a date, time, colour or range control as its own picker would; answers what it holds then. */
export function setValue(number: number, value: string): string | undefined {
  const element = elementOf(number);
  if (!(element instanceof HTMLInputElement)) return undefined;
  element.focus({ preventScroll: true });
  element.value = value;
  element.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
  return element.value;
}

export type Selection =
  | { outcome: "selected"; labels: string[] }
  | { outcome: "not_a_select" }
  | { outcome: "stale" }
  | { outcome: "unknown_option" | "disabled_option"; wanted: string; options: string[] };

/** Chooses options of a `<select>` by label, value or, when neither fits, by label without regard to case. */
export function selectOptions(number: number, wanted: string[]): Selection {
  const element = elementOf(number);
  if (element === undefined) return { outcome: "stale" };
  if (!(element instanceof HTMLSelectElement)) return { outcome: "not_a_select" };
  const chosen: HTMLOptionElement[] = [];
  for (const text of wanted) {
    const option = findOption(element, text);
    const options = [...element.options].map((each) => collapse(each.label));
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
  const options = [...select.options];
  const wanted = collapse(text);
  return (
    options.find((option) => collapse(option.label) === wanted) ??
    options.find((option) => option.value === text) ??
    options.find((option) => collapse(option.label).toLowerCase() === wanted.toLowerCase())
  );
}

/** Scrolls an element, or what scrolls most of the page, by CSS pixels or by pages; answers where it stood and stands. */
export function scrollBy(number: number | null, amount: { x: number; y: number; unit: "pixels" | "pages" }) {
  const scroller = number === null ? pageScroller() : scrollerOf(elementOf(number));
  const before = { x: scroller.scrollLeft, y: scroller.scrollTop };
  const factor =
    amount.unit === "pages"
      ? { x: scroller.clientWidth * 0.8, y: scroller.clientHeight * 0.8 }
      : { x: 1, y: 1 };
  scroller.scrollBy({ left: amount.x * factor.x, top: amount.y * factor.y, behavior: "instant" });
  return {
    before,
    after: { x: Math.round(scroller.scrollLeft), y: Math.round(scroller.scrollTop) },
    moved: scroller.scrollTop !== before.y || scroller.scrollLeft !== before.x,
  };
}

function pageScroller(): Element {
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollHeight > root.clientHeight || root.scrollWidth > root.clientWidth) return root;
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return scrollerOf(middle ?? undefined);
}

function scrollerOf(element: Element | undefined): Element {
  for (let current = element ?? null; current !== null; current = current.parentElement) {
    const overflows =
      current.scrollHeight > current.clientHeight || current.scrollWidth > current.clientWidth;
    const { overflowX, overflowY } = getComputedStyle(current);
    if (overflows && /auto|scroll/.test(`${overflowX} ${overflowY}`)) return current;
  }
  return document.scrollingElement ?? document.documentElement;
}

export function scrollIntoView(number: number): { moved: boolean; y: number; x: number } | undefined {
  const element = elementOf(number);
  if (element === undefined) return undefined;
  const before = element.getBoundingClientRect();
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const after = element.getBoundingClientRect();
  return {
    moved: before.y !== after.y || before.x !== after.x,
    x: Math.round(scrollX),
    y: Math.round(scrollY),
  };
}
