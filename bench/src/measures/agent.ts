import { Engine } from "@legwork/core";
import type { Output, RawInput } from "@legwork/protocol";
import {
  startScriptedModel,
  type ScriptedRequest,
  type ScriptedToolCall,
} from "../../../packages/core/src/testing/scripted-model.ts";
import type { Bench } from "../crew.ts";
import { countTokens } from "../tokens.ts";

/** What a model was sent over one run: tokens of input, by o200k, of each call. */
export type AgentRun = { name: string; tokens: number[] };

const steps = 40;
const caller = { principal: { projectId: "bench" } };

/** What a model does at one step, beside looking at the page. */
type Step = (request: ScriptedRequest, number: number) => ScriptedToolCall[];

const approve: Step = (request, number) => [
  { name: "act", input: { ref: referenceOf(request, number), reason: "The next order on the list." } },
  { name: "view", input: {} },
];

const readAndApprove: Step = (request, number) => [
  { name: "extract", input: { instruction: "the orders that are still open" } },
  ...approve(request, number),
];

/** Input tokens by step of runs of forty steps, on a list of 300 rows that each step changes. */
export async function measureAgent(bench: Bench): Promise<AgentRun[]> {
  bench.site.page("/orders", ordersPage(300));
  const runs: AgentRun[] = [];
  for (const [name, step] of [
    ["a click and a view in each step", approve],
    ["the same, with 40 rows read in each step", readAndApprove],
  ] as const) {
    bench.progress(`input tokens of a run of ${steps} steps: ${name}`);
    runs.push({ name, tokens: await run(bench, step) });
  }
  return runs;
}

async function run({ site, executablePath }: Bench, step: Step): Promise<number[]> {
  const tokens: number[] = [];
  await using model = await startScriptedModel((request) => {
    if (request.answerSchema !== undefined) return { json: { extraction: openOrders } };
    // The first call has not seen the page.
    if (request.turn === 1) return { toolCalls: [{ name: "view", input: {} }] };
    if (tokens.length < steps) {
      tokens.push(tokensOf(request));
      return { toolCalls: step(request, tokens.length) };
    }
    return { toolCalls: [{ name: "done", input: { completed: true, message: "All are approved." } }] };
  });
  const engine = await Engine.create({ browsers: { host: { executablePath } } });
  try {
    const { sessionId } = (await engine.dispatch("start", { cache: false }, caller)) as Output<"start">;
    await engine.dispatch("navigate", { url: site.url("/orders") }, { ...caller, sessionId });
    const task: RawInput<"agentExecute"> = {
      agentConfig: { model: { modelName: "custom/scripted", baseURL: model.url, apiKey: "none" } },
      executeOptions: {
        instruction: `Approve the first ${steps} orders, one after the other`,
        // What is read counts as a step of the run too.
        maxSteps: steps * 2,
        autoScreenshot: false,
      },
    };
    const answer = await engine.dispatch("agentExecute", task, { ...caller, sessionId });
    const { result } = answer as Output<"agentExecute">;
    if (!result.success) throw new Error(`The run of ${steps} steps did not succeed: ${result.message}`);
  } finally {
    await engine.close();
  }
  return tokens;
}

/** Of all that stands in a request: instructions, tools and messages with their calls, without the marks of JSON. */
function tokensOf({ raw }: ScriptedRequest): number {
  const { messages, tools } = JSON.parse(raw) as { messages: unknown; tools: unknown };
  return countTokens(wordsIn(messages).join("\n")) + countTokens(JSON.stringify(tools));
}

function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

function referenceOf({ messages }: ScriptedRequest, number: number): string {
  const shown = messages.map(({ text }) => text).join("\n");
  const reference = new RegExp(`Approve order ${number}"?[^\\n]*?\\[((?:f\\d+)?e\\d+)\\]`).exec(shown)?.[1];
  if (reference === undefined) throw new Error(`The model was not shown the button of order ${number}.`);
  return reference;
}

const openOrders = Array.from(
  { length: 40 },
  (_, index) => `Order ${index + 1} of Ada Byron, ${index + 3} oak shelves, to be sent to Keswick, open.`,
).join("\n");

/** A list whose rows say how many are approved, so that each step changes the row and the counts of all that follow. */
function ordersPage(rows: number): string {
  const people = ["Ada Byron", "Grace Hill", "Alan Reed", "Edith Stone", "Jean Moor", "Karl Beck"];
  const lines = Array.from({ length: rows }, (_, index) => {
    const number = index + 1;
    return `<tr><td>${number}</td><td>${people[index % people.length]}</td><td>£${(number * 37) % 400}.50</td><td class="status">open, behind 0</td><td><button>Approve order ${number}</button></td></tr>`;
  });
  return `<title>Orders</title><h1>Orders</h1><p id="count">0 approved</p>
<table><tr><th>Order</th><th>Customer</th><th>Total</th><th>Status</th><th></th></tr>${lines.join("\n")}</table>
<script>
  let approved = 0;
  document.addEventListener("click", ({ target }) => {
    const row = target.closest("tr");
    approved += 1;
    count.textContent = approved + " approved";
    row.querySelector(".status").textContent = "done as " + approved;
    target.textContent = target.textContent.replace("Approve", "Reopen");
    for (const status of document.querySelectorAll(".status"))
      if (status.textContent.startsWith("open")) status.textContent = "open, behind " + approved;
  });
</script>`;
}
