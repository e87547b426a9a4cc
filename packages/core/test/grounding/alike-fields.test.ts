import { describe } from "vitest";
import { textbox, view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const slider = (name: string): Written => ({
  role: "slider",
  name,
  inputType: "range",
  bounds: { min: "0", max: "100" },
  value: "20",
});

describe("fields that are called by one word and a number", () => {
  cases(view([slider("Mic 1"), slider("Mic 2"), slider("Music"), textbox("Notes")]), [
    ["both mics at 50", "fill Mic 1 [50], fill Mic 2 [50]"],
    ["mics to 70", "fill Mic 1 [70], fill Mic 2 [70]"],
    ["pull all the faders down to zero", "fill Mic 1 [0], fill Mic 2 [0], fill Music [0]"],
    ["both music at 50", "not_understood"],
    ["both mics at lunch", "not_understood"],
  ]);
  // Three are not both.
  cases(view([slider("Mic 1"), slider("Mic 2"), slider("Mic 3")]), [["both mics at 50", "not_understood"]]);
});

describe("what is a part of a value, and what is not", () => {
  cases(
    view([
      textbox("Message on the invoice"),
      textbox("E-mail", { inputType: "email" }),
      textbox("Initials"),
      textbox("Waist"),
    ]),
    [
      [
        "replace the message on the invoice with: Please pay within 30 days.",
        "fill Message on the invoice [Please pay within 30 days.]",
      ],
      ["message on the invoice: Thank you.", "fill Message on the invoice [Thank you]"],
      ["e-mail is now tove@post.example", "fill E-mail [tove@post.example]"],
      ["the waist was measured at 86", "fill Waist [86]"],
      ["there should be RK on it as initials", "fill Initials [RK]"],
      ["initials: RK", "fill Initials [RK]"],
    ],
  );
});
