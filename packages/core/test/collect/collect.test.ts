import { expect } from "vitest";
import { test } from "../fixture.ts";
import { collected, endless, loadMore, products, scripted, servePages, virtual } from "./list-pages.ts";

test("137 items over numbered pages come all, once, in order", async ({ session, server }) => {
  await session.navigate(servePages(server, products(137)));
  const result = await collected(session);
  expect(result.items).toEqual(products(137));
  expect(result).toMatchObject({
    count: 137,
    expected: 137,
    complete: true,
    stoppedBecause: "count_reached",
    pages: 7,
  });
}, 60_000);

test("137 items behind “Load more” come all, once, in order", async ({ session, server }) => {
  await session.navigate(scripted(server, "/", { count: 137, size: 20, script: loadMore() }));
  const result = await collected(session);
  expect(result.items).toEqual(products(137));
  expect(result).toMatchObject({ count: 137, complete: true, stoppedBecause: "no_next", duplicates: 0 });
}, 60_000);

test("137 items of a page that grows when it is scrolled come all, once, in order", async ({
  session,
  server,
}) => {
  await session.navigate(scripted(server, "/", { count: 137, size: 20, script: endless() }));
  const result = await collected(session);
  expect(result.items).toEqual(products(137));
  expect(result).toMatchObject({ count: 137, complete: true, stoppedBecause: "no_growth", duplicates: 0 });
}, 60_000);

test("137 rows of which few are drawn at a time come all, once, in order", async ({ session, server }) => {
  await session.navigate(scripted(server, "/", { count: 137, size: 20, script: virtual() }));
  const result = await collected(session);
  expect(result.items).toEqual(products(137));
  expect(result).toMatchObject({ count: 137, complete: true, stoppedBecause: "no_growth", duplicates: 0 });
}, 60_000);
