import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import { allBeside, besideThing, useBehind } from "./of-thing.ts";
import { signsFor } from "./signs.ts";
import { inTurn, useAgain, type Deed, type Hand } from "./hand.ts";

const order =
  /^(?:click|press|tap|hit)(?: on)? (?:the )?["“]?(?<sign>[^"“”]+?)["”]?(?: (?:button|icon|link|sign)s?)? (?:on|of|for|in|below|under) (?<count>all|every|each|both|\d+|two|three|four|five|six)(?: of)?(?: the)? \p{L}+ (?:by|from|of|about) (?<name>.+)$/iu;
const doing =
  /^(?<sign>like|star|share|report|delete|archive|flag|mute|pin|favou?rite|repost|retweet|reply to) (?<count>all|every|each|both|\d+|two|three|four|five|six)(?: of)?(?: the)? \p{L}+ (?:by|from|of|about) (?<name>.+)$/iu;
const owning =
  /^(?<sign>like|star|share|report|delete|archive|flag|mute|pin|favou?rite|repost|retweet|reply to) (?:(?<count>all|every|each|both|\d+|two|three|four|five|six) (?:(?:of )?(?<name>@\S+?|\p{Lu}[^'’]*)['’]s? \p{L}+|(?:of )?what (?<writer>@\S+|\p{Lu}\S*(?: \p{Lu}\S*)*) (?:has )?(?:posted|wrote|written|sent|shared))|(?<owner>@\S+?|\p{Lu}[^'’]*)['’]s? (?<number>\d+|two|three|four|five|six) \p{L}+)$/iu;
const counts: Record<string, number> = { both: 2, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** “click Like on all posts by Ada”, “like two posts by Ada”: so many of those that speak of one thing. */
export const ofEach: Deed = async (text, hand) => {
  const groups = (order.exec(text) ?? doing.exec(text) ?? owning.exec(text))?.groups ?? {};
  const { sign = "", count = groups["number"] ?? "" } = groups;
  if (sign === "") return undefined;
  const word = count.toLowerCase();
  const who = (groups["name"] ?? groups["owner"] ?? groups["writer"] ?? "").replace(/^["“]|["”]$/gu, "");
  const view = await hand.look();
  const { all, meant, isShown } = meantIn(view, sign, who);
  const wanted = /^(?:all|every|each)$/u.test(word) ? meant.length : (counts[word] ?? Number(word));
  if (meant.length === 0 || all.length < 2) return undefined;
  if (meant.length < wanted)
    return { done: false, reason: `there are only ${meant.length} of ${JSON.stringify(who)}.` };
  for (const [at, { ref }] of meant.slice(0, wanted).entries()) {
    const control = againIn(meantIn(await hand.look(), sign, who).meant, { at, ref, before: meant.length });
    if (control === undefined) return { done: false, reason: "one of them is gone." };
    const came = isShown
      ? await useShown(hand, control, sign)
      : await useBehind(hand, control, { sign, name: who });
    if (came === undefined) return { done: false, reason: `one of them has no ${JSON.stringify(sign)}.` };
    if (!came.done || came.doubt !== undefined) return came;
  }
  return { done: true };
};

/** The signs by things of somebody's. What none of them shows may be in the menu of each. */
function meantIn(view: PageView, sign: string, who: string) {
  const shown = signsFor(view, sign);
  const all = shown.length > 0 ? shown : signsFor(view, "more options");
  return { all, meant: allBeside(view, all, who), isShown: shown.length > 0 };
}

type Place = { at: number; ref: string; before: number };

/** The same one; of a list that was made anew the one in its place, unless those that are done have left it. */
function againIn(now: ViewNode[], { at, ref, before }: Place): ViewNode | undefined {
  const same = now.find((node) => node.ref === ref);
  if (same !== undefined || now.length === before) return same ?? now[at];
  return now.length === before - at ? now[0] : undefined;
}

const toBoth =
  /^[Gg]ive (?:an? |the |some |both )?(?<sign>\p{L}+?)s? to (?:the )?(?:\p{Ll}+s? (?:by|from|of) )?(?:both )?(?<names>\p{Lu}\S*(?:(?:, | and |, and )\p{Lu}\S*)*)$/u;

/** “give hearts to both Ada and Bo”: the sign by each of them, if it is there by all. */
export const toEach: Deed = async (text, hand) => {
  const { sign = "", names = "" } = toBoth.exec(text)?.groups ?? {};
  if (sign === "") return undefined;
  const view = await hand.look();
  const all = signsFor(view, sign);
  const meant = names.split(/,? and |, /u).map((name) => besideThing(view, all, name));
  if (meant.includes(undefined)) return undefined;
  return inTurn(meant.flatMap((control) => (control ? [() => useShown(hand, control, sign)] : [])));
};

function useShown(hand: Hand, control: ViewNode, sign: string): Promise<Came> {
  return useAgain(hand, control, { why: `Does ${JSON.stringify(sign)}`, gone: "one of them is gone." });
}
