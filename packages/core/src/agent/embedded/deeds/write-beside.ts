import type { PageView, ViewNode } from "../../../page/view.ts";
import {
  controlsOf,
  endOf,
  fieldsOf,
  indexOfNode,
  ownPart,
  plain,
} from "../../../grounding/matching/outline.ts";
import type { Came } from "../came.ts";
import { inTurn, useAgain, type Hand } from "./hand.ts";

const written = /\b(?:comments?|repl(?:y|ies)|answers?|respon[ds]e?|messages?|write|say)\b/u;
const sending =
  /^(?:post|send|submit|reply|comment|answer|publish|share|add)(?: (?:it|comment|reply|answer|message))?$/u;

/** Each thing has a field of its own to write an answer in: that of the one thing is filled and sent. */
export async function writeBeside(
  hand: Hand,
  view: PageView,
  { text, besideIt }: { text: string; besideIt: (fields: ViewNode[]) => ViewNode | undefined },
): Promise<Came | undefined> {
  const fields = fieldsOf(view).filter(({ name, placeholder = "" }) =>
    written.test(plain(`${name} ${placeholder}`)),
  );
  const field = besideIt(fields);
  if (field === undefined) return undefined;
  const at = indexOfNode(view, field);
  const part = ownPart(view, at, new Set(fields.map((one) => indexOfNode(view, one))));
  const inside = new Set(view.nodes.slice(part, endOf(view, part)).map(({ ref }) => ref));
  const [button, another] = controlsOf(view).filter(
    ({ ref, name }) => inside.has(ref) && sending.test(plain(name)),
  );
  if (button !== undefined && another !== undefined) return undefined;
  const gone = "what sends it is gone.";
  const came = await inTurn([
    () => hand.use(view, field, { method: "fill", arguments: [text], why: "Writes what was said" }),
    () =>
      button === undefined
        ? useAgain(hand, field, { method: "press", arguments: ["Enter"], why: "Sends it", gone })
        : useAgain(hand, button, { why: "Sends it", gone }),
  ]);
  hand.references.isSent = came.done && came.doubt === undefined;
  return came;
}
