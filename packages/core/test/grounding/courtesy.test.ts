import { describe } from "vitest";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const library = view([
  {
    role: "list",
    children: ["Jigsaw", "Belt sander"].map((name) => ({
      role: "listitem",
      children: [
        { role: "heading", name, level: 3 },
        { role: "button", name: "Reserve" },
        { role: "link", name: "Details" },
      ],
    })),
  },
  { role: "textbox", name: "Search", value: "" },
]);

describe("how something is asked for says nothing of what is to be done", () => {
  cases(library, [
    ["would you mind reserving the jigsaw?", "click Reserve"],
    ["if you could reserve the jigsaw, that would be great", "click Reserve"],
    ["be a dear and reserve the jigsaw, cheers", "click Reserve"],
    ["I was wondering if you could reserve the jigsaw", "click Reserve"],
    ["gimme the details of the jigsaw when you get a chance", "click Details"],
    ["can u reserve the jigsaw pls", "click Reserve"],
    ["don't forget to reserve the jigsaw", "click Reserve"],
  ]);
});

describe("what hangs on something, is forbidden, asked or told is not done", () => {
  cases(library, [
    ["if you like the jigsaw, reserve it", "not_understood"],
    ["don't reserve the jigsaw", "not_understood"],
    ["reserve the jigsaw if it is in", "not_understood"],
    ["should I reserve the jigsaw?", "not_understood"],
    ["did you reserve the jigsaw?", "not_understood"],
    ["why did you reserve the jigsaw", "not_understood"],
    ["I've already reserved the jigsaw", "not_understood"],
  ]);
});
