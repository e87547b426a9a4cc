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
    contextKey: undefined,
    dataDirectory: resolve(".legwork"),
    databaseUrl: undefined,
    cache: true,
    browserPath: undefined,
    model: undefined,
    modelApiKeys: {},
    maxSessions: undefined,
    startQueue: undefined,
    startWaitSeconds: undefined,
    keyLimits: {},
    sessionsPerBrowser: undefined,
    sessionIdleSeconds: undefined,
    sessionMaxSeconds: undefined,
    maxPages: undefined,
    retention: { days: undefined, megabytes: undefined },
    shutdownGraceSeconds: 2,
    maxFileMb: undefined,
    trustClients: false,
    network: { private: "*" },
    logLevel: "info",
    logFormat: "json",
  });
});

test("every variable is read; an empty one counts as unset", () => {
  const environment = {
    LEGWORK_HOST: "[::1]",
    LEGWORK_PORT: "0",
    LEGWORK_ALLOWED_HOSTS: "a.example, b.example,",
    LEGWORK_PUBLIC_URL: "https://legwork.example.com/",
    LEGWORK_WEBHOOK_URL: "https://hooks.example.com/legwork",
    LEGWORK_API_KEY: " lw_key ",
    LEGWORK_CONTEXT_KEY: "0123456789abcdef0123456789abcdef",
    LEGWORK_DATA_DIR: "/data",
    LEGWORK_DATABASE_URL: "postgres://me:secret@127.0.0.1/records",
    LEGWORK_CACHE: "0",
    LEGWORK_BROWSER_PATH: "/usr/bin/chromium",
    LEGWORK_MODEL: "openai/gpt-5.1",
    LEGWORK_MODEL_API_KEY: "sk-1",
    LEGWORK_MODEL_BASE_URL: "http://127.0.0.1:1234/v1",
    OPENAI_API_KEY: "sk-2",
    ANTHROPIC_API_KEY: "sk-3",
    GOOGLE_GENERATIVE_AI_API_KEY: "sk-4",
    LEGWORK_MAX_SESSIONS: "5",
    LEGWORK_START_QUEUE: "0",
    LEGWORK_START_WAIT_SECONDS: "9",
    LEGWORK_KEY_MAX_SESSIONS: "1",
    LEGWORK_KEY_STARTS_PER_MINUTE: "2",
    LEGWORK_KEY_TOKENS_PER_DAY: "3000000000",
    LEGWORK_KEY_SESSION_SECONDS_PER_DAY: "4",
    LEGWORK_SESSIONS_PER_BROWSER: "6",
    LEGWORK_SESSION_IDLE_SECONDS: "7",
    LEGWORK_SESSION_MAX_SECONDS: "8",
    LEGWORK_RETENTION_DAYS: "0",
    LEGWORK_RETENTION_MEGABYTES: "9",
    LEGWORK_SHUTDOWN_GRACE_SECONDS: "0",
    LEGWORK_MAX_PAGES: "10",
    LEGWORK_MAX_FILE_MB: "9",
    LEGWORK_TRUST_CLIENTS: "1",
    LEGWORK_NETWORK_PRIVATE: "10.1.0.0/16, intranet.example",
    LEGWORK_NETWORK_ALLOW: "*.example",
    LEGWORK_NETWORK_DENY: "bad.example",
    LEGWORK_PROXY: "http://me:secret@proxy.example:3128",
    LEGWORK_PROXY_BYPASS: "intranet.example",
    LEGWORK_LOG_LEVEL: "debug",
    LEGWORK_LOG_FORMAT: "json",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://traces.example/own",
    OTEL_SDK_DISABLED: "false",
    OTEL_TRACES_EXPORTER: "otlp",
    OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
    OTEL_TRACES_SAMPLER_ARG: "0.25",
  };
  expect(Object.keys(environment)).toEqual(Object.keys(variables));
  expect(loadConfig(environment, true)).toEqual({
    host: "::1",
    port: 0,
    allowedHosts: ["::1", "a.example", "b.example"],
    publicUrl: "https://legwork.example.com",
    webhookUrl: "https://hooks.example.com/legwork",
    apiKey: "lw_key",
    contextKey: "0123456789abcdef0123456789abcdef",
    dataDirectory: resolve("/data"),
    databaseUrl: "postgres://me:secret@127.0.0.1/records",
    cache: false,
    browserPath: "/usr/bin/chromium",
    model: { modelName: "openai/gpt-5.1", apiKey: "sk-1", baseURL: "http://127.0.0.1:1234/v1" },
    modelApiKeys: { openai: "sk-2", anthropic: "sk-3", google: "sk-4" },
    maxSessions: 5,
    startQueue: 0,
    startWaitSeconds: 9,
    keyLimits: { maxSessions: 1, startsPerMinute: 2, tokensPerDay: 3_000_000_000, sessionSecondsPerDay: 4 },
    sessionsPerBrowser: 6,
    sessionIdleSeconds: 7,
    sessionMaxSeconds: 8,
    maxPages: 10,
    retention: { days: 0, megabytes: 9 },
    shutdownGraceSeconds: 0,
    maxFileMb: 9,
    trustClients: true,
    network: {
      private: "10.1.0.0/16, intranet.example",
      allow: "*.example",
      deny: "bad.example",
      proxy: { server: "http://me:secret@proxy.example:3128", bypass: "intranet.example" },
    },
    tracing: { url: "https://traces.example/own", sampler: "parentbased_traceidratio", ratio: 0.25 },
    logLevel: "debug",
    logFormat: "json",
  });
  const empty = Object.fromEntries(Object.keys(environment).map((name) => [name, " "]));
  expect(loadConfig(empty, true)).toEqual({ ...loadConfig({}, true) });
});

test("a server that others can reach opens no private host unless it is told", () => {
  expect(loadConfig({ LEGWORK_HOST: "0.0.0.0" }, false).network.private).toBe("");
  expect(loadConfig({ LEGWORK_HOST: "192.0.2.1" }, false).network.private).toBe("");
  expect(
    loadConfig({ LEGWORK_HOST: "::", LEGWORK_NETWORK_PRIVATE: "10.0.0.0/8" }, false).network.private,
  ).toBe("10.0.0.0/8");
  expect(loadConfig({ LEGWORK_HOST: "localhost" }, false).network.private).toBe("*");
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

test("a key that can be guessed is refused beyond this machine, and taken on it", () => {
  const weak = { LEGWORK_API_KEY: "fifteen-letters" };
  expect(loadConfig(weak, false).apiKey).toBe("fifteen-letters");
  expect(() => loadConfig({ ...weak, LEGWORK_HOST: "0.0.0.0" }, false)).toThrow(
    /not listen on 0\.0\.0\.0 .* shorter than 16 characters.*LEGWORK_API_KEY/,
  );
  const strong = { LEGWORK_API_KEY: "sixteen-letters!", LEGWORK_HOST: "0.0.0.0" };
  expect(loadConfig(strong, false).apiKey).toBe("sixteen-letters!");
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
