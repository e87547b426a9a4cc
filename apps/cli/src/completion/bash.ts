import { namesOf, type Definition } from "./definition.ts";

/** A script for bash 4 or newer. It knows where on the command line it is by the commands before it. */
export function bashCompletion(definitions: Definition[]): string {
  const places = definitions.slice(1).map(({ path }) => quoted(path));
  return `# bash completion for legwork
_legwork() {
  local word=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} place="" next i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="$place\${place:+ }\${COMP_WORDS[i]}"
    case $next in
      ${places.join(" | ")}) place=$next ;;
    esac
  done
  case "$place $previous" in
${definitions.flatMap(valueCases).join("\n")}
  esac
  case $place in
${definitions.map(placeCase).join("\n")}
  esac
}
complete -F _legwork legwork
`;
}

/** What may stand behind a flag that takes something: one of its choices, a path, or whatever is typed. */
function valueCases({ path, flags }: Definition): string[] {
  return flags
    .filter(({ value }) => value === "required")
    .map(({ choices, isPath, ...flag }) => {
      const patterns = namesOf(flag).map((name) => quoted([...path, name], path.length === 0));
      const offer = isPath
        ? `compopt -o filenames; ${generate("-f")}; `
        : choices.length > 0
          ? `${generate(`-W "${choices.join(" ")}"`)}; `
          : "";
      return `    ${patterns.join(" | ")}) ${offer}return ;;`;
    });
}

function placeCase({ path, commands, words, flags }: Definition): string {
  const offered = [...commands.map(({ name }) => name), ...words, ...flags.map(({ long }) => long)];
  return `    ${quoted(path)}) ${generate(`-W "${offered.join(" ")}"`)} ;;`;
}

function generate(what: string): string {
  return `mapfile -t COMPREPLY < <(compgen ${what} -- "$word")`;
}

function quoted(words: string[], isFirst = false): string {
  return `"${isFirst ? " " : ""}${words.join(" ")}"`;
}
