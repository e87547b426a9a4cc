import { expect } from "vitest";
import { test } from "../fixture.ts";
import { collected, endless, loadMore, products, scripted, servePages, virtual } from "./list-pages.ts";

const count = 2_500;
const size = 100;
const options = { maxItems: 5_000, maxPages: 1_000 };
const all = products(count);

test("2,500 items over 25 pages come all, once, in order", async ({ session, server }) => {
  await session.navigate(servePages(server, all, { size }));
  const result = await collected(session, options);
  expect(result.items).toEqual(all);
  expect(result).toMatchObject({
    expected: count,
    complete: true,
    stoppedBecause: "count_reached",
    pages: 25,
  });
}, 300_000);

test("2,500 items behind “Load more” come all, once, in order", async ({ session, server }) => {
  await session.navigate(scripted(server, "/", { count, size, script: loadMore() }));
  const result = await collected(session, options);
  expect(result.items).toEqual(all);
  expect(result).toMatchObject({ count, complete: true, stoppedBecause: "no_next", duplicates: 0 });
}, 300_000);

test("2,500 items of a page that grows when it is scrolled come all, once, in order", async ({
  session,
  server,
}) => {
  await session.navigate(scripted(server, "/", { count, size, script: endless(10, "End of the list") }));
  const result = await collected(session, options);
  expect(result.items).toEqual(all);
  expect(result).toMatchObject({ count, complete: true, stoppedBecause: "end_marker", duplicates: 0 });
}, 300_000);

test("2,500 rows of which 16 are drawn at a time come all, once, in order", async ({ session, server }) => {
  const script = virtual(
    `row.setAttribute("aria-setsize", count); row.setAttribute("aria-posinset", i + 1);`,
  );
  await session.navigate(scripted(server, "/", { count, size, script }));
  const result = await collected(session, options);
  expect(result.items).toEqual(all);
  expect(result).toMatchObject({
    expected: count,
    complete: true,
    stoppedBecause: "count_reached",
    duplicates: 0,
  });
}, 300_000);
