import { isSettable } from "./control.ts";
import {
  contains,
  elementOf,
  flatChildren,
  flatElements,
  flatParent,
  isEditable,
  numberOf,
} from "./elements.ts";
import { collapse, nameOf } from "./name.ts";
import { roleOf } from "./role.ts";
import { isDisabled } from "./state.ts";
import { hasBox } from "./visibility.ts";

/** Months count from 1. */
export type Day = { year: number; month: number; day: number };
/** A day to find; where no year is told, the next one that the calendar comes to. */
export type CalendarDay = Omit<Day, "year"> & { year?: number };

export type CalendarLook =
  /** The day is shown; `disabled`: it cannot be chosen. */
  | { outcome: "day"; number: number; disabled: boolean }
  /** Another month is shown; `number`: the button that goes towards the day's month; null when there is none. */
  | { outcome: "month"; shown: string; number: number | null }
  /** A list of months or years that leads there at once, with the option to choose. */
  | { outcome: "select"; number: number; label: string }
  | { outcome: "none" };

/** What a grid of days must hold at least: the shortest month. */
const shortestMonth = 28;

/** Looks at the calendar that the page shows, for the way to a day. */
export function lookForDay(wanted: CalendarDay): CalendarLook {
  const grids = gridsOf();
  let look: CalendarLook = { outcome: "none" };
  for (const grid of grids) {
    const found = dayIn(grid, wanted);
    if (found !== undefined)
      return { outcome: "day", number: numberOf(found), disabled: isUnavailable(found) };
    if (look.outcome === "none") look = wayTo(grid, wanted);
  }
  return look;
}

/** The innermost boxes that show the days of a month one by one. */
function gridsOf(): Element[] {
  const counts = new Map<Element, number>();
  for (const cell of flatElements(document.documentElement)) {
    if (!mayBeDay(cell) || !isDay(cell) || !hasBox(cell)) continue;
    for (let box = boxAround(cell), up = 0; box !== null && up < levels; box = boxAround(box), up += 1)
      counts.set(box, (counts.get(box) ?? 0) + 1);
  }
  const grids = [...counts].filter(([, count]) => count >= shortestMonth).map(([box]) => box);
  return grids.filter((box) => !grids.some((other) => other !== box && contains(box, other)));
}

/** Boxes that stand around a day, and around a grid, at most; the elements of a library may add some. */
const levels = 7;

/** A slot is no box: what stands in it stands in what holds it. */
function boxAround(element: Element): Element | null {
  const parent = flatParent(element);
  return parent instanceof HTMLSlotElement ? boxAround(parent) : parent;
}

function mayBeDay(cell: Element): boolean {
  return cell.localName.includes("-") || cell.matches("td, [role=gridcell], button, a, div, span, li, abbr");
}

/** The innermost element that says the number of a day, be it with a price or the like under it. */
function isDay(element: Element): boolean {
  const text = dayText(element);
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31;
}

function dayText(element: Element): string {
  const own = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
  return collapse(own.join(" ")).replace(/\.$/, "");
}

function daysIn(grid: Element): Element[] {
  return flatElements(grid).filter((element) => isDay(element) && hasBox(element));
}

function dayIn(grid: Element, wanted: CalendarDay): Element | undefined {
  const { year, month, day } = wanted;
  const days = daysIn(grid);
  const dated = days.find((each) => isDated(each, grid, wanted));
  if (dated !== undefined) return pressable(dated, grid);
  const shown = monthOf(grid);
  if (shown === undefined || shown.month !== month || !isSameYear(shown.year, year)) return undefined;
  // Days of the month before stand in front of the 1, and those of the next behind the last.
  const first = days.findIndex((each) => Number(dayText(each)) === 1);
  const found = days[first + day - 1];
  return found !== undefined && Number(dayText(found)) === day ? pressable(found, grid) : undefined;
}

/** Where a calendar, or who asks, tells no year, any is meant. */
const isSameYear = (one: number | undefined, other: number | undefined): boolean =>
  one === undefined || other === undefined || one === other;

/** A cell that says its whole date to machines or to screen readers. */
function isDated(day: Element, grid: Element, wanted: CalendarDay): boolean {
  for (let cell: Element | null = day; cell !== null && cell !== grid; cell = boxAround(cell)) {
    for (const { name, value } of cell.attributes) {
      if (!/^data-|^aria-label$|^title$|^datetime$|^value$/.test(name)) continue;
      const date = dateIn(value);
      if (date !== undefined)
        return isSameYear(date.year, wanted.year) && date.month === wanted.month && date.day === wanted.day;
    }
  }
  return false;
}

