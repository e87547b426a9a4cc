/** What the columns of a league's table are called in full, where they are written as letters. */
const FULL: Record<string, string> = {
  P: "Played",
  Pl: "Played",
  Pld: "Played",
  GP: "Games played",
  MP: "Matches played",
  W: "Won",
  D: "Drawn",
  T: "Tied",
  L: "Lost",
  GF: "Goals for",
  GA: "Goals against",
  GD: "Goal difference",
  Pts: "Points",
  Pos: "Position",
};

/** Letters say so only together: a `W` alone may be a width. */
export function inFull(headers: string[]): string[] {
  const isLeague = headers.includes("W") && headers.includes("L") && headers.length > 3;
  return isLeague ? headers.map((header) => FULL[header] ?? header) : headers;
}
