import { expect } from "vitest";
import { test } from "../fixture.ts";
import {
  collected,
  endless,
  list,
  loadMore,
  numbered,
  products,
  scripted,
  servePages,
  virtual,
  windowed,
} from "./list-pages.ts";

const noCount = () => "";

test("a “next” that leads back to the first page ends the collection, and nothing is called complete", async ({
  session,
  server,
}) => {
  const pager = (page: number, last: number) =>
    `<a href="?page=${page === last ? 1 : page + 1}">Next page</a>`;
  await session.navigate(servePages(server, products(50), { count: noCount, pager }));
  const result = await collected(session);
  expect(result.items).toEqual(products(50));
  expect(result).toMatchObject({ complete: false, stoppedBecause: "repeated", cursor: expect.any(String) });
}, 60_000);

test("where a count on the page is reached, a “next” that goes in circles takes nothing from it", async ({
  session,
  server,
}) => {
  const pager = (page: number, last: number) =>
    `<a href="?page=${page === last ? 1 : page + 1}">Next page</a>`;
  await session.navigate(servePages(server, products(50), { pager }));
  expect(await collected(session)).toMatchObject({
    count: 50,
    complete: true,
    stoppedBecause: "count_reached",
  });
}, 60_000);

test("a “next” that shows the same page again and again brings nothing", async ({ session, server }) => {
  const pager = () => `<a href="?page=2">Next page</a>`;
  await session.navigate(servePages(server, products(60), { count: noCount, pager }));
  const result = await collected(session);
  expect(result.items).toEqual(products(40));
  expect(result).toMatchObject({ complete: false, stoppedBecause: "no_effect" });
}, 60_000);

test("a list without an end stops at each limit, and says which", async ({ session, server }) => {
  const pager = (page: number) => `<a href="?page=${page + 1}">Next page</a>`;
  const url = servePages(server, products(2_000), { count: noCount, pager });
  await session.navigate(url);
  const full = await collected(session, { maxItems: 45 });
  expect(full.items).toEqual(products(45));
  expect(full).toMatchObject({ count: 45, complete: false, stoppedBecause: "max_items" });
  await session.navigate(url);
  const paged = await collected(session, { maxPages: 3 });
  expect(paged.items).toEqual(products(60));
  expect(paged).toMatchObject({ pages: 3, complete: false, stoppedBecause: "max_pages" });
  await session.navigate(url);
  const timed = await collected(session, { maxDurationMs: 1_000 });
  expect(timed).toMatchObject({ complete: false, stoppedBecause: "max_duration" });
  expect(timed.items).toEqual(products(timed.count));
}, 60_000);

test("no control is followed to another origin, be it a link or a script", async ({ session, server }) => {
  const elsewhere = server.url("/pages?page=2", "localhost");
  const pager = () => `<a href="${elsewhere}">Next page</a>`;
  await session.navigate(servePages(server, products(60), { count: noCount, pager }));
  const linked = await collected(session);
  expect(linked).toMatchObject({ count: 20, complete: false, stoppedBecause: "left_origin" });
  expect(server.requests.filter((path) => path === "/pages")).toHaveLength(1);

  const button = () => `<button onclick="location.href = '${elsewhere}'">Next page</button>`;
  await session.navigate(servePages(server, products(60), { count: noCount, pager: button }));
  const pressed = await collected(session);
  expect(pressed).toMatchObject({ count: 20, complete: false, stoppedBecause: "left_origin" });
}, 60_000);

test("a count that promises more than there is leaves the list incomplete", async ({ session, server }) => {
  const count = (from: number, to: number) => `<p>${from}–${to} of 500 results</p>`;
  await session.navigate(servePages(server, products(50), { count }));
  const { result, warnings } = await session.dispatch("collect", {
    schema: { type: "object", properties: { name: { type: "string" }, price: { type: "number" } } },
  });
  expect(result).toMatchObject({ count: 50, expected: 500, complete: false, stoppedBecause: "no_next" });
  expect(warnings).toEqual([expect.stringContaining("500")]);
}, 60_000);

