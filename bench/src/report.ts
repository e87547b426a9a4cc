import { drawChart, type Panel } from "./chart.ts";
import type { Machine } from "./environment.ts";
import type { AgentRun } from "./measures/agent.ts";
import type { HonestyTable } from "./measures/honesty.ts";
import { entryOf, type PeerName } from "./peers.ts";
import { pins } from "./pins.ts";
import type { Measure, Results } from "./results.ts";
import { formatNumber, quantile } from "./statistics.ts";
import { figure, markdownTable } from "./table.ts";

export type Report = {
  results: Results;
  honesty: HonestyTable;
  agent: readonly AgentRun[];
  peers: readonly PeerName[];
  machine: Machine;
  loadAtEnd: number;
  version: string;
  runs: number;
  isQuick: boolean;
  /** Peers that could not be measured, each with the reason; pages that were skipped. */
  missing: readonly string[];
};

/** The whole run in Markdown. */
export function writeMarkdown(report: Report): string {
  const { results, peers } = report;
  const pages = [...new Set(results.measures.map(({ page }) => page))];
  const sections = pages.map((page) => {
    const measures = results.measures.filter((measure) => measure.page === page);
    return `## ${page ?? "Sessions"}\n\n${measureTable(results, measures, peers)}`;
  });
  return [
    "# Legwork beside its peers",
    head(report),
    ...sections,
    ...(report.honesty.length === 0 ? [] : [honestySection(report)]),
    ...(report.agent.length === 0 ? [] : [agentSection(report)]),
    setupSection(report),
    noteSection(report),
  ].join("\n\n");
}

function head({ machine, loadAtEnd, runs, isQuick, version }: Report): string {
  const { cores, processor, memoryGiB, load, node, browser, date } = machine;
  const quick = isQuick
    ? "\n\n**A quick run: it shows that the measures work, and is not to be quoted.**"
    : "";
  return `Legwork ${version}, ${date} UTC. ${cores} cores (${processor}), ${memoryGiB} GiB, load ${formatNumber(load)} before and ${formatNumber(loadAtEnd)} after; ${browser}; Node ${node}.
Medians of at most ${runs} rounds with the 10th and 90th percentile, all peers in turn in every round. Before them each process
visits each page once, which is told by itself: then it runs most of its code for the first time. \`×\`: as many times the floor.${quick}`;
}

function measureTable(results: Results, measures: readonly Measure[], peers: readonly PeerName[]): string {
  const shown = peers.filter((peer) =>
    measures.some((measure) => results.valuesOf(measure, peer).length > 0),
  );
  const rows = shown.map((peer) => [
    entryOf(peer).label,
    ...measures.map((measure) => {
      const floor = measure.unit === "ms" && peer !== "floor" ? results.valuesOf(measure, "floor") : [];
      return figure(results.valuesOf(measure, peer), floor.length === 0 ? undefined : quantile(floor, 0.5));
    }),
  ]);
  return markdownTable(["", ...measures.map(({ name, unit }) => `${name}, ${unit}`)], rows);
}

const marks = { good: "✓", wrong: "✗", missed: "–", untold: "○" } as const;

function honestySection({ honesty, peers }: Report): string {
  const asked = peers.filter((peer) => honesty.some(({ verdicts }) => verdicts.has(peer)));
  const rows = honesty.map(({ name, verdicts }) => [
    name,
    ...asked.map((peer) => {
      const verdict = verdicts.get(peer);
      return verdict === undefined ? "failed" : `${marks[verdict.kind]} ${verdict.words}`;
    }),
  ]);
  const count = (peer: PeerName, kind: keyof typeof marks): number =>
    honesty.filter(({ verdicts }) => verdicts.get(peer)?.kind === kind).length;
  const totals = (["wrong", "missed", "untold"] as const).map((kind) => [
    { wrong: "**claims that are not true**", missed: "**not done**", untold: "**no effect, not told**" }[
      kind
    ],
    ...asked.map((peer) => String(count(peer, kind))),
  ]);
  return `## What they say and what the page saw

The page itself counts the clicks that reach it. ✓ right, ✗ a claim that is not true, – not done and said so, ○ done, without
a word that nothing came of it.

${markdownTable(["", ...asked.map((peer) => entryOf(peer).label)], [...rows, ...totals])}`;
}

function agentSection({ agent }: Report): string {
  const rows = agent.map(({ name, tokens }) => {
    const [first = 0, tenth = 0, last = 0] = [tokens[0], tokens[9], tokens.at(-1)];
    const figures = [first, tenth, quantile(tokens, 0.5), last].map(formatNumber);
    return [name, ...figures, `×${(last / first).toFixed(2)}`];
  });
  return `## Tokens of a long run

What Legwork's agent sends to its model at each of 40 steps, on a list of 300 rows that each step changes: tokens of input by
o200k, with the tools' definitions.

${markdownTable(["", "first step", "tenth", "median", "last step", "last to first"], rows)}`;
}

function setupSection({ peers, version }: Report): string {
  const rows = peers.map((name) => {
    const { label, pin, setup } = entryOf(name);
    const package_ =
      pin === undefined ? `Legwork ${version}` : `${pins[pin].packageName} ${pins[pin].version}`;
    return [label, name.startsWith("floor") ? "none" : package_, setup];
  });
  return `## How each was set up\n\nAll drive the same Chromium, headless, 1280 × 720.\n\n${markdownTable(["", "package", "set-up"], rows)}`;
}

function noteSection({ results, missing }: Report): string {
  const lines = [...missing, ...results.notes];
  if (lines.length === 0) return "## What went wrong\n\nNothing.";
  return `## What went wrong, and what was not measured\n\n${lines.map((line) => `- ${line}`).join("\n")}\n`;
}

const charted = [
  "snapshot, new page",
  "snapshot, after a small change",
  "act from words, known page",
  "known action: click",
  "page text",
];

/** Bars of what matters most, on the generated page of middle size. */
export function writeChart({ results, peers, version }: Report): string {
  const timed = results.measures.filter(({ page, name }) => page !== undefined && charted.includes(name));
  const pages = [...new Set(timed.map(({ page }) => page))].filter((page) => page?.endsWith("elements"));
  const page = pages[Math.floor((pages.length - 1) / 2)];
  const panels = charted.flatMap((name): Panel[] => {
    const measure = timed.find((candidate) => candidate.name === name && candidate.page === page);
    if (measure === undefined) return [];
    const bars = peers.flatMap((peer) => {
      const values = results.valuesOf(measure, peer);
      const { label } = entryOf(peer);
      return values.length === 0
        ? []
        : [{ label, value: quantile(values, 0.5), isOurs: peer.startsWith("legwork") }];
    });
    return [
      { title: name, unit: measure.unit, bars: bars.toSorted((one, other) => one.value - other.value) },
    ];
  });
  return drawChart(`Legwork ${version} and peers, page of ${page ?? "no size"}, medians`, panels);
}
