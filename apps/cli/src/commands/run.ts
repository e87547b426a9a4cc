import { Command, Option } from "commander";
import { addConfigurationFlags, environmentWith, type Environment } from "../configuration.ts";
import { interruption } from "../interruption.ts";
import { formatOf } from "../output/data.ts";
import type { Terminal } from "../output/terminal.ts";
import { wholeNumber } from "../whole-number.ts";
import type { RunFlags } from "../run/order.ts";
import { modelOf, openWorker } from "../run/open-worker.ts";
import { apiUrlOf, apiUrlOption, findService } from "../service.ts";

type Flags = RunFlags & { apiUrl?: string; json?: true; plain?: true; quiet?: true };

const examples = `
Examples:
  $ legwork run "click Learn more" --url https://example.com
  $ legwork run --url https://shop.example/products --extract "all products" --schema products.json --json
      products.json: {"type": "array", "items": {"type": "object",
        "properties": {"name": {"type": "string"}, "price": {"type": "number"}}}}
  $ SHOP_PASSWORD=… legwork run "type ada into User, then type %password% into Password, then click Sign in" \\
      --url https://shop.example --variable password=SHOP_PASSWORD --screenshot account.png
  $ LEGWORK_MODEL_API_KEY=… legwork run "find the cheapest kettle and put it into the cart" \\
      --url https://shop.example --model openai/gpt-5.1

Without --model a task is done as it is worded, step by step, without a language model; one with a model plans. The
model's key is LEGWORK_MODEL_API_KEY.

Exit codes: 0 done; 1 not done (the task came to no end, the page does not open or does not show what was asked);
2 the command line cannot be used; 3 Legwork cannot work (no browser, no service: try legwork doctor); 130 Ctrl-C.`;

/** `legwork run`: one task, in a session of its own. */
export function runCommand(environment: Environment, terminal: Terminal): Command {
  const command = new Command("run")
    .summary("do a task in a browser, and print what came of it")
    .description("Do a task in a browser, and print what came of it; progress goes to standard error.")
    .argument("[task]", 'what to do, in words, such as "click Sign in"')
    .option("--url <address>", "page to begin at")
    .option(
      "--extract [what]",
      "then print this data of the page; without words: by the schema, or the page's text",
    )
    .option("--schema <file>", "JSON Schema of that data")
    .option("--screenshot <file>", "then write a picture of the page, PNG")
    .addOption(
      new Option(
        "--variable <name=VARIABLE>",
        "%name% in the task stands for this variable of the environment; no model sees it",
      ).argParser(collect),
    )
    .addOption(new Option("--max-steps <count>", "steps at most (default: 20)").argParser(wholeNumber(1_000)))
    .addOption(
      new Option("--timeout <seconds>", "for the whole task (default: 600)").argParser(wholeNumber(3_600)),
    )
    .option("--json", "print one JSON object: done, message, actions, data, error")
    .option("--plain", "print values with tabs between, without headings")
    .option("-q, --quiet", "say nothing while it runs")
    .addOption(apiUrlOption("an engine in this process"))
    .addHelpText("after", examples);
  addConfigurationFlags(command, ["LEGWORK_MODEL", "LEGWORK_BROWSER_PATH", "LEGWORK_DATA_DIR"]);
  return command.action(async (task: string | undefined, flags: Flags) => {
    process.exitCode = await run(task, flags, {
      environment: environmentWith(command, environment),
      terminal,
    });
  });
}

type Surroundings = { environment: Environment; terminal: Terminal };

async function run(
  task: string | undefined,
  flags: Flags,
  { environment, terminal }: Surroundings,
): Promise<number> {
  const { readOrder } = await import("../run/order.ts");
  const order = await readOrder(task, flags, environment);
  const apiUrl = apiUrlOf(flags.apiUrl, environment);
  const access = apiUrl === undefined ? undefined : await findService(apiUrl, environment);
  const signal = interruption();
  const { carryOut } = await import("../run/carry-out.ts");
  const report = await carryOut(order, async () => openWorker(access, environment), {
    signal,
    // An engine in this process has it from the environment.
    model: access === undefined ? undefined : modelOf(environment),
    onProgress: (message) => flags.quiet || terminal.note(`· ${message}`, "dim"),
    onWarning: (message) => terminal.note(`Warning: ${message}`, "yellow"),
  });
  const { printReport } = await import("../run/print-report.ts");
  printReport(report, formatOf(flags), terminal);
  return report.exitCode;
}

function collect(value: string, before: string[] = []): string[] {
  return [...before, value];
}
