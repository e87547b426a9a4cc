import { namesOf, type Definition, type FlagDefinition } from "./definition.ts";

/** A script for zsh: a function for each command, the one for the program first. */
export function zshCompletion(definitions: Definition[]): string {
  return `#compdef legwork
# zsh completion for legwork
${definitions.map(functionOf).join("\n")}
if [ "$funcstack[1]" = "_legwork" ]; then
  _legwork "$@"
else
  compdef _legwork legwork
fi
`;
}

function functionOf({ path, commands, words, flags }: Definition): string {
  const specifications = flags.map((flag) => specificationOf(flag));
  if (words.length > 0) specifications.push(quoted(`1:word:(${words.join(" ")})`));
  if (commands.length === 0)
    return `${nameOf(path)}() {
  _arguments -s ${[...specifications, "'*:: :_default'"].join(" \\\n    ")}
}
`;
  const listed = commands.map(({ name, description }) => quoted(`${name}:${colons(description)}`));
  const cases = commands.map(({ name }) => `        ${name}) ${nameOf([...path, name])} ;;`);
  return `${nameOf(path)}() {
  local context state line
  typeset -A opt_args
  _arguments -C ${[...specifications, "'1: :->command'", "'*:: :->rest'"].join(" \\\n    ")}
  case $state in
    command)
      local -a commands=(
        ${listed.join("\n        ")}
      )
      _describe command commands
      ;;
    rest)
      case $line[1] in
${cases.join("\n")}
      esac
      ;;
  esac
}
`;
}

function specificationOf(flag: FlagDefinition): string {
  const { description, value, choices, isPath } = flag;
  const names = namesOf(flag);
  const first = names.length > 1 ? `(${names.join(" ")})` : "";
  const about = `[${colons(description).replace(/[[\]]/g, "\\$&")}]`;
  const offer = isPath ? "_files" : choices.length > 0 ? `(${choices.join(" ")})` : " ";
  const taken = value === "none" ? "" : `${value === "optional" ? "::" : ":"}value:${offer}`;
  const written = names.length > 1 ? `{${names.join(",")}}` : names.join("");
  return `${quoted(first)}${written}${quoted(`${about}${taken}`)}`;
}

function nameOf(path: string[]): string {
  return ["_legwork", ...path].join("_");
}

/** Colons part the fields of a specification. */
function colons(text: string): string {
  return text.replaceAll(":", "\\:");
}

function quoted(text: string): string {
  return text === "" ? "" : `'${text.replaceAll("'", "'\\''")}'`;
}
