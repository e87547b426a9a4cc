import type { PageView } from "../../page/view.ts";
import { normalize } from "../matching/text.ts";

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
