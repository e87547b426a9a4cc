import { categories, products, type Product } from "../catalogue.ts";
import { layout } from "../layout.ts";
import { html, type Content, type Markup } from "../markup.ts";
import { page, type Reply } from "../reply.ts";
import { query, type Visit } from "../visit.ts";
import { productGrid } from "./product-card.ts";

const pageSize = 8;

const orders: Record<string, { label: string; compare(a: Product, b: Product): number }> = {
  featured: { label: "Featured", compare: () => 0 },
  "price-ascending": { label: "Price, low to high", compare: (a, b) => a.price - b.price },
  "price-descending": { label: "Price, high to low", compare: (a, b) => b.price - a.price },
  rating: { label: "Rating", compare: (a, b) => b.rating - a.rating },
  name: { label: "Name", compare: (a, b) => a.name.localeCompare(b.name, "en") },
};

export function productsPage(visit: Visit): Reply {
  const found = select(visit);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const wanted = Math.trunc(Number(query(visit, "page"))) || 1;
  const current = Math.max(1, Math.min(wanted, pageCount));
  const shown = found.slice((current - 1) * pageSize, current * pageSize);
  const main = html`<h1>${heading(visit)}</h1>
    ${filters(visit)}
    <p class="count">${countText(found.length)}</p>
    ${shown.length > 0 ? productGrid(visit, shown) : nothingFound()}
    ${pageCount > 1 && pagination(visit, current, pageCount)}`;
  return page(layout(visit, { title: heading(visit), main }));
}

function select(visit: Visit): Product[] {
  const words = query(visit, "q").toLowerCase().split(/\s+/).filter(Boolean);
  const category = query(visit, "category");
  const order = orders[query(visit, "sort")];
  return products
    .filter((product) => !category || product.category === category)
    .filter((product) => words.every((word) => searchText(product).includes(word)))
    .sort((a, b) => order?.compare(a, b) ?? 0);
}

function searchText({ name, category, brand, description }: Product): string {
  return [name, category, brand, description].join(" ").toLowerCase();
}

function heading(visit: Visit): string {
  const words = query(visit, "q");
  if (words) return `Results for “${words}”`;
  return query(visit, "category") || "All products";
}

function countText(count: number): string {
  return count === 1 ? "1 product" : `${count} products`;
}

function nothingFound(): Markup {
  return html`<p class="panel">Nothing matches. Try another word or another category.</p>`;
}

function filters(visit: Visit): Markup {
  const category = query(visit, "category");
  const sort = query(visit, "sort");
  const sorts = Object.entries(orders);
  return html`<form class="filters" action="/products" aria-label="Filter products">
    <input type="hidden" name="q" value="${query(visit, "q")}" />
    <div class="field">
      <label for="category">Category</label>
      <select id="category" name="category">
        <option value="">All categories</option>
        ${categories.map((name) => option(name, name, category))}
      </select>
    </div>
    <div class="field">
      <label for="sort">Sort by</label>
      <select id="sort" name="sort">
        ${sorts.map(([value, { label }]) => option(value, label, sort))}
      </select>
    </div>
    <button class="secondary" type="submit">Apply filters</button>
  </form>`;
}

function option(value: string, label: string, selected: string): Markup {
  return html`<option value="${value}" ${value === selected && html`selected`}>${label}</option>`;
}

function pagination(visit: Visit, current: number, pageCount: number): Markup {
  const link = (target: number, label: string): Content =>
    target >= 1 && target <= pageCount && html`<a href="${pageAddress(visit, target)}">${label}</a>`;
  return html`<nav class="pagination" aria-label="Pages">
    ${link(current - 1, "Previous")}
    <span>Page ${current} of ${pageCount}</span>
    ${link(current + 1, "Next")}
  </nav>`;
}

function pageAddress(visit: Visit, target: number): string {
  const parameters = new URLSearchParams(visit.url.searchParams);
  parameters.set("page", String(target));
  return `/products?${parameters}`;
}
