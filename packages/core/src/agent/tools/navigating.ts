import { z } from "zod";
import { toldAddress } from "../../browser/told-address.ts";
import { openAddress } from "../../navigate.ts";
import { refusalInAddress } from "../../secrets/values-for-step.ts";
import { dataBlock } from "../../model/prompts/page-block.ts";
import { look, type Run } from "../run.ts";
import { counted, type AgentTool } from "../tool.ts";
import { actOnce, stepFor } from "./acting.ts";

const navigateInput = z.strictObject({ url: z.string().describe("Address in full, with https://.") });

export function navigateTool(run: Run): AgentTool {
  return {
    acts: true,
    description: "Open an address.",
    inputSchema: navigateInput,
    execute: async (given, scene) => {
      const { url } = given as z.infer<typeof navigateInput>;
      const refusal = refusalInAddress(scene, url);
      if (refusal !== undefined) return { text: refusal, failed: true };
      const instruction = `Open ${URL.parse(url)?.origin ?? "an address"}`;
      return counted(run, scene, {
        about: { type: "navigate", instruction, key: url },
        work: async () => {
          const response = await openAddress(scene.context, { url: scene.secrets.fill(url) });
          const status = response?.status();
          const isError = status !== undefined && status >= 400;
          const words = status === undefined ? "Opened." : `Opened; it answered ${status}.`;
          return {
            step: {
              success: !isError,
              traced: { opened: url },
              action: isError ? `${instruction}: it answered ${status}` : instruction,
            },
            answer: { text: `${words} Call view to see the page.`, failed: isError },
          };
        },
      });
    },
  };
}

export function backTool(run: Run): AgentTool {
  return {
    acts: true,
    description: "Go back to the page before this one, as the browser's button does.",
    inputSchema: z.strictObject({}),
    execute: async (_, scene) => {
      const view = await look(scene);
      const step = stepFor(view, undefined, { method: "goBack", arguments: [] });
      return actOnce(run, scene, { view, step, type: "back" });
    },
  };
}

const tabsInput = z.strictObject({
  action: z.enum(["list", "switch", "close"]),
  tab: z.string().optional().describe("Number or title of the tab; close without one closes this one."),
});

export function tabsTool(run: Run): AgentTool {
  return {
    acts: true,
    description: "List the tabs of the browser, switch to one of them, or close one.",
    inputSchema: tabsInput,
    execute: async (given, scene) => {
      const { action, tab } = given as z.infer<typeof tabsInput>;
      if (action === "switch" && tab === undefined) return { text: "Say which tab.", failed: true };
      if (action !== "list") {
        const view = await look(scene);
        const method = action === "switch" ? ("switchTab" as const) : ("closeTab" as const);
        const step = stepFor(view, undefined, { method, arguments: tab === undefined ? [] : [tab] });
        return actOnce(run, scene, { view, step, type: "tabs" });
      }
      const { page } = scene.live;
      const lines = await Promise.all(
        page
          .context()
          .pages()
          .map(async (each, index) => {
            const title = await each.title().catch(() => "");
            const front = each === page ? " (in front)" : "";
            return `${index + 1} ${JSON.stringify(title.slice(0, 80))} ${toldAddress(each).slice(0, 200)}${front}`;
          }),
      );
      return dataBlock(scene.secrets.disarm(lines.join("\n")));
    },
  };
}
