import { dataWordsOf } from "../state.ts";
import { collapse } from "../white-space.ts";

/** What has more inside is no sign. */
const mostParts = 10;
/** Attributes in which icon sets keep the name of an icon. */
const naming = ["data-icon", "data-lucide", "data-feather", "data-glyph", "data-symbol", "icon", "icon-name"];

/** A word that its font draws as a picture: `arrow_drop_down`. */
const ligature = /^[a-z]+(?:_[a-z0-9]+)+$/;

/** What a control without words shows, in the words of its author: names of icons, as classes and references have them. */
export function signsOf(element: Element, name: string): string {
  if (ligature.test(name)) return name;
  // A row that is pressed as a whole shows the signs of what is in it, and is none of them.
  const hasWords = [name, element.textContent].some((text) => /[\p{L}\p{N}]/u.test(text ?? ""));
  if (hasWords) return "";
  const parts = [...element.getElementsByTagName("*")];
  if (parts.length > mostParts) return "";
  const found = [element, ...parts].flatMap((part, at) => [
    ...naming.map((attribute) => part.getAttribute(attribute)),
    at > 0 ? part.getAttribute("class") : null,
    at > 0 ? dataWordsOf(part) : null,
    part.localName === "use" ? referenceOf(part) : null,
    part.localName === "img" ? fileOf(part.getAttribute("src")) : null,
    part.localName.endsWith("-icon") ? part.getAttribute("name") : null,
  ]);
  return collapse([...new Set(found.filter(Boolean))].join(" ")).slice(0, 200);
}

function referenceOf(use: Element): string | null {
  const reference = use.getAttribute("href") ?? use.getAttribute("xlink:href");
  return reference === null ? null : (reference.split("#")[1] ?? null);
}

function fileOf(address: string | null): string | null {
  return /([^/?#]+)\.(?:svg|png|gif|webp|ico)(?:[?#]|$)/i.exec(address ?? "")?.[1] ?? null;
}
