/**
 * How something is asked for, as people do who speak: what comes before an order and what comes after it, where neither says
 * anything of what is to be done. “would you mind reserving the jigsaw”, “be a dear and …”, “…, if you don't mind, cheers”.
 */

const lightly = "(?:please|pls|kindly|maybe|perhaps|possibly|just|quickly|also|now|then)";
const modal = "(?:can|could|will|would|cld|cud|wld)";
const you = "(?:you|u|ya|we|i)";

const openings = [
  // What opens one's mouth.
  "(?:um+|uh+|er|erm|hm+|actually|alright|all right|anyway|anyhow|basically|honestly|okay so|ok so|oh and|yes and|and also|okay now|ok now|hey there|hi there|hello there|excuse me|dear assistant|good (?:morning|afternoon|evening|day))[,.!:]?",
  "(?:oh|hey|hi|hello|ok|okay|right|well|so|now|look|listen|yes|yeah|yep|sure|sorry|great|good|fine|perfect|cool|nice|wait|also|and|then|quick|quickly|please|next|finally|lastly)[,.!:–—-]+",
  "(?:on second thoughts?|come to think of it|by the way|btw|one (?:more|last|other) thing|(?:the )?(?:last|next) thing|while (?:you are|you're) at it|if (?:i|you) may|for me|as i said|like i said|to be honest|you know what|guess what|i tell you what|first of all|before i forget|in that case|i changed my mind|changed my mind|never ?mind|forget (?:it|that))[,.:!]?",
  // Asking.
  `${modal} ${you} (?:${lightly} )*(?:be so (?:kind|good|nice)(?: as)? (?:to|and)|do me (?:a|the) favou?r and|try (?:to|and)|go ahead and|manage to|see if you can|mind(?= \\p{L}+ing ))`,
  "(?:(?:would|do) (?:you|u) mind|mind|how about|what about|fancy|would you consider|is there any chance of|any chance of|i'd appreciate you|i vote for|let's try)(?= \\p{L}+ing )",
  `${modal} ${you}(?: ${lightly})*(?= (?!mind ))`,
  "(?:please )?be (?:so (?:kind|good|nice)(?: as)? (?:to|and)|an? (?:dear|love|star|darling|angel|sweetheart|pal|mate|champ|sport) and)",
  "(?:please )?do me (?:a|the) (?:big |small |quick )?favou?r(?: and|[:,;])",
  `if (?:you|u) ${modal}(?: ${lightly})*`,
  `(?:i|we)(?: would|'d| should)?(?: really| very much| greatly)? (?:appreciate(?: it)?|be (?:very |so |most )?(?:grateful|glad|happy|pleased|thankful|obliged)|love it|like it) if (?:you|u) ${modal}`,
  `(?:i|we)(?: am|'m| was| were|'re| are)? (?:just )?(?:wondering|curious|asking) (?:if|whether) ${you} ${modal}`,
  `i wonder if ${you} ${modal}`,
  `(?:is there )?any (?:chance|way|possibility) (?:that )?(?:you|u|we|i) ${modal}`,
  `(?:is there )?(?:any|a) (?:chance|way|possibility) (?:to|of)`,
  `do you think ${you} ${modal}`,
  "(?:would|could|might) it be (?:possible|ok|okay|all right|alright|too much trouble)(?: for you)? to",
  `it would be (?:great|nice|good|lovely|wonderful|helpful|cool|fantastic|kind|perfect) (?:if ${you} ${modal}|to)`,
  "why (?:don't|dont|do not|not) (?:you|we|i)?(?: just)?",
  // Saying that it is to be.
  "(?:i|we)(?:'ve| have)? (?:gotta|got to|ought to|had better|better|should(?: really| probably)?|shall|gonna|wanna)",
  "(?:i|we)'d (?:better|best)",
  "(?:all|everything) (?:i|we|that i|that we)(?:'d like| would like| want| need|'m asking)(?: to do| you to do| from you)?(?: now| today| here)? is(?: to| that you| for you to)?",
  "(?:i|we) (?:ask|asked|expect|told|beg|command|order|urge|request|instruct|trust|suggest|propose|think|guess|say|believe)(?: that)? (?:you|we|i)(?: to| should| could| can| must)?",
  "(?:i|we)(?: would|'d)? (?:want|like|need|prefer|love) (?:for )?(?:you|u) to(?: go| come)?(?: ahead)?(?: and)?",
  "(?:please )?(?:don't|dont|do not) forget to",
  "(?:please )?(?:remember|be sure|make sure|feel free|proceed|try|go on|go ahead|be ready|kindly proceed) (?:to|and)",
  "make sure (?:that )?you",
  "(?:you|u) (?:should|must|can|could|may|might(?: want to)?|need to|have to|ought to|'d better|had better)(?: now| please| just| also)?",
  "(?:the |your |my |our )?(?:next |first |last )?(?:task|job|to-?do|goal|mission|instruction|order|request|step|wish|aim)(?: for you)?(?: (?:is|now|here|today))*(?: to(?= )|:| -)",
];

