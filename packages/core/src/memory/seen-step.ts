import type { MemoryStep } from "@legwork/protocol";
import { stateThatMatters, type ControlState } from "../page/control-state.ts";
import type { Sighting } from "../page/fingerprint-memory.ts";

/** What a step keeps of its element. */
export function seen(sighting: Sighting): Omit<MemoryStep, "method" | "arguments"> {
  const { selector, description, fingerprint, placeSelector, name } = sighting;
  return {
    description,
    selector,
    fingerprint,
    ...(placeSelector === undefined ? {} : { placeSelector }),
    ...(name === undefined || name === "" || name.length > 400 ? {} : { name }),
  };
}

/** What a step keeps of the state in which its element was used. */
export function stateIn(method: string, state: ControlState | undefined): Pick<MemoryStep, "state"> {
  const matters = state && stateThatMatters(method, state);
  return matters === undefined ? {} : { state: matters };
}

/** A step whose element is another one now to look at, with nothing left of how it was. */
export function seenNow(step: MemoryStep, sighting: Sighting): MemoryStep {
  const { placeSelector: _place, name: _name, ...rest } = step;
  return { ...rest, ...seen(sighting) };
}
