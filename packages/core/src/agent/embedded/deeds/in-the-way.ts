import { around, endOf, fieldsOf, isUsable } from "../../../grounding/matching/outline.ts";
import { wordsOf } from "../../../grounding/matching/text.ts";
import { indexOf, type Candidate } from "../../../grounding/matching/view-index.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";

/** What sends a window away and decides nothing but that it is not wanted. A bare “No” or “Cancel” may answer a question. */
const sendingAway =
  /^(?:(?:close|dismiss|hide)(?: (?:this|it|window|dialog|pop-?up|ad|offer|banner|overlay))?|[×✕✖x]|skip(?: (?:this|intro|ad|offer))?|no,? (?:thanks|thank you)\b.*|not (?:now|today|interested)|(?:maybe |ask me |remind me )?later)$/u;

/** So many words of thanks and reasons a button that refuses may have. */
const mostWords = 8;

/**
 * The one control that sends away what lies over the page. Undefined where there are several, where something was written
 * there, or where the task itself may have opened what lies there: it stood on `begun`, the page before this press, where
 * something had been done already.
 */
export function sendsAway(view: PageView, begun: PageView | undefined): ViewNode | undefined {
  const known = new Set(begun?.nodes.map(({ ref }) => ref));
  const found = indexOf(view).candidates.filter(
    ({ node, fields }) => isUsable(node) && fields.some(isSendingAway),
  );
  const [only] = found;
  if (only === undefined || found.length > 1 || known.has(only.node.ref)) return undefined;
  return holdsText(view, only) ? undefined : only.node;
}

function isSendingAway({ name }: Candidate["fields"][number]): boolean {
  const said = name.text.trim();
  return sendingAway.test(said) && wordsOf(said).length <= mostWords;
}

/** Whether the window of that control has a field in which something stands. It ends where what it lies over begins. */
function holdsText(view: PageView, { index }: Candidate): boolean {
  const { nodes } = view;
  let top = index;
  for (const above of around(view, index)) {
    if (nodes.slice(above, endOf(view, above)).some(({ covered }) => covered !== undefined)) break;
    top = above;
  }
  const inside = nodes.slice(top, endOf(view, top));
  return fieldsOf({ ...view, nodes: inside }).some(({ value = "" }) => value !== "");
}
