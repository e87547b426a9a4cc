import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { flags } from "../src/flags.ts";
import { describeProcess } from "./clients.ts";

const read = (parameters: string[], environment: Record<string, string> = {}) =>
  readConfig(parameters, environment, "0.0.0");

test("without flags the tools are served over STDIO by an engine in this process", () => {
  const { http, remote, session } = read([]);
  expect({ http, remote }).toEqual({ http: undefined, remote: undefined });
  expect(session).toMatchObject({
    keepAlive: false,
    browserWidth: 1024,
    browserHeight: 768,
    persist: undefined,
  });
});

test("a flag wins over its variable, and an empty variable counts as unset", () => {
  const environment = {
    LEGWORK_MCP_PORT: "4999",
    LEGWORK_MCP_KEEP_ALIVE: "true",
    LEGWORK_MCP_BROWSER_WIDTH: "",
    LEGWORK_HOST: "::1",
  };
  const { http, session } = read(["--port", "4701"], environment);
  expect(http).toMatchObject({ port: 4701, host: "::1" });
  expect(session).toMatchObject({ keepAlive: true, browserWidth: 1024 });
  expect(read(["--keepAlive", "false"], environment).session.keepAlive).toBe(false);
});

/** Something that each flag takes, and no default. */
const examples: Record<string, string> = {
  "--port": "4701",
  "--host": "127.0.0.2",
  "--apiUrl": "http://127.0.0.1:4800",
  "--apiKey": "key",
  "--allowed-hosts": "mcp.example.com",
  "--allowed-origins": "https://app.example.com",
  "--maxSessions": "3",
  "--sessionIdleSeconds": "60",
  "--modelName": "openai/gpt-5.1",
  "--modelApiKey": "key",
  "--browserWidth": "800",
  "--browserHeight": "600",
  "--keepAlive": "true",
  "--proxies": "true",
  "--verified": "true",
  "--contextId": "context",
  "--persist": "false",
  "--experimental": "true",
};

test.each(flags.map(({ flags: form, variables }) => [form.split(" ")[0] ?? "", variables] as const))(
  "%s and each of %j do the same",
  (name, variables) => {
    const value = examples[name] ?? "";
    // What some flags are no use without.
    const others = ["--port", "1", "--apiKey", "k", "--apiUrl", "http://127.0.0.1", "--modelApiKey", "k"];
    const given = read([...others, name, value]);
    expect(given).not.toEqual(read(others));
    const without = others.filter((part, index) => part !== name && others[index - 1] !== name);
    expect(variables.length).toBeGreaterThan(0);
    for (const variable of variables) expect(read(without, { [variable]: value })).toEqual(given);
  },
);

test("--persist false means false, --persist means true", () => {
  expect(read(["--persist", "false"]).session.persist).toBe(false);
  expect(read(["--persist"]).session.persist).toBe(true);
  expect(read([], { LEGWORK_MCP_PERSIST: "false" }).session.persist).toBe(false);
});

test("in front of a service its key is what HTTP callers present", () => {
  const { http, remote } = read(["--port", "0", "--apiUrl", "http://127.0.0.1:4700"], {
    LEGWORK_API_KEY: "key",
  });
  expect(http?.apiKey).toBe("key");
  expect(remote).toEqual({ apiUrl: "http://127.0.0.1:4700", apiKey: "key" });
});

describe("what cannot work", () => {
  const refused: [string[], Record<string, string>, string][] = [
    [["--port", "4701", "--host", "0.0.0.0"], {}, "LEGWORK_API_KEY"],
    [["--apiUrl", "http://127.0.0.1:4700"], {}, "--apiKey"],
    [["--modelName", "openai/gpt-5.1"], {}, "--modelApiKey"],
    [["--persist", "maybe"], {}, "true or false"],
    [[], { LEGWORK_MCP_PORT: "70000" }, "LEGWORK_MCP_PORT"],
    [["--browserWidth", "7681"], {}, "from 1 to 7680"],
    [["--bogus"], {}, "--bogus"],
  ];

  test.each(refused)("%j with %j is refused on standard error", (parameters, environment, named) => {
    const { status, stdout, stderr } = run(parameters, environment);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(named);
  });

  test("a key that cannot be used is not repeated", () => {
    const { status, stderr } = run(["--apiKey", "not a key"]);
    expect(status).toBe(2);
    expect(stderr).not.toContain("not a key");
  });
});

test("--help explains every flag and names its variables", () => {
  const { stdout } = run(["--help"]);
  const words = stdout.replaceAll(/\s+/g, " ");
  for (const { flags: form, variables } of flags) {
    expect(words).toContain(` ${form} `);
    expect(words).toContain(`(env: ${variables.join(", ")})`);
  }
  expect(stdout).toContain("Examples:");
});

test("--help names the command as a client's configuration needs it", () => {
  const { stdout } = run(["--help"]);
  const { command, args } = describeProcess();
  const entry = { mcpServers: { legwork: { command, args: [args.at(-1)] } } };
  expect(stdout).toContain(`\n  ${JSON.stringify(entry)}\n`);
});

test("an older Node is told to be too old, and where a newer one is", () => {
  const old =
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })';
  const { command, args, env } = describeProcess();
  const parameters = ["--import", `data:text/javascript,${encodeURIComponent(old)}`, ...args];
  const { status, stdout, stderr } = spawnSync(command, parameters, { env, encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/needs Node 24 or newer, and this is 20\.20\.2\. .*\.tools\/node-24\//);
});

function run(parameters: string[], environment: Record<string, string> = {}) {
  const { command, args, env } = describeProcess(parameters, environment);
  return spawnSync(command, args, { env, encoding: "utf8" });
}
