import { phraseTable } from "../matching/tokens.ts";

/** Keys as people write them → as Playwright names them. */
const keys: Record<string, string> = {
  enter: "Enter",
  return: "Enter",
  escape: "Escape",
  esc: "Escape",
  tab: "Tab",
  space: "Space",
  spacebar: "Space",
  backspace: "Backspace",
  delete: "Delete",
  del: "Delete",
  insert: "Insert",
  home: "Home",
  end: "End",
  "page up": "PageUp",
  pageup: "PageUp",
  "page down": "PageDown",
  pagedown: "PageDown",
  "arrow up": "ArrowUp",
  "arrow down": "ArrowDown",
  "arrow left": "ArrowLeft",
  "arrow right": "ArrowRight",
  arrowup: "ArrowUp",
  arrowdown: "ArrowDown",
  arrowleft: "ArrowLeft",
  arrowright: "ArrowRight",
  "up arrow": "ArrowUp",
  "down arrow": "ArrowDown",
  "left arrow": "ArrowLeft",
  "right arrow": "ArrowRight",
  "space bar": "Space",
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
  right: "ArrowRight",
  plus: "+",
  minus: "-",
  hyphen: "-",
  slash: "/",
  "forward slash": "/",
  backslash: "\\",
  "question mark": "?",
  comma: ",",
  period: ".",
  dot: ".",
  "full stop": ".",
  asterisk: "*",
  equals: "=",
};

const modifiers: Record<string, string> = {
  control: "Control",
  ctrl: "Control",
  shift: "Shift",
  alt: "Alt",
  option: "Alt",
  meta: "Meta",
  cmd: "Meta",
  command: "Meta",
  win: "Meta",
  windows: "Meta",
  controlormeta: "ControlOrMeta",
};

export const keyTable = phraseTable(Object.entries(keys));

const single = new Map(Object.entries(keys));
const held = new Map(Object.entries(modifiers));

/** `ctrl+shift+a`, `Control + A`, `F5` as Playwright writes it; undefined when it is no key. */
export function chordOf(text: string): string | undefined {
  if (/^\p{P}$|^\p{S}$/u.test(text.trim())) return text.trim();
  const parts = text
    .trim()
    .replace(/\+\s*\+$/u, "+plus")
    .split(/\s*\+\s*|(?<=[a-z])-(?=[a-z0-9]$)/i);
  const last = keyOf(parts.at(-1) ?? "");
  if (last === undefined) return undefined;
  const before = parts.slice(0, -1).map((part) => held.get(part.toLowerCase()));
  if (before.some((part) => part === undefined)) return undefined;
  // The key of a letter gives its capital with Shift alone, however the chord is written.
  const isLetter = before.length > 0 && /^[a-zA-Z]$/.test(last);
  const letter = before.includes("Shift") ? last.toUpperCase() : last.toLowerCase();
  return [...before, isLetter ? letter : last].join("+");
}

function keyOf(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (single.has(lower)) return single.get(lower);
  if (/^f(?:[1-9]|1[0-2])$/.test(lower)) return lower.toUpperCase();
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(text) ? text : undefined;
}
