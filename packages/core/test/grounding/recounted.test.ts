import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const labels = (names: string[]) =>
  names.map((label, at) => ({ label, value: label, selected: at === 0, disabled: false }));
const select = (name: string, options: string[]): Written => ({
  role: "combobox",
  name,
  tag: "select",
  options: labels(options),
});
const field = (name: string, inputType = "text"): Written => ({ role: "textbox", name, inputType });
const group = (name: string, children: Written[]): Written => ({ role: "group", name, children });
const heading = (name: string, level = 1): Written => ({ role: "heading", name, level });

const bouquet = view(
  [
    heading("Order flowers"),
    group("Sender", [field("Name"), field("Phone")]),
    group("Recipient", [field("Name"), field("Phone"), field("Address")]),
    field("Deliver on", "date"),
    { role: "spinbutton", name: "Number of roses", inputType: "number" },
    select("Colour", ["White", "Red"]),
    { role: "checkbox", name: "Send me a picture" },
    { role: "button", name: "Order" },
  ],
  { title: "Flowers" },
);

describe("several fields are told in a sentence or two", () => {
  cases(bouquet, [
    [
      "The sender's name is Greta Pohl and her phone number is 0221 555711. The recipient is Anton Reiss, address 8 Linden Walk.",
      "fill Name [Greta Pohl], fill Phone [0221 555711], fill Name [Anton Reiss], fill Address [8 Linden Walk]",
    ],
    // What is quoted is written as it stands.
    [
      'address "8 Linden Walk, ring today.", phone 0221 555711, it is 12 roses',
      "fill Address [8 Linden Walk, ring today.], fill Phone [0221 555711], fill Number of roses [12]",
    ],
    [
      "it's 12 roses in red, deliver on 3 May 2027",
      "fill Number of roses [12], selectOption Colour [Red], fill Deliver on [2027-05-03]",
    ],
    ["the flowers are for Anton Reiss, 12 roses", "fill Name [Anton Reiss], fill Number of roses [12]"],
    ["we talked it over, the recipient's address is 8 Linden Walk now", "fill Address [8 Linden Walk]"],
  ]);
});

describe("what has no place on the page, may be said of two, or is open, is left alone", () => {
  cases(bouquet, [
    ["the phone number is 0221 555711 and there are 12 roses", "not_understood"],
    ["The sender's name is Greta Pohl and her passport number is X882210", "not_understood"],
    ["the sender's brother is Anton Reiss, 12 roses", "not_understood"],
    ["12 roses, or the recipient is Anton Reiss", "not_understood"],
    ["12 roses, not in red", "not_understood"],
    ["is the recipient Anton Reiss, with 12 roses?", "not_understood"],
    ["we talked to the sender, 12 roses", "not_understood"],
    ["do you deliver 12 roses, in red?", "not_understood"],
    ["do they take 12 roses, deliver on 3 May 2027", "not_understood"],
  ]);
});

const cell = (child: Written): Written => ({ role: "cell", children: [child] });
const row = (children: Written[]): Written => ({ role: "row", children: children.map(cell) });
const head = (names: string[]): Written => ({
  role: "row",
  children: names.map((name) => ({ role: "columnheader", children: [name] })),
});
const blank = (hints: string, inputType = "text"): Written => ({
  role: "textbox",
  name: "",
  inputType,
  hints,
});
const enquiry = view([
  heading("Enquiry"),
  {
    role: "table",
    children: [
      head(["", "Applicant", "Co-applicant"]),
      row(["Full name", blank("first-name-of-all"), blank("second-name-of-all")]),
      row(["Employer", blank("first-works"), blank("second-works")]),
      row(["Dependants", blank("first-kin", "number"), blank("second-kin", "number")]),
    ],
  },
]);

describe("a row or a column says whom the rest is told of", () => {
  cases(enquiry, [
    [
      "Applicant: Jude Okoro, employer Harbour Rail, dependants 2",
      "fill first-name-of-all [Jude Okoro], fill first-works [Harbour Rail], fill first-kin [2]",
    ],
    ["co-applicant: Ann Lee, dependants 2", "fill second-name-of-all [Ann Lee], fill second-kin [2]"],
    ["guarantor: Ann Lee, dependants 2", "not_understood"],
    ["employer Harbour Rail, dependants 2", "ambiguous"],
  ]);
});

const samples = view([
  heading("Samples"),
  {
    role: "table",
    children: [
      head(["Site", "pH", "Nitrate", "Analyst"]),
      ...["Mill pond", "Weir"].map((site, at) =>
        row([site, blank(`acid-${at}`), blank(`salt-${at}`), select("", ["–", "Ruiz", "Tanaka"])]),
      ),
    ],
  },
]);

describe("the row is said first, and what was found there after it", () => {
  cases(samples, [
    ["For the mill pond we measured pH 7.4 and nitrate 12", "fill acid-0 [7.4], fill salt-0 [12]"],
    ["For the harbour we measured pH 7.4 and nitrate 12", "not_understood"],
    ["we measured pH 7.4 and nitrate 12", "not_understood"],
  ]);
});

const vacancy = view([
  heading("Vacancy"),
  { role: "paragraph", children: ["Salary per year"] },
  { role: "generic", children: [field("From"), field("To")] },
  { role: "paragraph", children: ["Hours per week"] },
  { role: "generic", children: [field("From"), field("To")] },
  { role: "paragraph", children: ["Contact"] },
  { role: "generic", children: [field("Name"), field("E-mail address", "email")] },
]);

