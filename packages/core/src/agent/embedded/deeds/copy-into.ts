import type { PageView, ViewNode } from "../../../page/view.ts";
import { fieldsOf, plain } from "../../../grounding/matching/outline.ts";
import { give } from "./arithmetic.ts";
import { valueSaid } from "./said-values.ts";
import { withoutArticle } from "../things.ts";
import { fillAgain, type Deed } from "./hand.ts";

const orders = [
  /^(?:copy|transfer|duplicate|paste|put|type|enter|write)(?: over)? (?<from>.+?) (?:over )?(?:in)?to (?<to>.+)$/iu,
  /^make (?<to>.+?) (?:be )?(?:the same as|equal to|identical to|match) (?<from>.+)$/iu,
  /^(?:use|take) (?<from>.+?) (?:as|for) (?<to>.+?)(?:,? (?:too|as well|also))?$/iu,
  /^(?:set|change) (?<to>.+?) to (?:be )?(?:the same as )?(?<from>(?:the (?:same|value|text|contents?) ).+)$/iu,
];

/** “copy the billing address into the shipping address”: what one field holds is written into another. */
export const copyInto: Deed = async (text, hand) => {
  for (const order of orders) {
    const { from, to } = order.exec(text)?.groups ?? {};
    if (from === undefined || to === undefined || /["“]/u.test(from)) continue;
    const view = await hand.look();
    const shown =
      /\btext ?area\b/iu.test(from) && /^copy\b/iu.test(text)
        ? await valueSaid(hand, `the text in ${from}`)
        : undefined;
    if (typeof shown === "string") return give(hand, shown, to);
    const [source, target] = [fieldCalled(view, from), fieldCalled(view, to)];
    if (source === undefined || target === undefined || source.ref === target.ref) continue;
    // Dots stand for a password, and are not it.
    if ((source.value ?? "") === "" || source.inputType === "password")
      return { done: false, reason: `the field ${JSON.stringify(source.name)} holds nothing to copy.` };
    hand.references.note(from, source.value ?? "");
    return fillAgain(hand, target, source.value ?? "");
  }
  return undefined;
};

function fieldCalled(view: PageView, said: string): ViewNode | undefined {
  const name = withoutArticle(
    said
      .trim()
      .replace(/^(?:the )?(?:same )?(?:value|text|contents?) (?:of|in|from|as) /iu, "")
      .replaceAll(/["“”]/gu, ""),
  )
    .replace(/^(?:text ?)?(?:field|box|input|area) (?:called |named |labell?ed )?/iu, "")
    .replace(/ (?:text ?)?(?:field|box|input|area|textarea|one)$/iu, "");
  const called = fieldsOf(view).filter((field) => plain(field.name) === plain(name));
  return called.length === 1 && plain(name) !== "" ? called[0] : undefined;
}
