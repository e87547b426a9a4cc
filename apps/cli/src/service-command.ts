import { Command } from "commander";
import { addConfigurationFlags, environmentWith, type Environment } from "./configuration.ts";
import { apiUrlOf, apiUrlOption, findService } from "./service.ts";
import type { Worker } from "./worker.ts";

/** The running service that a command line means. @throws Failure without a key for it. */
export type OpenService = () => Promise<Worker>;

/** For the end of a command's help. */
export const whichKey =
  "The key is LEGWORK_API_KEY; for a service on this machine also the one that it keeps in its data directory.";

/** A command about what a running service has. */
export function serviceCommand(
  name: string,
  environment: Environment,
): { command: Command; open: OpenService } {
  const command = new Command(name).addOption(apiUrlOption("http://127.0.0.1:4700"));
  addConfigurationFlags(command, ["LEGWORK_DATA_DIR"]);
  const open = async () => {
    const given = environmentWith(command, environment);
    const { apiUrl } = command.opts<{ apiUrl?: string }>();
    const access = await findService(apiUrlOf(apiUrl, given), given);
    const { openRemote } = await import("./worker.ts");
    return openRemote(access, undefined);
  };
  return { command, open };
}
