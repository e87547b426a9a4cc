import { createHash } from "node:crypto";

/** Fields that tell items apart; undefined: all of them, and where on a page they stand. */
export type KeyFields = readonly string[] | undefined;

/** What an earlier call had found, by keys. */
export type Before = {
  count: number;
  /** Keys of all items but those of the page that was being read, with repetitions. */
  seen: readonly string[];
  /** Keys of the last items of that page, in their order. */
  tail: readonly string[];
};

/**
 * Items of a list, each once, as its pages come in.
 *
 * With key fields an item is another when its key is. Without, an item is another when any field is, or when it stands at
 * another place of the same page: two equal rows of one page are two items. Of equal rows on two pages nobody can tell
 * whether they are two items or one that has moved on while the list was read; they count as one, unless the page's own
 * count says otherwise in the end (`restore`).
 */
export class Gathered {
  readonly items: unknown[] = [];
  readonly #fields: KeyFields;
  /** How often each key has been found at most on one page, in pages before this one. */
  readonly #seen = new Map<string, number>();
  /** Keys of the items of the page that is read, as it shows them, those left out too. */
  #page: string[] = [];
  #heights: number[] | undefined;
  readonly #pagesBefore = new Set<string>();
  readonly #leftOut: { at: number; item: unknown }[] = [];
  readonly #before: Before;
  #isResumed = false;
  #hasOverflowed = false;
  readonly #most: number;

