import { expect, test } from "vitest";
import { placesHolding, placesOf } from "../../src/grounding/laid/places.ts";
import { indexOf } from "../../src/grounding/matching/view-index.ts";
import { button, heading, textbox, view, within } from "./build-view.ts";

const page = view([
  heading("Trip", 1),
  within("group", "Outward", heading("When", 3), textbox("Day"), heading("Who", 3), textbox("Name")),
  within(
    "section",
    "",
    heading("Return", 2),
    textbox("Day"),
    within("", "", heading("Extras", 3), button("Add")),
  ),
  textbox("Note"),
]);
const index = indexOf(page);
const places = placesOf(index);

function namesAround(holding: (node: number) => ReadonlySet<number>, at: number): string[] {
  return [...holding(at)].map((place) => page.nodes[place]?.name ?? "");
}

test("a part of the page holds what is in it, a heading what stands below it", () => {
  const holding = placesHolding(places);
  expect(index.candidates.map(({ node, index: at }) => [node.name, ...namesAround(holding, at)])).toEqual([
    ["Day", "Trip", "Outward", "When"],
    ["Name", "Trip", "Outward", "Who"],
    ["Day", "Trip", "Return"],
    ["Add", "Trip", "Return", "Extras"],
    ["Note", "Trip"],
  ]);
});

test("in whatever order it is asked, the answer is the same", () => {
  const inOrder = placesHolding(places);
  const all = page.nodes.map((_, at) => namesAround(inOrder, at));
  const backwards = placesHolding(places);
  const again = page.nodes.map((_, at) => page.nodes.length - 1 - at).map((at) => namesAround(backwards, at));
  expect(again.toReversed()).toEqual(all);
});
