/** What one try needs: the address with `{names}` in it, and the body if there is one. */
export type Try = { method: string; path: string; body: unknown; isStream: boolean; isImage: boolean };

/** A line for a terminal in which `LEGWORK`, `KEY` and `ID` are set. */
export function curlOf({ method, path, body, isStream, isImage }: Try): string {
  const address = path
    .replace("{id}", "$ID")
    .replace(/\{(\w+)\}/g, (_place, name: string) => `$${name.replace(/[A-Z]/g, "_$&").toUpperCase()}`);
  const flags = [...(method === "GET" ? [] : [`-X ${method}`]), ...(isStream ? ["-N"] : [])];
  const lines = [
    ["curl", ...flags, `"$LEGWORK${address}"`].join(" "),
    `-H "x-svc-api-key: $KEY"`,
    ...(body === undefined ? [] : ["-H 'content-type: application/json'", `-d ${quote(written(body))}`]),
    ...(isImage ? ["-o page"] : []),
  ];
  return lines.join(" \\\n  ");
}

/** In several lines when one would be too long to read. */
function written(body: unknown): string {
  const line = JSON.stringify(body);
  return line.length <= 60 ? line : JSON.stringify(body, null, 2);
}

/** For a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
