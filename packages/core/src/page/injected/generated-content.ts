type Place = "::before" | "::after";

/**
 * Text that a style sheet puts before or after an element's content (accname 1.2, section 4.3.2, 2F.ii): the
 * alternative after the slash when there is one. Letters of icon fonts (private use characters) say nothing.
 */
export function generatedText(element: Element, place: Place): string {
  const selector = generating(element)[place];
  if (selector === "" || (selector !== "*" && !element.matches(selector))) return "";
  const style = getComputedStyle(element, place);
  const { content } = style;
  if (content === "none" || content === "normal" || content === "") return "";
  if (style.display === "none" || style.visibility !== "visible") return "";
  const text = textOf(content);
  if (isIcon(text, style.fontFamily) && saysMore(element)) return "";
  return style.display === "inline" ? text : ` ${text} `;
}

/** A word that its font draws as a picture: `arrow_drop_down`. */
function isIcon(text: string, fontFamily: string): boolean {
  return /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(text) && /icon|symbol/i.test(fontFamily);
}

/** A picture beside words is read by nobody; alone, it is all that tells what its control is for. */
function saysMore(element: Element): boolean {
  return /\p{L}/u.test(element.closest("button, a, label, summary, th, td, li, [role]")?.textContent ?? "");
}

function textOf(content: string): string {
  const slash = /[")]\s*\/\s*"/.exec(content);
  const spoken = slash === null ? content : content.slice(slash.index + 1);
  const strings = spoken.match(/(?<!\w\()"(?:[^"\\]|\\.)*"/g) ?? [];
  return strings
    .map((quoted) => quoted.slice(1, -1).replaceAll(/\\(.)/g, "$1"))
    .join("")
    .replaceAll(/\p{Co}/gu, "");
}

/**
 * Selectors of the elements that a style sheet puts text before or after, `*` for any, empty for none. To ask an
 * element for the style of what stands before it costs more than all else about it, and most have nothing there.
 */
type Generating = Record<Place, string>;

type Root = Document | ShadowRoot;

/** Roots that were asked about in this run of the script. */
const asked = new Map<Root, Generating>();
const readSheets = new WeakMap<CSSStyleSheet, { rules: number; found: Record<Place, string[]> }>();

function generating(element: Element): Generating {
  const root = element.getRootNode() as Root;
  const known = asked.get(root);
  if (known !== undefined) return known;
  if (asked.size === 0) queueMicrotask(() => asked.clear());
  const found = emptyFind();
  for (const sheet of [...(root.styleSheets ?? []), ...(root.adoptedStyleSheets ?? [])])
    addSheet(sheet, found);
  const answer = { "::before": joined(found["::before"]), "::after": joined(found["::after"]) };
  asked.set(root, answer);
  return answer;
}

const emptyFind = (): Record<Place, string[]> => ({ "::before": [], "::after": [] });

/** Most selectors that are cheaper to try than the style itself is to ask for. */
const mostSelectors = 100;

function joined(selectors: string[]): string {
  if (selectors.length > mostSelectors || selectors.includes("*")) return "*";
  const list = selectors.join(", ");
  try {
    if (list !== "") document.createDocumentFragment().querySelector(list);
    return list;
  } catch {
    // What cannot be cut apart here (nested rules, commas in brackets) is asked of every element.
    return "*";
  }
}

function addSheet(sheet: CSSStyleSheet, into: Record<Place, string[]>): void {
  const found = foundIn(sheet);
  into["::before"].push(...found["::before"]);
  into["::after"].push(...found["::after"]);
}

function foundIn(sheet: CSSStyleSheet): Record<Place, string[]> {
  let rules: CSSRuleList;
  try {
    rules = sheet.cssRules;
  } catch {
    // A sheet of another site cannot be read.
    return { "::before": ["*"], "::after": ["*"] };
  }
  const known = readSheets.get(sheet);
  if (known?.rules === rules.length) return known.found;
  const found = emptyFind();
  addRules(rules, found);
  readSheets.set(sheet, { rules: rules.length, found });
  return found;
}

function addRules(rules: CSSRuleList, found: Record<Place, string[]>): void {
  for (const rule of rules) {
    if (rule instanceof CSSImportRule && rule.styleSheet !== null) addSheet(rule.styleSheet, found);
    else if (rule instanceof CSSStyleRule && saysSomething(rule.style.content))
      addRule(rule.selectorText, found);
    const inner = (rule as Partial<CSSGroupingRule>).cssRules;
    if (inner !== undefined && inner.length > 0) addRules(inner, found);
  }
}

/** Empty strings, which only make room for a box, are by far the most. */
function saysSomething(content: string): boolean {
  return content !== "" && !/^(?:""|''|none|normal)$/.test(content);
}

function addRule(selectors: string, found: Record<Place, string[]>): void {
  for (const part of selectors.split(",")) {
    const match = /::?(before|after)\b/.exec(part);
    if (match === null) continue;
    const base = part.slice(0, match.index).trim();
    found[`::${match[1] as "before" | "after"}`].push(/[>+~]$/.test(base) ? `${base} *` : base || "*");
  }
}
