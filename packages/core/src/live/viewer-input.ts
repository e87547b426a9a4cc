import type { CDPSession } from "../browser/playwright.ts";
import type { ViewerInput } from "./viewer-messages.ts";

/** Inputs that a page has not taken yet, when it is busy; more are dropped. */
const mostPending = 200;

/** Keys that write something other than their name. */
const textOf: Readonly<Record<string, string>> = { Enter: "\r", Tab: "" };

/** What editing keys do, which the browser's own shortcuts do where there is a person at it. */
const editing: Readonly<Record<string, string>> = {
  a: "selectAll",
  c: "copy",
  x: "cut",
  z: "undo",
  y: "redo",
};

/** Passes on what a person does: as trusted input, in order. What a page that went away did not take is lost with it. */
export class ViewerInputs {
  #pending = 0;

  pass(cdp: CDPSession, input: ViewerInput): void {
    if (this.#pending >= mostPending) return;
    this.#pending += 1;
    send(cdp, input)
      .catch(() => undefined)
      .finally(() => (this.#pending -= 1));
  }
}

async function send(cdp: CDPSession, input: ViewerInput): Promise<void> {
  switch (input.type) {
    case "mouse": {
      const { action, type: _type, ...mouse } = input;
      await cdp.send("Input.dispatchMouseEvent", { type: action, ...mouse });
      return;
    }
    case "wheel": {
      const { type: _type, ...wheel } = input;
      await cdp.send("Input.dispatchMouseEvent", { type: "mouseWheel", ...wheel });
      return;
    }
    case "key":
      return sendKey(cdp, input);
    case "paste":
      await cdp.send("Input.insertText", { text: input.text });
      return;
    case "reload":
      await cdp.send("Page.reload");
      return;
    case "back":
    case "forward":
      return goThroughHistory(cdp, input.type === "back" ? -1 : 1);
  }
}

async function sendKey(cdp: CDPSession, input: Extract<ViewerInput, { type: "key" }>): Promise<void> {
  const { action, key, code, keyCode, location, repeat, modifiers } = input;
  const isShortcut = (modifiers & 6) !== 0;
  const written = [...key].length === 1 ? key : textOf[key];
  const text = action === "keyDown" && !isShortcut ? written : undefined;
  const command = isShortcut && action === "keyDown" ? editing[key.toLowerCase()] : undefined;
  await cdp.send("Input.dispatchKeyEvent", {
    type: action === "keyDown" && text === undefined ? "rawKeyDown" : action,
    key,
    code,
    windowsVirtualKeyCode: keyCode,
    location,
    isKeypad: location === 3,
    autoRepeat: repeat,
    modifiers,
    ...(text === undefined ? {} : { text }),
    ...(command === undefined ? {} : { commands: [command] }),
  });
}

async function goThroughHistory(cdp: CDPSession, step: number): Promise<void> {
  const { currentIndex, entries } = await cdp.send("Page.getNavigationHistory");
  const entry = entries[currentIndex + step];
  if (entry !== undefined) await cdp.send("Page.navigateToHistoryEntry", { entryId: entry.id });
}
