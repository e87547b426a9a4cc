type Range = { names: string[]; from: number; to: number };

/** Hues in degrees of HSL, with the words that people have for them. */
const hues: Range[] = [
  { names: ["red", "crimson", "scarlet"], from: 345, to: 375 },
  { names: ["orange"], from: 15, to: 45 },
  { names: ["yellow", "gold", "golden"], from: 42, to: 70 },
  { names: ["green", "lime"], from: 65, to: 178 },
  { names: ["cyan", "aqua", "turquoise", "teal"], from: 160, to: 200 },
  { names: ["blue"], from: 190, to: 258 },
  { names: ["purple", "violet", "indigo"], from: 250, to: 300 },
  { names: ["magenta", "pink", "fuchsia"], from: 290, to: 345 },
];
const darkOrange = ["brown"];
const lightRed = ["pink"];
const lightBlue = ["light blue", "sky"];
const navy = ["navy"];
const olive = ["olive"];
const greys = ["grey", "gray", "silver"];

/** Words that say a colour. */
export const colourWords: ReadonlySet<string> = new Set([
  ...hues.flatMap(({ names }) => names),
  ...darkOrange,
  ...navy,
  ...olive,
  ...greys,
  "black",
  "white",
]);

/** What people call a colour of CSS, `rgb(…)`; none where it cannot be seen. Hues that lie between two have both names. */
export function colourNames(colour: string): string[] {
  const numbers = /^rgba?\(([^)]*)\)$/
    .exec(colour)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  const [red, green, blue, alpha = 1] = numbers ?? [];
  if (red === undefined || green === undefined || blue === undefined || alpha < 0.1) return [];
  const { hue, saturation, lightness } = hslOf(red / 255, green / 255, blue / 255);
  if (lightness <= 0.1) return ["black"];
  if (lightness >= 0.96) return ["white"];
  if (saturation < 0.14) return lightness < 0.2 ? ["black", ...greys] : greys;
  const names = hues
    .filter(({ from, to }) => (hue >= from && hue < to) || (hue + 360 >= from && hue + 360 < to))
    .flatMap((range) => range.names);
  if (names.includes("orange") && lightness < 0.4) return darkOrange;
  if (names.includes("red") && lightness > 0.75) return lightRed;
  if (names.includes("blue") && lightness > 0.7) return [...names, ...lightBlue];
  if (names.includes("blue") && lightness < 0.3) return [...names, ...navy];
  if (names.includes("yellow") && lightness < 0.35) return [...names, ...olive];
  return names;
}

function hslOf(
  red: number,
  green: number,
  blue: number,
): { hue: number; saturation: number; lightness: number } {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const range = most - least;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const turn =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: turn * 60, saturation, lightness };
}
