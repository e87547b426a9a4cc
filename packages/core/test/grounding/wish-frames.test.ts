import { describe, expect, test } from "vitest";
import { view, type Written } from "./build-view.ts";
import { ground } from "../../src/grounding/ground.ts";
import { cases } from "./told.ts";

const link = (name: string): Written => ({ role: "link", name, children: [name] });
const box = (name: string, checked = false): Written => ({ role: "checkbox", name, checked });
const pill = (name: string): Written => ({ role: "button", name, pressed: false, children: [name] });
const detail = (term: string, value: string): Written[] => [
  { role: "term", name: term, children: [term] },
  { role: "definition", children: [value] },
  { role: "definition", children: [{ role: "link", name: "Edit", href: `#${term}`, children: ["Edit"] }] },
];

describe("wishes and questions for the way are orders", () => {
  const page = view([
    link("My bills"),
    pill("Old Mill"),
    pill("Show spaces"),
    box("Hide tools that are on loan"),
    box("Show accessories", true),
    box("Walking boots", true),
    box("Share my progress with friends", true),
    box("Class reminders", true),
    box("Payment reminders", true),
    { role: "textbox", name: "My vet" },
  ]);
  cases(page, [
    ["I'd like to see my bills", "click My bills"],
    ["I only want to see what's on at the Old Mill", "click Old Mill"],
    ["I can't see the spaces", "click Show spaces"],
    ["I don't want to see the tools that are on loan", "check Hide tools that are on loan"],
    ["the walking boots shouldn't be ticked", "uncheck Walking boots"],
    ["I only want to see what's on at the Library", "not_understood"],
    ["I can't see the margins", "not_understood"],
    ["our vet is now Dr Osei", "fill My vet [Dr Osei]"],
    ["my vet is Dr Now", "fill My vet [Dr Now]"],
    ["I don't want to share my progress with anyone", "uncheck Share my progress with friends"],
    ["turn off both kinds of reminders", "uncheck Class reminders, uncheck Payment reminders"],
  ]);
});

describe("details are changed where they stand", () => {
  const page = view([
    box("Phone"),
    { role: "generic", children: [...detail("Name", "Priya"), ...detail("Password", "•••")] },
  ]);
  test.each([
    ["take me to where I can change my password", "#Password"],
    ["change my password", "#Password"],
    ["edit name", "#Name"],
  ])("%s", (instruction, href) => {
    const grounding = ground(page, instruction);
    expect(grounding.outcome === "resolved" && grounding.steps[0]?.node?.href).toBe(href);
  });
  cases(page, [["change my phone number", "not_found"]]);
});
