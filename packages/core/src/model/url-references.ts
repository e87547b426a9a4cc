import type { ErrorIssue } from "@legwork/protocol";
import type { JsonSchema } from "./json-schema.ts";

/** The address of the link or image that a reference names; undefined when it names none. */
export type ResolveUrl = (ref: string) => string | undefined;

const urlFormats = new Set(["uri", "url", "uri-reference", "iri", "iri-reference"]);
/** As asked for, or with the brackets that the page's text has around it. */
const reference = /^(?:ref:|\[(?:ref=)?)((?:f\d+)?e\d+)\]?$/;

/** What a model is told; it copies a short reference without a slip, and a long address often not. */
export const urlReferenceRule =
  "Where the answer asks for the address (URL) of a link or an image, write `ref:` and the element's reference, for example ref:e12, in place of the address. An address that stands in the page's text is written as it stands.";

/** The schema as it is shown to a model: an address may be a reference, which is no address. */
export function showUrlsAsReferences(schema: JsonSchema): JsonSchema {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== "object" || node === null) return node;
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]));
    if (typeof copy["format"] !== "string" || !urlFormats.has(copy["format"])) return copy;
    const { format: _, ...rest } = copy;
    const told = typeof rest["description"] === "string" ? `${rest["description"]} ` : "";
    return { ...rest, description: `${told}(an address: \`ref:\` and the element's reference)` };
  };
  return visit(schema) as JsonSchema;
}

/** Puts addresses in the place of references, at any depth; each reference that names no link is an issue. */
export function resolveUrls(
  value: unknown,
  resolveUrl: ResolveUrl,
): { value: unknown; issues: ErrorIssue[] } {
  const issues: ErrorIssue[] = [];
  const visit = (node: unknown, path: string[]): unknown => {
    if (Array.isArray(node)) return node.map((item, index) => visit(item, [...path, String(index)]));
    if (typeof node === "object" && node !== null) {
      return Object.fromEntries(
        Object.entries(node).map(([key, item]) => [key, visit(item, [...path, key])]),
      );
    }
    const ref = typeof node === "string" ? reference.exec(node.trim())?.[1] : undefined;
    if (ref === undefined) return node;
    const url = resolveUrl(ref);
    if (url !== undefined) return url;
    issues.push({ path: path.join("."), message: `${ref} is not a link or an image of this page` });
    return node;
  };
  return { value: visit(value, []), issues };
}
