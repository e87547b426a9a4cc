import { around, endOf, includesAll, stemsOf } from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";

/** Where several parts speak of somebody, or of a matter: what speaks of the matter in the one part with both. */
export function partAboutBoth(view: PageView, name: string, about: string): ViewNode | undefined {
  const saying = (words: string) =>
    view.nodes.flatMap(({ role, name: text }, at) =>
      role === "text" && text.length < 200 && includesAll(text, stemsOf(words)) ? [at] : [],
    );
  const names = saying(name);
  const shared = (at: number, other: number) => {
    const outer = new Set(around(view, other));
    return around(view, at).find((one) => outer.has(one)) ?? 0;
  };
  const pairs = saying(about).flatMap((at) => names.map((other) => ({ at, part: shared(at, other) })));
  const size = ({ part }: { part: number }) => endOf(view, part) - part;
  const least = Math.min(...pairs.map(size));
  const [only, another] = pairs.filter((pair) => size(pair) === least);
  const node = only && view.nodes[view.nodes[only.at]?.parent ?? -1];
  // The whole list has both of them anyway.
  const isOne =
    only !== undefined &&
    names.filter((at) => at >= only.part && at < endOf(view, only.part)).length === 1 &&
    (another === undefined || another.part === only.part);
  return isOne && node?.box !== undefined && node.ref !== "" && node.editable !== true ? node : undefined;
}
