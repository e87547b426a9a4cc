import type { Definition, FlagDefinition } from "./definition.ts";

/** A script for fish: a line for each command and flag, with the commands that have to stand before it. */
export function fishCompletion(definitions: Definition[]): string {
  const lines = definitions.flatMap((definition) => {
    const condition = conditionOf(definition);
    const commands = definition.commands.map(
      ({ name, description }) => `complete -c legwork -f ${condition} -a ${name} -d ${quoted(description)}`,
    );
    const words = definition.words.map((word) => `complete -c legwork -f ${condition} -a ${word}`);
    return [...commands, ...words, ...definition.flags.map((flag) => flagLine(flag, condition))];
  });
  return `# fish completion for legwork\n${lines.join("\n")}\n`;
}

function conditionOf({ path, commands }: Definition): string {
  const seen = path.map((name) => `__fish_seen_subcommand_from ${name}`);
  const names = commands.map(({ name }) => name);
  const unseen = names.length === 0 ? [] : [`not __fish_seen_subcommand_from ${names.join(" ")}`];
  return `-n ${quoted([...seen, ...unseen].join("; and "))}`;
}

function flagLine(
  { long, short, description, value, choices, isPath }: FlagDefinition,
  condition: string,
): string {
  const parts = [`complete -c legwork ${condition} -l ${long.slice(2)}`];
  if (short !== undefined) parts.push(`-s ${short.slice(1)}`);
  if (value === "required") parts.push(isPath ? "-r -F" : "-x");
  if (choices.length > 0) parts.push(`-a ${quoted(choices.join(" "))}`);
  return `${parts.join(" ")} -d ${quoted(description)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
