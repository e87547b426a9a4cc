import type { Internals } from "./injected/internals.ts";
import { isDocumentGone } from "./document-gone.ts";
import type { PageWorlds, World } from "./worlds.ts";

/** A node of the browser's accessibility tree (CDP `Accessibility.AXNode`), as far as it is used. */
type AccessibleNode = {
  role?: { type: string; value?: unknown };
  name?: { sources?: { attribute?: string; superseded?: boolean; value?: { value?: unknown } }[] };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
};

/**
 * Asks the browser what custom elements say of themselves by `ElementInternals`, and has the in-page script know it.
 * Answers whether that is news.
 */
export async function tellInternals(worlds: PageWorlds, world: World, elements: number[]): Promise<boolean> {
  if (elements.length === 0) return false;
  const told = await Promise.all(
    elements.map(async (element): Promise<[number, Internals]> => {
      const node = await accessibleNode(worlds, world, element);
      return [element, node === undefined ? {} : internalsIn(node)];
    }),
  );
  return worlds.call(world, "noteInternals", told);
}

async function accessibleNode(
  worlds: PageWorlds,
  world: World,
  element: number,
): Promise<AccessibleNode | undefined> {
  const objectId = await worlds.objectOf(world, element);
  if (objectId === undefined) return undefined;
  const { session } = world;
  try {
    const asked = session.send("Accessibility.getPartialAXTree", { objectId, fetchRelatives: false });
    // The handle would keep the element alive.
    const released = session.send("Runtime.releaseObject", { objectId });
    const [{ nodes }] = await Promise.all([asked, released]);
    return nodes[0];
  } catch (error) {
    if (isDocumentGone(error)) return undefined;
    throw error;
  }
}

/** Roles that the browser gives to what has none. */
const without = new Set(["none", "generic", "presentation"]);
/** Roles whose value is a number or its words (ARIA 1.2, section 6.6, `aria-valuenow`). */
const ranges = new Set(["meter", "progressbar", "scrollbar", "slider", "spinbutton"]);

function internalsIn({ role, name, value, properties = [] }: AccessibleNode): Internals {
  const internals: Internals = {};
  const word = String(role?.value ?? "none");
  if (role?.type !== "role" || without.has(word)) return internals;
  internals.role = word;
  const label = name?.sources?.find(
    ({ attribute, superseded, value: said }) =>
      attribute === "aria-label" && superseded !== true && said !== undefined,
  );
  if (label !== undefined) internals.name = String(label.value?.value);
  for (const property of properties) states[property.name]?.(internals, property.value.value);
  if (ranges.has(word) && value?.value !== undefined) internals.value ??= String(value.value);
  return internals;
}

const tristate = (value: unknown) => (value === "mixed" ? "mixed" : value === "true" || value === true);

/** How what the browser tells is told in a view. */
const states: Record<string, (internals: Internals, value: unknown) => void> = {
  checked: (internals, value) => (internals.checked = tristate(value)),
  pressed: (internals, value) => (internals.pressed = tristate(value)),
  expanded: (internals, value) => (internals.expanded = value === true),
  selected: (internals, value) => (internals.selected = value === true),
  disabled: (internals, value) => value === true && (internals.disabled = true),
  required: (internals, value) => value === true && (internals.required = true),
  readonly: (internals, value) => value === true && (internals.readonly = true),
  modal: (internals, value) => value === true && (internals.modal = true),
  multiselectable: (internals, value) => value === true && (internals.multiple = true),
  invalid: (internals, value) => value !== "false" && (internals.invalid = true),
  level: (internals, value) => (internals.level = Number(value)),
};
