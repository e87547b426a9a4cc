import { noUsage, type Action, type Input, type Output, type Usage } from "@legwork/protocol";
import { candidatesOf, likelyCandidates } from "./candidates.ts";
import { describe } from "./grounding/matching/describe.ts";
import { rankActions } from "./grounding/matching/rank.ts";
import { generateStructured } from "./model/generate.ts";
import { observePrompt } from "./model/prompts/observe.ts";
import { withSelectors } from "./page/selectors.ts";
import type { PageView } from "./page/view.ts";
import { tellSelectors } from "./find-again.ts";
import { missingPage, viewWithin } from "./scope.ts";
import type { SessionContext } from "./services.ts";
import {
  hasLanguageModel,
  openScene,
  pageTextFor,
  systemPromptOf,
  variableNames,
  type LanguageScene,
  type Scene,
} from "./verb.ts";

/** An action that the page offers, before its selector is read. */
type Offered = {
  reference: string;
  description: string;
  method: string;
  arguments: string[];
  confidence: number;
};

/** Below this the embedded grounder's best guess is put to the language model, when there is one. */
const sure = 0.7;

/** Finds the actions that fit an instruction, or all that the page offers. Nothing is changed. */
export async function observe(input: Input<"observe">, context: SessionContext): Promise<Output<"observe">> {
  const { options } = input;
  const scene = await openScene(context, options);
  const noPage = await missingPage(scene, options ?? {});
  if (noPage !== undefined)
    return {
      result: [],
      actionId: context.actionId,
      resolvedBy: "embedded",
      usage: noUsage,
      warnings: [noPage.message],
    };
  const view = await viewWithin(scene, options ?? {});
  const instruction = input.instruction || undefined;
  const ranked = rankActions(view, instruction).map((action) => ({
    reference: action.node.ref,
    description: action.description,
    method: action.method,
    arguments: action.arguments,
    confidence: action.confidence,
  }));
  const isSure = instruction === undefined || (ranked[0]?.confidence ?? 0) >= sure;
  const found =
    isSure || !hasLanguageModel(scene)
      ? { offered: ranked, usage: noUsage, resolvedBy: "embedded" as const }
      : await byModel(scene, view, instruction);
  const result = scene.secrets.mask(await selected(scene, view, found.offered));
  const confidence = result[0]?.confidence;
  const isVain = result.length === 0 && instruction !== undefined;
  const likely = isVain ? await likelyCandidates(view, instruction) : [];
  const candidates = scene.secrets.mask(await candidatesOf(scene, view, likely));
  return {
    result,
    ...(candidates.length === 0 ? {} : { candidates }),
    actionId: context.actionId,
    resolvedBy: found.resolvedBy,
    usage: found.usage,
    ...(confidence === undefined ? {} : { confidence }),
  };
}

async function byModel(
  scene: LanguageScene,
  view: PageView,
  instruction: string,
): Promise<{ offered: Offered[]; usage: Usage; resolvedBy: "model" }> {
  const { model: resolved, context, secrets } = scene;
  context.progress(`Asking ${resolved.name}`);
  const question = observePrompt({
    page: pageTextFor(view, scene, { focus: instruction }),
    systemPrompt: systemPromptOf(scene),
    instruction: secrets.mask(instruction),
    variables: variableNames(secrets),
  });
  const { value, usage } = await generateStructured({ resolved, ...question, signal: context.signal });
  const nodes = new Map(view.nodes.map((node) => [node.ref, node]));
  const offered = value.actions.flatMap(({ ref, method, arguments: given }) => {
    const node = nodes.get(ref);
    return node === undefined
      ? []
      : [
          {
            reference: ref,
            description: describe(view, node),
            method,
            arguments: given,
            confidence: 0.5,
          },
        ];
  });
  return { offered, usage, resolvedBy: "model" };
}

async function selected(scene: Scene, view: PageView, offered: Offered[]): Promise<Action[]> {
  const selectors = await tellSelectors(scene, view, offered);
  const given = await Promise.all(
    offered.map((action) => withSelectors(scene.live.worlds, action.method, action.arguments)),
  );
  return offered.flatMap(({ reference: _reference, ...action }, index) => {
    const selector = selectors[index];
    return selector === undefined ? [] : [{ selector, ...action, arguments: given[index] ?? [] }];
  });
}
