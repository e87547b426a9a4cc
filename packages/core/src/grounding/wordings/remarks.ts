const remarks = [
  "nothing else",
  "(?:the (?:others?|rest)|its [a-z]+|everything else|all (?:the )?others?) (?:should |must |shall )?(?:stays?|remains?|keeps?) [^.;]{1,60}",
  "that is all",
  "as (?:fast|quickly|soon) as (?:you can|possible)",
  "(?:please )?leave [^.;,]{1,60} (?:empty|blank|unchanged|alone|as (?:it is|they are))",
  "(?:fill|enter|put|write) (?:it|them)(?: in)? (?:in )?(?:the way|as) (?:that )?(?:the (?:form|field|page)|it) (?:wants|needs|asks)(?: for)?(?: it| them)?",
].join("|");

const left =
  /[,;.]?,? (?:and|but|while|whilst)?,? ?(?:please )?(?:(?:leave|leaving|keep|keeping) [^.;,]{1,60} (?:alone|as (?:it is|it was|they are|is)|unchanged|untouched|the same|in peace)|(?:don't|do not|without) (?:touch|change|alter|edit|touching|changing|altering|editing) [^.;,]{1,60})[.!]?$/iu;

/** An order without what it says is to be left as it is: “…, and leave the other street alone”. */
export function withoutLeftAlone(order: string): string | undefined {
  const rest = order.replace(left, "");
  return rest === order || !/\p{L}/u.test(rest) || /["“][^"”]*$/u.test(rest) ? undefined : rest;
}

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
