import { expect } from "vitest";
import { whyNoPage } from "../../src/page/no-page.ts";
import { test } from "./live-page-fixture.ts";

test("a page that is on its way to an empty tab is no missing page", async ({ live, server }) => {
  const asked = Promise.withResolvers<() => void>();
  server.handle("/", (_request, response) => asked.resolve(() => response.end("<button>Pay</button>")));
  expect(await whyNoPage(live)).toMatchObject({ hasFailed: false });

  const arriving = live.page.goto(server.url("/"));
  const answer = await asked.promise;
  expect(await whyNoPage(live)).toBeUndefined();

  answer();
  await arriving;
  expect(await whyNoPage(live)).toBeUndefined();
});

test("what a script writes into an empty tab makes a page of it", async ({ live }) => {
  await live.page.evaluate(() => void document.body.append(document.createElement("canvas")));

  expect(await whyNoPage(live)).toBeUndefined();
});
