import { clauseStart, skipOpening } from "../grammar/clauses.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";
import { negationTable, questionTable } from "../vocabulary/sentence.ts";

/** Those of whom one tells: what follows is said of them. */
const who =
  "(?:i|we|he|she|they|it|there|you|nobody|no one|everybody|everyone|everything|anybody|anyone|somebody|someone|something|nothing|people|mine|ours|hers|theirs)";
const often =
  "(?:(?:always|never|just|already|still|usually|often|really|hardly|only|simply|rarely|sometimes|constantly|both|also|even|probably|certainly|finally) )*";
const auxiliary =
  "(?:is|are|was|were|am|has|have|had|can|cannot|could|will|wo|would|must|should|may|might|do|does|did)(?:n['’]?t|['’]t| not)?";
/** Verbs as they are told of a third one, or of what is over. */
const told = String.raw`(?:gets|takes|uses|wears|carries|drives|speaks|eats|drinks|plays|sings|reads|writes|sees|hears|looks?|seems?|goes|comes|starts|begins|leaves|arrives|works|makes|gives|keeps|says|hurts?|rings|feels?|smells|sounds|tastes|knows?|thinks?|forgets|sleeps|lives|bores|annoys|bothers|suits|lasts|helps|matters|tends?|likes?|loves?|hates?|got|went|came|left|lost|broke|stole|took|made|said|told|ran|fell|kept|felt|found|gave|knew|met|sat|slept|stood|thought|forgot|began|brought|caught|grew|\p{L}{2,}ed)`;
const steadily = "(?:always|never|just|already|usually|often|hardly|rarely|constantly)";
const noun = String.raw`(?!(?:and|or|to|of|in|at|on|for|from|by|with)\b)[\p{L}’'-]+`;
/** “the curry's off today”; “the guest's card” says whose it is. */
const being = String.raw`(?:(?:not|no|so|too|very|all|off|on|out|over|up|down|in|away|gone|back|here|there|dead|full|ill|sick|asleep|awake|late|early|busy|quite|rather|a|an|the|my|our)\b|${often}\p{L}+(?:ing|ed|en)\b)`;
const notTold =
  "(?!(?:too|as|instead|on|off|in|at|to|for|from|of|with|and|or|both|all|please|now|again|one|up|down|out|by)\\b)";

const opened =
  /^(?:(?:well|ok|okay|right|so|oh|hey|hi|hello|look|listen|because|since|and|but then|now that|before|hopefully|luckily|sadly|unfortunately|apparently|of course|by then|by now|after that|until then|that way|this way|then|otherwise|these days|nowadays|at night|as you know|i (?:think|guess|hope|fear|believe|suppose)|hope|guess),? )+/iu;
