/** One number of a metric. `suffix` is put after the metric's name. */
export type Sample = { labels: Record<string, string>; value: number; suffix?: string };

export type Family = {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: Sample[];
};

/** Prometheus's text format 0.0.4: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function exposition(families: Family[]): string {
  return families.map(describe).join("");
}

function describe({ name, help, type, samples }: Family): string {
  const lines = samples.map(({ labels, value, suffix = "" }) => `${name}${suffix}${list(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function list(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escape(value: string): string {
  return value.replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));
}

type Series = { labels: Record<string, string>; counts: number[]; sum: number; count: number };

/** How often values up to each bound were observed, by labels; whoever observes sees to it that these are few. */
export class Histogram {
  /** Ascending. */
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, Series>();

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
  }

  observe(labels: Record<string, string>, value: number): void {
    const name = JSON.stringify(labels);
    let series = this.#series.get(name);
    if (series === undefined) {
      series = { labels, counts: this.#bounds.map(() => 0), sum: 0, count: 0 };
      this.#series.set(name, series);
    }
    series.sum += value;
    series.count += 1;
    for (const [index, bound] of this.#bounds.entries()) {
      if (value <= bound) series.counts[index] = (series.counts[index] ?? 0) + 1;
    }
  }

  samples(): Sample[] {
    return [...this.#series.values()].flatMap(({ labels, counts, sum, count }) => [
      ...this.#bounds.map((bound, index) => ({
        suffix: "_bucket",
        labels: { ...labels, le: String(bound) },
        value: counts[index] ?? 0,
      })),
      { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
      { suffix: "_sum", labels, value: sum },
      { suffix: "_count", labels, value: count },
    ]);
  }
}
