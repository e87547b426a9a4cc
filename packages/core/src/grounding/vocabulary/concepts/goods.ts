import type { ConceptEntry } from "./concept.ts";

/** Goods: what they are, how they are, what is said of them. */
export const goods: ConceptEntry[] = [
  {
    name: "product",
    kind: "thing",
    words: "product, products, merchandise",
    weak: "article, item, goods",
    signs: "product, products, inventory 2",
  },
  { name: "item", kind: "thing", words: "item, items", weak: "thing, entry, article, product" },
  {
    name: "category",
    kind: "thing",
    words: "category, categories, department",
    weak: "type, kind, section, topic",
    signs: "category, categories, grid, th large",
  },
  { name: "brand", kind: "thing", words: "brand, manufacturer, maker", weak: "make, label, producer" },
  { name: "model", kind: "thing", words: "model, model number, model name", weak: "version, type" },
  {
    name: "sku",
    kind: "thing",
    words: "sku, article number, item number, product number, product code, part number, stock keeping unit",
  },
  { name: "barcode", kind: "thing", words: "barcode, bar code, ean", signs: "barcode, upc" },
  { name: "qr code", kind: "thing", words: "qr code, qr", signs: "qrcode, qr code, qr code 2" },
  {
    name: "availability",
    kind: "thing",
    words: "availability, in stock, available, only available, stock level",
    weak: "stock",
    signs: "availability, event available",
    opposites: "sold out",
  },
  {
    name: "sold out",
    kind: "quality",
    words: "sold out, out of stock, unavailable, not available",
    signs: "sold out",
  },
  {
    name: "notify availability",
    kind: "action",
    words:
      "notify when available, tell me when available, back in stock alert, email when back in stock, " +
      "let me know when its back, notify me when available",
    weak: "notify me",
  },
  {
    name: "order number",
    kind: "thing",
    words: "order number, order id, order reference, booking number, order no",
  },
  {
    name: "order history",
    kind: "thing",
    words: "order history, my orders, orders, past orders, previous orders, purchase history, past purchases",
    weak: "order, purchases",
    signs: "orders, order history",
  },
  {
    name: "reorder",
    kind: "action",
    words: "reorder, buy again, order again, order same again",
    weak: "repeat, again",
    signs: "reorder, replay",
  },
  {
    name: "reviews",
    kind: "thing",
    words:
      "customer reviews, product reviews, ratings, testimonials, what people say, customer opinions, " +
      "rating",
    weak: "review, opinions, comments",
    signs: "reviews, star, star half, rate review",
  },
  {
    name: "shop",
    kind: "thing",
    words: "shop, store, online shop, online store",
    weak: "market, buy",
    signs: "shop, store, storefront, shop window, 🏪, 🏬",
  },
  {
    name: "seller",
    kind: "thing",
    words: "seller, vendor, merchant, supplier, sold by",
    weak: "shop, dealer",
    opposites: "buyer",
  },
  {
    name: "buyer",
    kind: "thing",
    words: "buyer, purchaser, customer, client",
    weak: "consumer",
    opposites: "seller",
  },
  {
    name: "weight",
    kind: "thing",
    words: "weight, how heavy",
    weak: "mass",
    signs: "weight, weight hanging, scale, fitness center",
  },
  { name: "height", kind: "thing", words: "height, how tall", weak: "tall", signs: "height" },
  { name: "width", kind: "thing", words: "width, how wide", signs: "width" },
  { name: "length", kind: "thing", words: "length, how long", weak: "duration" },
  { name: "material", kind: "thing", words: "material, fabric, made of", weak: "composition" },
  { name: "condition", kind: "thing", words: "condition, used or new", weak: "state, quality" },
  {
    name: "stock",
    kind: "thing",
    words: "stock, inventory, stocktaking",
    weak: "supply, storage",
    signs: "stock, inventory, boxes, warehouse",
  },
  {
    name: "bid",
    kind: "action",
    words: "bid, place bid, make bid, make offer",
    weak: "offer",
    signs: "bid, gavel, hammer",
  },
  { name: "tip", kind: "thing", words: "gratuity, leave tip, add tip", weak: "tip" },
  {
    name: "donation",
    kind: "thing",
    words: "donation, donate, give money, make donation",
    weak: "give, support",
    signs: "donate, volunteer activism, hand holding heart, hand holding usd",
  },
  {
    name: "delivery note",
    kind: "thing",
    words:
      "note for courier, delivery instructions, note for driver, delivery notes, special instructions, " +
      "instructions for driver, instructions for courier, note to seller, order notes",
    weak: "note, instructions",
  },
  { name: "catalogue", kind: "thing", words: "catalogue, catalog, brochure, product range", weak: "range" },
  {
    name: "food menu",
    kind: "thing",
    words: "food menu, dishes, menu card, bill of fare",
    weak: "menu",
    signs: "restaurant menu, menu card, menu book",
  },
];
