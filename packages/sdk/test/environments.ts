import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop, type Shop } from "@legwork/example-shop";
import { afterAll, beforeAll, describe, onTestFinished } from "vitest";
import { Legwork, type LegworkOptions } from "../src/index.ts";
import { startService, type RunningService } from "./running-service.ts";

export type Environment = {
  name: "REMOTE" | "LOCAL";
  /** A client of the same service as the others; in process, each has an engine of its own. Closed with the test. */
  createClient(): Legwork;
  /** A client whose session shows the shop. */
  visitShop(): Promise<{ legwork: Legwork; shop: Shop }>;
};

/** The same tests against a running service and against the engine in this process. */
export function describeEverywhere(what: string, tests: (environment: Environment) => void): void {
  describe.each(["REMOTE", "LOCAL"] as const)(`${what}, %s`, (name) => {
    let service: RunningService | undefined;
    if (name === "REMOTE") {
      beforeAll(async () => {
        service = await startService();
      });
      afterAll(() => service?.stop());
    }
    const createClient = () => {
      const legwork = new Legwork(optionsOf(service));
      onTestFinished(() => legwork.close());
      return legwork;
    };
    const visitShop = async () => {
      const shop = await startShop();
      onTestFinished(() => shop.close());
      const legwork = createClient();
      await legwork.init();
      await legwork.navigate(shop.url);
      return { legwork, shop };
    };
    tests({ name, createClient, visitShop });
  });
}

/** That the browser has no sandbox where the tests run as root is nothing that they are about. */
function optionsOf(service: RunningService | undefined): LegworkOptions {
  if (service) return { env: "REMOTE", baseURL: service.url, apiKey: service.apiKey };
  const dataDirectory = mkdtempSync(join(tmpdir(), "legwork-sdk-test-"));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }));
  return { env: "LOCAL", dataDirectory, onWarning: () => undefined };
}
