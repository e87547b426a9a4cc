import { expect, test } from "vitest";
import { extractBySchema } from "../../src/extraction/extract.ts";
import { view } from "./extract-view.ts";

const text = { type: "string" };
const number = { type: "number" };
const integer = { type: "integer" };
const boolean = { type: "boolean" };
const list = (properties: Record<string, unknown>, optional: string[] = []) => ({
  type: "array",
  items: {
    type: "object",
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
  },
});
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const head = (...cells: string[]) => `<tr>${cells.map((cell) => `<th>${cell}</th>`).join("")}</tr>`;

const parcels = view(
  `<main><h1>Parcels</h1><table>${head("Parcel", "Weight kg", "Worth")}${row("P-1", "2,4", "1.234,56 €")}${row("P-2", "0,75", "99,00 €")}${row("<b>Sum</b>", "3,15", "1.333,56 €")}</table></main>`,
  { title: "Parcels" },
);

test("a row that adds up the others is none of them, and says what they come to", () => {
  expect(extractBySchema(parcels, { schema: list({ parcel: text, weight: number }) })).toMatchObject({
    value: [
      { parcel: "P-1", weight: 2.4 },
      { parcel: "P-2", weight: 0.75 },
    ],
  });
  const schema = { type: "object", properties: { totalWeight: number }, required: ["totalWeight"] };
  expect(extractBySchema(parcels, { schema })).toMatchObject({ value: { totalWeight: 3.15 } });
});

test("rows of another table are no rows of this one, and cells are no rows", () => {
  const page = view(
    `<main><h1>League</h1><table>${head("Club", "Played", "Goals")}${row("Rovers", "12", "27")}${row("United", "12", "20")}</table>
     <h2>Scorers</h2><table>${head("Player", "Club", "Goals")}${row("K. Ade", "Rovers", "11")}${row("B. Finch", "Town", "8")}</table></main>`,
    { title: "League" },
  );

  expect(extractBySchema(page, { schema: list({ club: text, goals: integer }) })).not.toMatchObject({
    value: { length: 4 },
  });
  const orders = view(
    `<main><h1>Orders</h1><table>${head("Order", "Customer", "Placed", "Items", "Shipping", "Amount")}${row("#7001", "Ines", "02/11/2025", "3", "4.90", "1,204.50")}${row("#7002", "Wu", "05/11/2025", "1", "0.00", "15.75")}</table></main>`,
    { title: "Orders" },
  );
  const asked = { schema: list({ orderNumber: text }), instruction: "only the shipped orders" };
  expect(extractBySchema(orders, asked)).not.toMatchObject({ missing: [] });
});

const event = (day: string, title: string, ...more: string[]) =>
  `<li><time>${day}</time><h3>${title}</h3>${more.map((said) => `<p>${said}</p>`).join("")}</li>`;
const events = view(
  `<main><h1>What is on</h1><h2>November</h2><ul>${event("Sat 29", "Jazz", "Free entry")}${event("Sun 30", "Choir", "from 12.50 €")}</ul>
   <h2>December</h2><ul>${event("Fri 5", "Improv", "9 €", "Sold out")}${event("Wed 31", "Gala", "45–95 €")}</ul>
   <h2>Past events</h2><ul>${event("Thu 20", "Bees", "5 €")}</ul></main>`,
  { title: "What is on" },
);

test.each([
  ["all events", ["Jazz", "Choir", "Improv", "Gala", "Bees"]],
  ["events in December", ["Improv", "Gala"]],
  ["past events", ["Bees"]],
])("what is headed by some of a word is not all of it: %s", (instruction, titles) => {
  expect(extractBySchema(events, { schema: list({ title: text }), instruction })).toMatchObject({
    value: titles.map((title) => ({ title })),
  });
});

test("a badge says of all entries under all headings that it is not so", () => {
  const asked = { schema: list({ title: text, soldOut: boolean }), instruction: "all events" };

  expect(extractBySchema(events, asked)).toMatchObject({
    value: ["Jazz", "Choir", "Improv", "Gala", "Bees"].map((title) => ({
      title,
      soldOut: title === "Improv",
    })),
  });
});

test("what an entry says of it is not denied because another says it outright", () => {
  const flat = (title: string, said: string) => `<li><h2>${title}</h2><p>${said}</p></li>`;
  const page = view(
    `<main><h1>Flats</h1><ul>${flat("River", "Available from 1 January")}${flat("Studio", "Available now")}</ul></main>`,
    { title: "Flats" },
  );

  expect(extractBySchema(page, { schema: list({ title: text, available: boolean }) })).toMatchObject({
    missing: ["[0].available"],
  });
});

const phones = view(
  `<main><h1>Compare phones</h1><table><thead><tr><th></th><th>Nova</th><th>Lite</th></tr></thead><tbody>${[
    "Price|€499|€229",
    "Storage|128 GB|64 GB",
    "Wireless charging|✓|✗",
  ]
    .map((cells) => cells.split("|"))
    .map(
      ([label, first, second]) => `<tr><th scope="row">${label}</th><td>${first}</td><td>${second}</td></tr>`,
    )
    .join("")}</tbody></table></main>`,
  { title: "Compare phones" },
);