test("a count that promises less than there is does not end the list, and is not believed", async ({
  session,
  server,
}) => {
  const count = () => `<p>20 results</p>`;
  await session.navigate(servePages(server, products(50), { count }));
  const result = await collected(session);
  expect(result.items).toEqual(products(50));
  expect(result).toMatchObject({ expected: 20, complete: false, stoppedBecause: "no_next" });
}, 60_000);

test("rows that come late are waited for: at first, behind “Load more”, and at the end of a page", async ({
  session,
  server,
}) => {
  const late = `setTimeout(() => { ${loadMore(1_500)} }, 1_200);`;
  await session.navigate(
    scripted(server, "/more", {
      count: 50,
      size: 20,
      script: late,
      before: `<p class="spinner">Loading…</p>`,
    }),
  );
  const more = await collected(session);
  expect(more.items).toEqual(products(50));
  expect(more).toMatchObject({ complete: true, stoppedBecause: "no_next" });

  await session.navigate(
    scripted(server, "/endless", { count: 50, size: 20, script: endless(1_800, "No more kettles to show") }),
  );
  const grown = await collected(session);
  expect(grown.items).toEqual(products(50));
  expect(grown).toMatchObject({ complete: true, stoppedBecause: "end_marker" });
}, 90_000);

test("a page that keeps its old rows until the new ones come is not taken for the next one", async ({
  session,
  server,
}) => {
  const script = `
document.body.insertAdjacentHTML("beforeend", '<p id=where></p><ul id=list></ul><button id=next>Next</button>');
let page = 0;
const show = () => { list.innerHTML = range(page * size, page * size + size); where.textContent = (page * size + 1) + "–" + Math.min(count, page * size + size) + " of " + count; next.disabled = (page + 1) * size >= count; };
show();
next.onclick = () => { page += 1; setTimeout(show, 1500); };`;
  await session.navigate(scripted(server, "/", { count: 50, size: 20, script }));
  const result = await collected(session);
  expect(result.items).toEqual(products(50));
  expect(result).toMatchObject({ complete: true, stoppedBecause: "count_reached" });
}, 60_000);

