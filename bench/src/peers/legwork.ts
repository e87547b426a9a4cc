import { Engine } from "@legwork/core";
import type { Action, OperationName, Output, RawInput } from "@legwork/protocol";
import type { PooledContext } from "../../../packages/core/src/browser/pooled-context.ts";
import { ContextPool } from "../../../packages/core/src/browser/contexts.ts";
import { LivePage } from "../../../packages/core/src/page/live-page.ts";
import { renderView } from "../../../packages/core/src/page/render.ts";
import { takeView } from "../../../packages/core/src/page/snapshot.ts";
import { startScriptedModel, type ScriptedModel } from "../../../packages/core/src/testing/scripted-model.ts";
import { findReference } from "../find-line.ts";
import type { Claim, Peer, PeerProgram, PeerSession, SessionOptions, Target } from "../peer.ts";

const caller = { principal: { projectId: "bench" } };

/** The engine in process. */
export function legwork(executablePath: string): Peer {
  return {
    async launch(): Promise<PeerProgram> {
      const model = await startScriptedModel();
      const host = { executablePath };
      const engine = await Engine.create({
        browsers: { host, sessionsPerBrowser: 50 },
        // A round of all peers on a large page takes longer than a session may go unused.
        limits: { maxSessions: 50, idleMs: 3_600_000 },
      });
      const views = new ViewBrowser(executablePath);
      return {
        openSession: (options) => LegworkSession.open({ engine, model, views }, options),
        async close() {
          await engine.close();
          await views.close();
          await model.close();
        },
      };
    },
  };
}

/** The browser of the pages that snapshots are taken of; there is none until the first. */
class ViewBrowser {
  readonly #executablePath: string;
  #pool: ContextPool | undefined;

  constructor(executablePath: string) {
    this.#executablePath = executablePath;
  }

  async open(): Promise<PooledContext> {
    this.#pool ??= new ContextPool({ host: { executablePath: this.#executablePath }, readyContexts: 0 });
    return await this.#pool.acquire(caller.principal);
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}

type Surroundings = { engine: Engine; model: ScriptedModel; views: ViewBrowser };
type View = { context: PooledContext; live: LivePage };

/**
 * Operations go through `Engine.dispatch`. A snapshot is no operation of its own: it is taken as an operation takes it, by
 * `takeView` and `renderView`, of a second page that has the same address and has had the same clicks.
 */
class LegworkSession implements PeerSession {
  readonly #engine: Engine;
  readonly #model: ScriptedModel;
  readonly #id: string;
  readonly #view: View | undefined;
  readonly #actions = new Map<string, Action>();
  #unseenClicks: string[] = [];

  private constructor({ engine, model }: Surroundings, id: string, view: View | undefined) {
    this.#engine = engine;
    this.#model = model;
    this.#id = id;
    this.#view = view;
  }

  static async open(around: Surroundings, options: SessionOptions = {}): Promise<LegworkSession> {
    const answer = (await around.engine.dispatch("start", {}, caller)) as Output<"start">;
    if (options.withoutSnapshots === true) return new LegworkSession(around, answer.sessionId, undefined);
    const context = await around.views.open();
    const live = await LivePage.attach(context.page);
    return new LegworkSession(around, answer.sessionId, { context, live });
  }

  async navigate(url: string): Promise<void> {
    this.#unseenClicks = [];
    await this.#dispatch("navigate", { url });
    // Only the page that is acted on tells what it saw.
    await this.#view?.context.page.goto(url.split("?")[0] ?? url);
  }

  async beforeSnapshot(): Promise<void> {
    const clicks = this.#unseenClicks.splice(0);
    for (const id of clicks) await this.#view?.context.page.locator(`#${id}`).click();
  }

  async snapshot(): Promise<string> {
    if (this.#view === undefined) throw new Error("This session was opened without snapshots.");
    const view = await takeView(this.#view.live.worlds);
    return renderView(view, { references: true }).text;
  }

  async index({ id }: Target): Promise<number> {
    if (this.#view === undefined) throw new Error("This session was opened without snapshots.");
    await this.#view.context.page.locator(`#${id}`).click();
    const startedAt = performance.now();
    await takeView(this.#view.live.worlds);
    return performance.now() - startedAt;
  }

  async act(target: Target): Promise<Claim> {
    return await this.#act({ input: `click ${JSON.stringify(target.words)}`, options: { cache: false } });
  }

  async actByModel(target: Target): Promise<Claim> {
    this.#model.answer(({ lastUserText }) => ({
      json: {
        outcome: "found",
        steps: [
          {
            // Several elements may stand on one line, each with its reference behind it.
            ref: findReference(lastUserText.replaceAll("] ", "]\n"), target, /\b((?:f\d+)?e\d+)\b/),
            method: "click",
            arguments: [],
          },
        ],
        rest: null,
        candidates: [],
        reason: "It has the words.",
      },
    }));
    const model = { modelName: "custom/scripted", baseURL: this.#model.url, apiKey: "none" };
    const input = "kindly let the first of our clients have what they have been waiting for";
    return await this.#act({ input, options: { model, cache: false } });
  }

  async prepare(target: Target): Promise<void> {
    const verb = target.role === "textbox" ? 'type "x" into' : "click";
    const input = `${verb} ${JSON.stringify(target.words)}`;
    const { result } = await this.#dispatch("act", { input, options: { dryRun: true } });
    const action = result.actions[0];
    if (action !== undefined) this.#actions.set(target.id, action);
  }

  async click(target: Target): Promise<Claim> {
    this.#unseenClicks.push(target.id);
    return await this.#act({ input: { ...this.#known(target), method: "click", arguments: [] } });
  }

  async fill(target: Target, value: string): Promise<Claim> {
    return await this.#act({ input: { ...this.#known(target), method: "fill", arguments: [value] } });
  }

  async pageText(): Promise<string> {
    const { result } = await this.#dispatch("extract", {});
    return (result as { pageText: string }).pageText;
  }

  async close(): Promise<void> {
    await this.#dispatch("end", {});
    await this.#view?.context.release();
  }

  /** The action as the engine itself has described it, or one by the element's id. */
  #known({ id, words }: Target): Action {
    return this.#actions.get(id) ?? { selector: `xpath=//*[@id="${id}"]`, description: words };
  }

  async #act(input: RawInput<"act">): Promise<Claim> {
    const { result } = await this.#dispatch("act", input);
    const { success, message, resolvedBy } = result;
    return { success, detail: message, ...(resolvedBy === undefined ? {} : { resolvedBy }) };
  }

  async #dispatch<Name extends OperationName>(name: Name, input: RawInput<Name>): Promise<Output<Name>> {
    return (await this.#engine.dispatch(name, input, { ...caller, sessionId: this.#id })) as Output<Name>;
  }
}
