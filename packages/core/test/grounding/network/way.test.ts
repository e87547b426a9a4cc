import { expect, test } from "vitest";
import type { Chance } from "../../../src/grounding/network/network.ts";
import type { ValueChances } from "../../../src/grounding/network/values.ts";
import { wayIn } from "../../../src/grounding/network/way.ts";
import { view } from "../build-view.ts";

const rents = view([
  { role: "spinbutton", name: "Rent from", inputType: "number" },
  { role: "spinbutton", name: "Rent up to", inputType: "number" },
  { role: "checkbox", name: "Pets welcome" },
]);
const instruction = "1200 to 1600 a month";
const places = [...instruction.matchAll(/\S+/gu)];

/** A value of one word, each with how likely it is. */
function value(worths: Record<string, number>, elsewhere = 0): ValueChances {
  const first = places.map(([word]) => worths[word] ?? 0);
  const pieces = places.map(({ 0: word, index: from }, number) => ({ number, from, to: from + word.length }));
  const told = first.reduce((sum, one) => sum + one, 0);
  return { pieces, first, last: first.map((one) => (one === 0 ? 0 : one / told)), elsewhere };
}

const at = (name: string): number => rents.nodes.findIndex((node) => node.name === name);
const field = (name: string, chance: number, told: ValueChances): Chance => ({
  at: at(name),
  chance,
  off: 0,
  value: told,
});
const told = (chances: Chance[]) => {
  const way = wayIn(rents, { instruction, chances });
  return {
    steps: way?.steps.map(({ node, method, arguments: given }) => [method, node?.name, ...given].join(" ")),
    sureness: way?.sureness,
  };
};

test("what one field gets another one does not", () => {
  const { steps, sureness } = told([
    field("Rent from", 0.9, value({ 1200: 0.7, 1600: 0.3 })),
    field("Rent up to", 0.9, value({ 1200: 0.1, 1600: 0.9 })),
  ]);
  expect(steps).toEqual(["fill Rent from 1200", "fill Rent up to 1600"]);
  // By itself the first would be right in half of all cases.
  expect(sureness).toBeGreaterThan(0.65);
});

test("a field whose value another one gets is hardly meant", () => {
  const both = told([
    field("Rent from", 0.6, value({ 1600: 1 })),
    field("Rent up to", 0.97, value({ 1600: 1 })),
  ]);
  expect(both.steps).toEqual(["fill Rent up to 1600"]);
  expect(both.sureness).toBeGreaterThan(0.75);
  expect(both.sureness).toBeLessThan(0.95);
});

test("nothing is told where the value of a field that is meant is said nowhere", () => {
  const lost = field("Rent from", 0.9, value({ 1200: 0.1 }, 0.9));
  expect(told([lost, field("Rent up to", 0.9, value({ 1600: 1 }))]).steps).toBeUndefined();
});

test("what is no field counts by itself, and what is hardly meant only against it", () => {
  const { steps, sureness } = told([
    field("Rent up to", 0.2, value({ 1600: 1 })),
    { at: at("Pets welcome"), chance: 0.9, off: 0.1 },
  ]);
  expect(steps).toEqual(["check Pets welcome"]);
  expect(sureness).toBeCloseTo(0.9 * 0.9 * 0.8);
});

test("what is said twice may be what each of two fields gets", () => {
  const say = "2 adults and 2 children";
  const words = [...say.matchAll(/\S+/gu)];
  const pieces = words.map(({ 0: word, index: from }, number) => ({ number, from, to: from + word.length }));
  const either = { pieces, first: [0.55, 0, 0, 0.45, 0], last: [0.55, 0, 0, 0.45, 0], elsewhere: 0 };
  const chances = [field("Rent from", 0.95, either), field("Rent up to", 0.95, either)];
  const way = wayIn(rents, { instruction: say, chances });
  expect(way?.steps.map(({ arguments: given }) => given)).toEqual([["2"], ["2"]]);
  expect(way?.said.map(({ from }) => from).toSorted((one, other) => one - other)).toEqual([0, 13]);
});

test("a field that is switched off gets nothing", () => {
  const off = view([{ role: "spinbutton", name: "Riders", inputType: "number", disabled: true }]);
  const chance = { ...field("Rent from", 0.95, value({ 1600: 1 })), at: off.nodes.length - 1 };
  expect(wayIn(off, { instruction, chances: [chance] })).toBeUndefined();
});

test("of many fields what is not looked at counts against what is", () => {
  const names = Array.from({ length: 30 }, (_, number) => `Field ${number}`);
  const many = view(names.map((name) => ({ role: "textbox", name })));
  const chances = names.map((name): Chance => {
    const place = many.nodes.findIndex((node) => node.name === name);
    return { at: place, chance: 0.06, off: 1 };
  });
  const meant = { ...field("Rent from", 0.97, value({ 1600: 1 })), at: many.nodes.length };
  const page = { ...many, nodes: [...many.nodes, rents.nodes[at("Rent from")]!] };
  const way = wayIn(page, { instruction, chances: [...chances, meant] });
  expect(way?.steps).toHaveLength(1);
  // None of the others is to be emptied in 0.94 ^ 30 of all cases.
  expect(way?.sureness).toBeLessThan(0.97 * 0.94 ** 30 + 0.001);
});
