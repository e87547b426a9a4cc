import type { ApiKeys, KeyDescription, KeyLimits } from "@legwork/core/keys";
import { LegworkError } from "@legwork/protocol";
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import type { Config } from "./config.ts";
import { keyLimitFlags as limits, keysHelp } from "./keys-help.ts";

/** Where the command writes: what a program wants to read, and what a person does. */
export type Terminal = { print: (line: string) => void; note: (line: string) => void };

/** A command line that cannot be carried out: the message says why. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * Makes, lists and revokes keys, also while a server is running on the same data.
 *
 * @throws UsageError, and LegworkError when the store cannot be used.
 */
export async function runKeysCommand(
  parameters: string[],
  config: Config,
  terminal: Terminal,
): Promise<void> {
  const [action] = parameters;
  const command = keysCommand(() => config, terminal);
  const actions = command.commands.filter((one) => one.name() === action);
  if (actions.length === 0) {
    const fault = action === undefined ? "keys needs a command" : `There is no command keys ${action}`;
    throw new UsageError(`${fault}. What there is:\n\n${keysHelp}`);
  }
  for (const one of [command, ...actions])
    one.exitOverride().configureOutput({ writeErr: () => {}, writeOut: terminal.print });
  try {
    await command.parseAsync(parameters, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new UsageError(`${error.message}\n\n${keysHelp}`, { cause: error });
  }
}

/**
 * The command `keys` with all that it can do, to be a program of its own or a part of one. The configuration is asked for
 * when it is needed. Actions reject with a `UsageError`, or with a `LegworkError` when the store cannot be used.
 */
export function keysCommand(readConfig: () => Config, terminal: Terminal): Command {
  const command = new Command("keys").description("Make, list and revoke the keys of others.");
  const onKeys = (work: (keys: ApiKeys) => Promise<void>) => withKeys(readConfig(), work);
  addCreate(command, ({ project, name, ...wanted }: Wanted) =>
    onKeys((keys) => create(keys, { projectId: project, name, limits: wanted }, terminal)),
  );
  command
    .command("list")
    .description("All keys, without what opens the door.")
    .option("--json", "as JSON")
    .action(({ json }: { json?: true }) => onKeys((keys) => list(keys, json === true, terminal)));
  command
    .command("revoke")
    .description("Close the door to a key, also of a running server, within a second.")
    .argument("<id>", "the key's id, which `keys list` prints")
    .action((id: string) => onKeys((keys) => revoke(keys, id, terminal)));
  return command;
}

type Wanted = KeyLimits & { project: string; name: string };

function addCreate(command: Command, action: (wanted: Wanted) => Promise<void>): void {
  const create = command
    .command("create")
    .description("Make a key and print it, this once. A project sees its own sessions alone.")
    .requiredOption("--project <project>", "the project that the key belongs to")
    .requiredOption("--name <name>", "what it is for, in words");
  for (const { flag, meaning } of limits)
    create.addOption(new Option(`--${flag} <count>`, meaning).argParser(readCount));
  create.action(action);
}

async function withKeys(
  { dataDirectory, databaseUrl }: Config,
  work: (keys: ApiKeys) => Promise<void>,
): Promise<void> {
  const { openKeys } = await import("@legwork/core/keys");
  const { keys, close } = await openKeys({ dataDirectory, databaseUrl });
  try {
    await work(keys);
  } catch (error) {
    if (error instanceof LegworkError && error.code === "invalid_request")
      throw new UsageError(error.message);
    throw error;
  } finally {
    await close();
  }
}

async function create(
  keys: ApiKeys,
  wanted: Parameters<ApiKeys["create"]>[0],
  { print, note }: Terminal,
): Promise<void> {
  const { key, id } = await keys.create(wanted);
  note(`The key ${id} of the project ${wanted.projectId}. It is shown this once, and kept as a hash alone:`);
  print(key);
}

async function list(keys: ApiKeys, asJson: boolean, { print, note }: Terminal): Promise<void> {
  const all = await keys.list();
  if (asJson) return print(JSON.stringify(all));
  if (all.length === 0) note("There are no keys beside the operator's own.");
  for (const key of all) print(describe(key));
}

async function revoke(keys: ApiKeys, id: string, { note }: Terminal): Promise<void> {
  if (!(await keys.revoke(id))) throw new UsageError(`There is no key ${id}, or it was revoked before.`);
  note(`The key ${id} opens nothing any more. Sessions that were started with it go on to their end.`);
}

function readCount(value: string): number {
  if (/^[1-9]\d{0,11}$/.test(value)) return Number(value);
  throw new InvalidArgumentError("Expected: a whole number from 1.");
}

function describe({ id, projectId, name, limits: own, createdAt, revokedAt }: KeyDescription): string {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const state = revokedAt === undefined ? "" : `  revoked ${day(revokedAt)}`;
  const bounds = limits.flatMap(({ flag, limit }) =>
    own[limit] === undefined ? [] : [`  ${flag} ${own[limit]}`],
  );
  return `${id}  ${projectId}  ${JSON.stringify(name)}  made ${day(createdAt)}${state}${bounds.join("")}`;
}
