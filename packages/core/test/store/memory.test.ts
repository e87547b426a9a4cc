import { expect, test } from "vitest";
import { MemoryStore } from "../../src/store/memory.ts";
import { openStore } from "../../src/store/open-store.ts";
import { testStore } from "./contract.ts";

testStore(async () => new MemoryStore());

test("without a data directory the store is in memory", async () => {
  expect(await openStore()).toBeInstanceOf(MemoryStore);
  expect(await openStore({})).toBeInstanceOf(MemoryStore);
});
