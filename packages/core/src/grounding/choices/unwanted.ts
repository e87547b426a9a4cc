import type { PageView } from "../../page/view.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { saysRoots } from "./left-out.ts";
import { stepOn, type Resolved } from "../outcome.ts";
import { normalize } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";

const unwanted =
  /(?:[,;.]|\b(?:but|and))(?: (?:but|and))? (?:(?:please |(?:i|we) )?(?:really )?(?:do not|don['’]t) (?:want|need|wish for|like|send (?:me|us))|no) (?:any |the |your |to get |to receive )?(?<what>\p{L}[^,;.]{2,40}?)(?= ?(?:$|[,;.]| and | but | please))/giu;

/** “I accept the rules but don't want offers”: a box that is on and is called so goes off with what else is done. */
export function withUnwanted(view: PageView, instruction: string, found: Resolved): Resolved {
  if (/["“]/u.test(instruction)) return found;
  const boxes = indexOf(view).candidates.filter(
    ({ node }) =>
      isCheckable(node) && !/radio/u.test(node.role) && node.checked === true && node.disabled !== true,
  );
  const steps = [...instruction.matchAll(unwanted)].flatMap(({ groups }) => {
    const what = groups?.["what"] ?? "";
    const [box, another] = boxes.filter(({ fields }) =>
      fields.some(({ name }) => saysRoots(normalize(name.text), what)),
    );
    const isTouched = found.steps.some(({ node }) => node === box?.node);
    return box === undefined || another !== undefined || isTouched
      ? []
      : [stepOn(view, box.node, { method: "uncheck" })];
  });
  return steps.length === 0 ? found : { ...found, steps: [...found.steps, ...steps] };
}
