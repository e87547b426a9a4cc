import { InvalidArgumentError } from "commander";

/** Reads the value of a flag that counts something, from 1 on. */
export function wholeNumber(most: number): (value: string) => number {
  return (value) => {
    if (/^[1-9]\d{0,5}$/.test(value) && Number(value) <= most) return Number(value);
    throw new InvalidArgumentError(`Expected: a whole number from 1 to ${most}.`);
  };
}
