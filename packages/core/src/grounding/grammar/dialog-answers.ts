import type { DialogAnswer } from "../../page/dialogs.ts";

const asked = String.raw`(?:the |that |this |its )?(?:browser['’]?s? )?(?:resulting |following )?(?:dialog(?:ue)?|confirm(?:ation)?|alert|prompt|pop-?up|question)(?: (?:dialog(?:ue)?|box|message|window|prompt|pop-?up|that (?:opens|appears|comes up|pops up)))*`;
const opening = String.raw`^(?:(?:and|then|please|but|now),? )*`;
const end = String.raw`[.!]?$`;

const dismissing = new RegExp(
  String.raw`${opening}(?:dismiss|cancel|decline|refuse|reject|deny|(?:say|answer|click|press) (?:no|cancel)(?: (?:to|in|on|at))?) ${asked}${end}`,
  "iu",
);
const accepting = new RegExp(
  String.raw`${opening}(?:accept|confirm|approve|agree to|(?:say|answer|click|press) (?:yes|ok|okay)(?: (?:to|in|on|at))?) ${asked}${end}`,
  "iu",
);
const typing = new RegExp(
  String.raw`${opening}(?:type|enter|write|put|fill in|answer) (?:["“'‘](?<quoted>[^"“”]+)["”'’]|(?<plain>\S+(?: \S+){0,9}?)) (?:in|into|to|at) ${asked}${end}`,
  "iu",
);
const answering = new RegExp(
  String.raw`${opening}answer ${asked} with (?:["“'‘](?<quoted>[^"“”]+)["”'’]|(?<plain>\S+(?: \S+){0,9}?))${end}`,
  "iu",
);

/**
 * How an order wants a dialog of the browser to be answered: “dismiss the dialog”, “say yes to the question”, “type Bob into the
 * prompt”. Undefined for every other order. A page may have dialogs of its own, which are called so as well.
 */
export function dialogAnswerIn(order: string): DialogAnswer | undefined {
  const text = order.trim();
  if (dismissing.test(text)) return { isAccepted: false };
  if (accepting.test(text)) return { isAccepted: true };
  const { quoted, plain } = (typing.exec(text) ?? answering.exec(text))?.groups ?? {};
  const given = quoted ?? plain;
  if (given === undefined) return undefined;
  if (/^(?:no|cancel)$/iu.test(given)) return { isAccepted: false };
  return /^(?:yes|ok|okay)$/iu.test(given) ? { isAccepted: true } : { isAccepted: true, text: given };
}
