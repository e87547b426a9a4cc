import {
  boolean,
  date,
  integer,
  list,
  listOf,
  number,
  object,
  text,
  url,
  type EvaluationPage,
} from "./cases.ts";

const trip = (airline: string, hours: string, price: string) =>
  `<article><h3>${airline}</h3><p>${hours}</p><p>${price}</p><button>Select</button><a href="/f">Flight details</a></article>`;

const flat = (rent: string, street: string, facts: string) =>
  `<div class=flat><button>Hide</button><b>${rent}</b><div>${street}</div><div>${facts}</div><span>Arrange a viewing</span></div>`;

const payment = (day: string, payee: string, amount: string) =>
  `<li><span>${day}</span>${payee}<span>${amount}</span><button>Split</button></li>`;

const plant = (name: string, price: string, badge = "") =>
  `<div class=card><h3><a href="/p/${name.length}">${name}</a></h3><p>${price}${badge}</p><button>Add to basket</button></div>`;

/** Lists and parts as everyday pages have them: without a word of what stands where. */
export const everyday: EvaluationPage[] = [
  {
    name: "flights with their hours in one text",
    html: `<title>Flights to Bergen</title><body><aside><h2>Airlines</h2><label><input type=checkbox> Fjordair</label><label><input type=checkbox> Northwing</label></aside><main>${trip("Fjordair", "07:10 – 09:55", "€ 214")}${trip("Northwing", "11:30 – 15:05", "€ 168")}${trip("Fjordair", "18:20 – 21:00", "€ 239")}</main>`,
    cases: [
      {
        name: "airlines and hours",
        instruction: "get the flights",
        schema: object({ flights: list({ airline: text, departs: text, arrives: text, price: number }) }),
        expected: {
          flights: [
            { airline: "Fjordair", departs: "07:10", arrives: "09:55", price: 214 },
            { airline: "Northwing", departs: "11:30", arrives: "15:05", price: 168 },
            { airline: "Fjordair", departs: "18:20", arrives: "21:00", price: 239 },
          ],
        },
      },
      {
        name: "an airline and an operator, of which only one is told",
        instruction: "get the flights",
        schema: object({ flights: list({ airline: text, operator: text, price: number }) }),
        absent: true,
      },
      {
        name: "a gate, which is nowhere",
        instruction: "get the flights",
        schema: object({ flights: list({ airline: text, gate: text, price: number }) }),
        absent: true,
      },
    ],
  },
  {
    name: "flats with facts between dots",
    html: `<title>Flats to rent</title><body><h1>3 flats to rent</h1><div>${flat("€ 640", "Glover Street 14, Velden", "38 m² · 1 room · Balcony to the yard")}${flat("€ 910", "Canal Row 3, Velden", "61 m² · 2 rooms · Top floor, no lift")}${flat("€ 1280", "Old Brewery 8c, Velden", "94 m² · 3 rooms · Garden shared")}</div>`,
    cases: [
      {
        name: "rent, size and rooms",
        instruction: "extract the flats",
        schema: object({ flats: list({ address: text, rent: number, size: number, rooms: integer }) }),
        expected: {
          flats: [
            { address: "Glover Street 14, Velden", rent: 640, size: 38, rooms: 1 },
            { address: "Canal Row 3, Velden", rent: 910, size: 61, rooms: 2 },
            { address: "Old Brewery 8c, Velden", rent: 1280, size: 94, rooms: 3 },
          ],
        },
      },
      {
        name: "deposits, of which nothing is said",
        instruction: "extract the flats",
        schema: object({ flats: list({ address: text, deposit: number }) }),
        absent: true,
      },
    ],
  },
  {
    name: "payments without a word of what is what",
    html: `<title>Account</title><body><h2>Payments</h2><ul>${payment("2 May", "<b>Corner bakery</b>", "−4.80")}${payment("1 May", "<b>City transport</b>", "−39.00")}${payment("30 April", "<b>Otterworks</b>", "+2,410.00")}</ul>`,
    cases: [
      {
        name: "whom they went to",
        instruction: "recent payments",
        schema: object({ payments: list({ date: text, payee: text, amount: number }) }),
        expected: {
          payments: [
            { date: "2 May", payee: "Corner bakery", amount: -4.8 },
            { date: "1 May", payee: "City transport", amount: -39 },
            { date: "30 April", payee: "Otterworks", amount: 2410 },
          ],
        },
      },
    ],
  },
  {
    name: "payments with two names each",
    html: `<title>Account</title><body><h2>Payments</h2><ul>${payment("2 May", "<b>Corner bakery</b><i>Groceries</i>", "−4.80")}${payment("1 May", "<b>City transport</b><i>Travel</i>", "−39.00")}</ul>`,
    cases: [
      {
        name: "either may be the payee",
        instruction: "recent payments",
        schema: object({ payments: list({ date: text, payee: text, amount: number }) }),
        absent: true,
      },
    ],
  },
  {
    name: "plants, one of them sold out",
    html: `<title>Plants</title><body><h1>Plants</h1><div>${plant("Lavender", "€7.90")}${plant("Hydrangea", "€18.50", " <em>Sold out</em>")}${plant("Lady fern", "€9.80")}</div>`,
    cases: [
      {
        name: "the badge is a yes, and its lack a no",
        schema: object({ plants: list({ name: text, price: number, soldOut: boolean }) }),
        expected: {
          plants: [
            { name: "Lavender", price: 7.9, soldOut: false },
            { name: "Hydrangea", price: 18.5, soldOut: true },
            { name: "Lady fern", price: 9.8, soldOut: false },
          ],
        },
      },
      {
        name: "a flag that no plant has",
        schema: object({ plants: list({ name: text, price: number, hardy: boolean }) }),
        absent: true,
      },
    ],
  },
  {
    name: "blocks under a row of words, and parts with buttons",
    html: `<title>Billing</title><body><h1>Billing</h1><section aria-label="Billing address"><h2>Billing address</h2><p>Alder Mill Ltd, 7 Weir Lane, Thornby</p><button>Change</button></section><section aria-label="Plan"><h2>Plan</h2><p>Grove, 39.00 per month</p><button>Change</button></section><h2>Invoices</h2><div><div><span>Number</span><span>Date</span><span>Amount</span><span>State</span></div><div><a href="/1">F-3107</a><span>1 June 2026</span><span>€ 39.00</span><span>Due</span><button>Pay</button></div><div><a href="/2">F-3066</a><span>1 May 2026</span><span>€ 12.50</span><span>Paid</span></div></div>`,
    cases: [
      {
        name: "invoices by the words above",
        schema: object({ invoices: list({ number: text, date, amount: number, state: text }) }),
        expected: {
          invoices: [
            { number: "F-3107", date: "2026-06-01", amount: 39, state: "Due" },
            { number: "F-3066", date: "2026-05-01", amount: 12.5, state: "Paid" },
          ],
        },
      },
      {
        name: "parts without their headings and buttons",
        schema: object({ billingAddress: text, plan: text }),
        expected: { billingAddress: "Alder Mill Ltd, 7 Weir Lane, Thornby", plan: "Grove, 39.00 per month" },
      },
    ],
  },
  {
    name: "a table whose head is made of plain cells",
    html: `<title>Your record</title><body><table><tr><td></td><td>Title</td><td>Barcode</td><td>Due</td><td>Times renewed</td></tr><tr><td><input type=checkbox></td><td>Bread from an old mill</td><td>3211700412</td><td>11-04-2025</td><td>0</td></tr><tr><td><input type=checkbox></td><td>Maps and their makers</td><td>3211703318</td><td>11-18-2025</td><td>2</td></tr></table><table><tr><td>Pick-up branch</td><td>Central</td></tr><tr><td>Notices by</td><td>Mail</td></tr></table>`,
    cases: [
      {
        name: "borrowed books",
        instruction: "borrowed books",
        schema: object({ loans: list({ title: text, barcode: text, due: text, renewals: integer }) }),
        expected: {
          loans: [
            { title: "Bread from an old mill", barcode: "3211700412", due: "11-04-2025", renewals: 0 },
            { title: "Maps and their makers", barcode: "3211703318", due: "11-18-2025", renewals: 2 },
          ],
        },
      },
      {
        name: "labels beside their values stay labels",
        schema: object({ pickUpBranch: text }),
        expected: { pickUpBranch: "Central" },
      },
    ],
  },
  {
    name: "an article with its languages beside it",
    html: `<title>Lighthouse</title><body><aside><nav aria-label=Contents><h2>Contents</h2><ol><li><a href="#a">History</a></li><li><a href="#b">Keepers</a></li></ol></nav><h2>In other languages</h2><p><a href="/de">Deutsch</a><br><a href="/ru">Русский</a></p></aside><article><div><a href="#article">Article</a><a href="#talk">Talk</a><a href="#edit">Edit</a></div><h1>Corran Head Lighthouse</h1><table><tr><td>Built</td><td>1861</td></tr><tr><td>Height</td><td>41 m</td></tr></table><p>It stands at the western end of the isle.</p></article>`,
    cases: [
      {
        name: "languages",
        instruction: "in which languages is the article available?",
        schema: object({ languages: listOf(text) }),
        expected: { languages: ["Deutsch", "Русский"] },
      },
      {
        name: "facts about what the page is about",
        instruction: "facts about the lighthouse",
        schema: object({ title: text, built: text, height: text }),
        expected: { title: "Corran Head Lighthouse", built: "1861", height: "41 m" },
      },
      {
        name: "authors",
        instruction: "the authors of the article",
        schema: object({ authors: listOf(text) }),
        absent: true,
      },
    ],
  },
  {
    name: "orders known by their number, and offers of work",
    html: `<title>Orders</title><body><h1>Orders</h1><table><tr><th>Order</th><th>Customer</th><th>Total</th></tr><tr><td>20417</td><td>Dana Price</td><td>€ 84.20</td></tr><tr><td>20416</td><td>Orrin Vale</td><td>€ 17.00</td></tr></table><h2>Jobs</h2><article><h3><a href="/jobs/1">Baker</a></h3><p>€ 2,600 a month</p><button>Apply</button></article><article><h3><a href="/jobs/2">Night nurse</a></h3><p>€ 3,450 a month</p><button>Apply</button></article>`,
    cases: [
      {
        name: "the column called as the entry holds its number",
        schema: object({ orders: list({ id: text, customer: text, total: number }) }),
        expected: {
          orders: [
            { id: "20417", customer: "Dana Price", total: 84.2 },
            { id: "20416", customer: "Orrin Vale", total: 17 },
          ],
        },
      },
      {
        name: "pay by the month is a salary",
        schema: object({ jobs: list({ title: text, salary: number, url }) }),
        expected: {
          jobs: [
            { title: "Baker", salary: 2600, url: "/jobs/1" },
            { title: "Night nurse", salary: 3450, url: "/jobs/2" },
          ],
        },
      },
    ],
  },
];
