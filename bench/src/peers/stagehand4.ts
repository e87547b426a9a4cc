import { pathToFileURL } from "node:url";
import {
  chromiumArguments,
  viewport,
  type Claim,
  type Peer,
  type PeerSession,
  type Target,
} from "../peer.ts";
import { peerFile } from "../pins.ts";
import { actionOn, stagehandAnswer, type StagehandAction } from "./stagehand-model.ts";

type Page = {
  goto(url: string): Promise<unknown>;
  snapshot(options: { includeIframes: boolean }): Promise<{ formattedTree: string }>;
};
type Browser = { context: { pages(): Promise<Page[]> }; close(): Promise<void> };
type Stagehand = {
  act(
    input: string | StagehandAction,
  ): Promise<{ data: { success?: boolean; message?: string }; success?: boolean }>;
  extract(instruction: string): Promise<unknown>;
  close(): Promise<void>;
};
type StagehandModule = {
  localBrowser: { launch(options: Record<string, unknown>): Promise<Browser> };
  Stagehand: { create(options: Record<string, unknown>): Promise<Stagehand> };
};

/** `settle`: false keeps its wait for a quiet network from taking time. */
export function stagehand4(executablePath: string, { settle }: { settle: boolean }): Peer {
  return {
    launch: async () => {
      const path = peerFile("stagehand4", "dist/index.mjs");
      const module = (await import(pathToFileURL(path).href)) as StagehandModule;
      return {
        openSession: () => openSession(module, { executablePath, settle }),
        close: () => Promise.resolve(),
      };
    },
  };
}

type Asked = { messages: unknown; responseFormat?: unknown };

async function openSession(
  module: StagehandModule,
  { executablePath, settle }: { executablePath: string; settle: boolean },
): Promise<PeerSession> {
  let wanted: Target = { role: "button", words: "", id: "" };
  const browser = await module.localBrowser.launch({
    executablePath,
    headless: true,
    viewport,
    args: chromiumArguments,
    chromiumSandbox: false,
  });
  const stagehand = await module.Stagehand.create({
    browser,
    selfHeal: false,
    model: { generate: (asked: Asked) => Promise.resolve(answer(asked, wanted)) },
    ...(settle ? {} : { domSettleTimeoutMs: 1 }),
  });
  const page = (await browser.context.pages())[0];
  if (page === undefined) throw new Error("Stagehand opened no page.");
  const act = async (input: string | StagehandAction): Promise<Claim> => {
    const result = await stagehand.act(input);
    const { success = result.success ?? true, message = "" } = result.data;
    return { success, detail: message };
  };
  return {
    async navigate(url) {
      await page.goto(url);
    },
    snapshot: async () => (await page.snapshot({ includeIframes: true })).formattedTree,
    act: async (target) => {
      wanted = target;
      return await act(`click ${target.words}`);
    },
    click: (target) => act(actionOn(target, "click")),
    fill: (target, value) => act(actionOn(target, "fill", value)),
    pageText: async () => (await page.snapshot({ includeIframes: false })).formattedTree,
    async close() {
      await stagehand.close();
      await browser.close();
    },
  };
}

function answer({ messages }: Asked, wanted: Target): Record<string, unknown> {
  const prompt = textOf(messages);
  const data = stagehandAnswer(prompt, wanted);
  return {
    role: "assistant",
    content: { type: "text", text: JSON.stringify(data) },
    outputFormat: "json_schema",
    structuredContent: data,
  };
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  if (typeof value !== "object" || value === null) return "";
  const { text, content } = value as { text?: unknown; content?: unknown };
  return textOf(text ?? content);
}
