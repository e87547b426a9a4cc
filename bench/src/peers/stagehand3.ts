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
type ActResult = { success: boolean; message: string };
type Stagehand = {
  init(): Promise<void>;
  context: { pages(): Page[] };
  act(input: string | StagehandAction): Promise<ActResult>;
  extract(): Promise<{ pageText: string }>;
  close(): Promise<void>;
};
type Asked = { options: { messages: { content: unknown }[] } };
type StagehandModule = {
  Stagehand: new (options: Record<string, unknown>) => Stagehand;
  LLMClient: new (modelName: string) => { modelName: string };
};

/** `settle`: false keeps its wait for a quiet network from taking time. */
export function stagehand3(executablePath: string, { settle }: { settle: boolean }): Peer {
  return {
    launch: async () => {
      const path = peerFile("stagehand3", "dist/esm/index.js");
      const module = (await import(pathToFileURL(path).href)) as StagehandModule;
      return {
        openSession: () => openSession(module, { executablePath, settle }),
        close: () => Promise.resolve(),
      };
    },
  };
}

function scriptedModel({ LLMClient }: StagehandModule, wanted: () => Target): object {
  return new (class extends LLMClient {
    readonly type = "openai";
    readonly hasVision = false;
    readonly clientOptions = {};

    async createChatCompletion({ options }: Asked): Promise<unknown> {
      const prompt = options.messages.map(({ content }) => String(content)).join("\n");
      const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
      return await Promise.resolve({ data: stagehandAnswer(prompt, wanted()), usage });
    }
  })("openai/scripted");
}

async function openSession(
  module: StagehandModule,
  { executablePath, settle }: { executablePath: string; settle: boolean },
): Promise<PeerSession> {
  let wanted: Target = { role: "button", words: "", id: "" };
  const stagehand = new module.Stagehand({
    env: "LOCAL",
    verbose: 0,
    disablePino: true,
    disableAPI: true,
    selfHeal: false,
    logger: () => {},
    llmClient: scriptedModel(module, () => wanted),
    ...(settle ? {} : { domSettleTimeout: 1 }),
    localBrowserLaunchOptions: {
      executablePath,
      headless: true,
      viewport,
      args: chromiumArguments,
      chromiumSandbox: false,
    },
  });
  await stagehand.init();
  const page = stagehand.context.pages()[0];
  if (page === undefined) throw new Error("Stagehand opened no page.");
  const act = async (input: string | StagehandAction): Promise<Claim> => {
    const { success, message } = await stagehand.act(input);
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
    pageText: async () => (await stagehand.extract()).pageText,
    close: () => stagehand.close(),
  };
}
