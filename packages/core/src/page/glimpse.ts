import type { ControlState } from "./control-state.ts";
import type { Glimpse } from "./fingerprint-match.ts";
import { placeLimit } from "./fingerprint-match.ts";
import { addressOf, normalText, stableTokens, wordsIn } from "./fingerprint-text.ts";
import type { Sketch } from "./injected/sketch.ts";
import type { LivePage } from "./live-page.ts";
import type { Located } from "./reference.ts";
import { DocumentGone } from "./document-gone.ts";

type Looked = {
  located: Located;
  place: Located | undefined;
  /** Puts placeholders in place of values, as they are in what is remembered. */
  mask: (sketch: Sketch) => Sketch;
};

/**
 * A look at one element and the place it stands in, without reading the page. `words`: its own and those around it.
 * Undefined when it is gone.
 */
export async function glimpseOf(
  { worlds, page }: Pick<LivePage, "worlds" | "page">,
  { located, place, mask }: Looked,
): Promise<(Glimpse & { words: ReadonlySet<string>; state: ControlState }) | undefined> {
  const { world, number } = located;
  const placeNumber = place?.world === world ? place.number : 0;
  const seen = await worlds.call(world, "sketch", number, placeNumber).catch((error: unknown) => {
    if (error instanceof DocumentGone) return null;
    throw error;
  });
  if (seen === null) return undefined;
  const sketch = mask(seen);
  const around = sketch.around === undefined ? undefined : new Set(sketch.around.flatMap(wordsIn));
  const name = nameIn(sketch);
  return {
    role: sketch.role,
    state: sketch.state,
    inputType: sketch.inputType,
    name,
    tokens: stableTokens(sketch.hints),
    address: () => addressOf(sketch.href, page.url()),
    likes: () => sketch.likes,
    around: () => (around !== undefined && around.size <= placeLimit ? around : undefined),
    words: new Set([...wordsIn(name), ...wordsIn(sketch.placeholder ?? ""), ...(around ?? [])]),
  };
}

/** As {@link nameAt} names an element: the limit is the same. */
function nameIn({ name, content, placeholder = "" }: Sketch): string {
  return normalText((name || placeholder || content).slice(0, 160));
}