const closings = [
  "(?:many )?thanks?(?: you| u)?(?: (?:a lot|a bunch|a million|a ton|so much|very much|ever so much|in advance|again|already|mate|love|dear|buddy|pal|kindly))*",
  "(?:thx|thanx|tx|ty|tysm|tia|cheers(?: mate)?|ta|much appreciated|appreciated|mate|love|dear|buddy|pal|folks|please|pls|plz)",
  `${modal} ${you}(?: please| be so (?:kind|good|nice))?`,
  "for (?:me|us)",
  "already",
  "(?:and )?(?:not|no) (?:a (?:day|minute|moment) )?(?:before|earlier|later|sooner)(?: than that| please)?",
  "(?:ok|okay|right|alright|all right|yeah|yes|eh|deal|got it|understood)",
  "if (?:you|u) (?:don't|dont|do not|wouldn't|would not) mind",
  `if (?:you|u) (?:please|${modal}|like|want|wish|may|have (?:a|the) (?:moment|minute|time|second)|get (?:a|the) chance)`,
  "if (?:that's|that is|it's|it is|it isn't|it's not)(?: not)? (?:ok|okay|all right|alright|fine|possible|too much trouble|no trouble)(?: with you)?",
  "if (?:at all )?possible",
  "(?:when(?:ever)?|once|as soon as) (?:you|u) (?:get|have|find|'ve got|can(?: find| spare)?|got) ?(?:(?:a|the|some|one|spare|free) ?)*(?:chance|moment|minute|min|sec|second|time)?(?: to spare| free)?",
  "at your (?:earliest )?convenience",
  "(?:asap|a\\.s\\.a\\.p\\.?|as soon as possible|as quickly as possible|this instant|this minute|this second|right this (?:second|minute)|pronto|on the double|without delay|in a hurry)",
  "(?:after all|on second thoughts?|for a change|for once|for the (?:moment|time being)|or something|or whatever|and stuff|you know|i guess|i think|i suppose|i believe|that's all|that is all|that's it|nothing more|no more, no less)",
  "(?:that|it|this)(?: would|'d| will|'ll) (?:be (?:great|nice|good|lovely|wonderful|helpful|kind|perfect|all|it|fantastic|brilliant|awesome)|do|help(?: me)?(?: a lot)?)",
  "i(?:'d| would) (?:really )?(?:appreciate (?:it|that)|be (?:very )?(?:grateful|glad|happy|thankful))",
  "(?:it's|it is|this is|that's) (?:very |really |quite |kind of )?(?:urgent|important|late|time)",
  "for (?:a|one|just a|half a) (?:sec|second|moment|minute|bit|while|little while|tick|mo)",
];

const within: [RegExp, string][] = [
  [/\bgimme\b/giu, "give me"],
  [/\blemme\b/giu, "let me"],
  [/\bwanna\b/giu, "want to"],
  [/\bgonna\b/giu, "going to"],
  [/\b(?:pls+|plz+|plse|plss|plez|pleas|pleasee+|pleeea?se)\b/giu, "please"],
  [/,? (?:um+|uh+|erm|hmm+|you know|i mean|like),(?= )/giu, ""],
  [/ (?:kinda|sorta|kind of|sort of|sort o') /giu, " "],
];

const opening = new RegExp(String.raw`^(?:${openings.join("|")})(?:[,.:;!–—-]+\s*|\s+)(?=\S)`, "iu");
const closing = new RegExp(String.raw`(?:\s*[,.;!?–—-]+\s*|\s+)(?:${closings.join("|")})$`, "iu");

/** Most of what people put around an order. */
const mostRounds = 5;

/** The order alone, likeliest first; none where there is nothing around it. */
export function withoutCourtesy(instruction: string): string[] {
  const order = bareOrder(instruction);
  if (order === undefined) return [];
  const { verb = "", rest = "" } = gerund.exec(order)?.groups ?? {};
  if (verb === "") return [order];
  return [verb, `${verb}e`, verb.replace(/(?<last>[bdgklmnprt])\k<last>$/u, "$<last>")].map(
    (each) => `${each}${rest}`,
  );
}

/** “reserving the jigsaw”, which one is asked not to mind. */
const gerund = /^(?<verb>\p{L}{2,})ing(?<rest> .+)$/iu;

/** What stands in quotes is written, and stays. */
function bareOrder(instruction: string): string | undefined {
  const said = instruction.trim().replaceAll("’", "'");
  if (/["“”«»\n]/u.test(said)) return undefined;
  let order = within.reduce((text, [from, to]) => text.replace(from, to), said.replace(/[?!.\s]+$/u, ""));
  for (let round = 0; round < mostRounds; round += 1) {
    const shorter = order.replace(opening, "").replace(closing, "").trim();
    if (shorter === order || shorter.split(/\s+/u).length < 2) break;
    order = shorter;
  }
  return order === said.replace(/[?!.\s]+$/u, "") ? undefined : order;
}
