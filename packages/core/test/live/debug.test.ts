import { expect } from "vitest";
import { test } from "../fixture.ts";

const baseUrl = "https://legwork.example.com/browser";

test("links begin with the address that the caller reaches the service at", async ({ session }) => {
  const links = await session.dispatch("debug", {}, { baseUrl });

  expect(links.debuggerUrl).toMatch(
    new RegExp(`^${baseUrl}/sessions/${session.id}/live\\?token=control\\.\\w+\\.[\\w-]{43}$`),
  );
  expect(links.viewUrl).toContain("token=view.");
  expect(links.wsUrl).toMatch(
    new RegExp(`^wss://legwork.example.com/browser/v1/sessions/${session.id}/cdp\\?token=cdp\\.`),
  );
  expect(links.pages).toMatchObject([{ url: "about:blank", debuggerUrl: links.debuggerUrl }]);
  await expect(session.dispatch("debug", {})).rejects.toMatchObject({ code: "invalid_request" });
});

test("a link of one kind opens nothing of another kind, and none of them after they were revoked", async ({
  engine,
  session,
}) => {
  const { viewUrl, wsUrl } = await session.dispatch("debug", {}, { baseUrl });
  const tokenOf = (url: string | null) => new URL(url ?? "").searchParams.get("token") ?? "";
  const admit = (purpose: "cdp" | "live", token: string) =>
    engine.admit({ sessionId: session.id, purpose, token });

  expect(await admit("live", tokenOf(viewUrl))).toBeTypeOf("function");
  expect(await admit("cdp", tokenOf(wsUrl))).toBeTypeOf("function");
  await expect(admit("cdp", tokenOf(viewUrl))).rejects.toMatchObject({ code: "unauthorized" });
  await expect(admit("live", tokenOf(wsUrl))).rejects.toMatchObject({ code: "unauthorized" });

  expect(await session.dispatch("revokeDebug", {})).toEqual({ revoked: true });
  await expect(admit("live", tokenOf(viewUrl))).rejects.toMatchObject({ code: "unauthorized" });
  const renewed = await session.dispatch("debug", {}, { baseUrl });
  expect(await admit("live", tokenOf(renewed.viewUrl))).toBeTypeOf("function");
});

test("start answers the CDP address, to whoever comes by an address", async ({ engine }) => {
  const principal = { projectId: "test" };
  const start = (caller: object) => engine.dispatch("start", {}, { principal, ...caller });
  expect(await start({ baseUrl })).toMatchObject({ cdpUrl: expect.stringMatching(/^wss:.*\/cdp\?token=/) });
  expect(await start({})).toMatchObject({ cdpUrl: null });
});
