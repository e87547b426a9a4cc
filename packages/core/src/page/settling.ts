import type { Injected } from "./injected/main.ts";

/** What is asked of a page for that rest itself. */
const own: ReadonlySet<string> = new Set<keyof Injected>(["aftermath", "endAction"]);

/** What an action that was answered already left to be waited for; whoever looks at the page next waits for it. */
export class Settling {
  #rest: Promise<void> | undefined;

  /** Resolves when it is over; undefined when there is nothing to wait for. */
  get over(): Promise<void> | undefined {
    return this.#rest;
  }

  /** Whether a page that is asked for this has to be waited for. */
  holdsBack(name: string): boolean {
    return this.#rest !== undefined && !own.has(name);
  }

  /** From now on until that resolves, which it has to. */
  until(rest: Promise<void>): void {
    const mine = rest.then(() => {
      if (this.#rest === mine) this.#rest = undefined;
    });
    this.#rest = mine;
  }
}
