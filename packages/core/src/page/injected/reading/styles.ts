import { shadowRoots } from "../roots.ts";

/** What style sheets can belong to. */
export type Styled = Document | ShadowRoot;

/**
 * How much of the sheets is compared at each look: of so many rules all that they say, which takes 6 µs for each, and of
 * so many more whether they show anything, which takes less than 1 µs. Of the rest: how many they are.
 */
type Reach = { whole: number; brief: number };

const most: Reach = { whole: 60, brief: 400 };
/** Shadow roots that are looked at each time; where there are more, they take turns. */
const mostRoots = 100;
let nextRoot = 0;

/** A sheet as it was when it was looked at last; `compared`: how much of it. */
type Seen = { text: string; compared: Reach };

const seen = new WeakMap<CSSStyleSheet, Seen>();
const sheetsBefore = new WeakMap<Styled, CSSStyleSheet[]>();

/** Undefined for a sheet of another origin, which cannot be read. */
export function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    return undefined;
  }
}

/** The rules that stand in a rule, or in the sheet that it imports. */
export function rulesIn(rule: CSSRule): CSSRuleList | undefined {
  if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) return rule.cssRules;
  const imported = rule instanceof CSSImportRule ? rule.styleSheet : null;
  return imported === null ? undefined : rulesOf(imported);
}

/** Every style sheet of the document and of its shadow roots, once. */
export function allSheets(roots: Styled[] = [document, ...shadowRoots()]): Set<CSSStyleSheet> {
  return new Set(roots.flatMap((root) => sheetsBefore.get(root) ?? sheetsOf(root)));
}

function rootsInTurn(): Styled[] {
  const roots = shadowRoots();
  if (roots.length <= mostRoots) return [document, ...roots];
  if (nextRoot >= roots.length) nextRoot = 0;
  nextRoot += mostRoots;
  return [document, ...roots.slice(nextRoot - mostRoots, nextRoot)];
}

function sheetsOf(root: Styled): CSSStyleSheet[] {
  return [...root.styleSheets, ...root.adoptedStyleSheets];
}

/**
 * Where style sheets came, went or became others since this was asked last. Scripts edit them in place, and no observer
 * tells. What was not there before is none of it: that is read anew as a whole.
 */
export function restyled(): { roots: Styled[]; isNew: boolean } {
  const styled = rootsInTurn();
  const changed = new Set<Styled>();
  let isNew = false;
  for (const root of styled) {
    const before = sheetsBefore.get(root);
    if (before !== undefined && isSame(root, before)) continue;
    if (before !== undefined) changed.add(root);
    sheetsBefore.set(root, sheetsOf(root));
    isNew = true;
  }
  const edited = editedSheets(allSheets(styled));
  if (edited.size > 0)
    for (const root of styled)
      if (sheetsBefore.get(root)?.some((sheet) => edited.has(sheet))) changed.add(root);
  return { roots: [...changed], isNew: isNew || edited.size > 0 };
}

/** Without a list of its own: there may be thousands of roots. */
function isSame({ styleSheets, adoptedStyleSheets }: Styled, before: CSSStyleSheet[]): boolean {
  const own = styleSheets.length;
  if (own + adoptedStyleSheets.length !== before.length) return false;
  return before.every(
    (sheet, index) => sheet === (index < own ? styleSheets[index] : adoptedStyleSheets[index - own]),
  );
}

/** Of the sheets that were looked at before. */
function editedSheets(sheets: Set<CSSStyleSheet>): Set<CSSStyleSheet> {
  const edited = new Set<CSSStyleSheet>();
  const left = { ...most };
  const others: CSSStyleSheet[] = [];
  for (const sheet of sheets) {
    const before = seen.get(sheet);
    if (before === undefined || textOf(sheet, { ...before.compared }) !== before.text) {
      if (before !== undefined) edited.add(sheet);
      others.push(sheet);
    } else {
      left.whole -= before.compared.whole;
      left.brief -= before.compared.brief;
    }
  }
  // Scripts edit what they wrote themselves rather than a file.
  others.sort((one, other) => Number(one.href !== null) - Number(other.href !== null));
  for (const sheet of others) remember(sheet, left);
  return edited;
}

function remember(sheet: CSSStyleSheet, left: Reach): void {
  const { whole, brief } = left;
  const text = textOf(sheet, left);
  seen.set(sheet, { text, compared: { whole: whole - left.whole, brief: brief - left.brief } });
}

/** What is compared of a sheet, as far as it goes; `left` says how much more there may be. */
function textOf(sheet: CSSStyleSheet, left: Reach): string {
  if (sheet.disabled) return "off";
  const rules = rulesOf(sheet);
  return rules === undefined ? "closed" : `${sheet.media.mediaText} ${textOfRules(rules, left)}`;
}

function textOfRules(rules: CSSRuleList, left: Reach): string {
  let text = `${rules.length}`;
  for (const rule of rules) {
    if (left.whole <= 0 && left.brief <= 0) break;
    if (rule instanceof CSSStyleRule) text += textOfRule(rule, left);
    else if (rule instanceof CSSMediaRule) text += rule.media.mediaText;
    const inner = rulesIn(rule);
    if (inner !== undefined && inner.length > 0) text += `{${textOfRules(inner, left)}}`;
  }
  return text;
}

function textOfRule({ selectorText, style }: CSSStyleRule, left: Reach): string {
  if (left.whole > 0) {
    left.whole -= 1;
    return `${selectorText}{${style.cssText}`;
  }
  left.brief -= 1;
  return `${style.length}${style.display}${style.visibility}`;
}
