import { expect, test } from "vitest";
import { usualEntries } from "../../src/grounding/vocabulary/usual/index.ts";
import { patternsOf, withoutSilent } from "../../src/grounding/vocabulary/usual/patterns.ts";
import { groups } from "../../src/grounding/vocabulary/usual/usual.ts";

/** Of a pattern that can be said in more ways some are left out, evenly. */
const most = 1_000;

const joined = (left: readonly string[], right: readonly string[]): string[] => {
  const every = Math.ceil((left.length * right.length) / most);
  return left
    .flatMap((one) => right.map((other) => `${one} ${other}`.trim()))
    .filter((_, at) => at % every === 0);
};

const wordsAt = (place: string): string[] =>
  place
    .split("/")
    .flatMap((word) => (groups[/^\{(\w+)\}$/u.exec(word)?.[1] ?? ""] ?? word).split("/"))
    .map((word) => word.replaceAll("_", " "));

/** “[a b/c]” may be missing, or be “a b” or “c”. */
const choicesAt = (part: string): string[] =>
  part.startsWith("[")
    ? [
        "",
        ...part
          .slice(1, -1)
          .split("/")
          .flatMap((run) => run.split(" ").map(wordsAt).reduce(joined)),
      ]
    : wordsAt(part);

const waysOf = (pattern: string): string[] =>
  (pattern.match(/\[[^\]]*\]|\S+/gu) ?? [])
    .map(choicesAt)
    .reduce(joined, [""])
    .map((way) => withoutSilent(way.split(" ")));

test("no usual way to ask for something asks for its opposite as well", () => {
  const both = usualEntries.flatMap(({ named, asked = "", contrary }) => {
    // What a pattern leaves open may be any words.
    const opposite = patternsOf(contrary?.asked ?? "").filter(
      (pattern) => pattern.fit(" x y z") === undefined,
    );
    const ways = [named, asked]
      .flatMap((text) => text.split("; "))
      .filter((text) => !text.includes("{about}"));
    return ways.flatMap(waysOf).filter((way) => opposite.some((pattern) => pattern.fit(way) !== undefined));
  });
  expect(both).toEqual([]);
});
