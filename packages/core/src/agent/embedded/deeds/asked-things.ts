import { countOfThings, nameOfMost, thingAsked } from "../../../grounding/picked/asked-things.ts";
import type { Deed } from "./hand.ts";
import { told } from "./figures.ts";

/** “which peak is the highest?”, “how many of the peaks are in the Tatra?”: what the things of a list say is compared and counted. */
export const askedOfThings: Deed = async (text, hand) => {
  const view = await hand.look();
  const said = thingAsked(text);
  // “How many of Saw are in stock?” is told by a column.
  if (said === undefined && /^\d/u.test((await hand.read(text)) ?? "")) return undefined;
  const answer = said === undefined ? countOfThings(view, text)?.toString() : nameOfMost(view, said);
  return answer === undefined ? undefined : told(hand, answer, text);
};

const described =
  /^(?<verb>\p{L}+(?: (?!the\b)\p{L}+)?) (?:the )(?<what>.+?)(?<rest> (?:(?:in|on)?to|into|in|inside|from|out of|under|onto) (?:the|my|your|a|an) .+)?$/iu;
const onPosts = /\b(?:mail|e-?mail|message|post|comment|article|photo|picture|entry|note)\b/iu;

/** “give a like to the post that has the fewest of them”. */
const giving =
  "^(?:give|add|leave) (?:an? |the )?(?<sign>like|star|heart|thumbs up|vote)s? (?:to|on) (?<what>.+?)";
const given = new RegExp(`${giving}$`, "iu");
const ofThem = new RegExp(`${giving} of them$`, "iu");

/** “report the post with the most likes”, “put the heaviest crate into the van”: by the name of the one that is meant. */
export const doWithMost: Deed = async (text, hand) => {
  const plainly = text.replace(ofThem, "$<sign> $<what> $<sign>s").replace(given, "$<sign> $<what>");
  const { verb = "", what = "", rest = "" } = described.exec(plainly)?.groups ?? {};
  if (verb === "" || /["“]/u.test(what)) return undefined;
  const name = nameOfMost(await hand.look(), what);
  if (name === undefined || name.length > 60) return undefined;
  const kind = onPosts.exec(what)?.[0];
  return hand.act(`${verb} ${kind === undefined ? "" : `the ${kind} by `}${name}${rest}`);
};
