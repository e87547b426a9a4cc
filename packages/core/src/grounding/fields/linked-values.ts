import { beforeField, valueLink } from "../grammar/value-links.ts";
import { isQuotedIn } from "../matching/tokens.ts";
import { isWriting, type Resolved } from "../outcome.ts";

/** Behind a value, before the name of its field. */
const link = new RegExp(String.raw`,? ${valueLink}$`, "iu");
const isLinked = new RegExp(String.raw`^${beforeField}`, "iu");
/** Before a value: “put the row down as BB”, “the watermark says © Solberg”, “the heading will be Spring”. */
const lead =
  /^(?:down (?:as (?=\S)|(?=\p{Lu}))|says (?=[^\p{L}]|\p{Lu})|(?:will|shall|should) be (?=\p{Lu}))/u;
/** “our door code? 4471A it is”, “the PIN? make it 0815”, “hm, "Night load"” */
const talk =
  /^(?:(?=make it |.* it is$)(?:make it )?(?<code>\S{0,40}\d\S{0,40}|[+\d][\d ()/-]{0,30}\d)(?: it is)?|(?:hm+|uh+|er+m?|well|oh),? ["“](?<quoted>[^"“”]+)["”])$/iu;
/** What follows is written as it stands: “subject: Friday it is”, “set the title to Says who”. */
export const spelling = /(?:[:=]|\bto)\s*$/iu;
/** What a verb leads to is typed as it stands. */
const typing = /^\P{L}*(?:please )?(?:type|write|enter|put|fill|set|insert|add)\b/iu;

/** What leads from a value to its field, or is said around it, is no part of it. What is quoted or spelled is left as it is. */
export function withoutLinks(instruction: string, found: Resolved): Resolved {
  const steps = found.steps.map((step) => {
    const [value = ""] = step.arguments;
    const at = instruction.indexOf(value);
    if (!isWriting(step) || value === "" || at < 0 || isQuotedIn(instruction, value)) return step;
    const bare = bareOf(value, instruction.slice(0, at), instruction.slice(at + value.length));
    return bare === "" ? step : { ...step, arguments: [bare] };
  });
  return { ...found, steps };
}

function bareOf(value: string, ahead: string, behind: string): string {
  const { code, quoted } = talk.exec(value)?.groups ?? {};
  const said = code ?? quoted;
  if (said !== undefined) return said;
  if (spelling.test(ahead)) return value;
  let bare = value.replace(lead, "");
  // “the singer's name is Ada”
  if (/['’]s $/u.test(ahead)) bare = bare.replace(/^name is (?=\S)/u, "");
  if (!typing.test(ahead)) {
    if (isLinked.test(behind)) bare = bare.replace(link, "").replace(/ [–—-]$/u, "");
    // “172.16.4.20 is the to address”
    if (/^ \p{L}/u.test(behind) && bare.endsWith(" is the")) bare = bare.slice(0, -" is the".length);
    if (/^[.!]?\s*$/u.test(behind)) bare = withoutEnd(bare);
  }
  return bare;
}

/** “surname's O'Rourke by the way”, “cc ada@hill.example in”. */
function withoutEnd(value: string): string {
  const plain = value.replace(/,? (?:by the way|btw)$/iu, "");
  const [first = "", ...more] = plain.split(" ");
  const rest = more.join(" ");
  return rest === "in" && first.includes("@") ? first : plain;
}
