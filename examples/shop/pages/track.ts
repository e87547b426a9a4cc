import { deliveryOptions } from "../cart.ts";
import { money } from "../catalogue.ts";
import { layout } from "../layout.ts";
import { html, type Content } from "../markup.ts";
import { page, type Reply } from "../reply.ts";
import type { Order } from "../state.ts";
import { query, type Visit } from "../visit.ts";

/** Tells how it stands with an order, to whoever knows its number and placed it. */
export function trackPage(visit: Visit): Reply {
  const wanted = query(visit, "number").trim();
  const main = html`<h1>Track an order</h1>
    <form class="panel inline-fields" action="/track" aria-label="Track an order">
      <label for="track-number">Order number</label>
      <input id="track-number" name="number" inputmode="numeric" value="${wanted}" required />
      <button type="submit">Track</button>
    </form>
    ${wanted !== "" && answer(visit, wanted)}`;
  return page(layout(visit, { title: "Track an order", main }));
}

function answer({ visitor, state }: Visit, wanted: string): Content {
  const order = state.orders.find(({ number }) => String(number) === wanted);
  const found = order?.visitor === visitor.number ? order : undefined;
  state.lookups.push({ visitor: visitor.number, number: wanted, found: found !== undefined });
  if (found === undefined) return html`<p class="alert" role="alert">There is no order ${wanted}.</p>`;
  return stateOf(found);
}

function stateOf(order: Order): Content {
  const delivery = deliveryOptions.find(({ id }) => id === order.deliveryOption);
  return html`<h2>Order ${order.number}</h2>
    <dl class="definitions">
      <dt>Status</dt>
      <dd>Being packed</dd>
      <dt>Delivery</dt>
      <dd>${delivery?.label}</dd>
      <dt>Total</dt>
      <dd>${money(order.total)}</dd>
    </dl>`;
}
