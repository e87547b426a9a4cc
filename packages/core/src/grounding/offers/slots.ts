import { columnHead } from "../columns.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { controlsOf, indexOfNode, ownPart, saidIn } from "../outline.ts";
import { indexOf } from "../view-index.ts";
import { range } from "./cues.ts";
import { stemsOf, type Told } from "./told.ts";

type Slot = { node: ViewNode; positions: number[] };

const time = /^\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?$/iu;
const day =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)|today|tomorrow|january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th)?)$/u;

/** “on Monday at 10:00”: the one place of a timetable that is called by that time and stands with that day. */
export function slotFor(view: PageView, told: Told): Slot | undefined {
  const index = indexOf(view);
  const controls = controlsOf(view).filter(({ name, role }) => time.test(name.trim()) && role !== "link");
  const places = new Set(controls.map((node) => indexOfNode(view, node)));
  const found = controls.flatMap((node): Slot[] => {
    const at = indexOfNode(view, node);
    const stems = stemsOf(node.name);
    const from = told.words.findIndex((_, start) =>
      stems.every(
        (one, offset) => told.words[start + offset]?.stem === one && !told.words[start + offset]?.claimed,
      ),
    );
    const like = new Set([...places].filter((other) => view.nodes[other]?.name === view.nodes[at]?.name));
    const sameTime = new Set(
      [...like].filter((other) => stemsOf(saidIn(view, other)).join(" ") === stems.join(" ")),
    );
    const said = `${saidIn(view, ownPart(view, at, sameTime))} ${columnHead(index, at) ?? ""}`;
    const known = new Set(stemsOf(said));
    const days = told.words.flatMap((word, place) =>
      day.test(word.word) && known.has(word.stem) ? [place] : [],
    );
    const own = range(from, from + stems.length);
    const others = days.filter((place) => !own.includes(place) && told.words[place]?.claimed === false);
    return from < 0 || others.length === 0 ? [] : [{ node, positions: [...own, ...others] }];
  });
  return found.length === 1 ? found[0] : undefined;
}
