import { products } from "../catalogue.ts";
import { layout } from "../layout.ts";
import { html } from "../markup.ts";
import { page, type Reply } from "../reply.ts";
import type { Visit } from "../visit.ts";
import { productGrid } from "./product-card.ts";

const featuredCount = 4;

export function homePage(visit: Visit): Reply {
  const main = html`<section class="hero" aria-labelledby="welcome">
      <div>
        <p class="eyebrow">Spring season</p>
        <h1 id="welcome">Everything for a night outside</h1>
        <p>Tents, packs and kettles that we use ourselves. Take 10% off with code TRAIL10.</p>
        <a class="button" href="/products">Browse all products</a>
      </div>
      <img src="/pictures/ridgeline-tent.svg" alt="" width="360" height="270" />
    </section>
    <section aria-labelledby="featured">
      <h2 id="featured">Featured products</h2>
      ${productGrid(visit, products.slice(0, featuredCount))}
    </section>`;
  return page(layout(visit, { title: "Home", main }));
}
