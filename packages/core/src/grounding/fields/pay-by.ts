const inBrackets =
  /^use (?:a|an|the|my|this) (?<means>\p{L}[\p{L} -]{1,30}) \((?<value>[^()\s]{3,40})\) to (?<verb>pay|order|book|check out|finish)[.!]?$/iu;
const byMeans =
  /^(?<verb>pay|order|book|check out) (?:by|with|via|using|on) (?:a |an |the |my )?(?<means>\p{L}[\p{L} -]{1,30}?) (?:with|and|using),? (?:the |my )?(?<field>\p{L}[\p{L} -]{1,30}?):? (?<value>["“]?\S*\d\S*?["”]?)[.!]?$/iu;
const owned =
  /^i have (?:a|an|my) (?<means>\p{L}[\p{L} -]{1,30}?)[,.;:](?: its (?<field>\p{L}+) is| the (?<other>\p{L}+) is)? (?<value>[^\s,.;]{3,40})[.;,] (?:please )?(?<verb>pay|order|book) with it[.!]?$/iu;

/**
 * “pay by bank transfer with the IBAN NL57…”, “use a voucher (TULIP30) to pay”: the means is chosen, what it asks for is
 * given, and then it is paid. Undefined for anything else.
 */
export function paymentOrders(text: string): string[] | undefined {
  const found = (inBrackets.exec(text.trim()) ?? byMeans.exec(text.trim()) ?? owned.exec(text.trim()))
    ?.groups;
  if (found === undefined) return undefined;
  const { means = "", value = "", verb = "", field, other } = found;
  const plain = value.replaceAll(/["“”]/gu, "");
  const name = (field ?? other ?? "").toLowerCase() === "code" ? `${means} code` : (field ?? `${means}`);
  return [`choose ${means}`, `enter "${plain}" into the ${name} field`, verb];
}
