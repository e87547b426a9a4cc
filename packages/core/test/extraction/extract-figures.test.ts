import { expect, test } from "vitest";
import { extractBySchema } from "../../src/extraction/extract.ts";
import { view } from "./extract-view.ts";

const number = { type: "number" };
const integer = { type: "integer" };
const text = { type: "string" };
const object = (properties: Record<string, unknown>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});
const read = (html: string, properties: Record<string, unknown>) =>
  extractBySchema(view(html, { title: "Lamp" }), { schema: object(properties) });

const lamp = `<main><h1>Lamp</h1><ul><li>Colour temperature: 2,700–6,500 K</li><li>Weight: 1,250 g</li></ul></main>`;
const car = `<main><h1>Golf 1.5</h1><p>Preis: <b>18.490 €</b> <del>19.990 €</del></p><p>Mileage: 42.350 km</p><p>Consumption: 5,4 l/100 km</p></main>`;
const shares = `<main><h1>Orexa</h1><table><tr><td>Open</td><td>416.00</td><td>Previous close</td><td>415.75</td></tr>
  <tr><td>Volume</td><td>2.41M</td><td>Market cap</td><td>£3.2bn</td></tr></table></main>`;

test.each([
  ["degrees in Kelvin are no thousands", lamp, "maxColourTemperature", 6500],
  ["a page that writes fractions with a comma groups thousands with a point", car, "mileage", 42350],
  ["of two prices the one that is not struck through", car, "price", 18490],
  ["a label and its value more than once in a row", shares, "volume", 2_410_000],
])("%s", (...[, html, name, value]) => {
  expect(read(html, { [name]: number })).toMatchObject({ value: { [name]: value }, missing: [] });
});

test.each([
  ["a measure of a thing is not the thing", lamp, "colour", text],
  ["the close of the day before is another one", shares, "close", number],
  ["the only amount in a table of labels is not the price", shares, "price", number],
  [
    "what something is known by is no figure",
    `<main><h1>Bill</h1><p>VAT no.: IE 6388047V</p></main>`,
    "vat",
    number,
  ],
  ["two rates leave the tax open", vat(), "vat", number],
  [
    "a car called Seat counts no seats",
    `<main><h1>Cars</h1><p>Seat Leon 15.900 €</p></main>`,
    "seats",
    integer,
  ],
  ["a person is no job", `<main><h1>Mara Lind</h1><p>Surveyor</p></main>`, "jobTitle", text],
  [
    "an amount said of something else in brackets",
    `<main><h1>Lamp</h1><p>plus €4.95 shipping (free from €75)</p></main>`,
    "freeShippingFrom",
    number,
  ],
  [
    "an amount is no code",
    `<main><h1>Basket</h1><dl><dt>Voucher AUTUMN</dt><dd>−€5.75</dd><dt>Total</dt><dd>€51.75</dd></dl></main>`,
    "voucherCode",
    text,
  ],
  [
    "which of so many instalments it is, is no amount",
    `<main><h1>Bill</h1><ul><li>Device instalment 7 of 24 <b>€15.27</b></li></ul></main>`,
    "deviceInstalment",
    number,
  ],
  [
    "a rating of something else",
    `<main><h1>House</h1><dl><dt>EPC rating</dt><dd>D (63)</dd></dl></main>`,
    "rating",
    number,
  ],
  ["a telephone is no fax", `<main><h1>Office</h1><p>Call 030 555 0100</p></main>`, "fax", text],
  [
    "a house number and a postal code",
    `<main><h1>Office</h1><p>Marx-Allee 31 10178 Berlin</p></main>`,
    "phone",
    text,
  ],
  ["the number in the name of a row", rooms(), "rooms", integer],
  [
    "an amount is no number of a card",
    `<main><h1>Card</h1><dl><dt>Lost card</dt><dd>£3.00</dd><dt>Due</dt><dd>Monday</dd></dl></main>`,
    "cardNumber",
    text,
  ],
  [
    "a year over prices",
    `<main><h1>Camp</h1><h2>Prices 2026 (€ per night)</h2><p>Pitch</p></main>`,
    "price",
    number,
  ],
])("not read: %s", (...[, html, name, schema]) => {
  expect(read(html, { [name]: schema })).not.toMatchObject({ missing: [] });
});

