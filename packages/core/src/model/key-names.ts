/** Keys by the names that models use (those of xdotool among them), lower case, and what the browser calls them. */
const names: Readonly<Record<string, string>> = {
  ctrl: "Control",
  control: "Control",
  control_l: "Control",
  alt: "Alt",
  option: "Alt",
  shift: "Shift",
  shift_l: "Shift",
  cmd: "Meta",
  command: "Meta",
  super: "Meta",
  super_l: "Meta",
  win: "Meta",
  meta: "Meta",
  return: "Enter",
  kp_enter: "Enter",
  enter: "Enter",
  esc: "Escape",
  escape: "Escape",
  del: "Delete",
  delete: "Delete",
  backspace: "Backspace",
  insert: "Insert",
  tab: "Tab",
  space: "Space",
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
  right: "ArrowRight",
  arrowup: "ArrowUp",
  arrowdown: "ArrowDown",
  arrowleft: "ArrowLeft",
  arrowright: "ArrowRight",
  page_up: "PageUp",
  pageup: "PageUp",
  prior: "PageUp",
  page_down: "PageDown",
  pagedown: "PageDown",
  next: "PageDown",
  home: "Home",
  end: "End",
  plus: "+",
  minus: "-",
};

/** A key as the browser calls it; one letter stays as it is. */
export function keyName(given: string): string {
  const key = given.trim();
  if (key.length <= 1) return given;
  const known = names[key.toLowerCase()];
  if (known !== undefined) return known;
  return /^f\d{1,2}$/i.test(key) ? key.toUpperCase() : key;
}

/** A chord such as `ctrl+shift+t`, as the browser calls its keys. */
export function chordOf(keys: string[]): string {
  return keys
    .map(keyName)
    .map((key, index, all) =>
      all.length > 1 && index === all.length - 1 && key.length === 1 ? key.toLowerCase() : key,
    )
    .join("+");
}
