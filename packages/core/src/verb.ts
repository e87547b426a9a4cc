import type { ModelReference, Variables } from "@legwork/protocol";
import { frontPage } from "./consent/close-banners.ts";
import type { ResolvedLanguageModel, ResolvedModel } from "./model/registry.ts";
import type { PageText } from "./model/prompts/page-block.ts";
import type { LivePage } from "./page/live-page.ts";
import { renderPortions, renderView } from "./page/render.ts";
import type { PageView } from "./page/view.ts";
import type { SessionContext } from "./services.ts";
import { Secrets } from "./variables.ts";

/** What every verb works with: the page it looks at, who answers, and the values that nobody may see. */
export type Scene = {
  context: SessionContext;
  live: LivePage;
  model: ResolvedModel;
  secrets: Secrets;
  /** The task in hand: where the page shows its words, they are none of what it has. Default: none. */
  task?: string | undefined;
  /** What is done after the order in hand, in words. Default: nothing. */
  later?: readonly string[] | undefined;
};

type VerbOptions = { model?: ModelReference | undefined; variables?: Variables | undefined };

export async function openScene(context: SessionContext, options: VerbOptions = {}): Promise<Scene> {
  const { services, session, caller } = context;
  const [live, model] = await Promise.all([
    frontPage(context),
    services.models.resolve({ call: options.model, session: session.settings.model }, caller),
  ]);
  return { context, live, model, secrets: new Secrets(options.variables) };
}

/** What knows the values that no model may see. */
type Masking = Pick<Scene, "secrets" | "context">;

/** Largest page view that a model is shown in one call, tokens. */
const viewTokens = 30_000;

type Shown = {
  /** What the model is asked, in words: what has them stays in the view when not all of it fits. */
  focus?: string | undefined;
  /** Default: 30,000. */
  maxTokens?: number | undefined;
};

/** A view as a model may see it: within its budget, values of variables as their placeholders. */
export function pageTextFor(
  view: PageView,
  scene: Masking,
  { focus, maxTokens = viewTokens }: Shown = {},
): PageText {
  const { secrets } = scene;
  // Before the text is made, since placeholders may be longer than their values, and quoting changes values; and after
  // it, since runs of text that were apart stand together in it.
  const masked = withoutValues(view, scene);
  const { text } = renderView(masked, { references: true, maxTokens, focus: secrets.mask(focus) });
  return secrets.mask({ url: view.url, title: view.title, text });
}

/** Page views that a model is shown of one page at most, each in a call of its own. */
const mostPortions = 8;

/** As `pageTextFor`, but all of a page that is larger than one view, in several; `left` counts the lines that are in none. */
export function pageTextsFor(view: PageView, scene: Masking): { pages: PageText[]; left: number } {
  const { secrets } = scene;
  const masked = withoutValues(view, scene);
  const { texts, left } = renderPortions(masked, { maxTokens: viewTokens, most: mostPortions });
  return { pages: texts.map((text) => secrets.mask({ url: view.url, title: view.title, text })), left };
}

/** What names and kinds of nodes are called is ours, and stays as it is. */
function withoutValues(view: PageView, scene: Masking): PageView {
  const { secrets } = scene;
  const typed = withoutTyped(view, scene);
  if (secrets.names.length === 0) return typed;
  const nodes = typed.nodes.map((node) => ({
    ...secrets.mask(node),
    ref: node.ref,
    role: node.role,
    tag: node.tag,
  }));
  return { ...typed, nodes };
}

/** What an earlier call typed still stands in its field, and this call may not have been given the variable. */
function withoutTyped(view: PageView, { context }: Masking): PageView {
  const { secrets, veiledFields } = context.session;
  /** What stands for all that a node and those in it hold; nodes come after what they are in. */
  const veils: (string | undefined)[] = [];
  const nodes = view.nodes.map((node, index) => {
    const around = veils[node.parent];
    veils[index] = around ?? (node.editable === true ? veiledFields.placeholderOf(node.ref) : undefined);
    if (around !== undefined) return { ...node, ...(node.name === "" ? {} : { name: around }) };
    if (node.editable !== true || node.value === undefined) return node;
    const value = node.value === "" ? "" : (veils[index] ?? secrets.mask(node.value));
    return value === node.value ? node : { ...node, value };
  });
  return nodes.every((node, index) => node === view.nodes[index]) ? view : { ...view, nodes };
}

/** Names and descriptions alone, so that no value is anywhere near a prompt. */
export function variableNames(secrets: Secrets): Variables {
  return Object.fromEntries(
    secrets.names.map(({ name, description }) => [
      name,
      { value: "", ...(description === undefined ? {} : { description }) },
    ]),
  );
}

export function systemPromptOf(scene: Scene): string | undefined {
  return scene.context.session.settings.systemPrompt;
}

export type LanguageScene = Scene & { model: ResolvedLanguageModel };

export function hasLanguageModel(scene: Scene): scene is LanguageScene {
  return scene.model.kind === "language";
}

/** What to add to an answer that only a language model could have given. */
export const connectModel =
  "For open-ended instructions connect a language model: name one as the model (openai/gpt-5.1 with its key, ollama/qwen3 on this machine), or start the server with LEGWORK_MODEL.";
