/** What to type first, with the addresses and the key of this very service. */
export function describeFirstSteps(service) {
  const key = service.hasOwnKey ? "$LEGWORK_API_KEY" : `$(cat ${quoteInDouble(service.keyFile)})`;
  const post = (path, body) =>
    `curl -s -X POST ${service.apiUrl}/v1/sessions/${path} -H "x-svc-api-key: ${key}"` +
    ` -H 'content-type: application/json' -d '${body}'`;
  return `
  Legwork is ready: ${service.apiUrl}, described at ${service.apiUrl}/openapi.json
  ${service.hasOwnKey ? "The key is your LEGWORK_API_KEY" : `The key is in ${service.keyFile}`}

  1. Open a session (in another terminal), and keep the sessionId it answers with
     ${post("start", "{}")}
     SESSION=...

  2. Open a page and read it
     ${post("$SESSION/navigate", '{"url":"https://example.com"}')}
     ${post("$SESSION/extract", "{}")}

  3. End the session
     ${post("$SESSION/end", "{}")}

  MCP: ${service.mcpUrl} with the same key as "Authorization: Bearer ..."
  Ctrl-C stops both.
`;
}

function quoteInDouble(path) {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
