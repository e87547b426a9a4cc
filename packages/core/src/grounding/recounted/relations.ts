import { root } from "../evidence/root.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import type { StatedControl } from "./stated-controls.ts";

/** What people say of a thing, and what forms call it, by roots of both. */
const meaning: readonly [said: string, heads: string][] = [
  [
    "start starts started begin begins began begun join joins commence commences from",
    "start starts starting begin begins beginning from first opening since",
  ],
  [
    "end ends ended finish finishes finished stop stops stopped until till expires runs to",
    "end ends ending finish until till to last closing expiry expires",
  ],
  ["open opens", "open opens opening from start"],
  ["close closes shut shuts", "close closes closing until to end"],
  ["cost costs priced price charge charges fee", "price cost fee fare charge"],
  ["worth valued", "value worth price amount"],
  ["earn earns makes salary wage gets", "salary wage pay income earnings"],
  ["works work working job occupation profession", "occupation job profession position employment"],
  ["works work working", "hours"],
  ["weigh weighs", "weight"],
  ["pay pays paying", "payment paid"],
  ["measure measures", "size length height width"],
  ["burn burns heat heats", "fuel heating"],
  ["speak speaks", "language languages"],
  ["live lives living", "address town city country residence"],
  ["last lasts takes took take", "duration length hours minutes days"],
  ["feed fed feeds", "feed food"],
  ["born", "birth born birthday"],
  ["valid good", "valid expiry expires from until"],
  ["expires", "valid expiry expires until"],
  ["come comes sold delivered", "unit packaging"],
  ["arrive arrives arriving", "arrival arrive arrives"],
  ["leave leaves leaving depart departs", "departure leave leaving until"],
  ["due", "due deadline"],
  ["over", "term duration"],
  ["sleep sleeps", "beds bed sleeps guests"],
  ["tall", "height"],
  ["wide", "width"],
  ["long", "length"],
  ["deep", "depth"],
  ["withdrew withdrawn", "withdrawn"],
  ["drove ran walked", "distance mileage"],
  ["holds contains", "capacity volume contents"],
  ["eats eat", "diet meal menu food"],
  ["wears wear", "size"],
  ["sits sit", "seat table place"],
  ["belongs owned", "owner"],
  ["written", "author"],
  ["led hosted", "leader host"],
  ["handled assigned", "assignee responsible"],
  ["bought purchased", "purchase bought"],
  ["taught teaches", "teacher instructor tutor trainer"],
  ["square metres meters sqm", "area size"],
  ["litres liters kilos grams kg", "amount quantity"],
];
const cues = meaning.map(([said, heads]) => ({ said: rootsOf(said), heads: rootsOf(heads) }));

function rootsOf(words: string): Set<string> {
  return new Set(words.split(" ").map(root));
}

/** What people call a part of a form, and what forms head it with. */
const parts: readonly [said: string, heads: string][] = [
  ["parcel package order goods shipment delivery", "delivery shipping recipient addressee"],
  ["invoice bill", "billing invoice bill"],
  ["theirs customer client", "customer client bill"],
  ["ours", "from sender"],
  ["husband wife partner spouse", "spouse partner"],
  ["mum mom mother", "mother"],
  ["dad father", "father"],
  ["dog cat pet animal", "animal pet"],
  ["emergency", "emergency"],
  ["pay paid wage earn earns", "salary pay wage"],
];
const headings = parts.map(([said, heads]) => ({ said: rootsOf(said), heads: rootsOf(heads) }));

/** How a word that is said beside a value has to do with a control: it is of its name or what that means, or of the part it is in. */
export type Relation = "name" | "place" | undefined;

export function relationOf(word: string, control: StatedControl): Relation {
  const own = root(word);
  const { roots, placeRoots } = control;
  if (roots.has(own)) return "name";
  const isCued = cues.some(({ said, heads }) => said.has(own) && [...roots].some((one) => heads.has(one)));
  if (isCued) return "name";
  if (placeRoots.has(own)) return "place";
  const isHeaded = headings.some(
    ({ said, heads }) => said.has(own) && [...placeRoots].some((one) => heads.has(one)),
  );
  if (isHeaded) return "place";
  return undefined;
}

/** The words of what is said beside a value that mean what the control is called, though in other words: “pick up” of “Collect at”. */
export function meantWords(
  words: readonly string[],
  { concepts, choices }: StatedControl,
): ReadonlySet<number> {
  const met = new Set<number>();
  for (const { concept, weight, from, to } of conceptsIn(words)) {
    const own = concepts.get(concept.name) ?? 0;
    if (weight * own >= plainly || (choices && Math.min(weight, own) >= loosely))
      for (let at = from; at < to; at += 1) met.add(at);
  }
  return met;
}

const plainly = 0.8;
/** All of the name of an option tells more than a value does. */
const loosely = 0.55;
