import { phraseAt, tokenize } from "../matching/tokens.ts";
import { verbTable } from "../vocabulary/verbs.ts";

const said =
  /^(?<verb>\p{L}{3,15}) (?<amount>[€$£]?\d[\d.,]*) (?:for|on) (?:the )?(?<thing>[\p{L}\d].{1,60}?)[.!]?$/u;

/**
 * “bid 65 for the Wall clock”: a field and a button that are called so, in the row of one thing. Undefined for verbs that
 * say what is to be done with any control.
 */
export function amountOrders(text: string): [fill: string, press: string] | undefined {
  const { verb = "", amount = "", thing = "" } = said.exec(text.trim())?.groups ?? {};
  const known = phraseAt(tokenize(verb).tokens, 0, verbTable)?.entry;
  if (verb === "" || (known !== undefined && known !== "name")) return undefined;
  const place = `in the row of ${thing}`;
  return [`set the ${verb} ${place} to ${amount}`, `click ${verb} ${place}`];
}