function rooms(): string {
  const row = (room: string, size: string) => `<tr><td>${room}</td><td>${size}</td></tr>`;
  return `<main><h1>House</h1><table><tr><th>Room</th><th>Size</th></tr>${row("Lounge", "4.1 × 3.6 m")}${row("Bedroom 1", "3.6 × 3.4 m")}</table></main>`;
}

test("a figure and a remark in brackets", () => {
  const html = `<main><h1>Gym</h1><ul><li>Drop-in: £9 (members £6)</li><li>Monthly pass: £42</li></ul></main>`;

  expect(read(html, { dropIn: number })).toMatchObject({ value: { dropIn: 9 } });
  expect(read(html, { dropInForMembers: number })).not.toMatchObject({ value: { dropInForMembers: 9 } });
});

test("an account is known by as many groups of letters and figures as it has", () => {
  const html = `<main><h1>Account</h1><p>IBAN: GB33 BUKB 2020 1555 5555 55</p></main>`;

  expect(read(html, { iban: text })).toMatchObject({ value: { iban: "GB33 BUKB 2020 1555 5555 55" } });
});

test("nothing is said to be nothing where the page has a figure of it", () => {
  const servers = (label: string, said: string) =>
    view(
      `<main><h1>Servers</h1><table><tr><th>Host</th><th>${label}</th></tr><tr><td>web</td><td>${said}</td></tr><tr><td>batch</td><td>—</td></tr></table></main>`,
      { title: "Servers" },
    );
  const asked = (name: string) => ({
    schema: { type: "array", items: object({ host: text, [name]: { type: ["number", "null"] } }) },
  });

  expect(extractBySchema(servers("CPU%", "41"), asked("cpu"))).toMatchObject({
    value: [{ cpu: 41 }, { cpu: null }],
  });
  expect(extractBySchema(servers("Memory", "3.2 / 8"), asked("memory"))).not.toMatchObject({ missing: [] });
});

function vat(): string {
  const row = (label: string, net: string) => `<tr><td>${label}</td><td>${net}</td></tr>`;
  return `<main><h1>Bill</h1><table>${row("Subtotal", "€345.00")}${row("VAT 23 %", "€58.65")}${row("VAT 13.5 %", "€12.15")}</table></main>`;
}

test("of so many of an amount each, the amount or how many", () => {
  const html = `<main><h1>Lamp</h1><p>12 monthly instalments of €5.59</p></main>`;

  expect(read(html, { monthlyInstalment: number })).toMatchObject({ value: { monthlyInstalment: 5.59 } });
  expect(read(html, { monthlyInstalments: integer })).toMatchObject({ value: { monthlyInstalments: 12 } });
});

test("of some of several copies, as many as are available", () => {
  const book = (title: string, copies: string) =>
    `<li><h2>${title}</h2><p>${copies} copies available</p></li>`;
  const page = view(
    `<main><h1>Books</h1><ul>${book("Tides", "2 of 3")}${book("Against", "0 of 1")}</ul></main>`,
    {
      title: "Books",
    },
  );
  const list = {
    type: "array",
    items: object({ title: text, copiesAvailable: integer, available: { type: "boolean" } }),
  };

  expect(extractBySchema(page, { schema: list })).toMatchObject({
    value: [
      { title: "Tides", copiesAvailable: 2, available: true },
      { title: "Against", copiesAvailable: 0, available: false },
    ],
  });
});

test("what is denied is no member of an enum", () => {
  const page = view(
    `<main><h1>Orders</h1><table><tr><th>Customer</th><th>Status</th></tr><tr><td>Ines</td><td>Shipped</td></tr><tr><td>Lena</td><td>Not shipped</td></tr></table></main>`,
  );
  const order = (members: string[]) => ({
    type: "array",
    items: object({ customer: text, status: { type: "string", enum: members } }),
  });

  expect(extractBySchema(page, { schema: order(["shipped", "pending"]) })).toMatchObject({
    missing: ["[1].status"],
  });
  expect(extractBySchema(page, { schema: order(["shipped", "not_shipped"]) })).toMatchObject({
    value: [{ status: "shipped" }, { status: "not_shipped" }],
  });
});
