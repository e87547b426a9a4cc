import type { Held } from "../injected/control.ts";
import type { Stage } from "../step.ts";

/** What a method did beside the general effects. */
export type Done = {
  message: string;
  /** The method can tell by itself that it worked: what it wanted was so, or was verified. */
  verified?: boolean;
  /** What it is done for may come late, and is waited for: menus open a moment after the pointer has come to rest. */
  late?: boolean;
  /** Looks at the target once the page is quiet, and answers in words what is not as it should be. */
  holds?: (state: Held) => string | undefined;
};

export type Method = (stage: Stage) => Promise<Done>;
