import { candidateOf } from "../matching/candidates.ts";
import type { PageView } from "../../page/view.ts";
import { isField } from "../matching/compatibility.ts";
import { root } from "../evidence/root.ts";
import { stepOn, type Grounding } from "../outcome.ts";
import { wordsOf } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";

const again =
  /,? (?:and|then|and then) (?:(?:repeat|confirm|retype|re-?enter|re-?type) (?:it|that|the same)|(?:type|enter|write|put) it (?:again|twice|a second time|once more))(?: (?:again|below|underneath|in the (?:next|second|other) (?:one|field|box)))?[.!]?$/iu;
const repeating = /^(?:repeat|repeated|again|confirm|confirmation|retype|re|reenter|verify|twice)$/u;

/** “type plum-tree-9 as the new password and repeat it”: into the field, and into the one that asks for the same again. */
export function groundRepeatedValue(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Grounding | undefined {
  if (!again.test(instruction)) return undefined;
  const found = groundOrder(instruction.replace(again, ""));
  const written = found.outcome === "resolved" ? found.steps.at(-1) : undefined;
  const { node } = written ?? {};
  if (found.outcome !== "resolved" || node === undefined || !/^(?:fill|type)$/u.test(written?.method ?? ""))
    return undefined;
  const index = indexOf(view);
  const own = candidateOf(index, node)?.fields ?? [];
  const called = own.flatMap(({ name }) => name.words.map(root));
  const others = index.candidates.filter(({ node: other, fields }) => {
    if (other === node || !isField(other) || other.disabled === true) return false;
    return fields.some(({ name }) => {
      const words = wordsOf(name.text);
      const rest = words.filter((word) => !repeating.test(word));
      return (
        rest.length < words.length && (rest.length === 0 || rest.some((word) => called.includes(root(word))))
      );
    });
  });
  const [other, another] = others;
  if (other === undefined || another !== undefined) return undefined;
  return {
    ...found,
    steps: [
      ...found.steps,
      stepOn(view, other.node, { method: "fill", arguments: written?.arguments ?? [] }),
    ],
  };
}
