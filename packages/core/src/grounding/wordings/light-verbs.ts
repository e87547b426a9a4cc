import { letter, thing, type Form } from "./spoken-thing.ts";

/**
 * Verbs that say little by themselves: what they are said of says what is meant (“fire off the request”, “kill the alarm”,
 * “whip up a new folder”). They are read as plain verbs, likeliest first; the page decides whether there is such a thing.
 */
type LightVerb = { said: RegExp; orders: (what: string, way: string) => string[] };

const owned = String.raw`(?:the|my|our|his|her|their|this|that|these|those|all|every|it)\b`;
const what = String.raw`(?<what>${thing})`;
const form = (source: string): RegExp => new RegExp(`^${source}$`, "iu");

/** A message that stands there is sent, and no new one is begun. */
const sent = (it: string): string[] =>
  /(?:^| )(?:message|e-?mail|mail|letter|text)$/iu.test(it)
    ? ["send it"]
    : [`send ${it}`, `submit ${it}`, `post ${it}`];

const lightVerbs: LightVerb[] = [
  {
    said: form(String.raw`(?:fire|start|crank|boot|spin) up (?<what>(?!an? )${letter}{2,60})`),
    orders: (it) => [`turn on ${it}`, `launch ${it}`],
  },
  {
    said: form(String.raw`kick off ${what}`),
    orders: (it) => [`start ${it}`, `launch ${it}`],
  },
  {
    said: form(String.raw`(?:kill|cut off|silence) (?<what>${owned}${letter}*)`),
    orders: (it) => [`turn off ${it}`, `stop ${it}`, `dismiss ${it}`, `end ${it}`],
  },
  {
    said: form(String.raw`kill ${what}`),
    orders: (it) => [`turn off ${it}`],
  },
  {
    said: form(String.raw`(?:flip|flick|throw|knock) ${what} (?<way>on|off)`),
    orders: (it, way) => [`turn ${way} ${it}`],
  },
  {
    said: form(String.raw`(?:flip|flick) (?<way>on|off) ${what}`),
    orders: (it, way) => [`turn ${way} ${it}`],
  },
  {
    said: form(String.raw`(?:flip|flick|throw) (?<what>${owned}${letter}*?)`),
    orders: (it) => [`toggle ${it}`, `toggle ${it.replace(/ (?:switch|toggle)$/iu, "")}`],
  },
  {
    said: form(String.raw`(?:fire|shoot|ping|fling|whizz) (?:off|over|out) ${what}`),
    orders: sent,
  },
  {
    said: form(String.raw`(?:fire|shoot|ping|fling|whizz) (?<what>${owned}${letter}*?)(?: off| over| out)?`),
    orders: sent,
  },
  {
    said: form(String.raw`(?:punch|bang|smash|whack|thump|mash|slam|bash|jab|prod|poke)(?: on)? ${what}`),
    orders: (it) => [`press ${it}`],
  },
  {
    said: form(String.raw`give ${what} an? (?:click|press|tap|push|poke|prod)`),
    orders: (it) => [`press ${it}`],
  },
  {
    said: form(
      String.raw`give ${what} an? (?:good |quick |little )?(?<way>refresh|reset|restart|save|rename|share|like|clean|print)`,
    ),
    orders: (it, way) => [`${way} ${it}`],
  },
  {
    said: form(
      String.raw`(?:flip|swing|jump|whizz|zip|skip|nip|bounce|head|scoot|hop|pop|slide|run|take me over|take me back|take me straight|bring me over|get me over) (?:on |back |straight |right |along |across |round )*(?:over )?(?:to|into) ${what}`,
    ),
    orders: (it) => [`open ${it}`, `open ${it.replace(/ pages$/iu, "")}`],
  },
  {
    said: form(String.raw`(?:grab|fetch|nab|snag|hand)(?: me| us)? (?<what>(?!an? )${letter}{2,60})`),
    orders: (it) => [`get ${it}`, `open ${it}`],
  },
  {
    said: form(
      String.raw`(?:whip|knock|rustle|spin|fire|set|throw|cook|conjure) (?:up|together) an? (?<what>(?:new |fresh |blank )?\p{L}${letter}{2,40})`,
    ),
    orders: (it) => [
      `create a ${it}`,
      `new ${it.replace(/^(?:new|fresh|blank) /iu, "")}`,
      `add a ${it.replace(/^(?:new|fresh|blank) /iu, "")}`,
    ],
  },
  {
    said: form(String.raw`pick up (?<what>(?:the|that|this) (?:\p{L}+ )?(?:call|phone))`),
    orders: (it) => [`answer ${it}`],
  },
  {
    said: form(
      String.raw`(?:park|shelve|stash)(?: away)? (?<what>${owned}${letter}*?)(?: for(?: now| later| the moment| the time being)?| now| later)?`,
    ),
    orders: (it) => [`put ${it} aside`, `put ${it} on hold`],
  },
  {
    said: form(String.raw`wipe ${what} clean`),
    orders: (it) => [`clear ${it}`],
  },
  {
    said: form(String.raw`(?:clean|clear|empty) out ${what}`),
    orders: (it) => [`empty ${it}`, `clear ${it}`],
  },
];

const begins =
  /^(?:fire|start|crank|boot|spin|kick|kill|cut|silence|flip|flick|throw|knock|shoot|ping|fling|whizz|punch|bang|smash|whack|thump|mash|slam|bash|jab|prod|poke|give|swing|jump|zip|skip|nip|bounce|head|scoot|hop|pop|slide|run|take|bring|get|grab|fetch|nab|snag|hand|whip|rustle|set|cook|conjure|pick|park|shelve|stash|wipe|clean|clear|empty)\b/iu;

export const lightVerb: Form = (said) => {
  if (!begins.test(said)) return [];
  for (const { said: way, orders } of lightVerbs) {
    const found = way.exec(said)?.groups;
    if (found) return [...new Set(orders((found["what"] ?? "").trim(), (found["way"] ?? "").toLowerCase()))];
  }
  return [];
};
