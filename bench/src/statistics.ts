export type Summary = { count: number; median: number; p10: number; p90: number };

/** Quantile by linear interpolation between the two nearest values. @throws RangeError for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) throw new RangeError("There is no quantile of no values.");
  return low + (high - low) * (place - Math.floor(place));
}

export function summarize(values: readonly number[]): Summary {
  return {
    count: values.length,
    median: quantile(values, 0.5),
    p10: quantile(values, 0.1),
    p90: quantile(values, 0.9),
  };
}

/** Three digits where it matters: `0.42`, `7.3`, `128`, `2,140`. */
export function formatNumber(value: number): string {
  const magnitude = Math.abs(value);
  if (magnitude >= 20) return Math.round(value).toLocaleString("en-US");
  return value.toFixed(magnitude >= 1 ? 1 : 2);
}

export function formatSummary({ count, median, p10, p90 }: Summary): string {
  if (count === 1) return formatNumber(median);
  return `${formatNumber(median)} (${formatNumber(p10)}–${formatNumber(p90)})`;
}
