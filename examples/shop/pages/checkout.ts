import { deliveryOptions, itemsOf, totalsOf, type DeliveryOption } from "../cart.ts";
import { money } from "../catalogue.ts";
import { layout } from "../layout.ts";
import { html, type Content, type Markup } from "../markup.ts";
import { page, redirect, type Reply } from "../reply.ts";
import type { Order, Visitor } from "../state.ts";
import { field, type Visit } from "../visit.ts";

const firstOrderNumber = 1001;

const countries: readonly string[] = [
  "United Kingdom",
  "Ireland",
  "France",
  "Germany",
  "Netherlands",
  "Norway",
  "Spain",
  "United States",
];

const addressLabels = {
  fullName: "Full name",
  email: "Email",
  street: "Street and number",
  city: "City",
  country: "Country",
};

export function checkoutPage(visit: Visit): Reply {
  if (visit.visitor.cart.length === 0) return redirect("/cart");
  return page(layout(visit, { title: "Checkout", main: checkout(visit, []) }));
}

export function placeOrder(visit: Visit): Reply {
  if (visit.visitor.cart.length === 0) return redirect("/cart");
  const problems = findProblems(visit);
  if (problems.length > 0) {
    return page(layout(visit, { title: "Checkout", main: checkout(visit, problems) }), 422);
  }
  const order = createOrder(visit);
  visit.state.orders.push(order);
  visit.visitor.cart = [];
  visit.visitor.coupon = null;
  return redirect(`/orders/${order.number}`);
}

function findProblems(visit: Visit): string[] {
  const problems = Object.entries(addressLabels)
    .filter(([name]) => !field(visit, name))
    .map(([, label]) => `${label} is missing.`);
  if (!chosenDelivery(visit)) problems.push("Choose a delivery option.");
  if (!visit.form.has("terms")) problems.push("Accept the terms to place the order.");
  return problems;
}

function chosenDelivery(visit: Visit): DeliveryOption | undefined {
  return deliveryOptions.find((option) => option.id === field(visit, "delivery"));
}

function createOrder(visit: Visit): Order {
  const { visitor, state } = visit;
  const delivery = chosenDelivery(visit) ?? deliveryOptions[0];
  return {
    number: firstOrderNumber + state.orders.length,
    visitor: visitor.number,
    items: itemsOf(visitor).map(({ productId, colour, quantity, product }) => ({
      productId,
      colour,
      quantity,
      name: product.name,
      price: product.price,
    })),
    ...totalsOf(visitor, delivery.price),
    deliveryOption: delivery.id,
    address: {
      fullName: field(visit, "fullName"),
      email: field(visit, "email"),
      street: field(visit, "street"),
      city: field(visit, "city"),
      country: field(visit, "country"),
    },
  };
}

function checkout(visit: Visit, problems: string[]): Content {
  return html`<h1>Checkout</h1>
    ${problems.length > 0 && problemList(problems)}
    <div class="cart">
      <form class="panel stack" method="post" action="/checkout">
        ${addressFields(visit)} ${deliveryFields(visit)}
        <label class="choice">
          <input type="checkbox" name="terms" required /> I accept the terms and conditions
        </label>
        <button type="submit">Place order</button>
      </form>
      ${summary(visit.visitor)}
    </div>`;
}

function problemList(problems: string[]): Markup {
  return html`<div class="alert" role="alert">
    <p>Please check the form:</p>
    <ul>
      ${problems.map((problem) => html`<li>${problem}</li>`)}
    </ul>
  </div>`;
}

function addressFields(visit: Visit): Markup {
  const input = (name: "fullName" | "email" | "street" | "city", autocomplete: string) =>
    html`<div class="field">
      <label for="${name}">${addressLabels[name]}</label>
      <input
        id="${name}"
        name="${name}"
        type="${name === "email" ? "email" : "text"}"
        value="${field(visit, name)}"
        autocomplete="${autocomplete}"
        required
      />
    </div>`;
  return html`<fieldset>
    <legend>Delivery address</legend>
    <div class="field-grid">
      ${input("fullName", "name")} ${input("email", "email")} ${input("street", "street-address")}
      ${input("city", "address-level2")}
      <div class="field">
        <label for="country">${addressLabels.country}</label>
        <select id="country" name="country" autocomplete="country-name" required>
          <option value="">Choose a country</option>
          ${countries.map((country) => countryOption(country, field(visit, "country")))}
        </select>
      </div>
    </div>
  </fieldset>`;
}

function countryOption(country: string, selected: string): Markup {
  return html`<option ${country === selected && html`selected`}>${country}</option>`;
}

function deliveryFields(visit: Visit): Markup {
  const chosen = chosenDelivery(visit) ?? deliveryOptions[0];
  return html`<fieldset>
    <legend>Delivery option</legend>
    ${deliveryOptions.map(
      (option) =>
        html`<label class="choice">
          <input type="radio" name="delivery" value="${option.id}" ${option === chosen && html`checked`} />
          <span>${option.label}</span> <span class="hint">${priceText(option)}</span>
        </label>`,
    )}
  </fieldset>`;
}

function priceText(option: DeliveryOption): string {
  return option.price === 0 ? "Free" : money(option.price);
}

function summary(visitor: Visitor): Markup {
  const { discount, total } = totalsOf(visitor);
  return html`<aside class="panel" aria-labelledby="summary">
    <h2 id="summary">Your order</h2>
    <dl class="totals">
      ${itemsOf(visitor).map(
        (item) =>
          html`<dt>${item.quantity} × ${item.product.name}</dt>
            <dd>${money(item.total)}</dd>`,
      )}
      ${
        discount > 0 &&
        html`<dt>Discount</dt>
          <dd>${money(-discount)}</dd>`
      }
      <dt class="grand">Total before delivery</dt>
      <dd class="grand">${money(total)}</dd>
    </dl>
  </aside>`;
}
