import { Command } from "commander";
import {
  addConfigurationFlags,
  environmentWith,
  secretVariables,
  type Environment,
} from "../configuration.ts";
import { exitCodes } from "../exit-codes.ts";
import { Failure } from "../failure.ts";

const examples = `
Examples:
  $ legwork start
      for this machine, at http://127.0.0.1:4700; the first start makes a key and keeps it in .legwork/api-key
  $ LEGWORK_API_KEY=$(openssl rand -base64 32) legwork start --host 0.0.0.0
      for other machines too, behind a proxy that adds TLS
  $ LEGWORK_DATABASE_URL=postgres://legwork:…@db:5432/legwork legwork start --max-sessions 50
      with its records in PostgreSQL

A flag wins over its variable (env). Secrets are read from the environment alone, since others see command lines:
${secretVariables()
  .map(({ name, description }) => `  ${name.padEnd(30)} ${description}`)
  .join("\n")}

Ctrl-C stops the service, ends its sessions and leaves no browser.`;

/** `legwork start`: the API server, as `apps/api` starts it. */
export function startCommand(environment: Environment, version: string): Command {
  const command = new Command("start")
    .summary("start the service: sessions over HTTP")
    .description("Start the service: browser sessions over HTTP, until Ctrl-C.")
    .addHelpText("after", examples);
  addConfigurationFlags(command);
  return command.action(async () => {
    const { serve, StartFailure } = await import("@legwork/api/command");
    try {
      await serve(environmentWith(command, environment), version);
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error;
      throw new Failure(error.message, error.isUsage ? exitCodes.usage : exitCodes.unavailable, {
        cause: error,
      });
    }
  });
}
