import { isClosedError, type CDPSession, type Frame, type Page } from "../browser/playwright.ts";
import { Arrivals } from "./arrivals.ts";
import { BareBrowser } from "./bare-browser.ts";
import { DocumentGone, isDocumentGone, isTargetGone, PageGone } from "./document-gone.ts";
import { followDownloads, type DownloadProgress } from "./download-progress.ts";
import type { Injected } from "./injected/main.ts";
import { injectedScript } from "./injected.gen.ts";
import type { Capture } from "./pictures.ts";
import type { PointerEvent } from "./pointer-event.ts";
import { PointerMark } from "./pointer-mark.ts";
import { Settling } from "./settling.ts";

const worldName = "legwork";

/** Our own JavaScript world in one document of one frame; it ends with the document. */
export type World = {
  /** Counts the documents of a session, over all pages and frames; part of every reference. */
  sequence: number;
  frameId: string;
  /** `uniqueId` of the execution context (CDP `Runtime.ExecutionContextDescription`). */
  contextId: string;
  /** The same context for calls that know no `uniqueId`. */
  executionContextId: number;
  session: CDPSession;
};

type BrowserNode = { frameId?: string; shadowRoots?: { shadowRootType?: string; backendNodeId: number }[] };

type ContextCreated = {
  context: {
    id: number;
    uniqueId: string;
    name: string;
    auxData?: { frameId?: string; isDefault?: boolean };
  };
};

/** The worlds of a page's documents, and the way to call into them. */
export class PageWorlds {
  readonly #page: Page;
  readonly #byFrame = new Map<string, World>();
  readonly #bySequence = new Map<number, World>();
  readonly #frameOfElement = new Map<string, string>();
  /** The pages' own worlds by frame. */
  readonly #ownWorlds = new Map<string, string>();
  readonly #sessions = new Map<Frame, CDPSession>();
  readonly #arrivals: Arrivals;
  /** Told of what has come so far of what the page downloads. */
  onDownloadProgress: (progress: DownloadProgress) => void = () => {};
  readonly settling = new Settling();
  /** Where the browser is a headless shell. */
  bareBrowser: BareBrowser | undefined;
  #mainFrameId = "";
  #mainSession: CDPSession | undefined;
  readonly #nextDocument: () => number;
  #windowsOpened = 0;
  #navigationsAsked = 0;
  #hasCrashed = false;

