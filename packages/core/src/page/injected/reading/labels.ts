import { isFormAssociated } from "../internals.ts";
import { visibilityOf } from "../visibility.ts";

/**
 * The labels of form controls. Chromium finds those of one control by looking through the whole document, which for a
 * page of many controls costs seconds; while a page is read, one look finds those of all.
 */
type Labels = Map<Element, HTMLLabelElement[]>;

let reading: { asked: number; known: Map<Node, Labels> } | undefined;

/** Controls that are asked for one by one before all labels are looked up. */
const single = 4;

export function labelsOf(control: Element): HTMLLabelElement[] {
  const isNative = "labels" in control;
  if (!isNative && !isFormAssociated(control)) return [];
  const root = control.getRootNode();
  // Those of custom elements are known to themselves alone.
  if (reading === undefined)
    return isNative ? native(control) : (labelsIn(root as ShadowRoot).get(control) ?? []);
  reading.asked += 1;
  if (isNative && reading.asked <= single) return native(control);
  let labels = reading.known.get(root);
  if (labels === undefined) {
    labels = labelsIn(root as Document | ShadowRoot);
    reading.known.set(root, labels);
  }
  return labels.get(control) ?? [];
}

function native(control: Element): HTMLLabelElement[] {
  const { labels } = control as Partial<HTMLInputElement>;
  return labels === null || labels === undefined ? [] : ([...labels] as HTMLLabelElement[]);
}

function labelsIn(root: Document | ShadowRoot): Labels {
  const labels: Labels = new Map();
  for (const label of root.querySelectorAll("label")) {
    const { control } = label;
    if (control === null) continue;
    const known = labels.get(control);
    if (known === undefined) labels.set(control, [label]);
    else known.push(label);
  }
  return labels;
}

/** While `read` runs, which must not change the document, labels are looked up once for all controls. */
export function withLabels<Result>(read: () => Result): Result {
  reading = { asked: 0, known: new Map() };
  try {
    return read();
  } finally {
    reading = undefined;
  }
}

/** The label through which a control is used that the page itself hides. */
export function labelShowing(control: Element): HTMLLabelElement | undefined {
  return labelsOf(control).find((label) => visibilityOf(label) === "shown");
}
