import { startShop, type Shop } from "@legwork/example-shop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectHttp } from "./clients.ts";
import { defaultSession, startServer, type ServerUnderTest } from "./server-under-test.ts";

let shop: Shop;
let server: ServerUnderTest;

beforeAll(async () => {
  shop = await startShop();
  server = await startServer({ session: { ...defaultSession, experimental: true } });
});

afterAll(async () => {
  await server.close();
  await shop.close();
});

test("agent does several steps, and screenshot shows the page without structured content", async () => {
  const client = await connectHttp("v1", server.url);
  expect((await client.tools()).map(({ name }) => name).slice(-3)).toEqual([
    "collect",
    "agent",
    "screenshot",
  ]);
  await client.call("navigate", { url: shop.url });
  const done = await client.call("agent", { instruction: 'click "Reject all", then click the Cart link' });
  expect(done).toMatchObject({
    isError: false,
    output: { success: true, completed: true, actions: [{ success: true }, { success: true }] },
  });
  expect((await client.call("extract")).text).toContain("cart is empty");

  const shown = await client.call("screenshot");
  expect(shown).toMatchObject({ isError: false, output: undefined });
  expect(shown.picture?.mimeType).toBe("image/png");
  expect(
    Buffer.from(shown.picture?.data ?? "", "base64")
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");

  const failed = await client.call("agent", { instruction: "click the Launch rocket button" });
  expect(failed).toMatchObject({ isError: true, output: { success: false } });
  await client.call("end");
  await client.close();
});