function dateIn(text: string): CalendarDay | undefined {
  const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  if (iso !== null) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const named = monthIn(text);
  const day = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?!\d)/.exec(text);
  return named === undefined || day === null ? undefined : { ...named, day: Number(day[1]) };
}

/** What takes the press: a button in a cell, or around the number. */
function pressable(day: Element, grid: Element): Element {
  for (let cell: Element | null = day; cell !== null && cell !== grid; cell = boxAround(cell))
    if (cell.matches("button, a, td, [role=gridcell], [role=button], [role=option], [tabindex]")) return cell;
  return day;
}

function isUnavailable(day: Element): boolean {
  const isInside = flatElements(day).some((part) => part.matches("button:disabled, [aria-disabled=true]"));
  const root = day.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : day;
  return (
    isDisabled(day) ||
    isInside ||
    (host !== day && host.childElementCount === 0 && (host.hasAttribute("disabled") || isDisabled(host))) ||
    /(?:^|[-_\s])(?:disabled|unavailable|blocked)(?:$|[-_\s])/i.test(day.className)
  );
}

type Month = { year?: number; month: number };

/** By language: they are asked for once for each cell of a calendar. */
const knownNames = new Map<string, string[][]>();

/** Month names in the page's language and in English, each long and short, in lower case. */
function monthNames(): string[][] {
  const { lang } = document.documentElement;
  const known = knownNames.get(lang) ?? namesIn([lang || "en", navigator.language, "en"]);
  knownNames.set(lang, known);
  return known;
}

function namesIn(languages: string[]): string[][] {
  return Array.from({ length: 12 }, (_, at) => {
    const date = new Date(2026, at, 15);
    return languages.flatMap((language) => {
      try {
        return (["long", "short"] as const).map((month) =>
          date.toLocaleDateString(language, { month }).toLowerCase().replace(/\.$/, ""),
        );
      } catch {
        // The page's language is no language tag.
        return [];
      }
    });
  });
}

function monthIn(text: string): Month | undefined {
  const year = /(?<!\d)((?:19|20|21)\d{2})(?!\d)/.exec(text);
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const month = monthNames().findIndex((names) => words.some((word) => names.includes(word)));
  const numeric =
    /(?<![\d/.-])(0?[1-9]|1[0-2])\s*[/.-]\s*(?:19|20|21)\d{2}|(?:19|20|21)\d{2}\s*[/.-]\s*(0?[1-9]|1[0-2])(?!\d|[/.-]\d)/.exec(
      text,
    );
  if (month >= 0) return { ...(year && { year: Number(year[1]) }), month: month + 1 };
  if (numeric === null || year === null) return undefined;
  return { year: Number(year[1]), month: Number(numeric[1] ?? numeric[2]) };
}

/** The month that a grid shows: what is written over it, or is chosen in the lists over it. */
function monthOf(grid: Element): Month | undefined {
  let named: Month | undefined;
  for (const box of boxesAround(grid)) {
    const { month, year } = listsIn(box);
    if (month !== undefined && year !== undefined)
      return {
        year: Number(collapse(year.selectedOptions[0]?.label ?? "")),
        month: monthOption(month.selectedOptions[0]),
      };
    const said = captionOf(box, grid);
    // Its year may stand further out; some calendars have none.
    if (said?.year !== undefined && (named === undefined || named.month === said.month)) return said;
    named ??= said;
  }
  return named;
}

/** A box holds one month; further out there may be others beside it. */
function* boxesAround(grid: Element): Iterable<Element> {
  let box: Element | null = grid;
  for (let up = 0; box !== null && box !== document.body && up <= levels; up += 1, box = boxAround(box))
    yield box;
}

function captionOf(box: Element, grid: Element): Month | undefined {
  let text = "";
  for (const part of flatElements(box)) {
    if (contains(grid, part) && part !== grid && isDay(part)) continue;
    for (const node of flatChildren(part))
      if (node instanceof Text && !isInDay(node, grid)) text += ` ${node.data}`;
  }
  for (const node of flatChildren(box)) if (node instanceof Text) text += ` ${node.data}`;
  return monthIn(text) ?? monthIn(box.getAttribute("aria-label") ?? "");
}

