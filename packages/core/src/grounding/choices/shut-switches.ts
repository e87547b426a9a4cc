import type { Grounding, Resolved } from "../outcome.ts";
import { normalize, wordsOf, stem } from "../matching/text.ts";

const shutting = /^(?:please )?(?:close|shut|draw|lower) (?<what>.+)$/iu;
/** What stands open or shut; a message, a dialog or a list is closed by a button. */
const closable = new Set(
  (
    "vent window door gate valve blind shutter curtain hatch lid roof damper flap tap faucet skylight garage barrier sluice " +
    "awning drape louvre louver vane chute lock locker cover port shop store counter branch register"
  ).split(" "),
);

/** “close all roof vents”, where each has a switch that is on while it is open. */
export function shutSwitches(text: string, groundOrder: (order: string) => Grounding): Resolved | undefined {
  const what = shutting.exec(text.trim())?.groups?.["what"];
  const words = wordsOf(normalize(what ?? "")).map(stem);
  const thing = words.find((word) => closable.has(word));
  if (what === undefined || thing === undefined) return undefined;
  const off = groundOrder(`turn off ${what}`);
  if (off.outcome !== "resolved") return undefined;
  const isOfThem = off.steps.every(
    ({ node, method }) =>
      method === "uncheck" &&
      node?.role === "switch" &&
      wordsOf(normalize(node.name)).map(stem).includes(thing),
  );
  return isOfThem ? { ...off, isInferred: true } : undefined;
}
