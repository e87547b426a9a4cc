import { parseArgs } from "node:util";
import { entryOf, peerNames, type PeerName } from "./peers.ts";

const measureNames = ["start", "speed", "honesty", "memory", "throughput", "agent"] as const;
export type MeasureName = (typeof measureNames)[number];

export type Options = {
  only: MeasureName[];
  sizes: number[];
  peers: PeerName[];
  runs: number;
  sessions: number[];
  isQuick: boolean;
  chromium: string | undefined;
};

export const help = `Measures Legwork beside its peers and the floors, on the same pages in the same run.

Usage: pnpm bench [options]

  --only <names>      of ${measureNames.join(", ")}; default: all
  --sizes <numbers>   elements of the generated pages; default: 1000,5000,20000,100000
  --peers <names>     of ${peerNames.join(", ")};
                      default: all but those with their own settling; "all": these too
  --runs <number>     rounds of everything that is timed; default: 7
  --sessions <numbers> sessions whose memory is measured; default: 1,5,10,25
  --quick             small pages, 2 rounds, 1 and 2 sessions: to see that it works, not to be quoted
  --chromium <path>   program of the browser; default: an installed Chromium
  --help

It writes bench/results/latest.md and bench/results/chart.svg. Peers are installed into bench/.peers on the first run.
`;

/** @throws Error for what it does not know, in words for whoever typed it. */
export function readOptions(parameters: string[]): Options | undefined {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: parameters.filter((parameter) => parameter !== "--"),
    options: {
      only: text,
      sizes: text,
      peers: text,
      runs: text,
      sessions: text,
      chromium: text,
      quick: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help === true) return undefined;
  const isQuick = values.quick === true;
  return {
    only: names(values.only, measureNames, "--only") ?? [...measureNames],
    sizes: numbers(values.sizes, "--sizes") ?? (isQuick ? [300, 1_000] : [1_000, 5_000, 20_000, 100_000]),
    peers: readPeers(values.peers),
    runs: numbers(values.runs, "--runs")?.[0] ?? (isQuick ? 2 : 7),
    sessions: numbers(values.sessions, "--sessions") ?? (isQuick ? [1, 2] : [1, 5, 10, 25]),
    isQuick,
    chromium: values.chromium,
  };
}

function readPeers(list: string | undefined): PeerName[] {
  if (list === "all") return peerNames;
  return names(list, peerNames, "--peers") ?? peerNames.filter((name) => entryOf(name).isDefault);
}

function names<Name extends string>(
  list: string | undefined,
  known: readonly Name[],
  option: string,
): Name[] | undefined {
  return list?.split(",").map((part) => {
    const name = known.find((candidate) => candidate === part.trim());
    if (name === undefined)
      throw new Error(`${option} does not know ${part}. It knows: ${known.join(", ")}.`);
    return name;
  });
}

function numbers(list: string | undefined, option: string): number[] | undefined {
  return list?.split(",").map((part) => {
    const number = Number(part);
    if (Number.isInteger(number) && number > 0) return number;
    throw new Error(`${option} takes whole numbers above 0, with commas between; ${part} is none.`);
  });
}
