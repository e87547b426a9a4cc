import { describe } from "vitest";
import { button, checkbox, heading, radio, select, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

describe("values told by their kind go to the fields of one form", () => {
  const address = (name: string) =>
    within(
      "group",
      name,
      textbox("Full name"),
      textbox("Street and number"),
      textbox("Postcode"),
      textbox("Town"),
      select("Country", "Norway", "Sweden", "Denmark"),
    );
  cases(view([address("Delivery address"), textbox("E-mail", { inputType: "email" }), button("Continue")]), [
    [
      "deliver to Anselm Roe, 12 Quay Street, 4410 Thornby, Sweden",
      "fill Full name [Anselm Roe], fill Street and number [12 Quay Street], fill Postcode [4410], fill Town [Thornby], selectOption Country [Sweden]",
    ],
    [
      "the parcel goes to Ida Krog, Storgata 8, 0155 Oslo, ida@krog.example",
      "fill Full name [Ida Krog], fill Street and number [Storgata 8], fill Postcode [0155], fill Town [Oslo], fill E-mail [ida@krog.example]",
    ],
    [
      "Delivery address: Ida Krog, 5003 Bergen",
      "fill Full name [Ida Krog], fill Postcode [5003], fill Town [Bergen]",
    ],
    // Nothing says that these are a name and a town.
    ["Ida Krog, Bergen", "not_understood"],
    ["ship to Denmark", "selectOption Country [Denmark]"],
    ["Town: Bergen / Postcode: 5003", "fill Town [Bergen], fill Postcode [5003]"],
    ["postcode 5003, town Bergen, and continue", "fill Postcode [5003], fill Town [Bergen], click Continue"],
    // Every word that says something has to be found.
    ["deliver to Anselm Roe, 12 Quay Street, by drone", "not_understood"],
    ["collect it from Anselm Roe, 12 Quay Street, 4410 Thornby", "not_understood"],
    ["deliver to Anselm Roe and delete the account", "not_understood"],
    ["ship to Sweden unless it costs more", "not_understood"],
  ]);
  cases(view([address("Shipping address"), address("Billing address")]), [
    ["ship to Ida Krog, 5003 Bergen", "fill Full name [Ida Krog], fill Postcode [5003], fill Town [Bergen]"],
    ["Ida Krog, 5003 Bergen", "not_understood"],
  ]);
});

describe("a transfer and a card", () => {
  cases(
    view([
      heading("New transfer", 1),
      textbox("Recipient"),
      textbox("IBAN"),
      textbox("Amount in euros"),
      textbox("Purpose"),
    ]),
    [
      [
        "transfer 86.40 to Ottilie Brunner, IBAN XX12 3456 0000 7890 1234, purpose Invoice 3107",
        "fill Amount in euros [86.40], fill Recipient [Ottilie Brunner], fill IBAN [XX12 3456 0000 7890 1234], fill Purpose [Invoice 3107]",
      ],
      ["transfer 86.40 to Ottilie Brunner, BIC ABCDXX21", "not_found"],
    ],
  );
  cases(view([textbox("Card number"), textbox("Valid until (MM/YY)"), textbox("Security code")]), [
    [
      "pay with card 4000 1234 5678 9010, expiry 09/28 and CVC 123",
      "fill Card number [4000 1234 5678 9010], fill Valid until (MM/YY) [09/28], fill Security code [123]",
    ],
    ["pay with card 4000 1234 5678 9010 and the loyalty points", "not_found"],
  ]);
});

describe("from one to another", () => {
  const journey = view([
    radio("Single", { checked: true }),
    radio("Return"),
    textbox("From"),
    textbox("To"),
    textbox("Depart", { inputType: "date" }),
    textbox("Return", { inputType: "date" }),
    select("Cabin", "Economy", "Premium economy", "Business"),
  ]);
  cases(journey, [
    [
      "from Tromsø to Bergen, leaving on 3 May 2026 and returning on 10 May 2026",
      "fill From [Tromsø], fill To [Bergen], fill Depart [2026-05-03], fill Return [2026-05-10]",
    ],
    ["fly to Bergen on 3 May 2026", "fill To [Bergen], fill Depart [2026-05-03]"],
    ["business class please", "selectOption Cabin [Business]"],
    ["first class please", "not_understood"],
    ["fly to Bergen with Ida Moe's loyalty number 4471", "not_understood"],
    ["not before 9:00", "not_understood"],
  ]);
  cases(
    view([
      heading("Quiet hours"),
      textbox("From", { inputType: "time", value: "22:00" }),
      textbox("To", { inputType: "time", value: "07:00" }),
    ]),
    [
      ["set quiet hours from 23:30 to 6:15", "fill From [23:30], fill To [06:15]"],
      ["quiet hours between half past ten pm and 6 am", "fill From [22:30], fill To [06:00]"],
      ["set working hours from 23:30 to 6:15", "not_found"],
    ],
  );
});

describe("boxes, choices and what is not wanted", () => {
  const page = view([
    heading("Flats to rent", 1),
    textbox("Rent from (€)", { inputType: "number" }),
    textbox("Rent up to (€)", { inputType: "number" }),
    select("Rooms", "Any", "1 room", "2 rooms", "3 rooms or more"),
    checkbox("Pets allowed"),
    checkbox("Insure the deposit"),
    select("Status", "Any status", "Shipped"),
  ]);
  cases(page, [
    [
      "between 600 and 900 euros, two rooms, pets allowed",
      "fill Rent from (€) [600], fill Rent up to (€) [900], selectOption Rooms [2 rooms], check Pets allowed",
    ],
    // A part of what a box says is not asked for by naming it.
    ["the deposit is fine", "not_understood"],
    ["between 600 and 900 euros with a garden", "not_understood"],
  ]);
  cases(view([checkbox("Porch light", { checked: true }), checkbox("Garden light")]), [
    ["porch light off, garden light on", "uncheck Porch light, check Garden light"],
    ["porch light off, cellar light on", "not_understood"],
  ]);
  cases(
    view([
      checkbox("Compare Red Kettle"),
      checkbox("Send me a copy by email each month", { checked: true }),
      textbox("Note to the owner"),
      { role: "button", name: "Save as draft" },
    ]),
    [
      ["get the red kettle", "not_understood"],
      ["don't send the invoice", "not_understood"],
      ["save the quote as PDF", "not_found"],
    ],
  );
  cases(
    view([
      {
        role: "generic",
        children: [
          { role: "generic", children: ["12 June"] },
          { role: "generic", children: ["13 June"] },
          {
            role: "generic",
            children: [
              "Guests",
              { role: "button", name: "Fewer", children: ["−"] },
              "0",
              { role: "button", name: "+", children: ["+"] },
            ],
          },
        ],
      },
    ]),
    [["choose 13 June", "not_found"]],
  );
});

describe("what is told of somebody, or of a part of the page", () => {
  const person = (name: string) =>
    within(
      "group",
      name,
      textbox("Name"),
      textbox("Height (cm)"),
      textbox("Weight (kg)"),
      textbox("Shoe size (EU)"),
    );
  cases(view([person("Adult 1"), person("Child 1"), textbox("From year"), button("+ Adult")]), [
    [
      "the child is called Timo, is 128 cm tall and weighs 26 kg",
      "fill Name [Timo], fill Height (cm) [128], fill Weight (kg) [26]",
    ],
    [
      "Adult: Petra Lang, 171 cm, 64 kg, shoe size 39",
      "fill Name [Petra Lang], fill Height (cm) [171], fill Weight (kg) [64], fill Shoe size (EU) [39]",
    ],
    ["set the shoe size to 33 in the child section", "fill Shoe size (EU) [33]"],
    ["set the shoe size to 33", "ambiguous"],
    ["only people from Hungary", "not_understood"],
    ["shoe size 33 for the child and the adult", "fill Shoe size (EU) [33], fill Shoe size (EU) [33]"],
  ]);
  const people = [textbox("First name"), textbox("Last name")];
  cases(view(people), [["my name is Oda Brandt", "fill First name [Oda], fill Last name [Brandt]"]]);
  cases(view([...people, ...people]), [["my name is Oda Brandt", "not_understood"]]);
  cases(
    view([
      textbox("Line"),
      textbox("Departure", { placeholder: "hh:mm" }),
      select("Driver", "Agnieszka Wrona", "Ravi Anand"),
      select("Bus", "2041", "3107"),
    ]),
    [
      [
        "Ravi drives line 12 at 6:45 with bus 3107",
        "selectOption Driver [Ravi Anand], fill Line [12], fill Departure [06:45], selectOption Bus [3107]",
      ],
      ["Ravi leaves line 12 at 6:45", "not_understood"],
    ],
  );
});
