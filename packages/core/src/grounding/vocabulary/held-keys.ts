/** What people call the keys that are held while something is clicked, and Playwright's names. */
export const keyNames: Record<string, string> = {
  ctrl: "Control",
  control: "Control",
  shift: "Shift",
  alt: "Alt",
  option: "Alt",
  meta: "Meta",
  cmd: "Meta",
  command: "Meta",
};

/** “ctrl-click”, “shift click on”: every way to say a click with a key held. */
export const heldClickPhrases: string[] = Object.keys(keyNames).flatMap((key) =>
  [`${key}-click`, `${key}+click`, `${key} click`, `${key} + click`].flatMap((phrase) => [
    phrase,
    `${phrase} on`,
  ]),
);
