import { expect, test } from "vitest";
import { bundleInjected, committedInjected } from "../scripts/bundle-injected.ts";

test("the in-page script is what its sources give; `pnpm generate` makes it so", async () => {
  expect(await committedInjected()).toBe(await bundleInjected());
});
