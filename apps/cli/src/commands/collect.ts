import type { Output } from "@legwork/protocol";
import { Command, Option } from "commander";
import { readList, type ListFlags } from "../collect/list-order.ts";
import { addConfigurationFlags, environmentWith, type Environment } from "../configuration.ts";
import { exitCodes, type ExitCode } from "../exit-codes.ts";
import { interruption } from "../interruption.ts";
import { formatOf, printData, type Format } from "../output/data.ts";
import type { Terminal } from "../output/terminal.ts";
import { modelOf, openWorker } from "../run/open-worker.ts";
import { apiUrlOf, apiUrlOption, findService } from "../service.ts";
import { wholeNumber } from "../whole-number.ts";

type Flags = ListFlags & { apiUrl?: string; json?: true; plain?: true; quiet?: true };

const examples = `
Examples:
  $ legwork collect "all products" --url https://shop.example/products --schema product.json
      product.json: {"type": "object", "properties": {"name": {"type": "string"}, "price": {"type": "number"}}}
  $ legwork collect "all products" --url https://shop.example/products --schema product.json --json > products.json
  $ legwork collect "all orders" --session 5e0f… --schema order.json --key number --max-items 5000
  $ legwork collect "all orders" --url https://shop.example/orders --schema order.json --cursor-file orders.cursor
      the same line again goes on where it stopped, be it by a limit or by Ctrl-C

Exit codes: 0 all items, or as many as --max-items or --max-pages name; 1 not all of them (why stands on standard
error, and with --json in stoppedBecause); 2 the command line cannot be used; 3 Legwork cannot work; 130 Ctrl-C, with what
was read until then.`;

/** `legwork collect`: every item of a list that goes on. */
export function collectCommand(environment: Environment, terminal: Terminal): Command {
  const command = new Command("collect")
    .summary("read all items of a list that goes on over pages")
    .description(
      "Read all items of a list, over its pages, “load more” and scrolling, and print them; progress goes to standard error.",
    )
    .argument("[what]", 'which items, in words, such as "all products"')
    .requiredOption("--schema <file>", "JSON Schema of one item")
    .option("--url <address>", "page where the list begins")
    .option(
      "--session <id>",
      "in this session of a service, on the page that it shows unless --url says otherwise",
    )
    .option("--selector <selector>", "XPath or CSS of the part of the page that has the items")
    .option("--key <fields>", "fields that tell an item from all others, with commas between")
    .addOption(
      new Option("--max-items <count>", "items at most (default: 1000)").argParser(wholeNumber(50_000)),
    )
    .addOption(
      new Option("--max-pages <count>", "pages at most (default: 500)").argParser(wholeNumber(10_000)),
    )
    .addOption(
      new Option("--timeout <seconds>", "after which no further page is begun (default: 300)").argParser(
        wholeNumber(3_600),
      ),
    )
    .option("--cursor-file <file>", "go on where this file says, and write there where to go on")
    .option("--json", "print one JSON object: items, count, expected, complete, stoppedBecause, cursor")
    .option("--plain", "print values with tabs between, without headings")
    .option("-q, --quiet", "say nothing while it runs")
    .addOption(apiUrlOption("an engine in this process; with --session http://127.0.0.1:4700"))
    .addHelpText("after", examples);
  addConfigurationFlags(command, ["LEGWORK_MODEL", "LEGWORK_BROWSER_PATH", "LEGWORK_DATA_DIR"]);
  return command.action(async (what: string | undefined, flags: Flags) => {
    process.exitCode = await run(what, flags, {
      environment: environmentWith(command, environment),
      terminal,
    });
  });
}

async function run(
  what: string | undefined,
  flags: Flags,
  { environment, terminal }: { environment: Environment; terminal: Terminal },
): Promise<ExitCode> {
  const order = await readList(what, flags);
  const apiUrl = apiUrlOf(flags.apiUrl, environment);
  const isRemote = apiUrl !== undefined || flags.session !== undefined;
  const access = isRemote ? await findService(apiUrl, environment) : undefined;
  const signal = interruption();
  const worker = await openWorker(access, environment);
  const { collectList } = await import("../collect/collect-list.ts");
  let result: Output<"collect">["result"] | undefined;
  try {
    result = await collectList(order, worker, {
      signal,
      model: access === undefined ? undefined : modelOf(environment),
      onProgress: (message) => flags.quiet || terminal.note(`· ${message}`, "dim"),
      onWarning: (message) => terminal.note(`Warning: ${message}`, "yellow"),
    });
  } finally {
    await worker.close();
  }
  if (result !== undefined) print(result, formatOf(flags), terminal);
  if (signal.aborted) return exitCodes.interrupted;
  const isLimited = order.limits.has(result?.stoppedBecause ?? "");
  return result?.complete === true || isLimited ? exitCodes.done : exitCodes.notDone;
}

function print(result: Output<"collect">["result"], format: Format, terminal: Terminal): void {
  const { items, count, expected, complete, stoppedBecause } = result;
  printData(format === "json" ? result : items, format, terminal);
  if (format === "json") return;
  const of = expected === undefined || expected === count ? "" : ` of ${expected}`;
  if (complete) terminal.note(`All of them: ${count}.`, "green");
  else terminal.note(`Not shown to be all of them: ${count}${of} (${stoppedBecause}).`, "yellow");
}
