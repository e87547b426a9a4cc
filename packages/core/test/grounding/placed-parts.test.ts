import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import type { PageView, ViewNode } from "../../src/page/view.ts";
import { view, type Written } from "./build-view.ts";

const at = (...[x, y, width = 30, height = 30]: number[]): Pick<ViewNode, "box"> => ({
  box: { x: x ?? 0, y: y ?? 0, width, height },
});
const button = (name: string, ref: string, place: Pick<ViewNode, "box">): Written => ({
  role: "button",
  name,
  ref,
  children: [name],
  ...place,
});
const part = (place: Pick<ViewNode, "box">, children: Written[], looks?: string): Written => ({
  role: "generic",
  ...place,
  ...(looks === undefined ? {} : { looks }),
  children,
});
const heading = (name: string, place: Pick<ViewNode, "box">): Written => ({
  role: "heading",
  level: 2,
  name,
  children: [name],
  ...place,
});
const icon = (ref: string, signs: string, place: Pick<ViewNode, "box">): Written => ({
  role: "button",
  name: "",
  ref,
  signs,
  ...place,
});

/** What is pressed or filled, by its reference; else the outcome. */
function placed(page: PageView, table: [instruction: string, expected: string][]): void {
  test.each(table)("%s → %s", (instruction, expected) => {
    const found = ground(page, instruction);
    const done =
      found.outcome === "resolved" ? found.steps.map(({ node }) => node?.ref).join(" ") : found.outcome;
    expect(done).toBe(expected);
  });
}

describe("parts told by their looks, their place or their name", () => {
  const page = view([
    part(at(0, 0, 1280, 50), [
      icon("refresh", "mdi-refresh", at(1100, 10)),
      icon("menu", "bars", at(10, 10)),
    ]),
    part(at(200, 60, 1000, 40), [button("Turn on", "strip", at(1100, 65))], "yellow"),
    part(at(0, 120, 180, 400), [
      button("Network", "left-network", at(10, 130, 100)),
      button("Sound", "left-sound", at(10, 165, 100)),
      button("About", "left-about", at(10, 200, 100)),
    ]),
    part(at(200, 120, 900, 200), [
      heading("Storage", at(200, 120, 200)),
      button("Turn on", "storage", at(210, 160)),
      button("Print", "storage-print", at(260, 160)),
    ]),
    part(at(200, 330, 900, 200), [
      heading("Network", at(200, 330, 200)),
      button("Turn on", "network", at(210, 370)),
      button("Print", "network-print", at(260, 370)),
    ]),
  ]);
  placed(page, [
    ["in the left column press Network", "left-network"],
    ["press Turn on in the yellow strip", "strip"],
    ["in the network part, turn it on", "network"],
    ["hit Print in the storage section", "storage-print"],
    ["Network: Print", "network-print"],
    ["click the round arrow in the bar at the top", "refresh"],
    ["tap those three little lines up in the left corner", "menu"],
    ["the round arrow, top right", "refresh"],
    ["the round arrow, bottom right", "not_understood"],
    ["press Turn on in the blue strip", "not_found"],
    ["press Send in the yellow strip", "not_found"],
    ["don't press Turn on in the yellow strip", "not_understood"],
    ["open the bottom entry on the left", "left-about"],
    ["press the second button on the left", "left-sound"],
    ["open the fifth entry on the left", "not_found"],
  ]);
});

describe("parts under a text that stands over them", () => {
  const field = (name: string, ref: string): Written => ({
    role: "row",
    children: [
      { role: "cell", children: [name] },
      { role: "cell", children: [{ role: "textbox", name: "", ref }] },
    ],
  });
  const block = (caption: string, rows: Written[]): Written => ({
    role: "generic",
    children: [
      { role: "generic", children: [caption] },
      { role: "table", children: rows },
    ],
  });
  const page = view([
    block("Owner", [field("First name", "o-first"), field("Phone", "o-phone")]),
    block("Animal", [field("Name", "a-name"), field("Breed", "a-breed")]),
    block("Service", [field("Starts at", "s-start"), field("Ringing for", "s-for")]),
    block("Practice", [field("Starts at", "p-start"), field("Captain", "p-captain")]),
  ]);
  placed(page, [
    ["Owner: first name Marta", "o-first"],
    ["Service starts at 10:15, could you change that", "s-start"],
    ["in the practice part, starts at 19:30", "p-start"],
    ["Owner: Marta", "not_understood"],
  ]);
});
