import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import type { ViewNode } from "../../src/page/view.ts";
import { view, type Written } from "./build-view.ts";
import { cases, told } from "./told.ts";

const at = (...[x, y, width = 30, height = 30]: number[]): Pick<ViewNode, "box"> => ({
  box: { x: x ?? 0, y: y ?? 0, width, height },
});
const button = (name: string, place: Partial<Exclude<Written, string>>): Written => ({
  role: "button",
  name,
  children: name === "" ? [] : [name],
  ...place,
});

describe("controls beside one another", () => {
  const page = view([
    {
      role: "toolbar",
      ...at(0, 0, 400),
      children: [
        button("Undo", at(10, 0)),
        button("", { ...at(50, 0), ref: "brush", signs: "fa-paint-brush" }),
        button("", { ...at(90, 0), ref: "lamp", signs: "fa-moo" }),
        button("Send", at(130, 0)),
        button("Send later", at(170, 0)),
        { role: "slider", name: "Volume", ...at(220, 0, 100) },
        button("Mute", at(330, 0)),
      ],
    },
    button("Zoom out", at(900, 200)),
    button("North up", at(900, 240)),
    button("Marina", at(600, 240)),
  ]);
  cases(page, [
    ["press the button to the right of Send", "click Send later"],
    ["the tool right of the brush", "click lamp"],
    ["click what is between Undo and Send later", "not_found"],
    ["press the button between Undo and Send", "not_found"],
    ["click the button below Zoom out", "click North up"],
    ["hit the button above North up", "click Zoom out"],
    ["press the button to the left of Mute", "click Send later"],
    ["press the thing to the left of Mute", "not_found"],
    ["what's to the right of 'Send'? press that", "click Send later"],
    ['the button right of "Send"', "click Send later"],
    ["the button next to Mute, left-hand side", "click Send later"],
    ["click the button to the left of Undo", "not_found"],
    ["press the button next to Send", "ambiguous"],
    ["don't press the button to the right of Send", "not_understood"],
    ["click the button to the right of Redo", "not_found"],
    ["click the fabric to the right of Send", "not_found"],
  ]);
});

test("what is quoted as a whole is a name, and no place", () => {
  const link = (name: string, y: number): Written => ({
    role: "link",
    name,
    children: [name],
    ...at(0, y, 200),
  });
  const page = view([link("The room above the shop", 0), link("The room with a view", 40), link("Shop", 80)]);
  expect(told(ground(page, 'open "The room above the shop"'))).toBe("click The room above the shop");
});

describe("told by signs and words beside one another", () => {
  const field = (name: string, place: Partial<Exclude<Written, string>>): Written => ({
    role: "textbox",
    name,
    editable: true,
    ...place,
  });
  const chip = (name: string, x: number): Written => ({
    role: "generic",
    ...at(x, 0, 90),
    children: [
      name,
      {
        ...(button("Remove filter", at(x + 60, 0)) as object),
        ref: `cross ${name}`,
        children: ["×"],
      } as Written,
    ],
  });
  const page = view([
    { role: "generic", ...at(0, 0, 400), children: [chip("Rack 2", 10), chip("Plasma", 110)] },
    {
      role: "toolbar",
      ...at(0, 40, 400),
      children: [
        button("", { ...at(10, 40), ref: "load", signs: "fa-upload" }),
        button("New folder", at(50, 40)),
        button("", { ...at(90, 40), ref: "gear", signs: "fa-cog" }),
        field("Search", at(130, 40, 100)),
      ],
    },
    {
      role: "paragraph",
      ...at(0, 80, 800, 24),
      children: [
        { role: "text", name: "Logged in as Odette. Fines owed:", ...at(0, 80, 200) },
        { role: "text", name: "$3.20", ...at(220, 80, 60) },
        button("Pay", at(300, 80)),
      ],
    },
    ...["Glover Street", "Chapel Hill"].flatMap((name, row): Written[] => [
      {
        role: "generic",
        ...at(0, 120 + row * 60, 600, 50),
        children: [
          { role: "generic", ...at(0, 120 + row * 60, 200, 20), children: [name] },
          button("Viewing", { ...at(220, 120 + row * 60), ref: `viewing ${name}` }),
          button("Map", { ...at(260, 120 + row * 60), ref: `map ${name}` }),
        ],
      },
    ]),
  ]);
  cases(page, [
    ["click the x beside Plasma", "click Remove filter"],
    ["click the button right of the upload button", "click New folder"],
    ["hover over the button right of the upload button", "hover New folder"],
    ["click the button right after New folder", "click gear"],
    ["click the button next to the fines I owe", "click Pay"],
    ["type gouda into the box beside the gear", "fill Search [gouda]"],
    ["click the button after New folder", "click gear"],
    ["click the x beside New folder", "not_found"],
    ["click the x beside Serum", "not_found"],
    ["click the x beside the upload button", "not_found"],
    ["click Map next to Viewing", "ambiguous"],
    ["type gouda into the box beside the bell", "not_found"],
    ["click the pencil beside the gear", "not_found"],
  ]);
});

