import { controlsOf, fieldsOf, plain } from "../../../grounding/matching/outline.ts";
import type { ViewNode } from "../../../page/view.ts";
import { fillAgain, inTurn, type Deed, type Hand } from "./hand.ts";

const quotation = (name: string) => String.raw`["“](?<${name}>[^"“”]+)["”]`;
const about = String.raw`(?:about|on|with (?:the )?(?:subject|title)(?: line)?(?: of)?|(?:the )?subject:?|titled|entitled)`;
const saying = String.raw`(?::|,? ?(?:and )?(?:saying|that says|with|the)? ?(?:the )?(?:text|message|body|words|content)?:?)`;
const mail = String.raw`(?:an? |the )?(?:new )?(?:mail|e-?mail|message|letter|note)`;
/** “write a mail to Ada about "Rent": "It is paid."”. */
const writing = new RegExp(
  String.raw`^(?:[Ww]rite|[Ss]end|[Cc]ompose|[Cc]reate)(?: ${mail})? to (?<to>[\p{Lu}@]\S*(?: \p{Lu}\S*)*|\S+@\S+) ${about} ${quotation("subject")}${saying} ${quotation("text")}$`,
  "u",
);
/** “send Ada a message with the subject "Rent" and the text "It is paid."”. */
const writingTo = new RegExp(
  String.raw`^(?:[Ww]rite|[Ss]end) (?<to>[\p{Lu}@]\S*(?: \p{Lu}\S*)*|\S+@\S+) ${mail} ${about} ${quotation("subject")}${saying} ${quotation("text")}$`,
  "u",
);
const opening =
  /^(?:write|compose|new|create)(?: (?:an? )?(?:new )?(?:mail|e ?mail|message|letter))?$|^(?:mail|message) new$/u;

/** A new mail to somebody: what writes one is pressed, whom, what about and what are filled in, and it is sent. */
export const compose: Deed = async (said, hand) => {
  const { to, subject, text } = (writing.exec(said) ?? writingTo.exec(said))?.groups ?? {};
  if (to === undefined || subject === undefined || text === undefined) return undefined;
  if (fieldsFor(await hand.look()) === undefined) {
    const view = await hand.look();
    const [opener, ...others] = controlsOf(view).filter(({ name }) => opening.test(plain(name)));
    if (opener === undefined || others.length > 0) return undefined;
    const opened = await hand.use(view, opener, { why: "Begins a new mail" });
    if (!opened.done) return opened;
  }
  const fields = fieldsFor(await hand.look());
  if (fields === undefined)
    return { done: false, reason: "there are no three fields for whom, what about and what." };
  const came = await inTurn([
    () => fillAgain(hand, fields.to, to),
    () => fillAgain(hand, fields.subject, subject),
    () => fillAgain(hand, fields.text, text),
    () => hand.act("send"),
  ]);
  hand.references.isSent = came.done && came.doubt === undefined;
  return came;
};

type Fields = Record<"to" | "subject" | "text", ViewNode>;

function fieldsFor(view: Awaited<ReturnType<Hand["look"]>>): Fields | undefined {
  const called = (pattern: RegExp) => {
    const found = fieldsOf(view).filter(
      ({ name, placeholder = "", hints = "" }) =>
        pattern.test(plain(name)) ||
        pattern.test(plain(placeholder)) ||
        (name === "" && pattern.test(plain(hints))),
    );
    return found.length === 1 ? found[0] : undefined;
  };
  const to = called(/^(?:to|recipients?|receivers?|send to|for)$/u);
  const subject = called(/^(?:subject|about|title|topic)$/u);
  const text = called(/^(?:message|text|body|content|mail|write your message|your message)$/u);
  return to && subject && text && { to, subject, text };
}
