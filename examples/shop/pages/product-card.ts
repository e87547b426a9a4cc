import { availability, money, type Product } from "../catalogue.ts";
import { html, type Markup } from "../markup.ts";
import { currentPath, type Visit } from "../visit.ts";

export function productGrid(visit: Visit, products: readonly Product[]): Markup {
  return html`<ul class="product-grid">
    ${products.map((product) => html`<li>${productCard(visit, product)}</li>`)}
  </ul>`;
}

function productCard(visit: Visit, product: Product): Markup {
  const headingId = `product-${product.id}`;
  return html`<article class="product-card" aria-labelledby="${headingId}">
    <img class="picture" src="/pictures/${product.id}.svg" alt="" width="240" height="180" />
    <h3 id="${headingId}"><a href="/products/${product.id}">${product.name}</a></h3>
    <p class="facts">${rating(product)} ${stock(product)}</p>
    <div class="buy">
      <p class="price">${money(product.price)}</p>
      <form method="post" action="/cart/items" data-in-place="#notice, #cart-link">
        <input type="hidden" name="product" value="${product.id}" />
        <input type="hidden" name="returnTo" value="${currentPath(visit)}" />
        <button type="submit" ${product.stock === 0 && html`disabled`}>Add to cart</button>
      </form>
    </div>
  </article>`;
}

export function rating(product: Product): Markup {
  const text = product.rating.toFixed(1);
  return html`<span class="rating" role="img" aria-label="Rated ${text} out of 5">★ ${text}</span>`;
}

export function stock(product: Product): Markup {
  const kind = product.stock === 0 ? "none" : product.stock <= 5 ? "few" : "plenty";
  return html`<span class="stock ${kind}">${availability(product)}</span>`;
}
