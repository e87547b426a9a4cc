import {
  boolean,
  date,
  email,
  integer,
  list,
  listOf,
  number,
  object,
  text,
  url,
  type EvaluationPage,
} from "./cases.ts";

/** Lists and records of many trades. */
export const entries: EvaluationPage[] = [
  {
    name: "an encyclopaedia's box of facts",
    html: `<title>Aalen – Encyclopaedia</title><main><h1>Aalen</h1><table class="infobox"><tr><th colspan="2">Aalen</th></tr><tr><th scope="row">Country</th><td><a href="/w/Germany">Germany</a></td></tr><tr><th scope="row">Population (2021)</th><td>68,816</td></tr><tr><th scope="row">Area</th><td>146.63 km<sup>2</sup></td></tr><tr><th scope="row">Postal codes</th><td>73430–73434</td></tr><tr><th scope="row">Website</th><td><a href="https://www.aalen.example/">aalen.example</a></td></tr></table><p>Aalen is a former Free Imperial City located in the eastern part of the state.</p><h2>History</h2><p>The mayor is elected for eight years.</p></main>`,
    cases: [
      {
        name: "facts of the box",
        schema: object({ country: text, population: integer, website: url }),
        expected: { country: "Germany", population: 68816, website: "https://www.aalen.example/" },
      },
      {
        name: "the country's address",
        schema: object({ countryUrl: url }),
        expected: { countryUrl: "/w/Germany" },
      },
      { name: "the mayor's name is not told", schema: object({ mayor: text }), absent: true },
      {
        name: "the population, in words",
        instruction: "what is the population of Aalen?",
        expected: { extraction: "68,816" },
      },
      { name: "of another town", instruction: "what is the population of Ulm?", absent: true },
    ],
  },
  {
    name: "orders with lines of their own",
    html: `<title>Your orders</title><main><h1>Your orders</h1><section class="order"><h2>Order 1001</h2><p>Placed on 3 May 2025</p><p>Status: Shipped</p><table><thead><tr><th>Product</th><th>Qty</th><th>Price</th></tr></thead><tbody><tr><td>Tea tin</td><td>2</td><td>$8.00</td></tr><tr><td>Strainer</td><td>1</td><td>$4.50</td></tr></tbody></table><p>Total: $20.50</p></section><section class="order"><h2>Order 1002</h2><p>Placed on 9 May 2025</p><p>Status: Open</p><table><thead><tr><th>Product</th><th>Qty</th><th>Price</th></tr></thead><tbody><tr><td>Teapot</td><td>1</td><td>$32.00</td></tr></tbody></table><p>Total: $32.00</p></section></main>`,
    cases: [
      {
        name: "orders with status, total and lines",
        schema: object({
          orders: list({
            status: { enum: ["Open", "Shipped"] },
            total: number,
            items: list({ product: text, quantity: integer, price: number }),
          }),
        }),
        expected: {
          orders: [
            {
              status: "Shipped",
              total: 20.5,
              items: [
                { product: "Tea tin", quantity: 2, price: 8 },
                { product: "Strainer", quantity: 1, price: 4.5 },
              ],
            },
            { status: "Open", total: 32, items: [{ product: "Teapot", quantity: 1, price: 32 }] },
          ],
        },
      },
      { name: "the total of one of two", schema: object({ total: number }), absent: true },
      {
        name: "the total of the one that is named",
        schema: object({ total: number, status: text }),
        instruction: "total and status of Order 1002",
        expected: { total: 32, status: "Open" },
      },
      { name: "as a passage", instruction: "the status of order 1001", expected: { extraction: "Shipped" } },
    ],
  },
  {
    name: "a price list with units in its headers and marks for yes and no",
    html: `<title>Parcels</title><h1>Parcel rates</h1><table><thead><tr><th>Service</th><th>Max weight (kg)</th><th>Price (EUR)</th><th>Tracked</th></tr></thead><tbody><tr><td>Letter</td><td>0.5</td><td>1,95</td><td>✗</td></tr><tr><td>Small parcel</td><td>2</td><td>4,90</td><td>✓</td></tr><tr><td>Parcel</td><td>31.5</td><td>16,49</td><td>✓</td></tr></tbody></table>`,
    cases: [
      {
        name: "numbers without signs, and marks",
        schema: object({
          services: list({ service: text, maxWeight: number, price: number, tracked: boolean }),
        }),
        expected: {
          services: [
            { service: "Letter", maxWeight: 0.5, price: 1.95, tracked: false },
            { service: "Small parcel", maxWeight: 2, price: 4.9, tracked: true },
            { service: "Parcel", maxWeight: 31.5, price: 16.49, tracked: true },
          ],
        },
      },
      {
        name: "a map of one service's row is not asked of a table",
        schema: object({ insurance: number }),
        absent: true,
      },
    ],
  },
  {
    name: "episodes",
    html: `<title>Slow Radio</title><main><h1>Slow Radio</h1><p>Hosted by Mina Park</p><h2>Episodes</h2><ul><li><a href="/ep/3">Episode 3: Rain</a><span>42 min</span><span>Mar 3, 2025</span></li><li><a href="/ep/2">Episode 2: Trains</a><span>38 min</span><span>Feb 24, 2025</span></li><li><a href="/ep/1">Episode 1: Harbours</a><span>51 min</span><span>Feb 17, 2025</span></li></ul></main>`,
    cases: [
      {
        name: "titles, days and addresses",
        schema: object({ episodes: list({ title: text, date, url }) }),
        expected: {
          episodes: [
            { title: "Episode 3: Rain", date: "2025-03-03", url: "/ep/3" },
            { title: "Episode 2: Trains", date: "2025-02-24", url: "/ep/2" },
            { title: "Episode 1: Harbours", date: "2025-02-17", url: "/ep/1" },
          ],
        },
      },
      {
        name: "only the first two",
        schema: object({ episodes: list({ title: text }) }),
        instruction: "the first 2 episodes",
        expected: { episodes: [{ title: "Episode 3: Rain" }, { title: "Episode 2: Trains" }] },
      },
      { name: "who hosts it is no guest", schema: object({ guest: text }), absent: true },
      {
        name: "listeners, of which nothing is told",
        schema: object({ episodes: list({ title: text, listeners: integer }) }),
        absent: true,
      },
    ],
  },
  {
    name: "contacts of two departments",
    html: `<title>Contact</title><main><h1>Contact</h1><section><h2>Sales</h2><p>Email: <a href="mailto:sales@x.example">sales@x.example</a></p><p>Phone: +49 30 111 22 33</p></section><section><h2>Support</h2><p>Email: <a href="mailto:help@x.example">help@x.example</a></p><p>Phone: +49 30 444 55 66</p></section><address>Example GmbH, Hauptstraße 5, 10115 Berlin</address></main>`,
    cases: [
      { name: "one email of two", schema: object({ email }), absent: true },
      {
        name: "each in its own object",
        schema: object({ sales: object({ email, phone: text }), support: object({ email, phone: text }) }),
        expected: {
          sales: { email: "sales@x.example", phone: "+49 30 111 22 33" },
          support: { email: "help@x.example", phone: "+49 30 444 55 66" },
        },
      },
      {
        name: "that of the department named",
        schema: object({ email, phone: text }),
        instruction: "email and phone of the Support department",
        expected: { email: "help@x.example", phone: "+49 30 444 55 66" },
      },
      { name: "as a passage", instruction: "support email", expected: { extraction: "help@x.example" } },
      {
        name: "all emails",
        schema: object({ emails: listOf(email) }),
        expected: { emails: ["sales@x.example", "help@x.example"] },
      },
    ],
  },
  {
    name: "repositories",
    html: `<title>Repositories</title><main><h1>Repositories</h1><ul><li><h3><a href="/r/kettle">kettle</a></h3><p>A small boiler for tests that are run by hand</p><span>TypeScript</span> <a href="/r/kettle/stars">★ 1,204</a> <span>Updated on Jan 4, 2025</span></li><li><h3><a href="/r/teapot">teapot</a></h3><p>An HTTP server that answers with the right status</p><span>Rust</span> <a href="/r/teapot/stars">★ 87</a> <span>Updated on Dec 24, 2024</span></li></ul></main>`,
    cases: [
      {
        name: "names, descriptions, days, addresses",
        schema: object({ repositories: list({ name: text, description: text, updated: date, url }) }),
        expected: {
          repositories: [
            {
              name: "kettle",
              description: "A small boiler for tests that are run by hand",
              updated: "2025-01-04",
              url: "/r/kettle",
            },
            {
              name: "teapot",
              description: "An HTTP server that answers with the right status",
              updated: "2024-12-24",
              url: "/r/teapot",
            },
          ],
        },
      },
      {
        name: "languages, of those there are",
        schema: object({
          repositories: list({ name: text, language: { enum: ["TypeScript", "Rust", "Go"] } }),
        }),
        expected: {
          repositories: [
            { name: "kettle", language: "TypeScript" },
            { name: "teapot", language: "Rust" },
          ],
        },
      },
      {
        name: "forks, of which nothing is told",
        schema: object({ repositories: list({ name: text, forks: integer }) }),
        absent: true,
      },
    ],
  },
  {
    name: "news of a day",
    html: `<title>The Post</title><header><nav><a href="/w">World</a><a href="/s">Sport</a></nav></header><main><h1>Today</h1><article><h2><a href="/n/1">Bridge reopens</a></h2><p>After four years of works, the old bridge may be crossed again.</p></article><article><h2><a href="/n/2">Storm ahead</a></h2><p>Gusts of up to 120 km/h are expected on the coast tonight.</p></article><article aria-label="Advertisement"><h2><a href="/ad">Lose 10 kg now</a></h2><p>Doctors are stunned by this one simple trick of theirs.</p></article></main>`,
    cases: [
      {
        name: "headlines, teasers, addresses, without the advertisement",
        schema: object({ articles: list({ headline: text, summary: text, url }) }),
        expected: {
          articles: [
            {
              headline: "Bridge reopens",
              summary: "After four years of works, the old bridge may be crossed again.",
              url: "/n/1",
            },
            {
              headline: "Storm ahead",
              summary: "Gusts of up to 120 km/h are expected on the coast tonight.",
              url: "/n/2",
            },
          ],
        },
      },
      {
        name: "plain headlines",
        schema: object({ headlines: listOf(text) }),
        expected: { headlines: ["Bridge reopens", "Storm ahead"] },
      },
      {
        name: "the headline of the second article",
        instruction: "the headline of the second article",
        expected: { extraction: "Storm ahead" },
      },
      {
        name: "products, on a page of news",
        schema: object({ products: list({ name: text, url }) }),
        absent: true,
      },
    ],
  },
  {
    name: "figures of a dashboard",
    html: `<title>Dashboard</title><main><h1>Dashboard</h1><div class="k"><div class="l">Revenue</div><div class="v">$48.2k</div><div class="d">+12%</div></div><div class="k"><div class="l">Orders</div><div class="v">1,093</div><div class="d">-3%</div></div><div class="k"><div class="l">Refund rate</div><div class="v">1.8%</div><div class="d">0%</div></div></main>`,
    cases: [
      {
        name: "figures by their labels",
        schema: object({ revenue: number, orders: integer }),
        beyond: { revenue: 48200, orders: 1093 },
      },
      { name: "visitors are not told", schema: object({ visitors: integer }), absent: true },
    ],
  },
  {
    name: "flights, by a grid of the page's own",
    html: `<title>Flights</title><main><h1>Departures</h1><div role="table" aria-label="Departures"><div role="row"><span role="columnheader">Flight</span><span role="columnheader">To</span><span role="columnheader">Gate</span><span role="columnheader">Status</span></div><div role="row"><span role="cell">LH 441</span><span role="cell">Oslo</span><span role="cell">B12</span><span role="cell">Boarding</span></div><div role="row"><span role="cell">AY 902</span><span role="cell">Turku</span><span role="cell">A3</span><span role="cell">Delayed</span></div></div></main>`,
    cases: [
      {
        name: "rows of roles",
        schema: object({ flights: list({ flight: text, to: text, gate: text, status: text }) }),
        expected: {
          flights: [
            { flight: "LH 441", to: "Oslo", gate: "B12", status: "Boarding" },
            { flight: "AY 902", to: "Turku", gate: "A3", status: "Delayed" },
          ],
        },
      },
      {
        name: "the gate of a flight",
        instruction: "the gate of flight AY 902",
        expected: { extraction: "A3" },
      },
      {
        name: "the gate of a flight that is not listed",
        instruction: "the gate of flight XX 100",
        absent: true,
      },
      {
        name: "that flight's gate, by a schema",
        schema: object({ gate: text }),
        instruction: "the gate of flight XX 100",
        absent: true,
      },
    ],
  },
];
