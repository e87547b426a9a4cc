import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const select = (name: string, options: string[]): Written => ({
  role: "combobox",
  name,
  tag: "select",
  options: options.map((label, at) => ({ label, value: label, selected: at === 0, disabled: false })),
});
const field = (name: string, inputType = "text"): Written => ({ role: "textbox", name, inputType });
const number = (name: string): Written => ({ role: "spinbutton", name, inputType: "number" });
const box = (name: string, checked = false): Written => ({ role: "checkbox", name, checked });
const group = (name: string, children: Written[]): Written => ({ role: "group", name, children });
const heading = (name: string, level = 1): Written => ({ role: "heading", name, level });

const zone = (name: string): Written =>
  group(name, [
    number("Target temperature"),
    select("Shade", ["None", "Half", "Full"]),
    box("Grow lights", true),
  ]);
const greenhouse = view([heading("Greenhouse"), zone("Seedlings"), zone("Tomatoes")]);

describe("what is wanted, and what is not, is ticked and unticked beside what is told", () => {
  cases(greenhouse, [
    [
      "in the seedlings zone I want the target temperature at 19, half shade and no grow lights",
      "fill Target temperature [19], selectOption Shade [Half], uncheck Grow lights",
    ],
    ["tomatoes: target temperature 24, with grow lights", "fill Target temperature [24], check Grow lights"],
    ["in the seedlings zone I want the target temperature at 19 and no fans", "not_understood"],
    ["in the herbs zone I want the target temperature at 19 and no grow lights", "not_understood"],
    ["target temperature at 19 and no grow lights", "not_understood"],
  ]);
});

const guest = view([
  heading("Guests"),
  field("Table"),
  select("Diet", ["Anything", "Vegetarian"]),
  box("Plus one"),
  box("Photos on the gallery wall"),
  field("Note"),
]);

describe("a box is called by a clause of its own", () => {
  cases(guest, [
    [
      "table 6, vegetarian diet, with a plus one",
      "fill Table [6], selectOption Diet [Vegetarian], check Plus one",
    ],
    [
      "table 6, vegetarian diet, and no photos on the wall",
      "fill Table [6], selectOption Diet [Vegetarian], uncheck Photos on the gallery wall",
    ],
    ["table 6, vegetarian diet, with a plus two", "not_understood"],
    ["table 6, vegetarian diet, photos were bad last time", "not_understood"],
  ]);
});

const choir = view([
  heading("Choir"),
  group("New singer", [
    field("First name"),
    field("Last name"),
    select("Voice", ["–", "Tenor", "Bass"]),
    { role: "button", name: "Add to the choir" },
  ]),
  group("Mailing list", [field("E-mail", "email"), { role: "button", name: "Save" }]),
]);

describe("what is added is filled in, and sent by the button of the same part", () => {
  cases(choir, [
    [
      "add Tomas Rhee, tenor",
      "fill First name [Tomas], fill Last name [Rhee], selectOption Voice [Tenor], click Add to the choir",
    ],
    [
      "add a new singer: Tomas Rhee, tenor",
      "fill First name [Tomas], fill Last name [Rhee], selectOption Voice [Tenor], click Add to the choir",
    ],
    ["add a new pianist: Tomas Rhee, tenor", "not_found"],
    ["add Tomas Rhee, alto", "not_found"],
  ]);
});

const firewall = view([
  heading("New rule"),
  field("Port"),
  select("Protocol", ["tcp", "udp"]),
  { role: "button", name: "Add rule" },
]);

describe("a figure is not written down with what it comes from", () => {
  cases(firewall, [
    ["port 8443, udp, and add the rule", "fill Port [8443], selectOption Protocol [udp], click Add rule"],
    ["port 8443 from 10.8.0.0/16, udp, and add the rule", "not_understood"],
  ]);
});

const dancer = view([
  heading("Sign up"),
  field("Dancer"),
  field("E-mail", "email"),
  number("Age"),
  field("Street"),
  select("Country", ["–", "Peru", "Nepal"]),
  select("Children", ["0", "1", "2"]),
]);

describe("who somebody is, is told of them", () => {
  cases(dancer, [
    [
      "The dancer is Priya Nair, her e-mail is priya@nair.example and she's 9",
      "fill Dancer [Priya Nair], fill E-mail [priya@nair.example], fill Age [9]",
    ],
    [
      "the dancer is Priya Nair, she's from Nepal and lives at Fjordvegen 3",
      "fill Dancer [Priya Nair], selectOption Country [Nepal], fill Street [Fjordvegen 3]",
    ],
    ["the dancer is Priya Nair, with one child", "fill Dancer [Priya Nair], selectOption Children [1]"],
    ["the dancer is Priya Nair and she's tired", "not_understood"],
    ["the dancer is Priya Nair, she's from Spain", "not_understood"],
  ]);
});

const flags = view([
  heading("Flags"),
  {
    role: "table",
    children: ["EU invoices", "Holiday banner"].map((name) => ({
      role: "row",
      children: [
        name,
        { role: "switch", name, checked: false } as Written,
        { role: "spinbutton", name: "", inputType: "number", hints: `share of ${name}` } as Written,
      ].map((child) => ({ role: "cell", children: [child] })),
    })),
  },
]);

describe("a figure goes on with the row that was spoken of, where nothing else takes one", () => {
  cases(flags, [
    ["EU invoices on, 20 percent", "check EU invoices, fill share of EU invoices [20]"],
    ["holiday banner to 75 %", "fill share of Holiday banner [75]"],
    ["EU invoices on, twenty", "check EU invoices, fill share of EU invoices [20]"],
    ["Moon banner on, 20 percent", "not_understood"],
  ]);
});

const offer = view([
  heading("Offer"),
  field("Job title"),
  field("Location"),
  box("Remote possible"),
  field("Food served at", "time"),
  field("Cleared away by", "time"),
]);

describe("what leads up to a value need not be a part of its name", () => {
  cases(offer, [
    [
      "title Night baker, in Leeds, remote",
      "fill Job title [Night baker], fill Location [Leeds], check Remote possible",
    ],
    ["food from 13:00, cleared by 16:00", "fill Food served at [13:00], fill Cleared away by [16:00]"],
    ["title Night baker, in a hurry, remote", "not_understood"],
    ["music from 13:00, cleared by 16:00", "not_understood"],
  ]);
});

const charter = view([
  heading("Charter"),
  select("Boat", ["–", "Mistral 34", "Bora 46"]),
  number("Nights"),
  box("With a skipper"),
  box("Bed linen", true),
  box("Text messages"),
  group("Payment", [
    { role: "radio", name: "Cash", checked: false },
    { role: "radio", name: "Card", checked: true },
  ]),
  { role: "button", name: "Save" },
]);

describe("a short name of an option, how it is paid, and what is answered with yes or no", () => {
  cases(charter, [
    [
      "the Mistral, 5 nights, with a skipper, no bed linen",
      "selectOption Boat [Mistral 34], fill Nights [5], check With a skipper, uncheck Bed linen",
    ],
    ["5 nights, paying cash, text messages yes", "fill Nights [5], check Cash, check Text messages"],
    [
      "5 nights, don't take the bed linen, text messages yes, and save",
      "fill Nights [5], uncheck Bed linen, check Text messages, click Save",
    ],
    ["the Sirocco, 5 nights, with a skipper", "not_understood"],
    ["5 nights, paying by cheque, text messages yes", "not_understood"],
  ]);
});
