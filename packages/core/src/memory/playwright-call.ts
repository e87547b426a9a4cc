import { modifierKeys } from "../page/modifier-keys.ts";
import type { MemoryStep } from "@legwork/protocol";
import { expression, literal, oneLine } from "./playwright-text.ts";

/** What a step does, with its element and its arguments as expressions. */
type Call = { element: string; given: string[]; raw: string[]; tag: string };

const clicks = (method: string, button?: string) => (call: Call) => {
  const modifiers = call.raw.flatMap((keys) => keys.split("+")).map(modifierOf);
  const options = [
    ...(button === undefined ? [] : [`button: ${literal(button)}`]),
    ...(modifiers.length === 0 ? [] : [`modifiers: [${modifiers.map(literal).join(", ")}]`]),
  ];
  return [`await ${call.element}.${method}(${options.length === 0 ? "" : `{ ${options.join(", ")} }`});`];
};

const first = ({ given }: Call) => given[0] ?? '""';

const calls: Partial<Record<MemoryStep["method"], (call: Call) => string[] | undefined>> = {
  click: clicks("click"),
  doubleClick: clicks("dblclick"),
  rightClick: clicks("click", "right"),
  middleClick: clicks("click", "middle"),
  tap: ({ element }) => [`await ${element}.tap();`],
  hover: ({ element }) => [`await ${element}.hover();`],
  fill: (call) => [`await ${call.element}.fill(${first(call)});`],
  type: (call) => [`await ${call.element}.pressSequentially(${first(call)});`],
  press: (call) => [
    `await ${call.element === "page" ? "page.keyboard" : call.element}.press(${first(call)});`,
  ],
  check: ({ element }) => [`await ${element}.check();`],
  uncheck: ({ element }) => [`await ${element}.uncheck();`],
  selectOption: selectOption,
  scroll: scroll,
  scrollTo: ({ element, given }) =>
    element !== "page" && given.length === 0 ? [`await ${element}.scrollIntoViewIfNeeded();`] : undefined,
  goBack: () => ["await page.goBack();"],
  goForward: () => ["await page.goForward();"],
  reload: () => ["await page.reload();"],
  // An address is no text with placeholders: what looks like one may be an encoded sign.
  navigate: ({ raw }) => [`await page.goto(${literal(raw[0] ?? "about:blank")});`],
  extract: ({ raw }) => [`// Read here: ${oneLine(raw[0] ?? "")}`],
};

/** A step in Playwright's words; undefined for what it has no words for. */
export function callOf(step: MemoryStep): string[] | undefined {
  const element = elementOf(step);
  if (element === undefined) return undefined;
  const given = step.arguments.map(expression);
  return calls[step.method]?.({ element, given, raw: step.arguments, tag: step.fingerprint?.tag ?? "" });
}

/** A list that the page made itself is opened and clicked. */
function selectOption({ element, given, tag }: Call): string[] | undefined {
  if (given.length === 0) return undefined;
  if (tag === "select")
    return [`await ${element}.selectOption([${given.map((label) => `{ label: ${label} }`).join(", ")}]);`];
  if (given.length > 1) return undefined;
  return [
    `await ${element}.click();`,
    `await page.getByRole("option", { name: ${given[0]}, exact: true }).click();`,
  ];
}

const directions: Record<string, [x: number, y: number]> = {
  down: [0, 1],
  up: [0, -1],
  right: [1, 0],
  left: [-1, 0],
};

function scroll({ element, raw }: Call): string[] | undefined {
  const [direction = "down", amount = "1"] = raw;
  if (direction === "top" || direction === "bottom") return [scrollToEdge(element, direction)];
  const way = Object.hasOwn(directions, direction) ? directions[direction] : undefined;
  const [, number, unit] = /^([\d.]+)(px)?$/.exec(amount) ?? [];
  if (way === undefined || number === undefined) return undefined;
  const size = unit === "px" ? number : undefined;
  const by = (factor: number, length: string) =>
    factor === 0 ? "0" : `${factor * Number(number)}${size === undefined ? ` * ${length}` : ""}`;
  if (element === "page")
    return [
      `await page.evaluate(() => scrollBy(${by(way[0], "innerWidth")}, ${by(way[1], "innerHeight")}));`,
    ];
  return [
    `await ${element}.evaluate((box) => box.scrollBy(${by(way[0], "box.clientWidth")}, ${by(way[1], "box.clientHeight")}));`,
  ];
}

function scrollToEdge(element: string, edge: "top" | "bottom"): string {
  if (element === "page") {
    const height = edge === "top" ? "0" : "document.documentElement.scrollHeight";
    return `await page.evaluate(() => scrollTo(scrollX, ${height}));`;
  }
  return `await ${element}.evaluate((box) => { box.scrollTop = ${edge === "top" ? "0" : "box.scrollHeight"}; });`;
}

/** Roles of ours that Playwright does not know by that name, or finds by nothing. */
const unknownRoles = new Set(["generic", "text", "document", "presentation", "none"]);

/** Elements that have a role to us and none to Playwright. */
const tagsWithoutRole = new Set(["summary"]);

/**
 * The element by role and name where they told it alone, which outlives changes of the markup; else by its path, through
 * frames. Undefined inside a shadow root, which no path of Playwright's leads into, unless role and name tell it.
 */
function elementOf({ selector, fingerprint, name }: MemoryStep): string | undefined {
  if (selector === undefined || fingerprint === undefined) return "page";
  const [frames, path] = throughFrames(selector);
  const within = `page${frames.map((frame) => `.frameLocator(${literal(`xpath=${frame}`)})`).join("")}`;
  const { role, tag, likes } = fingerprint;
  const hasRole = !unknownRoles.has(role) && !tagsWithoutRole.has(tag);
  if (likes === 1 && name && name.length < 400 && hasRole)
    return `${within}.getByRole(${literal(role)}, { name: ${expression(name)}, exact: true })`;
  return path.includes("//") ? undefined : `${within}.locator(${literal(`xpath=${path}`)})`;
}

/** A path goes on in the document of a frame after the step of its `<iframe>`. */
function throughFrames(selector: string): [frames: string[], path: string] {
  const parts = selector.replace(/^xpath=/, "").split(/(?<=\/i?frame\[\d+\])(?=\/html\[1\])/);
  return [parts.slice(0, -1), parts.at(-1) ?? ""];
}

function modifierOf(key: string): string {
  const word = key.trim().toLowerCase();
  return (Object.hasOwn(modifierKeys, word) ? modifierKeys[word] : undefined) ?? key;
}
