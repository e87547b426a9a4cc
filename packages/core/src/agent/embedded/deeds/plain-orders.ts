import { asksForCross } from "../../../grounding/controls/close-cross.ts";
import { comparisonFor } from "../conditions.ts";
import { onlyFor, textsOf } from "../../../grounding/matching/outline.ts";
import { signsFor } from "./signs.ts";
import { inTurn, useAgain, type Deed } from "./hand.ts";

const nothing =
  /^(?:select|tick|check|choose|pick|mark) (?:nothing(?: at all)?|none(?: of (?:them|the \p{L}+))?|no(?:t any| \p{L}+))$/iu;

/** “select nothing”: what is ticked is not left so. */
export const tickNone: Deed = async (text, hand) => {
  if (!nothing.test(text)) return undefined;
  const ticked = (await hand.look()).nodes.filter(
    ({ checked, role, disabled }) => checked === true && !/radio/u.test(role) && disabled !== true,
  );
  return inTurn(
    ticked.map((box) => () => {
      const gone = "one of the boxes is gone.";
      return useAgain(hand, box, { method: "uncheck", why: "Is not to be ticked", gone });
    }),
  );
};

const windowKind =
  "(?:dialog(?:ue)?(?: box)?|window|pop-?up(?: (?:window|box))?|box|notice|message|overlay|modal|alert|banner|advert(?:isement)?|ad)";
const aWindow = String.raw`(?:the |this |that |an? )?(?:[\p{L}-]+ ){0,2}${windowKind}(?: (?:(?:called|named|titled|entitled) )?["“][^"“”]+["”])?`;
const cross = String.raw`(?:by (?:clicking|pressing|using|tapping|hitting)(?: on)?|with|using|via) (?:the |its |an? )?(?:small |little )?["“']?(?:x|×|cross|close)["”']?(?: (?:button|sign|icon|symbol|mark))?(?: (?:in|at|on) .+)?`;
const closing = new RegExp(
  String.raw`^(?:(?:close|dismiss|hide|shut|get rid of) ${aWindow}|get ${aWindow} out of the way|make ${aWindow} (?:go away|disappear|vanish)|click ${aWindow} away)(?:,? ${cross})?$`,
  "iu",
);

/** “close the dialog by clicking the x”: the one sign of the page that closes something. */
export const closeBySign: Deed = async (text, hand) => {
  if (!closing.test(text) || asksForCross(text)) return undefined;
  const view = await hand.look();
  const [sign, ...others] = signsFor(view, "close");
  return sign === undefined || others.length > 0 ? undefined : hand.use(view, sign, { why: "Closes it" });
};

const drawing =
  /^(?<verb>generate|draw|roll|get|create|produce|make)(?: me)? (?:a|an|some) (?:random |new )?(?:number|value|die|dice|result)(?: (?:that is|which is|until it is))? (?<than>less|lower|smaller|fewer|more|greater|higher|larger|bigger|at least|at most|below|under|above|over)(?: than)? (?<bound>-?\d+(?:[.,]\d+)?)$/iu;
/** Draws at most. */
const mostDraws = 40;

/** “generate a number less than 6”: drawn by the one button for it until the page shows such a number. */
export const drawUntil: Deed = async (text, hand) => {
  const { verb = "", than = "", bound = "" } = drawing.exec(text)?.groups ?? {};
  if (verb === "") return undefined;
  const limit = Number(bound.replace(",", "."));
  const compares = comparisonFor(/^(?:at|under|below|above|over)\b/iu.test(than) ? than : `${than} than`);
  if (compares === undefined) return undefined;
  for (let draws = 0; draws < mostDraws && hand.stepsLeft > 1; draws += 1) {
    const view = await hand.look();
    const button = onlyFor(view, verb);
    if (button === undefined) return undefined;
    const shown = numbersIn(textsOf(view));
    if (draws > 0 && shown.length !== 1)
      return { done: false, reason: "which number of the page was drawn cannot be told." };
    if (draws > 0 && compares(shown[0] ?? Number.NaN, limit)) return { done: true };
    const came = await hand.use(view, button, { why: "Draws a number" });
    if (!came.done) return came;
  }
  return { done: false, reason: "no such number came." };
};

/** Texts that are nothing but a number, or end with one behind a colon. */
function numbersIn(texts: string[]): number[] {
  return texts.flatMap((text) => {
    const digits = /^(?:[^:\d]*:)?\s*(-?\d+(?:\.\d+)?)\s*$/u.exec(text)?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });
}
