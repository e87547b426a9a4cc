import type { Form } from "./spoken-thing.ts";

const answer =
  /^(?:(?:with|for|the|a|an|my) )?(?<what>[^:;,?]{2,40}?)(?::| [–-]| is| are|)(?: a)? (?<answer>yes|no|yes please|no thanks|on|off|✓|✗)$/iu;

/** “key yes, shoes no”, “breakfast: yes; parking: no”: several things, each with its answer. */
export const answeredForms: Form = (said) => {
  const parts = said.split(/[,;] (?:and |but )?| and | but /iu);
  if (parts.length < 2) return [];
  const orders = parts.map((part) => {
    const { what = "", answer: given = "" } = answer.exec(part.trim())?.groups ?? {};
    return what === "" || /^(?:turn|switch|set|put|say|answer|click|press)\b/iu.test(what)
      ? undefined
      : `${/^(?:yes|on|✓)/iu.test(given) ? "tick" : "untick"} ${what}`;
  });
  return orders.includes(undefined) ? [] : [orders.join(", then ")];
};
