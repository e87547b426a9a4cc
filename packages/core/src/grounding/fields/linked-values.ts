import { isWriting, type GroundedStep, type Resolved } from "../outcome.ts";
import { isQuotedIn } from "../matching/tokens.ts";

/** Behind a value, before the name of its field: “Ada goes in as claimant”, “0171 555 should be down as my mobile”. */
const leading =
  /,? (?:[–—-] )?(?:(?:goes|belongs|(?:should|must|can|has to|needs to|is to) (?:go|be(?: put| set| noted| written| entered)?))(?: in| down)?|(?:that|this|it)(?:['’]s| is) what (?:i|we) (?:want|need|would like)(?: down)?|is what (?:stands|goes|belongs|should (?:stand|go|be)))$/iu;
/** Behind it, at the end of what is said. */
const closing = /,? (?:by the way|btw)$|(?<=@\S+\.\p{L}+) in$/iu;
/** “our door code? 4471A it is” */
const answering = /(?<=^\S+) it is$/iu;
/** Before it: “put the row down as BB”, “the singer's name is Ada”, “hm, …”. */
const before = /^(?:down as (?=\S)|(?:hm+|uh+|er+m?|well|oh),? (?=["“]))/iu;
const named = /^name is (?=\S)/iu;

/** What leads from a value to its field, or is said around it, is no part of it. What is quoted is left as it is. */
export function withoutLinks(instruction: string, found: Resolved): Resolved {
  const steps = found.steps.map((step) => {
    const [value = ""] = step.arguments;
    if (!isWriting(step) || value === "" || isQuotedIn(instruction, value)) return step;
    const bare = bareOf(instruction, value);
    return bare === value || bare === ""
      ? step
      : { ...step, arguments: [bare] satisfies GroundedStep["arguments"] };
  });
  return { ...found, steps };
}

function bareOf(instruction: string, value: string): string {
  const at = instruction.indexOf(value);
  if (at < 0) return value;
  const [ahead, behind] = [instruction.slice(0, at), instruction.slice(at + value.length)];
  // Behind a verb it is typed as it stands.
  const isTyped = /^\P{L}*(?:please )?(?:type|write|enter|put|fill|set|insert|add)\b/iu.test(ahead);
  const isLed = !isTyped && /^ (?:as|in|into|for|under) /iu.test(behind);
  const isLast = /^[.!]?$/u.test(behind.trim());
  const isNamed = /['’]s $/u.test(ahead);
  let bare = value;
  if (isLed) bare = bare.replace(leading, "");
  if (isLast) bare = bare.replace(closing, "").replace(answering, "");
  if (isNamed) bare = bare.replace(named, "");
  return unquoted(bare.replace(before, ""));
}

const unquoted = (value: string): string => value.replace(/^["“]([^"“”]+)["”]$/u, "$1");
