import { internalsOf, isFormAssociated } from "./internals.ts";
import { labelsOf } from "./reading/labels.ts";
import { roleOf } from "./role.ts";
import { contentText, longestText, type Reading } from "./text-content.ts";
import { visibilityOf } from "./visibility.ts";
import { collapse } from "./white-space.ts";

export { collapse } from "./white-space.ts";

/** Roles that take their name from their content (ARIA 1.2, section 5.2.8.5) and are not just as well read by it. */
const namedByContent = new Set(
  "button checkbox columnheader doc-backlink doc-biblioref doc-glossref doc-noteref graphics-object heading link menuitem menuitemcheckbox menuitemradio option radio rowheader switch tab tooltip treeitem term".split(
    " ",
  ),
);

/**
 * Roles that authors are not to name (ARIA 1.3, section 5.2.8.6): a title of theirs describes them. Not so that of a
 * `generic`, which would be told by nothing else.
 */
const namingProhibited = new Set(
  "caption code definition deletion emphasis insertion mark paragraph presentation strong subscript suggestion superscript term time".split(
    " ",
  ),
);

/** Accessible name (accname 1.2, section 4.3.2), white space collapsed, at most 2,000 characters. */
export function nameOf(element: Element, role: string): string {
  const referenced = referencedText(element, "aria-labelledby");
  if (referenced !== "") return referenced;
  const label = ownLabel(element);
  if (label !== "") return label;
  if (role === "presentation") return "";
  const native = nativeName(element);
  if (native !== undefined && native !== "") return native;
  if (namedByContent.has(role) && !isSpoken(element)) {
    const content = contentText(element, ownText);
    if (content !== "") return content;
  }
  return namingProhibited.has(role) ? "" : hintedName(element);
}

/** What its author calls it. */
function ownLabel(element: Element): string {
  return attributeText(element, "aria-label") || collapse(internalsOf(element)?.name ?? "");
}

/** What a control shows while nothing better names it (HTML-AAM 1.0, section 4.1). */
function hintedName(element: Element): string {
  return (
    attributeText(element, "title") ||
    attributeText(element, "placeholder") ||
    attributeText(element, "aria-placeholder")
  );
}

/** Accessible description (accname 1.2, section 4.3.2): the title when the name came from elsewhere. */
export function descriptionOf(element: Element, name: string): string {
  const described = referencedText(element, "aria-describedby");
  if (described !== "") return described;
  const text = attributeText(element, "aria-description") || nativeDescription(element, name);
  return text === name ? "" : text;
}

function nativeDescription(element: Element, name: string): string {
  const unused = unusedName(element);
  return unused !== "" && unused !== name ? unused : attributeText(element, "title");
}

/** What would have named the element, had nothing better done so (HTML-AAM 1.0, section 4.2). */
function unusedName(element: Element): string {
  switch (element.localName) {
    case "table":
      return childText(element, "caption");
    case "svg":
      return childText(element, "desc");
    case "input":
      return buttonTypes.test((element as HTMLInputElement).type) ? attributeText(element, "value") : "";
    default:
      return "";
  }
}

function attributeText(element: Element, attribute: string): string {
  const value = element.getAttribute(attribute);
  return value === null ? "" : collapse(value);
}

function referencedText(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute);
  if (ids === null) return "";
  const root = element.getRootNode() as Document | ShadowRoot;
  const parts = ids.split(/\s+/).map((id) => {
    const target = id === "" ? null : root.getElementById(id);
    return target === null ? "" : embeddedText(target, { referred: true });
  });
  return collapse(parts.join(" ")).slice(0, longestText);
}

/** What an element says inside the name of another one. Hidden ones that are meant speak all the same. */
function embeddedText(element: Element, reading: Reading): string {
  const isHidden = visibilityOf(element) !== "shown";
  const hidden = isHidden && element.localName !== "slot" && getComputedStyle(element).display !== "contents";
  const own = ownText(element, { ...reading, hidden });
  if (own !== undefined) return own;
  const native = nativeName(element);
  if (native !== undefined && native !== "") return native;
  return contentText(element, ownText, { ...reading, hidden }) || attributeText(element, "title");
}

