/** What somebody says of one element. Absent states are `false` or unknown to whoever tells. */
export type Told = {
  role: string;
  name: string;
  /** What stands below it, where that is known. */
  text?: string;
  states: Partial<Record<StateName, string>>;
};

export const stateNames = [
  "checked",
  "selected",
  "expanded",
  "pressed",
  "disabled",
  "readonly",
  "required",
  "invalid",
  "level",
  "value",
  "multiple",
  "modal",
  "focused",
  "description",
] as const;

export type StateName = (typeof stateNames)[number];

/** One element of a page, as Legwork, Chromium and Playwright tell it. */
export type Compared = {
  tag: string;
  /** Its start tag, shortened. */
  markup: string;
  /** A control, by anybody's account. */
  interactive: boolean;
  inert: boolean;
  /** Not laid out, since it is far off screen (`content-visibility: auto`). */
  skipped: boolean;
  /** Content for browsers that cannot show what is around it. */
  inFallback: boolean;
  ours?: Told;
  chromium?: Told;
  playwright?: Told;
};

export function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
