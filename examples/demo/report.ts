import type { ActResult, Action, AgentResult, Legwork, ReplayAction } from "@legwork/sdk";

/** A step that did not do what it was for; the rest of the tour would only fail because of it. */
export class StepFailure extends Error {}

type Step = { verb: string; what: string };

/** Prints each step of one session as it happens. */
export class Report {
  readonly #legwork: Legwork;
  #tokens = 0;

  constructor(legwork: Legwork) {
    this.#legwork = legwork;
  }

  /** Tokens of all steps so far. */
  get tokens(): number {
    return this.#tokens;
  }

  heading(text: string): void {
    console.log(`\n${text}`);
  }

  /** Does a step and prints how it went. */
  async step<Result>(step: Step, work: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    try {
      const result = await work();
      const milliseconds = performance.now() - begun;
      const failure = failureIn(result);
      const details = failure === undefined ? detailsOf(result) : [failure];
      const tokens = step.verb === "init" || step.verb === "close" ? 0 : await this.#lastTokens();
      this.#tokens += tokens;
      print(failure === undefined, step, { milliseconds, tokens, details });
      if (failure !== undefined) throw new StepFailure(failure);
      return result;
    } catch (error) {
      if (error instanceof StepFailure) throw error;
      const details = [error instanceof Error ? error.message : String(error)];
      print(false, step, { milliseconds: performance.now() - begun, tokens: 0, details });
      throw error;
    }
  }

  progress(message: string): void {
    console.log(`    · ${message}`);
  }

  async #lastTokens(): Promise<number> {
    const { pages } = await this.#legwork.replay();
    const last: ReplayAction | undefined = pages.at(-1)?.actions.at(-1);
    const usage = last?.tokenUsage;
    return usage ? usage.inputTokens + usage.outputTokens : 0;
  }
}

type Outcome = { milliseconds: number; tokens: number; details: string[] };

function print(succeeded: boolean, { verb, what }: Step, { milliseconds, tokens, details }: Outcome): void {
  const time = `${Math.round(milliseconds)} ms`.padStart(8);
  const line = `  ${succeeded ? "✓" : "✗"} ${verb.padEnd(9)}${what.padEnd(68)}${time}  ${tokens} tokens`;
  console.log([line, ...details].join(succeeded ? "  " : "\n      "));
}

function failureIn(result: unknown): string | undefined {
  if (isActOrAgentResult(result) && !result.success) return result.message;
  if (Array.isArray(result) && result.length === 0) return "Nothing was found.";
  return undefined;
}

function detailsOf(result: unknown): string[] {
  if (Array.isArray(result)) return [`${result.length} found`];
  if (!isActOrAgentResult(result)) return [];
  if ("completed" in result) return [`${result.actions.length} actions`];
  const { resolvedBy, effect } = result;
  const dialog = effect?.dialog && `${effect.dialog.type}: “${effect.dialog.message}”`;
  return [resolvedBy, dialog].filter((detail): detail is string => typeof detail === "string");
}

function isActOrAgentResult(result: unknown): result is ActResult | AgentResult {
  return typeof result === "object" && result !== null && "success" in result && "actions" in result;
}

export function printActions(actions: Action[]): void {
  for (const { method = "click", description } of actions) console.log(`      ${method}: ${description}`);
}

/** Rows in columns as wide as they have to be. */
export function printTable(rows: Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? "")))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    console.log(
      `      ${line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("   ")
        .trimEnd()}`,
    );
  }
}
