import { variables, type Environment, type Variable, type VariableName } from "@legwork/api/command";
import { InvalidArgumentError, Option, type Command } from "commander";

export type { Environment } from "@legwork/api/command";

type Flagged = { name: VariableName; variable: Variable; option: Option };

/**
 * Gives a command a flag for each of these variables of the environment: `--data-dir` for `LEGWORK_DATA_DIR`. A secret has
 * none, since other users of a machine see command lines.
 */
export function addConfigurationFlags(
  command: Command,
  names: readonly VariableName[] = Object.keys(variables) as VariableName[],
): void {
  for (const { option } of flagsOf(names)) command.addOption(option);
}

/** The environment as it would be with the flags that were given, which win over it. */
export function environmentWith(command: Command, environment: Environment): Environment {
  const flags = flagsOf(Object.keys(variables) as VariableName[]);
  const given = flags.flatMap(({ name, option }) => {
    const value: unknown = command.getOptionValue(option.attributeName());
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return { ...environment, ...Object.fromEntries(given) };
}

/** Variables that have no flag, with what they are for. */
export function secretVariables(): { name: VariableName; description: string }[] {
  return (Object.keys(variables) as VariableName[])
    .filter((name) => isSecret(variables[name]))
    .map((name) => ({ name, description: variables[name].description }));
}

function flagsOf(names: readonly VariableName[]): Flagged[] {
  return names.flatMap((name) => {
    const variable: Variable = variables[name];
    return isSecret(variable) ? [] : [{ name, variable, option: toOption(name, variable) }];
  });
}

function isSecret({ isSecret = false }: Variable): boolean {
  return isSecret;
}

function toOption(name: VariableName, variable: Variable): Option {
  const { description, defaultValue, choices, accepts, expected } = variable;
  const words = name
    .replace(/^LEGWORK_/, "")
    .toLowerCase()
    .split("_");
  const placeholder = choices === undefined ? words.at(-1) : choices.join("|");
  const option = new Option(
    `--${words.join("-")} <${placeholder}>`,
    `${description} (env: ${name}; default: ${defaultValue})`,
  );
  if (choices !== undefined) option.choices(choices);
  return option.argParser((value: string) => {
    if (accepts(value)) return value;
    throw new InvalidArgumentError(`Expected: ${expected}.`);
  });
}
