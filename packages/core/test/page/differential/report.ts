import { isDifferent, propertiesOf, type Difference, type Property } from "./compare.ts";
import { explain, explanations, isDeliberate, type Explanation } from "./explanations.ts";
import { rivalries, rivalsOf } from "./rivals.ts";
import { stateNames, type Compared } from "./told.ts";

export type Corpus = { name: string; pages: Compared[][] };

export type Tally = { compared: number; different: number; unexplained: number };

const properties: Property[] = ["role", "name", ...stateNames];

export function differencesOf({ pages }: Corpus): Difference[] {
  return pages.flat().flatMap(propertiesOf).filter(isDifferent);
}

export function unexplainedIn(corpus: Corpus): string[] {
  return differencesOf(corpus)
    .filter((difference) => explain(difference) === undefined)
    .map(
      ({ property, markup, own, theirs, chromium }) =>
        `${property} of ${chromium?.role ?? "nothing"}: ${own} / ${theirs} in ${markup}`,
    );
}

export function tallyOf({ pages }: Corpus, property: Property, interactive: boolean): Tally {
  const compared = pages
    .flat()
    .filter((element) => element.interactive || !interactive)
    .flatMap(propertiesOf)
    .filter((difference) => difference.property === property);
  const different = compared.filter(isDifferent);
  const unexplained = different.filter((difference) => explain(difference) === undefined);
  return { compared: compared.length, different: different.length, unexplained: unexplained.length };
}

export function agreement({ compared, different }: Tally): number {
  return compared === 0 ? 1 : (compared - different) / compared;
}

/** The report in Markdown: how far we agree, and each kind of difference with its reason. */
export function reportOf(corpora: Corpus[], versions: { chromium: string; playwright: string }): string {
  const headings = corpora.map(({ name }) => name);
  return [
    "# What a view says, beside Chromium and Playwright",
    `Made by \`packages/core/test/page/differential.test.ts\` with Chromium ${versions.chromium} and Playwright ${versions.playwright}; \`vitest --update\` writes it anew. Every element of a corpus of pages is told by a view, by Chromium's accessibility tree (CDP \`Accessibility.getFullAXTree\`) and by Playwright's ARIA snapshot. A property counts where anybody tells it of an element; name and states count where the roles agree.`,
    "Told in other ways, and therefore compared as equal: rows and cells are named by their content, which the view holds as text; the value of a custom text box is its text; row groups and containers without a role are left out by one or the other; the letters of icon fonts are no words; levels are those of headings.",
    "## Agreement with Chromium",
    agreementTable(corpora),
    "## What differs from Chromium",
    "Meant so:",
    kindsTable(corpora, headings, isDeliberate),
    "By the standard, or beyond our reach:",
    kindsTable(corpora, headings, (explanation) => !isDeliberate(explanation)),
    "## Where Chromium and Playwright disagree",
    rivalTable(corpora, headings),
  ].join("\n\n");
}

function agreementTable(corpora: Corpus[]): string {
  const rows = corpora.flatMap((corpus) =>
    properties.flatMap((property) => {
      const [all, interactive] = [tallyOf(corpus, property, false), tallyOf(corpus, property, true)];
      if (all.compared === 0) return [];
      return [[corpus.name, property, ...figures(all), ...figures(interactive)]];
    }),
  );
  const head = [
    "pages",
    "property",
    "told",
    "agree",
    "differ, explained",
    "of controls",
    "agree",
    "differ, explained",
  ];
  return table(head, rows);
}

function figures(tally: Tally): string[] {
  const { compared, different, unexplained } = tally;
  return [`${compared}`, `${(agreement(tally) * 100).toFixed(1)} %`, `${different - unexplained}`];
}

function kindsTable(corpora: Corpus[], headings: string[], wanted: (kind: Explanation) => boolean): string {
  const counts = corpora.map((corpus) => Map.groupBy(differencesOf(corpus), explain));
  const rows = explanations
    .filter(wanted)
    .map((kind) => [kind.what, ...counts.map((of) => `${of.get(kind)?.length ?? 0}`), kind.right, kind.why]);
  return table(["difference", ...headings, "right", "standard, and why"], rows);
}

function rivalTable(corpora: Corpus[], headings: string[]): string {
  const counts = corpora.map(({ pages }) =>
    Map.groupBy(rivalsOf(pages.flat()), (rivals) => rivalries.find(({ applies }) => applies(rivals))),
  );
  const numbers = (kind: (typeof rivalries)[number] | undefined) =>
    counts.map((of) => `${of.get(kind)?.length ?? 0}`);
  const rows = rivalries.map((kind) => [kind.what, ...numbers(kind), kind.follows, kind.why]);
  rows.push(["Other", ...numbers(undefined), "", "what is told under the differences from Chromium"]);
  return table(["disagreement", ...headings, "we follow", "standard"], rows);
}

function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? "").length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(line)].join(
    "\n",
  );
}
