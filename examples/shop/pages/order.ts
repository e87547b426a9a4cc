import { deliveryOptions } from "../cart.ts";
import { money } from "../catalogue.ts";
import { layout } from "../layout.ts";
import { html, type Markup } from "../markup.ts";
import { page, type Reply } from "../reply.ts";
import type { Order } from "../state.ts";
import type { Visit } from "../visit.ts";
import { notFound } from "./not-found.ts";

export function orderPage(visit: Visit): Reply {
  const order = visit.state.orders.find(({ number }) => String(number) === visit.params["number"]);
  if (!order || order.visitor !== visit.visitor.number) return notFound(visit);
  const main = html`<div class="panel confirmation">
    <h1>Thank you for your order</h1>
    <p>Order number: <strong id="order-number">${order.number}</strong></p>
    <p>We have sent a confirmation to ${order.address.email}.</p>
    ${itemTable(order)}
    <h2>Delivery</h2>
    ${addressOf(order)}
    <a class="button" href="/products">Continue shopping</a>
  </div>`;
  return page(layout(visit, { title: `Order ${order.number}`, main }));
}

function itemTable(order: Order): Markup {
  return html`<table>
    <caption>
      Your items
    </caption>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col">Colour</th>
        <th scope="col">Quantity</th>
        <th scope="col">Total</th>
      </tr>
    </thead>
    <tbody>
      ${order.items.map(
        (item) =>
          html`<tr>
            <th scope="row">${item.name}</th>
            <td>${item.colour}</td>
            <td>${item.quantity}</td>
            <td>${money(item.price * item.quantity)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      ${order.discount > 0 && totalRow("Discount", -order.discount)} ${totalRow("Delivery", order.delivery)}
      ${totalRow("Total", order.total)}
    </tfoot>
  </table>`;
}

function totalRow(label: string, amount: number): Markup {
  return html`<tr>
    <th scope="row" colspan="3">${label}</th>
    <td>${money(amount)}</td>
  </tr>`;
}

function addressOf({ address, deliveryOption }: Order): Markup {
  const option = deliveryOptions.find(({ id }) => id === deliveryOption);
  return html`<address>
      ${address.fullName}<br />${address.street}<br />${address.city}<br />${address.country}
    </address>
    <p>${option?.label}</p>`;
}
