import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { heldBack } from "../../src/grounding/checks/held-back.ts";
import { stepOn, type Resolved } from "../../src/grounding/outcome.ts";
import type { PageView } from "../../src/page/view.ts";
import { button, heading, select, textbox, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const card = (name: string, ...told: string[]): Written =>
  within("listitem", "", heading(name, 3), ...told, button("Book"), button("Share"));
const hotels = view(
  [
    heading("Hotels in Lisbon", 1),
    within(
      "list",
      "",
      card("Hotel Tejo", "€120", "8.7"),
      card("Casa Azul", "€85", "9.1"),
      card("Grand Alfama", "€310", "8.2"),
    ),
  ],
  { title: "Hotels in Lisbon" },
);

/** The heading of the card in which it stands. */
function cardOf({ nodes }: PageView, at: number): string {
  const { parent = 0 } = nodes[at] ?? {};
  return nodes.find((node) => node.role === "heading" && node.parent === parent)?.name ?? "";
}

describe("what compares", () => {
  test.each([
    ["book the cheapest hotel", "Casa Azul"],
    ["book the most expensive hotel", "Grand Alfama"],
  ])("%s: %s", (instruction, name) => {
    const grounding = ground(hotels, instruction);
    const node = grounding.outcome === "resolved" ? grounding.steps[0]?.node : undefined;
    expect(cardOf(hotels, hotels.nodes.indexOf(node as never))).toBe(name);
  });

  test.each([
    ["book the cheapest hotel", "Hotel Tejo"],
    ["book the cheapest hotel", "Grand Alfama"],
    ["book the nearest hotel", "Hotel Tejo"],
  ])("%s is held back from %s", (instruction, name) => {
    const at = hotels.nodes.findIndex(
      (node, place) => node.name === "Book" && cardOf(hotels, place) === name,
    );
    const found: Resolved = {
      outcome: "resolved",
      steps: [stepOn(hotels, hotels.nodes[at] as never, { method: "click" })],
      confidence: 0.98,
      candidates: [],
    };
    expect(heldBack(hotels, instruction, found)).toMatchObject({ outcome: "not_found" });
    expect(heldBack(hotels, "book the hotel", found)).toBeUndefined();
  });
});

describe("bounds the other way round", () => {
  const number = (name: string): Written => textbox(name, { inputType: "number" });
  cases(view([number("Rent up to"), number("Rooms at least"), number("Nights")]), [
    ["rent at least 500", "not_found"],
    ["rent up to 500", "fill Rent up to [500]"],
    ["rooms at most 3", "not_understood"],
    ["rooms at least 3", "fill Rooms at least [3]"],
    ["nights at least 3", "fill Nights [3]"],
  ]);
});

describe("a part of an entry is not the entry", () => {
  const row = (name: string): Written =>
    within(
      "row",
      name,
      within("cell", name, name),
      within("cell", "", button("Edit")),
      within("cell", "", button("Remove")),
    );
  const members = view([heading("Members", 1), within("table", "Members", row("Eve Ray"), row("Bob Ash"))], {
    title: "Members",
  });
  cases(members, [
    ["remove Eve's picture", "not_found"],
    ["remove Bob's comments", "not_found"],
    ["remove the password of Bob Ash", "not_found"],
    ["remove the admin role from Bob Ash", "not_found"],
    ["remove Bob Ash", "click Remove"],
    ["remove the member Bob Ash", "click Remove"],
  ]);
  const photos = view([heading("Photos", 1), within("table", "Photos", row("Harbour"), row("Lake"))], {
    title: "Photos",
  });
  cases(photos, [["remove the photo of the harbour", "click Remove"]]);
});

describe("who is counted is among those that are told of", () => {
  const row = (who: string, kind: string): Written =>
    within(
      "row",
      who,
      within("cell", who, who),
      within("cell", kind, kind),
      within("cell", "", button("Reject")),
    );
  const requests = view(
    [
      heading("Requests", 1),
      within(
        "table",
        "Requests",
        row("Mary", "Holiday"),
        row("John", "Sick leave"),
        row("Ann", "Holiday"),
        row("Tom", "Parental leave"),
      ),
    ],
    { title: "Requests" },
  );
  const at = (who: string) =>
    requests.nodes.find((_, place) => rowOf(place) === who && requests.nodes[place]?.name === "Reject");
  const rowOf = (place: number): string => {
    for (let up = place; up > 0; up = requests.nodes[up]?.parent ?? 0)
      if (requests.nodes[up]?.role === "row") return requests.nodes[up]?.name ?? "";
    return "";
  };
  test.each([
    ["reject the fourth holiday request", "Tom", true],
    ["reject the third holiday", "Ann", true],
    ["reject the second holiday", "John", true],
    ["reject the second holiday", "Ann", false],
    ["reject the fourth request", "Tom", false],
    ["reject the last holiday", "Tom", true],
  ])("%s with the one of %s: held back %s", (instruction, who, isHeld) => {
    const steps = [stepOn(requests, at(who) as never, { method: "click" })];
    const found: Resolved = { outcome: "resolved", steps, confidence: 0.9, candidates: [] };
    expect(heldBack(requests, instruction, found) !== undefined).toBe(isHeld);
  });
});

describe("one press is not several", () => {
  cases(view([heading("Lamps", 1), within("list", "", card("Luna lamp", "€20"), card("Sol lamp", "€30"))]), [
    ["book two Luna lamps", "not_found"],
    ["book the Luna lamp", "click Book"],
  ]);
});

describe("a thing that is renamed or done away with", () => {
  const page = view([
    textbox("Remark, chairs"),
    textbox("Playlist"),
    textbox("New name"),
    select("Frequency", "Weekly", "Never"),
    select("Door", "Garden gate", "Garage", "Open doors"),
  ]);
  const step = (name: string, method: "fill" | "selectOption", value: string) =>
    stepOn(page, page.nodes.find((node) => node.name === name) as never, { method, arguments: [value] });
  test.each([
    ["rename the chairs to stools", step("Remark, chairs", "fill", "stools"), true],
    ["rename the playlist to Rain", step("Playlist", "fill", "Rain"), false],
    ["rename it to Rain", step("New name", "fill", "Rain"), false],
    ["put two wobble into the remark on the chairs", step("Remark, chairs", "fill", "two wobble"), false],
    ["lock the garden gate", step("Door", "selectOption", "Garden gate"), true],
    ["open the garage", step("Door", "selectOption", "Garage"), true],
    ["update weekly", step("Frequency", "selectOption", "Weekly"), false],
    ["Lock the garden gate", step("Door", "selectOption", "Garden gate"), true],
    ["choose the garage", step("Door", "selectOption", "Garage"), false],
    ["open the doors", step("Door", "selectOption", "Open doors"), false],
  ])("%s", (instruction, one, isHeld) => {
    const found: Resolved = { outcome: "resolved", steps: [one], confidence: 0.9, candidates: [] };
    expect(heldBack(page, instruction, found) !== undefined).toBe(isHeld);
  });
});
