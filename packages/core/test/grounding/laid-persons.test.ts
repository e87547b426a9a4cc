import { describe } from "vitest";
import { button, checkbox, heading, radio, select, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

describe("somebody's name beside what else the form asks for", () => {
  const form = view([
    heading("New booking", 1),
    textbox("Guest"),
    textbox("Arrival", { inputType: "date" }),
    textbox("Nights", { inputType: "number" }),
    checkbox("Breakfast", { checked: true }),
    select("Boat", "Bora 46", "Mistral 38"),
  ]);
  cases(form, [
    [
      "Ada Byron, 3 nights from 4 March 2027, no breakfast",
      "fill Guest [Ada Byron], fill Nights [3], fill Arrival [2027-03-04], uncheck Breakfast",
    ],
    ["Ada Byron, no breakfast", "fill Guest [Ada Byron], uncheck Breakfast"],
    // These name no guest.
    ["Bora Bora, 3 nights from 4 March 2027, no breakfast", "not_understood"],
    ["Head Office, 3 nights from 4 March 2027, no breakfast", "not_understood"],
  ]);
  const applicant = (name: string) =>
    within("group", name, textbox("First name"), textbox("Last name"), radio("Male"), radio("Female"));
  cases(view([applicant("Applicant"), applicant("Spouse")]), [
    ["the applicant is Kofi Mensah, male", "fill First name [Kofi], fill Last name [Mensah], check Male"],
  ]);
});

describe("from a sender to who receives it", () => {
  const order = view([
    heading("Order flowers", 1),
    within("group", "Sender", textbox("Name"), textbox("Phone", { inputType: "tel" })),
    within("group", "Recipient", textbox("Name"), textbox("Address"), textbox("Phone", { inputType: "tel" })),
    button("Order"),
  ]);
  cases(order, [
    [
      "from Edith Crane, 555-0142, to Paul Lowe, Chapel Lane 3",
      "fill Name [Edith Crane], fill Phone [555-0142], fill Name [Paul Lowe], fill Address [Chapel Lane 3]",
    ],
    ["from Friday to Sunday", "not_understood"],
    ["from Vienna to Graz", "not_understood"],
  ]);
});

describe("values that their unit or their form tells", () => {
  const parcel = view([
    heading("Send a parcel", 1),
    textbox("Weight (kg)", { inputType: "number" }),
    textbox("Length (cm)", { inputType: "number" }),
    textbox("Width (cm)", { inputType: "number" }),
    textbox("Height (cm)", { inputType: "number" }),
    textbox("Days of storage", { inputType: "number" }),
    textbox("Reference", { value: "A 1" }),
  ]);
  const sides = "fill Length (cm) [40], fill Width (cm) [30], fill Height (cm) [12]";
  cases(parcel, [
    ["40 x 30 x 12 cm, 3 kg", `${sides}, fill Weight (kg) [3]`],
    ["40 x 30 x 12 cm, no reference", `${sides}, fill Reference []`],
    ["40 x 30 cm", "not_understood"],
    ["3 litres", "not_understood"],
    ["14 days of storage", "fill Days of storage [14]"],
    ["3 kg more", "not_found"],
  ]);
});

describe("behind a comma what is named may stand elsewhere", () => {
  const part = (name: string, ...more: string[]) =>
    within("group", name, textbox("Name"), ...more.map((one) => textbox(one)));
  const page = view([
    heading("Order", 1),
    part("Sender"),
    part("Recipient", "Address"),
    within("group", "Extras", checkbox("Gift wrap"), textbox("Cost centre")),
  ]);
  cases(page, [
    ["recipient: Ben Ode, and gift wrap", "fill Name [Ben Ode], check Gift wrap"],
    ["recipient: Ben Ode, cost centre 4500", "fill Name [Ben Ode], fill Cost centre [4500]"],
    // That is asked for in a part which is another's.
    ["sender: Ben Ode, address Hill Street 3", "not_understood"],
  ]);
});

describe("letters and figures in one are a value behind what a field is nearly called", () => {
  cases(view([heading("Security", 1), textbox("Current password"), textbox("Hint")]), [
    ["old password hunter2", "fill Current password [hunter2]"],
  ]);
});

describe("what stands before a colon is where all of the list is", () => {
  const guest = (name: string) =>
    within("group", name, textbox("Weight (kg)"), checkbox("Helmet"), checkbox("Poles", { checked: true }));
  cases(view([heading("Rental", 1), guest("Adult 1"), guest("Child 1")]), [
    ["child 1: 27 kg, helmet, no poles", "fill Weight (kg) [27], check Helmet, uncheck Poles"],
  ]);
});
