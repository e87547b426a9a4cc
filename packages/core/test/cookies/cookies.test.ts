import { expect } from "vitest";
import { test } from "../fixture.ts";

test("cookies are set, sent to their site, listed and deleted", async ({ session, server }) => {
  const sent: (string | undefined)[] = [];
  server.handle("/", (request, response) => {
    sent.push(request.headers.cookie);
    response
      .writeHead(200, { "content-type": "text/html", "set-cookie": "theme=dark; HttpOnly" })
      .end("<p>Hi");
  });
  const { hostname } = new URL(server.url("/"));
  const cookies = [
    { name: "sid", value: "secret-of-the-session", url: server.url("/") },
    { name: "choice", value: "mint", domain: hostname, path: "/", expires: 2_000_000_000 },
    { name: "elsewhere", value: "x", domain: "other.example", secure: true },
  ];
  expect(await session.dispatch("setCookies", { cookies })).toMatchObject({ set: 3 });
  await session.navigate(server.url("/"));
  expect(sent[0]?.split("; ").toSorted()).toEqual(["choice=mint", "sid=secret-of-the-session"]);

  const here = (await session.dispatch("listCookies", { url: server.url("/") })).cookies;
  expect(here.map(({ name, value }) => [name, value]).toSorted()).toEqual([
    ["choice", "mint"],
    ["sid", "secret-of-the-session"],
    ["theme", "dark"],
  ]);
  expect(here.find(({ name }) => name === "theme")).toMatchObject({ httpOnly: true, domain: hostname });
  expect((await session.dispatch("listCookies", {})).cookies).toHaveLength(4);

  expect(await session.dispatch("deleteCookies", { name: "sid", domain: hostname })).toMatchObject({
    deleted: 1,
  });
  await session.navigate(server.url("/"));
  expect(sent[1]?.split("; ").toSorted()).toEqual(["choice=mint", "theme=dark"]);
  expect(await session.dispatch("deleteCookies", { name: "nobody" })).toMatchObject({ deleted: 0 });
  expect(await session.dispatch("deleteCookies", {})).toMatchObject({ deleted: 3 });
  expect((await session.dispatch("listCookies", {})).cookies).toEqual([]);
});

test("a cookie's value is in no record and no event", async ({ session, server }) => {
  const cookies = [{ name: "sid", value: "secret-of-the-session", url: server.url("/") }];
  await session.dispatch("setCookies", { cookies });
  await session.dispatch("listCookies", {});
  await session.dispatch("deleteCookies", { name: "sid" });

  const { pages } = await session.dispatch("replay", {});
  const actions = pages.flatMap((page) => page.actions);
  expect(actions).toMatchObject([
    { method: "setCookies", parameters: { cookies: [{ name: "sid", url: server.url("/") }] } },
    { method: "deleteCookies", parameters: { name: "sid" } },
  ]);
  const { events } = await session.dispatch("sessionEvents", {});
  expect(events.map(({ type }) => type)).toContain("action_finished");
  expect(JSON.stringify([pages, events])).not.toContain("secret-of-the-session");
});

test("cookies that no site could set are refused as a whole, and their values are not repeated", async ({
  session,
  server,
}) => {
  const good = { name: "good", value: "kept-to-itself", url: server.url("/") };
  for (const bad of [
    { name: "__Host-a", value: "kept-to-itself", domain: ".other.example", secure: true },
    { name: "a", value: "kept;to-itself", url: server.url("/") },
  ]) {
    const refused = session.dispatch("setCookies", { cookies: [good, bad] });
    await expect(refused).rejects.toMatchObject({ code: "invalid_request", issues: [{ path: "cookies" }] });
    await expect(refused).rejects.not.toThrow(/itself/);
  }
  expect((await session.dispatch("listCookies", {})).cookies).toEqual([]);
  await expect(
    session.dispatch("setCookies", { cookies: [{ name: "a", value: "b" }] }),
  ).rejects.toMatchObject({ code: "invalid_request", issues: [{ path: "cookies.0" }] });
});
