/** What to type first, with the addresses and the key of this very service. */
export function describeFirstSteps(service) {
  return `
  Legwork is ready: ${service.apiUrl}, described at ${service.apiUrl}/openapi.json
  ${service.hasOwnKey ? "The key is your LEGWORK_API_KEY" : `The key is in ${service.keyFile}`}

  Try it: paste this into another terminal.

${describeSession(service)}

  MCP: ${service.mcpUrl} with the same key as "Authorization: Bearer ..."
  Ctrl-C stops both.
`;
}

/** Lines for any POSIX shell that can be pasted as they are, all at once: nothing is to be filled in. */
function describeSession({ apiUrl, keyFile, hasOwnKey }) {
  const lines = [
    hasOwnKey ? 'KEY="$LEGWORK_API_KEY"   # set it in that terminal too' : `KEY=$(cat ${quote(keyFile)})`,
    `call() { curl -sS -X POST "${apiUrl}/v1/sessions/$1" -H "x-svc-api-key: $KEY" -H 'content-type: application/json' -d "$2"; echo; }`,
    `ID=$(call start '{}' | sed 's/.*"sessionId":"\\([^"]*\\)".*/\\1/'); echo "session $ID"`,
    `call "$ID/navigate" '{"url": "https://example.com"}'`,
    `call "$ID/extract" '{"instruction": "the heading"}'`,
    `call "$ID/end" '{}'`,
  ];
  return lines.map((line) => `  ${line}`).join("\n");
}

function quote(path) {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
