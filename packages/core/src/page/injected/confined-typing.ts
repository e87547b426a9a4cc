import { focus, selectText } from "./control.ts";
import { elementOf, isEditable } from "./elements.ts";

/** The origin of this document, which pages cannot change; `null` for those that have none of their own. */
export function origin(): string {
  return self.origin;
}

/**
 * Replaces the text of a field, as an editing command of the browser: in one go, so that nothing can take the focus
 * meanwhile and get the text in its place. Answers whether the field was there and took the command.
 */
export function replaceText(number: number, text: string): boolean {
  const element = elementOf(number);
  if (element === undefined || !isEditable(element)) return false;
  selectText(number);
  if (!hasFocus(element)) return false;
  return text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
}

/**
 * Adds text where the caret of a field stands, a character at a time; pages that have a field for each move on to the
 * next one, as long as that is of this document.
 */
export function addText(number: number, text: string): boolean {
  if (!focus(number)) return false;
  for (const character of text) {
    const field = focusedElement();
    if (field === undefined || !isEditable(field)) return false;
    const took =
      character === "\n"
        ? document.execCommand("insertLineBreak")
        : document.execCommand("insertText", false, character);
    if (!took) return false;
  }
  return true;
}

/** The one that has the focus in this document, also inside shadow roots; a frame is not what is typed into. */
function focusedElement(): Element | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element ?? undefined;
}

function hasFocus(element: Element): boolean {
  const root = element.getRootNode();
  return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element;
}