describe("what the page calls so, side by side", () => {
  const collar = (name: string, x: number): Written => ({
    role: "generic",
    interactive: true,
    ...at(x, 40, 80, 60),
    children: [name],
    ref: name,
  });
  const page = view([
    { role: "heading", level: 2, name: "Collar", children: ["Collar"], ...at(0, 0, 300) },
    {
      role: "generic",
      ...at(0, 40, 400, 60),
      children: [
        collar("Kent", 0),
        collar("Cutaway", 90),
        collar("Button-down", 180),
        collar("Mandarin", 270),
      ],
    },
  ]);
  cases(page, [
    ["the collar between Kent and Button-down", "click Cutaway"],
    ["take the collar to the right of Cutaway", "click Button-down"],
    ["the collar between Kent and Mandarin", "not_understood"],
    ["the cuff between Kent and Button-down", "not_understood"],
    ["is there a collar between Kent and Button-down?", "not_understood"],
  ]);
});

describe("pictures and seats", () => {
  const picture = (name: string, x: number, y: number): Written => ({
    role: "figure",
    name,
    ...at(x, y, 100, 120),
    children: [
      {
        role: "img",
        name,
        ref: name,
        ...at(x, y, 100, 90),
        children: [{ role: "generic", interactive: true, ...at(x, y, 20, 20) }],
      },
      name,
    ],
  });
  const seat = (name: string, x: number, y: number): Written => ({
    role: "gridcell",
    name: `Seat ${name}`,
    interactive: true,
    disabled: name.includes("taken"),
    ...at(x, y),
    children: [name],
  });
  const page = view([
    picture("Dawn", 0, 0),
    picture("Storm", 110, 0),
    picture("Cairn", 0, 130),
    {
      role: "grid",
      ...at(0, 300, 200, 100),
      children: [
        {
          role: "row",
          ...at(0, 300, 120),
          children: [seat("1A, taken", 0, 300), seat("1B", 30, 300), seat("1C", 60, 300)],
        },
        {
          role: "row",
          ...at(0, 330, 120),
          children: [seat("2A", 0, 330), seat("2B, taken", 30, 330), seat("2C", 60, 330)],
        },
      ],
    },
  ]);
  cases(page, [
    ["open the picture right below Dawn", "click Cairn"],
    ["open the picture Storm", "click Storm"],
    ["open the picture below Cairn", "not_found"],
    ["select the last free seat", "click Seat 2C"],
    ["take the free seat next to 1C", "click Seat 1B"],
    ["the seat below 1B", "not_found"],
    ["take the free seat next to 2A", "not_found"],
  ]);
});

describe("seats that say whose they are", () => {
  const seat = (name: string, who: string, x: number): Written => ({
    role: "generic",
    name: "",
    ref: name,
    hints: `seat ${name}`,
    interactive: true,
    ...at(x, 0, 80, 40),
    children: [
      { role: "generic", children: [name] },
      { role: "generic", children: [who] },
    ],
  });
  const page = view([
    {
      role: "generic",
      ...at(0, 0, 400, 40),
      children: [
        seat("A1", "Ines", 0),
        seat("A2", "Free", 90),
        seat("A3", "Free", 180),
        seat("A4", "Sue", 270),
      ],
    },
  ]);
  cases(page, [
    ["choose the last free seat", "click seat A3"],
    ["choose the third free seat", "not_found"],
  ]);
});
