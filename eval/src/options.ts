import { parseArgs } from "node:util";
import { kinds, type Half, type Kind } from "./case.ts";
import { readSuiteFolder } from "./tasks/public-suite.ts";

export type Options = {
  halves: Half[];
  pages: string[] | undefined;
  kinds: Kind[] | undefined;
  /** Other wordings of every case, at most. */
  variations: number;
  isCheck: boolean;
  /** Only what would be done, with nothing done. */
  isPlan: boolean;
  /** The instructions of eval/training instead. */
  isTraining: boolean;
  /** Small tasks by the agent, instead of single instructions. */
  isTasks: boolean;
  /** Folder of a public suite of tasks, to be run instead of our own. */
  suite: string | undefined;
  chromium: string | undefined;
};

export const help = `Says instructions on pages and holds what the pages ended up with against what was meant.

Usage: pnpm eval [options]

  --tasks               small tasks of eval/tasks by the embedded agent, judged by the pages themselves
  --suite <folder>      the tasks of MiniWoB++ by the embedded agent, figures only; the folder is html of its package
                        (pip download --no-deps miniwob; a wheel is a zip)
  --half <name>         tuning (its failures are listed), reporting (figures only) or both; default: both
  --pages <names>       only these pages, with commas between
  --kinds <names>       only these kinds of instruction, of ${kinds.join(", ")}
  --variations <number> other wordings of every case; default: 3
  --plan                only what would be done with each of the tuning half, with nothing done: each page is opened once,
                        which takes a few minutes; judged roughly, and told is what changed since the plan before
                        (with --pages: all that is not right)
  --training            with --plan or --check: the instructions of eval/training instead, of which figures are told (with
                        --pages: all that is not right); --half reporting: those that are measured with only
  --check               only whether the pages are as the README says; nothing is said on them; with
                        --tasks also whether the solution of each leads to its end
  --chromium <path>     program of the browser; default: an installed Chromium
  --help

A run of both halves writes eval/results/latest.md. It ends with 1 when something wrong was told as a success.
`;

/** @throws Error for what it does not know, in words for whoever typed it. */
export function readOptions(parameters: string[]): Options | undefined {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: parameters.filter((parameter) => parameter !== "--"),
    options: {
      half: text,
      pages: text,
      kinds: text,
      variations: text,
      chromium: text,
      suite: text,
      tasks: { type: "boolean" },
      check: { type: "boolean" },
      plan: { type: "boolean" },
      training: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help === true) return undefined;
  const variations = Number(values.variations ?? 3);
  if (!Number.isInteger(variations) || variations < 0)
    throw new Error(`--variations takes a whole number, and not ${values.variations}.`);
  const isTraining = values.training === true;
  if (values.plan === true && !isTraining && (values.half ?? "tuning") !== "tuning")
    throw new Error("--plan tells what fails, and is for the tuning half alone.");
  if (isTraining && values.plan !== true && values.check !== true)
    throw new Error("--training goes with --plan or --check: nothing is done on these pages.");
  if (isTraining && values.pages !== undefined && values.half === "reporting")
    throw new Error("What is measured with only is told in figures: leave out --pages.");
  return {
    halves: values.plan === true && !isTraining ? ["tuning"] : readHalves(values.half),
    pages: values.pages?.split(","),
    kinds: values.kinds?.split(",").map(readKind),
    variations,
    isTasks: values.tasks === true,
    isPlan: values.plan === true,
    isTraining,
    isCheck: values.check === true,
    suite: values.suite === undefined ? undefined : readSuiteFolder(values.suite),
    chromium: values.chromium,
  };
}

function readHalves(given = "both"): Half[] {
  if (given === "both") return ["tuning", "reporting"];
  if (given === "tuning" || given === "reporting") return [given];
  throw new Error(`--half takes tuning, reporting or both, and not ${given}.`);
}

function readKind(given: string): Kind {
  const kind = kinds.find((name) => name === given);
  if (kind === undefined) throw new Error(`There is no kind ${given}. There are: ${kinds.join(", ")}.`);
  return kind;
}
