/** What held keys are called, by Playwright's names. */
export const modifierKeys: Record<string, string> = {
  alt: "Alt",
  option: "Alt",
  cmd: "Meta",
  command: "Meta",
  meta: "Meta",
  control: "Control",
  ctrl: "Control",
  shift: "Shift",
};
