import { formatNumber } from "./statistics.ts";

export type Bar = { label: string; value: number; isOurs: boolean };
export type Panel = { title: string; unit: string; bars: readonly Bar[] };

const width = 890;
const labelWidth = 220;
const valueWidth = 70;
const barHeight = 16;
const gap = 6;
const titleHeight = 34;

/** Bars on a logarithmic scale, one panel below the other; readable on a light and on a dark page. */
export function drawChart(title: string, panels: readonly Panel[]): string {
  let y = 30;
  const parts: string[] = [];
  for (const panel of panels) {
    parts.push(drawPanel(panel, y));
    y += titleHeight + panel.bars.length * (barHeight + gap) + 10;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" aria-label="${escapeXml(title)}">
<style>
text { font: 13px system-ui, sans-serif; fill: #1f2328; }
.title { font-weight: 600; }
.quiet { fill: #59636e; }
.ours { fill: #0969da; }
.theirs { fill: #afb8c1; }
@media (prefers-color-scheme: dark) {
  text { fill: #f0f6fc; }
  .quiet { fill: #9198a1; }
  .ours { fill: #4493f8; }
  .theirs { fill: #656c76; }
}
</style>
<text class="title" x="0" y="16">${escapeXml(title)}</text>
${parts.join("\n")}
</svg>
`;
}

function drawPanel({ title, unit, bars }: Panel, top: number): string {
  const head = `<text class="title" x="0" y="${top + 22}">${escapeXml(title)} <tspan class="quiet">${escapeXml(unit)}, logarithmic</tspan></text>`;
  const lengths = barLengths(
    bars.map(({ value }) => value),
    width - labelWidth - valueWidth,
  );
  const lines = bars.map(({ label, value, isOurs }, index) => {
    const y = top + titleHeight + index * (barHeight + gap);
    const length = lengths[index] ?? 0;
    return `<text class="${isOurs ? "title" : "quiet"}" x="${labelWidth - 10}" y="${y + 13}" text-anchor="end">${escapeXml(label)}</text>
<rect class="${isOurs ? "ours" : "theirs"}" x="${labelWidth}" y="${y}" width="${length.toFixed(1)}" height="${barHeight}" rx="2"/>
<text x="${(labelWidth + length + 6).toFixed(1)}" y="${y + 13}">${formatNumber(value)}</text>`;
  });
  return [head, ...lines].join("\n");
}

/** Lengths on a logarithmic scale that begins below the least value, so that this has a bar too. */
export function barLengths(values: readonly number[], longest: number): number[] {
  const positive = values.filter((value) => value > 0);
  const low = Math.log(Math.min(...positive) / 2);
  const high = Math.log(Math.max(...positive));
  return values.map((value) => (value > 0 ? ((Math.log(value) - low) / (high - low)) * longest : 0));
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