function isInDay(node: Text, grid: Element): boolean {
  return node.parentElement !== null && contains(grid, node.parentElement) && isDay(node.parentElement);
}

function listsIn(box: Element): { month?: HTMLSelectElement; year?: HTMLSelectElement } {
  const lists: { month?: HTMLSelectElement; year?: HTMLSelectElement } = {};
  for (const list of flatElements(box)) {
    if (!(list instanceof HTMLSelectElement) || !hasBox(list)) continue;
    if ([...list.options].every((option) => /^\d{4}$/.test(collapse(option.label)))) lists.year = list;
    else if ([...list.options].every((option) => monthOption(option) > 0)) lists.month = list;
  }
  return lists;
}

function monthOption(option: HTMLOptionElement | undefined): number {
  const label = collapse(option?.label ?? "")
    .toLowerCase()
    .replace(/\.$/, "");
  return monthNames().findIndex((names) => names.includes(label)) + 1;
}

function wayTo(grid: Element, wanted: CalendarDay): CalendarLook {
  const shown = monthOf(grid);
  if (shown === undefined) return { outcome: "none" };
  // Where no year is told, the next such month is meant.
  const isTold = wanted.year !== undefined && shown.year !== undefined;
  const years = isTold ? (wanted.year ?? 0) - (shown.year ?? 0) : Number(wanted.month < shown.month);
  for (const box of boxesAround(grid)) {
    const { month, year } = listsIn(box);
    const isOtherYear = year !== undefined && shown.year !== undefined && years !== 0;
    const list = isOtherYear ? year : shown.month === wanted.month ? undefined : month;
    const option = [...(list?.options ?? [])].find((each) =>
      isOtherYear
        ? Number(collapse(each.label)) === (shown.year ?? 0) + years
        : monthOption(each) === wanted.month,
    );
    if (list !== undefined && option !== undefined)
      return { outcome: "select", number: numberOf(list), label: collapse(option.label) };
  }
  const distance = years * 12 + (wanted.month - shown.month);
  const button = distance === 0 ? undefined : stepButton(grid, distance);
  const words = `${shown.year ?? ""}-${String(shown.month).padStart(2, "0")}`;
  return { outcome: "month", shown: words, number: button === undefined ? null : numberOf(button) };
}

const forwards =
  /\b(?:next|forwards?|later|following)\b|nächst|weiter|suivant|siguiente|[›»→❯>⟩▶]|chevron[-_]?right|arrow[-_]?right|right[-_]?arrow|angle[-_]?right/i;
const backwards =
  /\b(?:prev(?:ious)?|back(?:wards?)?|earlier)\b|vorig|zurück|précédent|anterior|[‹«←❮<⟨◀]|chevron[-_]?left|arrow[-_]?left|left[-_]?arrow|angle[-_]?left/i;
const byYear = /year|jahr|année|año|»|«|double/i;

/** `<span>&gt;</span>`, where whatever is around it listens. */
const bareSign = /^[<>‹›«»←→❮❯⟨⟩◀▶◂▸]{1,2}$/u;

/** The button that goes on by a month, or by a year when the day is that far and there is one. */
function stepButton(grid: Element, distance: number): Element | undefined {
  const [wanted, other] = distance > 0 ? [forwards, backwards] : [backwards, forwards];
  for (const box of boxesAround(grid)) {
    const fitting = flatElements(box).filter(
      (element) =>
        (element.matches("button, a, [role=button], [onclick], [class*=next], [class*=prev]") ||
          bareSign.test(collapse(element.textContent))) &&
        hasBox(element) &&
        !isDisabled(element) &&
        !isDay(element) &&
        isStep(element, wanted, other),
    );
    const months = fitting.filter((element) => !byYear.test(wordsOf(element)));
    const years = fitting.filter((element) => byYear.test(wordsOf(element)));
    // Where there is one kind of button, it goes by months, whatever it looks like.
    const isFar = Math.abs(distance) >= 12 && years.length > 0;
    const [first] = isFar || months.length === 0 ? years : months;
    if (first !== undefined) return first;
  }
  return undefined;
}

function isStep(element: Element, wanted: RegExp, other: RegExp): boolean {
  const words = wordsOf(element);
  return wanted.test(words) && !other.test(words);
}

