import { readFileSync } from "node:fs";
import { keysHelp } from "./keys-help.ts";
import { describeVariables } from "./variables.ts";

/** The first with all that is used. */
const leastNode = 24;

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};

const help = `Legwork ${version}: browser-automation sessions over HTTP.

Usage: node main.js [--help | --version]
       node main.js keys create | list | revoke

${keysHelp}
It is configured by the environment:

${describeVariables()}
`;

await main(process.argv.slice(2));

async function main(parameters: string[]): Promise<void> {
  const [parameter] = parameters;
  if (parameter === "--help" || parameter === "-h") return void process.stdout.write(help);
  if (parameter === "--version") return void process.stdout.write(`${version}\n`);
  if (parameter === "keys") return await runKeys(parameters.slice(1));
  if (parameter !== undefined)
    fail(`There is no parameter ${parameter}. Run with --help for the variables that configure it.`, 2);
  requireNode();
  const { serve, StartFailure } = await import("./serve.ts");
  try {
    await serve(process.env, version);
  } catch (error) {
    if (error instanceof StartFailure) fail(error.message, error.isUsage ? 2 : 1);
    throw error;
  }
}

async function runKeys(parameters: string[]): Promise<void> {
  requireNode();
  const { ConfigError, loadConfig } = await import("./config.ts");
  const { runKeysCommand, UsageError } = await import("./keys-command.ts");
  try {
    await runKeysCommand(parameters, loadConfig(process.env, process.stdout.isTTY), {
      print: (line) => void process.stdout.write(`${line}\n`),
      note: (line) => void process.stderr.write(`${line}\n`),
    });
  } catch (error) {
    fail((error as Error).message, error instanceof UsageError || error instanceof ConfigError ? 2 : 1);
  }
}

/** Asked before anything is loaded that an older Node has not, and would end with that instead. */
function requireNode(): void {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= leastNode) return;
  fail(
    `Legwork needs Node ${leastNode} or newer, and this is ${node}. Start it with \`npm start\`, which sets one up; it is then in .tools/node-${leastNode}/node_modules/.bin of the repository.`,
    1,
  );
}

function fail(message: string, exitCode: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}
