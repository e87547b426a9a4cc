import type { PageView } from "../../page/view.ts";
import { normalize, wordsOf } from "../matching/text.ts";

const behind =
  /^(?<order>.+?) (?:on|in|at|from|of) (?:the|this|that) (?<place>panel|page|screen|hall|window|board|site|website|app|application|desktop|dialog|form|plan|room|picture|toolbar|menu)$/iu;

/** What names the whole of a page, and no part of it. */
const whole = new Set(["document", "text"]);

/**
 * “press Stop on the panel”, “select B5 in the hall”: the same without the place, where nothing that is a part of the page
 * is called so, so that it can only mean all of it. Undefined for anything else.
 */
export function withoutWholePlace(view: PageView, text: string): string | undefined {
  const { order = "", place = "" } = behind.exec(text.trim().replace(/[.!]$/u, ""))?.groups ?? {};
  if (order === "") return undefined;
  const word = place.toLowerCase();
  const named = view.nodes.filter(
    ({ role, level, name }) =>
      !whole.has(role) && !(role === "heading" && level === 1) && wordsOf(normalize(name)).includes(word),
  );
  return named.length === 0 && !hasRole(view, word) ? order : undefined;
}

const underneath =
  /^(?<order>.+?) (?:listed |standing )?under (?:the )?(?<place>[^,]+?)(?: heading| title)?(?<rest> (?:except|but|apart from) .+)?$/iu;

/** “edit the last card under Cooling”: what is under a heading is in its part of the page. */
export function inHeadedPart(view: PageView, text: string): string | undefined {
  const {
    order = "",
    place = "",
    rest = "",
  } = underneath.exec(text.trim().replace(/[.!]$/u, ""))?.groups ?? {};
  if (order === "") return undefined;
  const called = normalize(place);
  const isHeaded = view.nodes.some(
    ({ role, name }) => /^(?:heading|region|group|tab|form)$/u.test(role) && normalize(name) === called,
  );
  return isHeaded ? `${order} in ${place}${rest}` : undefined;
}

const roles: Record<string, RegExp> = {
  dialog: /dialog/u,
  form: /^form$/u,
  toolbar: /^toolbar$/u,
  menu: /^menu/u,
  window: /dialog/u,
  panel: /^(?:tabpanel|region|complementary)$/u,
};

function hasRole(view: PageView, word: string): boolean {
  const role = roles[word];
  return role !== undefined && view.nodes.some((node) => role.test(node.role));
}
