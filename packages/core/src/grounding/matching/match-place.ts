import type { PageView } from "../../page/view.ts";
import { roleFit } from "./compatibility.ts";
import type { Match, Scored } from "./match.ts";
import type { TargetPhrase, TargetReading } from "../grammar/parsed.ts";
import { isHeaderRow, narrow } from "./scope.ts";
import { tiers } from "./similarity.ts";
import { normalize } from "./text.ts";
import { indexOf, type ViewIndex } from "./view-index.ts";

/** Pages listen on these as a whole, and say nothing of it. */
const kinds = new Set(["row", "cell", "card", "item", "image"]);

/**
 * “the row Invoice 8”, “the second row”: a part of the page that has no name of its own, by its kind and by what it
 * says. Undefined when the words name no such kind, or none of it is there.
 */
export function matchPlace(view: PageView, target: TargetPhrase): Match | undefined {
  const index = indexOf(view);
  for (const reading of target.readings) {
    if (!reading.role || !kinds.has(reading.role.name) || reading.all) continue;
    const found = placesOf(index, reading);
    if (found.length === 0) continue;
    const at = reading.ordinal;
    if (at === undefined && found.length > 1) return { outcome: "several", ranked: found };
    const only = found.at(at === undefined ? 0 : at > 0 ? at - 1 : at);
    if (only) return { outcome: "one", found: [only], confidence: only.score, ranked: [only] };
  }
  return undefined;
}

function placesOf(index: ViewIndex, reading: TargetReading): Scored[] {
  const { nodes } = index.view;
  const wanted = normalize(reading.name);
  const fitting = nodes.flatMap((node, at) => {
    const isKind = node.ref !== "" && node.box !== undefined && roleFit(reading.role, node) === 1;
    return isKind && !isHeaderRow(index, at) && says(index, at, wanted) ? [at] : [];
  });
  const innermost = fitting.filter(
    (at, position) => (fitting[position + 1] ?? nodes.length) >= (index.end[at] ?? 0),
  );
  // What has no name is no picture to whoever sees it, where others have one.
  const pictures = innermost.filter((at) => nodes[at]?.name !== "");
  const isPicture = reading.role?.name === "image" && pictures.length > 0;
  return narrow(index, isPicture ? pictures : innermost, reading.qualifiers).flatMap((at) => {
    const node = nodes[at];
    return node ? [{ index: at, node, score: 0.85, tier: tiers.run }] : [];
  });
}

function says(index: ViewIndex, at: number, wanted: string): boolean {
  if (wanted === "") return true;
  const { nodes } = index.view;
  const text = nodes
    .slice(at, index.end[at])
    .map(({ name }) => name)
    .join(" ");
  return ` ${normalize(text)} `.includes(` ${wanted} `);
}
