import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { startShop } from "@legwork/example-shop";
import { build } from "vite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type * as Sdk from "../src/index.ts";
import { startService, type RunningService } from "./running-service.ts";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

/** The client as one script for a page or an edge worker; what it imports beside its own files is told. */
async function bundle(): Promise<{ code: string; imports: string[] }> {
  const entry = fileURLToPath(new URL("../src/index.ts", import.meta.url));
  const imports: string[] = [];
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "legworkSdk" },
      rollupOptions: {
        external: (id, importer) => {
          if (importer !== undefined && !id.startsWith(".") && !id.startsWith("/")) imports.push(id);
          return false;
        },
      },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !("output" in output)) throw new Error("nothing was built");
  return { code: output.output[0].code, imports };
}

test("runs where there is nothing of Node.js, such as a page or an edge worker", async () => {
  const { code, imports } = await bundle();
  expect(imports).toEqual([]);
  const used = [...code.matchAll(/(?:\brequire|\bimport)\s*\(\s*["'`]([^"'`]+)["'`]/g)].map(
    ([, name]) => name,
  );
  expect(used.filter((name = "") => name.startsWith("node:") || builtinModules.includes(name))).toEqual([]);

  const shop = await startShop();
  onTestFinished(() => shop.close());
  // What browsers, Cloudflare Workers and Deno have in common, and no process, Buffer, require or global.
  const web = {
    AbortController,
    AbortSignal,
    Blob,
    File,
    Headers,
    ReadableStream,
    Request,
    Response,
    TextDecoder,
    TextEncoder,
    URL,
    URLSearchParams,
    atob,
    btoa,
    clearTimeout,
    console,
    crypto,
    fetch,
    setTimeout,
  };
  const context = createContext(web);
  runInContext(code, context);
  const { Legwork } = runInContext("legworkSdk", context) as typeof Sdk;
  const legwork = new Legwork({ baseURL: service.url, apiKey: service.apiKey });
  await legwork.init();
  await legwork.navigate(shop.url);
  const steps: string[] = [];
  for await (const event of legwork.agent().stream("click Reject all"))
    if (event.type === "step") steps.push(event.action.type);
  expect(steps).toEqual(["act"]);
  expect(shop.state.visitors[0]?.cookieChoice).toBe("none");
  expect((await legwork.screenshot()).length).toBeGreaterThan(1_000);
  await legwork.close();
  expect(code.length).toBeLessThan(100_000);
});
