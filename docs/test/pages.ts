import type { PageServer } from "../../packages/core/src/testing/page-server.ts";

/** The pages of others that guides speak of. */
export function writePages(pages: PageServer): void {
  pages.page("/", example("Example Domain", `<p><a href="/more">Learn more</a></p>`));
  pages.page("/more", example("Example Domains", "<p>For use in documents.</p>"));
  pages.page("/sign-in", form(["User", "Password", "Code"], "Sign in"));
  pages.page("/cv", `<label>Resume <input type="file"></label>`);
  pages.page("/stock", `<h1>Stock</h1><a href="/stock.csv" download>Stock list</a>`);
  pages.handle("/stock.csv", (_request, response) =>
    response
      .writeHead(200, { "content-type": "text/csv; charset=utf-8" })
      .end("Article,Price,Stock\nTrail Kettle,£34.00,40\nOrient Compass,£27.50,7\nNest Cook Set,£68.00,12\n"),
  );
  pages.handle("/lamps", (request, response) => {
    const page = Number(new URL(request.url ?? "/", "http://any").searchParams.get("page") ?? 1);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(lamps(page));
  });
}

function example(heading: string, rest: string): string {
  return `<!doctype html><title>${heading}</title><h1>${heading}</h1>${rest}`;
}

function form(fields: string[], button: string): string {
  const labels = fields.map((name) => `<label>${name} <input name="${name}"></label>`).join("");
  return `<h1>${button}</h1><form action="/more">${labels}<button>${button}</button></form>`;
}

/** Twelve of them, five on a page. */
function lamps(page: number): string {
  const numbers = [1, 2, 3, 4, 5].map((place) => 5 * (page - 1) + place).filter((number) => number <= 12);
  const items = numbers.map((number) => `<li><h2>Lamp ${number}</h2><p>£${number}.50</p></li>`).join("");
  const onward = page < 3 ? `<a rel="next" href="/lamps?page=${page + 1}">Next</a>` : "";
  return `<!doctype html><title>Lamps</title><h1>Lamps</h1><p>12 results</p><ul>${items}</ul>${onward}`;
}
