import type { ViewNode } from "../view.ts";
import { isEditable } from "./elements.ts";
import { internalsOf, internalStates, isCustom } from "./internals.ts";
import { isSummary } from "./role.ts";
import { collapse } from "./white-space.ts";

type State = Partial<ViewNode>;

/** Everything that a control says about itself beside role and name. */
export function stateOf(element: Element, role: string): State {
  const state: State = {};
  nativeStates.get(element.localName)?.(element, state);
  if (isCustom(element)) Object.assign(state, internalStates(element));
  readAria(element, role, state);
  if (isEditable(element)) readEditable(element, state);
  if (supportsDisabled(element, role) && isDisabled(element)) state.disabled = true;
  if (element.matches(":focus")) state.focused = true;
  return state;
}

/** Disabled by HTML (also through a fieldset, or as a part of a disabled button), or by `aria-disabled` on itself or around it (ARIA 1.2, 6.6). */
export function isDisabled(element: Element): boolean {
  if (internalsOf(element)?.disabled === true && !element.hasAttribute("aria-disabled")) return true;
  return element.matches(":disabled") || element.closest("button:disabled, [aria-disabled=true]") !== null;
}

/** What HTML lets the element say, by its tag: to ask for its class costs more than all the rest. */
const nativeStates = new Map<string, (element: Element, state: State) => void>([
  ["input", (element, state) => readInput(element as HTMLInputElement, state)],
  ["select", (element, state) => readSelect(element as HTMLSelectElement, state)],
  ["button", (element, state) => readButton(element as HTMLButtonElement, state)],
  ["textarea", (element, state) => (state.value = (element as HTMLTextAreaElement).value)],
  ["a", readLink],
  ["area", readLink],
  ["img", (element, state) => readImage(element as HTMLImageElement, state)],
  ["dialog", (element, state) => element.matches(":modal") && (state.modal = true)],
  ["summary", readSummary],
  ["option", (element, state) => (state.selected = (element as HTMLOptionElement).selected)],
  ["td", readCell],
  ["th", readCell],
  ["time", (element, state) => readMachineValue(element.getAttribute("datetime"), state)],
  ["data", (element, state) => readMachineValue(element.getAttribute("value"), state)],
  ["meter", (element, state) => (state.value = String((element as HTMLMeterElement).value))],
  ["progress", (element, state) => readProgress(element as HTMLProgressElement, state)],
]);

/** Roles that can be disabled (ARIA 1.2, section 6.6.11), and those inside which all is. */
const disablable = new Set(
  "application button checkbox columnheader combobox grid gridcell group link listbox menu menubar menuitem menuitemcheckbox menuitemradio option radio radiogroup row rowheader scrollbar searchbox separator slider spinbutton switch tab tablist textbox toolbar tree treegrid treeitem".split(
    " ",
  ),
);

function supportsDisabled(element: Element, role: string): boolean {
  if (disablable.has(role)) return true;
  // Authors mark days and entries that cannot be had so; there are too many of them to look around each.
  if (role === "cell" || role === "listitem") return element.hasAttribute("aria-disabled");
  return role === "generic" && (element as HTMLElement).tabIndex >= 0;
}

function readCell(element: Element, state: State): void {
  const { colSpan, rowSpan } = element as HTMLTableCellElement;
  if (colSpan !== 1) state.columnSpan = colSpan;
  if (rowSpan !== 1) state.rowSpan = rowSpan;
}

function readMachineValue(value: string | null, state: State): void {
  if (value !== null && value !== "") state.machineValue = value.slice(0, 200);
}

function readInput(input: HTMLInputElement, state: State): void {
  const { type } = input;
  state.inputType = type;
  if (type === "checkbox" || type === "radio") {
    state.checked = input.indeterminate && type === "checkbox" ? "mixed" : input.checked;
  } else if (type === "password") state.value = "•".repeat(input.value.length);
  else if (type === "file") state.value = [...(input.files ?? [])].map((file) => file.name).join(", ");
  else if (!["submit", "reset", "button", "image", "hidden"].includes(type)) state.value = input.value;
  if (input.multiple) state.multiple = true;
  if (input.readOnly) state.readonly = true;
  // An empty field for a day shows how the browser writes one.
  if (type === "date") state.placeholder = dayPattern ??= patternOfDays();
  readPopover(input, state);
  const bounds: NonNullable<ViewNode["bounds"]> = {};
  for (const key of ["min", "max", "step"] as const) if (input[key] !== "") bounds[key] = input[key];
  if (Object.keys(bounds).length > 0) state.bounds = bounds;
}

