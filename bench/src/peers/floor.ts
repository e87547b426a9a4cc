import { CdpBrowser } from "../cdp-client.ts";
import {
  done,
  viewport,
  type Claim,
  type Peer,
  type PeerProgram,
  type PeerSession,
  type Target,
} from "../peer.ts";

/** What a look at a page costs at least: one walk over every element in the page itself, with role, name, text and box. */
const walk = `(() => {
  const lines = [];
  const visit = (element, depth) => {
    const role = element.getAttribute("role") ?? element.localName;
    let own = element.getAttribute("aria-label") ?? "";
    for (const child of element.childNodes) if (child.nodeType === 3) own += child.data;
    if (element.checkVisibility()) {
      const { x, y, width, height } = element.getBoundingClientRect();
      lines.push(" ".repeat(depth) + role + " " + own.trim() + " #" + element.id + " " + x + " " + y + " " + width + " " + height);
    }
    for (const child of element.children) visit(child, depth + 1);
  };
  visit(document.documentElement, 0);
  return lines.join("\\n");
})()`;

type Look = "walk" | "accessibility-tree";

class FloorSession implements PeerSession {
  readonly #browser: CdpBrowser;
  readonly #contextId: string;
  readonly #id: string;
  readonly #look: Look;

  constructor(browser: CdpBrowser, about: { contextId: string; id: string; look: Look }) {
    this.#browser = browser;
    this.#contextId = about.contextId;
    this.#id = about.id;
    this.#look = about.look;
  }

  async navigate(url: string): Promise<void> {
    const loaded = this.#browser.event("Page.loadEventFired", this.#id);
    await this.#send("Page.navigate", { url });
    await loaded;
  }

  async snapshot(): Promise<string> {
    if (this.#look === "walk") return await this.#evaluate<string>(walk);
    const { nodes } = await this.#send<{ nodes: AxNode[] }>("Accessibility.getFullAXTree");
    return nodes
      .filter((node) => !node.ignored)
      .map((node) => `${node.role?.value ?? ""} ${node.name?.value ?? ""}`)
      .join("\n");
  }

  async act(target: Target): Promise<Claim> {
    await this.snapshot();
    return await this.click(target);
  }

  async click({ id }: Target): Promise<Claim> {
    const box = `(() => { const element = document.getElementById("${id}"); element.scrollIntoViewIfNeeded();
      const { x, y, width, height } = element.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; })()`;
    const point = await this.#evaluate<{ x: number; y: number }>(box);
    const mouse = { ...point, button: "left", clickCount: 1 };
    await Promise.all([
      this.#send("Input.dispatchMouseEvent", { ...mouse, type: "mousePressed" }),
      this.#send("Input.dispatchMouseEvent", { ...mouse, type: "mouseReleased" }),
    ]);
    return done;
  }

  async fill({ id }: Target, value: string): Promise<Claim> {
    await this.#evaluate(
      `(() => { const field = document.getElementById("${id}"); field.focus(); field.select(); })()`,
    );
    await this.#send("Input.insertText", { text: value });
    return done;
  }

  async pageText(): Promise<string> {
    return await this.#evaluate<string>("document.body.innerText");
  }

  async close(): Promise<void> {
    await this.#browser.send("Target.disposeBrowserContext", { browserContextId: this.#contextId });
  }

  async #evaluate<Value = unknown>(expression: string): Promise<Value> {
    type Evaluated = { result: { value: Value }; exceptionDetails?: { text: string } };
    const { result, exceptionDetails } = await this.#send<Evaluated>("Runtime.evaluate", {
      expression,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result.value;
  }

  async #send<Result>(method: string, params?: Record<string, unknown>): Promise<Result> {
    return await this.#browser.send<Result>(method, params, this.#id);
  }
}

type AxNode = { ignored?: boolean; role?: { value: string }; name?: { value: string } };

function floor(executablePath: string, look: Look): Peer {
  return {
    async launch(): Promise<PeerProgram> {
      const browser = await CdpBrowser.launch(executablePath);
      return {
        openSession: () => openSession(browser, look),
        close: () => browser.close(),
      };
    },
  };
}

async function openSession(browser: CdpBrowser, look: Look): Promise<PeerSession> {
  const { browserContextId: contextId } = await browser.send<{ browserContextId: string }>(
    "Target.createBrowserContext",
  );
  const { targetId } = await browser.send<{ targetId: string }>("Target.createTarget", {
    url: "about:blank",
    browserContextId: contextId,
    ...viewport,
  });
  const { sessionId: id } = await browser.send<{ sessionId: string }>("Target.attachToTarget", {
    targetId,
    flatten: true,
  });
  await browser.send("Page.enable", {}, id);
  return new FloorSession(browser, { contextId, id, look });
}

export function walkFloor(executablePath: string): Peer {
  return floor(executablePath, "walk");
}

export function accessibilityFloor(executablePath: string): Peer {
  return floor(executablePath, "accessibility-tree");
}
