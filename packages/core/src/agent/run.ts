import { frontPage } from "../consent/close-banners.ts";
import type { ResolvedModel } from "../model/registry.ts";
import { takeView } from "../page/snapshot.ts";
import type { PageView } from "../page/view.ts";
import type { LanguageScene, Scene } from "../verb.ts";
import type { Backing } from "./backing.ts";
import type { AgentHooks } from "./hooks.ts";
import type { Recorder } from "./recorder.ts";
import type { StallWatch } from "./stall.ts";
import type { Ended, Task } from "./task.ts";

/** What the tools of one run share. */
export type Run = {
  scene: LanguageScene;
  /** Who finds what words mean and reads pages, where that is not the agent's own model. */
  stepModel: ResolvedModel;
  task: Task;
  recorder: Recorder;
  hooks: AgentHooks;
  stall: StallWatch;
  backing: Backing;
  /** What the model saw last, or what its last action began from. */
  view: PageView | undefined;
  /** The last view that the model was shown, and how many actions there were by then. */
  shown: { view: PageView; actions: number } | undefined;
  /** Set by the tool that ended the run. */
  ended: Ended | undefined;
  /** How often `done` was sent back. */
  held: number;
  /** How often `done` came without the output that the task asks for. */
  withoutOutput: number;
  /** Calls of tools that were refused since the budget is used up. */
  overBudget: number;
  /** Steps that were to be approved and were not. */
  denied: string[];
  /** An action of this turn failed; what the model planned behind it was planned on its success. */
  failedInTurn: boolean;
  /** Calls in a row that failed by an exception. */
  faults: number;
};

/** A look at the page that is in front now. */
export async function look({ live, context, secrets }: LanguageScene): Promise<PageView> {
  return secrets.disarmView(await takeView(live.worlds, { signal: context.signal }));
}

/** The same scene for a single step in words, which a smaller model may do. */
export function forStep({ stepModel }: Run, scene: LanguageScene): Scene {
  return { ...scene, model: stepModel };
}

/** The scene as it is now: a step may have opened another page. The signal is that of one call of a tool. */
export async function sceneNow({ scene }: Run, signal: AbortSignal): Promise<LanguageScene> {
  const context = { ...scene.context, signal };
  return { ...scene, context, live: await frontPage(context) };
}
