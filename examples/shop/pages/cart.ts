import { itemsOf, mostOf, totalsOf, type CartItem } from "../cart.ts";
import { money } from "../catalogue.ts";
import { layout } from "../layout.ts";
import { html, type Markup } from "../markup.ts";
import { page, type Reply } from "../reply.ts";
import type { Visitor } from "../state.ts";
import type { Visit } from "../visit.ts";
import { fieldNameOf } from "./cart-changes.ts";

export function cartPage(visit: Visit): Reply {
  const items = itemsOf(visit.visitor);
  const main = html`<h1>Your cart</h1>
    ${items.length === 0 ? emptyCart() : filledCart(visit.visitor, items)}`;
  return page(layout(visit, { title: "Cart", main, scripts: ["cart.js"] }));
}

function emptyCart(): Markup {
  return html`<div class="panel">
    <p>Your cart is empty.</p>
    <a class="button" href="/products">Browse products</a>
  </div>`;
}

function filledCart(visitor: Visitor, items: CartItem[]): Markup {
  return html`<div class="cart">
      <form
        id="quantities"
        class="panel"
        method="post"
        action="/cart/quantities"
        data-in-place="#cart-link, #totals, .line-total"
      >
        ${cartTable(items)}
      </form>
      <aside class="panel" aria-labelledby="summary">
        <h2 id="summary">Summary</h2>
        ${couponForm(visitor)} ${totals(visitor)}
        <a class="button wide" href="/checkout">Proceed to checkout</a>
      </aside>
    </div>
    ${removeDialog()}`;
}

function cartTable(items: CartItem[]): Markup {
  return html`<table>
    <caption class="visually-hidden">
      Products in your cart
    </caption>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col">Price</th>
        <th scope="col">Quantity</th>
        <th scope="col">Total</th>
        <th scope="col"><span class="visually-hidden">Remove</span></th>
      </tr>
    </thead>
    <tbody>
      ${items.map(cartRow)}
    </tbody>
  </table>`;
}

function cartRow(item: CartItem): Markup {
  const { product } = item;
  return html`<tr>
    <th scope="row">
      <a href="/products/${product.id}">${product.name}</a>
      <span class="hint">${item.colour}</span>
    </th>
    <td>${money(product.price)}</td>
    <td>
      <input
        type="number"
        name="${fieldNameOf(item)}"
        value="${item.quantity}"
        min="1"
        max="${mostOf(product)}"
        required
        aria-label="Quantity of ${product.name}"
      />
    </td>
    <td class="line-total">${money(item.total)}</td>
    <td>
      <button class="quiet" type="button" data-remove="${item.key}" data-name="${product.name}">
        Remove
      </button>
    </td>
  </tr>`;
}

function couponForm(visitor: Visitor): Markup {
  return html`<form method="post" action="/cart/coupon" data-in-place="#notice, #totals" aria-label="Coupon">
    <label for="coupon">Coupon code</label>
    <div class="inline-fields">
      <input id="coupon" name="coupon" value="${visitor.coupon}" autocomplete="off" required />
      <button class="secondary" type="submit">Apply</button>
    </div>
  </form>`;
}

function totals(visitor: Visitor): Markup {
  const { subtotal, discount, total } = totalsOf(visitor);
  return html`<dl id="totals" class="totals">
    <dt>Subtotal</dt>
    <dd>${money(subtotal)}</dd>
    ${
      discount > 0 &&
      html`<dt>Discount (${visitor.coupon})</dt>
        <dd>${money(-discount)}</dd>`
    }
    <dt>Delivery</dt>
    <dd>Chosen at checkout</dd>
    <dt class="grand">Total</dt>
    <dd class="grand">${money(total)}</dd>
  </dl>`;
}

function removeDialog(): Markup {
  return html`<dialog id="remove-dialog" aria-labelledby="remove-question">
    <form method="post" action="/cart/remove">
      <h2 id="remove-question">Remove this product from your cart?</h2>
      <input type="hidden" name="line" />
      <div class="actions">
        <button class="secondary" type="button" data-close>Cancel</button>
        <button class="danger" type="submit">Remove</button>
      </div>
    </form>
  </dialog>`;
}
