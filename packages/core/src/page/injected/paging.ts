import { elementOf, numberOf } from "./elements.ts";
import { hasBox } from "./visibility.ts";

/** What a document says of the list that it shows a part of, beside what its accessibility tree says. */
export type PagingFacts = {
  /** Elements that lead on by what they say of themselves (HTML, link type `next`, section 4.6.7.12). */
  next: number[];
  /** Address of `<link rel="next">`. */
  linked?: string;
  /** Of the elements asked for: those that look switched off, though nothing says so in their semantics. */
  off: number[];
  /** Of the elements asked for: those that stand for the page that is shown. */
  current: number[];
  /** Rows of the grid around the list (ARIA 1.2, `aria-rowcount`, without its header), or size of its set (`aria-setsize`). */
  total?: number;
  /** Something says that more is on its way. */
  busy: boolean;
};

/** `controls`: what may lead on; `list`: an element of the list, null when it is not known. */
export function pagingFacts(controls: number[], list: number | null): PagingFacts {
  const those = (holds: (element: Element) => boolean) =>
    controls.filter((number) => {
      const element = elementOf(number);
      return element !== undefined && holds(element);
    });
  const linked = document.querySelector<HTMLLinkElement>('head link[rel~="next" i][href]')?.href;
  const total = list === null ? undefined : totalAround(elementOf(list));
  return {
    next: [...document.querySelectorAll('a[rel~="next" i], area[rel~="next" i], button[rel~="next" i]')].map(
      numberOf,
    ),
    off: those(isOff),
    current: those(isCurrent),
    busy: isBusy(),
    ...(linked === undefined || linked === "" ? {} : { linked }),
    ...(total === undefined ? {} : { total }),
  };
}

const offWords = /(?:^|[-_\s])(?:disabled|inactive|is-disabled)(?:$|[-_\s])/i;

function isOff(element: Element): boolean {
  const around = [element, ...(element.parentElement?.localName === "li" ? [element.parentElement] : [])];
  if (around.some((each) => offWords.test(each.getAttribute("class") ?? ""))) return true;
  if (around.some((each) => each.getAttribute("aria-disabled") === "true")) return true;
  return getComputedStyle(element).pointerEvents === "none";
}

const currentWords = /(?:^|[-_\s])(?:active|current|selected)(?:$|[-_\s])/i;

function isCurrent(element: Element): boolean {
  const around = [element, ...(element.parentElement?.localName === "li" ? [element.parentElement] : [])];
  return around.some((each) => {
    const said = each.getAttribute("aria-current");
    if (said !== null) return said !== "false";
    return currentWords.test(each.getAttribute("class") ?? "");
  });
}

function totalAround(element: Element | undefined): number | undefined {
  const grid = element?.closest("[aria-rowcount]");
  const rows = wholeNumber(grid?.getAttribute("aria-rowcount"));
  if (grid && rows !== undefined) return Math.max(0, rows - headerRows(grid));
  return wholeNumber(element?.closest("[aria-setsize]")?.getAttribute("aria-setsize"));
}

function headerRows(grid: Element): number {
  return [...grid.querySelectorAll("tr, [role=row]")].filter((row) => {
    const cells = [...row.children];
    return (
      cells.length > 0 && cells.every((cell) => cell.matches("th:not([scope=row]), [role=columnheader]"))
    );
  }).length;
}

/** `-1` says that nobody knows. */
function wholeNumber(text: string | null | undefined): number | undefined {
  return /^\d{1,9}$/.test(text ?? "") ? Number(text) : undefined;
}

const busySelector =
  '[aria-busy="true"], [role="progressbar"], progress:not([value]), [class*="spinner" i], [class*="skeleton" i], [class*="shimmer" i], [class*="loading" i]:not(img, picture, body, html)';

function isBusy(): boolean {
  for (const element of document.querySelectorAll(busySelector)) {
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isShown && hasBox(element) && width > 0 && height > 0) return true;
  }
  return false;
}