  constructor(fields: KeyFields, most: number, before: Before = { count: 0, seen: [], tail: [] }) {
    this.#fields = fields;
    this.#most = most;
    this.#before = before;
    this.#isResumed = before.count > 0;
    for (const key of before.seen) this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1);
  }

  /** Items found, in earlier calls too. */
  get count(): number {
    return this.#before.count + this.items.length;
  }

  get duplicates(): number {
    return this.#leftOut.length;
  }

  get isFull(): boolean {
    return this.items.length >= this.#most;
  }

  /** Items were shown that did not fit into this call. */
  get hasOverflowed(): boolean {
    return this.#hasOverflowed;
  }

  /** Items that the page which is read has shown so far. */
  get onPage(): number {
    return this.#page.length;
  }

  /** The first page of a call that goes on: what the call before had of it is left out. Answers how many are new. */
  resume(shown: readonly unknown[]): number {
    const keys = shown.map((item) => this.#keyOf(item));
    const { tail } = this.#before;
    const start = placeAfter(keys, tail);
    if (start === undefined) {
      for (const key of tail) this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1);
      return this.turn(shown);
    }
    this.#page = keys.slice(0, start);
    return this.#addAll(shown.slice(start), keys.slice(start));
  }

  /** A page in the place of the one before. Answers how many of its items are new. */
  turn(shown: readonly unknown[]): number {
    this.#endPage();
    const keys = shown.map((item) => this.#keyOf(item));
    return this.#addAll(shown, keys);
  }

  /** Whether a page has been read before as it is, row by row. */
  isRepeated(shown: readonly unknown[]): boolean {
    const page = shown.map((item) => this.#keyOf(item)).join(" ");
    return this.#pagesBefore.has(page) || page === this.#page.join(" ");
  }

  /** Whether these are the items of this page, and perhaps more behind them. */
  continues(shown: readonly unknown[]): boolean {
    if (shown.length < this.#page.length || this.#page.length === 0) return false;
    return this.#page.every((key, at) => key === this.#keyOf(shown[at]));
  }

  /**
   * What the same page shows further down: all of it, or its end with a few items before it. Items that were there
   * already are told by their order, and where several overlaps would do, by the heights at which they stand. Undefined
   * when what is shown does not join what was read: something lies between.
   */
  grow(shown: readonly unknown[], heights?: readonly number[]): number | undefined {
    const keys = shown.map((item) => this.#keyOf(item));
    if (this.#holds(keys)) return 0;
    const overlaps = overlapsOf(this.#page, keys);
    const overlap = this.#likeliest(overlaps, heights);
    if (overlap === undefined) return undefined;
    const added = this.#addAll(shown.slice(overlap), keys.slice(overlap));
    this.#heights = heights === undefined ? undefined : [...heights];
    return added;
  }

  /** What comes behind everything on this page, whatever was shown with it. */
  append(shown: readonly unknown[]): number {
    return this.#addAll(
      shown,
      shown.map((item) => this.#keyOf(item)),
    );
  }

  #likeliest(overlaps: number[], heights: readonly number[] | undefined): number | undefined {
    const last = this.#heights?.at(-1);
    if (overlaps.length < 2 || heights === undefined || last === undefined) return overlaps[0];
    const above = heights.filter((height) => height <= last + 1).length;
    return overlaps.toSorted((a, b) => Math.abs(a - above) - Math.abs(b - above))[0];
  }

  /** Only rows that were read, in one run: the list was looked at again. */
  #holds(keys: string[]): boolean {
    if (keys.length === 0) return true;
    const page = ` ${this.#page.join(" ")} `;
    return new Set(keys).size > 1 && page.includes(` ${keys.join(" ")} `);
  }

  #addAll(shown: readonly unknown[], keys: readonly string[]): number {
    const before = this.items.length;
    for (const [at, item] of shown.entries()) {
      const key = keys[at] as string;
      if (this.isFull) {
        this.#hasOverflowed = true;
        return this.items.length - before;
      }
      this.#add(item, key);
    }
    return this.items.length - before;
  }

  #add(item: unknown, key: string): void {
    const onThisPage = this.#page.filter((other) => other === key).length;
    this.#page.push(key);
    const known = this.#seen.get(key) ?? 0;
    const isKnown = this.#fields === undefined ? onThisPage < known : known > 0 || onThisPage > 0;
    if (isKnown) this.#leftOut.push({ at: this.items.length, item });
    else this.items.push(item);
  }

  #endPage(): void {
    if (this.#page.length === 0) return;
    this.#pagesBefore.add(this.#page.join(" "));
    const counts = new Map<string, number>();
    for (const key of this.#page) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const [key, count] of counts) this.#seen.set(key, Math.max(count, this.#seen.get(key) ?? 0));
    this.#page = [];
    this.#heights = undefined;
  }

  /** Puts equal items of several pages back in their places, where the page's count says that they are all items. */
  restore(expected: number | undefined): void {
    const isCounted = expected === this.count + this.#leftOut.length && this.#leftOut.length > 0;
    if (!isCounted || this.#fields !== undefined || this.#isResumed || this.#hasOverflowed) return;
    for (const { at, item } of this.#leftOut.toReversed()) this.items.splice(at, 0, item);
    this.#leftOut.length = 0;
  }

  /** What a later call needs to go on. */
  get position(): Before {
    const seen = [...this.#seen].flatMap(([key, count]) => Array.from({ length: count }, () => key));
    const early = this.#page.slice(0, -tailLength);
    return {
      count: this.count,
      seen: [...seen, ...early],
      tail: this.#page.slice(-tailLength),
    };
  }

  #keyOf(item: unknown): string {
    const parts = this.#fields?.map((field) => (isRecord(item) ? item[field] : undefined));
    // An item without any of its key fields is told by all it has.
    const isTold = parts?.some((part) => part !== undefined && part !== null) ?? false;
    const text = canonical(isTold ? parts : item);
    return createHash("sha256").update(text).digest("base64url").slice(0, keyLength);
  }
}

/** 48 bits: two different items among 50,000 have the same with a chance of 1 in 200,000. */
const keyLength = 8;
/** Items by which the place of a call that goes on is found. */
const tailLength = 40;

/** The index behind the last of `tail`, where that stands in `keys`; a part of it does when the rest is gone. */
function placeAfter(keys: readonly string[], tail: readonly string[]): number | undefined {
  for (let length = tail.length; length > 0; length -= 1) {
    const wanted = tail.slice(-length);
    for (let start = keys.length - length; start >= 0; start -= 1)
      if (wanted.every((key, at) => keys[start + at] === key)) return start + length;
    // One alone may be equal by chance.
    if (length === 2) break;
  }
  return tail.length === 1 && keys.includes(tail[0] as string)
    ? keys.lastIndexOf(tail[0] as string) + 1
    : undefined;
}

/** How many items at the beginning of `keys` may be the last of `before`, the most first. */
function overlapsOf(before: readonly string[], keys: readonly string[]): number[] {
  const found: number[] = [];
  for (let length = Math.min(before.length, keys.length); length > 0; length -= 1) {
    const start = before.length - length;
    let at = 0;
    while (at < length && before[start + at] === keys[at]) at += 1;
    if (at === length) found.push(length);
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** JSON with keys in one order, so that equal values are equal texts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(",")}}`;
}
