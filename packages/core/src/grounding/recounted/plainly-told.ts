/** “between 31000 and 36000” */
const between = /\bbetween (?<first>[€$£]?\d[^\s,;]*(?: [ap]m)?) and (?<last>[€$£]?\d)/giu;
/** “salary 29000 to 34500” */
const range =
  /(?<!\b(?:from|between) )(?<!\d )(?<![\d:.])(?<first>[€$£]?\d[\d.,]*)(?: to | ?– ?)(?=[€$£]?\d[\d.,]*(?![\d:-])(?! ?[ap]m\b))/giu;
/** Days are read with their months. */
const dated =
  /\d(?:st|nd|rd|th)?(?: of)? ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{Ll}* \d/iu;
/** “membership no. GC-209”; “Trawler No. 4” is called so. */
const numbered = /(?:\b(?:no|nr)|(?<!\b[A-Z]\S* )\b(?:No|Nr))\.? (?=[A-Za-z]*-?\d)/gu;
/** “we'd rather have it in red” */
const preferring = /(?: would|['’]d) rather(?: have)?\b/giu;
/** Said for politeness, or only to have it done. */
const courtesy =
  /^(?:(?:well|ok|okay|hey|so|please|hi|hello|right),? )+|^(?:can|could|would|will) you (?:please )?|,? (?:and )?(?:(?:can|could|would) you |please )?(?:put|enter|fill|write|note|add|type|fix|change|update|correct|set) (?:that|it|this|them|those|these)(?: (?:date|name|number|time|amount|field|value))?(?: (?:in|down|there|here))*(?: please)?[.!]?$|,? (?:thanks|thank you|please|cheers)[.!]?$/giu;
/** “caller needs it for the 24th”: who it is that tells it to the one who writes it down. */
const reported =
  /^(?:(?:the|our|my|this) )?(?:customer|caller|client|patient|guest|user|boss|tenant|member|lady|gentleman) (?:reports?|says?|said|wants?|needs?|asks for|asked for|is asking for|would like|tells? (?:me|us)|told (?:me|us))(?: that)? /iu;
/** “email is new@post.example, phone stays as it is” */
const unchanged =
  /,? (?:and |but )?[\p{L} ]{2,30} (?:stays?|remains?) (?:as (?:it is|they are)|the same|unchanged)[.!]?$/iu;
/** “the cost centre's wrong, should be 4450”, “my address has changed, it's 4 Mill Road” */
const mistaken =
  /^(?<what>.{3,60}?)(?:(?:['’]s| is| are) (?:wrong|incorrect|outdated|out of date|not right)|(?:['’]s| has| have) changed),? (?:(?:it|they|that)(?<be>['’]s|['’]re)? ?)?(?<should>(?:now )?(?:should be|must be|has to be|is|are|to)(?: now)? )?/iu;
/** “Mia Brandt is on props tonight instead of Sam” */
const givenUp = /^(?<plain>.+?),? (?:instead of|rather than) (?<old>[^,;]{2,40}?)[.!]?$/iu;
/** “pH came out at 3.4” */
const turnedOut =
  /\b(?:came|comes|turned|turns|worked|works) out (?:at|to be|as|to)(?= (?:[€$£]?\d|an? ))/giu;
/** What is quoted, and what a part that more follows ends with, may say so itself: “headline Ride home today, budget 300”. */
const lately =
  /,? \b(?:(?:from now on|at the moment|right now|these days|as of now|nowadays)(?=$|[,.!])|(?:tonight|today)(?=[.!]?$))(?=(?:[^"“”]*["“][^"“”]*["”])*[^"“”]*$)/giu;

/** “everybody gets a break of 20” */
const severally =
  /^(?<each>everybody|everyone|each of them|all of them|they all|both of them|both)(?= \p{L})/iu;

/** `old`: what is to stand there no more. `each`: whom it is told of, where that is more than one. */
export type PlainlyTold = { text: string; old?: string; each?: string };

/** What is told, without how it is told. */
export function plainlyTold(instruction: string): PlainlyTold {
  // In capitals alone nothing is told to be a name by them.
  const isShouted = !/\p{Ll}/u.test(instruction) && /\p{Lu}{2}.* .*\p{Lu}{2}/u.test(instruction);
  const said = (isShouted ? instruction.toLowerCase() : instruction)
    .trim()
    .replace(numbered, "number ")
    .replace(preferring, " want")
    .replace(courtesy, "")
    .replace(courtesy, "")
    .replace(reported, "")
    .replace(unchanged, "")
    .replace(lately, "")
    .replace(turnedOut, "is")
    .trim();
  const { what, be, should } = mistaken.exec(said)?.groups ?? {};
  const isMended = what !== undefined && (be !== undefined || should !== undefined);
  const mended = isMended ? said.replace(mistaken, "$<what> is ") : said;
  const { plain = mended, old } = givenUp.exec(mended)?.groups ?? {};
  const each = severally.exec(plain)?.groups?.["each"];
  const text = plain.replace(severally, "they").replace(between, "from $<first> to $<last>");
  const ranged = dated.test(text) ? text : text.replace(range, "from $<first> to ");
  return { text: ranged, ...(old !== undefined && { old }), ...(each !== undefined && { each }) };
}
