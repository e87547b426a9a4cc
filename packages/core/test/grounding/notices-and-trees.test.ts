import { describe, expect, it } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { button, heading, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const press = (name: string, hints: string): Written => ({ role: "button", name, interactive: true, hints });

describe("what comes up unasked, and branches of a tree", () => {
  const page = view([
    within("generic", "", "10 % off all soups this week", press("×", "offer-close")),
    heading("Kitchen"),
    within("alert", "", "Your session ends in five minutes", press("×", "alert-close")),
    within("generic", "", "Tip: press K to find things", press("×", "tip-close")),
    within(
      "list",
      "Spices",
      within("listitem", "", "Salt", press("×", "salt")),
      within("listitem", "", "Pepper", press("×", "pepper")),
    ),
    button("Close account"),
  ]);
  cases(page, [
    ["dismiss the warning", "click ×"],
    ["get rid of the tip about K", "click ×"],
    ["close the account", "click Close account"],
    ["close the newsletter popup", "not_found"],
    ["get rid of the cookie notice", "not_understood"],
  ]);

  const settings = view([
    within(
      "generic",
      "",
      "Your settings and what you pay for",
      button("Close account"),
      button("Clear history"),
    ),
  ]);
  cases(settings, [
    ["close the account banner", "ambiguous"],
    ["dismiss the settings banner", "ambiguous"],
    ["close the settings window", "ambiguous"],
    ["close the account", "click Close account"],
  ]);

  const told = view([
    within("generic", "", "Planned works in Weir Street on 14 March", press("×", "works-close")),
    within("generic", "", "We use cookies to keep you signed in", button("Got it")),
    within("generic", "", "Bring a friend and get 20 % off", button("Maybe later"), button("Tell me more")),
    within("generic", "", "Delete all of your photos of the lake?", button("OK"), button("Keep them")),
    heading("Boats on the river"),
  ]);
  cases(told, [
    ["okay, I have read about Weir Street, remove the note please", "click ×"],
    ["works on 14 March, noted. You can hide the message.", "click ×"],
    ["cookies, fine, put that bar away", "not_understood"],
    ["cookies, fine, put that thing away", "click Got it"],
    ["the message about the cookies can go", "click Got it"],
    ["get rid of the bring-a-friend offer", "click Maybe later"],
    ["I don't want to bring a friend", "click Maybe later"],
    // What is not told, is told of something else, or asks for a decision.
    ["put that thing away", "not_understood"],
    ["I have read about the boats, remove the note", "not_found"],
    ["photos of the lake, fine, put that thing away", "not_understood"],
    ["I have read about Weir Street, leave the note there", "not_understood"],
    ["hide the message about Weir Street and the one about cookies", "not_found"],
    ["no thanks", "not_found"],
  ]);

  const tree = view([
    within(
      "tree",
      "",
      {
        role: "treeitem",
        expanded: false,
        children: [press("▸", "toggler"), { role: "generic", interactive: true, children: ["Pumps"] }],
      },
      {
        role: "treeitem",
        expanded: true,
        children: [press("▾", "toggler"), { role: "generic", interactive: true, children: ["Valves"] }],
      },
    ),
  ]);
  cases(tree, [
    ["unfold the pumps branch", "click ▸"],
    ["collapse the valves", "click ▾"],
    ["expand the valves", "not_found"],
    ["unfold the pumps in the tree", "click ▸"],
  ]);

  // The middle of an entry that holds others is one of those: what shows its name is pressed.
  const nested = view([
    within("tree", "", {
      role: "treeitem",
      name: "Gates North",
      expanded: true,
      children: [
        { role: "generic", interactive: true, tag: "span", ref: "label", children: ["Gates"] },
        within("group", "", { role: "treeitem", name: "North", children: ["North"] }),
      ],
    }),
  ]);
  it("presses what shows the name of an entry", () => {
    expect(ground(nested, "right click Gates")).toMatchObject({
      steps: [{ method: "rightClick", node: { ref: "label" } }],
    });
  });
});
