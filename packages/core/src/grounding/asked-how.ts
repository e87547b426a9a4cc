import { notUnderstood, type Failure, type Resolved } from "./outcome.ts";
import { normalize, wordsOf } from "./text.ts";

/** “Can I …” and “could you …” are polite orders; these ask for the way. */
const asking =
  /^\P{L}*(?:(?:so|and|hi|hello|please|tell me|show me)[ ,]+)*(?:(?:how|where) (?:do|does|can|could|would|might|should|to)\b|is it possible to\b)/iu;

const forGood = new Set(
  "delete remove erase clear wipe cancel terminate deactivate unsubscribe pay buy purchase transfer donate".split(
    " ",
  ),
);

/** “How do I delete my account?” is answered by the page with the button, and not by pressing it. */
export function onlyAsksHow(instruction: string, { steps }: Resolved): Failure | undefined {
  if (!asking.test(instruction)) return undefined;
  const done = steps.find(
    ({ node, method }) =>
      method === "click" &&
      node?.role === "button" &&
      wordsOf(normalize(node.name)).some((word) => forGood.has(word)),
  );
  return done && notUnderstood(`The instruction asks how; ${done.description} would do it at once`);
}
