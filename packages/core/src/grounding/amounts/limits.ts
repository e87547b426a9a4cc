import type { ViewNode } from "../../page/view.ts";

/** “to the maximum”, “to half”: where a range begins and ends is known. */
export function limitOf(node: ViewNode, value: string): string | undefined {
  const { bounds, inputType, role } = node;
  if (inputType !== "range" && role !== "slider" && role !== "spinbutton") return undefined;
  // A range of HTML goes from 0 to 100 where it does not say how far.
  const plain = inputType === "range" ? [0, 100] : [Number.NaN, Number.NaN];
  const [least, most] = [Number(bounds?.min ?? plain[0]), Number(bounds?.max ?? plain[1])];
  const word = value.toLowerCase().replace(/^(?:the|its) /u, "");
  const percent = Number(/^(\d{1,3}) ?(?:%|percent|per cent)$/u.exec(word)?.[1] ?? Number.NaN);
  // What is counted in percent is told as it is.
  if (percent >= 0 && most !== 100 && countsInPercent(node)) return undefined;
  if (Number.isFinite(most) && (percent === 100 || /^(?:max|maximum|highest|full|end|top)$/u.test(word)))
    return String(most);
  if (Number.isFinite(least) && (percent === 0 || /^(?:min|minimum|lowest|start|bottom)$/u.test(word)))
    return String(least);
  if (percent <= 100 && least === 0 && most < 100 && role !== "spinbutton")
    return String(nearestStep((most * percent) / 100, bounds?.step));
  const share = role === "spinbutton" ? undefined : shareOf(word);
  return share === undefined || !Number.isFinite(most - least)
    ? undefined
    : String(least + (most - least) * share);
}

const ofHundred =
  /%|\b(?:per ?cent|percentage|discount|rebate|deposit|tax|vat|tip|interest|commission|rate|humidity|moisture|alcohol|opacity|share|fat)\b/iu;

/** “10 %” of a slider for a discount that ends at 50 is 10, and of one for the volume 5. */
const countsInPercent = ({ name, description = "", value = "" }: ViewNode): boolean =>
  ofHundred.test(`${name} ${description} ${value}`);

/** A slider takes nothing between its steps; without a step it takes whole numbers (HTML Standard, 4.10.5.3.8). */
function nearestStep(value: number, given = "1"): number {
  const step = Number(given);
  return given === "any" || !(step > 0) ? value : Number((Math.round(value / step) * step).toFixed(6));
}

const shares: [RegExp, number][] = [
  [/^(?:half|middle|halfway|the middle|centre|center|50 ?%)$/u, 1 / 2],
  [/^(?:a|one) quarter$/u, 1 / 4],
  [/^three[- ]quarters$/u, 3 / 4],
];

/** “three quarters” of the way from one end of a range to the other. */
const shareOf = (word: string): number | undefined => shares.find(([said]) => said.test(word))?.[1];
