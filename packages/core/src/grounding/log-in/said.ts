import { tokenize, type Token } from "../matching/tokens.ts";

/** What an order to log in says: `user` and `password` as written, `%name%` included. */
export type SaidLogIn = {
  user?: string;
  password?: string;
  /** “… and stay signed in”. */
  stays: boolean;
  /** An account is to be made, rather than used. */
  creates: boolean;
};

const verbs =
  /\b(?:(?:log|sign) (?:me |us )?(?:in|on)|log-in|login|get me in|let me in|(?<creates>(?:create|open|make|register|set up) (?:me )?(?:an? )?(?:new )?account|sign (?:me )?up))\b/iu;
const staying =
  /(?:,? and |, |; )(?:stay|remain|keep me|remember me)(?: (?:(?:logged|signed) (?:in|on)|remembered))?(?= ?[.!]?$| ?[,;.])/iu;

/** Words that lead to the one or the other, or say nothing more. */
const leading = new Set(
  "the a an my our your with and as is are use using user name username e-mail email mail address login for i have already to account this these data details credentials me it then next please in on now here site page enter type fill put write into text field fields box boxes press click hit tap push button"
    .split(" ")
    .concat([",", ".", ";", ":", "(", ")", "=", "/", "&", "!"]),
);
const passwords = new Set(["password", "passcode", "passphrase", "pin"]);
const links = new Set(["is", ":", "=", "of"]);
const users = new Set([
  "as",
  "for",
  "use",
  "username",
  "user",
  "name",
  "e-mail",
  "email",
  "address",
  "account",
  ":",
]);

/**
 * Reads “log in as Ada with the password tulip”, “my user name is ada, my password tulip: get me in”, “sign in with a@b.c
 * and tulip”. Undefined for anything that says more, or neither of the two.
 */
export function readLogIn(instruction: string): SaidLogIn | undefined {
  const text = instruction.trim().replace(staying, "");
  const stays = text !== instruction.trim();
  const verb = verbs.exec(text);
  if (verb === null || instruction.length > longest) return undefined;
  const { tokens } = tokenize(text.replace(new RegExp(verbs.source, "giu"), ":"));
  const taken = new Set<number>();
  const password = passwordIn(tokens, taken);
  const user = userIn(tokens, taken);
  const second = password ?? (user === undefined ? undefined : afterUser(tokens, taken));
  if (user === undefined && second === undefined) return undefined;
  if (tokens.some(({ word }, at) => !taken.has(at) && !leading.has(word))) return undefined;
  return {
    ...(user === undefined ? {} : { user }),
    ...(second === undefined ? {} : { password: second }),
    stays,
    creates: verb.groups?.["creates"] !== undefined,
  };
}

/** More words than that say something else, characters. */
const longest = 240;

function passwordIn(tokens: Token[], taken: Set<number>): string | undefined {
  const at = tokens.findIndex(({ word, kind }) => kind === "word" && passwords.has(word));
  if (at < 0) return undefined;
  let next = at + 1;
  while (links.has(tokens[next]?.word ?? "")) next += 1;
  const found = tokens[next];
  if (found === undefined || found.kind === "punctuation" || leading.has(found.word)) return undefined;
  taken.add(at).add(next);
  const mark = tokens[next + 1];
  // “Sixteen!” within a sentence ends with its mark.
  const isPart = mark?.word === "!" && mark.start === found.end && tokens[next + 2] !== undefined;
  if (isPart) taken.add(next + 1);
  return isPart ? `${found.text}!` : found.text;
}

/** An address of mail, else what follows a word that leads to it. */
function userIn(tokens: Token[], taken: Set<number>): string | undefined {
  const isFree = (at: number): boolean => {
    const token = tokens[at];
    return token !== undefined && !taken.has(at) && token.kind !== "punctuation" && isValue(token);
  };
  const mail = tokens.findIndex(({ text }, at) => isFree(at) && /^\S+@\S+$/u.test(text));
  const led = tokens.findIndex((_, at) => isFree(at) && at > 0 && isLed(tokens, at));
  const found = mail >= 0 ? mail : led;
  if (found < 0) return undefined;
  taken.add(found);
  return tokens[found]?.text;
}

function isValue({ kind, word }: Token): boolean {
  return kind === "quoted" || !leading.has(word);
}

function isLed(tokens: Token[], at: number): boolean {
  let before = at - 1;
  while (links.has(tokens[before]?.word ?? "") && before > 0 && tokens[before]?.word !== ":") before -= 1;
  return users.has(tokens[before]?.word ?? "");
}

/** “with a@b.c and tulip”, “as %user% with %pin%”; “with Google and continue” is none. */
function afterUser(tokens: Token[], taken: Set<number>): string | undefined {
  const [user = -1] = taken;
  const isPlaceholder = (at: number): boolean => /^%[^%\s]+%$/u.test(tokens[at]?.text ?? "");
  const isPair = tokens[user + 1]?.word === "/";
  if (!isPair && !isPlaceholder(user + 2) && !/@/u.test(tokens[user]?.text ?? "")) return undefined;
  const joins = isPlaceholder(user + 2) ? /^(?:and|with|\/|&|,)$/u : /^(?:and|\/|&|,)$/u;
  const found = joins.test(tokens[user + 1]?.word ?? "") ? tokens[user + 2] : undefined;
  if (found === undefined || found.kind === "punctuation" || !isValue(found)) return undefined;
  taken.add(user + 2);
  return found.text;
}

/** Plain orders for the same, one after the other, for a site that asks for the name first. */
export function logInOrders(instruction: string): string[] | undefined {
  const { user, password, stays, creates } = readLogIn(instruction) ?? {};
  if (user === undefined || password === undefined || creates === true) return undefined;
  if (`${user}${password}`.includes('"')) return undefined;
  return [
    `log in as "${user}"`,
    `log in with the password "${password}"${stays === true ? staysSigned : ""}`,
  ];
}

/** An order to log in that is said in several sentences, in one. */
export function plainLogIn(instruction: string): string | undefined {
  const { user, password, stays, creates } = readLogIn(instruction) ?? {};
  if (user === undefined || password === undefined || `${user}${password}`.includes('"')) return undefined;
  const order = creates === true ? "create an account for" : "log in as";
  return `${order} "${user}" with the password "${password}"${stays === true ? staysSigned : ""}`;
}

const staysSigned = " and stay signed in";
