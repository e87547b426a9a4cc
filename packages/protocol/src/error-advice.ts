import type { ActFailureCode } from "./action.ts";
import type { ErrorCode } from "./error.ts";

/** Whether the same request has a chance when it is sent again, and what its sender can do. */
export type Advice = { again: "no" | "later" | "once"; next: string };

/** What to do about each code of an error. `once`: it may have been done, so look before asking again. */
export const errorAdvice: Record<ErrorCode, Advice> = {
  invalid_request: { again: "no", next: "Mend what `issues` names." },
  unauthorized: { again: "no", next: "Send a key that the service knows, in `x-svc-api-key`." },
  forbidden: { again: "no", next: "Ask the operator, or use a key that may." },
  launch_option_forbidden: { again: "no", next: "Leave the option out, or set `LEGWORK_TRUST_CLIENTS=1`." },
  url_forbidden: { again: "no", next: "The message names the setting that would allow the address." },
  session_not_found: { again: "no", next: "Start a session; check the id and the key's project." },
  page_not_found: {
    again: "no",
    next: "Take one of the ids that the message lists; where it lists none, `navigate`.",
  },
  not_found: { again: "no", next: "Check the address and the id in it." },
  method_not_allowed: { again: "no", next: "See `/docs` for the method." },
  session_busy: { again: "later", next: "Wait for the operations that were sent before." },
  too_many_pages: { again: "later", next: "Close a page of the session first." },
  context_busy: { again: "later", next: "End the session that saves into it, or begin without `persist`." },
  idempotency_conflict: { again: "no", next: "Use a new `Idempotency-Key`." },
  session_ended: { again: "no", next: "Start a new session; `getSession` says why it ended." },
  payload_too_large: { again: "no", next: "Send less, or raise `LEGWORK_MAX_FILE_MB` for files." },
  unsupported_media_type: { again: "no", next: "Send JSON; of files, those that can be read." },
  agent_failed: { again: "once", next: "Read the message; `actions` has what was done." },
  selector_not_found: { again: "no", next: "Observe, and take a selector of the page as it is now." },
  unsupported_instruction: { again: "no", next: "Say it more exactly, or name a language model." },
  too_many_sessions: { again: "later", next: "End sessions, or come back when `Retry-After` says." },
  rate_limited: { again: "later", next: "Come back when `Retry-After` says." },
  internal: { again: "once", next: "Report it with its `requestId`." },
  model_unavailable: { again: "later", next: "Check the model's name, key and address." },
  navigation_failed: { again: "later", next: "Check the address; the message has the reason." },
  browser_crashed: {
    again: "no",
    next: "Start a new session; after a crash of the page alone, navigate again.",
  },
  shutting_down: { again: "later", next: "Ask again when the server is back." },
  no_capacity: { again: "later", next: "Run `legwork doctor` on the server." },
  timeout: { again: "once", next: "See `replay` for what was done; give more `timeout`." },
};

/** What each code of a failed act means, and what can be done. */
export const actFailureAdvice: Record<ActFailureCode, { meaning: string; next: string }> = {
  not_found: { meaning: "Nothing on the page fits the words.", next: "Observe; say it as the page does." },
  ambiguous: {
    meaning: "Several elements fit.",
    next: "Choose one of `candidates`, or say where it stands.",
  },
  covered: {
    meaning: "Something lies over the element.",
    next: "Deal with what the message names, such as a dialog.",
  },
  disabled: { meaning: "The element cannot be used now.", next: "Do first what enables it." },
  hidden: {
    meaning: "The element cannot be seen.",
    next: "Open the menu or part of the page that holds it.",
  },
  read_only: { meaning: "The field takes no text.", next: "Look for the control that changes it." },
  stale: { meaning: "The element of the action is gone.", next: "Observe again." },
  no_effect: {
    meaning: "It was done, and nothing changed.",
    next: "Look at the page before it is done again.",
  },
  not_understood: {
    meaning: "The words are beyond the embedded model.",
    next: "Say one thing plainly, or name a model.",
  },
  unknown_option: { meaning: "The list has no such entry.", next: "Take one that the message names." },
  blocked: { meaning: "The page may not do that here.", next: "The message names what refused it." },
  origin_not_allowed: {
    meaning: "The variable is not for this origin.",
    next: "Check the page's address before all else.",
  },
  needs_human: {
    meaning: "A captcha, a code or a sign-in is in the way.",
    next: "Open `needsHuman.liveViewUrl`.",
  },
  timeout: { meaning: "It was not done in its time.", next: "Look at the page; give more `timeout`." },
};
