import { describe } from "vitest";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const clinic = view([
  { role: "heading", name: "Monday", level: 1 },
  {
    role: "list",
    children: [
      ["Milo Grant", "Vaccination"],
      ["Lena Fuchs", "Blood test"],
      ["Lena Fuchs", "X-ray"],
    ].map(([name = "", reason = ""], at) => ({
      role: "listitem",
      children: [
        name,
        reason,
        { role: "button", name: "Cancel", hints: `cancel-${at}` },
        { role: "link", name: `Record ${at}` },
      ],
    })),
  },
  { role: "textbox", name: "Find a patient", value: "" },
]);

describe("what is said first tells what the order is about", () => {
  cases(clinic, [
    ["Milo Grant can't come, cancel it", "click Cancel"],
    ["Where is the X-ray? Open its record", "click Record 2"],
    ["don't cancel the X-ray, open its record", "click Record 2"],
    ["Lena Fuchs is ill, cancel her appointment", "not_understood"],
    ["if Milo Grant can't come, cancel it", "not_understood"],
    ["Milo Grant owes us 30, cancel it", "not_understood"],
    ["Milo Grant from Lena Fuchs, cancel it", "not_understood"],
  ]);
});
