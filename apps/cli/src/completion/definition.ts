import type { Command, Option } from "commander";

/** What can be typed at one place of the command line. */
export type Definition = {
  /** Names of the commands that lead here, such as `["sessions", "list"]`. */
  path: string[];
  commands: { name: string; description: string }[];
  /** What may stand in the place of its first argument, where that can be listed. */
  words: readonly string[];
  flags: FlagDefinition[];
};

export type FlagDefinition = {
  /** Such as `--json`. */
  long: string;
  short: string | undefined;
  description: string;
  value: "none" | "optional" | "required";
  /** All that may stand there, where that can be listed. */
  choices: readonly string[];
  /** What is to be named is a file or a folder. */
  isPath: boolean;
};

/** Everything that a program understands, command by command, the program itself first. */
export function definitionsOf(program: Command, path: string[] = []): Definition[] {
  const help = program.createHelp();
  const commands = help.visibleCommands(program).filter((command) => command.name() !== "help");
  const described = commands.map((command) => ({
    name: command.name(),
    description: help.subcommandDescription(command),
  }));
  const flags = help.visibleOptions(program).flatMap((option) => describeFlag(option));
  return [
    { path, commands: described, words: program.registeredArguments[0]?.argChoices ?? [], flags },
    ...commands.flatMap((command) => definitionsOf(command, [...path, command.name()])),
  ];
}

function describeFlag({
  long,
  short,
  description,
  required,
  optional,
  argChoices,
  flags,
}: Option): FlagDefinition[] {
  if (long === undefined || long === null) return [];
  const value = required ? "required" : optional ? "optional" : "none";
  const isPath = /<(?:file|dir|path)>/.test(flags);
  const words = description.replace(/\s*\((?:env|default): .*$/, "");
  return [{ long, short: short ?? undefined, description: words, value, choices: argChoices ?? [], isPath }];
}

export function namesOf({ long, short }: Pick<FlagDefinition, "long" | "short">): string[] {
  return short === undefined ? [long] : [long, short];
}
