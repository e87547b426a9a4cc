import type { ViewNode } from "../../page/view.ts";

/** “to the maximum”, “to half”: where a range begins and ends is known. */
export function limitOf({ bounds, inputType, role }: ViewNode, value: string): string | undefined {
  if (inputType !== "range" && role !== "slider" && role !== "spinbutton") return undefined;
  // A range of HTML goes from 0 to 100 where it does not say how far.
  const plain = inputType === "range" ? [0, 100] : [Number.NaN, Number.NaN];
  const [least, most] = [Number(bounds?.min ?? plain[0]), Number(bounds?.max ?? plain[1])];
  const word = value.toLowerCase().replace(/^(?:the|its) /u, "");
  if (Number.isFinite(most) && /^(?:max|maximum|highest|full|end|top|100 ?%)$/u.test(word))
    return String(most);
  if (Number.isFinite(least) && /^(?:min|minimum|lowest|start|bottom|0 ?%)$/u.test(word))
    return String(least);
  const percent = Number(/^(\d{1,3}) ?(?:%|percent|per cent)$/u.exec(word)?.[1] ?? Number.NaN);
  const isBeyond = percent > most && percent <= 100 && least === 0;
  if (isBeyond && role !== "spinbutton") return String(Math.round(most * percent) / 100);
  const share = role === "spinbutton" ? undefined : shareOf(word);
  return share === undefined || !Number.isFinite(most - least)
    ? undefined
    : String(least + (most - least) * share);
}

const shares: [RegExp, number][] = [
  [/^(?:half|middle|halfway|the middle|centre|center|50 ?%)$/u, 1 / 2],
  [/^(?:a|one) quarter$/u, 1 / 4],
  [/^three[- ]quarters$/u, 3 / 4],
];

/** “three quarters” of the way from one end of a range to the other. */
const shareOf = (word: string): number | undefined => shares.find(([said]) => said.test(word))?.[1];
