import type { Variables } from "@legwork/protocol";
import { withoutCredentials } from "./browser/told-address.ts";
import type { PageView } from "./page/view.ts";
import { uploadScheme } from "./files/upload-scheme.ts";
import { plainSecret, type Totp } from "./secrets/totp.ts";
import { Mask, withTexts, type NamedValue } from "./secrets/mask.ts";
import { Disarming } from "./secrets/disarming.ts";
import { TypedCodes } from "./secrets/typed-codes.ts";

/** Values that a session looks for in what it records, at most; beyond it, those that were given first go. */
const mostRemembered = 200;

/**
 * The values that a session was given so far. What one action typed can stand in the address that a later one, which has
 * no variables, leads to.
 */
export class RememberedSecrets {
  /** By value. */
  readonly #names = new Map<string, string>();
  #mask = new Mask([]);

  static from(entries: Iterable<NamedValue>): RememberedSecrets {
    const remembered = new RememberedSecrets();
    remembered.#add(entries);
    return remembered;
  }

  /** Whether any of them was not known before. */
  remember(secrets: Secrets): boolean {
    return this.#add(secrets.values);
  }

  #add(values: Iterable<NamedValue>): boolean {
    const before = this.#names.size;
    for (const [name, value] of values) if (!this.#names.has(value)) this.#names.set(value, name);
    if (this.#names.size === before) return false;
    for (const value of this.#names.keys()) {
      if (this.#names.size <= mostRemembered) break;
      this.#names.delete(value);
    }
    this.#mask = new Mask(this.entries());
    return true;
  }

  /** Every name with its value, as {@link RememberedSecrets.from} takes them. */
  entries(): [name: string, value: string][] {
    return [...this.#names].map(([value, name]) => [name, value]);
  }

  /** Whether any of them stands in a value of any depth. */
  isIn(value: unknown): boolean {
    return JSON.stringify(this.#mask.apply(value)) !== JSON.stringify(value);
  }

  /** Puts placeholders in place of values, and takes passwords out of addresses, in every string of a value of any depth. */
  mask<Value>(value: Value): Value {
    return withTexts(this.#mask.apply(value), withoutCredentials);
  }
}

/** A file stands in for its content until it is given to a page. */
function valueOf(given: Variables[string]): string {
  if (typeof given !== "object") return String(given);
  if ("upload" in given) return `${uploadScheme}${given.upload}`;
  return "totp" in given ? given.totp : String(given.value);
}

/** A value that is for fields alone: it is typed, and goes into no address, no search and no key. */
type Guarded = {
  /** The only origins whose documents may get it; undefined: any. */
  origins: readonly string[] | undefined;
  /** What makes its value anew each time. */
  totp: Totp | undefined;
};

function guardOf(given: Variables[string]): Guarded | undefined {
  if (typeof given !== "object" || "upload" in given) return undefined;
  const origins = given.origins?.map((origin) => new URL(origin).origin);
  if (!("totp" in given)) return origins && { origins, totp: undefined };
  return { origins, totp: { ...given, secret: given.totp } };
}

/** What texts ask for that is not for every place. */
export type Guard = {
  /** Of the variables. */
  names: string[];
  /** The origins that all of them may be typed on; undefined: any. */
  origins: string[] | undefined;
};

/** Of all sessions of this process: two of them may log in to the same account. */
const typedCodes = new TypedCodes();

const placeholders = /%([\w.-]+)%/g;

/** Values for `%name%` placeholders, kept away from everything but the page. */
export class Secrets {
  readonly #values: ReadonlyMap<string, string>;
  readonly #guarded = new Map<string, Guarded>();
  /** One operation logs in once; what it types again is the same code. */
  readonly #typist = Symbol("typist");
  /** Codes that were made, newest last, with their names. */
  readonly #codes: NamedValue[] = [];
  /** What pages wrote in place of values, with the names of these. */
  readonly #written = new Map<string, string>();
  #mask: Mask;
  readonly #disarming: Disarming;
  /** What a model may know: names and descriptions. */
  readonly names: readonly { name: string; description: string | undefined }[];

  constructor(variables: Variables = {}) {
    const entries = Object.entries(variables);
    this.#values = new Map(entries.map(([name, given]) => [name, valueOf(given)]));
    for (const [name, given] of entries) {
      const guarded = guardOf(given);
      if (guarded !== undefined) this.#guarded.set(name, guarded);
    }
    this.#mask = new Mask(this.values);
    this.#disarming = new Disarming([...this.#values.keys()]);
    this.names = entries.map(([name, given]) => ({ name, description: describe(given) }));
  }

  /** Whether any of them is for one-time codes, by its kind or its name. */
  get givesCodes(): boolean {
    const isCode = ({ name }: { name: string }) =>
      this.#guarded.get(name)?.totp !== undefined || /code|otp|2fa|token|pin/i.test(name);
    return this.names.some(isCode);
  }

  /** With the secrets of codes, in all the ways in which they may be written, the codes that were made, and what pages wrote. */
  get values(): NamedValue[] {
    const plain = [...this.#guarded].flatMap(([name, { totp }]): NamedValue[] =>
      totp === undefined ? [] : [[name, plainSecret(totp.secret)]],
    );
    const written = [...this.#written].map(([value, name]): NamedValue => [name, value]);
    return [...this.#values, ...plain, ...this.#codes, ...written];
  }

  /** Puts values in place of their placeholders, but for those that are for fields alone. */
  fill(text: string): string {
    const filled = text.replace(placeholders, (placeholder, name: string) =>
      this.#guarded.has(name) ? placeholder : (this.#values.get(name) ?? placeholder),
    );
    return this.#disarming.restore(filled);
  }

  /** The variables that texts ask for, by placeholder or by the value itself. */
  #namesIn(texts: readonly string[]): string[] {
    const asked = texts.flatMap((text) =>
      [...this.mask(text).matchAll(placeholders)].map(([, name = ""]) => name),
    );
    return [...new Set(asked)].filter((name) => this.#values.has(name));
  }

  /** What is told in place of all that a field holds which these texts go into; undefined: nothing has to be. */
  veilOver(texts: readonly string[]): string | undefined {
    const names = this.#namesIn(texts);
    return names.length === 0 ? undefined : names.map((name) => `%${name}%`).join("");
  }

  /** What texts ask for that is for fields alone; undefined: nothing. */
  guardOn(texts: readonly string[]): Guard | undefined {
    const names = this.#namesIn(texts).filter((name) => this.#guarded.has(name));
    if (names.length === 0) return undefined;
    const lists = names.flatMap((name) => {
      const origins = this.#guarded.get(name)?.origins;
      return origins === undefined ? [] : [origins];
    });
    const [first, ...rest] = lists;
    const origins = first?.filter((origin) => rest.every((list) => list.includes(origin)));
    return { names, origins };
  }

  /**
   * Puts all values in place of their placeholders, at the last moment before a field gets them. A one-time code is that
   * of the moment, and none that ends within 2 s or that another operation has typed: then the next is waited for, which
   * `onWait` is told of. @throws The signal's reason.
   */
  async fillForField(
    texts: readonly string[],
    { signal, onWait }: { signal: AbortSignal; onWait?: (message: string) => void },
  ): Promise<string[]> {
    const codes = new Map<string, string>();
    for (const name of this.guardOn(texts)?.names ?? []) {
      const totp = this.#guarded.get(name)?.totp;
      if (totp === undefined) continue;
      const tell = (ms: number) =>
        onWait?.(
          `Waiting ${Math.ceil(ms / 1_000)} s for the next code of %${name}%: the one of the moment was typed before`,
        );
      codes.set(name, await typedCodes.next(totp, { id: this.#typist, signal, onWait: tell }));
    }
    if (codes.size > 0) {
      this.#codes.push(...codes);
      this.#mask = new Mask(this.values);
    }
    return texts.map((text) => {
      const valueFor = (placeholder: string, name: string) =>
        codes.get(name) ?? this.#values.get(name) ?? placeholder;
      return this.#disarming.restore(text.replace(placeholders, valueFor));
    });
  }

  /** A page has written `value` where it was given what stands in place of `placeholder`. */
  alsoWritten(placeholder: string, value: string): void {
    if (this.values.some(([, known]) => known === value)) return;
    this.#written.set(value, placeholder.slice(1, -1));
    this.#mask = new Mask(this.values);
  }

  /** What a page or a tool says, in which no text is a placeholder; typed or opened again, it is what was said. */
  disarm<Value>(said: Value): Value {
    return this.#disarming.apply(said);
  }

  /** The same for a look at a page. */
  disarmView(view: PageView): PageView {
    return this.#disarming.applyToView(view);
  }

  /** Puts placeholders in place of values, in every string of a value of any depth. */
  mask<Value>(value: Value): Value {
    return this.#mask.apply(value);
  }
}

function describe(given: Variables[string]): string | undefined {
  if (typeof given !== "object") return undefined;
  return given.description ?? ("totp" in given ? "the one-time code of the moment" : undefined);
}
