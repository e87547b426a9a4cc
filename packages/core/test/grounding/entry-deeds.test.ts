import { describe, expect, test } from "vitest";
import { button, heading, link, view, within, type Written } from "./build-view.ts";
import { placed } from "./told.ts";

const row = (name: string, ...cells: Written[]): Written =>
  within("row", name, ...cells.map((cell) => within("cell", "", cell)));

describe("the control of a row or card that is called after the deed", () => {
  const rooms = view([
    button("New booking"),
    heading("Requests waiting"),
    within(
      "table",
      "",
      row(
        "Chess circle",
        "Chess circle",
        "Attic",
        "5 March",
        within("generic", "", button("✔"), button("✘")),
      ),
      row("Yoga group", "Yoga group", "Studio", "19 March", within("generic", "", button("✔"), button("✘"))),
      row("Chess school", "Chess school", "Hall", "7 March", within("generic", "", button("✔"), button("✘"))),
    ),
  ]);
  const star = (): Written => ({ role: "button", name: "", signs: "icon icon-star" });
  const files = view([
    within(
      "list",
      "",
      within("listitem", "", link("Site report draft.docx"), star(), button("Delete")),
      within("listitem", "", link("Site report final.docx"), star(), button("Delete")),
      within("listitem", "", link("Load calculations.xlsx"), star(), button("Delete")),
    ),
  ]);
  const plots = view([
    within(
      "list",
      "",
      within("listitem", "", "Plot 7, Mrs Osei", button("Add note")),
      within("listitem", "", "Plot 8, nobody", button("Add note")),
      within("listitem", "", "Plot 9, Mr Lund", button("Add note")),
    ),
  ]);
  test.each([
    [rooms, "approve the chess circle's request", "click button “✔” in the row “Chess circle”"],
    // “Chess” is said of two, “violin” of none.
    [rooms, "approve the chess request", "not_found"],
    [rooms, "approve the violin group's request", "not_found"],
    [files, "star the draft of the site report", "click button in the list item “Site report draft.docx”"],
    [
      files,
      "star the load calculations spreadsheet",
      "click button in the list item “Load calculations.xlsx”",
    ],
    [files, "star the site report", "ambiguous"],
    // A thing that the page does not know may be another one than what would be deleted.
    [files, "delete the draft's comment", "not_found"],
    [plots, "add a photo to plot 7", "not_found"],
  ] as const)("%#: %s: %s", (page, instruction, expected) => {
    expect(placed(page, instruction)).toBe(expected);
  });
});
