import type { PageServer } from "../../src/testing/page-server.ts";
import type { TestSession } from "../fixture.ts";
import type { Output, RawInput } from "@legwork/protocol";

export type Product = { name: string; price: number };

export const product = {
  type: "object",
  properties: { name: { type: "string" }, price: { type: "number" } },
  required: ["name", "price"],
};

export function products(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Kettle ${index + 1}`,
    price: Number((((index * 7) % 90) + 10.5).toFixed(2)),
  }));
}

export const card = ({ name, price }: Product): string =>
  `<li><h3><a href="/kettles/${encodeURIComponent(name)}">${name}</a></h3><p>£${price.toFixed(2)}</p></li>`;

export const list = (items: Product[]): string => `<ul id="list">${items.map(card).join("")}</ul>`;

export async function collected(
  session: TestSession,
  options: NonNullable<RawInput<"collect">["options"]> = {},
): Promise<Output<"collect">["result"]> {
  const answer = await session.dispatch("collect", { instruction: "all kettles", schema: product, options });
  return answer.result;
}

/** A list over numbered pages at `/pages?page=2`. */
export function servePages(
  server: PageServer,
  items: Product[],
  {
    size = 20,
    count = (from: number, to: number) => `<p>${from}–${to} of ${items.length}</p>`,
    pager = numbered,
  } = {},
): string {
  server.handle("/pages", (request, response) => {
    const page = Number(new URL(request.url ?? "/", "http://any").searchParams.get("page") ?? 1);
    const from = (page - 1) * size;
    const shown = items.slice(from, from + size);
    const last = Math.ceil(items.length / size);
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(
        `<!doctype html><title>Kettles</title><h1>Kettles</h1>${count(from + 1, from + shown.length)}${list(shown)}${pager(page, last)}`,
      );
  });
  return server.url("/pages");
}

/** Numbered links around the page that is shown, with arrows beside them. */
export function numbered(page: number, last: number): string {
  const near = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= 2,
  );
  const links = near.map((number) =>
    number === page
      ? `<li class="active"><span aria-current="page">${number}</span></li>`
      : `<li><a href="?page=${number}">${number}</a></li>`,
  );
  const arrow = (to: number, sign: string) =>
    to < 1 || to > last
      ? `<li class="disabled"><span>${sign}</span></li>`
      : `<li><a href="?page=${to}">${sign}</a></li>`;
  return `<nav aria-label="Pagination"><ul>${arrow(page - 1, "‹")}${links.join("")}${arrow(page + 1, "›")}</ul></nav>`;
}

type Scripted = { size: number; count: number; script: string; before?: string };

/** A page whose script makes the items itself: `shown` is how many there are, `make(i)` a card. */
export function scripted(
  server: PageServer,
  path: string,
  { size, count, script, before = "" }: Scripted,
): string {
  server.page(
    path,
    `<!doctype html><title>Kettles</title><style>body{font:16px sans-serif}#box{height:400px;overflow:auto;position:relative}</style><h1>Kettles</h1>${before}
<script>
const count = ${count}, size = ${size};
const price = (i) => ((i * 7) % 90) + 10.5;
const make = (i) => '<li><h3><a href="/kettles/' + (i + 1) + '">Kettle ' + (i + 1) + '</a></h3><p>£' + price(i).toFixed(2) + '</p></li>';
const range = (from, to) => Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, k) => make(from + k)).join("");
${script}
</script>`,
  );
  return server.url(path);
}

/** “Load more” adds to the list; `after` ms later. */
export const loadMore = (after = 0): string => `
document.body.insertAdjacentHTML("beforeend", '<ul id=list></ul><button id=more>Load more</button>');
let shown = 0;
const add = () => { list.insertAdjacentHTML("beforeend", range(shown, shown + size)); shown = Math.min(count, shown + size); more.hidden = shown >= count; };
add();
more.onclick = () => setTimeout(add, ${after});`;

/** The page grows when its end comes into view. */
export const endless = (after = 30, end = ""): string => `
document.body.insertAdjacentHTML("beforeend", '<ul id=list></ul><div id=end>&nbsp;</div>');
let shown = 0, busy = false;
const add = () => { list.insertAdjacentHTML("beforeend", range(shown, shown + size)); shown = Math.min(count, shown + size); if (shown >= count) document.querySelector("#end").textContent = ${JSON.stringify(end)}; };
add();
new IntersectionObserver(([entry]) => { if (!entry.isIntersecting || busy || shown >= count) return; busy = true; setTimeout(() => { add(); busy = false; check(); }, ${after}); }).observe(document.querySelector("#end"));
const check = () => { if (!busy && shown < count && document.querySelector("#end").getBoundingClientRect().top < innerHeight) { busy = true; setTimeout(() => { add(); busy = false; check(); }, ${after}); } };`;

/** Few rows for many, moved about in a box that scrolls. */
export const virtual = (attributes = ""): string => `
document.body.insertAdjacentHTML("beforeend", '<div id=box><div id=rows role=list style="position:relative"></div></div>');
const height = 40, pool = 16;
rows.style.height = count * height + "px";
const nodes = Array.from({ length: Math.min(pool, count) }, () => { const row = document.createElement("div"); row.setAttribute("role", "listitem"); row.style.cssText = "position:absolute;left:0;right:0;height:40px"; rows.append(row); return row; });
const draw = () => {
  const first = Math.max(0, Math.floor(box.scrollTop / height) - 2);
  for (let i = first; i < Math.min(count, first + nodes.length); i += 1) {
    const row = nodes[i % nodes.length];
    row.style.top = i * height + "px";
    ${attributes}
    row.innerHTML = '<b>Kettle ' + (i + 1) + '</b> <span>£' + price(i).toFixed(2) + '</span>';
  }
};
box.addEventListener("scroll", draw);
draw();`;

/** A table of the page itself that draws the rows in view alone, anew each time, between two rows that keep the room. */
export const windowed = `
document.body.insertAdjacentHTML("beforeend", '<p id=clock></p><table aria-rowcount="' + (count + 1) + '"><thead><tr><th>Name</th><th>Price</th></tr></thead><tbody id=rows></tbody></table>');
const height = 30;
const draw = () => {
  const first = Math.max(0, Math.floor((scrollY - 100) / height) - 3), last = Math.min(count, first + Math.ceil(innerHeight / height) + 6);
  const row = (i) => '<tr style="height:30px"><td>Kettle ' + (i + 1) + '</td><td>£' + price(i).toFixed(2) + '</td></tr>';
  const room = (rows) => '<tr aria-hidden=true style="height:' + rows * height + 'px"></tr>';
  rows.innerHTML = room(first) + Array.from({ length: last - first }, (_, k) => row(first + k)).join("") + room(count - last);
};
addEventListener("scroll", draw);
setInterval(() => (clock.textContent = new Date().toISOString()), 300);
draw();`;
