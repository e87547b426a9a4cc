import { flags } from "@legwork/mcp/flags";
import { Command, Option } from "commander";

/** `legwork mcp`: the tool server, which reads its own flags and prints its own help. */
export function mcpCommand(): Command {
  const command = new Command("mcp")
    .summary("start the MCP tool server, over STDIO or HTTP")
    .argument("[flags...]")
    .allowUnknownOption()
    .helpOption(false);
  for (const { flags: names, description } of flags) command.addOption(new Option(names, description));
  return command.action(async () => void (await import("@legwork/mcp")));
}
