import { roleOf, type Difference } from "./compare.ts";

/** A kind of difference that is meant, or that is not ours to mend. */
export type Explanation = {
  /** What differs, as the table says it. */
  what: string;
  /** Who is right by the standard: we, Chromium, both (it leaves the choice) or nobody (it says nothing). */
  right: "Legwork" | "Chromium" | "both" | "unsaid";
  /** The standard, and why we do what we do. */
  why: string;
  applies: (difference: Difference) => boolean;
};

const tag =
  (...tags: string[]) =>
  ({ tag: own }: Difference) =>
    tags.includes(own);
const marked =
  (pattern: RegExp) =>
  ({ markup }: Difference) =>
    pattern.test(markup);
const about =
  (...properties: string[]) =>
  ({ property }: Difference) =>
    properties.includes(property);
const roles = (ours: RegExp, theirs: RegExp) => (difference: Difference) =>
  difference.property === "role" && ours.test(difference.own) && theirs.test(difference.theirs);
const both =
  (...conditions: ((difference: Difference) => boolean)[]) =>
  (difference: Difference) =>
    conditions.every((condition) => condition(difference));
const either =
  (...conditions: ((difference: Difference) => boolean)[]) =>
  (difference: Difference) =>
    conditions.some((condition) => condition(difference));
const nobody = ({ theirs }: Difference) => theirs === "";
const notOurs = ({ own }: Difference) => own === "";

/** Differences that are a choice of ours: what is useful to whoever acts on a page. */
const deliberate: Explanation[] = [
  {
    what: "A hidden checkbox, radio button or file input behind a shown label is told",
    right: "Chromium",
    why: "HTML-AAM leaves out what is not rendered; but the label is what a person clicks, and the input holds the state",
    applies: both(tag("input"), roles(/./, /^$/), marked(/type="(?:checkbox|radio|file)"/)),
  },
  {
    what: "Inert content, also that below a modal dialog, is told without being offered for action",
    right: "Chromium",
    why: "HTML, Inert subtrees: inert nodes are not exposed; but a person still reads them",
    applies: both(nobody, about("role"), ({ inert }) => inert),
  },
  {
    what: "Content off screen under `content-visibility: auto` is told",
    right: "Legwork",
    why: "CSS Containment 2, `content-visibility: auto`: it stays available to accessibility tools; Chromium leaves out what it did not lay out yet",
    applies: both(nobody, about("role"), ({ skipped }) => skipped),
  },
  {
    what: "An editing host without a role is a `textbox`, whatever its element",
    right: "Chromium",
    why: "HTML-AAM gives `contenteditable` no role; as a text box it says that it can be typed into",
    applies: both(roles(/^textbox$/, /^(?!textbox)/), marked(/contenteditable/)),
  },
  {
    what: "Options stand in their `<select>`; groups of options and separators between them are not told",
    right: "Chromium",
    why: "HTML-AAM: `optgroup` is a group; the list of options with their states is one line of the view",
    applies: both(tag("optgroup", "hr"), roles(/^$/, /^(?:group|separator)$/)),
  },
  {
    what: "A closed native `<select>` is not told to be collapsed",
    right: "Chromium",
    why: "HTML-AAM: expanded false; all of its options are told, and its list is no part of the page",
    applies: both(tag("select"), about("expanded")),
  },
  {
    what: "A list box and a combo box tell the chosen options as their value",
    right: "unsaid",
    why: "HTML-AAM tells each option's state alone; the value says it at once",
    applies: both(tag("select"), about("value")),
  },
  {
    what: "An empty file input has no value",
    right: "unsaid",
    why: "Chromium gives what the browser writes beside the button, in its own language",
    applies: both(marked(/type="file"/), about("value")),
  },
  {
    what: "`<details>` is named by its summary",
    right: "Chromium",
    why: "HTML-AAM 4.1 names it by ARIA and title alone; the name lets an instruction say in which one",
    applies: both(tag("details"), about("name")),
  },
  {
    what: "A `title` names what nothing else names: no role, no words, an image with an empty alternative",
    right: "both",
    why: "accname 1.2, 4.3.2, 2I; Chromium makes it a description, or names by the letter of an icon font",
    applies: both(
      about("name", "description"),
      ({ markup, own, theirs }) => own + theirs !== "" && markup.includes(`title="${own || theirs}"`),
    ),
  },
  {
    what: "The `title` of an image with an empty alternative counts in the name around it",
    right: "both",
    why: "accname 1.2, 4.3.2, 2I; as Playwright",
    applies: both(about("name"), tag("button"), ({ own }) => own === "img title"),
  },
  {
    what: "A description that only repeats the name is not told",
    right: "Chromium",
    why: "accname 1.2, 4.3.1 gives both; a reader needs it once",
    applies: both(about("description"), ({ ours, theirs }) => ours?.name === theirs),
  },
  {
    what: "Drawings are one image; parts are told where one of them can be acted on",
    right: "Chromium",
    why: "SVG-AAM 1.0, Including Elements in the Accessibility Tree: titled parts are exposed; of a drawing the view tells the name",
    applies: both(tag("g", "rect", "image", "circle", "path"), roles(/^$/, /./)),
  },
  {
    what: "Content of a canvas, an object or a drawing's foreign object that takes no part in the page is left out",
    right: "Chromium",
    why: "HTML, `canvas`: fallback content of a canvas can be focused; but it has no box to act on",
    applies: both(
      tag("button", "a", "p"),
      roles(/^$/, /^(?:button|link|paragraph)$/),
      ({ inFallback }) => inFallback,
    ),
  },
  {
    what: "`aria-hidden` is heeded on the focused element too",
    right: "Chromium",
    why: "ARIA 1.2, `aria-hidden`, lets browsers expose it when it is focused; the page asked for it to be passed over",
    applies: both(marked(/aria-hidden="true"/), roles(/^$/, /./)),
  },
  {
    what: "`invalid` is told by `aria-invalid`, or once a person has left the control with what it does not accept",
    right: "both",
    why: "HTML-AAM 3.6: invalid by constraint; Chromium says so of a field that nobody touched yet",
    applies: both(about("invalid"), tag("input", "select", "textarea"), notOurs),
  },
  {
    what: "Several files or addresses can be chosen: told of inputs as of lists",
    right: "unsaid",
    why: "`aria-multiselectable` is for lists alone; the view says so of every control that takes several",
    applies: both(about("multiple"), nobody),
  },
  {
    what: "Text that style sheets put into cells and items is told in names alone",
    right: "Chromium",
    why: "accname 1.2, 4.3.2, 2F.ii: cells are named by their content; the view holds the text of the page",
    applies: both(about("name"), ({ chromium }) => /^(?:cell|gridcell|row)$/.test(roleOf(chromium)), notOurs),
  },
];

