/**
 * What changes by itself over and over (a clock, an animation, a carousel) says nothing about an action. It is told by
 * its rhythm: several changes of the same thing at even intervals, the last of them just before the action.
 */
const histories = new WeakMap<Node, Map<string, number[]>>();
/** When the action that is being watched began, ms; undefined between actions. */
let actingSince: number | undefined;

/** Changes that make a rhythm; fewer may be chance. */
const beats = 4;
/** Changes that are remembered of each thing. */
const remembered = 9;
/** Changes closer together than this are one, ms. */
const oneBeat = 10;

/** Until {@link rest}, no rhythm is learned: what an action does again and again must not become one. */
export function act(): void {
  actingSince = performance.now();
}

export function rest(): void {
  actingSince = undefined;
}

/** Notes a change of a node; answers whether it came without the action. Between actions every change is news. */
export function isRestless(node: Node, what: string): boolean {
  if (actingSince !== undefined) return keepsTime(histories.get(node)?.get(what), actingSince);
  const now = performance.now();
  const history = histories.get(node) ?? new Map<string, number[]>();
  histories.set(node, history);
  const times = history.get(what) ?? [];
  if (now - (times.at(-1) ?? -Infinity) >= oneBeat) history.set(what, [...times.slice(1 - remembered), now]);
  return false;
}

function keepsTime(times: number[] | undefined, now: number): boolean {
  if (times === undefined || times.length < beats) return false;
  const gaps = times
    .slice(1)
    .map((time, index) => time - (times[index] as number))
    .sort((first, second) => first - second);
  const gapAt = (part: number) => gaps[Math.floor((gaps.length - 1) * part)] as number;
  // A machine under load drops a beat now and then; most of them still come evenly.
  const isEven = gapAt(0.75) <= 3 * Math.max(gapAt(0.25), 2 * oneBeat);
  return isEven && now - (times.at(-1) as number) <= 2 * gapAt(1) + 2 * oneBeat;
}
