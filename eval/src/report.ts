import { kinds, type Kind } from "./case.ts";
import type { Verdict } from "./judge.ts";
import type { Done } from "./run.ts";

type Row = { name: string; done: Done[] };

const share = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
const count = (done: Done[], ...verdicts: Verdict[]): number =>
  done.filter(({ verdict }) => verdicts.includes(verdict)).length;

/** Upper bound of a rate of which none was seen in so many, at 95 % (the rule of three). */
const boundOfNone = (whole: number): string => `${(300 / whole).toFixed(2)} %`;

/** The figures in Markdown. */
export function report(title: string, done: Done[]): string {
  const written = done.filter(({ variation }) => variation === "as written");
  return [
    `## ${title}`,
    summary(done),
    listed(done),
    "### Named and described, as written",
    table(
      rowsBy(written, ["named", "described"], ({ wanted }) => (wanted.described ? "described" : "named")),
    ),
    "### By kind, as written",
    table(rowsBy(written, kinds, ({ wanted }) => wanted.kind)),
    "### By author, as written",
    table(rowsBy(written, ["first", "second"], ({ page }) => page.author)),
    "### By variation",
    table(rowsBy(done, [...new Set(done.map(({ variation }) => variation))], ({ variation }) => variation)),
    "### Told confidence against what happened",
    reliability(done),
  ].join("\n\n");
}

function summary(done: Done[]): string {
  const wrong = count(done, "wrong success");
  const bound = wrong === 0 && done.length > 0 ? ` (at 95 %, fewer than ${boundOfNone(done.length)})` : "";
  return `${done.length} instructions: ${share(count(done, "right"), done.length)} right, ${share(count(done, "abstained"), done.length)} left alone, ${wrong} wrong successes${bound}, ${count(done, "wrong deed")} wrong deeds told as failures, ${count(done, "denied")} deeds that were denied. Median of a whole act: ${percentile(done, 0.5)} ms, 95th percentile ${percentile(done, 0.95)} ms.`;
}

/** What somebody has to choose from where nothing was done, though it could have been. */
function listed(done: Done[]): string {
  const left = done.filter(({ verdict }) => verdict === "abstained");
  const first = left.filter(({ listedAt }) => listedAt === 0).length;
  const any = left.filter(({ listedAt }) => listedAt >= 0).length;
  return `Of ${left.length} left alone, what was meant stood first among the candidates in ${share(first, left.length)}, and among them in ${share(any, left.length)}.`;
}

function percentile(done: Done[], part: number): string {
  const sorted = done.map(({ ms }) => ms).toSorted((left, right) => left - right);
  return (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0);
}

function rowsBy<Name extends string>(
  done: Done[],
  names: readonly Name[],
  nameOf: (one: Done) => Name | Kind,
): Row[] {
  return names.map((name) => ({ name, done: done.filter((one) => nameOf(one) === name) }));
}

function table(rows: Row[]): string {
  const lines = rows
    .filter(({ done }) => done.length > 0)
    .map(({ name, done }) =>
      [
        name,
        done.length,
        share(count(done, "right"), done.length),
        share(count(done, "abstained"), done.length),
        count(done, "wrong success"),
        count(done, "wrong deed", "denied"),
        percentile(done, 0.5),
      ].join(" | "),
    );
  const head =
    "| | cases | right | left alone | wrong success | wrong or denied | ms |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |";
  return `${head}\n${lines.map((line) => `| ${line} |`).join("\n")}`;
}

/** What was acted upon, by the confidence that was told. */
function reliability(done: Done[]): string {
  const told = done.filter(({ acted, confidence }) => acted && confidence !== undefined);
  const edges = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01];
  const lines = edges.slice(0, -1).flatMap((from, index) => {
    const to = edges[index + 1] ?? 1;
    const within = told.filter(({ confidence = 0 }) => confidence >= from && confidence < to);
    if (within.length === 0) return [];
    const mean = within.reduce((sum, { confidence = 0 }) => sum + confidence, 0) / within.length;
    const right = count(within, "right", "denied");
    return [
      `| ${from}–${Math.min(to, 1)} | ${within.length} | ${mean.toFixed(3)} | ${(right / within.length).toFixed(3)} |`,
    ];
  });
  return `| confidence | acts | told, mean | right |\n| --- | ---: | ---: | ---: |\n${lines.join("\n")}`;
}
