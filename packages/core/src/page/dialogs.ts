import type { Effect } from "@legwork/protocol";
import type { Dialog } from "../browser/playwright.ts";

/** What a dialog of the browser is answered with. `text`: of a prompt; default: what it proposes. */
export type DialogAnswer = { isAccepted: boolean; text?: string };

/**
 * A dialog that nobody answers stops the page for good. Without an answer what was asked for is carried through: yes, and the proposed
 * text for a prompt.
 */
export function answerDialog(dialog: Dialog, answer: DialogAnswer | undefined): void {
  const { isAccepted = true, text } = answer ?? {};
  const closed = isAccepted ? dialog.accept(text ?? dialog.defaultValue()) : dialog.dismiss();
  closed.catch(() => {
    // It was closed by the page's own end, which answers it as well.
  });
}

const longest = 200;

/** In words, for whoever did not know that the page would ask. */
export function dialogTold({ dialog }: Effect): string {
  if (dialog === undefined) return "";
  const { type, message, accepted } = dialog;
  const said = message.length > longest ? `${message.slice(0, longest)}…` : message;
  if (type === "alert") return ` The page said “${said}”.`;
  if (type === "beforeunload") return "";
  return ` The page asked “${said}”, and it was ${accepted ? "accepted" : "dismissed"}.`;
}
