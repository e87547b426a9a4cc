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
    ["deliver to Anselm Roe, 12 Quay Street, 4410 Thornby, Sweden", "not_understood"],
    ["please ship it to Ida Krog, Storgata 8, 0155 Oslo, ida@krog.example", "not_understood"],
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
    ["ship to Ida Krog, 5003 Bergen", "not_understood"],
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
      ["transfer 86.40 to Ottilie Brunner, IBAN XX12 3456 0000 7890 1234, purpose Invoice 3107", "not_found"],
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
    ["from Tromsø to Bergen, leaving on 3 May 2026 and returning on 10 May 2026", "not_understood"],
    ["fly to Bergen on 3 May 2026", "not_understood"],
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
