import { describe, expect, test } from "vitest";
import {
  button,
  checkbox,
  heading,
  link,
  select,
  textbox,
  view,
  within,
  type Written,
} from "./build-view.ts";
import { cases, placed } from "./told.ts";

describe("fields and their values, in either order", () => {
  const page = view([
    within("group", "Owner", textbox("First name"), textbox("Surname"), textbox("Mobile")),
    within("group", "Animal", textbox("Name"), textbox("Weight (kg)", { inputType: "number" })),
    within("group", "Price in €", textbox("from"), textbox("to")),
  ]);

  cases(page, [
    ["first name Ada, surname Moor", "fill First name [Ada], fill Surname [Moor]"],
    ["fill in Ada as first name and Moor as surname", "fill First name [Ada], fill Surname [Moor]"],
    ["could you put Moor in for the surname?", "type Surname [Moor]"],
    ["surname should read O'Neill", "fill Surname [O'Neill]"],
    ["name Bruno, weight 12.5 kg", "fill Name [Bruno], fill Weight (kg) [12.5]"],
    ["set the price from 10 to 25", "fill from [10], fill to [25]"],
    ['write "Moor" in the surname field, but do not send it', "type Surname [Moor]"],
  ]);
});

describe("all but what is left out, which has to be there", () => {
  const page = view([
    heading("Notices"),
    checkbox("Send me a copy"),
    checkbox("Remind me by text"),
    checkbox("Kiosk North"),
    checkbox("Kiosk South"),
  ]);

  cases(page, [
    ["tick every box except the reminder", "check Send me a copy, check Kiosk North, check Kiosk South"],
    ["tick every box except the two kiosks", "check Send me a copy, check Remind me by text"],
    ["tick every box except the three kiosks", "not_found"],
    ["tick every box except the moon", "not_found"],
    ["tick the first two boxes", "check Send me a copy, check Remind me by text"],
    [
      "tick all four boxes",
      "check Send me a copy, check Remind me by text, check Kiosk North, check Kiosk South",
    ],
    ["tick all three boxes", "not_found"],
  ]);
});

describe("a word of the verb's is not the whole of a name", () => {
  const page = view([
    button("Back 15 seconds"),
    { role: "switch", name: "Skip silence", checked: false, interactive: true },
    button("New folder"),
  ]);

  cases(page, [
    ["skip back 15 seconds", "click Back 15 seconds"],
    ["open the folder Photos", "not_found"],
  ]);
});

describe("a box beside a name is ticked, and not opened", () => {
  const row = (name: string): Written =>
    within(
      "generic",
      "",
      checkbox(name),
      { role: "generic", name: "", interactive: true, children: [name] },
      button("Rename"),
    );
  const page = view([row("Invoices"), row("holiday.mp4"), row("notes.txt")]);

  cases(page, [
    ["double-click Invoices", "doubleClick e3"],
    ["tick Invoices", "check Invoices"],
  ]);
});

describe("pictures are called by what they show", () => {
  const card = (name: string): Written =>
    within("listitem", "", heading(name), button("♡", { hints: `heart of ${name}` }), button("Buy"));
  const page = view([
    button("✂"),
    button("Notifications, 3 new", { children: ["🔔"] }),
    within("list", "", card("Thyme"), card("Sage"), card("Mint")),
    within("generic", "", "Hardy", { role: "generic", name: "✕", interactive: true }),
    within("generic", "", "Scented", { role: "generic", name: "✕", interactive: true }),
  ]);

  cases(page, [
    ["click the scissors", "click ✂"],
    ["hover over the bell", "hover Notifications, 3 new"],
    ["remove the filter Hardy", "click ✕"],
    ["remove the filter Evergreen", "not_found"],
  ]);

  test("the picture of an entry is the one in it", () => {
    expect(placed(page, "click the heart of Sage")).toBe("click button “♡” in the list item “Sage”");
  });
});

