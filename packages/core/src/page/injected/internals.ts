import type { ViewNode } from "../view.ts";

/**
 * What an element says of itself by its `ElementInternals`, for which there is no attribute. No script but the element's
 * own can read them: the browser tells it, see `page/internals.ts`.
 */
export type Internals = { role?: string; name?: string } & Partial<
  Pick<
    ViewNode,
    | "checked"
    | "disabled"
    | "expanded"
    | "invalid"
    | "level"
    | "modal"
    | "multiple"
    | "pressed"
    | "readonly"
    | "required"
    | "selected"
    | "value"
  >
>;

type Told = Element & { legworkInternals?: Internals };

/** Elements of one tag have one role, as a rule; it holds for those that nothing was told of yet. */
const roles = new Map<string, string>();

export function isCustom({ localName }: Element): boolean {
  return localName.includes("-");
}

export function internalsOf(element: Element): Internals | undefined {
  return isCustom(element) ? (element as Told).legworkInternals : undefined;
}

export function internalRole(element: Element): string | undefined {
  if (!isCustom(element)) return undefined;
  const told = (element as Told).legworkInternals;
  return told === undefined ? roles.get(element.localName) : told.role;
}

/** Answers whether it is news. */
export function setInternals(element: Element, internals: Internals): boolean {
  const before = (element as Told).legworkInternals;
  (element as Told).legworkInternals = internals;
  if (internals.role !== undefined) roles.set(element.localName, internals.role);
  return JSON.stringify(before ?? {}) !== JSON.stringify(internals);
}

const attributes: Record<string, string> = { multiple: "aria-multiselectable", value: "aria-valuetext" };

/** Its states, but for those that an attribute tells. */
export function internalStates(element: Element): Partial<ViewNode> {
  const { role: _role, name: _name, ...states } = internalsOf(element) ?? {};
  const told = Object.entries(states).filter(
    ([state]) => !element.hasAttribute(attributes[state] ?? `aria-${state}`),
  );
  return Object.fromEntries(told);
}

/** Whether it takes part in forms, and so can have labels (HTML, form-associated custom elements). */
export function isFormAssociated(element: Element): boolean {
  return isCustom(element) && element.matches(":enabled, :disabled");
}
