import { entryOf, stale, type Entry } from "./entry.ts";
import { markWithDependents } from "./sources.ts";
import { allSheets, restyled, rulesIn, rulesOf } from "./styles.ts";

/**
 * How far the style sheets carry a change of a class, an id or an attribute: to what is inside the element, to what
 * stands beside it, or anywhere.
 */
type Reach = { inside: Set<string>; beside: Set<string>; anywhere: Set<string> };

/** A style sheet of another origin cannot be read; whatever changes may reach inside. */
type Known = { reach: Reach; isComplete: boolean };

let known: Known | undefined;

/**
 * Marks what the style sheets may show otherwise, since they came, went or were edited since this was asked last. Answers
 * whether that may be anything.
 */
export function markRestyled(): boolean {
  const { roots, isNew } = restyled();
  if (isNew) known = undefined;
  for (const root of roots) {
    if (root instanceof Document) return true;
    const entry = entryOf(root.host);
    if (entry !== undefined) markWithDependents(entry, stale.everything);
  }
  return false;
}

function reachOf(): Known {
  if (known !== undefined) return known;
  const reach: Reach = { inside: new Set(), beside: new Set(), anywhere: new Set() };
  let isComplete = true;
  for (const sheet of allSheets()) {
    const rules = sheet.disabled ? [] : rulesOf(sheet);
    if (rules === undefined) isComplete = false;
    else addRules(reach, rules, false);
  }
  known = { reach, isComplete };
  return known;
}

function addRules(reach: Reach, rules: Iterable<CSSRule>, nested: boolean): void {
  for (const rule of rules) {
    const inner = rulesIn(rule);
    if (rule instanceof CSSStyleRule) {
      for (const selector of selectorsIn(rule.selectorText)) addSelector(reach, selector, nested);
      if (rule.cssRules.length > 0) {
        addNames(reach.inside, rule.selectorText);
        addRules(reach, rule.cssRules, true);
      }
    } else if (inner !== undefined) addRules(reach, inner, nested);
  }
}

/** Splits at commas outside of parentheses and brackets. */
function selectorsIn(list: string): string[] {
  return list.includes("(") ? splitOutside(list, /,/) : list.split(",");
}

function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] as string;
    if (character === "(" || character === "[") depth += 1;
    else if (character === ")" || character === "]") depth -= 1;
    else if (depth === 0 && separator.test(character)) {
      parts.push(text.slice(start, index + 1));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

function addSelector(reach: Reach, selector: string, nested: boolean): void {
  if (selector.includes(":has(")) addNames(reach.anywhere, selector);
  const compounds = splitOutside(selector.trim().replace(/\s*([>+~])\s*/g, "$1"), /[\s>+~]/);
  const before = compounds.slice(0, -1).join("");
  if (before !== "") addNames(/[+~]/.test(before) ? reach.beside : reach.inside, before);
  // What stands in parentheses may speak of any element around.
  const last = compounds.at(-1) ?? "";
  if (last.includes("(")) addNames(reach.inside, last);
  if (nested) addNames(reach.beside, selector);
}

/** Classes, ids, attributes and states that a selector names. */
function addNames(names: Set<string>, selector: string): void {
  for (const [, marked, attribute, state] of selector.matchAll(
    /[.#]((?:[\w-]|\\.|[^\0-\x7F])+)|\[\s*([\w-]+)|:(checked|indeterminate|focus[\w-]*|disabled|enabled|open|empty)/g,
  ))
    names.add(marked?.replaceAll("\\", "") ?? attribute ?? `:${state}`);
}

/** Marks what the style sheets may show otherwise now that these names came to an element or left it. */
export function markReached(entry: Entry, names: Iterable<string>): void {
  const { reach, isComplete } = reachOf();
  for (const name of names) {
    if (reach.anywhere.has(name)) return markWithDependents(rootOf(entry), stale.everything);
    if (reach.beside.has(name) && entry.parent !== undefined)
      markWithDependents(entry.parent, stale.everything);
    else if (reach.inside.has(name) || !isComplete) markWithDependents(entry, stale.everything);
  }
}

/** The same for a box that was ticked: pages open menus by that alone. */
export function reachOfState(entry: Entry): void {
  markReached(entry, [":checked", ":indeterminate"]);
}

function rootOf(entry: Entry): Entry {
  let root = entry;
  while (root.parent !== undefined) root = root.parent;
  return root;
}
