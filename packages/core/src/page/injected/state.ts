import type { ViewNode } from "../view.ts";
import { isEditable } from "./elements.ts";
import { collapse } from "./name.ts";

type State = Partial<ViewNode>;

/** Everything that a control says about itself beside role and name. */
export function stateOf(element: Element, role: string): State {
  const state: State = {};
  if (element instanceof HTMLInputElement) readInput(element, state);
  else if (element instanceof HTMLSelectElement) readSelect(element, state);
  else if (element instanceof HTMLTextAreaElement) state.value = element.value;
  else if (element instanceof HTMLAnchorElement || element instanceof HTMLAreaElement)
    readLink(element, state);
  else if (element instanceof HTMLImageElement) state.href = element.currentSrc || element.src;
  else if (element instanceof HTMLDialogElement && element.matches(":modal")) state.modal = true;
  else if (element instanceof HTMLDetailsElement) state.expanded = element.open;
  else if (element instanceof HTMLOptionElement) state.selected = element.selected;
  else if (element instanceof HTMLProgressElement || element instanceof HTMLMeterElement)
    state.value = String(element.value);
  readAria(element, role, state);
  if (isEditable(element)) readEditable(element, state);
  if (isDisabled(element)) state.disabled = true;
  if (element.matches(":focus")) state.focused = true;
  return state;
}

/** Disabled by HTML (also through a fieldset, or as a part of a disabled button), or by `aria-disabled` on itself or around it (ARIA 1.2, 6.6). */
export function isDisabled(element: Element): boolean {
  return element.matches(":disabled") || element.closest("button:disabled, [aria-disabled=true]") !== null;
}

function readInput(input: HTMLInputElement, state: State): void {
  state.inputType = input.type;
  if (input.type === "checkbox" || input.type === "radio")
    state.checked = input.indeterminate ? "mixed" : input.checked;
  else if (input.type === "password") state.value = "•".repeat(input.value.length);
  else if (input.type === "file") state.value = [...(input.files ?? [])].map((file) => file.name).join(", ");
  else if (!["submit", "reset", "button", "image", "hidden"].includes(input.type)) state.value = input.value;
  if (input.multiple) state.multiple = true;
  const bounds: NonNullable<ViewNode["bounds"]> = {};
  for (const key of ["min", "max", "step"] as const) if (input[key] !== "") bounds[key] = input[key];
  if (Object.keys(bounds).length > 0) state.bounds = bounds;
}

function readSelect(select: HTMLSelectElement, state: State): void {
  state.options = [...select.options].map((option) => ({
    label: collapse(option.label),
    value: option.value,
    selected: option.selected,
    disabled: option.matches(":disabled"),
  }));
  state.value = [...select.selectedOptions].map((option) => collapse(option.label)).join(", ");
  if (select.multiple) state.multiple = true;
}

function readLink(link: HTMLAnchorElement | HTMLAreaElement, state: State): void {
  if (link.hasAttribute("href")) state.href = link.href;
}

function readEditable(element: Element, state: State): void {
  state.editable = true;
  if (element.matches("[readonly]") || element.getAttribute("aria-readonly") === "true")
    state.readonly = true;
  const placeholder = element.getAttribute("placeholder") ?? element.getAttribute("aria-placeholder");
  if (placeholder) state.placeholder = collapse(placeholder);
  if (state.value === undefined) state.value = collapse(element.textContent);
}

function readAria(element: Element, role: string, state: State): void {
  const tristate = (value: string | null) => (value === "mixed" ? "mixed" : value === "true");
  const read = (name: string) => element.getAttribute(`aria-${name}`);
  if (state.checked === undefined && read("checked") !== null) state.checked = tristate(read("checked"));
  if (read("pressed") !== null) state.pressed = tristate(read("pressed"));
  if (read("selected") !== null) state.selected = read("selected") === "true";
  const disclosure =
    element.localName === "summary" ? (element.parentElement as HTMLDetailsElement | null)?.open : undefined;
  if (read("expanded") !== null) state.expanded = read("expanded") === "true";
  else if (disclosure !== undefined) state.expanded = disclosure;
  if (read("modal") === "true") state.modal = true;
  if (read("required") === "true" || element.matches(":required")) state.required = true;
  if (read("invalid") !== null && read("invalid") !== "false") state.invalid = true;
  if (role === "heading")
    state.level = Number(read("level") ?? /^h([1-6])$/.exec(element.localName)?.[1] ?? 2);
  const value = read("valuetext") ?? read("valuenow");
  if (state.value === undefined && value !== null) state.value = value;
}

/** Words that authors left for machines. */
export function hintsOf(element: Element): string {
  const parts = ["id", "name", "class", "data-testid", "data-test", "autocomplete", "itemprop"].map(
    (attribute) => element.getAttribute(attribute),
  );
  return collapse(parts.filter(Boolean).join(" ")).slice(0, 200);
}
