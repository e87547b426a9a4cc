import { Engine } from "@legwork/core";
import type { ActResult, OperationName, Output, RawInput } from "@legwork/protocol";
import { deedsOf, pointedAt, type Deed, type EvaluationCase, type EvaluationPage } from "./case.ts";
import { judge, type Judgement, type Witness } from "./judge.ts";
import type { Plan } from "./plan.ts";
import { Site } from "./site.ts";
import type { Told } from "./told.ts";
import { reword, type RewordingName } from "./wording.ts";
import { surround } from "./surroundings.ts";

export type VariationName = "as written" | RewordingName | "surroundings";
export type Attempt = {
  page: EvaluationPage;
  wanted: EvaluationCase;
  variation: VariationName;
  html: string;
};
export type Done = Attempt &
  Judgement & {
    /** Milliseconds of the whole `act`. */
    ms: number;
    confidence: number | undefined;
    message: string;
    /** Something was done, or tried. */
    acted: boolean;
    /** Place of what was meant among the candidates that were answered, 0 being the first; -1 when it is none of them. */
    listedAt: number;
  };

/** Why an instruction comes to no deed at all. */
const unresolved: ReadonlySet<string> = new Set(["not_found", "ambiguous", "not_understood", "needs_human"]);

const principal = { projectId: "eval" };

/** How long a page that is left may take to tell what it saw, ms. */
const patience = 2_000;

/** Every case as it is written, and its variations if they are wanted. */
export function attemptsOn(page: EvaluationPage, variations: number): Attempt[] {
  return page.cases.flatMap((wanted) => {
    const plain = { page, wanted, html: page.html };
    const reworded = reword(wanted, variations).map(({ name, say }) => ({
      ...plain,
      variation: name,
      wanted: { ...wanted, say },
    }));
    const moved = variations > 0 ? surround(page, wanted) : undefined;
    return [
      { ...plain, variation: "as written" as const },
      ...reworded,
      ...(moved === undefined ? [] : [{ ...plain, html: moved, variation: "surroundings" as const }]),
    ];
  });
}

/** A browser session of its own, for one attempt after the other. */
export class Runner {
  readonly #engine: Engine;
  readonly #site: Site;
  #sessionId: string;

  private constructor(engine: Engine, site: Site, sessionId: string) {
    this.#engine = engine;
    this.#site = site;
    this.#sessionId = sessionId;
  }

  static async start(engine: Engine): Promise<Runner> {
    const runner = new Runner(engine, await Site.start(), "");
    await runner.#begin();
    return runner;
  }

  async attempt(attempt: Attempt): Promise<Done> {
    const { wanted, page, html } = attempt;
    const url = this.#site.serve(page.name, html);
    await this.#dispatch("navigate", { url });
    const started = performance.now();
    const { result } = await this.#dispatch("act", { input: wanted.say });
    const ms = performance.now() - started;
    const witness = await this.#leave(deedsOf(wanted), url);
    const { confidence, candidates = [], message, actions, code } = result as ActResult;
    const meant = new Set(
      deedsOf(wanted).flatMap((deed) => [...pointedAt(deed), ...Object.keys(deed.values ?? {})]),
    );
    const listedAt = candidates.findIndex(({ selector }) => meant.has(keyAt(witness.told.paths, selector)));
    const acted = result.success || actions.length > 0 || !unresolved.has(code ?? "");
    return {
      ...attempt,
      ...judge(wanted, witness, result.success),
      ms,
      confidence,
      acted,
      message,
      listedAt,
    };
  }

  /** What each instruction of a page would lead to, with nothing done. */
  async plan(page: EvaluationPage): Promise<Plan[]> {
    const url = this.#site.serve(page.name, page.html);
    await this.#dispatch("navigate", { url });
    const results: ActResult[] = [];
    for (const { say } of page.cases)
      results.push((await this.#dispatch("act", { input: say, options: { dryRun: true } })).result);
    const { told } = await this.#leave([], url);
    return page.cases.map((wanted, at) => {
      const { actions = [], message = "" } = results[at] ?? {};
      const steps = actions.map(({ selector, method, arguments: values = [] }) => ({
        on: keyAt(told.paths, selector),
        method: method ?? "click",
        values,
      }));
      return { page, wanted, steps, message };
    });
  }

  /** The keys that a page has when it is open. */
  async keysOf(page: EvaluationPage): Promise<string[]> {
    const url = this.#site.serve(page.name, page.html);
    await this.#dispatch("navigate", { url });
    return (await this.#leave([], url)).told.keys;
  }

  async close(): Promise<void> {
    await this.#dispatch("end", {});
    await this.#site.close();
  }

  async #begin(): Promise<void> {
    const { sessionId } = (await this.#engine.dispatch("start", {}, { principal })) as Output<"start">;
    this.#sessionId = sessionId;
    await this.#dispatch("navigate", { url: this.#site.before });
  }

  /** Pages that were opened meanwhile are closed, one after the other, until the one that is asked about has told. */
  async #leave(deeds: Deed[], url: string): Promise<Witness> {
    const isEnough = (told: Told[]) => told.length > 0 && deeds.every((deed) => isTold(deed, told));
    await this.#dispatch("navigate", { url: this.#site.before });
    let told = await this.#site.told(isEnough, patience);
    if (told.length === 0) {
      await this.#dispatch("act", {
        input: { selector: "xpath=/html", description: "the tab", method: "closeTab" },
      });
      await this.#dispatch("navigate", { url: this.#site.before });
      told = await this.#site.told(isEnough, patience);
    }
    const [first] = told;
    if (first === undefined) throw new Error(`${url} did not tell what it saw`);
    const ofPage = told.filter(({ href }) => !href.endsWith("/before"));
    return { told: first, loads: ofPage.length, address: told.at(-1)?.href ?? url };
  }

  async #dispatch<Name extends Exclude<OperationName, "start">>(
    name: Name,
    input: RawInput<Name>,
  ): Promise<Output<Name>> {
    const caller = { principal, sessionId: this.#sessionId };
    return (await this.#engine.dispatch(name, input, caller)) as Output<Name>;
  }
}

/** The key of the element at a selector, of the nearest one around it, or of the only one in it; else the selector. */
function keyAt(paths: Told["paths"], selector: string): string {
  const path = selector.replace(/^xpath=/u, "");
  const keyed = Object.entries(paths);
  const around = keyed.filter(([, one]) => path === one || path.startsWith(`${one}/`));
  const [nearest] = around.toSorted(([, one], [, other]) => other.length - one.length);
  const [inner, another] = keyed.filter(([, one]) => one.startsWith(`${path}/`));
  return nearest?.[0] ?? (another === undefined ? inner?.[0] : undefined) ?? selector;
}

function isTold(deed: Deed, told: Told[]): boolean {
  if (deed.reloaded === true) return told.length > 1;
  return deed.address === undefined || told.at(-1)?.href.endsWith(deed.address) === true;
}
