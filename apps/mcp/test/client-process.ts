import { connectHttp, connectStdio, type ClientKind } from "./clients.ts";

/**
 * A client in a process of its own, to be killed: opens a session, says its id on standard output, and stays. Its one
 * parameter is JSON: which client it is, and the address or the process of its server.
 */
type Asked = { kind: ClientKind; url?: string; server?: Parameters<typeof connectStdio>[1] };

const { kind, url, server } = JSON.parse(process.argv[2] ?? "") as Asked;
const client =
  url === undefined && server !== undefined
    ? await connectStdio(kind, server)
    : await connectHttp(kind, url ?? "");
const { output } = await client.call("start");
process.stdout.write(`${String(output?.["sessionId"])}\n`);
setInterval(() => {}, 60_000);
