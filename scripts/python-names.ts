const keywords = new Set([
  "async",
  "class",
  "from",
  "global",
  "import",
  "in",
  "is",
  "lambda",
  "not",
  "or",
  "pass",
]);

/** `maxSteps` → `max_steps`, `baseURL` → `base_url`; a word that Python keeps for itself gets a `_`. */
export function nameOfField(name: string): string {
  const snake = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "_").toLowerCase();
  return keywords.has(snake) ? `${snake}_` : snake;
}

/** The common way back: `max_steps` → `maxSteps`. */
export function wireName(field: string): string {
  return field.replace(/_$/, "").replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Names of the wire that a text mentions, as Python has them. */
export function translateNames(text: string): string {
  return text
    .replaceAll(/`([a-z]+(?:[A-Z][a-z0-9]*|URL|ID)+)`/g, (_, name: string) => `\`${nameOfField(name)}\``)
    .replaceAll("executeOptions.", "")
    .replaceAll("agentConfig.", "");
}
