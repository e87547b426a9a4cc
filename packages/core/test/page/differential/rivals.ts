import type { Compared } from "./told.ts";

/** A kind of element that Chromium and Playwright tell in different ways. */
export type Rivalry = {
  what: string;
  follows: "Chromium" | "Playwright" | "neither";
  why: string;
  applies: (element: Rivals) => boolean;
};

/** An element that the three tell, with the name that Playwright's snapshot may leave to the content. */
export type Rivals = Required<Pick<Compared, "tag" | "markup" | "ours" | "chromium" | "playwright">>;

const roleIs =
  (chromium: RegExp, playwright: RegExp) =>
  (element: Rivals): boolean =>
    chromium.test(element.chromium.role) && playwright.test(element.playwright.role);

const roleDiffers = ({ chromium, playwright }: Rivals): boolean => chromium.role !== playwright.role;

export const rivalries: Rivalry[] = [
  {
    what: "A `<form>` without a name: `form` or no role",
    follows: "Chromium",
    why: "HTML-AAM 3.5, `form`",
    applies: (element) => element.tag === "form" && roleDiffers(element),
  },
  {
    what: "The summary of `<details>`: a button or no role",
    follows: "Chromium",
    why: "HTML-AAM 3.5, `summary`, has no role of ARIA; a button is what it acts as",
    applies: (element) => element.tag === "summary" && roleDiffers(element),
  },
  {
    what: "`role=form` and `role=region` without a name: no role, or as written",
    follows: "Chromium",
    why: "ARIA 1.2, Handling Author Errors",
    applies: roleIs(/^generic$/, /^(?:form|region)$/),
  },
  {
    what: "`<section>` with a title: a region or no role",
    follows: "Chromium",
    why: "HTML-AAM 3.5, `section`: a title is a name",
    applies: roleIs(/^region$/, /^generic$/),
  },
  {
    what: "Roles of ARIA 1.3, DPub-ARIA and Graphics-ARIA; `image` and `directory`",
    follows: "Chromium",
    why: "the modules' own definitions; `image` is another word for `img`, `directory` gave way to `list`",
    applies: (element) =>
      roleDiffers(element) &&
      /role="(?:doc-|graphics-|section(?:header|footer)|comment|suggestion|image|directory)/.test(
        element.markup,
      ),
  },
  {
    what: "`<address>`, `<hgroup>`, `<dir>`, `<math>`, `<s>`, popovers: their role or none",
    follows: "Chromium",
    why: "HTML-AAM 3.5",
    applies: (element) =>
      roleDiffers(element) &&
      (/^(?:address|hgroup|dir|math|s)$/.test(element.tag) || /popover/.test(element.markup)),
  },
  {
    what: "Scoped `<header>` and `<footer>`",
    follows: "Playwright",
    why: "HTML-AAM with ARIA 1.2: no role",
    applies: roleIs(/^section(?:header|footer)$/, /^generic$/),
  },
  {
    what: "An `<aside>` in sectioning content without a name, and landmarks inside regions",
    follows: "Chromium",
    why: "HTML-AAM 3.5, `aside`: no role there",
    applies: (element) => /^(?:aside|header|footer)$/.test(element.tag) && roleDiffers(element),
  },
  {
    what: "Tables that look like layout",
    follows: "Playwright",
    why: "HTML-AAM 3.5, `table`",
    applies: roleIs(/^LayoutTable/, /./),
  },
  {
    what: "Items outside their list, rows and cells outside their table",
    follows: "Playwright",
    why: "ARIA 1.2, Required Context Role, binds authors alone",
    applies: roleIs(/^generic$/, /^(?:option|treeitem|listitem|row|cell)$/),
  },
  {
    what: "`<select multiple size=1>`, number and date inputs with suggestions",
    follows: "Playwright",
    why: "HTML-AAM 3.5, `select` and `input`",
    applies: (element) => /^(?:select|input)$/.test(element.tag) && roleDiffers(element),
  },
  {
    what: "Names of `<figure>`",
    follows: "Playwright",
    why: "HTML-AAM 4.1, `figure`: its caption",
    applies: ({ tag }) => tag === "figure",
  },
  {
    what: "Hidden labels and captions",
    follows: "Playwright",
    why: "accname 1.2, 4.3.2, 2A.ii: they count",
    applies: ({ chromium, ours, playwright }) => chromium.name === "" && ours.name === playwright.name,
  },
  {
    what: "Buttons that are inputs and have a label: label or value first",
    follows: "Chromium",
    why: "HTML-AAM 4.1: what a label says, and the value describes",
    applies: ({ tag }) => tag === "input",
  },
  {
    what: "`text-transform`, letters of icon fonts, titles of what has no role",
    follows: "Playwright",
    why: "accname 1.2 speaks of text and of tooltips",
    applies: ({ ours, playwright }) => ours.name === playwright.name,
  },
  {
    what: "Spaces around named parts, boxes in a flexible row and invisible text inside a name",
    follows: "Chromium",
    why: "accname 1.2, 4.3.2, 2F: parts that do not stand in one line are set apart",
    applies: ({ chromium, playwright }) =>
      chromium.name.replaceAll(" ", "") === playwright.name.replaceAll(" ", ""),
  },
];

/** The elements of which the two tell role or name differently. */
export function rivalsOf(elements: Compared[]): Rivals[] {
  return elements.flatMap(({ tag, markup, ours, chromium, playwright }) => {
    if (ours === undefined || chromium === undefined || playwright === undefined || tag === "html") return [];
    const rivals = { tag, markup, ours, chromium, playwright };
    // Playwright's snapshot gives no name to what its children read out, and none to text that it merged.
    const named = playwright.name !== "" && chromium.name !== playwright.name;
    return roleDiffers(rivals) || named ? [rivals] : [];
  });
}
