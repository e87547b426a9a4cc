import { fieldsOf, includesAll, plain, stemsOf } from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import { fillAgain, inTurn, useAgain, type Hand } from "./hand.ts";
import { signsFor } from "./signs.ts";
import { fillAndSend } from "./write-and-send.ts";

const saying = /\b(?:messages?|msg|repl(?:y|ies)|answer|write|say|chat|text|type|comment|talk|words?|new)\b/u;
const seeking = /\b(?:search|find|filter|look up)\b/u;

/** What a field is called, to whoever sees it and to its author. */
export function saidOf({ name, placeholder = "", hints = "" }: ViewNode): string {
  return plain(`${name} ${placeholder} ${hints}`);
}

/** Where the page says with whom one talks, and has one field for what is said. */
export async function inTalk(
  hand: Hand,
  before: PageView,
  { who, text }: { who: string; text: string },
): Promise<Came | undefined> {
  const view = await hand.look();
  const isWith = view.nodes.some(({ role, name }) => role === "text" && includesAll(name, stemsOf(who)));
  const [field, another] = fieldsOf(view).filter(
    (one) => one.role !== "searchbox" && !seeking.test(saidOf(one)),
  );
  if (!isWith || field === undefined || another !== undefined) return undefined;
  if (saidOf(field) !== "" && field.tag === "input" && !saying.test(saidOf(field))) return undefined;
  const [send, more] = signsFor(view, "send");
  const isAnew = before.nodes.every(({ ref }) => ref !== field.ref);
  if (isAnew && send !== undefined && more === undefined)
    return fillAndSend(hand, { text }, new Set(before.nodes.map(({ ref }) => ref)));
  const gone = "what sends it is gone.";
  const came = await inTurn([
    () => fillAgain(hand, field, text),
    () =>
      send === undefined || more !== undefined
        ? useAgain(hand, field, { method: "press", arguments: ["Enter"], why: "Sends it", gone })
        : useAgain(hand, send, { why: "Sends it", gone }),
  ]);
  hand.references.isSent = came.done && came.doubt === undefined;
  return came;
}