test("equal rows among rows that are moved about are told by where they stand", async ({
  session,
  server,
}) => {
  const script = virtual()
    .replaceAll("'<b>Kettle ' + (i + 1) + '", "'<h3>Kettle ' + (i > 20 && i < 50 ? 'A' : i) + '")
    .replaceAll("</b>", "</h3>")
    .replaceAll("price(i)", "(i > 20 && i < 50 ? 9 : price(i))");
  await session.navigate(scripted(server, "/", { count: 70, size: 20, script }));
  const result = await collected(session);
  const names = (result.items as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(Array.from({ length: 70 }, (_, i) => `Kettle ${i > 20 && i < 50 ? "A" : i}`));
}, 60_000);

test("two equal rows of one page are two items; of two pages one, unless the page counts them", async ({
  session,
  server,
}) => {
  const items = [...products(3), ...products(2), ...products(4)];
  const pager = numbered;
  await session.navigate(servePages(server, items, { size: 5, count: noCount, pager }));
  const uncounted = await collected(session);
  expect(uncounted.items).toEqual([...products(3), ...products(2), ...products(4).slice(2)].toSpliced(5, 1));
  expect(uncounted).toMatchObject({ duplicates: 3, complete: true });

  await session.navigate(servePages(server, items, { size: 5, pager }));
  const counted = await collected(session);
  expect(counted.items).toEqual(items);
  expect(counted).toMatchObject({ duplicates: 0, expected: 9, complete: true });

  await session.navigate(servePages(server, items, { size: 5, count: noCount, pager }));
  const keyed = await collected(session, { key: "name" });
  expect(keyed.items).toEqual(products(4));
  expect(keyed).toMatchObject({ duplicates: 5, complete: true });
}, 60_000);

test("a next page that shows something else ends the collection with what there was", async ({
  session,
  server,
}) => {
  server.page("/", `<h1>Kettles</h1>${list(products(20))}<a href="/login">Next page</a>`);
  server.page("/login", `<h1>Sign in</h1><label>Name <input></label><button>Sign in</button>`);
  await session.navigate(server.url("/"));
  const result = await collected(session);
  expect(result.items).toEqual(products(20));
  expect(result).toMatchObject({ complete: false, stoppedBecause: "unreadable", cursor: expect.any(String) });
}, 60_000);

test("no item at all on the first page is an answer of its own", async ({ session, server }) => {
  server.page("/", `<h1>Kettles</h1><p>Weather: rain.</p>`);
  await session.navigate(server.url("/"));
  await expect(collected(session)).rejects.toMatchObject({ code: "unsupported_instruction" });
}, 60_000);

test("a table that draws only what is in view, on a page with a clock, comes whole", async ({
  session,
  server,
}) => {
  await session.navigate(scripted(server, "/", { count: 137, size: 20, script: windowed }));
  const result = await collected(session);
  expect(result.items).toEqual(products(137));
  expect(result).toMatchObject({ expected: 137, complete: true, stoppedBecause: "count_reached" });
}, 90_000);

test("a list in a frame, and one of two lists by its selector, are gone through", async ({
  session,
  server,
}) => {
  servePages(server, products(50));
  server.page("/", `<h1>Shop</h1><iframe src="/pages" width="800" height="600"></iframe>`);
  await session.navigate(server.url("/"));
  const framed = await collected(session, { iframes: true });
  expect(framed.items).toEqual(products(50));
  expect(framed).toMatchObject({ complete: true });

  const pots = products(30).slice(20, 28);
  server.handle("/two", (request, response) => {
    const isSecond = request.url?.includes("page=2") === true;
    const own = isSecond ? pots.slice(4) : pots.slice(0, 4);
    const next = isSecond ? "" : `<a href="/two?page=2">Next page</a>`;
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(`<title>Two</title>${list(products(9))}<div id="pots">${list(own)}</div>${next}`);
  });
  await session.navigate(server.url("/two"));
  const chosen = await collected(session, { selector: "#pots" });
  expect(chosen.items).toEqual(pots);
  expect(chosen).toMatchObject({ complete: true, stoppedBecause: "no_next" });
}, 90_000);

test("a page that is one of several, without a way to the others, is not complete", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<h1>Kettles</h1>${list(products(9))}<p>Page 1 of 7</p><select><option>1<option>2</select>`,
  );
  await session.navigate(server.url("/"));
  expect(await collected(session)).toMatchObject({ count: 9, complete: false, stoppedBecause: "no_way_on" });
}, 60_000);

test("“More” above a list, “read more” in its items and a carousel's “Next” lead nowhere", async ({
  session,
  server,
}) => {
  const more = list(products(9)).replaceAll("</li>", `<a href="/elsewhere">Show more</a></li>`);
  server.page(
    "/",
    `<a href="/elsewhere">More</a><div class="slides" role="group" aria-label="Offers carousel"><button>Next</button></div><h1>Kettles</h1>${more}`,
  );
  await session.navigate(server.url("/"));
  const result = await collected(session);
  expect(result.items).toEqual(products(9));
  expect(result).toMatchObject({ complete: true, stoppedBecause: "no_growth", pages: 1 });
  expect(server.requests).not.toContain("/elsewhere");
}, 60_000);

test("numbers of rows that are links are no numbers of pages", async ({ session, server }) => {
  const rows = products(9).map(
    ({ name, price }, index) =>
      `<tr><td><a href="/orders/${index + 1}">${index + 1}</a></td><td>${name}</td><td>£${price.toFixed(2)}</td></tr>`,
  );
  server.page("/", `<table><tr><th>No</th><th>Name</th><th>Price</th></tr>${rows.join("")}</table>`);
  await session.navigate(server.url("/"));
  const result = await collected(session);
  expect(result.items).toEqual(products(9));
  expect(result).toMatchObject({ complete: true, stoppedBecause: "no_growth" });
  expect(server.requests.filter((path) => path.startsWith("/orders"))).toEqual([]);
}, 60_000);
