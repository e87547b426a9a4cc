const remarks = [
  "nothing else",
  "(?:the (?:others?|rest)|its [a-z]+|everything else|all (?:the )?others?) (?:should |must |shall )?(?:stays?|remains?|keeps?) [^.;]{1,60}",
  "that is all",
  "as (?:fast|quickly|soon) as (?:you can|possible)",
  "(?:please )?leave [^.;,]{1,60} (?:empty|blank|unchanged|alone|as (?:it is|they are))",
  "(?:fill|enter|put|write) (?:it|them)(?: in)? (?:in )?(?:the way|as) (?:that )?(?:the (?:form|field|page)|it) (?:wants|needs|asks)(?: for)?(?: it| them)?",
].join("|");

const remark = new RegExp(String.raw`(?<=^|[.;,] )(?:${remarks})(?=$|[.;]| and )`, "giu");

/**
 * A line without what asks for nothing to be done: “leave the time empty”, “nothing else”. As it
 * stands where there is nothing else in it.
 */
export function withoutRemarks(line: string): string {
  const rest = line
    .replace(remark, "")
    .replace(/^[\s.;,]*(?:and )?/u, "")
    .replace(/[;,]\s*(?=[.;]|$)/gu, "");
  return rest === line || !/\p{L}/u.test(rest) ? line : rest;
}