  private constructor(page: Page, nextDocument: () => number) {
    this.#page = page;
    this.#nextDocument = nextDocument;
    this.#arrivals = new Arrivals(page, () => this.#hasCrashed);
    page.once("crash", () => (this.#hasCrashed = true));
  }

  /** Puts the in-page script into every document of the page, present and future. */
  static async attach(page: Page, nextDocument = countFromZero()): Promise<PageWorlds> {
    const worlds = new PageWorlds(page, nextDocument);
    const session = await page.context().newCDPSession(page);
    const [mainFrameId, isBare] = await Promise.all([worlds.#enter(session), BareBrowser.isOne(session)]);
    worlds.#mainFrameId = mainFrameId;
    worlds.#mainSession = session;
    if (isBare) worlds.bareBrowser = await BareBrowser.of(session, mainFrameId);
    return worlds;
  }

  /** How many windows the page has asked for so far (CDP `Page.windowOpen`); they come a moment later. */
  get windowsOpened(): number {
    return this.#windowsOpened;
  }

  /** How often the main document asked to be left for another (CDP `Page.frameRequestedNavigation`). */
  get navigationsAsked(): number {
    return this.#navigationsAsked;
  }

  /** Whether the page broke down; it is closed then. */
  get hasCrashed(): boolean {
    return this.#hasCrashed;
  }

  get mainFrameId(): string {
    return this.#mainFrameId;
  }

  /** Sends all events at once, in their order; resolves when the page has taken them. */
  async point(events: PointerEvent[]): Promise<void> {
    await this.showPointer(events[0]);
    await Promise.all(events.map((event) => this.#sendToPage("Input.dispatchMouseEvent", event)));
  }

  /** From now on it is shown where the pointer is used, or no more. */
  async markPointer(isShown: boolean): Promise<void> {
    if (isShown === (this.#mark !== undefined)) return;
    const mark = this.#mark;
    this.#mark = isShown ? await PointerMark.on(this.#page) : undefined;
    await mark?.end().catch(unlessClosed);
  }

  /** Shows the place where that was asked for. */
  async showPointer(place: { x: number; y: number } | undefined): Promise<void> {
    if (place !== undefined) await this.#mark?.show(place).catch(unlessClosed);
  }
  #mark: PointerMark | undefined;

  /** Puts text where the caret is, as an input method does, without keys (CDP `Input.insertText`). */
  async insertText(text: string): Promise<void> {
    await this.#sendToPage("Input.insertText", { text });
  }

  /** What is shown, in base64 (CDP `Page.captureScreenshot`). May fail, or never be answered, see `pictureOf`. */
  async capture(parameters: Capture): Promise<string> {
    return (await (this.#mainSession as CDPSession).send("Page.captureScreenshot", parameters)).data;
  }

  async stopLoading(): Promise<void> {
    await this.#sendToPage("Page.stopLoading");
  }

  /** Undefined when the page is gone. */
  readonly #sendToPage: CDPSession["send"] = async (method, parameters) => {
    try {
      return await (this.#mainSession as CDPSession).send(method, parameters);
    } catch (error) {
      if (isDocumentGone(error)) return undefined as never;
      throw error;
    }
  };

  async #enter(session: CDPSession): Promise<string> {
    session.on("Runtime.executionContextCreated", (event: ContextCreated) => this.#add(session, event));
    session.on("Runtime.executionContextDestroyed", (event) =>
      this.#remove((world) => world.contextId === event.executionContextUniqueId),
    );
    session.on("Page.windowOpen", () => (this.#windowsOpened += 1));
    session.on("Page.frameRequestedNavigation", ({ frameId, disposition }) => {
      if (frameId === this.#mainFrameId && disposition === "currentTab") this.#navigationsAsked += 1;
    });
    followDownloads(session, (progress) => this.onDownloadProgress(progress));
    session.on("Runtime.executionContextsCleared", () => this.#remove((world) => world.session === session));
    const [, , , { frameTree }] = await Promise.all([
      session.send("Page.enable"),
      session.send("Runtime.enable"),
      session.send("Page.addScriptToEvaluateOnNewDocument", {
        source: injectedScript,
        worldName,
        runImmediately: true,
      }),
      session.send("Page.getFrameTree"),
    ]);
    return frameTree.frame.id;
  }

  #add(session: CDPSession, { context }: ContextCreated): void {
    const { frameId, isDefault } = context.auxData ?? {};
    if (frameId !== undefined && isDefault === true) this.#ownWorlds.set(frameId, context.uniqueId);
    if (context.name !== worldName || frameId === undefined) return;
    const world: World = {
      sequence: this.#nextDocument(),
      frameId,
      contextId: context.uniqueId,
      executionContextId: context.id,
      session,
    };
    this.#remove((other) => other.frameId === frameId);
    this.#byFrame.set(frameId, world);
    this.#bySequence.set(world.sequence, world);
    this.#arrivals.announce();
  }

  #remove(isGone: (world: World) => boolean): void {
    for (const world of this.#bySequence.values()) {
      if (!isGone(world)) continue;
      this.#bySequence.delete(world.sequence);
      if (this.#byFrame.get(world.frameId) === world) this.#byFrame.delete(world.frameId);
      for (const key of this.#frameOfElement.keys())
        if (key.startsWith(`${world.sequence}:`)) this.#frameOfElement.delete(key);
    }
  }

  /** The main document's world; waits for it while a navigation is between two documents. */
  async main(signal?: AbortSignal): Promise<World> {
    while (true) {
      const world = this.#byFrame.get(this.#mainFrameId);
      if (world !== undefined) return world;
      await this.#arrivals.next(signal);
    }
  }

  /** The main document's world once it is another than this. Throws {@link PageGone} when the page is closed. */
  async next(world: World, signal: AbortSignal): Promise<World> {
    while (true) {
      const main = await this.main(signal);
      if (main !== world) return main;
      await this.#arrivals.next(signal);
    }
  }

  /** The world of that number while its document lives. */
  world(sequence: number): World | undefined {
    return this.#bySequence.get(sequence);
  }

  /** The worlds of all documents that are shown. */
  all(): World[] {
    return [...this.#byFrame.values()];
  }

  /** The worlds of all documents that are shown but this one. */
  besides(world: World): World[] {
    return [...this.#byFrame.values()].filter((other) => other !== world);
  }

  /** The addresses that the page went through, and where in them it is. */
  async history(): Promise<{ currentIndex: number; entries: { url: string }[] }> {
    if (this.#mainSession === undefined) return { currentIndex: 0, entries: [] };
    return this.#mainSession.send("Page.getNavigationHistory");
  }

  /** The world of the document inside an `<iframe>`; undefined when it has none (yet). */
  async inside(parent: World, frameElement: number): Promise<World | undefined> {
    const frameId = await this.#frameIdOf(parent, frameElement);
    if (frameId === undefined) return undefined;
    if (!this.#byFrame.has(frameId)) await this.#enterOtherProcesses();
    return this.#byFrame.get(frameId);
  }

  async #frameIdOf(parent: World, element: number): Promise<string | undefined> {
    const key = `${parent.sequence}:${element}`;
    const known = this.#frameOfElement.get(key);
    if (known !== undefined) return known;
    const { frameId } = (await this.describe(parent, element)) ?? {};
    if (frameId !== undefined) this.#frameOfElement.set(key, frameId);
    return frameId;
  }

  /** What the browser knows of an element beyond what scripts can see (CDP `DOM.describeNode`); undefined when it is gone. */
  async describe(world: World, element: number): Promise<BrowserNode | undefined> {
    const objectId = await this.objectOf(world, element);
    if (objectId === undefined) return undefined;
    return (await this.#answerOf(world, world.session.send("DOM.describeNode", { objectId }))).node;
  }

  /** A handle of an element for protocol calls; undefined when it is gone. */
  async objectOf(world: World, element: number): Promise<string | undefined> {
    return (await this.#send(world, { name: "element", parameters: [element], byValue: false })).result
      .objectId;
  }

  /**
   * Evaluates an expression in the page's own world, with what a console offers (CDP `Runtime.evaluate`,
   * `includeCommandLineAPI`). The page may have changed whatever the expression uses: its answer is a stranger's word.
   */
  async evaluateInPage(world: World, expression: string): Promise<unknown> {
    const uniqueContextId = this.#ownWorlds.get(world.frameId);
    if (uniqueContextId === undefined) return undefined;
    await this.settling.over;
    try {
      const { result } = await world.session.send("Runtime.evaluate", {
        expression,
        uniqueContextId,
        includeCommandLineAPI: true,
        returnByValue: true,
        silent: true,
        timeout: 1_000,
      });
      return result.value;
    } catch (error) {
      // A page that keeps the expression from ending has nothing to say.
      if (isDocumentGone(error) || (error instanceof Error && /terminated/i.test(error.message)))
        return undefined;
      throw error;
    }
  }

  /** Hands a closed shadow root over to our world, in which its host is known by that number. */
  async enterClosedRoot(world: World, host: number, backendNodeId: number): Promise<void> {
    const { session, executionContextId } = world;
    const resolved = session.send("DOM.resolveNode", { backendNodeId, executionContextId });
    const { objectId } = (await this.#answerOf(world, resolved)).object;
    if (objectId === undefined) return;
    const entered = session.send("Runtime.callFunctionOn", {
      objectId,
      functionDeclaration: "function (host) { globalThis.legwork.enterClosedRoot(host, this); }",
      arguments: [{ value: host }],
    });
    await this.#answerOf(world, entered);
  }

  /** A frame of another site runs in a process of its own and answers only to a CDP session of its own. */
  async #enterOtherProcesses(): Promise<void> {
    for (const frame of this.#sessions.keys()) if (frame.isDetached()) this.#sessions.delete(frame);
    const unknown = this.#page
      .frames()
      .filter((frame) => frame !== this.#page.mainFrame() && !this.#sessions.has(frame));
    await Promise.all(unknown.map((frame) => this.#enterFrame(frame)));
  }

  async #enterFrame(frame: Frame): Promise<void> {
    const session = await this.#page
      .context()
      .newCDPSession(frame)
      .catch((error: unknown) => {
        // Playwright's answer for a frame that shares its parent's process: the parent's session sees it.
        if (
          error instanceof Error &&
          /does not have a separate CDP session|detached|closed/i.test(error.message)
        )
          return undefined;
        throw error;
      });
    if (session === undefined) return;
    this.#sessions.set(frame, session);
    await this.#enter(session);
  }

  /** The `<iframe>` that holds a document, when it was entered through one. */
  holderOf(world: World): { world: World; number: number } | undefined {
    for (const [key, frameId] of this.#frameOfElement) {
      if (frameId !== world.frameId) continue;
      const [sequence, number] = key.split(":").map(Number) as [number, number];
      const holder = this.#bySequence.get(sequence);
      if (holder !== undefined) return { world: holder, number };
    }
    return undefined;
  }

  /** Calls a function of the in-page script. Throws {@link DocumentGone} when the document went away. */
  async call<Name extends keyof Injected>(
    world: World,
    name: Name,
    ...parameters: Parameters<Injected[Name]>
  ): Promise<Awaited<ReturnType<Injected[Name]>>> {
    const { result, exceptionDetails } = await this.#send(world, { name, parameters, byValue: true });
    if (exceptionDetails !== undefined) {
      throw new Error(
        `the page script failed in ${name}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`,
      );
    }
    return result.value as Awaited<ReturnType<Injected[Name]>>;
  }

  async #send(world: World, request: { name: string; parameters: unknown[]; byValue: boolean }) {
    // Otherwise at once: the page answers in the order in which it is asked.
    if (this.settling.holdsBack(request.name)) await this.settling.over;
    const sent = world.session.send("Runtime.callFunctionOn", {
      uniqueContextId: world.contextId,
      functionDeclaration:
        "function (name, ...parameters) { return globalThis.legwork[name](...parameters); }",
      arguments: [{ value: request.name }, ...request.parameters.map((value) => ({ value }))],
      returnByValue: request.byValue,
      awaitPromise: true,
    });
    return this.#answerOf(world, sent);
  }

  async #answerOf<Answer>(world: World, asked: Promise<Answer>): Promise<Answer> {
    try {
      return await asked;
    } catch (error) {
      if (!isDocumentGone(error)) throw error;
      // The browser's own notice of its end may come later; whoever asks for the world meanwhile must not get it.
      this.#remove((other) => other === world);
      const isOfPage = this.#page.isClosed() || (world.session === this.#mainSession && isTargetGone(error));
      if (isOfPage) throw new PageGone(this.#hasCrashed, { cause: error });
      throw new DocumentGone(`the document of frame ${world.frameId} is gone`, { cause: error });
    }
  }
}

function countFromZero(): () => number {
  let next = 0;
  return () => next++;
}

/** A page that is gone has nothing to be shown on. */
function unlessClosed(error: unknown): void {
  if (!isDocumentGone(error) && !isClosedError(error)) throw error;
}
