import { isEditable } from "../elements.ts";
import { isPartListenedFor, listensForParts } from "./drawings.ts";
import type { Entry } from "./entry.ts";
import { listens } from "./listeners.ts";
import { overflows, type Looks } from "./looks.ts";
import { descriptionOf, nameOf } from "../name.ts";
import { isFocusable, isInteractiveRole, roleOf } from "../role.ts";
import { dataWordsOf, hintsOf, stateOf } from "../state.ts";
import { collapse } from "../white-space.ts";
import { signsOf } from "./signs.ts";

/** Elements that say nothing beside their role while they have no attributes. */
const silent = new Set(
  "article aside b blockquote br code dd div dl em footer header hr i li main nav ol p pre s section small span strong sub sup tbody td tfoot thead tr u ul".split(
    " ",
  ),
);

/** Writes what an element says about itself, beside its children and its place. */
export function describe(entry: Entry, looks: Looks): void {
  const { element, scope } = entry;
  const { localName } = element;
  const role = element === document.documentElement ? "document" : roleOf(element);
  if (silent.has(localName) && !element.hasAttributes() && !isMarked(looks) && !listens(element)) {
    entry.interactive = false;
    entry.plain = (role === "generic" || role === "presentation") && element !== document.body;
    entry.fields = `"${role}","${localName}","",0`;
    return;
  }
  const name = nameOf(element, role);
  const interactive = !scope.inert && !element.hasAttribute("inert") && offersItself(entry, role, looks);
  const more: Record<string, unknown> = stateOf(element, role);
  const description = descriptionOf(element, name);
  if (description !== "") more.description = description;
  const tooltip = interactive ? tooltipOf(element, name) : "";
  if (tooltip !== "" && tooltip !== description) more.tooltip = tooltip;
  const scrolls = looks.mayScroll && element !== document.scrollingElement && overflows(element);
  const hints = interactive || scrolls || (role === "img" && name === "") ? hintsOfSign(element, name) : "";
  if (hints !== "") more.hints = hints;
  const signs = interactive ? signsOf(element, name) : "";
  if (signs !== "") more.signs = signs;
  if (interactive && headsList(element)) more.branch = true;
  const property = element.getAttribute("itemprop") ?? element.getAttribute("property");
  if (property !== null) more.itemProperty = property;
  const thing = element.hasAttribute("itemscope")
    ? (element.getAttribute("itemtype") ?? "")
    : element.getAttribute("typeof");
  if (thing !== null) more.itemType = thing;
  if (scrolls) more.scrollable = true;
  entry.interactive = interactive;
  entry.plain =
    (role === "generic" || role === "presentation") &&
    !interactive &&
    name === "" &&
    more.scrollable === undefined &&
    property === null &&
    thing === null &&
    element !== document.body;
  entry.fields = JSON.stringify([role, localName, name, interactive ? 1 : 0, more]).slice(1, -1);
}

/** The name of an entry that has a list of its own, in sight or not. */
function headsList(element: Element): boolean {
  const item = element.parentElement;
  if (item?.localName !== "li" || element.hasAttribute("href")) return false;
  return [...item.children].some((child) => child !== element && child.matches("ul, ol, [role=group]"));
}

/** What a drawing stands for is often told by what alone holds it. */
function hintsOfSign(element: Element, name: string): string {
  const said = hasWords.test(name) ? "" : dataWordsOf(element);
  const own = said === "" ? hintsOf(element) : `${hintsOf(element)} ${said}`.trim();
  const holder = element.localName === "svg" || element.localName === "img" ? element.parentElement : null;
  const isAlone = holder?.childElementCount === 1 && (holder.textContent ?? "").trim() === "";
  return own === "" && holder !== null && isAlone ? hintsOf(holder) : own;
}

/** A sign of one letter (“B”) is no word. */
const hasWords = /\p{L}{2}|\p{Nd}|[^\P{L}A-Za-z]/u;

/** Attributes in which libraries keep what they show when the pointer rests on a control. */
const tooltips: ReadonlySet<string> = new Set(
  "data-tooltip data-tip data-title data-original-title data-bs-original-title data-bs-title data-tooltip-content data-tooltip-text data-tippy-content data-balloon data-hint tooltip mattooltip ng-reflect-message uk-tooltip".split(
    " ",
  ),
);

function tooltipAttribute(holder: Element): string | undefined {
  for (const { name, value } of holder.attributes) if (value !== "" && tooltips.has(name)) return value;
  return undefined;
}

/** What is shown when the pointer rests on it, or on what holds it alone. Its own `title` is its name or description. */
function tooltipOf(element: Element, name: string): string {
  if (element instanceof SVGElement && name === "") {
    const title = [...element.children].find(({ localName }) => localName === "title");
    if (title !== undefined) return collapse(title.textContent);
  }
  const { parentElement } = element;
  const isAlone = !hasWords.test(name) && parentElement?.childElementCount === 1;
  for (const holder of isAlone ? [element, parentElement] : [element]) {
    const told = tooltipAttribute(holder) ?? (holder === element ? "" : (holder.getAttribute("title") ?? ""));
    if (hasWords.test(told) && told !== name) return collapse(told.replace(/^title: ?/u, "")).slice(0, 200);
  }
  return "";
}

/** Elements inside one that is a control by its listener alone; larger ones hold several. */
const mostInControl = 12;

/** Who listens around controls listens for them. */
function holdsControls(element: Element): boolean {
  if (element.getElementsByTagName("*").length > mostInControl) return true;
  return (
    element.querySelector(
      "a[href], button, input, select, textarea, summary, [role], [tabindex], [onclick]",
    ) !== null
  );
}

/** Its style alone makes something of it. */
function isMarked(looks: Looks): boolean {
  return looks.pointer || looks.mayScroll;
}

/** Larger ones are no signs, CSS pixels. */
const largestSign = 64;

/** A sign without words in a row or card that takes clicks as a whole: which of them was hit, the page tells by its name. */
function isSignWithin(element: Element): boolean {
  if (element.firstChild !== null || !element.hasAttribute("class")) return false;
  if (element.closest("a, button, label, summary, svg, select, [role]") !== null) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 5 && height > 5 && width <= largestSign && height <= largestSign;
}

function offersItself(entry: Entry, role: string, looks: Looks): boolean {
  const { element, scope } = entry;
  if (isInteractiveRole(role) || isEditable(element)) return true;
  const { localName } = element;
  if (localName === "html" || localName === "body" || localName === "iframe") return false;
  if (element.hasAttribute("onclick") || (isFocusable(element) && element.getAttribute("tabindex") !== "-1"))
    return true;
  if (element instanceof HTMLLabelElement && element.control !== null) return false;
  // Who listens for the parts of a drawing is not meant itself.
  if (listensForParts(element)) return false;
  return (
    looks.pointer ||
    isPartListenedFor(element) ||
    (scope.pointer && isSignWithin(element)) ||
    (listens(element) && !holdsControls(element))
  );
}
