/** What one look at this machine has found. */
export type Finding = {
  /** What was looked at, such as `browser`. */
  name: string;
  /** `warn`: Legwork works, with less than it could. `fail`: it does not. */
  state: "ok" | "warn" | "fail";
  message: string;
  /** The command that mends it, or what to do where there is none. */
  mend?: string;
};

export function ok(name: string, message: string): Finding {
  return { name, state: "ok", message };
}

export function warn(name: string, message: string, mend: string): Finding {
  return { name, state: "warn", message, mend };
}

export function fail(name: string, message: string, mend: string): Finding {
  return { name, state: "fail", message, mend };
}
