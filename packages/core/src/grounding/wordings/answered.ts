import type { Form } from "./spoken-thing.ts";

const answer =
  /^(?:(?:with|for|the|a|an|my) )?(?<what>[^:;,?]{2,40}?)(?::| [–-]| is| are|)(?: a)? (?<answer>yes|no|yes please|no thanks|on|off|✓|✗)$/iu;

/** “key yes, shoes no”, “window and table yes, quiet zone no”: several things, each with its answer, or that of those behind it. */
export const answeredForms: Form = (said) => {
  const groups = said.split(/[,;] (?:and |but )?| but /iu);
  const orders = groups.map((group) => {
    const parts = group.split(/ and /iu);
    const read = parts.map((part) => answer.exec(part.trim())?.groups);
    const last = read.at(-1)?.["answer"];
    if (last === undefined || (groups.length === 1 && parts.length === 1)) return undefined;
    const each = parts.map((part, at) => {
      const what = read[at]?.["what"] ?? part.trim();
      const isOn = /^(?:yes|on|✓)/iu.test(read[at]?.["answer"] ?? last);
      return doing.test(what) || what === "" ? undefined : `${isOn ? "tick" : "untick"} ${what}`;
    });
    return each.includes(undefined) ? undefined : each.join(", then ");
  });
  return orders.includes(undefined) ? [] : [orders.join(", then ")];
};

const doing = /^(?:turn|switch|set|put|say|answer|click|press|keep|leave|make|let|have)\b/iu;
