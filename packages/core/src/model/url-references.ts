import type { ErrorIssue } from "@legwork/protocol";
import type { JsonSchema } from "./json-schema.ts";

/** The address of the link or image that a reference names, for the answer's field at `path`; undefined when it names none. */
export type ResolveUrl = (ref: string, path: string[]) => string | undefined;
/** Whether the page has an address, as a link, a picture or in its text; a model may make one up. */
export type IsOnPage = (address: string) => boolean;

const urlFormats = new Set(["uri", "url", "uri-reference", "iri", "iri-reference"]);
/** A whole answer that is an address, not a text that holds one. */
const address = /^[a-z][a-z0-9+.-]*:\/\/\S+$/i;
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

/** Puts addresses in the place of references, at any depth. Each reference that names no link, and each address that the page does not have, is an issue. */
export function resolveUrls(
  value: unknown,
  { resolveUrl, isOnPage }: { resolveUrl: ResolveUrl; isOnPage?: IsOnPage | undefined },
): { value: unknown; issues: ErrorIssue[] } {
  const issues: ErrorIssue[] = [];
  const visit = (node: unknown, path: string[]): unknown => {
    if (Array.isArray(node)) return node.map((item, index) => visit(item, [...path, String(index)]));
    if (typeof node === "object" && node !== null) {
      return Object.fromEntries(
        Object.entries(node).map(([key, item]) => [key, visit(item, [...path, key])]),
      );
    }
    if (typeof node !== "string") return node;
    const ref = reference.exec(node.trim())?.[1];
    const issue = (message: string) => issues.push({ path: path.join("."), message });
    if (ref === undefined) {
      if (isOnPage !== undefined && address.test(node.trim()) && !isOnPage(node.trim()))
        issue(
          `${node.trim().slice(0, 200)} is no address that the page has; write \`ref:\` and the reference of the link or the image`,
        );
      return node;
    }
    const url = resolveUrl(ref, path);
    if (url !== undefined) return url;
    issue(`${ref} is not a link or an image of this page`);
    return node;
  };
  return { value: visit(value, []), issues };
}
