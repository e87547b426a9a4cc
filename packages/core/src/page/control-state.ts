import type { ViewNode } from "./view.ts";

/** What of a control's state decides what it does to use it. */
export type ControlState = {
  expanded?: boolean | undefined;
  pressed?: boolean | "mixed" | undefined;
  checked?: boolean | "mixed" | undefined;
  /** Of a field: whether it holds a text. */
  filled?: boolean | undefined;
};

type Told = Pick<ViewNode, "expanded" | "pressed" | "checked" | "editable" | "value">;

export function controlStateOf({ expanded, pressed, checked, editable, value }: Told): ControlState {
  return { expanded, pressed, checked, filled: editable === true ? Boolean(value) : undefined };
}

/**
 * The state in which a method does what it did, in words; undefined where it does the same in any. The click that has opened
 * a part of the page closes it the next time, and what is typed into an empty field stands behind what another one holds.
 */
export function stateThatMatters(method: string, state: ControlState): string | undefined {
  if (method === "type") return state.filled === true ? "filled" : "empty";
  if (method !== "click" && method !== "tap") return undefined;
  const told = (["expanded", "pressed", "checked"] as const).flatMap((name) => {
    const value = state[name];
    return value === undefined ? [] : [`${name}: ${value}`];
  });
  return told.length === 0 ? undefined : told.join(", ");
}