describe("a text before several fields is what their part is called", () => {
  cases(vacancy, [
    [
      "the contact is Idris Bell, idris@mill.example, and we pay between 31000 and 36000 a year",
      "fill Name [Idris Bell], fill E-mail address [idris@mill.example], fill From [31000], fill To [36000]",
    ],
    ["between 31000 and 36000, idris@mill.example", "not_understood"],
  ]);
});

const cellar = view([
  heading("Cellar"),
  group("New batch", [
    field("Cheese"),
    { role: "spinbutton", name: "Number of wheels", inputType: "number" },
    field("Dairy"),
    select("Milk", ["cow", "goat", "sheep"]),
    field("Colour of the rind"),
  ]),
]);

describe("what a part of the page is to be of, is what it asks for first", () => {
  cases(cellar, [
    [
      "new batch of Tomme, 25 wheels, sheep's milk, the dairy is Ferme du Puy",
      "fill Cheese [Tomme], fill Number of wheels [25], selectOption Milk [sheep], fill Dairy [Ferme du Puy]",
    ],
    ["new crate of Tomme, 25 wheels", "not_understood"],
    ["25 wheels and 3 crates", "not_understood"],
  ]);
});

const address = view([
  heading("Checkout"),
  group("Billing address", [
    field("Full name"),
    field("Street and number"),
    field("Postcode"),
    field("Town"),
    select("Country", ["Ireland", "Portugal"]),
  ]),
]);

describe("what begins a street is not the name of its field", () => {
  cases(address, [
    [
      "the bill goes to Marta Lind at Rua Nova 12 in 4050-210 Porto, Portugal",
      "fill Full name [Marta Lind], fill Street and number [Rua Nova 12], fill Postcode [4050-210], fill Town [Porto], selectOption Country [Portugal]",
    ],
  ]);
});

const request = view([
  heading("Request"),
  field("Enter request URL"),
  field("Pitch"),
  field("Mobile", "tel"),
  field("Shirt number", "number"),
]);

describe("a single one is told by its name", () => {
  cases(request, [
    [
      "Use https://api.example.org/v3/users as the request URL",
      "fill Enter request URL [https://api.example.org/v3/users]",
    ],
    ["they've moved us, the pitch is Mill Field 3 now", "fill Pitch [Mill Field 3]"],
    ["You can reach me on my mobile, 92 44 10 33, put that in", "fill Mobile [92 44 10 33]"],
    ["they've moved us, the hall is Mill Field 3 now", "not_understood"],
    ["they've moved us, the pitch is over there", "not_understood"],
    ["You can reach my brother on his mobile, 92 44 10 33", "not_understood"],
    ["we're looking for a pitch, so put that as the pitch", "not_understood"],
  ]);
});

const pass = view([
  heading("Firing"),
  field("Potter"),
  field("Voucher"),
  field("Name on card"),
  field("Surname at birth"),
  field("Membership no."),
  select("Cone", ["5", "6"]),
]);

describe("numbers are shortened as the page shortens them", () => {
  cases(pass, [
    [
      "the potter is Nell Ash, membership no. GC-209, cone 6",
      "fill Potter [Nell Ash], fill Membership no. [GC-209], selectOption Cone [6]",
    ],
  ]);
});

describe("where something begins stands before where it ends", () => {
  const nameless: Written = { role: "spinbutton", name: "", inputType: "number" };
  const dating = view([
    heading("What you are looking for", 2),
    {
      role: "paragraph",
      children: ["Age from", { ...nameless, value: "28" }, "to", { ...nameless, value: "40" }],
    },
    { role: "checkbox", name: "Only verified people" },
  ]);
  cases(dating, [["between 30 and 45 years old", "not_understood"]]);
  const delivery = view([
    heading("New delivery"),
    field("Deliver to"),
    field("Not before", "time"),
    field("Not after", "time"),
  ]);
  cases(delivery, [
    [
      "to Pier 4 between 07:00 and 09:30",
      "fill Deliver to [Pier 4], fill Not before [07:00], fill Not after [09:30]",
    ],
  ]);
});

describe("a text begins behind the colon, and with its capital letter", () => {
  const task = view([
    heading("New task"),
    field("Task"),
    select("Bed", ["Bed 4", "Bed 5"]),
    field("Due", "time"),
    select("Reason", ["Holiday", "Medical appointment"]),
    field("Anything else we should know"),
  ]);
  cases(task, [
    [
      "new task: change dressing, bed 5, 18:15",
      "fill Task [change dressing], selectOption Bed [Bed 5], fill Due [18:15]",
    ],
    [
      "medical appointment, and you should know: She will be back by noon",
      "selectOption Reason [Medical appointment], fill Anything else we should know [She will be back by noon]",
    ],
  ]);
});

describe("a value has an end, and a password its own field", () => {
  const account = view([
    heading("Set up"),
    field("Full name"),
    field("User name"),
    field("Password", "password"),
    field("Password hint"),
    field("Family doctor"),
    field("Surgery's phone", "tel"),
  ]);
  cases(account, [
    [
      "Katharina Loibl, user name kathi, password Zwetschke!29",
      "fill Full name [Katharina Loibl], fill User name [kathi], fill Password [Zwetschke!29]",
    ],
    [
      "our GP is Dr Mwangi on 01632 960 140",
      "fill Family doctor [Dr Mwangi], fill Surgery's phone [01632 960 140]",
    ],
  ]);
});