/** Differences where the standard is with us, or says nothing. */
const standard: Explanation[] = [
  {
    what: "A table that looks like layout to Chromium is a `table` all the same",
    right: "Legwork",
    why: "HTML-AAM 3.5, `table`, `tr`, `td`, `th`; Chromium guesses by borders, sizes and headers. As Playwright",
    applies: roles(/^(?:table|row|cell|rowheader|columnheader)$/, /^LayoutTable/),
  },
  {
    what: "Scoped `<header>` and `<footer>` have no role",
    right: "both",
    why: "HTML-AAM with ARIA 1.2: generic; `sectionheader` and `sectionfooter` are of ARIA 1.3. As Playwright",
    applies: both(tag("header", "footer"), roles(/^$|generic/, /^section/)),
  },
  {
    what: "What is sectioning content by its element is so whatever its role says, and likewise by its role",
    right: "Legwork",
    why: "HTML-AAM 3.5, `header`, `footer`, `aside`: descendants of the elements and of the roles",
    applies: both(
      tag("header", "footer", "aside"),
      roles(/generic/, /^(?:banner|contentinfo|complementary)$/),
    ),
  },
  {
    what: "`option`, `treeitem` and `listitem` outside a list keep their role",
    right: "both",
    why: "ARIA 1.2, Required Context Role, binds authors alone; pages do so, and what they built can be acted on. As Playwright",
    applies: roles(/^(?:option|treeitem|listitem)$/, /^$|^generic$/),
  },
  {
    what: "Rows and cells under a row, group or table of another role keep theirs",
    right: "both",
    why: "ARIA 1.2, Presentational Role Inheritance, makes parts of presentational tables presentational, and says nothing of other roles",
    applies: roles(/^(?:row|cell)$/, /^$|^generic$/),
  },
  {
    what: "A header cell beside data cells in `<thead>` heads its column",
    right: "both",
    why: "HTML, Forming relationships between data cells and header cells: by the letter it heads neither; standing in the head it is one of the columns'",
    applies: both(tag("th"), roles(/^columnheader$/, /^rowheader$/)),
  },
  {
    what: "A suggestion list makes a combo box of text inputs alone",
    right: "Legwork",
    why: "HTML-AAM 3.5, `input` types with `list`; number and date keep theirs. As Playwright",
    applies: both(tag("input"), roles(/^(?:spinbutton|textbox)$/, /^combobox$/)),
  },
  {
    what: "`<select multiple size=1>` is a list box",
    right: "Legwork",
    why: "HTML-AAM 3.5, `select` with `multiple`; Chromium goes by how it draws it. As Playwright",
    applies: both(tag("select"), roles(/^listbox$/, /^combobox$/)),
  },
  {
    what: "`<embed>` is an image",
    right: "unsaid",
    why: "HTML-AAM leaves it to what is embedded; Chromium has a role of its own for it",
    applies: both(tag("embed"), about("role")),
  },
  {
    what: "A link without an address is none, and what can be dragged no group",
    right: "Legwork",
    why: "HTML-AAM 3.5: `a` without `href` is generic, `draggable` gives no role. It is offered for clicks all the same",
    applies: either(both(tag("a"), roles(/generic/, /^link$/)), marked(/draggable/)),
  },
  {
    what: "Only the first summary that is a child of `<details>` is its button",
    right: "Legwork",
    why: "HTML, `summary`",
    applies: both(tag("summary"), either(roles(/generic/, /button/), about("name", "expanded"))),
  },
  {
    what: "Empty paragraphs are told",
    right: "Legwork",
    why: "HTML-AAM 3.5, `p`; Chromium leaves out paragraphs without a box or text of their own",
    applies: roles(/^paragraph$/, /^$/),
  },
  {
    what: "`<figure>` is named by its caption",
    right: "Legwork",
    why: "HTML-AAM 4.1, `figure`. As Playwright",
    applies: both(tag("figure"), about("name")),
  },
  {
    what: "Hidden labels and captions name their controls",
    right: "Legwork",
    why: "accname 1.2, 4.3.2, 2A.ii: hidden text alternatives of the host language count. As Playwright",
    applies: both(
      about("name"),
      nobody,
      tag("input", "select", "textarea", "table", "fieldset", "progress", "meter", "output"),
    ),
  },
  {
    what: "An embedded text control speaks by its value, an embedded checkbox not at all",
    right: "Legwork",
    why: "accname 1.2, 4.3.2, 2C comes before 2D",
    applies: both(about("name"), marked(/<fieldset disabled|value="5"/)),
  },
  {
    what: "`text-transform` does not change names",
    right: "unsaid",
    why: "accname 1.2 speaks of text, not of its looks. As Playwright",
    applies: both(about("name"), ({ own, theirs }) => own.toLowerCase() === theirs.toLowerCase()),
  },
  {
    what: "`math` is not named by its content",
    right: "Legwork",
    why: "ARIA 1.2, `math`: name from author. As Playwright does for `<math>`",
    applies: both(about("name"), ({ chromium }) => roleOf(chromium) === "math"),
  },
  {
    what: "A disabled fieldset is told disabled",
    right: "Legwork",
    why: "HTML-AAM 3.6, `disabled`",
    applies: both(tag("fieldset"), about("disabled")),
  },
  {
    what: "What authors build inside something disabled is disabled with it",
    right: "both",
    why: "ARIA 1.2, `aria-disabled`: the state applies to all focusable descendants. As Playwright",
    applies: both(about("disabled"), marked(/role=/)),
  },
  {
    what: "`required` and `readonly` are told of every control that has them",
    right: "Legwork",
    why: "HTML-AAM 3.6; ARIA 1.2, `aria-required` and `aria-readonly`. Chromium leaves them out of lists, buttons, boxes and disabled fields",
    applies: both(about("required", "readonly"), nobody),
  },
  {
    what: "The chosen option of a list that has one option, or is hidden or disabled, is told selected",
    right: "Legwork",
    why: "HTML-AAM 3.5, `option`: selected follows selectedness",
    applies: both(tag("option"), about("selected")),
  },
  {
    what: "What a custom range does not say of its value is not made up",
    right: "both",
    why: "ARIA 1.2, `aria-valuenow`: it is the author's to give; Chromium fills in the middle or 0",
    applies: both(about("value"), notOurs, ({ theirs }) => theirs === "0" || theirs === "50"),
  },
  {
    what: "`aria-valuetext` is the value of a custom range",
    right: "Legwork",
    why: "ARIA 1.2, `aria-valuetext`: it is told in place of `aria-valuenow`; Chromium keeps it in a property beside the value",
    applies: both(about("value"), marked(/aria-valuetext/)),
  },
  {
    what: "An unknown word for `aria-checked` counts as none, a level that is none is not heeded, one above 9 is",
    right: "Legwork",
    why: "ARIA 1.2, Handling Author Errors: values that are not allowed are those by default",
    applies: either(both(about("checked"), marked(/banana/)), about("level")),
  },
  {
    what: "Parts of a name that have no box of their own (`display: contents`) stand in line with their neighbours",
    right: "Legwork",
    why: "accname 1.2, 4.3.2, 2F.i sets block-level parts apart; Chromium sets apart what it has no layout of",
    applies: both(about("name"), ({ own, theirs }) => own.replaceAll(" ", "") === theirs.replaceAll(" ", "")),
  },
];

export const explanations: Explanation[] = [...deliberate, ...standard];

export const isDeliberate = (explanation: Explanation): boolean => deliberate.includes(explanation);

export function explain(difference: Difference): Explanation | undefined {
  return explanations.find(({ applies }) => applies(difference));
}
