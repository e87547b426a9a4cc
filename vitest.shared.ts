import { defineConfig } from "vitest/config";

/** Tests run on the sources of every package, so that one needs no build of another while it is being changed. */
export default defineConfig({
  resolve: { conditions: ["@legwork/source", "node", "default"] },
  ssr: { resolve: { conditions: ["@legwork/source", "node", "default"] } },
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    // Every file starts a browser of its own; two at a time is what two cores carry.
    maxWorkers: 2,
  },
});
