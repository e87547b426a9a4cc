import type { ViewNode } from "../../../page/view.ts";
import { asksForCross } from "../../../grounding/close-cross.ts";
import { comparisonFor } from "../conditions.ts";
import { fieldsOf, onlyField, onlyFor, textsOf } from "../../../grounding/outline.ts";
import { signsFor } from "./signs.ts";
import { inTurn, useAgain, type Deed } from "./hand.ts";

const inCase =
  /^(?<verb>type|enter|write|put|input|insert) (?:in )?["“]?(?<value>[^"“”]+?)["”]? (?:in|using|with) (?:all )?(?<which>upper|lower|capital|small|caps|capitals)(?:[ -]?case)?(?: letters| characters)?(?: (?:in|into|to) (?<field>.+))?$/iu;

/** “enter Ada in capital letters into the field”: the letters are those of the value. */
export const typeInCase: Deed = async (text, hand) => {
  const { value = "", which = "", field } = inCase.exec(text)?.groups ?? {};
  if (value === "" || value.split(" ").length > 6) return undefined;
  const letters = /^(?:lower|small)/iu.test(which) ? value.toLowerCase() : value.toUpperCase();
  const view = await hand.look();
  const only = onlyField(view);
  if (only !== undefined && (field === undefined || /\b(?:field|box|input|textbox)$/iu.test(field)))
    return hand.use(view, only, { method: "fill", arguments: [letters], why: "Types it in these letters" });
  return field === undefined ? undefined : hand.act(`type "${letters}" into ${field}`);
};

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

const labelled =
  /^(?:enter|type|fill in|write|put|copy|give) (?:the )?(?:right |correct |matching |corresponding )?values? (?:that (?:corresponds?|belongs?|matches?) (?:with|to) |of |for |next to )?(?:each|every|all|the)(?: of the)?(?: label| field| row| name)?s?(?: (?:in|into|to) (?:the |its )?(?:form|fields?|text ?boxes|boxes|text ?fields?))?$/iu;

/** “enter the value that belongs to each label into the form”: what the page says beside the same words. */
export const fillByLabels: Deed = async (text, hand) => {
  if (!labelled.test(text)) return undefined;
  const empty = fieldsOf(await hand.look()).filter(({ name, value = "" }) => name !== "" && value === "");
  const given: { field: ViewNode; value: string }[] = [];
  for (const field of empty) {
    const name = field.name.replace(/:\s*$/u, "");
    const value = (await hand.read(`the ${name}`)) ?? (await hand.read(name));
    if (value === undefined || value.length > 200) return undefined;
    given.push({ field, value: value.trim() });
  }
  if (given.length === 0) return undefined;
  return inTurn(
    given.map(({ field, value }) => () => {
      const why = `The value of ${field.name}`;
      const gone = `the field ${JSON.stringify(field.name)} is gone.`;
      return useAgain(hand, field, { method: "fill", arguments: [value], why, gone });
    }),
  );
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
