import type { RecountedControl } from "./controls.ts";
import { isCalledAlike } from "./read.ts";
import { toldIn, type Reading, type Told } from "./told.ts";
import { isSilent } from "./words.ts";

const most = 12;

/** “everybody gets a break of 20”: what is told of all of them goes into each of the fields that are called alike. */
export function toldOfEach(reading: Reading, isPair: boolean): Told[] | undefined {
  const { tokens } = reading.phrase;
  const whole = toldIn(reading).flatMap((all, at) =>
    tokens.slice(0, at).every(isSilent)
      ? all.filter(({ to, isNamed, places }) => isNamed && places.length === 0 && to === tokens.length)
      : [],
  );
  const best = new Map<RecountedControl, Told>();
  for (const told of whole) {
    const known = best.get(told.control);
    if (known === undefined || told.cost < known.cost) best.set(told.control, told);
  }
  const all = [...best.values()].toSorted((one, other) => one.control.at - other.control.at);
  const [first, ...others] = all;
  const isAlike = first !== undefined && others.every(({ control }) => isCalledAlike(control, first.control));
  return isAlike && (isPair ? all.length === 2 : all.length > 1) && all.length <= most ? all : undefined;
}
