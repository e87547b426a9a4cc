import { mostOf } from "../cart.ts";
import { findProduct, money, reviewsOf, type Product } from "../catalogue.ts";
import { layout } from "../layout.ts";
import { html, type Content, type Markup } from "../markup.ts";
import { page, type Reply } from "../reply.ts";
import type { Visit } from "../visit.ts";
import { notFound } from "./not-found.ts";
import { rating, stock } from "./product-card.ts";

export function productPage(visit: Visit): Reply {
  const product = findProduct(visit.params["id"] ?? "");
  if (!product) return notFound(visit);
  const main = html`<nav aria-label="Breadcrumb" class="breadcrumb">
      <a href="/products">Products</a> / <a href="${categoryAddress(product)}">${product.category}</a>
    </nav>
    <div class="product">
      <img class="picture" src="/pictures/${product.id}.svg" alt="${product.name}" />
      <div>
        <h1>${product.name}</h1>
        <p class="facts">${rating(product)} ${stock(product)}</p>
        <p class="price">${money(product.price)}</p>
        ${buyForm(product)} ${specifications(product)}
      </div>
    </div>
    ${tabs(product)}`;
  return page(layout(visit, { title: product.name, main, scripts: ["tabs.js"] }));
}

function categoryAddress(product: Product): string {
  return `/products?${new URLSearchParams({ category: product.category })}`;
}

function buyForm(product: Product): Markup {
  const soldOut = product.stock === 0 && html`disabled`;
  return html`<form class="buy-form" method="post" action="/cart/items">
    <input type="hidden" name="product" value="${product.id}" />
    <input type="hidden" name="returnTo" value="/products/${product.id}" />
    <div class="field">
      <label for="quantity">Quantity</label>
      <input
        id="quantity"
        type="number"
        name="quantity"
        value="1"
        min="1"
        max="${Math.max(1, mostOf(product))}"
        required
        ${soldOut}
      />
    </div>
    <div class="field">
      <label for="colour">Colour</label>
      <select id="colour" name="colour" ${soldOut}>
        ${product.colours.map((colour) => html`<option>${colour}</option>`)}
      </select>
    </div>
    <button type="submit" ${soldOut}>Add to cart</button>
  </form>`;
}

function specifications(product: Product): Markup {
  const facts = {
    Brand: product.brand,
    Weight: product.weight,
    Material: product.material,
    Colours: product.colours.join(", "),
    SKU: product.sku,
  };
  return html`<h2>Specifications</h2>
    <dl class="definitions">
      ${Object.entries(facts).map(
        ([term, fact]) =>
          html`<dt>${term}</dt>
            <dd>${fact}</dd>`,
      )}
    </dl>`;
}

function tabs(product: Product): Markup {
  const panels: [string, Content][] = [
    ["Description", html`<p>${product.description}</p>`],
    ["Shipping", shipping()],
    ["Reviews", reviewTable(product)],
  ];
  return html`<div class="tabs">
    <div role="tablist" aria-label="About this product">
      ${panels.map(([label], index) => tab(label, index === 0))}
    </div>
    ${panels.map(([label, content], index) => tabPanel(label, content, index === 0))}
  </div>`;
}

function tab(label: string, selected: boolean): Markup {
  return html`<button
    type="button"
    role="tab"
    id="tab-${label}"
    aria-controls="panel-${label}"
    aria-selected="${String(selected)}"
    tabindex="${selected ? 0 : -1}"
  >
    ${label}
  </button>`;
}

function tabPanel(label: string, content: Content, open: boolean): Markup {
  return html`<div
    role="tabpanel"
    id="panel-${label}"
    aria-labelledby="tab-${label}"
    tabindex="0"
    ${!open && html`hidden`}
  >
    ${content}
  </div>`;
}

function shipping(): Markup {
  return html`<p>We send parcels from Keswick every working day before 3 pm.</p>
    <ul>
      <li>Standard: 3–5 working days, £4.50</li>
      <li>Express: next working day, £9.95</li>
      <li>Collection from the shop: free</li>
    </ul>
    <p>Unused goods can come back within 60 days.</p>`;
}

function reviewTable(product: Product): Markup {
  return html`<table>
    <caption>
      Latest reviews
    </caption>
    <thead>
      <tr>
        <th scope="col">Customer</th>
        <th scope="col">Stars</th>
        <th scope="col">Review</th>
      </tr>
    </thead>
    <tbody>
      ${reviewsOf(product).map(
        ({ author, stars, text }) =>
          html`<tr>
            <th scope="row">${author}</th>
            <td>${stars} of 5</td>
            <td>${text}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
