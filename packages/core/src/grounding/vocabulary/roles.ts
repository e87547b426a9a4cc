import { phraseTable } from "../matching/tokens.ts";

/** What a role word means: the roles it names, and the roles people also call so. */
export type RoleWord = {
  name: string;
  roles: readonly string[];
  related: readonly string[];
  /** Tags that carry the meaning where the role is lost (a form without a name has none). */
  tags?: readonly string[];
  /** A place that other elements are in. */
  container?: boolean;
};

const clickable = [
  "button",
  "link",
  "menuitem",
  "menuitemcheckbox",
  "menuitemradio",
  "tab",
  "option",
  "generic",
  "img",
  "image",
  "switch",
  "treeitem",
  "DisclosureTriangle",
  "summary",
  "cell",
  "gridcell",
  "listitem",
  "article",
  "row",
  "group",
] as const;
const fields = ["textbox", "searchbox", "combobox", "spinbutton"] as const;
const inputs = [
  "date",
  "time",
  "datetime",
  "slider",
  "listbox",
  "colorwell",
  "generic",
  "InputTime",
  "Date",
] as const;

const entries: [RoleWord, string[]][] = [
  [{ name: "button", roles: ["button"], related: clickable }, ["button", "btn", "push button"]],
  [{ name: "link", roles: ["link"], related: clickable }, ["link", "hyperlink", "anchor"]],
  [{ name: "page", roles: ["link"], related: clickable }, ["page", "screen", "view"]],
  [{ name: "tab", roles: ["tab"], related: clickable }, ["tab"]],
  [
    { name: "checkbox", roles: ["checkbox"], related: ["switch", "menuitemcheckbox", "radio"] },
    ["checkbox", "check box", "tick box", "tickbox", "check mark"],
  ],
  [
    { name: "switch", roles: ["switch"], related: ["checkbox", "button", "menuitemcheckbox"] },
    ["switch", "toggle", "toggle switch"],
  ],
  [
    { name: "radio button", roles: ["radio"], related: ["menuitemradio", "checkbox"] },
    ["radio", "radio button", "radio option", "option button"],
  ],
  [
    {
      name: "option",
      roles: ["option", "radio"],
      related: [
        "menuitem",
        "menuitemradio",
        "menuitemcheckbox",
        "treeitem",
        "checkbox",
        "tab",
        "button",
        "link",
        "listitem",
        "combobox",
        "listbox",
      ],
    },
    ["option", "choice", "suggestion"],
  ],
  [
    { name: "field", roles: fields, related: inputs },
    [
      "field",
      "text field",
      "input",
      "input field",
      "textbox",
      "text box",
      "input box",
      "entry",
      "entry field",
      "textfield",
      "terminal",
      "console",
      "prompt",
      "command line",
      "bar",
      "form field",
      "text input",
      "area",
    ],
  ],
  // People also call so what is one line high.
  [
    { name: "text area", roles: [], related: [...fields, ...inputs], tags: ["textarea"] },
    [
      "text area",
      "textarea",
      "multi-line field",
      "multi-line text box",
      "multi-line text field",
      "multiline field",
    ],
  ],
  [{ name: "field", roles: fields, related: [...inputs, "checkbox"] }, ["box"]],
  [{ name: "question", roles: ["button", "link"], related: clickable }, ["question"]],
  [{ name: "chapter", roles: ["link"], related: clickable }, ["chapter", "lesson", "appendix"]],
  [
    {
      name: "dropdown",
      roles: ["combobox", "listbox"],
      related: ["button", "textbox", "generic", "menu"],
      tags: ["select"],
    },
    [
      "dropdown",
      "drop-down",
      "drop down",
      "dropdown menu",
      "drop-down menu",
      "drop down menu",
      "dropdown list",
      "drop-down list",
      "select",
      "select box",
      "select menu",
      "combobox",
      "combo box",
      "listbox",
      "list box",
      "scroll list",
      "scrolling list",
      "selector",
      "picker",
      "selection",
    ],
  ],
  [
    {
      name: "menu item",
      roles: ["menuitem", "menuitemcheckbox", "menuitemradio"],
      related: ["link", "button", "option", "tab", "listitem", "generic"],
    },
    ["menu item", "menu option", "menu entry", "menu link"],
  ],
  [
    {
      name: "menu",
      roles: ["menuitem", "button", "combobox", "menu"],
      related: [...clickable, "listbox", "menubar"],
      container: true,
    },
    ["menu"],
  ],
  [
    { name: "heading", roles: ["heading"], related: ["link", "text", "button"] },
    ["heading", "title", "headline"],
  ],
  [
    {
      name: "image",
      roles: ["img", "image"],
      related: ["link", "button", "generic", "figure"],
      tags: ["img", "svg"],
    },
    ["image", "picture", "photo", "img", "thumbnail", "figure", "logo"],
  ],
  [
    { name: "icon", roles: ["button", "link", "img", "image", "generic"], related: clickable, tags: ["svg"] },
    ["icon", "symbol"],
  ],
  [
    { name: "row", roles: ["row"], related: ["listitem", "article"], tags: ["tr"], container: true },
    ["row", "table row", "line"],
  ],
  [
    {
      name: "cell",
      roles: ["cell", "gridcell"],
      related: ["columnheader", "rowheader", "button"],
      tags: ["td", "th"],
    },
    ["cell"],
  ],
  [
    { name: "column header", roles: ["columnheader"], related: ["button", "link", "rowheader"] },
    ["column header", "column", "table header"],
  ],
  [
    {
      name: "card",
      roles: ["article", "listitem", "group", "region"],
      related: ["generic", "link", "row"],
      container: true,
    },
    ["card", "tile", "product card", "post", "article"],
  ],
  [
    {
      name: "item",
      roles: ["listitem", "treeitem", "menuitem", "option"],
      related: [...clickable, "radio", "checkbox"],
      container: true,
    },
    ["item", "entry item", "list item", "result", "element", "product"],
  ],
  [
    { name: "slider", roles: ["slider"], related: ["spinbutton"] },
    ["slider", "range", "range slider", "fader"],
  ],
  [
    { name: "number field", roles: ["spinbutton"], related: ["textbox", "combobox"] },
    ["spinner", "spin button", "stepper", "number field", "number input"],
  ],
  [
    {
      name: "date field",
      roles: ["date", "Date", "textbox"],
      related: ["spinbutton", "combobox", "button", "generic", "group"],
    },
    ["date field", "date picker", "datepicker", "date input"],
  ],
  [
    { name: "table", roles: ["table", "grid", "treegrid"], related: [], tags: ["table"], container: true },
    ["table", "grid"],
  ],
  [
    {
      name: "list",
      roles: ["list", "listbox", "menu", "tree"],
      related: ["combobox", "group"],
      tags: ["ul", "ol", "select"],
      container: true,
    },
    ["list", "tree"],
  ],
  [
    {
      name: "section",
      roles: ["region", "group", "form", "article", "complementary", "tabpanel"],
      related: ["generic", "main", "list", "table", "navigation", "link"],
      tags: ["section", "fieldset", "details", "aside"],
      container: true,
    },
    [
      "section",
      "panel",
      "area",
      "block",
      "region",
      "part",
      "group",
      "fieldset",
      "widget",
      "accordion",
      "pane",
      "box",
    ],
  ],
  [
    { name: "form", roles: ["form", "search"], related: ["group"], tags: ["form"], container: true },
    ["form"],
  ],
  [
    { name: "dialog", roles: ["dialog", "alertdialog"], related: [], tags: ["dialog"], container: true },
    [
      "dialog",
      "dialogue",
      "modal",
      "popup",
      "pop-up",
      "pop up",
      "overlay",
      "dialog box",
      "modal dialog",
      "lightbox",
      "popup window",
      "window",
    ],
  ],
  [
    {
      name: "banner",
      roles: ["dialog", "alertdialog", "region", "alert", "status", "complementary", "banner"],
      related: ["generic", "group"],
      container: true,
    },
    ["banner", "notice", "notification", "alert", "message", "toast"],
  ],
  [
    { name: "header", roles: ["banner"], related: [], tags: ["header"], container: true },
    ["header", "page header", "top bar", "site header"],
  ],
  [
    { name: "footer", roles: ["contentinfo"], related: [], tags: ["footer"], container: true },
    ["footer", "page footer", "site footer"],
  ],
  [
    { name: "navigation", roles: ["navigation", "menubar"], related: [], tags: ["nav"], container: true },
    [
      "nav",
      "navigation",
      "navbar",
      "nav bar",
      "navigation bar",
      "navigation menu",
      "main menu",
      "menu bar",
      "breadcrumb",
      "breadcrumbs",
    ],
  ],
  [
    { name: "sidebar", roles: ["complementary"], related: ["navigation"], tags: ["aside"], container: true },
    ["sidebar", "side bar", "aside", "side panel"],
  ],
  [
    { name: "main content", roles: ["main"], related: [], tags: ["main"], container: true },
    ["main content", "content", "main area", "main", "main section"],
  ],
  [
    { name: "toolbar", roles: ["toolbar"], related: ["menubar", "group"], container: true },
    ["toolbar", "tool bar"],
  ],
  [
    { name: "frame", roles: ["iframe"], related: [], tags: ["iframe", "frame"], container: true },
    ["iframe", "frame"],
  ],
];

/** Words that name a kind of target. A word that is also a place stands for the target here. */
export const roleTable = phraseTable(
  entries.flatMap(([role, words]) =>
    words.flatMap(
      (word) =>
        [
          [word, role],
          [plural(word), role],
        ] as const,
    ),
  ),
);

/** Words that name a kind of place; where a word names two, the place. */
export const containerTable = phraseTable(
  entries
    .filter(([role]) => role.container)
    .flatMap(([role, words]) => words.map((word) => [word, role] as const)),
);

function plural(word: string): string {
  return /(?:x|ch|sh|s)$/.test(word)
    ? `${word}es`
    : /[^aeo]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : `${word}s`;
}
