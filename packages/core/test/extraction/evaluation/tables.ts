import { boolean, date, integer, list, listOf, number, object, text, type EvaluationPage } from "./cases.ts";

/** Tables of every build: with headers above, beside, over several columns, or none. */
export const tables: EvaluationPage[] = [
  {
    name: "a bank statement",
    html: `<title>Statement</title><main><h1>Account statement</h1><p>Opening balance: €1.204,10</p><table><thead><tr><th>Date</th><th>Description</th><th>Amount</th><th>Balance</th></tr></thead><tbody>
<tr><td>03.02.2025</td><td>Rent</td><td>-€1.234,56</td><td>-€30,46</td></tr><tr><td>04.02.2025</td><td>Salary</td><td>€2.500,00</td><td>€2.469,54</td></tr><tr><td>07.02.2025</td><td>Card payment Café Anna</td><td>−€8,40</td><td>€2.461,14</td></tr></tbody>
<tfoot><tr><td colspan="3">Closing balance</td><td>€2.461,14</td></tr></tfoot></table></main>`,
    cases: [
      {
        name: "negative amounts in a German notation",
        schema: object({ transactions: list({ date, description: text, amount: number, balance: number }) }),
        expected: {
          transactions: [
            { date: "2025-02-03", description: "Rent", amount: -1234.56, balance: -30.46 },
            { date: "2025-02-04", description: "Salary", amount: 2500, balance: 2469.54 },
            { date: "2025-02-07", description: "Card payment Café Anna", amount: -8.4, balance: 2461.14 },
          ],
        },
      },
      {
        name: "balances above and below the table",
        schema: object({ openingBalance: number, closingBalance: number }),
        expected: { openingBalance: 1204.1, closingBalance: 2461.14 },
      },
      {
        name: "a cell where row and column meet",
        instruction: "the amount of Salary",
        expected: { extraction: "€2.500,00" },
      },
    ],
  },
  {
    name: "several currencies and accountants' brackets",
    html: `<title>Ledger</title><h1>Ledger</h1><table><tr><th>Entry</th><th>Value</th></tr><tr><td>Hosting</td><td>($1,200.00)</td></tr><tr><td>Licences</td><td>£ 980.50</td></tr><tr><td>Consulting</td><td>CHF 12'500.00</td></tr><tr><td>Refund</td><td>1 234,00 €</td></tr></table>`,
    cases: [
      {
        name: "values by their notation",
        schema: object({ entries: list({ entry: text, value: number }) }),
        expected: {
          entries: [
            { entry: "Hosting", value: -1200 },
            { entry: "Licences", value: 980.5 },
            { entry: "Consulting", value: 12500 },
            { entry: "Refund", value: 1234 },
          ],
        },
      },
    ],
  },
  {
    name: "row headers: one thing a column",
    html: `<title>Compare plans</title><main><h1>Compare plans</h1><table><tr><td></td><th scope="col">Basic</th><th scope="col">Team</th><th scope="col">Enterprise</th></tr>
<tr><th scope="row">Price per month</th><td>$9</td><td>$29</td><td>$99</td></tr><tr><th scope="row">Users</th><td>1</td><td>10</td><td>250</td></tr><tr><th scope="row">Support</th><td>Email</td><td>Chat</td><td>Phone</td></tr></table></main>`,
    cases: [
      {
        name: "plans are its columns",
        schema: object({ plans: list({ name: text, pricePerMonth: number, users: integer, support: text }) }),
        expected: {
          plans: [
            { name: "Basic", pricePerMonth: 9, users: 1, support: "Email" },
            { name: "Team", pricePerMonth: 29, users: 10, support: "Chat" },
            { name: "Enterprise", pricePerMonth: 99, users: 250, support: "Phone" },
          ],
        },
      },
      {
        name: "one plan by its name",
        schema: object({ users: integer, support: text }),
        instruction: "users and support of the Team plan",
        expected: { users: 10, support: "Chat" },
      },
    ],
  },
  {
    name: "headers over several columns, cells over several rows",
    html: `<title>Results</title><h1>Match results</h1><table border="1"><caption>Season 2024</caption><thead><tr><th rowspan="2">Team</th><th colspan="2">Goals</th><th rowspan="2">Points</th></tr><tr><th>For</th><th>Against</th></tr></thead><tbody>
<tr><td>Rovers</td><td>44</td><td>20</td><td>71</td></tr><tr><td>United</td><td>39</td><td>25</td><td>66</td></tr><tr><td>Albion</td><td colspan="2">withdrawn</td><td>0</td></tr></tbody></table>
<h2>Fixtures</h2><table border="1"><thead><tr><th>Day</th><th>Home</th><th>Away</th></tr></thead><tbody><tr><td rowspan="2">Saturday</td><td>Rovers</td><td>Albion</td></tr><tr><td>United</td><td>City</td></tr><tr><td>Sunday</td><td>Town</td><td>County</td></tr></tbody></table>`,
    cases: [
      {
        name: "a cell that spans rows holds for each",
        schema: object({ fixtures: list({ day: text, home: text, away: text }) }),
        expected: {
          fixtures: [
            { day: "Saturday", home: "Rovers", away: "Albion" },
            { day: "Saturday", home: "United", away: "City" },
            { day: "Sunday", home: "Town", away: "County" },
          ],
        },
      },
      {
        name: "headers of two rows",
        schema: object({
          teams: list({ team: text, goalsFor: integer, goalsAgainst: integer, points: integer }, [
            "goalsFor",
            "goalsAgainst",
          ]),
        }),
        expected: {
          teams: [
            { team: "Rovers", goalsFor: 44, goalsAgainst: 20, points: 71 },
            { team: "United", goalsFor: 39, goalsAgainst: 25, points: 66 },
            { team: "Albion", points: 0 },
          ],
        },
      },
    ],
  },
  {
    name: "an invoice",
    html: `<title>Invoice INV-2025-0042</title><main><h1>Invoice INV-2025-0042</h1><div class="cols"><div><p><strong>Bill to</strong></p><p>Northwind Ltd</p><p>12 Harbour St, Leeds</p></div><div><table><tr><td>Invoice date</td><td>28 February 2025</td></tr><tr><td>Due date</td><td>2025-03-30</td></tr><tr><td>PO number</td><td>PO-7781</td></tr></table></div></div>
<table><thead><tr><th>Item</th><th>Qty</th><th>Unit price</th><th>Amount</th></tr></thead><tbody><tr><td>Design work</td><td>12</td><td>£85.00</td><td>£1,020.00</td></tr><tr><td>Hosting, 3 months</td><td>3</td><td>£40.00</td><td>£120.00</td></tr></tbody>
<tfoot><tr><td colspan="3">Subtotal</td><td>£1,140.00</td></tr><tr><td colspan="3">VAT (20%)</td><td>£228.00</td></tr><tr><td colspan="3">Total due</td><td>£1,368.00</td></tr></tfoot></table></main>`,
    cases: [
      {
        name: "dates, lines and totals",
        schema: object({
          invoiceDate: date,
          dueDate: date,
          poNumber: text,
          lines: list({ item: text, quantity: integer, unitPrice: number, amount: number }),
          subtotal: number,
          vat: number,
          totalDue: number,
        }),
        expected: {
          invoiceDate: "2025-02-28",
          dueDate: "2025-03-30",
          poNumber: "PO-7781",
          lines: [
            { item: "Design work", quantity: 12, unitPrice: 85, amount: 1020 },
            { item: "Hosting, 3 months", quantity: 3, unitPrice: 40, amount: 120 },
          ],
          subtotal: 1140,
          vat: 228,
          totalDue: 1368,
        },
      },
      {
        name: "the invoice's number stands in its heading",
        schema: object({ invoiceNumber: text }),
        beyond: { invoiceNumber: "INV-2025-0042" },
      },
      { name: "a discount that is not there", schema: object({ discount: number }), absent: true },
      { name: "the total as it stands", instruction: "the total due", expected: { extraction: "£1,368.00" } },
    ],
  },
  {
    name: "a table without headers, and one that only lays out",
    html: `<title>City facts</title><h1>Lisbon</h1><table role="presentation"><tr><td><img src="/l.jpg" alt="Lisbon"></td><td><p>Lisbon is the capital of Portugal.</p></td></tr></table><table><tr><td>Population</td><td>567,131</td></tr><tr><td>Area</td><td>100.05 km²</td></tr><tr><td>Mayor</td><td>Ana Reis</td></tr><tr><td>Coastal</td><td>yes</td></tr></table>`,
    cases: [
      {
        name: "label and value in a row",
        schema: object({ city: text, population: integer, area: number, mayor: text, coastal: boolean }, [
          "city",
        ]),
        expected: { city: "Lisbon", population: 567131, area: 100.05, mayor: "Ana Reis", coastal: true },
      },
      { name: "another's founder", schema: object({ founded: integer }), absent: true },
      {
        name: "how many live there",
        instruction: "the population of Lisbon",
        expected: { extraction: "567,131" },
      },
    ],
  },
  {
    name: "a wide grid of links",
    html: `<title>Files</title><h1>Index of /releases</h1><table><thead><tr><th>Name</th><th>Size</th><th>Modified</th></tr></thead><tbody><tr><td><a href="/r/app-1.2.0.zip">app-1.2.0.zip</a></td><td>1.2 MB</td><td>2025-01-09</td></tr><tr><td><a href="/r/app-1.3.0.zip">app-1.3.0.zip</a></td><td>1.4 MB</td><td>2025-02-11</td></tr></tbody></table>`,
    cases: [
      {
        name: "names, sizes, days, addresses",
        schema: object({
          files: list({ name: text, size: text, modified: date, url: { type: "string", format: "uri" } }),
        }),
        expected: {
          files: [
            { name: "app-1.2.0.zip", size: "1.2 MB", modified: "2025-01-09", url: "/r/app-1.2.0.zip" },
            { name: "app-1.3.0.zip", size: "1.4 MB", modified: "2025-02-11", url: "/r/app-1.3.0.zip" },
          ],
        },
      },
      {
        name: "one column",
        schema: object({ names: listOf(text) }),
        expected: { names: ["app-1.2.0.zip", "app-1.3.0.zip"] },
      },
      {
        name: "addresses alone",
        schema: object({ urls: listOf({ type: "string", format: "uri" }) }),
        expected: { urls: ["/r/app-1.2.0.zip", "/r/app-1.3.0.zip"] },
      },
    ],
  },
];
