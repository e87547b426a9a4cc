import { resolve } from "node:path";
import { expect, test } from "vitest";
import { loadConfig } from "../src/config.ts";
import { describeVariables, unknownVariables, variables } from "../src/variables.ts";

test("without any variable everything has its default", () => {
  expect(loadConfig({}, false)).toEqual({
    host: "127.0.0.1",
    port: 4700,
    allowedHosts: ["127.0.0.1"],
    apiKey: undefined,
    dataDirectory: resolve(".legwork"),
    browserPath: undefined,
    model: undefined,
    modelApiKeys: {},
    maxSessions: undefined,
    sessionsPerBrowser: undefined,
    sessionIdleSeconds: undefined,
    sessionMaxSeconds: undefined,
    trustClients: false,
    logLevel: "info",
    logFormat: "json",
  });
});

test("every variable is read; an empty one counts as unset", () => {
  const environment = {
    LEGWORK_HOST: "[::1]",
    LEGWORK_PORT: "0",
    LEGWORK_ALLOWED_HOSTS: "a.example, b.example,",
    LEGWORK_API_KEY: " lw_key ",
    LEGWORK_DATA_DIR: "/data",
    LEGWORK_BROWSER_PATH: "/usr/bin/chromium",
    LEGWORK_MODEL: "openai/gpt-5.1",
    LEGWORK_MODEL_API_KEY: "sk-1",
    LEGWORK_MODEL_BASE_URL: "http://127.0.0.1:1234/v1",
    OPENAI_API_KEY: "sk-2",
    ANTHROPIC_API_KEY: "sk-3",
    GOOGLE_GENERATIVE_AI_API_KEY: "sk-4",
    LEGWORK_MAX_SESSIONS: "5",
    LEGWORK_SESSIONS_PER_BROWSER: "6",
    LEGWORK_SESSION_IDLE_SECONDS: "7",
    LEGWORK_SESSION_MAX_SECONDS: "8",
    LEGWORK_TRUST_CLIENTS: "1",
    LEGWORK_LOG_LEVEL: "debug",
    LEGWORK_LOG_FORMAT: "json",
  };
  expect(Object.keys(environment)).toEqual(Object.keys(variables));
  expect(loadConfig(environment, true)).toEqual({
    host: "::1",
    port: 0,
    allowedHosts: ["::1", "a.example", "b.example"],
    apiKey: "lw_key",
    dataDirectory: resolve("/data"),
    browserPath: "/usr/bin/chromium",
    model: { modelName: "openai/gpt-5.1", apiKey: "sk-1", baseURL: "http://127.0.0.1:1234/v1" },
    modelApiKeys: { openai: "sk-2", anthropic: "sk-3", google: "sk-4" },
    maxSessions: 5,
    sessionsPerBrowser: 6,
    sessionIdleSeconds: 7,
    sessionMaxSeconds: 8,
    trustClients: true,
    logLevel: "debug",
    logFormat: "json",
  });
  const empty = Object.fromEntries(Object.keys(environment).map((name) => [name, " "]));
  expect(loadConfig(empty, true)).toEqual({ ...loadConfig({}, true) });
});

test.each([
  ["LEGWORK_PORT", "eighty", 'LEGWORK_PORT is "eighty"; expected: a whole number from 0 to 65535.'],
  ["LEGWORK_PORT", "65536", 'LEGWORK_PORT is "65536"; expected: a whole number from 0 to 65535.'],
  ["LEGWORK_HOST", "http://x", 'LEGWORK_HOST is "http://x"; expected: a host name or an IP address.'],
  ["LEGWORK_MAX_SESSIONS", "0", 'LEGWORK_MAX_SESSIONS is "0"; expected: a whole number from 1 to 99999.'],
  [
    "LEGWORK_SESSION_IDLE_SECONDS",
    "5m",
    'LEGWORK_SESSION_IDLE_SECONDS is "5m"; expected: whole seconds, 1 to 9999999, such as 300.',
  ],
  ["LEGWORK_TRUST_CLIENTS", "true", 'LEGWORK_TRUST_CLIENTS is "true"; expected: 0, 1.'],
  [
    "LEGWORK_LOG_LEVEL",
    "loud",
    'LEGWORK_LOG_LEVEL is "loud"; expected: fatal, error, warn, info, debug, silent.',
  ],
  [
    "LEGWORK_API_KEY",
    "two words",
    "LEGWORK_API_KEY has a value that cannot be used; expected: visible ASCII characters without spaces.",
  ],
  [
    "LEGWORK_MODEL_BASE_URL",
    "ftp://u:secret@x",
    "LEGWORK_MODEL_BASE_URL has a value that cannot be used; expected: an http or https URL.",
  ],
  [
    "LEGWORK_MODEL_API_KEY",
    "sk-1",
    "LEGWORK_MODEL_API_KEY is set, but LEGWORK_MODEL is not; expected: LEGWORK_MODEL to name the model that it is for.",
  ],
])("%s=%s is refused with what is expected", (name, value, message) => {
  expect(() => loadConfig({ [name]: value }, false)).toThrow(message);
});

test("beyond this machine any name is taken, unless names are given", () => {
  expect(loadConfig({ LEGWORK_HOST: "0.0.0.0" }, false).allowedHosts).toBeUndefined();
  const named = loadConfig({ LEGWORK_HOST: "0.0.0.0", LEGWORK_ALLOWED_HOSTS: "a.example" }, false);
  expect(named.allowedHosts).toEqual(["0.0.0.0", "a.example"]);
});

test("the table of variables names each with its default", () => {
  const lines = describeVariables().split("\n");
  for (const [name, { description, defaultValue }] of Object.entries(variables)) {
    const at = lines.findIndex((line) => line.startsWith(`  ${name} `));
    expect(lines.slice(at, at + 2).map((line) => line.trim())).toEqual([
      expect.stringMatching(`^${name} +${description.slice(0, 10)}`),
      `default: ${defaultValue}`,
    ]);
  }
});

test("a name that looks like a variable of ours and is none is found", () => {
  const known = Object.fromEntries(Object.keys(variables).map((name) => [name, "1"]));
  const others = { PATH: "/bin", LEGWORK_MCP_PORT: "4701", LEGWORK_API_URL: "http://127.0.0.1:4700" };
  expect(unknownVariables({ ...known, ...others })).toEqual([]);
  expect(unknownVariables({ LEGWORK_PROT: "4800", LEGWORK_API_URLS: "x" })).toEqual([
    "LEGWORK_PROT",
    "LEGWORK_API_URLS",
  ]);
});
