import type { Token } from "../matching/tokens.ts";
import type { Lexis } from "./lexis.ts";

/** The start or the end of what reaches from one value to another. */
export type Side = "low" | "high";

const starting = new Set(
  "from between since after min minimum least lowest start starting begin beginning earliest departure depart origin low lower smallest fewest".split(
    " ",
  ),
);
const ending = new Set(
  "to until till through max maximum most highest end ending latest arrival arrive destination before high upper greatest largest biggest".split(
    " ",
  ),
);
const saidAtStart = new Set(["from", "between", "since"]);
const saidAtEnd = new Set(["to", "until", "till", "through"]);

/** Which side a field is for, by its names; undefined when they say none, or both. */
export function sideOf({ stems }: Lexis): Side | undefined {
  if (stems.has("up") && stems.has("to")) return "high";
  const isStart = [...stems.keys()].some((one) => starting.has(one));
  const isEnd = [...stems.keys()].some((one) => ending.has(one));
  return isStart === isEnd ? undefined : isStart ? "low" : "high";
}

/** “from Monday”, “until Friday”: the token that says which side the value after it is for. */
export function boundIn(tokens: Token[]): { side: Side; token: number } | undefined {
  const at = tokens.findIndex(({ word }) => saidAtStart.has(word));
  if (at >= 0 && at < tokens.length - 1) return { side: "low", token: at };
  const limit = limitIn(tokens);
  if (limit !== undefined) return limit;
  const first = tokens[0]?.word ?? "";
  return saidAtEnd.has(first) && tokens.length > 1 ? { side: "high", token: 0 } : undefined;
}

/** “at least 300”, “the maximum price”. */
function limitIn(tokens: Token[]): { side: Side; token: number } | undefined {
  for (const [at, { word }] of tokens.entries()) {
    const isAt = tokens[at - 1]?.word === "at";
    if (/^min(?:imum|imal)?$/u.test(word) || (isAt && word === "least")) return { side: "low", token: at };
    if (/^max(?:imum|imal)?$/u.test(word) || (isAt && word === "most")) return { side: "high", token: at };
  }
  return undefined;
}

/** “between 50 and 100”: what comes after “and” is the other side. */
export function isAfterBetween(tokens: Token[], from: number): boolean {
  if (tokens[from - 1]?.word !== "and") return false;
  const start = tokens.slice(0, from - 1).findLastIndex(({ word }) => word === "between");
  return (
    start >= 0 &&
    from - start <= 8 &&
    !tokens.slice(start, from - 1).some(({ word }) => word === "and" || word === ",")
  );
}
