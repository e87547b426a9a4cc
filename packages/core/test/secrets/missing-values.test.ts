import { describe, expect } from "vitest";
import { test } from "../fixture.ts";

const form = `<label>Email <input name="email"></label><label>Pin <input name="pin"></label>`;

describe("a placeholder whose value nobody gave is not typed", () => {
  test.for([
    ["without variables", "type %email% into Email", {}],
    ["with a slip in its name", "type %emial% into Email", { email: "ada@example.com" }],
    [
      "behind another step",
      "fill Email with %email% and Pin with %pni%",
      { email: "ada@example.com", pin: "77" },
    ],
  ] as const)("%s", async ([, words, variables], { session, server }) => {
    server.page("/", form);
    await session.navigate(server.url("/"));

    const result = await session.act(words, { variables });

    expect(result).toMatchObject({ success: false, code: "not_understood", actions: [] });
    expect(result.message).toContain("has no value");
    expect(await session.pageText()).not.toMatch(/%|ada/);
  });

  test("by an Action that was observed with variables", async ({ session, server }) => {
    server.page("/", form);
    await session.navigate(server.url("/"));
    const variables = { email: "ada@example.com" };
    const { actions } = await session.act("type %email% into Email", { variables, dryRun: true });
    const [action] = actions as [(typeof actions)[number]];

    expect(await session.act(action)).toMatchObject({ success: false, code: "not_understood" });
    expect(await session.act(action, { variables })).toMatchObject({ success: true });
  });
});

test("signs of percent that are meant as they stand are typed", async ({ session, server }) => {
  server.page("/", form);
  await session.navigate(server.url("/"));

  await session.act("type 50%-60% into Email");
  await session.act("type %text% into Pin", { variables: { text: "%like%" } });

  expect(await session.pageText()).toContain(`"50%-60%"`);
  expect(
    await session.extract({ schema: { type: "object", properties: { pin: { type: "string" } } } }),
  ).toEqual({
    pin: "%like%",
  });
});
