import type { PageView, ViewNode } from "../page/view.ts";
import { withTexts } from "./mask.ts";

/** Stands where a page's text would begin a placeholder: a sign of percent as wide as an ideograph. */
const wide = "％";

/**
 * A page that says “%password%” must not be given the password by whoever copies what it says. So the first sign of what
 * looks like the placeholder of a variable is another one in all that is read off a page, and its own again where the text is
 * typed.
 */
export class Disarming {
  /** Also at the end of a run of text: what closes the placeholder may begin the next one. */
  readonly #armed: RegExp | undefined;
  readonly #disarmed: RegExp | undefined;

  constructor(names: readonly string[]) {
    // No other name can stand in a placeholder.
    const usable = names.filter((name) => /^[\w.-]+$/.test(name)).map((name) => name.replaceAll(".", "\\."));
    if (usable.length === 0) return;
    const known = `(?:${usable.join("|")})`;
    this.#armed = new RegExp(`%(?=${known}(?:%|$))`, "g");
    this.#disarmed = new RegExp(`${wide}(?=${known}(?:[%${wide}]|$))`, "g");
  }

  apply<Value>(said: Value): Value {
    const armed = this.#armed;
    return armed === undefined ? said : withTexts(said, (text) => text.replace(armed, wide));
  }

  /** The same view where it says nothing of the kind, which is nearly always. */
  applyToView(view: PageView): PageView {
    const armed = this.#armed;
    if (armed === undefined) return view;
    const isArmed = (text: unknown) => typeof text === "string" && text.search(armed) >= 0;
    const saysOne = (node: ViewNode) =>
      Object.values(node).some(isArmed) ||
      node.options?.some(({ label, value }) => isArmed(label) || isArmed(value)) === true;
    if (!isArmed(view.url) && !isArmed(view.title) && !view.nodes.some(saysOne)) return view;
    const nodes = view.nodes.map((node) => (saysOne(node) ? this.apply(node) : node));
    return { ...view, url: this.apply(view.url), title: this.apply(view.title), nodes };
  }

  restore(text: string): string {
    return this.#disarmed === undefined ? text : text.replace(this.#disarmed, "%");
  }
}
