import { flatParent } from "./elements.ts";

/** Fields that only show what was chosen; anything else that takes no presses is not to be pressed. */
const displays = "input[readonly], textarea[readonly], [role=combobox]";

/** What takes the presses of a field: itself, or the box around it where a list leaves them to that (`pointer-events`). */
export function pressedFor(target: Element): Element {
  if (!target.matches(displays)) return target;
  let pressed: Element | null = target;
  while (pressed !== null && getComputedStyle(pressed).pointerEvents === "none")
    pressed = flatParent(pressed);
  return pressed === null || pressed.contains(document.body) ? target : pressed;
}
