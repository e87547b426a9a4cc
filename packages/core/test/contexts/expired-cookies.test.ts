import { expect } from "vitest";
import type { Output } from "@legwork/protocol";
import { test } from "../fixture.ts";

test("a session that begins with cookies that have expired is told so", async ({ engine }) => {
  const caller = { principal: { projectId: "test" } };
  const day = 86_400;
  const now = Math.floor(Date.now() / 1_000);
  const warningsWith = async (expires: number) => {
    const cookie = { name: "sid", value: "planted-7f3a9c", domain: "example.com", path: "/", expires };
    const storageState = { cookies: [cookie], origins: [] };
    const made = (await engine.dispatch(
      "createContext",
      { storageState },
      caller,
    )) as Output<"createContext">;
    const context = { id: made.id };
    const started = (await engine.dispatch(
      "start",
      { sessionCreateParams: { browserSettings: { context } } },
      caller,
    )) as Output<"start">;
    await engine.dispatch("end", {}, { ...caller, sessionId: started.sessionId });
    return started.warnings;
  };

  expect(await warningsWith(now - day)).toEqual([
    "1 of the context's 1 cookies have expired (sid of example.com): sites may ask to sign in again.",
  ]);
  expect(await warningsWith(now + day)).toBeUndefined();
  expect(await warningsWith(-1)).toBeUndefined();
});
