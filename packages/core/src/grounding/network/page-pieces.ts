import type { PageView, ViewNode } from "../../page/view.ts";
import type { WordPieces } from "./word-pieces.ts";

/** A part of a page as it is read: a control, an option of one, or what stands between them. */
export type Segment = {
  pieces: number[];
  /** Index of the control in the view; -1 for what stands between. */
  at: number;
  /** Index of the option that it is, of the control's. */
  option?: number;
  isHeading?: true;
  /** The option is chosen. */
  isOn?: true;
};

/** Pieces that the vocabulary leaves free; what they say is learnt. */
const marks = {
  control: "[unused0]",
  option: "[unused1]",
  on: "[unused2]",
  heading: "[unused3]",
  entry: "|",
};

const roles: Record<string, string> = {
  textbox: "text field",
  searchbox: "search field",
  combobox: "select",
  spinbutton: "number field",
  generic: "area",
};

/** Input types that say nothing the role does not. */
const plainTypes = new Set(["text", "submit", "button", "checkbox", "radio", "search", "number", "reset"]);
const parts = new Set([
  "region",
  "dialog",
  "alertdialog",
  "navigation",
  "group",
  "radiogroup",
  "tablist",
  "form",
  "banner",
  "contentinfo",
  "complementary",
  "table",
  "toolbar",
  "menu",
]);
const toldWithoutName = new Set(["navigation", "banner", "contentinfo", "main", "dialog"]);
const entries = new Set(["row", "listitem", "article"]);
/** What is within these is not part of what they are called, though they can be acted on. */
const containers = new Set([
  "document",
  "region",
  "list",
  "table",
  "main",
  "group",
  "dialog",
  "form",
  "article",
]);
export const mostOptions = 14;

/** The page as a person reads it: controls with their names and states, in order, and the text around them. */
export function segmentsOf({ nodes }: PageView, words: WordPieces): Segment[] {
  const reader = new PageReader(nodes, words);
  const segments = nodes.flatMap((_, at) => reader.read(at)).filter(({ pieces }) => pieces.length > 0);
  return segments.filter((one, at) => !isSaidAgain(one, segments[at + 1]));
}

/** A label that the control behind it is called by. */
function isSaidAgain({ at, pieces }: Segment, next: Segment | undefined): boolean {
  if (at >= 0 || next === undefined || next.at < 0 || next.option !== undefined) return false;
  const end = next.pieces.slice(-pieces.length);
  return end.length === pieces.length && end.every((one, index) => one === pieces[index]);
}

class PageReader {
  readonly #nodes: readonly ViewNode[];
  readonly #words: WordPieces;
  /** Its words belong to what it is within. */
  readonly #within: boolean[] = [];
  readonly #holdsControls: boolean[];

  constructor(nodes: readonly ViewNode[], words: WordPieces) {
    this.#nodes = nodes;
    this.#words = words;
    this.#holdsControls = nodes.map(() => false);
    for (const { parent } of nodes.filter(({ interactive }) => interactive))
      for (let at = parent; at >= 0 && !this.#holdsControls[at]; at = nodes[at]?.parent ?? -1)
        this.#holdsControls[at] = true;
  }

  read(at: number): Segment[] {
    const node = this.#nodes[at];
    if (node === undefined) return [];
    const parent = this.#nodes[node.parent];
    this.#within[at] =
      parent !== undefined && (this.#within[node.parent] === true || this.#isWhole(node.parent, parent));
    if (node.interactive && node.ref !== "" && node.role !== "document")
      return this.#within[at] && /^(?:generic|img)$/u.test(node.role) ? [] : this.#control(node, at);
    return this.#within[at] ? [] : this.#between(node);
  }

  /** A control with everything in it: a button, and a row or card that has no controls of its own. */
  #isWhole(at: number, node: ViewNode): boolean {
    return (
      node.role === "heading" ||
      (node.interactive && !containers.has(node.role) && this.#holdsControls[at] !== true)
    );
  }

  #control(node: ViewNode, at: number): Segment[] {
    const words = this.#words;
    const { name, inputType, value, checked, pressed, selected } = node;
    const role = words.numbers(roles[node.role] ?? node.role, 2);
    const called = name === "" && this.#holdsControls[at] !== true ? this.#textIn(at) : name;
    const others = [node.placeholder, node.description, node.tooltip].filter(
      (one): one is string => one !== undefined && one !== "" && one !== called,
    );
    const pieces = [
      words.numberOf(marks.control),
      ...role,
      ...words.numbers(called, 14),
      ...(called === "" && others.length === 0
        ? words.numbers(`${node.hints ?? ""} ${node.signs ?? ""}`, 10)
        : []),
      ...others.flatMap((one) => [words.numberOf("("), ...words.numbers(one, 6), words.numberOf(")")]),
      ...(inputType === undefined || plainTypes.has(inputType) ? [] : words.numbers(inputType, 2)),
      ...(value === undefined || value === "" || /^(?:checkbox|radio|button)$/u.test(node.role)
        ? []
        : [words.numberOf("="), ...words.numbers(value, 6)]),
      ...(checked === true || pressed === true || selected === true ? [words.numberOf(marks.on)] : []),
      ...(node.disabled === true ? words.numbers("disabled", 1) : []),
    ];
    const options = (node.options ?? [])
      .slice(0, mostOptions)
      .map(({ label, selected: isChosen }, option) => ({
        pieces: [words.numberOf(marks.option), ...words.numbers(label, 5)],
        at,
        option,
        ...(isChosen ? { isOn: true as const } : {}),
      }));
    return [{ pieces, at }, ...options];
  }

  #textIn(from: number): string {
    const texts: string[] = [];
    for (let at = from + 1; at < this.#nodes.length; at += 1) {
      const node = this.#nodes[at];
      if (node === undefined || node.parent < from) break;
      if (node.role === "text" || (node.role === "img" && node.name !== "")) texts.push(node.name);
    }
    return texts.join(" ");
  }

  #between({ role, name, level }: ViewNode): Segment[] {
    const words = this.#words;
    const heading = (...texts: string[]): Segment[] => [
      {
        pieces: [words.numberOf(marks.heading), ...texts.flatMap((one) => words.numbers(one, 12))],
        at: -1,
        isHeading: true,
      },
    ];
    if (role === "heading" || level !== undefined) return heading(name);
    if (role === "text") return [{ pieces: words.numbers(name, 16), at: -1 }];
    if (entries.has(role)) return [{ pieces: [words.numberOf(marks.entry)], at: -1 }];
    if (parts.has(role) && name !== "") return heading(role, name);
    if (toldWithoutName.has(role)) return heading(role);
    return role === "img" && name !== "" ? [{ pieces: words.numbers(name, 8), at: -1 }] : [];
  }
}
