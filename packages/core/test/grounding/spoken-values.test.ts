import { describe } from "vitest";
import { checkbox, heading, select, textbox, view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const number = (name: string, value: string): Written => ({
  role: "spinbutton",
  name,
  inputType: "number",
  value,
});
const day = (name: string): Written => textbox(name, { inputType: "date" });

describe("what was taken back is left out", () => {
  const form = view([
    textbox("Last name"),
    number("Count", "1"),
    select("Country", "Peru", "Chad", "Nepal"),
    day("Born"),
    checkbox("Newsletter", { checked: true }),
    textbox("Remarks"),
  ]);
  cases(form, [
    ["count 30, no make that 40", "fill Count [40]"],
    ["set the count to 30. Sorry, I mean 40", "fill Count [40]"],
    ["country Chad, no, Nepal", "selectOption Country [Nepal]"],
    ["last name Brandt, sorry, Brand", "fill Last name [Brand]"],
    // What is not wanted takes nothing back.
    ["last name Brandt, no newsletter", "fill Last name [Brandt], uncheck Newsletter"],
    ['remarks: "3, no, 4 chairs"', "fill Remarks [3, no, 4 chairs]"],
    ["count 3, no, Nepal", "not_understood"],
  ]);
});

describe("a day beside a day in full is of the same month, or of the next one", () => {
  const trip = view([day("First day"), day("Last day"), textbox("Remarks")]);
  cases(trip, [
    ["first day 3 July 2027, last day the 9th", "fill First day [2027-07-03], fill Last day [2027-07-09]"],
    [
      "first day 30 December 2027, last day the 2nd",
      "fill First day [2027-12-30], fill Last day [2028-01-02]",
    ],
    ["remarks: arrives on 3 May, leaves the 10th", "fill Remarks [arrives on 3 May, leaves the 10th]"],
  ]);
});

describe("numbers as they are said", () => {
  const order = view([number("Cakes", "0"), number("Cups", "4"), textbox("Remarks")]);
  cases(order, [
    ["a dozen cakes", "fill Cakes [12]"],
    ["cakes: half a dozen", "fill Cakes [6]"],
    ["a couple of cakes and 20 cups", "fill Cakes [2], fill Cups [20]"],
    ["no cups", "fill Cups [0]"],
    ["cups 5 instead of 4", "fill Cups [5]"],
    // A text is written as it was said.
    ["remarks: bring a dozen eggs", "fill Remarks [bring a dozen eggs]"],
    ["no forks", "not_understood"],
  ]);
  cases(view([number("Price per night", "80"), number("Age", "30")]), [
    ["no price", "not_understood"],
    ["no age", "not_understood"],
  ]);
});

describe("a row is the name of its only field", () => {
  const row = (title: string, field: Written): Written => ({
    role: "listitem",
    name: "",
    children: [title, field],
  });
  const platters = view([
    heading("Platters", 2),
    {
      role: "list",
      name: "",
      children: [
        row("Cheese board", number("How many", "0")),
        row("Fruit", number("How many", "1")),
        row("Cakes", number("How many", "0")),
      ],
    },
  ]);
  cases(platters, [
    ["two cheese boards, three cakes, no fruit", "fill How many [2], fill How many [3], fill How many [0]"],
    ["cheese 1, fruit 4", "fill How many [1], fill How many [4]"],
    ["3 boards of cheese and 2 pies", "not_understood"],
    ["how many: 4", "not_understood"],
  ]);
  const goods = view([
    {
      role: "table",
      name: "",
      children: ["Teapot", "Brass lamp"].map((title) => ({
        role: "row",
        name: "",
        children: [
          { role: "cell", name: "", children: [checkbox("", {})] },
          { role: "cell", name: "", children: [title] },
          { role: "cell", name: "", children: ["£", textbox("", { value: "5.00", hints: "price" })] },
        ],
      })),
    },
  ]);
  cases(goods, [
    ["teapot 4.50, lamp 20", "fill price [4.50], fill price [20]"],
    // So many of them is no price.
    ["two teapots", "not_understood"],
  ]);
});

describe("a box is told on or off by a word behind it", () => {
  const boxes = view([
    checkbox("Paperless bills"),
    checkbox("Offers by e-mail", { checked: true }),
    checkbox("Electricity (4 € a night)"),
    textbox("Passport no."),
  ]);
  cases(boxes, [
    ["paperless bills yes, e-mail offers no", "check Paperless bills, uncheck Offers by e-mail"],
    ["passport number X1234567", "fill Passport no. [X1234567]"],
    // A figure in a name says nothing of what is meant.
    ["four of us", "not_understood"],
  ]);
});

describe("both ends of what reaches from one value to another", () => {
  const time = (name: string): Written => textbox(name, { inputType: "time" });
  cases(view([time("Earliest call"), time("Latest call")]), [
    ["call me from 6 to 8 in the evening", "fill Earliest call [18:00], fill Latest call [20:00]"],
    [
      "call me between nine and half past eleven in the morning",
      "fill Earliest call [09:00], fill Latest call [11:30]",
    ],
  ]);
  cases(view([heading("Payments", 1), day("From"), day("To"), textbox("Remarks")]), [
    ["payments in April 2028", "fill From [2028-04-01], fill To [2028-04-30]"],
    ["2027-07-03 – 2027-07-05", "fill From [2027-07-03], fill To [2027-07-05]"],
    ["remarks: payments in April 2028", "fill Remarks [payments in April 2028]"],
  ]);
  cases(
    view([
      heading("Visit", 1),
      textbox("Last swept on", { placeholder: "DD.MM.YYYY" }),
      time("From"),
      time("To"),
    ]),
    [
      // Nobody says so when something was done last.
      ["3 May 2027 from 8 to 10", "not_understood"],
      ["last swept on 3 May 2027", "fill Last swept on [03.05.2027]"],
    ],
  );
});

describe("a value where a row and a column meet, and times of one row", () => {
  const cell = (child: Written): Written => ({ role: "cell", name: "", children: [child] });
  const times = (who: string): Written => ({
    role: "row",
    name: who,
    children: [cell(who), cell(day("Next service")), cell(day("Next test"))],
  });
  const head: Written = {
    role: "row",
    name: "",
    children: ["Lift", "Next service", "Next test"].map((name) => ({ role: "columnheader", name })),
  };
  cases(
    view([{ role: "table", name: "", children: [head, times("Arkwright Mill"), times("Tower House")] }]),
    [
      ["Tower House, next service 1 July 2027", "fill Next service [2027-07-01]"],
      ["Tower House 1 July 2027", "not_understood"],
    ],
  );
});

describe("how far a slider goes", () => {
  const slider = (name: string, max: string): Written => ({
    role: "slider",
    name,
    inputType: "range",
    bounds: { min: "0", max },
    value: "2",
  });
  cases(view([slider("Urgency", "10"), slider("Volume", "50"), slider("Discount", "40")]), [
    ["urgency to the middle", "fill Urgency [5]"],
    ["volume to 80 %", "fill Volume [40]"],
    ["set the volume to 10%", "fill Volume [5]"],
    ["set the volume to 45%", "fill Volume [23]"],
    ["set the volume to 100%", "fill Volume [50]"],
    ["set the discount to 20%", "fill Discount [20]"],
    ["set the discount to 60%", "not_found"],
    ["volume to 80", "not_understood"],
    ["volume 30", "fill Volume [30]"],
  ]);
});

describe("fields in another language than the words", () => {
  cases(view([textbox("First name"), textbox("Last name"), textbox("Postcode")]), [
    ["Vorname Oda, Nachname Brandt", "fill First name [Oda], fill Last name [Brandt]"],
    ["Postleitzahl ist 80331", "fill Postcode [80331]"],
  ]);
  cases(
    view([
      select("Anrede", "keine Angabe", "Frau", "Herr"),
      textbox("Vorname"),
      textbox("Nachname"),
      textbox("PLZ"),
      textbox("Straße"),
      checkbox("Newsletter", { checked: true }),
    ]),
    [
      [
        "Frau Erika Lindner, Ahornweg 7, 04109",
        "selectOption Anrede [Frau], fill Vorname [Erika], fill Nachname [Lindner], fill Straße [Ahornweg 7], fill PLZ [04109]",
      ],
      ["kein Newsletter", "uncheck Newsletter"],
      // Neither a street nor a postcode.
      ["Telefon 0341 123456", "not_understood"],
    ],
  );
});

describe("days in words, and words between a name and its value", () => {
  cases(
    view([
      heading("Invoices", 1),
      day("Issued from"),
      day("Issued to"),
      textbox("Old password"),
      textbox("Remarks"),
    ]),
    [
      ["issued from the fifteenth of May 2026 on", "fill Issued from [2026-05-15]"],
      ["issued from 15 May 2026 to the 20th", "fill Issued from [2026-05-15], fill Issued to [2026-05-20]"],
      ["old password hunter2, remarks new", "fill Old password [hunter2], fill Remarks [new]"],
      ["remarks: on the first of May 2026", "fill Remarks [on the first of May 2026]"],
    ],
  );
  const part = (name: string): Written => ({ role: "group", name, children: [textbox("Name")] });
  cases(view([part("Bill"), part("Delivery")]), [
    [
      "name on the bill: Rui Costa; name for the delivery: Ana Costa",
      "fill Name [Rui Costa], fill Name [Ana Costa]",
    ],
  ]);
  cases(view([number("Sum insured", "0"), day("Loading day")]), [
    ["load it on the 3rd of December 2026", "fill Loading day [2026-12-03]"],
    ["sum insured about 750", "fill Sum insured [750]"],
  ]);
});
