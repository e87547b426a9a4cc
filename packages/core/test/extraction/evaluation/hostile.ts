import {
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

/** Pages on which the nearest answer is the wrong one. */
export const hostile: EvaluationPage[] = [
  {
    name: "one product, asked for another",
    html: `<title>Blue Kettle – Hearth</title><main><h1>Blue Kettle</h1><p>€39.00</p><p>Rated 4.4 out of 5 (31 reviews)</p><h2>Accessories</h2><ul><li><a href="/filter">Lime filter</a> <span>€7.50</span></li><li><a href="/lid">Spare lid</a> <span>€5.00</span></li></ul></main>`,
    cases: [
      {
        name: "a product that is not there",
        schema: object({ price: number }),
        instruction: "price of the Green Kettle",
        absent: true,
      },
      { name: "as a passage", instruction: "price of the Green Kettle", absent: true },
      {
        name: "an accessory by its name",
        schema: object({ price: number }),
        instruction: "price of the Spare lid",
        expected: { price: 5 },
      },
      {
        name: "the product itself",
        schema: object({ price: number }),
        instruction: "price of the Blue Kettle",
        expected: { price: 39 },
      },
      {
        name: "the accessories",
        schema: object({ accessories: list({ name: text, price: number }) }),
        expected: {
          accessories: [
            { name: "Lime filter", price: 7.5 },
            { name: "Spare lid", price: 5 },
          ],
        },
      },
      {
        name: "reviews, of which only the number is told",
        schema: object({ reviews: list({ author: text, text }) }),
        absent: true,
      },
      {
        name: "the number of reviews",
        schema: object({ reviewCount: integer }),
        expected: { reviewCount: 31 },
      },
      {
        name: "the ninth product of one",
        schema: object({ name: text }),
        instruction: "the ninth product",
        absent: true,
      },
    ],
  },
  {
    name: "two prices, told apart by style alone",
    html: `<title>Sofa</title><style>.was{text-decoration:line-through}</style><main><h1>Sofa Nord</h1><div><span class="was">£899.00</span> <span>£649.00</span></div></main>`,
    cases: [
      { name: "which of two holds is not in the text", schema: object({ price: number }), absent: true },
      { name: "the name is sure", schema: object({ name: text }), expected: { name: "Sofa Nord" } },
    ],
  },
  {
    name: "prices with and without tax, by month and year",
    html: `<title>Plan Pro</title><main><h1>Plan Pro</h1><p>Price excl. VAT: €100.00</p><p>Price incl. VAT: €121.00</p><p>Monthly: €12 · Yearly: €120</p></main>`,
    cases: [
      { name: "one price of two", schema: object({ price: number }), absent: true },
      {
        name: "monthly and yearly",
        schema: object({ monthly: number, yearly: number }),
        expected: { monthly: 12, yearly: 120 },
      },
      { name: "with tax", schema: object({ priceInclVat: number }), expected: { priceInclVat: 121 } },
    ],
  },
  {
    name: "a page that talks of other things' facts",
    html: `<title>Ulmer Foods</title><main><h1>Ulmer Foods</h1><p>Ulmer Foods makes noodles. Its rival Hanse Pasta was founded in 1921 and employs 800 people.</p><p>The company's sauce was created in 1967 by Karl Ott.</p><p>In 2003 it bought Teigwerk, which is based in Linz.</p></main>`,
    cases: [
      { name: "when it was founded is not told", schema: object({ foundedYear: integer }), absent: true },
      { name: "nor where it sits", schema: object({ headquarters: text }), absent: true },
      { name: "nor how many it employs", schema: object({ employees: integer }), absent: true },
    ],
  },
  {
    name: "two founding years",
    html: `<title>Mill &amp; Co</title><h1>Mill &amp; Co</h1><p>Mill & Co was founded in 1902 in Cork.</p><p>Mill & Co was founded in 1904 by Una Mill.</p>`,
    cases: [
      { name: "which of them is not decided", schema: object({ founded: integer }), absent: true },
      {
        name: "by whom, of which there is one word",
        schema: object({ founder: text }),
        expected: { founder: "Una Mill" },
      },
    ],
  },
  {
    name: "tabs of one table each",
    html: `<title>Rates</title><main><h1>Exchange rates</h1><table><caption>Cash</caption><thead><tr><th>Currency</th><th>Buy</th><th>Sell</th></tr></thead><tbody><tr><td>USD</td><td>1.05</td><td>1.11</td></tr><tr><td>GBP</td><td>0.82</td><td>0.88</td></tr></tbody></table><table><caption>Transfers</caption><thead><tr><th>Currency</th><th>Buy</th><th>Sell</th></tr></thead><tbody><tr><td>USD</td><td>1.07</td><td>1.09</td></tr><tr><td>GBP</td><td>0.84</td><td>0.86</td></tr></tbody></table></main>`,
    cases: [
      {
        name: "the table that is named",
        schema: object({ rates: list({ currency: text, buy: number, sell: number }) }),
        instruction: "the cash rates",
        expected: {
          rates: [
            { currency: "USD", buy: 1.05, sell: 1.11 },
            { currency: "GBP", buy: 0.82, sell: 0.88 },
          ],
        },
      },
      {
        name: "the other one",
        schema: object({ rates: list({ currency: text, buy: number, sell: number }) }),
        instruction: "rates for transfers",
        expected: {
          rates: [
            { currency: "USD", buy: 1.07, sell: 1.09 },
            { currency: "GBP", buy: 0.84, sell: 0.86 },
          ],
        },
      },
      { name: "one rate of four", schema: object({ buy: number }), absent: true },
    ],
  },
  {
    name: "entries of which some lack what is optional",
    html: `<title>Staff</title><main><h1>Staff</h1><div class="p"><h3>Ada Byron</h3><p>Director</p><p><a href="mailto:ada@x.org">ada@x.org</a></p></div><div class="p"><h3>Ben Cole</h3><p>Porter</p></div><div class="p"><h3>Cy Dunn</h3><p>Cook</p><p><a href="mailto:cy@x.org">cy@x.org</a></p></div></main>`,
    cases: [
      {
        name: "left out where it is not told",
        schema: object({ staff: list({ name: text, email }, ["email"]) }),
        expected: {
          staff: [
            { name: "Ada Byron", email: "ada@x.org" },
            { name: "Ben Cole" },
            { name: "Cy Dunn", email: "cy@x.org" },
          ],
        },
      },
      {
        name: "null where that is allowed",
        schema: object({ staff: list({ name: text, email: { anyOf: [email, { type: "null" }] } }) }),
        expected: {
          staff: [
            { name: "Ada Byron", email: "ada@x.org" },
            { name: "Ben Cole", email: null },
            { name: "Cy Dunn", email: "cy@x.org" },
          ],
        },
      },
      {
        name: "required, and one has none",
        schema: object({ staff: list({ name: text, email }) }),
        absent: true,
      },
      {
        name: "telephone numbers, which nobody has",
        schema: object({ staff: list({ name: text, phone: text }) }),
        absent: true,
      },
    ],
  },
  {
    name: "a search with filters beside",
    html: `<title>Flats in Graz</title><div><aside><h2>Filters</h2><ul><li><label><input type="checkbox"> Balcony (12)</label></li><li><label><input type="checkbox" checked> Lift (8)</label></li></ul></aside><main><h1>3 flats in Graz</h1><section aria-label="Results"><article><h2><a href="/f/1">Bright loft</a></h2><ul><li>2 rooms</li><li>54 m²</li><li>€890 / month</li></ul></article><article><h2><a href="/f/2">Garden flat</a></h2><ul><li>3 rooms</li><li>71.5 m²</li><li>€1,150 / month</li></ul></article><article><h2><a href="/f/3">City studio</a></h2><ul><li>1 room</li><li>29 m²</li><li>€540 / month</li></ul></article></section></main></div>`,
    cases: [
      {
        name: "rooms and rent of each",
        schema: object({ flats: list({ title: text, rooms: integer, price: number, url }) }),
        expected: {
          flats: [
            { title: "Bright loft", rooms: 2, price: 890, url: "/f/1" },
            { title: "Garden flat", rooms: 3, price: 1150, url: "/f/2" },
            { title: "City studio", rooms: 1, price: 540, url: "/f/3" },
          ],
        },
      },
      {
        name: "below an amount",
        schema: object({ flats: list({ title: text }) }),
        instruction: "flats below €900",
        expected: { flats: [{ title: "Bright loft" }, { title: "City studio" }] },
      },
      {
        name: "with a lift, which no flat speaks of",
        schema: object({ flats: list({ title: text }) }),
        instruction: "only flats with a lift",
        absent: true,
      },
      {
        name: "the garden ones: a word that some have",
        schema: object({ flats: list({ title: text }) }),
        instruction: "the garden flats",
        absent: true,
      },
      {
        name: "the cheapest",
        schema: object({ title: text }),
        instruction: "the cheapest flat",
        expected: { title: "City studio" },
      },
    ],
  },
  {
    name: "a changelog",
    html: `<title>Changelog</title><main><h1>Changelog</h1><h2>2.1.0</h2><p>Released on 4 May 2025</p><ul><li>Faster start</li><li>Dark mode</li></ul><h2>2.0.0</h2><p>Released on 1 February 2025</p><ul><li>New editor</li></ul></main>`,
    cases: [
      {
        name: "versions with their days and changes",
        schema: object({ versions: list({ version: text, released: date, changes: listOf(text) }) }),
        beyond: {
          versions: [
            { version: "2.1.0", released: "2025-05-04", changes: ["Faster start", "Dark mode"] },
            { version: "2.0.0", released: "2025-02-01", changes: ["New editor"] },
          ],
        },
      },
      { name: "which version is meant is not said", schema: object({ released: date }), absent: true },
    ],
  },
  {
    name: "a thread of comments",
    html: `<title>Re: kettles</title><main><article><h1>Kettles</h1><p>By Rosa Diaz</p><p>Which kettle is the quietest that you have had so far?</p></article><section><h2>2 comments</h2><ul><li><b>Tom</b> <time datetime="2025-01-02T10:00:00Z">2 January 2025</time><p>Mine hums a little, but only a little.</p></li><li><b>Eve</b> <time datetime="2025-01-03T11:30:00Z">3 January 2025</time><p>Anything with a thick base is quiet enough.</p></li></ul></section></main>`,
    cases: [
      {
        name: "comments with author, day and text",
        schema: object({ comments: list({ author: text, date, text }) }),
        beyond: {
          comments: [
            { author: "Tom", date: "2025-01-02", text: "Mine hums a little, but only a little." },
            { author: "Eve", date: "2025-01-03", text: "Anything with a thick base is quiet enough." },
          ],
        },
      },
      {
        name: "instants by the machine's form",
        schema: object({ comments: list({ date: { type: "string", format: "date-time" } }) }),
        expected: { comments: [{ date: "2025-01-02T10:00:00Z" }, { date: "2025-01-03T11:30:00Z" }] },
      },
      {
        name: "the post's author",
        schema: object({ title: text, author: text }),
        expected: { title: "Kettles", author: "Rosa Diaz" },
      },
    ],
  },
  {
    name: "an error page and a login",
    html: `<title>Sign in</title><main><h1>Sign in</h1><form><label>Email <input type="email"></label><label>Password <input type="password"></label><p role="alert">Too many attempts. Try again in 15 minutes.</p><button>Sign in</button></form><p>Plans from €5</p></main>`,
    cases: [
      {
        name: "no product here",
        schema: object({ name: text, price: number, rating: number }),
        absent: true,
      },
      { name: "no products either", schema: object({ products: list({ name: text }) }), absent: true },
      { name: "an email that is empty", schema: object({ email: text }), absent: true },
      {
        name: "the message",
        instruction: "the error message",
        expected: { extraction: "Too many attempts. Try again in 15 minutes." },
      },
    ],
  },
];
