import { allBeside } from "./of-thing.ts";
import { signsFor } from "./signs.ts";
import { useAgain, type Deed } from "./hand.ts";

const order =
  /^(?:click|press|tap|hit)(?: on)? (?:the )?["“]?(?<sign>[^"“”]+?)["”]?(?: (?:button|icon|link|sign)s?)? (?:on|of|for|in|below|under) (?<count>all|every|each|both|\d+|two|three|four|five|six)(?: of)?(?: the)? \p{L}+ (?:by|from|of|about) (?<name>.+)$/iu;
const doing =
  /^(?<sign>like|star|share|report|delete|archive|flag|mute|pin|favou?rite|repost|retweet|reply to) (?<count>all|every|each|both|\d+|two|three|four|five|six)(?: of)?(?: the)? \p{L}+ (?:by|from|of|about) (?<name>.+)$/iu;
const counts: Record<string, number> = { both: 2, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** “click Like on all posts by Ada”, “like two posts by Ada”: so many of those that speak of one thing. */
export const ofEach: Deed = async (text, hand) => {
  const { sign = "", count = "", name = "" } = (order.exec(text) ?? doing.exec(text))?.groups ?? {};
  if (sign === "") return undefined;
  const word = count.toLowerCase();
  const view = await hand.look();
  const all = signsFor(view, sign);
  const meant = allBeside(view, all, name.replace(/^["“]|["”]$/gu, ""));
  const wanted = /^(?:all|every|each)$/u.test(word) ? meant.length : (counts[word] ?? Number(word));
  if (meant.length === 0 || all.length < 2) return undefined;
  if (meant.length < wanted)
    return { done: false, reason: `there are only ${meant.length} of ${JSON.stringify(name)}.` };
  for (const control of meant.slice(0, wanted)) {
    const why = `Does ${JSON.stringify(sign)}`;
    const came = await useAgain(hand, control, { why, gone: "one of them is gone." });
    if (!came.done || came.doubt !== undefined) return came;
  }
  return { done: true };
};