/** The name that HTML gives an element in ways of its own (HTML-AAM 1.0, section 4.1); undefined where it has none. */
function nativeName(element: Element): string | undefined {
  switch (element.localName) {
    case "input":
      return inputName(element as HTMLInputElement);
    case "select":
    case "textarea":
    case "button":
    case "meter":
    case "progress":
    case "output":
      return labelText(element as HTMLButtonElement);
    case "img":
    case "area":
      return attributeText(element, "alt");
    case "fieldset":
      return childText(element, "legend");
    case "table":
      return childText(element, "caption") || attributeText(element, "summary");
    case "figure":
      return childText(element, "figcaption");
    case "details":
      return childText(element, "summary");
    case "svg":
      return childText(element, "title");
    case "optgroup":
      return attributeText(element, "label");
    case "option":
      return attributeText(element, "label");
    case "a":
      return element.namespaceURI === svgNamespace ? childText(element, "title") : undefined;
    default:
      return isFormAssociated(element) ? labelText(element) : undefined;
  }
}

const buttonTypes = /^(?:button|image|reset|submit)$/;

const svgNamespace = "http://www.w3.org/2000/svg";

function inputName(input: HTMLInputElement): string {
  const label = labelText(input);
  if (label !== "") return label;
  switch (input.type) {
    case "image":
      return collapse(input.alt || input.value || input.title) || "Submit";
    case "submit":
      return input.hasAttribute("value") ? collapse(input.value) : "Submit";
    case "reset":
      return input.hasAttribute("value") ? collapse(input.value) : "Reset";
    case "button":
      return collapse(input.value);
    case "file":
      return attributeText(input, "title") || (input.multiple ? "Choose Files" : "Choose File");
    default:
      return "";
  }
}

function labelText(control: Element): string {
  return collapse(
    labelsOf(control)
      .map((label) => embeddedText(label, { control }))
      .join(" "),
  );
}

function childText(element: Element, tag: string): string {
  for (let child = element.firstElementChild; child !== null; child = child.nextElementSibling)
    if (child.localName === tag) {
      if (element.namespaceURI === svgNamespace) return collapse(child.textContent);
      return embeddedText(child, {});
    }
  return "";
}

/** Whether an element says something in place of its content. */
function isSpoken(element: Element): boolean {
  return element.localName === "input" || element.localName === "select" || element.localName === "textarea";
}

/**
 * What an element inside a name says in place of its content (accname 1.2, section 4.3.2, 2B to 2E); undefined when its
 * content speaks.
 */
function ownText(element: Element, reading: Reading): string | undefined {
  if (!reading.referred) {
    const referenced = referencedText(element, "aria-labelledby");
    if (referenced !== "") return referenced;
  }
  const value = embeddedValue(element);
  if (value !== undefined) return value;
  const label = ownLabel(element);
  if (label !== "") return label;
  switch (element.localName) {
    case "img":
      return roleOf(element) === "presentation"
        ? ""
        : attributeText(element, "alt") || attributeText(element, "title");
    case "svg":
      return childText(element, "title") || undefined;
    case "br":
      return " ";
    case "input":
      return buttonTypes.test((element as HTMLInputElement).type)
        ? inputName(element as HTMLInputElement)
        : "";
    default:
      return undefined;
  }
}

/** Value of a control that stands within the name of something else (accname 1.2, section 4.3.2, 2C). */
function embeddedValue(element: Element): string | undefined {
  switch (element.localName) {
    case "input":
      return inputValue(element as HTMLInputElement);
    case "textarea":
      return collapse((element as HTMLTextAreaElement).value);
    case "select":
      return [...(element as HTMLSelectElement).selectedOptions]
        .map((option) => collapse(option.label))
        .join(" ");
    case "meter":
    case "progress":
      return attributeText(element, "aria-valuetext") || String((element as HTMLMeterElement).value);
    default: {
      const role = element.getAttribute("role");
      return role === null ? undefined : customValue(element, role);
    }
  }
}

function inputValue(input: HTMLInputElement): string | undefined {
  if (/^(?:text|search|email|tel|url|number|date|time|datetime-local|month|week)$/.test(input.type))
    return collapse(input.value);
  return input.type === "range" ? attributeText(input, "aria-valuetext") || input.value : undefined;
}

function customValue(element: Element, role: string): string | undefined {
  if (/^(?:slider|spinbutton|progressbar|scrollbar|meter)$/.test(role)) {
    const value = attributeText(element, "aria-valuetext") || attributeText(element, "aria-valuenow");
    return value === "" ? undefined : value;
  }
  if (role !== "combobox" && role !== "listbox") return undefined;
  const chosen = [...element.querySelectorAll("[role=option][aria-selected=true]")];
  return chosen.length === 0 ? undefined : chosen.map((option) => collapse(option.textContent)).join(" ");
}
