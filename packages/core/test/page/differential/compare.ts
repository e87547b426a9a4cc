import { stateNames, type Compared, type StateName, type Told } from "./told.ts";

export type Property = "role" | "name" | StateName;

/** One property of one element that we and Chromium tell in different ways. */
export type Difference = Compared & {
  property: Property;
  own: string;
  theirs: string;
};

/** A container that says nothing: whether it is told makes no difference to a reader. */
const silent = new Set(["", "generic", "presentation", "rowgroup"]);

export const roleOf = (told: Told | undefined): string => told?.role ?? "";

/** What is compared of an element: the properties that anybody tells of it, with both answers. */
export function propertiesOf(element: Compared): Difference[] {
  const { ours, chromium } = element;
  // Chromium tells the document where we tell its root element.
  if (element.tag === "html") return [];
  if (silent.has(roleOf(ours)) && silent.has(roleOf(chromium))) return [];
  const role = { ...element, property: "role" as const, own: roleOf(ours), theirs: roleOf(chromium) };
  // Name and states follow from the role: where that differs, they would be told twice.
  if (ours === undefined || chromium === undefined || role.own !== role.theirs) return [role];
  const name = {
    ...element,
    property: "name" as const,
    own: nameOf(ours, chromium),
    theirs: withoutIcons(chromium.name),
  };
  const states = stateNames.map((property) => ({
    ...element,
    property,
    own: stateOf(ours, property, chromium),
    theirs: normal(property, chromium.states[property]),
  }));
  return [role, name, ...states.filter(({ own, theirs }) => own !== theirs || own !== "")];
}

/** Of these the view holds the content, which is what Chromium calls their name, so that it is told once. */
const readByContent = new Set(["cell", "gridcell", "row"]);

function nameOf(ours: Told, chromium: Told): string {
  const isRead =
    readByContent.has(chromium.role) &&
    ours.name === "" &&
    joined(ours.text) === joined(withoutIcons(chromium.name));
  return isRead ? withoutIcons(chromium.name) : ours.name;
}

/** Of what is typed into, but by means of its own, the content is the value. */
function stateOf(ours: Told, property: StateName, chromium: Told): string {
  const told = normal(property, ours.states[property]);
  const theirs = normal(property, chromium.states[property]);
  const isRead = property === "value" && told === "" && joined(ours.text) === joined(theirs);
  return isRead ? theirs : told;
}

/** Letters of icon fonts, which read as nothing. */
const withoutIcons = (text: string): string =>
  text
    .replaceAll(/\p{Co}/gu, "")
    .replaceAll(/ {2,}/g, " ")
    .trim();

const joined = (text = ""): string => text.replaceAll(" ", "");

/** States whose absence says something else than `false`. */
const threefold = new Set<Property>(["checked", "expanded", "pressed"]);

function normal(property: StateName, value: string | undefined): string {
  if (value === undefined || (value === "false" && !threefold.has(property))) return "";
  if (property === "invalid") return "true";
  const number = Number(value);
  return value.trim() !== "" && Number.isFinite(number)
    ? String(Number(number.toPrecision(6)))
    : withoutIcons(value);
}

export const isDifferent = ({ own, theirs }: Difference): boolean => own !== theirs;
