import { elementOf, flatChildren, flatParent, contains, numberOf } from "./elements.ts";
import { isDisabled } from "./state.ts";
import { hasBox } from "./visibility.ts";

export type FileTarget =
  /** A file input, the element itself or the one it stands for. `shown`: a person would press it or its label. */
  | { kind: "input"; number: number; multiple: boolean; accept: string; shown: boolean }
  /** Something else, which may open the browser's dialog when it is pressed. */
  | { kind: "other" };

/** The file input that an element is, labels or holds. Undefined: the element is gone. */
export function fileTarget(number: number): FileTarget | undefined {
  const element = elementOf(number);
  if (element === undefined) return undefined;
  const input = inputOf(element);
  if (input === undefined) return { kind: "other" };
  const { multiple, accept } = input;
  return { kind: "input", number: numberOf(input), multiple, accept, shown: isShown(input) };
}

function inputOf(element: Element): HTMLInputElement | undefined {
  if (isFileInput(element)) return element;
  if (element instanceof HTMLLabelElement && element.control !== null)
    return isFileInput(element.control) ? element.control : undefined;
  const inside = [...filesInside(element)];
  return inside.length === 1 ? inside[0] : undefined;
}

function isFileInput(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === "file";
}

function* filesInside(element: Element): Iterable<HTMLInputElement> {
  for (const child of flatChildren(element)) {
    if (!(child instanceof Element)) continue;
    if (isFileInput(child)) yield child;
    else yield* filesInside(child);
  }
}

/** Smaller than this, or see-through, is how pages hide an input that something else stands for, CSS pixels. */
const smallest = 8;

function isShown(input: HTMLInputElement): boolean {
  return [input, ...(input.labels ?? [])].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isSeen && hasBox(element) && width >= smallest && height >= smallest;
  });
}

export type FilesTaken =
  | { outcome: "taken"; names: string[] }
  | { outcome: "stale" | "disabled" | "blocked" | "not_a_file_input" };

type GivenFile = { name: string; type: string; content: string };

function transferOf(files: GivenFile[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const { name, type, content } of files) {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    transfer.items.add(new File([bytes], name, { type }));
  }
  return transfer;
}

/**
 * Drags files over an element and lets go of them there (HTML, section 6.11.5). Answers whether the page takes what is
 * dropped there: one that does not says so by leaving `dragover` alone, and nothing is dropped then.
 */
export function dropFiles(number: number, files: GivenFile[]): "taken" | "refused" | "stale" {
  const element = elementOf(number);
  if (element === undefined) return "stale";
  const { left, top, width, height } = element.getBoundingClientRect();
  const dataTransfer = transferOf(files);
  const place = { clientX: left + width / 2, clientY: top + height / 2 };
  const send = (type: string) =>
    element.dispatchEvent(
      new DragEvent(type, { ...place, dataTransfer, bubbles: true, cancelable: true, composed: true }),
    );
  send("dragenter");
  if (send("dragover")) {
    send("dragleave");
    return "refused";
  }
  send("drop");
  return "taken";
}

/** Gives files to an input as the browser's dialog does, and tells the page; answers what the input holds of them. */
export function setFiles(number: number, files: GivenFile[]): FilesTaken {
  const input = elementOf(number);
  if (input === undefined) return { outcome: "stale" };
  if (!isFileInput(input)) return { outcome: "not_a_file_input" };
  if (isDisabled(input)) return { outcome: "disabled" };
  if (isInert(input)) return { outcome: "blocked" };
  input.files = transferOf(files).files;
  const names = [...(input.files ?? [])].map((file) => file.name);
  input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
  return { outcome: "taken", names };
}

/** Kept from people by `inert` or by a modal dialog in front. */
function isInert(element: Element): boolean {
  for (let current: Element | null = element; current !== null; current = flatParent(current))
    if (current.hasAttribute("inert")) return true;
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  return modal !== undefined && !contains(modal, element);
}
