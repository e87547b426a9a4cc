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
