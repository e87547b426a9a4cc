import type { Field } from "./schema.ts";

/** What stands for a finding when there is none: only what may be null is there. */
export function emptyOf(root: Field): unknown {
  const shape = root.shape();
  if (shape.kind !== "object") return root.nullable ? null : shape.kind === "array" ? [] : undefined;
  return Object.fromEntries(
    shape.properties
      .filter((property) => property.required && property.nullable)
      .map((property) => [property.name, null]),
  );
}

/** All that a schema wants is optional: an empty result would validate, and say what the page does not. */
export function asksNothingOf(root: Field): boolean {
  const shape = root.shape();
  return shape.kind === "object" && !root.nullable && !shape.properties.some((property) => property.required);
}

export function soughtBy(root: Field): string {
  const shape = root.shape();
  const names = shape.kind === "object" ? shape.properties.map((property) => property.name) : [];
  return names.length === 0 ? wholeOf(root) : names.slice(0, 20).join(", ");
}

/** What a schema asks for as a whole, where its root has no name: `entries with title, price`. */
function wholeOf(root: Field): string {
  const shape = root.shape();
  if (root.prose.trim() !== "") return root.prose.trim().slice(0, 80);
  if (shape.kind !== "array") return shape.kind === "object" ? "any entry" : "the value";
  const item = shape.item.shape();
  const names = item.kind === "object" ? item.properties.map(({ name }) => name) : [];
  return names.length === 0 ? "any entry of the list" : `entries with ${names.slice(0, 20).join(", ")}`;
}

export function requiredOf(root: Field): string[] {
  const shape = root.shape();
  if (shape.kind !== "object") return root.nullable ? [] : [wholeOf(root)];
  return shape.properties
    .filter((property) => property.required && !property.nullable)
    .map((property) => property.name);
}

export function pathText(path: PropertyKey[]): string {
  const text = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return text.replace(/^\./, "") || "the result";
}
