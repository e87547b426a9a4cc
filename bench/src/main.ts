import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import type { Bench } from "./crew.ts";
import { describeMachine, findChromium, legworkVersion } from "./environment.ts";
import { installPeers } from "./install.ts";
import { findManual } from "./manual.ts";
import { measureAgent, type AgentRun } from "./measures/agent.ts";
import { measureHonesty, type HonestyTable } from "./measures/honesty.ts";
import { measureMemory } from "./measures/memory.ts";
import { measureSpeed } from "./measures/speed.ts";
import { measureStart } from "./measures/start.ts";
import { measureThroughput } from "./measures/throughput.ts";
import { help, readOptions, type MeasureName, type Options } from "./options.ts";
import { framesPage, generatePage, innerPage, type BenchPage } from "./pages.ts";
import { entryOf, type PeerName } from "./peers.ts";
import type { PinName } from "./pins.ts";
import { writeChart, writeMarkdown, type Report } from "./report.ts";
import { Results } from "./results.ts";
import { Site } from "./site.ts";

const resultsDirectory = fileURLToPath(new URL("../results/", import.meta.url));
const formatter = fileURLToPath(new URL("../../node_modules/.bin/oxfmt", import.meta.url));

/** The page of whatever is measured about sessions and not about pages. */
const smallPage = { path: "/small", size: 1_000 };

await main();

async function main(): Promise<void> {
  const options = parse();
  if (options === undefined) return;
  const missing: string[] = [];
  const peers = install(options.peers, missing);
  const executablePath = findChromium(options.chromium);
  const machine = describeMachine(executablePath);
  const site = await Site.start();
  const results = new Results();
  const progress = (text: string): void => void process.stderr.write(`${text}\n`);
  const bench: Bench = { peers, executablePath, site, results, runs: options.runs, progress };
  const save = (found: Pick<Report, "honesty" | "agent">): void => {
    const { runs, isQuick } = options;
    const report = { ...found, results, peers, machine, runs, isQuick, missing };
    write({ ...report, loadAtEnd: loadavg()[0] ?? 0, version: legworkVersion() });
  };
  await measure(bench, { options, missing, save });
  await site.close();
}

/** Written after each measure: a run that is stopped leaves what it has found. */
function write(report: Report): void {
  mkdirSync(resultsDirectory, { recursive: true });
  writeFileSync(`${resultsDirectory}latest.md`, writeMarkdown(report));
  writeFileSync(`${resultsDirectory}chart.svg`, writeChart(report));
  // The report is committed, and all that is committed is formatted; without the formatter it reads the same.
  spawnSync(formatter, [`${resultsDirectory}latest.md`]);
}

function parse(): Options | undefined {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options === undefined) process.stdout.write(help);
    return options;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 2;
    return undefined;
  }
}

/** The peers that can be measured here; why not, for the others. */
function install(names: readonly PeerName[], missing: string[]): PeerName[] {
  const wanted = names.flatMap((name): PinName[] => {
    const { pin } = entryOf(name);
    return pin === undefined ? [] : [pin];
  });
  const failures = installPeers([...new Set(wanted)]);
  return names.filter((name) => {
    const { pin, label } = entryOf(name);
    const failure = pin === undefined ? undefined : failures.get(pin);
    if (failure !== undefined) missing.push(`${label} could not be installed: ${failure}`);
    return failure === undefined;
  });
}

type Plan = { options: Options; missing: string[]; save: (found: Pick<Report, "honesty" | "agent">) => void };

async function measure(bench: Bench, { options, missing, save }: Plan): Promise<void> {
  const small = generatePage(smallPage.size);
  bench.site.page(smallPage.path, small.html);
  let honesty: HonestyTable = [];
  let agent: AgentRun[] = [];
  const measures: Record<MeasureName, () => Promise<void>> = {
    start: () => measureStart(bench),
    speed: () => measureSpeed(bench, addPages(bench.site, options, missing)),
    honesty: async () => {
      honesty = await measureHonesty(bench);
    },
    memory: () => measureMemory(bench, smallPage.path, options.sessions),
    throughput: () =>
      measureThroughput(bench, { page: small, path: smallPage.path, seconds: options.isQuick ? 3 : 10 }),
    agent: async () => {
      agent = await measureAgent(bench);
    },
  };
  for (const name of options.only) {
    await measures[name]();
    save({ honesty, agent });
  }
}

function addPages(site: Site, { sizes }: Options, missing: string[]): { page: BenchPage; path: string }[] {
  site.page("/inner", innerPage);
  const manual = findManual();
  if (manual === undefined)
    missing.push("No manual of this system was measured: there is no large HTML file below /usr/share/doc.");
  const pages = [
    ...sizes.map(generatePage),
    framesPage(site.url("/inner", "localhost")),
    ...(manual === undefined ? [] : [manual]),
  ];
  return pages.map((page, index) => {
    const path = `/page-${index}`;
    site.page(path, page.html);
    return { page, path };
  });
}
