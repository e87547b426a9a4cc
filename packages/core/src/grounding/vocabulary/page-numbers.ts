/** A page told by its number, as the source of an expression: “page 3”, “page number two”. */
export const pageByNumber = String.raw`\bpage (?:number |no\.? ?)?(?<number>\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b`;
