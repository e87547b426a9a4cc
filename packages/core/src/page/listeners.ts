import type { PageWorlds, World } from "./worlds.ts";

/**
 * Listeners are invisible from our world, and an element that has nothing but a listener is a control all the same. One
 * expression in the page's own world, with what the console offers there, names them by their place among all elements.
 * It leaves no trace. What the page makes of it is checked where it is used: at worst an element counts as clickable that
 * is not, which an action on it will tell.
 */
const expression = `(() => {
  const types = ["click", "mousedown", "mouseup", "pointerdown", "pointerup", "dblclick", "touchstart", "touchend"];
  const found = [];
  let count = 0;
  const visit = (root) => {
    for (const element of root.querySelectorAll("*")) {
      const listeners = getEventListeners(element);
      for (const type of types) if (listeners[type]) { found.push(count); break; }
      count += 1;
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document);
  return { count, found };
})()`;

/** Has the in-page script know which elements listen for presses. Answers whether that is news. */
export async function findListeners(worlds: PageWorlds, world: World): Promise<boolean> {
  const answer = await worlds.evaluateInPage(world, expression);
  return isListing(answer) && worlds.call(world, "noteListeners", answer);
}

function isListing(answer: unknown): answer is { count: number; found: number[] } {
  if (typeof answer !== "object" || answer === null || !("count" in answer) || !("found" in answer))
    return false;
  const { count, found } = answer;
  return typeof count === "number" && Array.isArray(found) && found.every((index) => Number.isInteger(index));
}

/** What is typed is heard by the field itself, or by what holds it. */
const typingHeard = `(() => {
  let field = document.activeElement;
  while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement;
  if (field === null || field.localName === "iframe" || field.list) return true;
  const types = ["input", "beforeinput", "keydown", "keypress", "keyup", "change", "propertychange"];
  const hears = (target) => { const listeners = getEventListeners(target); return types.some((type) => listeners[type]); };
  for (let target = field; target; target = target.parentNode ?? target.host) if (hears(target)) return true;
  return hears(window);
})()`;

/**
 * Whether anything listens for what is typed where the focus is, so that suggestions may come of it. True where that cannot
 * be told, as in frames.
 */
export async function hearsTyping(worlds: PageWorlds, world: World): Promise<boolean> {
  return (await worlds.evaluateInPage(world, typingHeard)) !== false;
}
