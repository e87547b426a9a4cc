/** The day of UTC, as `2026-02-28`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Seconds until the next day of UTC begins. */
export function secondsToNextDay(time: number): number {
  const dayMs = 86_400_000;
  return Math.ceil((dayMs - (time % dayMs)) / 1_000);
}
