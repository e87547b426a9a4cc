import { describe, expect, it } from "vitest";
import { button, heading, view, within, type Written } from "./build-view.ts";
import { cases, placed } from "./told.ts";

const cross = (ref: string): Written => ({ role: "button", name: "×", ref, hints: ref, children: ["×"] });
const toggler = (ref: string): Written => ({
  role: "button",
  name: "",
  ref,
  hints: ref,
  signs: "chevron-down",
});

describe("entries that are counted, whatever they are called", () => {
  const page = view([
    heading("Alerts"),
    within(
      "list",
      "",
      within("listitem", "", "Too hot", button("Mute")),
      within("listitem", "", "Door open", button("Mute")),
      within("listitem", "", "Pump dry", button("Mute")),
    ),
    heading("Running order"),
    within(
      "list",
      "",
      within("listitem", "", "Sinnerman", cross("x-1")),
      within("listitem", "", "Eagle", cross("x-2")),
      within("listitem", "", "Lady", cross("x-3")),
      within("listitem", "", "Ident", cross("x-4")),
    ),
    heading("Files"),
    within(
      "list",
      "",
      within("listitem", "", toggler("fold-1"), "retry.ts"),
      within("listitem", "", toggler("fold-2"), "limits.ts"),
    ),
  ]);
  cases(page, [
    ["mute the second warning", "click Mute"],
    ["remove the last item from the running order", "click ×"],
    ["remove item number 2 from the running order", "click ×"],
    ["fold the second file", "click fold-2"],
    ["mute the fifth warning", "not_found"],
    // What is called so is another thing of the page, or has nothing that does it.
    ["mute the second file", "not_found"],
    ["remove the third file", "not_found"],
    ["archive the second warning", "not_found"],
    ["don't mute the second warning", "not_understood"],
  ]);

  it("counts within the list that has what is to be done", () => {
    expect(placed(page, "mute the second warning")).toContain("Door open");
    expect(placed(page, "remove item number 2 from the running order")).toContain("Eagle");
  });
});

describe("what comes next", () => {
  const page = view([
    { role: "button", name: "⏮", hints: "ctrl-prev", children: ["⏮"] },
    { role: "button", name: "⏯", hints: "ctrl-play", children: ["⏯"] },
    { role: "button", name: "⏭", hints: "ctrl-next", children: ["⏭"] },
    button("Song list"),
  ]);
  cases(page, [
    ["next song please", "click ⏭"],
    ["next, press Song list", "click Song list"],
  ]);
});
