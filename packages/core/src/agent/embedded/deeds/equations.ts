/** What a sum comes to, or what the one unknown of an equation is; `unknown`: the letter that stands for it. */
export type Problem = { value: number; unknown?: string };

/** So much of the unknown, and so much besides. */
type Linear = { factor: number; rest: number };

const spoken: [RegExp, string][] = [
  [/\bplus\b/giu, "+"],
  [/\bminus\b|[−–]/giu, "-"],
  [/\btimes\b|\bmultiplied by\b|[×·✕∙]/giu, "*"],
  [/\bdivided by\b|÷/giu, "/"],
  [/\bequals\b/giu, "="],
  [/(?<=\d|\)) ?x ?(?=\d|\()/giu, " * "],
];
const part = String.raw`\d+(?:\.\d+)?|(?<!\p{L})\p{L}(?!\p{L})|[-+*/()=?_□]`;
const run = new RegExp(String.raw`(?<![\p{L}\d.:/])(?:${part})(?: ?(?:${part}))+(?![\p{L}\d:]|\.\d)`, "gu");
const piece = new RegExp(part, "gu");
/** Without “=”, only what is written with spaces: “3-5” and “2027-03-11” are no sums. */
const spaced = /^\(?-?\d+(?:\.\d+)?\)?(?: [-+*/] \(?-?\d+(?:\.\d+)?\)?)+$/u;

/** The sums and the equations with one unknown that a text has; what is worked out already is none. */
export function problemsIn(text: string): Problem[] {
  const said = spoken.reduce((rest, [word, sign]) => rest.replace(word, sign), text.replace(/\s+/gu, " "));
  return [...said.matchAll(run)].flatMap(([found]) => problemOf(found.trim()) ?? []);
}

function problemOf(said: string): Problem | undefined {
  const [left = "", right = "", ...more] = said.split("=").map((side) => side.trim());
  if (more.length > 0) return undefined;
  const isOpen = /^[?_□]*$/u.test(right);
  if (!said.includes("=")) return sumOf(left.replace(/ ?[?_□]+$/u, ""), false);
  if (isOpen) return sumOf(left, true);
  const letters = new Set(said.match(/\p{L}|[?_□]/gu));
  const [unknown, another] = letters;
  if (unknown === undefined || another !== undefined) return undefined;
  const [one, other] = [linear(left), linear(right)];
  const factor = (one?.factor ?? 0) - (other?.factor ?? 0);
  if (one === undefined || other === undefined || factor === 0) return undefined;
  const value = (other.rest - one.rest) / factor;
  // “x = 4” is worked out already.
  return /^.$/u.test(left) && other.factor === 0 && /^-?[\d.]+$/u.test(right)
    ? undefined
    : { value, unknown };
}

function sumOf(said: string, isAsked: boolean): Problem | undefined {
  if (!/[-+*/]/u.test(said.slice(1)) || (!isAsked && !spaced.test(said))) return undefined;
  const sum = linear(said);
  return sum === undefined || sum.factor !== 0 ? undefined : { value: sum.rest };
}

/** Products before sums, from left to right; undefined for what is no such expression, or has an unknown twice in a product. */
function linear(said: string): Linear | undefined {
  const tokens = said.match(piece) ?? [];
  let at = 0;
  const sum = (): Linear | undefined => {
    let total = product();
    while (total !== undefined && (tokens[at] === "+" || tokens[at] === "-")) {
      const sign = tokens[at] === "-" ? -1 : 1;
      at += 1;
      const next = product();
      total = next && { factor: total.factor + sign * next.factor, rest: total.rest + sign * next.rest };
    }
    return total;
  };
  const product = (): Linear | undefined => {
    let total = single();
    while (total !== undefined && at < tokens.length && !/^[-+)]$/u.test(tokens[at] ?? "")) {
      const isDivided = tokens[at] === "/";
      if (isDivided || tokens[at] === "*") at += 1;
      const next = single();
      total = next && (isDivided ? divided(total, next) : multiplied(total, next));
    }
    return total;
  };
  const single = (): Linear | undefined => {
    const token = tokens[at] ?? "";
    at += 1;
    if (token === "-") {
      const next = single();
      return next && { factor: -next.factor, rest: -next.rest };
    }
    if (token === "(") {
      const inner = sum();
      at += 1;
      return tokens[at - 1] === ")" ? inner : undefined;
    }
    if (/^\d/u.test(token)) return { factor: 0, rest: Number(token) };
    return /^(?:\p{L}|[?_□])$/u.test(token) ? { factor: 1, rest: 0 } : undefined;
  };
  const whole = sum();
  return at >= tokens.length ? whole : undefined;
}

function multiplied(one: Linear, other: Linear): Linear | undefined {
  if (one.factor !== 0 && other.factor !== 0) return undefined;
  const [constant, linearOne] = one.factor === 0 ? [one.rest, other] : [other.rest, one];
  return { factor: constant * linearOne.factor, rest: constant * linearOne.rest };
}

function divided(one: Linear, { factor, rest }: Linear): Linear | undefined {
  return factor !== 0 || rest === 0 ? undefined : { factor: one.factor / rest, rest: one.rest / rest };
}
