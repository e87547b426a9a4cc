import { tokenize } from "../matching/tokens.ts";

/** Quoted words are names and values: a pattern that reads the rest does not look into them. */
export function maskQuotes(text: string): { masked: string; pieces: string[] } {
  const { tokens } = tokenize(text);
  let masked = "";
  let from = 0;
  const pieces: string[] = [];
  for (const { kind, start, end } of tokens) {
    if (kind !== "quoted") continue;
    masked += `${text.slice(from, start)}‹${pieces.length}›`;
    pieces.push(text.slice(start, end));
    from = end;
  }
  return { masked: masked + text.slice(from), pieces };
}

/** Puts the quoted words back; `change`: what becomes of them. */
export function unmaskQuotes(
  masked: string,
  pieces: readonly string[],
  change: (piece: string) => string = (piece) => piece,
): string {
  return masked.replace(/‹(\d+)›/gu, (_, at: string) => change(pieces[Number(at)] ?? ""));
}
