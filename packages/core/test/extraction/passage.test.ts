import { expect, test } from "vitest";
import { extractPassage } from "../../src/extraction/passage.ts";
import { view } from "./extract-view.ts";

const card = (name: string, price: string, state: string) =>
  `<li><article><h3><a href="/p/${name}">${name}</a></h3><p><span role="img" aria-label="Rated 4.5 out of 5">★ 4.5</span> <span>${state}</span></p><p>${price}</p><button>Add to cart</button></article></li>`;
const shop = view(
  `<nav aria-label="Main"><a href="/">Home</a><a href="/prices">Prices</a></nav><main><h1>All products</h1><p>3 products</p>
   <ul>${card("Blue Kettle", "€39.00", "In stock")}${card("Red Kettle", "€45.00", "Sold out")}${card("Green Mug", "€8.99", "In stock")}</ul></main>
   <footer><a href="/privacy">Privacy policy</a></footer>`,
  { title: "All products · Shop" },
);
const hours = view(
  `<main><h1>Visit us</h1><h2>Opening hours</h2><table><thead><tr><th>Day</th><th>Shop</th><th>Café</th></tr></thead><tbody>
   <tr><th scope="row">Saturday</th><td>9–18</td><td>10–17</td></tr><tr><th scope="row">Sunday</th><td>Closed</td><td>11–16</td></tr></tbody></table>
   <p>Phone: +49 30 1234567</p><p>Our refund policy is simple. Send anything back within thirty days and we return the full price. Postage is on us.</p>
   <h2>Parking</h2><p>Behind the house, free for two hours.</p></main>`,
  { title: "Visit us" },
);
const cart = view(
  `<main><h1>Your cart</h1><div role="alert">The coupon has expired.</div><table><thead><tr><th>Product</th><th>Price</th><th>Quantity</th><th>Total</th></tr></thead><tbody>
   <tr><th scope="row">Blue Kettle</th><td>€39.00</td><td>2</td><td>€78.00</td></tr><tr><th scope="row">Green Mug</th><td>€8.99</td><td>1</td><td>€8.99</td></tr></tbody></table>
   <aside aria-label="Summary"><dl><dt>Subtotal</dt><dd>€86.99</dd><dt>Total</dt><dd>€91.94</dd></dl></aside>
   <form><input aria-label="Coupon code" value="TEA10"></form></main>`,
  { title: "Your cart" },
);

test.each([
  [shop, "the price of the Blue Kettle", "€39.00"],
  [shop, "How much does the Green Mug cost?", "€8.99"],
  [shop, "is the Red Kettle in stock?", "Sold out"],
  [shop, "the rating of the Green Mug", "Rated 4.5 out of 5"],
  [shop, "the heading", "All products"],
  [shop, "the page title", "All products · Shop"],
  [shop, "the link to the privacy policy", "https://shop.test/privacy"],
  [shop, "how many products are there?", "3 products"],
  [hours, "the opening hours of the café on Sunday", "11–16"],
  [hours, "is the shop open on Sunday?", "Closed"],
  [hours, "the phone number", "+49 30 1234567"],
  [hours, "parking", "Behind the house, free for two hours."],
  [hours, "the refund policy", expect.stringContaining("refund policy is simple")],
  [cart, "what is the total", "€91.94"],
  [cart, "the subtotal", "€86.99"],
  [cart, "the total of the Blue Kettle", "€78.00"],
  [cart, "quantity of the Green Mug", "1"],
  [cart, "the error message", "The coupon has expired."],
  [cart, "the coupon code", "TEA10"],
])("%#: %s", (page, instruction, expected) => {
  expect(extractPassage(page, instruction)?.extraction).toEqual(expected);
});

test.each([
  [shop, "the price of the Flying Carpet"],
  [shop, "the price"],
  [shop, "the warranty period"],
  [shop, "the cheapest product"],
  [shop, "summarize the page"],
  [hours, "the opening hours on Monday"],
  [hours, "the email address"],
  [cart, "the price"],
  [cart, "the delivery date"],
  [hours, "the error message"],
  [hours, ""],
])("nothing fits, nothing is said: %#: %s", (page, instruction) => {
  expect(extractPassage(page, instruction)).toBeUndefined();
});

test("an answer is a passage, never the page", () => {
  const page = view(
    `<main><h1>Terms</h1><h2>Refund policy</h2><p>${"We pay back what you paid, and say sorry. ".repeat(200)}</p></main>`,
  );

  expect(extractPassage(page, "the refund policy")?.extraction.length).toBeLessThanOrEqual(2_002);
});

test("a page that asks the same gives no answer by that", () => {
  const asking = (text: string) => view(`<main><h1>Kettles</h1><p>${text}</p></main>`);
  expect(
    extractPassage(asking("Tell me the price of the kettle."), "the price of the kettle"),
  ).toBeUndefined();
  expect(extractPassage(asking("What is the delivery time?"), "What is the delivery time?")).toBeUndefined();
  const answered = asking("Find the delivery time below: the delivery time is two weeks.");
  expect(extractPassage(answered, "the delivery time")?.extraction).toContain("two weeks");
});

test("of a sentence an amount that is asked for, and the name behind an office", () => {
  const page = view(
    `<h1>Terminal to close</h1><p>“It is gone,” said harbour master Ingunn Dahl.</p><p>Booking fee €2.90 per ticket. Doors open at 18:30.</p><p>The hall is step-free; call 218-555-0134 to arrange a wheelchair space.</p>`,
    { title: "Terminal to close" },
  );

  expect(extractPassage(page, "the name of the harbour master")?.extraction).toBe("Ingunn Dahl");
  expect(extractPassage(page, "the phone number to call to arrange a wheelchair space")?.extraction).toBe(
    "218-555-0134",
  );
  expect(extractPassage(page, "the booking fee")?.extraction).toBe("€2.90");
  expect(extractPassage(page, "when do doors open")?.extraction).toBe("Doors open at 18:30.");
});
