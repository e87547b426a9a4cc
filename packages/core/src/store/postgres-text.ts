/**
 * PostgreSQL keeps no NUL in a text, and ids and labels of clients may hold one. It is kept as SUB and a digit, and SUB
 * itself likewise, so that every text comes back as it was and no two become the same.
 */
const nul = "\u0000";
const sub = "\u001a";

export function encodeText(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return value.replaceAll(sub, `${sub}1`).replaceAll(nul, `${sub}0`);
}

export function decodeText(value: unknown): unknown {
  if (typeof value !== "string" || !value.includes(sub)) return value;
  return value.replaceAll(`${sub}0`, nul).replaceAll(`${sub}1`, sub);
}