/** How things are, of whomever it is told: “they asked at the door”, “my eyes hurt”, “evenings are too crowded”. */
const statement = new RegExp(
  `^(?:${[
    String.raw`${who}(?:['’](?:s|re|ve|ll|m|d)\b| ${notTold}\p{L})`,
    String.raw`(?:this|that|these|those)(?: (?:one|ones|${noun}))?(?:['’]s| ${often}(?:${auxiliary}|${told}))(?= |$)`,
    String.raw`(?:my|our|the|his|her|their|your|an?|all|both|some|most|whoever|whatever) (?:${noun} ){0,3}?(?:${noun}['’]s ${being}|${noun} (?:${often}(?:${auxiliary}|${told})(?= |$)|${steadily} \p{L}))`,
    String.raw`(?:${noun} )?${noun} (?<!(?:^|[^s]) (?=(?:do|don|wo|won)['’ ]))(?:${often}(?:${auxiliary}|${told})(?= \p{L})|${steadily} \p{L})`,
    String.raw`(?:can['’]?t|cannot|couldn['’]?t|don['’]?t know|didn['’]?t|looks? like|seems|sounds like|feels like) \p{L}`,
  ].join("|")})`,
  "iu",
);

/** It says how something is, and not of what: “looks good to me”, “time for bed”, “fine by me”. */
const bareStatement =
  /^(?:(?:well|ok|okay|right|so|oh|and)[, ]+)*(?:(?:(?:that|this|it|everything|all)(?:['’]s| is)|(?:everything )?(?:looks?|seems?|sounds?|feels?)) (?:all |just |exactly )?(?:good|fine|right|great|okay|ok|perfect|all right|alright|nice|about right|correct|as it should be|(?:how|what) (?:i|we) (?:want|like|need)(?:ed)?(?: it| them)?)(?: (?:to|for|by) (?:me|us)| now| like (?:this|that)| this way)*|(?:i|we)(?:['’]ll| will| can) (?:get back to|come back(?: to)?|return to|go on with|continue(?: with)?|finish|do|look at|deal with|see to|decide on|think about|sort out) (?:(?:it|this|that|them|the rest) )?(?:later(?: on)?|tomorrow|another (?:time|day)|some other time|afterwards|in a (?:bit|while|moment))|time (?:for|to) \p{L}+(?: \p{L}+)?|(?:all )?(?:done|finished|enough) (?:for|with) (?:today|now|the day|tonight|that|this|it)|(?:fine|good|okay|ok|all right|alright) (?:by|with|for|like|as) (?:me|us|this|it is)|whatever|never mind|(?:sorry|apologies|excuse me) (?:about|for) (?:the|my|this|that|all)(?: \p{L}+){1,3}|(?:i(?:['’]ve| have)? )?(?:just )?(?:measured|read|counted|weighed|checked|looked)(?: (?:it|them|at it|up))?(?: (?:this (?:morning|afternoon|evening)|today|yesterday|just now|myself|twice|again))+|not (?:interested|now|today|for me)(?: right now| just now)?|no time(?: now| today| for this)?|my (?:mistake|bad|fault)|(?:same )?as (?:always|usual|ever)|so far so good|better safe than sorry|too (?:noisy|busy|tired|quiet|small|big|long|short|loud|late|early|expensive|slow|bright|dark|cold|hot|warm|much)(?: (?:in )?here| for me| now| already)*)$/iu;
const interjection =
  /^(?:(?:well|ok|okay|right|alright|all right|so|oh|oops|hey|hi|hello|sorry|look|listen|actually|great|good|fine|perfect|wait|hm+|ugh|damn|dear me|oh no|oh dear|good morning|no|yes|yep|yeah|nice|super|cool|wow|whoops|enough|done|ready|finished|all done|all set|that's it|that is it|enough for today|quick|hurry|i see|thanks|thank you|please|phew|finally)[,!. ]*)+$/iu;

/** It is said of nothing that the page may have. */
export const isPhatic = (text: string): boolean => interjection.test(text) || bareStatement.test(text);

const questioning = "(?:what|which|how|where|who|whom|whose|when|why|whether|if|that)";
/** One tells of what goes on in one's own head: nothing of it is to be done. */
const minding = new RegExp(
  String.raw`^(?:i|we)(?:['’](?:m|ve|re))? (?:\p{L}+ )?(?:\p{L}+ )?(?:keep|always|never|can['’]?t|cannot|couldn['’]?t|don['’]?t|didn['’]?t|do not|wonder|forgot|forget|just)? ?(?:forget(?:ting)?|forgot|remember|recall|know|knew|wonder(?:ing)?|think(?:ing)? about|sure|understand|tell|see|mix(?:ing)? up|confus(?:e|ing)|mind) ${questioning}\b`,
  "iu",
);
export const isOfMind = (text: string): boolean => minding.test(text.replace(opened, ""));

/** What is as it is wished is not wished for. */
const pleased =
  /\b(?:as|how|what|the way) (?:it|they|i|we|this|that) (?:should(?: be)?|wants? (?:it|them)|like (?:it|them)|need(?:ed)?(?: it)?|wanted(?: it)?)|\blike (?:this|that|it)\b|\b(?:(?:do|does|did|will|would)(?: not|n['’]t)|won['’]t|never|not) (?:really |much |particularly )?(?:like|want|need|love|mean|have to)\b|\bno longer needs?\b|\bmust be (?:\p{L}+ )*(?:somewhere|by now|already)\b/giu;
/** A wish is an order. */
const wishing =
  /\b(?:wants?|need|(?:(?:i|we|you|they|people) (?:\p{L}+ )?|['’]d |would )like(?! to\b)|wish|prefer|(?:['’]d|would) rather|please|let me|has to|have to|must|should|needs?|ought)\b/iu;
/** It tells which of several is meant, or what it is to be: “it's the one at the door”, “she is called Ada”. */
const tellingWhich =
  /^(?:it|they|this|that|he|she|these|those)(?:['’](?:s|re)| is| are| was| were|['’]ll be| will be) (?:(?:the|an?) (?:\p{L}+ )?(?:one|first|last|second|third|only|other|left|right|top|bottom|red|green|blue|white|black|yellow|grey|big|small|new|old)\b|(?:the|an?) (?:one|ones)\b|(?:called|named|labelled|marked|at|under|below|above|beside|between|behind|next to|from|by|near|in the|on the)\b)/iu;

/** It hangs on something, or leaves something out. */
const open = /\b(?:if|unless|until|except|instead|but|only|whether)\b/iu;

/** It tells how things are, and asks for nothing. */
export function isRemark(text: string): boolean {
  if (isPhatic(text) || isOfMind(text)) return true;
  const bare = text.replace(opened, "");
  const { tokens } = tokenize(bare);
  const start = skipOpening(tokens, 0);
  if (phraseAt(tokens, start, questionTable) || /\d/u.test(text) || open.test(bare)) return false;
  if (wishing.test(bare.replace(pleased, "")) || tellingWhich.test(bare)) return false;
  const isTold = statement.test(bare);
  if (phraseAt(tokens, start, negationTable) && !isTold) return false;
  // “show started jobs” begins as “Rosa started early” does.
  return isTold && clauseStart(tokens, start)?.at !== start;
}
