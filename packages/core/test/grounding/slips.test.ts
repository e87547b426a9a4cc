import { describe } from "vitest";
import { button, heading, select, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

describe("more slips of the keyboard than one, and in short words", () => {
  const page = view([
    heading("Bookings", 1),
    within("toolbar", "", button("Save rota"), button("Refresh humidity"), button("Sort by total")),
    select("Board", "Room only", "Breakfast"),
    textbox("Volume"),
  ]);
  cases(page, [
    ["save teh rotta", "click Save rota"],
    ["refesh the humdity", "click Refresh humidity"],
    ["sort by totl", "click Sort by total"],
    ["chagne the bord to Room olny", "selectOption Board [Room only]"],
    ["set teh volum to 7", "fill Volume [7]"],
    // What is typed stays as it was written, and a short word may be a name.
    ["set the volume to teh", "fill Volume [teh]"],
    ["open Totl", "not_found"],
  ]);
});

describe("making a new one", () => {
  cases(view([button("+ Add tenant"), button("Tenants")]), [["create a new tenant", "click + Add tenant"]]);
  cases(view([button("New layer"), button("Hide layer")]), [["add another layer", "click New layer"]]);
  // “add” alone does not say of what.
  cases(view([button("add"), button("Play")]), [["insert a table", "not_understood"]]);
});
