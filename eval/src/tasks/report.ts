import type { TaskDone, TaskVerdict } from "./run.ts";
import type { Shown } from "./task.ts";

const verdicts = ["right", "wrong", "denied", "not done"] as const satisfies readonly TaskVerdict[];

/** The figures in Markdown, by kind of task. */
export function reportTasks(
  title: string,
  done: readonly TaskDone<Shown>[],
  kinds: readonly string[],
): string {
  const rows = kinds.map((kind) =>
    row(
      kind,
      done.filter(({ page }) => page.kind === kind),
    ),
  );
  return [
    `## ${title}`,
    `| | tasks | ${verdicts.join(" | ")} | ms |`,
    `| --- |${" ---: |".repeat(verdicts.length + 2)}`,
    ...rows.filter((line) => line !== undefined),
    row("all", done) ?? "| all | 0 |",
  ].join("\n");
}

function row(name: string, done: readonly TaskDone<Shown>[]): string | undefined {
  if (done.length === 0) return undefined;
  const counts = verdicts.map((verdict) => done.filter((one) => one.verdict === verdict).length);
  const sorted = done.map(({ ms }) => ms).toSorted((left, right) => left - right);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `| ${[name, done.length, ...counts, median.toFixed(0)].join(" | ")} |`;
}

/** What was not right, for whoever works on it. */
export function failuresOf(done: readonly TaskDone[]): string {
  return done
    .filter(({ verdict }) => verdict !== "right")
    .map(
      ({ verdict, page, seed, say, ending, isClaimed, message }) =>
        `${verdict} · ${page.name}?seed=${seed} · ${page.kind} · ${say}\n    ${ending.outcome}, ${isClaimed ? "claimed" : "not claimed"}; ${JSON.stringify(ending.deeds)}\n    ${message.slice(0, 300)}\n`,
    )
    .join("");
}
