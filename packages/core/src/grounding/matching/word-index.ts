import type { NameField, NameText } from "./names.ts";

type Named = { fields: NameField[] };

/**
 * Word → the named things that have it, as ascending positions. Pairs of neighbouring words count as one word too
 * (“log in” as “login”); they are put together when somebody asks for one, because a page has more of them than words.
 */
export class WordIndex {
  readonly #named: Named[];
  readonly #single = new Map<string, number[]>();
  readonly #known = new Map<string, number[]>();
  readonly #near = new Map<string, Set<string>>();
  #names: Set<NameText> | undefined;
  #longest = 0;

  constructor(named: Named[]) {
    this.#named = named;
    named.forEach(({ fields }, position) => {
      for (const { name } of fields) for (const word of name.words) this.#add(word, position);
    });
  }

  #add(word: string, position: number): void {
    const known = this.#single.get(word);
    this.#longest = Math.max(this.#longest, word.length);
    if (known === undefined) this.#single.set(word, [position]);
    else if (known[known.length - 1] !== position) known.push(position);
  }

  has(word: string): boolean {
    return this.#single.has(word) || this.positions(word).length > 0;
  }

  positions(word: string): number[] {
    let found = this.#known.get(word);
    if (found) return found;
    const single = this.#single.get(word) ?? [];
    const pairs = this.#positionsOfPair(word);
    found = pairs.length === 0 ? single : [...new Set([...single, ...pairs])].sort((a, b) => a - b);
    this.#known.set(word, found);
    return found;
  }

  #positionsOfPair(word: string): number[] {
    const found: number[] = [];
    const last = Math.min(word.length - 1, this.#longest);
    for (let cut = Math.max(1, word.length - this.#longest); cut <= last; cut += 1) {
      const left = this.#single.get(word.slice(0, cut));
      const right = left && this.#single.get(word.slice(cut));
      if (!right) continue;
      const first = word.slice(0, cut);
      const rarer = left.length < right.length ? left : right;
      found.push(...rarer.filter((position) => this.#hasPair(position, first, word.slice(cut))));
    }
    return found;
  }

  #hasPair(position: number, left: string, right: string): boolean {
    const fields = this.#named[position]?.fields ?? [];
    return fields.some(({ name: { words } }) =>
      words.some((word, at) => at > 0 && word === right && words[at - 1] === left),
    );
  }

  /** Words that begin with the same letter and are at most `limit` letters longer or shorter; the page's order. */
  near(word: string, limit: number): Set<string> {
    const key = `${limit} ${word}`;
    let found = this.#near.get(key);
    if (!found) this.#near.set(key, (found = this.#findNear(word, limit)));
    return found;
  }

  #findNear(word: string, limit: number): Set<string> {
    const start = word.charCodeAt(0);
    const [least, most] = [word.length - limit, word.length + limit];
    const found = new Set<string>();
    for (const { words } of this.#distinctNames()) {
      let before = "";
      for (const current of words) {
        const length = before.length + current.length;
        if (current.charCodeAt(0) === start && current.length >= least && current.length <= most)
          found.add(current);
        if (before.charCodeAt(0) === start && length >= least && length <= most) found.add(before + current);
        before = current;
      }
    }
    return found;
  }

  #distinctNames(): Set<NameText> {
    return (this.#names ??= new Set(this.#named.flatMap(({ fields }) => fields.map(({ name }) => name))));
  }

  /** Positions of the words that the text stands inside of, once for each such word: for scripts without spaces. */
  positionsInside(text: string): number[] {
    const found = new Map<string, Set<number>>();
    this.#named.forEach(({ fields }, position) => {
      for (const { name } of fields) {
        name.words.forEach((word, at) => {
          for (const whole of at > 0 ? [word, `${name.words[at - 1]}${word}`] : [word]) {
            if (!whole.includes(text)) continue;
            const known = found.get(whole);
            if (known) known.add(position);
            else found.set(whole, new Set([position]));
          }
        });
      }
    });
    return [...found.values()].flatMap((positions) => [...positions]);
  }
}
