import { LegworkError } from "@legwork/protocol";
import { takesPictures } from "../../model/pictures.ts";
import type { Run } from "../run.ts";
import type { AgentTool } from "../tool.ts";
import { actTool, fillFormTool, keysTool, scrollTool, uploadTool } from "./acting.ts";
import { askTool, doneTool } from "./ending.ts";
import { pointTool } from "./pointing.ts";
import { backTool, navigateTool, tabsTool } from "./navigating.ts";
import { extractTool, screenshotTool, viewTool, waitTool } from "./viewing.ts";

/** The agent's own tools by name, without those that the task leaves out. */
export function ownTools(run: Run): Record<string, AgentTool> {
  const { task, hooks, scene } = run;
  const canAsk = hooks.answer !== undefined || task.canAsk === true;
  const { mode } = task;
  const sees = mode === "hybrid" || takesPictures(scene.model);
  const tools = {
    view: viewTool(run),
    act: actTool(run),
    fillForm: fillFormTool(run),
    navigate: navigateTool(run),
    back: backTool(run),
    keys: keysTool(run),
    scroll: scrollTool(run),
    wait: waitTool(run),
    extract: extractTool(run),
    upload: uploadTool(run),
    tabs: tabsTool(run),
    ...(sees ? { screenshot: screenshotTool(run) } : {}),
    ...(mode === "hybrid" ? { point: pointTool(run) } : {}),
    ...(canAsk ? { ask: askTool(run) } : {}),
    done: doneTool(run),
  };
  const offered = mode === "cua" ? onlyBeside(tools) : tools;
  return without(offered, task.excludeTools ?? []);
}

/** What a model with its provider's computer tool has beside it: nothing that goes by references. */
function onlyBeside(tools: Record<string, AgentTool>): Record<string, AgentTool> {
  const beside = ["navigate", "back", "tabs", "wait", "extract", "ask", "done"];
  return Object.fromEntries(Object.entries(tools).filter(([name]) => beside.includes(name)));
}

/** @throws LegworkError `invalid_request` when the run would have no way to end. */
export function without(
  tools: Readonly<Record<string, AgentTool>>,
  excluded: readonly string[],
): Record<string, AgentTool> {
  if (excluded.includes("done"))
    throw new LegworkError(
      "invalid_request",
      "done cannot be in executeOptions.excludeTools: it is how a run ends. Leave it out of the list.",
    );
  return Object.fromEntries(Object.entries(tools).filter(([name]) => !excluded.includes(name)));
}
