import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { box, button, heading, radio, view, type Written } from "./build-view.ts";
import { told } from "./told.ts";

const drawn = (name = "☆"): Written[] => [1, 2, 3, 4, 5].map((at) => button(name, { ref: `star ${at}` }));
const named = (of = "out of 5"): Written[] =>
  [1, 2, 3, 4, 5].map((at) => radio(`${at} ${of}`, { ref: `mark ${at}` }));

describe("a mark is given by its height", () => {
  const page = view([heading("Order 7"), box(...drawn()), button("Send")]);
  test.for([
    ["give it four stars", "star 4"],
    ["rate it 2", "star 2"],
    ["3 stars", "star 3"],
    ["give the order five stars", "star 5"],
    ["click the second star", "star 2"],
    ["set the rating to 4", "star 4"],
    ["leave a 3-star review", "star 3"],
  ])("%s", ([words = "", ref]) => {
    expect(ground(page, words)).toMatchObject({ outcome: "resolved", steps: [{ node: { ref } }] });
  });
});

test("marks that are named are chosen by their names, in whatever order they stand", () => {
  const page = view([box("The warden", { role: "radiogroup", children: named().toReversed() })]);

  expect(ground(page, "the warden gets 4 stars")).toMatchObject({
    steps: [{ node: { ref: "mark 4" }, method: "check" }],
  });
  expect(ground(page, "rate the warden 1 out of 5")).toMatchObject({ steps: [{ node: { ref: "mark 1" } }] });
});

test("of several rows of marks the one is meant that is about what is named", () => {
  const row = (name: string) => box(name, ...[1, 2, 3].map((at) => button("★", { ref: `${name} ${at}` })));
  const page = view([row("Soup"), row("Fish"), row("Pudding")]);

  expect(ground(page, "give the fish 2 stars")).toMatchObject({ steps: [{ node: { ref: "Fish 2" } }] });
  expect(ground(page, "give it 2 stars").outcome).not.toBe("resolved");
  expect(ground(page, "give the salad 2 stars").outcome).not.toBe("resolved");
});

test("a height that is not there is not given, and what is no row of marks gets none", () => {
  expect(ground(view([box(...drawn())]), "give it 7 stars").outcome).not.toBe("resolved");
  const pages = view([box(button("1"), button("2"), button("3"), button("4"))]);
  expect(told(ground(pages, "give it four stars"))).not.toMatch(/^click 4/u);
  expect(ground(pages, "give it four stars").outcome).not.toBe("resolved");
});
