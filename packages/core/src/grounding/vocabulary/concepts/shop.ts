import type { ConceptEntry } from "./concept.ts";

/** Buying, paying, delivery and what shops say of their goods. */
export const shop: ConceptEntry[] = [
  {
    name: "cart",
    kind: "thing",
    words: "cart, basket, shopping cart, shopping basket, shopping bag, trolley, shopping trolley, my bag",
    weak: "bag, order",
    signs:
      "cart, shopping cart, shopping basket, basket, shopping bag, cart shopping, bag, bag shopping, " +
      "bag handle, cart 3, minicart, 🛒, 🛍, 🧺",
  },
  {
    name: "add to cart",
    kind: "action",
    words:
      "add to cart, add to basket, add to bag, put in cart, put in basket, put in bag, add to trolley, " +
      "put * in cart, put * in basket, put * in bag, add * to cart, add * to basket, add * to bag, " +
      "add to shopping cart, add to shopping basket, add to shopping bag, put * into cart, " +
      "put * into basket, put * in shopping cart, put * in shopping basket, add to order, " +
      "add * to order, put * in trolley, add * to trolley, add * to shopping cart, " +
      "add * to shopping basket",
    weak: "add, buy, order, i want this",
    signs:
      "add to cart, add to basket, cart plus, add shopping cart, bag plus, basket plus, " +
      "shopping cart plus",
    opposites: "remove from cart",
  },
  {
    name: "remove from cart",
    kind: "action",
    words:
      "remove from cart, remove from basket, remove from bag, take out of cart, take out of basket, " +
      "remove * from cart, remove * from basket, remove * from bag, take * out of cart, " +
      "take * out of basket, delete * from cart, delete * from basket, take * out of bag",
    weak: "remove, delete",
    signs: "remove from cart, cart minus, cart x, remove shopping cart, bag x, bag dash, cart dash",
  },
  {
    name: "empty cart",
    kind: "action",
    words:
      "empty cart, empty basket, clear cart, clear basket, throw everything out of basket, " +
      "throw everything out of cart, empty bag, remove everything from basket, " +
      "remove everything from cart, remove all items",
    weak: "empty, clear",
  },
  {
    name: "check out",
    kind: "action",
    words: "check out, checkout, go to checkout, proceed to checkout, go to till, continue to checkout",
    weak: "pay, proceed, order",
    signs: "checkout, cash register, point of sale",
  },
  {
    name: "buy",
    kind: "action",
    words: "buy, purchase, buy now, get it now",
    weak: "order, get, pay, add to cart",
    signs: "buy, purchase, shopping cart checkout, cart check",
    opposites: "sell",
  },
  {
    name: "sell",
    kind: "action",
    words: "sell, put * up for sale, offer for sale, list for sale",
    weak: "offer",
    signs: "sell",
    opposites: "buy",
  },
  {
    name: "order",
    kind: "action",
    words:
      "place order, order now, place my order, submit order, complete order, complete purchase, " +
      "complete my purchase, buy and pay, confirm order, finish order, order with obligation to pay, " +
      "confirm purchase, confirm and pay, finalise order, finalize order, send order, complete my order",
    weak: "order, buy, purchase, pay, submit",
    signs: "place order, submit order",
  },
  {
    name: "pay",
    kind: "action",
    words: "pay, make payment, pay now, pay bill, settle bill, pay by card, settle",
    weak: "payment, check out, buy, complete purchase, complete order, place order",
    signs: "pay, payment, payments, credit card, 💳, 💰",
  },
  {
    name: "payment method",
    kind: "thing",
    words:
      "payment method, payment, how to pay, payment option, payment type, means of payment, " +
      "payment details, way to pay, billing method",
    weak: "billing, pay, card",
    signs: "payment method, credit card, wallet, payments",
  },
  {
    name: "cash on delivery",
    kind: "thing",
    words: "cash on delivery, cod, pay on delivery, pay cash on delivery",
  },
  {
    name: "coupon",
    kind: "thing",
    words:
      "coupon, voucher, promo code, discount code, promotion code, voucher code, coupon code, " +
      "promotional code, offer code",
    weak: "promotion, code",
    signs: "coupon, ticket, tag, ticket perforated, local offer, discount code",
  },
  {
    name: "gift card",
    kind: "thing",
    words: "gift card, gift certificate, gift voucher",
    signs: "gift card, card giftcard",
  },
  { name: "gift", kind: "thing", words: "gift", weak: "present", signs: "gift, redeem, 🎁" },
  {
    name: "gift wrap",
    kind: "action",
    words: "gift wrap, gift wrapping, wrap as present, wrap as gift, wrap * as gift, wrap * as present",
    signs: "gift wrap",
  },
  {
    name: "wish list",
    kind: "thing",
    words:
      "wish list, wishlist, add to wishlist, add to wish list, save to wish list, watch list, my list, " +
      "watchlist, shopping list, add * to wish list, put * on wish list, save * to wish list, add * to wishlist, " +
      "put * on wishlist, save * to wishlist, put * aside",
    weak: "favourites, favorites, saved items, save * for later",
    signs: "wishlist, wish list, heart, add to wishlist, favorite, bookmark heart, ♥, ♡, ❤, 🤍",
  },
  {
    name: "quantity",
    kind: "thing",
    words: "quantity, qty, how many, number of items, number of pieces, pieces, amount of items",
    weak: "amount, number, count, units",
    signs: "quantity, qty",
  },
  { name: "size", kind: "thing", words: "size", weak: "dimension", signs: "size, ruler, straighten, 📏" },
  { name: "size guide", kind: "thing", words: "size guide, size chart, size table, find your size, sizing" },
  {
    name: "colour",
    kind: "thing",
    words: "colour, color",
    weak: "shade, hue",
    signs: "color, colour, palette, palette 2, eyedropper, color lens, 🎨",
  },
  {
    name: "price",
    kind: "thing",
    words: "price, cost, how much it costs",
    weak: "amount, rate, fare, charge",
    signs: "price, tag, tags, sell, 🏷",
  },
  {
    name: "pricing",
    kind: "thing",
    words: "pricing, price list, plans and pricing, our plans",
    weak: "prices, plans, tariffs, rates, cost",
  },
  {
    name: "total",
    kind: "thing",
    words: "total, grand total, total price, total amount, sum total, order total",
    weak: "sum, amount",
    opposites: "subtotal",
  },
  { name: "subtotal", kind: "thing", words: "subtotal, sub total" },
  {
    name: "discount",
    kind: "thing",
    words: "discount, price reduction, money off, reduced price, rebate",
    weak: "reduction, sale, offer",
    signs: "discount, percent, percentage, %",
  },
  {
    name: "sale",
    kind: "thing",
    words: "sale, on sale, special offer, deals, bargain, clearance, special offers, reduced items",
    weak: "offer, offers, deal",
    signs: "sale, fire, local offer",
  },
  {
    name: "price low to high",
    kind: "action",
    words:
      "cheapest first, price low to high, lowest price first, price ascending, cheapest at top, " +
      "low to high, lowest price, sort by cheapest, lowest first, cheapest on top",
    weak: "cheapest, ascending",
    opposites: "price high to low",
  },
  {
    name: "price high to low",
    kind: "action",
    words:
      "most expensive first, dearest first, price high to low, highest price first, price descending, " +
      "high to low, highest price, highest first",
    weak: "most expensive, descending",
    opposites: "price low to high",
  },
  {
    name: "delivery",
    kind: "thing",
    words: "delivery, shipping, shipment, deliver, postage",
    weak: "dispatch, ship, send",
    signs: "truck, delivery, shipping, local shipping, truck fast, van, 🚚, 📦",
  },
  {
    name: "delivery address",
    kind: "thing",
    words: "delivery address, shipping address, ship to, deliver to, shipping details, where to deliver",
    weak: "address",
    signs: "delivery address",
    opposites: "billing address",
  },
  {
    name: "billing address",
    kind: "thing",
    words: "billing address, invoice address, bill to, billing details",
    weak: "billing, address",
    opposites: "delivery address",
  },
  {
    name: "delivery date",
    kind: "thing",
    words: "delivery date, delivery day, delivery time, when it arrives, estimated delivery, delivery slot",
    weak: "arrival",
  },
  {
    name: "express delivery",
    kind: "thing",
    words:
      "express delivery, express shipping, express, next day delivery, overnight delivery, " +
      "fast delivery, same day delivery, priority shipping, quickest delivery, fastest delivery",
    weak: "fast, priority",
    opposites: "standard delivery",
  },
  {
    name: "standard delivery",
    kind: "thing",
    words:
      "standard delivery, standard shipping, normal delivery, regular delivery, normal shipping, " +
      "regular shipping, economy shipping",
    weak: "standard",
    opposites: "express delivery",
  },
  {
    name: "pick up",
    kind: "thing",
    words:
      "pick up in store, store pickup, collect in store, click and collect, pickup, collect from store, " +
      "in store pickup, collection point, pick up point, pickup point, pick it up myself, " +
      "collect it myself, self collection",
    weak: "pick * up, collect, collection",
    signs: "pickup, store, storefront",
    opposites: "delivery",
  },
  {
    name: "track order",
    kind: "action",
    words:
      "track order, track parcel, track package, track shipment, parcel tracking, where is my order, " +
      "order status, track delivery, where is my parcel, order tracking, track my order, " +
      "where is my package, track and trace",
    weak: "track, tracking, follow",
    signs: "track order, tracking, truck, location arrow",
  },
  {
    name: "parcel",
    kind: "thing",
    words: "parcel, package",
    weak: "box, shipment",
    signs: "package, box, parcel, box seam, 📦",
  },
  {
    name: "tracking number",
    kind: "thing",
    words: "tracking number, tracking code, parcel number, shipment number",
  },
  {
    name: "return goods",
    kind: "action",
    words:
      "return item, return order, send * back, return goods, return product, start return, give * back, " +
      "return policy, returns and refunds",
    weak: "return, returns, bring * back, take * back",
    signs: "return, package return, assignment return, keyboard return",
  },
  {
    name: "refund",
    kind: "action",
    words:
      "refund, reimburse, give * money back, money back, get money back, give money back, pay * back, " +
      "reimbursement, return money",
    weak: "credit",
    signs: "refund, undo, money bill transfer",
  },
  {
    name: "invoice",
    kind: "thing",
    words: "invoice, bill, invoices, billing document",
    weak: "receipt, statement, billing",
    signs: "invoice, file invoice, receipt, file invoice dollar, request quote, 🧾",
  },
  {
    name: "billing",
    kind: "thing",
    words:
      "billing, invoices and payments, payments and invoices, bills and payments, billing and payments, " +
      "costs and billing",
    weak: "bills, payments, invoices, costs",
    signs: "billing, file invoice, credit card",
  },
  {
    name: "receipt",
    kind: "thing",
    words: "receipt, till receipt, proof of purchase, sales slip",
    weak: "bill, invoice, confirmation",
    signs: "receipt, receipt long, receipt cutoff, 🧾",
  },
  { name: "warranty", kind: "thing", words: "warranty, guarantee", weak: "cover" },
];
