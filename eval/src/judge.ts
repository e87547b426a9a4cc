import { deedsOf, type Deed, type EvaluationCase, type Value } from "./case.ts";
import type { Told } from "./told.ts";

/** What the page had to tell when it was left, and whether it was a reload or another page that left it. */
export type Witness = { told: Told; loads: number; address: string };

export type Verdict =
  /** What was meant was done, or what must not be done was refused, and success told as it was. */
  | "right"
  /** Nothing was done and none claimed, though it could have been. */
  | "abstained"
  /** Something else was done, or nothing, and success claimed. */
  | "wrong success"
  /** Something else was done and failure told. */
  | "wrong deed"
  /** What was meant was done and failure told. */
  | "denied";

export type Judgement = { verdict: Verdict; differences: string[] };

/** Holds what a page ended up with against what was meant. */
export function judge(wanted: EvaluationCase, witness: Witness, success: boolean): Judgement {
  const deeds = deedsOf(wanted);
  const untouched = differencesFrom({}, witness);
  if (deeds.length === 0) {
    if (untouched.length === 0 && !success) return { verdict: "right", differences: [] };
    return { verdict: success ? "wrong success" : "wrong deed", differences: untouched };
  }
  const all = deeds.map((deed) => differencesFrom(deed, witness));
  const differences = all.reduce((least, each) => (each.length < least.length ? each : least));
  if (differences.length === 0) return { verdict: success ? "right" : "denied", differences };
  if (success) return { verdict: "wrong success", differences };
  return { verdict: untouched.length === 0 ? "abstained" : "wrong deed", differences };
}

/** In words, what is missing and what is too much; nothing when the page ended up as it was meant to. */
function differencesFrom(deed: Deed, witness: Witness): string[] {
  return [
    ...pointerDifferences(deed, witness.told),
    ...valueDifferences(deed, witness.told),
    ...keyDifferences(deed, witness.told),
    ...placeDifferences(deed, witness),
  ];
}

const listOf = (keys: readonly (string | undefined)[]): string => keys.map((key) => key ?? "?").join(", ");

function pointerDifferences(deed: Deed, told: Told): string[] {
  const differences: string[] = [];
  const compare = (name: string, wanted: readonly string[], got: readonly (string | undefined)[]) => {
    if (listOf(wanted) !== listOf(got))
      differences.push(`${name}: [${listOf(got)}] instead of [${listOf(wanted)}]`);
  };
  const of = (type: string) => told.events.filter((event) => event.type === type);
  const doubled = of("dblclick").length > 0;
  const clicks = doubled || deed.dragged ? [] : of("click").filter((event) => counts(deed, event));
  compare(
    "clicked",
    doubled ? [] : (deed.clicked ?? []),
    clicks.map((event) => named(event.path, deed.clicked)),
  );
  compare(
    "double-clicked",
    deed.doubleClicked ?? [],
    of("dblclick").map((event) => named(event.path, deed.doubleClicked)),
  );
  compare(
    "right-clicked",
    deed.rightClicked ?? [],
    of("contextmenu").map((event) => named(event.path, deed.rightClicked)),
  );
  if (deed.hovered && !deed.hovered.every((key) => told.hovered.includes(key)))
    differences.push(`the pointer is over [${listOf(told.hovered)}] instead of [${listOf(deed.hovered)}]`);
  if (deed.dragged) {
    const [from, to] = deed.dragged;
    const done = of("drop").some((event) => event.from === from && event.path.includes(to));
    if (!done) differences.push(`${from} was not dragged to ${to}`);
  }
  return differences;
}

/** The innermost key; where a part of what was meant has a key of its own, what was meant. */
const named = (path: readonly string[], wanted: readonly string[] = []): string | undefined =>
  path.slice(0, 2).find((key) => wanted.includes(key)) ?? path[0];

/** Clicks that only serve to fill, choose or check are no deed of their own, unless they are meant. */
function counts(deed: Deed, event: Told["events"][number]): boolean {
  if (event.path.some((key) => deed.clicked?.includes(key))) return true;
  if (event.serves) return false;
  const means = [...Object.keys(deed.values ?? {}), ...Object.keys(deed.texts ?? {})];
  if (event.path.some((key) => means.includes(key))) return false;
  const bySteps = deed.texts ?? deed.scrolled ?? deed.shown ?? deed.address;
  return deed.clicked !== undefined || bySteps === undefined;
}

function valueDifferences(deed: Deed, told: Told): string[] {
  const wanted = deed.values ?? {};
  const differences: string[] = [];
  for (const [key, value] of Object.entries(wanted)) {
    const held = told.values[key];
    if (held === undefined || !isSame(held.after, value))
      differences.push(`${key} holds ${JSON.stringify(held?.after)} instead of ${JSON.stringify(value)}`);
  }
  for (const [key, { before, after, gaveWayTo }] of Object.entries(told.values)) {
    if (key in wanted || before === undefined || isSame(before, after)) continue;
    // Of radio buttons one alone holds: that the other goes off is no deed of its own.
    if (gaveWayTo !== undefined && wanted[gaveWayTo] === true) continue;
    if (deed.clicked?.includes(key)) continue;
    differences.push(`${key} holds ${JSON.stringify(after)}, and held ${JSON.stringify(before)}`);
  }
  for (const [key, text] of Object.entries(deed.texts ?? {})) {
    const got = told.texts[key];
    if (got !== text)
      differences.push(`${key} says ${JSON.stringify(got)} instead of ${JSON.stringify(text)}`);
  }
  return differences;
}

const isSame = (left: Value, right: Value): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Sending what was written with Enter is a deed; keys that only serve to write are none. */
function keyDifferences(deed: Deed, told: Told): string[] {
  const differences: string[] = [];
  const wanted = deed.pressed ?? [];
  const deeds = deed.pressed === undefined ? told.pressed.filter((key) => key === "Enter") : told.pressed;
  const got = deeds.filter((key) => wanted.includes(key) || key === "Enter" || wanted.length === 0);
  if (listOf(got) !== listOf(wanted))
    differences.push(`pressed: [${listOf(told.pressed)}] instead of [${listOf(wanted)}]`);
  if (deed.focused !== undefined && told.focused !== deed.focused)
    differences.push(`the focus is on ${told.focused ?? "nothing with a key"} instead of ${deed.focused}`);
  return differences;
}

function placeDifferences(deed: Deed, { told, loads, address }: Witness): string[] {
  const differences: string[] = [];
  for (const [key, direction] of Object.entries(deed.scrolled ?? {})) {
    const moved = told.scrolled[key];
    if (moved === undefined || !isScrolled(moved, direction))
      differences.push(`${key} is not scrolled ${direction}`);
  }
  if (deed.shown !== undefined && told.shown[deed.shown]?.after !== true)
    differences.push(`${deed.shown} is not in view`);
  if (deed.address !== undefined && !address.endsWith(deed.address))
    differences.push(`the address is ${address} instead of …${deed.address}`);
  const wantedLoads = deed.reloaded === true ? 2 : 1;
  if (deed.address === undefined && deed.clicked === undefined && loads !== wantedLoads)
    differences.push(`the page was loaded ${loads} times instead of ${wantedLoads}`);
  return differences;
}

type Scrolled = Told["scrolled"][string];

function isScrolled({ before, after, limit }: Scrolled, direction: string): boolean {
  switch (direction) {
    case "down":
      return after.y > before.y;
    case "up":
      return after.y < before.y;
    case "right":
      return after.x > before.x;
    case "left":
      return after.x < before.x;
    case "top":
      return after.y === 0;
    default:
      return after.y >= limit.y - 2;
  }
}
