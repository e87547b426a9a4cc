import type { ViewNode } from "../../page/view.ts";
import type { RoleWord } from "../vocabulary/roles.ts";
import type { Intent } from "../vocabulary/verbs.ts";

const typed = new Set(["textbox", "searchbox", "spinbutton"]);
const checkable = new Set(["checkbox", "switch", "menuitemcheckbox"]);
const pressable = new Set([
  "button",
  "link",
  "menuitem",
  "menuitemcheckbox",
  "menuitemradio",
  "tab",
  "option",
  "checkbox",
  "radio",
  "switch",
  "treeitem",
  "combobox",
]);
const untypedInputs = new Set(["checkbox", "radio", "button", "submit", "reset", "image", "file", "hidden"]);
const containers = new Set([
  "document",
  "main",
  "banner",
  "contentinfo",
  "navigation",
  "region",
  "form",
  "search",
  "list",
  "table",
  "grid",
  "dialog",
]);

/** It takes a figure, and nothing else. */
export const isNumeric = ({ inputType = "", role }: ViewNode): boolean =>
  /^(?:number|range)$/u.test(inputType) || /^(?:spinbutton|slider)$/u.test(role);

/** Text, a date or a number can be put into it. */
export function isField(node: ViewNode): boolean {
  if (node.editable || typed.has(node.role) || node.tag === "textarea") return true;
  return node.tag === "input" && !untypedInputs.has(node.inputType ?? "text") && !checkable.has(node.role);
}

/** A text, a number or the like is its value, which is no choice of several. */
export const takesValue = ({ role, options }: ViewNode): boolean =>
  options === undefined && /^(?:textbox|searchbox|spinbutton|slider)$/u.test(role);

/** A list that its options are known of: a native `<select>`. */
export function isSelect(node: ViewNode): boolean {
  return node.options !== undefined;
}

export function isCheckable(node: ViewNode): boolean {
  return checkable.has(node.role) || node.role === "radio" || node.role === "menuitemradio";
}

/** A real control rather than a container that has a listener. */
export function isControl(node: ViewNode): boolean {
  return pressable.has(node.role) || isField(node) || isSelect(node) || node.role === "slider";
}

/** How natural it is to do this with the element, 0–1; 0 when it cannot be done at all. */
export function intentFit(intent: Intent, node: ViewNode): number {
  switch (intent) {
    case "fill":
    case "type":
    case "clear":
    case "search":
    case "set":
      return valueFit(intent, node);
    case "select":
      return selectFit(node);
    case "check":
    case "uncheck":
      return checkFit(intent, node);
    case "upload":
      return node.inputType === "file" ? 1 : clickFit(node) * 0.9;
    case "scroll":
      return 1;
    case "drag":
      return isCheckable(node) ? besideBox : 1;
    case "doubleClick":
    case "rightClick":
    case "open":
      return isCheckable(node) && node.role !== "radio" ? besideBox : clickFit(node);
    case "expand":
      // A leaf of a tree has nothing to show.
      return node.expanded === true || (node.role === "treeitem" && node.expanded === undefined)
        ? 0
        : clickFit(node);
    case "collapse":
      return node.expanded === true ? 1 : 0;
    default:
      return clickFit(node);
  }
}

/** What a box to tick stands beside is opened, dragged and asked for its menu, and not the box. */
const besideBox = 0.7;

function clickFit(node: ViewNode): number {
  if (node.role === "iframe" || node.role === "document") return 0;
  if (node.inputType === "file") return 0.5;
  if (node.role === "combobox" || isSelect(node)) return 0.9;
  if (isField(node) || node.role === "slider") return 0.88;
  if (pressable.has(node.role)) return 1;
  if (containers.has(node.role) || (node.scrollable && node.role === "generic")) return 0.6;
  return 0.96;
}

function valueFit(intent: Intent, node: ViewNode): number {
  if (isSelect(node)) return intent === "fill" || intent === "set" ? 0.97 : intent === "type" ? 0.9 : 0;
  if (isField(node)) return 1;
  if (node.role === "slider" || node.role === "combobox") return intent === "clear" ? 0 : 0.9;
  // A button that opens something: a calendar, for one.
  if (intent === "set" && node.role === "button" && node.expanded !== undefined) return 0.85;
  if (intent === "set" && isCheckable(node)) return 0.9;
  return 0;
}

function selectFit(node: ViewNode): number {
  if (isSelect(node) || node.role === "combobox" || node.role === "listbox") return 0.97;
  if (isField(node)) return 0.6;
  return isCheckable(node) || pressable.has(node.role) ? 1 : clickFit(node);
}

function checkFit(intent: Intent, node: ViewNode): number {
  if (checkable.has(node.role)) return 1;
  if (intent === "check" && (node.role === "radio" || node.role === "menuitemradio")) return 0.97;
  return node.pressed === undefined ? 0 : 0.9;
}

/**
 * How well the element is what the role word says: 1, 0.93 for what people also call so, 0.4 for something else. Where only a part
 * of its name was said, “print the menu”, a button that unfolds nothing is no menu.
 */
export function roleFit(role: RoleWord | undefined, node: ViewNode, isCalledSo = true): number {
  if (role?.name === "menu" && !isCalledSo && node.role === "button" && node.expanded === undefined)
    return 0.4;
  if (!role || role.roles.includes(node.role)) return 1;
  if (role.tags?.includes(node.tag)) return 1;
  if (role.name === "field" && isField(node)) return 1;
  if (role.name === "dropdown" && isSelect(node)) return 1;
  return role.related.includes(node.role) ? 0.93 : 0.4;
}
