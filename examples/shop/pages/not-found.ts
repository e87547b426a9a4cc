import { layout } from "../layout.ts";
import { html } from "../markup.ts";
import { page, type Reply } from "../reply.ts";
import type { Visit } from "../visit.ts";

export function notFound(visit: Visit): Reply {
  const main = html`<h1>Page not found</h1>
    <p>There is nothing at this address. <a href="/products">See all products</a>.</p>`;
  return page(layout(visit, { title: "Page not found", main }), 404);
}