describe("the same for each entry of a list", () => {
  const track = (name: string, pressed: boolean): Written =>
    within("listitem", "", name, button("Mute", { pressed }), button("Delete"));
  const page = view([
    heading("Tracks"),
    within("list", "", track("Host", false), track("Guest", true), track("Street", false)),
  ]);

  cases(page, [
    ["mute all tracks", "click Mute, click Mute"],
    ["mute all warnings", "click Mute, click Mute"],
    ["mute all strangers", "not_found"],
    ["mute all tracks except the choir", "not_found"],
    ["delete all tracks", "not_found"],
    ["mute all tracks by Street", "click Mute"],
  ]);

  test("what is left out is not pressed", () => {
    expect(placed(page, "mute all tracks except the host")).toBe(
      "click button “Mute” in the list item “Street”",
    );
  });
});

describe("where comes first", () => {
  const page = view([
    within("group", "Light", checkbox("Shade"), checkbox("Sun")),
    within("group", "Display", checkbox("Shade"), checkbox("Contrast")),
    select("Status", "Any", "Online", "Offline"),
    link("Help"),
  ]);

  cases(page, [
    ["under Light tick Shade and Sun", "check Shade, check Sun"],
    ["tick Shade", "ambiguous"],
    ["filter by status Offline", "selectOption Status [Offline]"],
  ]);
});

describe("rows, and what stands above and below them", () => {
  const row = (name: string, at: number): Written => ({
    role: "row",
    name: "",
    box: { x: 10, y: 200 + at * 30, width: 600, height: 30 },
    children: [
      within("cell", "", checkbox("Select row")),
      within("cell", "", link(name)),
      within("cell", "", button("Edit")),
    ],
  });
  const page = view([
    within("table", "", row("Copper pipe", 0), row("Brass elbow", 1), row("Radiator key", 2)),
  ]);

  test.each([
    ["click Edit in the row below the brass elbow", "click button “Edit” in the row “Radiator key”"],
    ["open the item above Brass elbow", "click link “Copper pipe” in the row “Copper pipe”"],
    ["select the radiator key", "check checkbox “Select row” in the row “Radiator key”"],
    ["open the item below Radiator key", "not_found"],
  ])("%s → %s", (instruction, expected) => {
    expect(placed(page, instruction)).toBe(expected);
  });
});

describe("lists, notes, counts and forms", () => {
  const page = view([
    within(
      "form",
      "",
      select("Species", "Please choose", "Dog", "Cat", "Rabbit"),
      select("Reason", "Check-up", "Vaccination", "Other"),
      textbox("Notes for the vet"),
      textbox("Message"),
      checkbox("Sun", { checked: false }),
      checkbox("Shade", { checked: true }),
      checkbox("Send me the newsletter", { checked: true }),
      button("Request appointment", { inputType: "submit" }),
      button("Clear all", { inputType: "reset" }),
    ),
    button("Zoom in"),
  ]);

  cases(page, [
    ["choose the third species", "selectOption Species [Rabbit]"],
    ["select the last option of the reason list", "selectOption Reason [Other]"],
    ["choose the ninth species", "not_found"],
    [
      "pick cat as the species and vaccination as the reason",
      "selectOption Species [Cat], selectOption Reason [Vaccination]",
    ],
    ["leave a note for the vet: old, and deaf", "fill Notes for the vet [old, and deaf]"],
    ["message: Happy birthday, Jo", "fill Message [Happy birthday, Jo]"],
    ["leave a note for the baker: two loaves", "not_understood"],
    ["tick Sun but not Shade", "check Sun, uncheck Shade"],
    ["unsubscribe me from the newsletter", "uncheck Send me the newsletter"],
    ["submit", "click Request appointment"],
    ["zoom in twice", "click Zoom in, click Zoom in"],
  ]);
});

describe("how many of what", () => {
  const offer = (name: string): Written =>
    within(
      "listitem",
      "",
      name,
      { role: "spinbutton", name: "Quantity", value: "1", inputType: "number" },
      button("Add to basket"),
    );
  const page = view([within("list", "", offer("Olive tree"), offer("Stoneware cup"))]);

  cases(page, [
    ["4 stoneware cups please", "fill Quantity [4]"],
    ["put 2 olive trees into the basket", "fill Quantity [2], click Add to basket"],
    ["two kettles", "not_understood"],
    ["add the olive tree", "click Add to basket"],
    ["add the olive tree to the wish list", "not_found"],
  ]);
});
