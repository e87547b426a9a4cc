/**
 * What one look at a page gives: its accessibility tree with states, as flat data. Grounding and extraction are pure
 * functions of it.
 */
export type PageView = {
  url: string;
  title: string;
  /** The day by the clock of the page, as `YYYY-MM-DD`. Default: unknown. */
  today?: string;
  /** CSS pixels. */
  viewport: { width: number; height: number };
  /** Scroll position of the main document and its largest value, CSS pixels. */
  scroll: { x: number; y: number; maxX: number; maxY: number };
  /** Pre-order: a parent stands before its children. `nodes[0]` is the document. */
  nodes: ViewNode[];
};

export type ViewNode = {
  /** Names the element while it lives, over views: `e12`, in a frame `f1e12`. Text runs have none. */
  ref: string;
  /** Index of the parent in `nodes`; -1 for the document. */
  parent: number;
  /**
   * ARIA role (computed as ARIA in HTML says), `text` for a run of text, `generic` for a container without a role of
   * its own, `document` for the root, `iframe` for a frame's element (the frame's document follows as its child).
   */
  role: string;
  /** Accessible name (accname 1.2); for `text` the text itself, white space collapsed. */
  name: string;
  /** Lower-case tag name; empty for `text`. */
  tag: string;
  /** Can be acted on: a control, a link, an editable, a scrollable, or an element with a click listener. */
  interactive: boolean;
  /**
   * Bounding box, CSS pixels from the origin of the top document, so that scrolling it moves nothing but what sticks; absent
   * for what has no box.
   */
  box?: { x: number; y: number; width: number; height: number };
  /** True when a part of the box lies within the viewport. */
  inViewport: boolean;
  /** What lies over all of it, in words, so that a press would not reach it; told of controls in the viewport. */
  covered?: string;
  /** `type` of an input or a button, as the browser understands it. */
  inputType?: string;
  /** Current value of a control; never that of a password, whose value reads as dots. */
  value?: string;
  placeholder?: string;
  /** Accessible description or title. */
  description?: string;
  /** What a library or the title of a drawing's part shows when the pointer rests on it; no part of the accessible texts. */
  tooltip?: string;
  /** Absolute address of a link; of an image its source. */
  href?: string;
  /** Heading level, 1–6. */
  level?: number;
  checked?: boolean | "mixed";
  selected?: boolean;
  expanded?: boolean;
  pressed?: boolean | "mixed";
  disabled?: boolean;
  readonly?: boolean;
  required?: boolean;
  invalid?: boolean;
  /** Text can be typed into it. */
  editable?: boolean;
  /** A dialog that makes the rest of the page inert. */
  modal?: boolean;
  /** Has the keyboard focus. */
  focused?: boolean;
  /** Its content scrolls. */
  scrollable?: boolean;
  /** Options of a `<select>`. */
  options?: { label: string; value: string; selected: boolean; disabled: boolean }[];
  multiple?: boolean;
  /** Words that authors left for machines: id, name, class, data-testid, autocomplete, itemprop; for nameless controls. */
  hints?: string;
  /** What its author calls the icons that it shows; for controls without words. */
  signs?: string;
  /** Names an entry of a list that has a list of its own, in sight or not. */
  branch?: true;
  /** What is said of its colour, shape or size, in those words; only where somebody asked for it. */
  looks?: string;
  /** `itemprop` of microdata, or `property` of RDFa. */
  itemProperty?: string;
  /** `itemtype` of microdata or `typeof` of RDFa, where a thing begins that has properties of its own; may be empty. */
  itemType?: string;
  /** What the author says for machines: `datetime` of a time, `value` of data. */
  machineValue?: string;
  /** Columns that a table's cell lies over, where more than one. */
  columnSpan?: number;
  /** Rows that a table's cell lies over, where more than one; 0 for all that are left of its row group. */
  rowSpan?: number;
  /** `min`, `max`, `step` of a numeric or date input. */
  bounds?: { min?: string; max?: string; step?: string };
};