let dayPattern: string | undefined;

function patternOfDays(): string {
  const letters: Record<string, string> = { day: "dd", month: "mm", year: "yyyy" };
  return new Intl.DateTimeFormat(navigator.language)
    .formatToParts(0)
    .map(({ type, value }) => letters[type] ?? value)
    .join("");
}

function readSelect(select: HTMLSelectElement, state: State): void {
  state.options = [...select.options]
    .filter(({ hidden, selected }) => selected || !hidden)
    .map((option) => ({
      label: collapse(option.label),
      value: option.value,
      selected: option.selected,
      disabled: option.matches(":disabled"),
    }));
  state.value = [...select.selectedOptions].map((option) => collapse(option.label)).join(", ");
  if (select.multiple) state.multiple = true;
}

function readButton(button: HTMLButtonElement, state: State): void {
  state.inputType = button.type;
  readPopover(button, state);
}

/** A button that shows and hides a popover is expanded while that is shown (HTML-AAM 1.0, `popovertarget`). */
function readPopover(button: HTMLButtonElement | HTMLInputElement, state: State): void {
  const commands = "commandForElement" in button && button.command.endsWith("-popover");
  const popover = button.popoverTargetElement ?? (commands ? button.commandForElement : null);
  if (popover?.hasAttribute("popover")) state.expanded = popover.matches(":popover-open");
}

function readLink(element: Element, state: State): void {
  const { href } = element as HTMLAnchorElement;
  if (typeof href === "string" && element.hasAttribute("href")) state.href = href;
}

function readImage(image: HTMLImageElement, state: State): void {
  state.href = image.currentSrc || image.src;
}

function readSummary(summary: Element, state: State): void {
  if (isSummary(summary)) state.expanded = (summary.parentElement as HTMLDetailsElement).open;
}

function readProgress(progress: HTMLProgressElement, state: State): void {
  // Without a value it only says that something goes on.
  if (progress.position >= 0) state.value = String(progress.value);
}

function readEditable(element: Element, state: State): void {
  state.editable = true;
  if (element.matches("[readonly]") || element.getAttribute("aria-readonly") === "true")
    state.readonly = true;
  const placeholder = element.getAttribute("placeholder") ?? element.getAttribute("aria-placeholder");
  if (placeholder) state.placeholder = collapse(placeholder);
  if (state.value === undefined) state.value = collapse(element.textContent);
}

/** Roles that a state may be told of (ARIA 1.2, section 6.6); on others authors' words for it mean nothing. */
const supporting: Record<string, Set<string>> = {
  checked: new Set("checkbox menuitemcheckbox menuitemradio option radio switch treeitem".split(" ")),
  expanded: new Set(
    "application button checkbox columnheader combobox gridcell link listbox menuitem menuitemcheckbox menuitemradio row rowheader switch tab treeitem".split(
      " ",
    ),
  ),
  multiselectable: new Set("grid listbox tablist tree treegrid".split(" ")),
  pressed: new Set(["button"]),
  readonly: new Set(
    "checkbox combobox grid gridcell listbox radiogroup slider spinbutton switch treegrid".split(" "),
  ),
  selected: new Set("columnheader gridcell option row rowheader tab treeitem".split(" ")),
  value: new Set("meter progressbar scrollbar separator slider spinbutton".split(" ")),
};

/** Roles that are off where nothing says that they are on (ARIA 1.2, section 6.6.6). */
const offByDefault = new Set("checkbox menuitemcheckbox menuitemradio radio switch".split(" "));
const neverMixed = new Set("menuitemradio radio switch".split(" "));