function wordsOf(element: Element): string {
  const hints = [
    element.className,
    ...flatElements(element).map((inner) => inner.getAttribute("class") ?? ""),
  ];
  const name = nameOf(element, roleOf(element)) || collapse(element.textContent);
  return `${name} ${hints.filter((hint) => typeof hint === "string").join(" ")}`;
}

/** The button that takes a chosen day over, where the calendar waits for it. */
export function confirmDay(): number | null {
  const [grid] = gridsOf();
  if (grid === undefined) return null;
  for (const box of boxesAround(grid)) {
    const button = flatElements(box).find(
      (each) =>
        each.matches("button, [role=button]") &&
        hasBox(each) &&
        !isDisabled(each) &&
        /^(?:ok|okay|apply|done|set|confirm|select|choose|save)$/i.test(nameOf(each, roleOf(each))),
    );
    if (button !== undefined) return numberOf(button);
  }
  return null;
}

/** Whether the element shows a date: the value of a field, else what the element says, or a few words beside it. */
export function showsDay(number: number, wanted: CalendarDay): boolean {
  const element = elementOf(number);
  if (element === undefined) return false;
  const { value } = element as Partial<HTMLInputElement>;
  const text = typeof value === "string" && value !== "" ? value : collapse(element.textContent);
  // “28 May – 4 Jun 2027” shows two of them.
  const isShown = [text, ...text.split(/\s[-–—→]\s|[–—→]|\bto\b/)].some((part) => saysDay(part, wanted));
  return (
    isShown ||
    (!element.matches("input, textarea") && textsBeside(element).some((part) => saysDay(part, wanted)))
  );
}

/** Short texts beside a button that opens a calendar: longer ones say more than the day that was chosen. */
function textsBeside(element: Element): string[] {
  return [...(element.parentElement?.children ?? [])]
    .filter(
      (other) => other !== element && other.querySelector("table, [role=grid]") === null && hasBox(other),
    )
    .map((other) => collapse(other.textContent))
    .filter((text) => text !== "" && text.length <= 40);
}

function saysDay(text: string, wanted: CalendarDay): boolean {
  const date = dateIn(text);
  if (date?.month === wanted.month && date.day === wanted.day && isSameYear(date.year, wanted.year))
    return true;
  // Of “3/2/2027” nobody can say which is the month.
  if (date !== undefined && !/^\D*\d{1,2}\D\d{1,2}\D\d{2,4}\D*$/.test(text)) return false;
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const has = (number: number) => numbers.includes(number);
  const isYear = wanted.year === undefined || has(wanted.year) || has(wanted.year % 100);
  return isYear && numbers.length > 1 && has(wanted.month) && has(wanted.day);
}

/** The button beside a field that opens its calendar. */
export function calendarButton(number: number): number | null {
  const field = elementOf(number);
  let box = field === undefined ? null : boxAround(field);
  for (let up = 0; box !== null && up < 3; up += 1, box = boxAround(box)) {
    const button = flatElements(box).find(
      (each) =>
        each.matches("button, [role=button], a, [onclick]") &&
        hasBox(each) &&
        /calendar|date|pick|choose|open/i.test(wordsOf(each)),
    );
    if (button !== undefined) return numberOf(button);
  }
  return null;
}

/** How a field takes a value: by its keys (`slider`), as text, or not by typing at all. `format`: that of its dates. */
export function fillKind(
  number: number,
): { kind: "settable" | "slider" | "text" | "other"; format?: string } | undefined {
  const element = elementOf(number);
  if (element === undefined) return undefined;
  if (isSettable(number)) return { kind: "settable" };
  const role = roleOf(element);
  const isStepped = role === "slider" || (role === "spinbutton" && element.hasAttribute("aria-valuenow"));
  if (isStepped && !isEditable(element)) return { kind: "slider" };
  if (!isEditable(element) || element.matches("[readonly], [aria-readonly=true]")) return { kind: "other" };
  const format = ["placeholder", "data-date-format", "data-format", "title", "aria-description"]
    .map(
      (name) => /\b[dmy]{1,4}([-/. ])[dmy]{1,4}\1[dmy]{1,4}\b/i.exec(element.getAttribute(name) ?? "")?.[0],
    )
    .find((found) => found !== undefined);
  return format === undefined ? { kind: "text" } : { kind: "text", format };
}
