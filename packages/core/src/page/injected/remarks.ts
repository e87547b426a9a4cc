import { collapse, nameOf } from "./name.ts";
import { roleOf } from "./role.ts";
import { shadowRoots } from "./roots.ts";
import { rectsOf } from "./visibility.ts";

/** What a page says of itself, told apart by what says it. */
export type Remarks = {
  /** Texts of its alerts (ARIA 1.2 `alert`, `aria-live="assertive"`). */
  alerts: string[];
  /** Fields that it marks as wrong (`aria-invalid`). */
  invalid: string[];
};

const alerting = '[role~="alert"], [role~="alertdialog"], [aria-live="assertive"]';
const marked = '[aria-invalid]:not([aria-invalid="false"], [aria-invalid=""])';
/** Characters of an alert that are told. */
const longest = 200;
const most = 3;

/** What stands there now and is seen. */
export function remarksNow(): Remarks {
  return {
    alerts: seen(alerting, (element) => collapse(element.textContent ?? "").slice(0, longest)),
    invalid: seen(marked, (element) => {
      const role = roleOf(element);
      return `${role} ${JSON.stringify(nameOf(element, role))}`;
    }),
  };
}

function seen(selector: string, say: (element: Element) => string): string[] {
  const found = [document, ...shadowRoots()].flatMap((root) => [...root.querySelectorAll(selector)]);
  return found
    .filter((element) => rectsOf(element).length > 0)
    .map(say)
    .filter((text) => text !== "");
}

/** Those of now that were not there before. */
export function newRemarks(before: Remarks): Remarks {
  const { alerts, invalid } = remarksNow();
  return {
    alerts: alerts.filter((text) => !before.alerts.includes(text)).slice(0, most),
    invalid: invalid.filter((field) => !before.invalid.includes(field)).slice(0, most),
  };
}