function readAria(element: Element, role: string, state: State): void {
  if (role === "heading") state.level = levelOf(element);
  if (supporting["checked"]?.has(role)) readChecked(element, role, state);
  else delete state.checked;
  readDisclosure(element, role, state);
  const attribute = (name: string) => element.getAttribute(`aria-${name}`);
  const supports = (name: string) => supporting[name]?.has(role) === true;
  if (supports("pressed")) setTristate(attribute("pressed"), (value) => (state.pressed = value));
  if (supports("selected") && isToken(attribute("selected")))
    state.selected = attribute("selected") === "true";
  if (supports("multiselectable") && attribute("multiselectable") === "true") state.multiple = true;
  if (supports("readonly") && attribute("readonly") === "true") state.readonly = true;
  if (attribute("modal") === "true" && role.endsWith("dialog")) state.modal = true;
  if (attribute("required") === "true" || element.matches(":required")) state.required = true;
  const invalid = attribute("invalid");
  if (invalid === null ? element.matches(":user-invalid") : !/^(?:|false|undefined)$/.test(invalid))
    state.invalid = true;
  if (!supports("value")) return;
  const [min, max] = [attribute("valuemin"), attribute("valuemax")];
  if (state.bounds === undefined && (role === "slider" || role === "spinbutton") && (min ?? max) !== null)
    state.bounds = { ...(min !== null && { min }), ...(max !== null && { max }) };
  if (state.value !== undefined) return;
  const [text, now] = [attribute("valuetext"), attribute("valuenow")];
  if ((text ?? now) !== null) state.value = text ?? now ?? "";
  if (text !== null && now !== null && text !== now) readMachineValue(now, state);
}

function isToken(value: string | null): boolean {
  return value === "true" || value === "false";
}

function setTristate(value: string | null, set: (value: boolean | "mixed") => void): void {
  if (value === "mixed") set("mixed");
  else if (isToken(value)) set(value === "true");
}

function readChecked(element: Element, role: string, state: State): void {
  // What the control itself says holds (HTML-AAM 1.0, section 3.6, `checked`).
  if (state.checked === undefined)
    setTristate(element.getAttribute("aria-checked"), (value) => (state.checked = value));
  if (state.checked === undefined && offByDefault.has(role)) state.checked = false;
  if (state.checked === "mixed" && neverMixed.has(role)) state.checked = false;
}

function readDisclosure(element: Element, role: string, state: State): void {
  if (state.expanded !== undefined || supporting["expanded"]?.has(role) !== true) return;
  const value = element.getAttribute("aria-expanded");
  if (isToken(value)) state.expanded = value === "true";
}

/** A level that is none is not heeded; a heading that says nothing is of the second (ARIA 1.2, section 5.4, `heading`). */
function levelOf(heading: Element): number {
  const named = heading.getAttribute("aria-level");
  if (named !== null && /^[1-9]\d*$/.test(named.trim())) return Number(named);
  return Number(/^h([1-6])$/.exec(heading.localName)?.[1] ?? 2);
}

/** Words that authors left for machines. */
export function hintsOf(element: Element): string {
  const named = ["id", "name", "class", "data-testid", "data-test", "itemprop"];
  const parts = named.map((attribute) => element.getAttribute(attribute));
  // Whether, and not what.
  const completed = element.getAttribute("autocomplete");
  if (!/^(?:on|off)$/i.test(completed ?? "")) parts.splice(-1, 0, completed);
  return collapse(parts.filter(Boolean).join(" ")).slice(0, 200);
}

/** Names of data attributes in which authors say what a control does or stands for: `data-action`, `data-test-id`, `data-theme`. */
const telling =
  /^data-(?:[a-z]+-)*(?:act|action|aim|button|choice|cmd|color|colour|command|control|cy|dir|direction|do|e2e|event|feature|filter|func|function|go|hook|jog|key|kind|label|lang|language|layer|level|locale|method|mode|move|name|nav|op|operation|option|page|pan|panel|pw|qa|rating|role|rotate|scroll|seat|selenium|side|size|slide|sort|square|star|step|tab|target|task|test|testid|test-id|theme|title|tool|trigger|turn|type|value|view|zoom)(?:-?id)?$/;
/** Words, and no addresses, numbers or code. */
const wording = /^(?=.*[A-Za-z])[\w .:+/-]{1,40}$/;
/** The attribute's own word says no more than that something is done. */
const bare =
  /(?:act|action|button|cmd|command|control|cy|do|e2e|event|func|function|hook|key|label|method|name|op|operation|pw|qa|role|selenium|target|task|test|testid|test-id|title|tool|trigger|type|value)(?:-?id)?$/;

/** What an author says in data attributes of a control without words: `data-theme="sepia"` says “theme sepia”. */
export function dataWordsOf(element: Element): string {
  const said: string[] = [];
  for (const { name, value } of element.attributes) {
    if (!name.startsWith("data-") || !telling.test(name) || !wording.test(value)) continue;
    said.push(bare.test(name) ? value : `${name.slice("data-".length)} ${value}`);
  }
  return collapse(said.join(" "));
}
