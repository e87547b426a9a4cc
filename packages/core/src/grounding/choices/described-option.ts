/** An entry of a list that is told by parts of its name, and the field that it is for, where one is named. */
export type DescribedOption = { begins?: string; ends?: string; holds?: string; field?: string };

const described =
  /^(?:enter|choose|select|pick|type|take|find) (?:the|an?) (?:entry|option|item|suggestion|word|name|value|one|\p{L}+) (?:that|which) (?<rest>.+?)(?: (?:in|into|for|from) the (?<field>[\p{L} ]+?)(?: (?:field|box|list))?)?[.!]?$/iu;
const part =
  /^(?<how>begins with|starts with|beginning with|starting with|ends (?:with|in|on)|ending (?:with|in|on)|contains|has|containing) (?:the letters )?["“'](?<text>[^"“”']{1,60})["”'](?:,? and |, )?/iu;

/** “the entry that begins with "Au" and ends with "rg"”; undefined for anything that says more. */
export function readDescribedOption(instruction: string): DescribedOption | undefined {
  const groups = described.exec(instruction.trim())?.groups;
  if (groups === undefined) return undefined;
  const found: DescribedOption = {};
  let rest = groups["rest"] ?? "";
  while (rest !== "") {
    const next = part.exec(rest);
    if (next === null) return undefined;
    const { how = "", text = "" } = next.groups ?? {};
    const key = /^(?:begin|start)/iu.test(how) ? "begins" : /^end/iu.test(how) ? "ends" : "holds";
    if (found[key] !== undefined) return undefined;
    found[key] = text;
    rest = rest.slice(next[0].length);
  }
  return { ...found, ...(groups["field"] === undefined ? {} : { field: groups["field"] }) };
}

/** Whether a label is as described; letters count, and not whether they are capitals. */
export function isAsDescribed(
  label: string,
  { begins = "", ends = "", holds = "" }: DescribedOption,
): boolean {
  const text = label.trim().toLowerCase();
  return (
    text.startsWith(begins.toLowerCase()) &&
    text.endsWith(ends.toLowerCase()) &&
    text.includes(holds.toLowerCase())
  );
}