test("where a table has one thing a column, its rows are no things", () => {
  const schema = list({ name: text, wirelessCharging: boolean });

  expect(extractBySchema(phones, { schema, instruction: "the phones" })).toMatchObject({
    value: [
      { name: "Nova", wirelessCharging: true },
      { name: "Lite", wirelessCharging: false },
    ],
  });
  expect(
    extractBySchema(phones, { schema: list({ name: text }), instruction: "phones with a headphone jack" }),
  ).not.toMatchObject({ missing: [] });
});

test("rows below one cell over the whole table are a part of it", () => {
  const part = (said: string) => `<tr><th colspan="3">${said}</th></tr>`;
  const page = view(
    `<main><h1>Plan</h1><table>${head("Module", "Hours", "Credits")}${part("First term")}${row("Algebra", "4", "6")}${row("Logic", "3", "5")}${part("Second term")}${row("Networks", "2", "5")}${row("Graphs", "3", "4")}</table></main>`,
    { title: "Plan" },
  );

  const asked = { schema: list({ module: text }), instruction: "modules of the second term" };
  expect(extractBySchema(page, asked)).toMatchObject({
    value: [{ module: "Networks" }, { module: "Graphs" }],
  });
  expect(extractBySchema(page, { schema: list({ module: text, term: text }) })).not.toMatchObject({
    missing: [],
  });
});

const member = (name: string, email: string) =>
  `<div><h3>${name}</h3><p>Room 212</p><a href="mailto:${email}">${email}</a></div>`;
const staff = view(
  `<main><h1>Staff</h1><h2>Management</h2>${member("Helga Brandt", "brandt@inst.example")}<h2>Research</h2><div>${member("Amir Sole", "sole@inst.example")}${member("Yuki Tan", "tan@inst.example")}</div>
   <h2>Former members</h2><ul><li>Rosa Klein</li><li>Ben Otto</li></ul><p>General enquiries: <a href="mailto:office@inst.example">office@inst.example</a></p></main>`,
  { title: "Staff" },
);

test("sections are no entries, and those of one section are not all", () => {
  const asked = { schema: list({ name: text, email: text }), instruction: "all staff members" };

  expect(extractBySchema(staff, asked)).not.toMatchObject({ missing: [] });
  expect(extractBySchema(staff, { ...asked, instruction: "people in Research" })).toMatchObject({
    value: [{ name: "Amir Sole" }, { name: "Yuki Tan" }],
  });
});

test("what stands below a list is not said of one of its entries", () => {
  const schema = { type: "object", properties: { email: text }, required: ["email"] };

  expect(extractBySchema(staff, { schema, instruction: "email of Rosa Klein" })).toMatchObject({
    missing: ["email"],
  });
});

test("a list is looked for under the heading that the instruction repeats", () => {
  const page = view(
    `<main><h1>Your basket</h1><table>${head("Product", "Price")}${row("Wool scarf", "£24.00")}${row("Tea tin", "£9.50")}</table>
     <h2>Saved for later</h2><ul><li><a href="/9">Linen apron</a><span>£32.00</span></li><li><a href="/8">Oak spoon</a><span>£6.00</span></li></ul></main>`,
    { title: "Your basket" },
  );

  const asked = { schema: list({ price: number }), instruction: "saved for later" };
  expect(extractBySchema(page, asked)).toMatchObject({ value: [{ price: 32 }, { price: 6 }] });
});

test("people that are named together are several", () => {
  const page = view(`<main><h1>Bridge to close</h1><p>By Nadia Fell and Owen Rees</p></main>`);
  const schema = {
    type: "object",
    properties: { authors: { type: "array", items: text } },
    required: ["authors"],
  };

  expect(extractBySchema(page, { schema })).toMatchObject({
    value: { authors: ["Nadia Fell", "Owen Rees"] },
  });
});

test("where two tables have all that is asked for, neither is the list", () => {
  const page = view(
    `<main><h1>Account</h1><h2>Loans</h2><table>${head("Title", "Due")}${row("Salt Roads", "1 Dec 2025")}${row("Moss Atlas", "9 Dec 2025")}</table>
     <h2>Reservations</h2><table>${head("Title", "Position")}${row("Night Ferry", "4")}${row("Tin Moon", "2")}</table></main>`,
    { title: "Account" },
  );
  const titles = (instruction: string) =>
    extractBySchema(page, { schema: list({ title: text }), instruction });

  expect(titles("all titles")).not.toMatchObject({ missing: [] });
  expect(titles("the loans")).toMatchObject({ value: [{ title: "Salt Roads" }, { title: "Moss Atlas" }] });
});

test("pieces side by side in one value are several", () => {
  const page = view(
    `<main><h1>Issue</h1><dl><dt>Labels</dt><dd><span>bug</span> <span>auth</span></dd><dt>State</dt><dd>Open</dd></dl></main>`,
  );
  const schema = {
    type: "object",
    properties: { labels: { type: "array", items: text } },
    required: ["labels"],
  };

  expect(extractBySchema(page, { schema })).toMatchObject({ value: { labels: ["bug", "auth"] } });
});

test("a day among other things in one line is read by itself", () => {
  const video = (title: string, said: string) =>
    `<div><a href="/${title}">${title}</a><div>${said}</div></div>`;
  const page = view(
    `<main><h1>Videos</h1><div>${video("Joints", "12K views · 3 weeks ago")}${video("Bench", "1.4M views · 2 years ago")}</div></main>`,
    { title: "Videos" },
  );

  expect(extractBySchema(page, { schema: list({ title: text, published: text }) })).toMatchObject({
    value: [{ published: "3 weeks ago" }, { published: "2 years ago" }],
  });
});
