import { describe } from "vitest";
import { button, heading, link, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const text = (name: string): Written => ({ role: "text", name });

describe("pages of a list, which are turned", () => {
  const pager = [link("1"), link("2"), text("3"), link("4"), text("…"), link("12"), link("Next")];
  cases(view([heading("Topics"), link("First page of my tank"), within("navigation", "", ...pager)]), [
    ["jump to the very last page of topics", "click 12"],
    ["back to the first page", "click 1"],
    ["turn to page four please", "click 4"],
    ["the second page", "click 2"],
    ["one page further", "click Next"],
    ["a page back", "click 2"],
    ["geh zur letzten Seite", "click 12"],
    ["open the first page of my tank", "click First page of my tank"],
    ["open page 7", "not_found"],
  ]);

  const signs = [link("«"), link("‹"), link("1"), text("2"), link("3"), link("›"), link("»")];
  cases(view([heading("Hits"), within("navigation", "", ...signs), button("Print")]), [
    ["go to the last page", "click »"],
    ["first page", "click «"],
    ["turn the page", "click ›"],
    ["the page before that of the shop", "not_understood"],
  ]);

  // Where only ten of many are shown, the tenth need not be the last.
  const some = Array.from({ length: 10 }, (_, at) => link(`${at + 1}`));
  cases(view([heading("Hits"), within("navigation", "", ...some, link(">"))]), [
    ["go to the last page", "not_found"],
  ]);
});
