import { thingAsked } from "../../grounding/picked/asked-things.ts";
import { maskQuotes, unmaskQuotes } from "../../grounding/grammar/masked-quotes.ts";

/** What a sentence that orders nothing says, for the order behind it to take up. */
type Statement =
  | { kind: "things"; things: string[] }
  | { kind: "asked"; thing: string }
  | { kind: "value"; name: string; value: string }
  | { kind: "way"; way: string };

/**
 * Sentences in which an order takes up what the sentence before it has only told: “I have seen a Wren. Tick it.” becomes
 * “Tick Wren.”; “My town is Ghent. Put it in.” becomes “Fill town with "Ghent".”. What no order takes up stays as it is.
 */
export function carryOver(sentences: readonly string[]): string[] {
  const carried: string[] = [];
  for (const sentence of sentences) {
    const before = carried.at(-1);
    const statement = before === undefined ? undefined : statementIn(before);
    const order = statement && takenUp(statement, sentence);
    if (order === undefined) carried.push(sentence);
    else carried.splice(-1, 1, order);
  }
  return carried;
}

function statementIn(sentence: string): Statement | undefined {
  const { masked, pieces } = maskQuotes(sentence.trim().replace(/[.!;]+$/u, ""));
  const restored = (text: string): string => unmaskQuotes(text, pieces).trim();
  const asked = /["“]/u.test(sentence) ? undefined : thingAsked(sentence);
  if (asked !== undefined) return { kind: "asked", thing: `the ${asked}` };
  const value = valued.exec(masked)?.groups;
  if (value) return { kind: "value", name: value["name"] ?? "", value: restored(value["value"] ?? "") };
  const way = travelling.exec(masked)?.groups?.["way"];
  if (way !== undefined) return { kind: "way", way: restored(way) };
  const { thing, where = "" } = existing.exec(masked)?.groups ?? {};
  if (thing !== undefined) {
    const place = where === "" ? "" : ` ${where.slice(0, 1).toLowerCase()}${where.slice(1)}`;
    return { kind: "things", things: [restored(`the ${thing}${place}`)] };
  }
  const needless = unneeded.exec(masked)?.groups;
  if (needless !== undefined)
    return {
      kind: "things",
      things: (needless["names"] ?? "")
        .split(/, (?:and )?| and /u)
        .map((one) => restored(`the ${needless["kind"] ?? ""} ${needless["by"] ?? ""} ${one}`)),
    };
  const what = (wanted.exec(masked) ?? unwanted.exec(masked))?.groups?.["thing"];
  if (what !== undefined) return { kind: "things", things: [restored(what)] };
  const { kind, words } = speaking.exec(masked)?.groups ?? {};
  if (kind !== undefined && words !== undefined)
    return { kind: "things", things: [restored(`the ${kind} saying ${words}`)] };
  const { held } = (holding.exec(masked) ?? lying.exec(masked))?.groups ?? {};
  if (held !== undefined) return { kind: "things", things: [restored(`the ${held}`)] };
  const { who, topic } = sentMe.exec(masked)?.groups ?? {};
  if (who !== undefined && topic !== undefined)
    return { kind: "things", things: [restored(`the mail from ${who} ${topic}`)] };
  const quote = written.exec(masked)?.groups?.["quote"];
  if (quote !== undefined) return { kind: "things", things: [`the post saying ${restored(quote)}`] };
  const told = (mine.exec(masked) ?? passive.exec(masked))?.groups?.["things"];
  const things = told?.split(/,\s*(?:and\s+)?|\s+and\s+/u).map((one) => one.replace(leading, ""));
  if (things === undefined || !things.every((one) => /^(?:\p{Ll}+ )?[\p{Lu}\d@#‹]/u.test(one)))
    return undefined;
  return { kind: "things", things: things.map(restored) };
}

const leading = /^(?:also |both )?(?:an? |the |some )?(?:called |named )?/iu;
/** “my nickname is Kasimir47”, “the date of birth is 12 March 1987”: what is written is a name, a number or quoted. */
const valued =
  /^(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er|[Tt]heir) (?<name>\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,3}) (?:is|are|reads|=) (?<value>[\p{Lu}\d@‹+][^;]*)$/u;
const travelling =
  /^(?:I|[Ww]e) (?:want|would like|'d like|need|have|plan|wish) to \p{L}+ (?<way>from .+ to .+)$/u;
/** “there is one black tile among the white ones”, “in Part 2 there is a link Ash”. */
const existing =
  /^(?:(?:[Ss]omewhere (?:in|on) (?:the|this) [\p{L} ]+?|(?<where>(?:[Ii]n|[Oo]n|[Uu]nder|[Bb]ehind|[Ww]ithin|[Ii]nside|[Bb]elow) [^,;]+?)),? )?[Tt]here (?:is|are|should be|must be) (?:an?|one|exactly one|only one|some) (?<thing>[^,;]+?)(?: (?:among|in|on|under|between|at|somewhere|below|above)\b.*)?$/u;
const entries =
  "e-?mail|mail|message|letter|post|tweet|comment|entry|note|photo|picture|article|document|file|invoice|report";
const entry = String.raw`(?:(?:${entries})\b)`;
/** “Bo would like to see the mail you got from Ada”. */
const wanted = new RegExp(
  String.raw`^[^,;]+? (?:would like|'d like|wants?|wishes|needs?|asks?|asked|has asked|have asked|is waiting|is looking|should|must)(?: (?:to )?(?:see|read|have|get|receive|know about)| for)? (?<thing>(?:the|that) ${entry}[^,;]*)$`,
  "u",
);
/** “I no longer need the letters from Ada and Bo”. */
const unneeded = new RegExp(
  String.raw`^(?:I|[Ww]e) (?:no longer|do not|don't) need (?:to keep )?(?:the|those|these|my) (?<kind>${entries})e?s? (?<by>from|by|about|of) (?<names>[\p{Lu}@‹][^;]*?)(?: any ?(?:more|longer))?$`,
  "u",
);
/** “I do not want to see Ada any more”. */
const unwanted =
  /^(?:(?:I|[Ww]e) (?:do not|don't|no longer|never) (?:want|wish|care|like) to (?:see|read|hear(?: from)?|follow)|(?:I|[Ww]e) (?:have |['’]ve )?(?:had enough|seen enough|am (?:so |very )?(?:tired|sick)|are (?:tired|sick)) of|I['’]m (?:so )?(?:tired|sick) of) (?<thing>[\p{Lu}@‹]\S*(?: \p{Lu}\S*)*)(?: (?:any ?more|again|any longer|in my \p{L}+))*$/u;
/** “Somebody wrote "I am late"”. */
const written =
  /^(?:[Ss]omebody|[Ss]omeone|[Oo]ne (?:of them|person|user)) (?:has )?(?:wrote|written|posted|said|says|sent|asks|asked) (?<quote>‹\d+›)$/u;
/** “One of the tabs has the link Ash” */
const holding = /^[Oo]ne of the \p{Ll}+ (?:has|holds|contains|hides|shows) (?:the|an?) (?<held>[^;,]+)$/u;
/** “The link Ash is in one of the sections” */
const lying =
  /^The (?<held>(?:link|button|word|entry|file|page|box|\p{Ll}+) (?:called |named )?(?:‹\d+›|[\p{Lu}\d]\S*(?: \S+)?|\p{Ll}+)) (?:is|lies|sits|stands|hides|can be found)(?: hidden| somewhere)*(?: (?:in|under|behind|on|within) (?:one|some|any) (?:of )?.+)?$/u;
/** “Ada Byron wrote to me about the rent”. */
const sentMe =
  /^(?<who>\p{Lu}\S*(?: \p{Lu}\S*)*) (?:has )?(?:wrote|written|sent)(?: something)?(?: to)?(?: me| us)?(?: a (?:mail|message|letter))? (?:about|on) (?<topic>[^;,]+)$/u;
/** “One of the dialogs says "Leave?"”. */
const speaking =
  /^[Oo]ne of the (?<kind>dialog|message|window|notice|alert|question|banner|post|card|mail)(?:e?s|ue|ues)? (?:says|asks|reads|tells) (?<words>‹\d+›)$/u;
/** “I have seen a Wren”, “we know Old Mill and Red Barn”: not what one does not want. */
const mine =
  /^(?:I|[Ww]e)(?:'ve| have)?(?: (?!not\b|never\b|don't\b|want\b|would\b|need\b|wish\b)\p{Ll}+){0,3}? (?<things>(?:also )?(?:(?:an?|the|both) )?[\p{Lu}\d@#‹].*)$/u;
/** “only Ada Byron is to be invited”. */
const passive =
  /^(?:[Oo]nly )?(?!(?:What|Which|Who|Where|When|How|Why|It|This|That|These|Those|There|They|He|She|I|We|You)\b)(?<things>[\p{Lu}@#‹][^,;]*?)(?: alone| only)? (?:is|are|was|has|have|should|must|needs?) (?!not\b|no\b|never\b)\p{L}.*$/u;

function takenUp(statement: Statement, order: string): string | undefined {
  if (statement.kind === "way") return withWay(statement.way, order);
  if (statement.kind === "value") return withValue(statement, order);
  if (statement.kind === "asked")
    return writing.test(order) || !one.test(order) ? undefined : order.replace(one, () => statement.thing);
  const { things } = statement;
  const pronoun = things.length > 1 ? several : one;
  const [thing = "", ...others] = things;
  if (others.length === 0 && replying.test(order))
    return order.replace(replying, `reply to the mail by ${thing} with`);
  const each = isOfKind.test(thing) && others.length > 0 ? forEach(things, order) : undefined;
  if (each !== undefined) return each;
  const named = others.length === 0 ? thing : `${things.slice(0, -1).join(", ")} and ${things.at(-1) ?? ""}`;
  return pronoun.test(order) ? order.replace(pronoun, () => named) : undefined;
}

const isOfKind = /^the \p{L}+ (?:from|by|about|of) /u;
const verbOnly =
  /^(?<verb>(?:please |then |now )?\p{L}+)(?: on)? (?:them both|both of them|both|them all|all of them|them)[.]?$/iu;

/** “delete both” of the letter from Ada and the letter from Bo: one after the other. */
function forEach(things: string[], order: string): string | undefined {
  const verb = verbOnly.exec(order)?.groups?.["verb"];
  return verb === undefined ? undefined : things.map((thing) => `${verb} ${thing}`).join(", then ");
}

const one =
  /(?<=^(?:please |then |now )?\p{L}+(?: on| in| out)? )(?:it|that(?= to\b|[.,;]|$| and\b)|that one|this one|him|her|(?:the|that|this) (?:name|word|entry|person|one|user|author|account|post|e-?mail|mail|message|letter|comment))\b/iu;
const several =
  /(?<=^(?:please |then |now )?\p{L}+(?: on)? )(?:them both|both of them|both|them all|all of them|them|these|those|the names|all (?:two|three|four))\b/iu;

/** “Which peak is the highest? Type it into the box.” asks for its name. */
const writing =
  /^(?:please |then |now )?(?:type|enter|write|fill|put|insert|input|answer|tell|give|submit|send|copy|note|remember)\b/iu;

/** “Ada has written to me. Answer with "Yes".” */
const replying = /^(?:please )?(?:answer|reply|respond|write back)(?: with(?= ["“])|:?(?= ["“]))/iu;

/** “put it in”, “enter it the way the form wants it”. */
const puttingIn =
  /^(?:please )?(?:put|fill|type|enter|write|give) (?:it|that|this)(?: in)?(?: (?:the way|as) (?:the )?(?:form|page|field|it) (?:wants|needs|asks)(?: for)?(?: it)?)?(?<rest>$|[.,]| and\b.*)/iu;

function withValue({ name, value }: { name: string; value: string }, order: string): string | undefined {
  const found = puttingIn.exec(order);
  if (found === null) return undefined;
  const quoted = /["“]/u.test(value) ? value : `"${value}"`;
  return `Fill ${name} with ${quoted}${found.groups?.["rest"] ?? ""}`;
}

/** “I want to fly from A to B on D. Book the shortest flight.” */
function withWay(way: string, order: string): string | undefined {
  const isTrip =
    /^(?:please )?(?:book|buy|reserve|find|search for|choose) (?:the|a|an) [\p{L} ]*(?:flight|train|bus|ferry|connection|trip|ticket|crossing|sailing)s?$/iu;
  const plain = order.trim().replace(/[.!]$/u, "");
  return isTrip.test(plain) ? `${plain} ${way}` : undefined;
}
