import { flatChildren, isEditingHost } from "./elements.ts";
import { labelsOf } from "./reading/labels.ts";
import { roleOf } from "./role.ts";
import { visibilityOf } from "./visibility.ts";

/** Roles that take their name from their content (ARIA 1.2, section 5.2.8.5). */
const namedByContent = new Set(
  "button checkbox columnheader heading link menuitem menuitemcheckbox menuitemradio option radio rowheader switch tab tooltip treeitem term caption".split(
    " ",
  ),
);

export function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Accessible name (accname 1.2, section 4.3.2), white space collapsed. */
export function nameOf(element: Element, role: string): string {
  const referenced = referencedName(element, "aria-labelledby");
  if (referenced !== "") return referenced;
  const label = collapse(element.getAttribute("aria-label") ?? "");
  if (label !== "") return label;
  const native = nativeName(element);
  if (native !== "") return native;
  if (namedByContent.has(role)) {
    const content = contentText(element);
    if (content !== "") return content;
  }
  const title = collapse(element.getAttribute("title") ?? "");
  return title !== "" ? title : collapse(element.getAttribute("placeholder") ?? "");
}

/** Accessible description, or the title when the name came from elsewhere. */
export function descriptionOf(element: Element, name: string): string {
  const described = referencedName(element, "aria-describedby");
  if (described !== "") return described;
  const text = collapse(element.getAttribute("aria-description") ?? element.getAttribute("title") ?? "");
  return text === name ? "" : text;
}

function referencedName(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute);
  if (ids === null) return "";
  const root = element.getRootNode() as Document | ShadowRoot;
  const parts = ids.split(/\s+/).map((id) => {
    const target = id === "" ? null : root.getElementById(id);
    return target === null ? "" : embeddedText(target);
  });
  return collapse(parts.join(" "));
}

function nativeName(element: Element): string {
  if (element instanceof HTMLInputElement) return inputName(element);
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
    return labelText(element);
  const tag = element.localName;
  if (tag === "img" || tag === "area") return collapse(element.getAttribute("alt") ?? "");
  if (tag === "fieldset") return childText(element, "legend");
  if (tag === "table") return childText(element, "caption");
  if (tag === "figure") return childText(element, "figcaption");
  if (tag === "details") return childText(element, "summary");
  if (tag === "svg") return childText(element, "title");
  if (tag === "optgroup") return collapse(element.getAttribute("label") ?? "");
  if (element instanceof HTMLButtonElement || tag === "meter" || tag === "progress" || tag === "output") {
    return labelText(element as HTMLButtonElement);
  }
  return "";
}

function inputName(input: HTMLInputElement): string {
  const label = labelText(input);
  if (label !== "") return label;
  if (input.type === "image") return collapse(input.alt || input.value || input.title || "Submit");
  if (input.type === "submit") return collapse(input.value) || "Submit";
  if (input.type === "reset") return collapse(input.value) || "Reset";
  return input.type === "button" ? collapse(input.value) : "";
}

function labelText(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement,
): string {
  return collapse(
    labelsOf(control)
      .map((label) => contentText(label, control))
      .join(" "),
  );
}

function childText(element: Element, tag: string): string {
  for (const child of element.children) if (child.localName === tag) return collapse(child.textContent);
  return "";
}

/** Text of an element as it reads, without what is hidden, and without the control `except` that a label may hold. */
function contentText(element: Element, except?: Element): string {
  const parts: string[] = [];
  gather(element, parts, except);
  return collapse(parts.join(""));
}

function gather(element: Element, parts: string[], except: Element | undefined): void {
  for (const child of flatChildren(element)) {
    if (child instanceof Text) parts.push(child.data);
    else if (child instanceof Element && child !== except && visibilityOf(child) !== "hidden") {
      const separated = !isInline(child);
      if (separated) parts.push(" ");
      const own = ownText(child);
      if (own === undefined) gather(child, parts, except);
      else parts.push(own);
      if (separated) parts.push(" ");
    }
  }
}

const inlineTags = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time tt u var wbr".split(
    " ",
  ),
);

function isInline(element: Element): boolean {
  return inlineTags.has(element.localName) && !getComputedStyle(element).display.match(/block|flex|grid/);
}

/** What an element inside a name says in place of its content; undefined when its content speaks (accname 2C–2E). */
function ownText(element: Element): string | undefined {
  const label = collapse(element.getAttribute("aria-label") ?? "");
  if (label !== "") return label;
  if (element.localName === "img") return element.getAttribute("alt") ?? "";
  if (element.localName === "svg") return childText(element, "title");
  if (element instanceof HTMLSelectElement)
    return [...element.selectedOptions].map((option) => option.label).join(" ");
  if (element instanceof HTMLInputElement) return element.type === "text" ? element.value : "";
  if (element instanceof HTMLTextAreaElement) return element.value;
  return undefined;
}

function embeddedText(element: Element): string {
  const label = collapse(element.getAttribute("aria-label") ?? "");
  if (label !== "") return label;
  const own = ownText(element) ?? nativeName(element);
  if (own !== "") return collapse(own);
  if (isEditingHost(element) || roleOf(element) !== "textbox") {
    // A hidden element that is referenced speaks all the same (accname 2A), so its text is read without regard to that.
    return visibilityOf(element) === "shown" ? contentText(element) : collapse(element.textContent);
  }
  return "";
}
