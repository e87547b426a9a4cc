import { operations, type OperationName } from "@legwork/protocol";
import { Legwork, Page } from "@legwork/sdk";
import { expect, test } from "vitest";
import { callsOf } from "../../scripts/client-calls.ts";

test.each(Object.keys(operations) as OperationName[])(
  "the client has %s where the reference says",
  (name) => {
    const legwork = new Legwork({ apiKey: "key-for-tests" });
    const { typescript } = callsOf(name);
    const steps = typescript.startsWith("Page.") ? [typescript.slice("Page.".length)] : typescript.split(".");
    const begin: unknown = typescript.startsWith("Page.") ? Page.prototype : legwork;
    const found = steps.reduce<unknown>((place, step) => {
      const owner = place as Record<string, unknown>;
      return step === "agent()" ? legwork.agent() : owner[step];
    }, begin);
    expect(found).toBeTypeOf("function");
  },
);
