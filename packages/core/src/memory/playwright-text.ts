/** A text as a TypeScript literal that breaks no line, whatever it holds. */
export function literal(text: string): string {
  return JSON.stringify(text).replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
}

/** A text with `%name%` placeholders as an expression that reads them from the environment. */
export function expression(text: string): string {
  const parts = text.split(/(%[\w.-]+%)/).filter((part) => part !== "");
  if (parts.length === 0) return '""';
  const written = parts.map((part) => {
    const name = /^%([\w.-]+)%$/.exec(part)?.[1];
    return name === undefined ? literal(part) : `variable(${literal(environmentName(name))})`;
  });
  return written.join(" + ");
}

/** What systems and shells set themselves: a script would take the login name for a `%user%` that was forgotten. */
const setBySystems = new Set(
  `CI COLUMNS COMPUTERNAME DISPLAY EDITOR HOME HOST HOSTNAME LANG LANGUAGE LINES LOGNAME MAIL NAME OS PAGER PATH PORT PWD
  SHELL TEMP TERM TMP TMPDIR TZ UID USER USERDOMAIN USERNAME USERPROFILE VISUAL`.split(/\s+/),
);

/** `user.name` → `USER_NAME`, as shells take it; `user` → `INPUT_USER`, since `USER` is somebody already. */
function environmentName(variable: string): string {
  const name = variable
    .replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, "$1_")
    .replace(/[^A-Za-z0-9_]/g, "_")
    .toUpperCase();
  if (setBySystems.has(name)) return `INPUT_${name}`;
  return /^\d/.test(name) ? `_${name}` : name;
}

/** A text within a comment. */
export function oneLine(text: string): string {
  return text.replace(/[\s\u2028\u2029]+/g, " ").replaceAll("*/", "* /");
}

/** A function's name from the words of an instruction, and one that is not taken. */
export function nameFor(instruction: string, taken: Set<string>): string {
  const words = instruction.match(/[A-Za-z0-9]+/g)?.slice(0, 8) ?? [];
  const camel = words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join("");
  // “do” alone is a word of the language.
  const base =
    camel === ""
      ? "remembered"
      : /^[a-z]/.test(camel) && words.length > 1
        ? camel
        : `do${camel.charAt(0).toUpperCase()}${camel.slice(1)}`;
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base}${number}`;
  taken.add(name);
  return name;
}
