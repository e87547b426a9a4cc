import { numberInWords } from "../amounts/numbers.ts";
import { lightVerb } from "./light-verbs.ts";
import { letter, thing, type Form } from "./spoken-thing.ts";
import { isUnitWord } from "../amounts/units.ts";

/** Turns of speech for an order: “knock it down to 2”, “the 9:15 will do”, “pop the jigsaw in the basket”. */

const changing =
  "(?:knock|crank|bring|take|bump|push|pull|drop|wind|dial|ramp|jack|nudge|get|put|pump|cut|trim|scale|move|slide|hike|boost|shove|notch|turn|set|let|bump|haul|tone)";
const value = "(?<value>[€$£]?\\d[\\d.,]*(?: ?[%°\\p{L}²³]+){0,2}|\\p{L}+(?: \\p{L}+)?)";
const movedTo = [
  new RegExp(
    String.raw`^${changing} (?<what>.{2,60}?) (?:back |right |all the way |straight )?(?:up|down|back|over)(?: again)? to ${value}$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:${changing} )?(?:up|down) (?<what>(?:the|my|our|its|their|this) .{2,60}?) to ${value}$`,
    "iu",
  ),
];
const movedBy = new RegExp(String.raw`^${changing} (?<what>.{2,60}?) (?<way>up|down) by ${value}$`, "iu");

/** “knock the volume down to 30”, “bring the humidity up to 92 percent”, “wind it back by two days”. */
export const moved: Form = (said) => {
  const found = movedTo.map((form) => form.exec(said)?.groups).find((groups) => groups !== undefined);
  if (found) {
    const { what = "", value: to = "" } = found;
    return figures(to).map((figure) => `set ${what} to ${figure}`);
  }
  const { what = "", way = "", value: by = "" } = movedBy.exec(said)?.groups ?? {};
  return figures(by).map((figure) => `${/^up$/iu.test(way) ? "increase" : "decrease"} ${what} by ${figure}`);
};

/** “22 days”, and “22” alone where the field need not say what it counts; none where it is no figure. */
function figures(said: string): string[] {
  const [first = "", ...units] = said.split(" ");
  if (!/\d/u.test(first) && numberInWords(first) === undefined) return [];
  return units.length > 0 && units.every((unit) => isUnitWord(unit.toLowerCase())) ? [said, first] : [said];
}

const chosen = [
  new RegExp(
    String.raw`^(?<what>${thing}) (?:will|would|['’]ll|should) do(?: nicely| fine| just fine| me| for me| for us| perfectly)?$`,
    "iu",
  ),
  new RegExp(String.raw`^(?<what>${thing}) it is(?: then)?$`, "iu"),
  new RegExp(
    String.raw`^(?<what>${thing}) (?:is|are|['’]s|would be|will be) (?:fine|ok|okay|perfect|enough|all right|alright|good enough)(?: with| for| by)? (?:me|us)$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?<what>${thing}) (?:sounds?|looks?) (?:good|great|fine|nice|perfect|best|right)(?: to (?:me|us))?$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:let['’]s|let us|(?:i|we)(?:['’]ll| will|['’]d| would|['’]d rather| would rather|['’]d better|['’]m going to| am going to)|(?:i|we) (?:want|wish|prefer|choose|decide|have decided) to|(?:i|we) (?:think|guess|suppose) (?:i|we)['’]ll) (?:just )?(?:go for|go with|take|have|try|pick|opt for|settle for|settle on|stick with|choose|plump for) (?<what>(?!(?:a|the) (?:look|break)\b|it\b|that\b|this\b)${letter}{2,60}?)(?: then| instead)?$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:i|we)(?: am|['’]m| are|['’]re) (?:going|up|all) (?:for|with) (?<what>${letter}{2,60})$`,
    "iu",
  ),
  new RegExp(String.raw`^(?:my|our) (?:choice|pick|favou?rite) is (?<what>${letter}{2,60})$`, "iu"),
  new RegExp(
    String.raw`^(?:i|we) (?:fancy|favou?r|feel like) (?<what>(?!\p{L}+ing\b)${letter}{2,60})$`,
    "iu",
  ),
];
/** “the 9:15 will do”, “I'd go for the 12:30”, “let's take the Moonsleeper”. */
const willDo: Form = (said) => {
  const what = foundIn(chosen, said);
  return what === undefined ? [] : [`choose ${what}`, `select ${what}`, `take ${what}`];
};

function foundIn(forms: readonly RegExp[], said: string): string | undefined {
  for (const form of forms) {
    const what = form.exec(said)?.groups?.["what"];
    if (what !== undefined) return what.trim();
  }
  return undefined;
}

const wished = [
  new RegExp(
    String.raw`^(?<what>${thing}) (?:would|['’]d) be (?:\p{L}+ly )?(?:nice|good|great|lovely|ideal|perfect|helpful|handy|welcome|appreciated|best|wonderful|useful|brilliant|wise|better)(?: (?:for me|for us|too|as well|to have))?$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:it would|it['’]d|it will|it['’]ll) be (?:\p{L}+ly )?(?:nice|good|great|lovely|ideal|perfect|helpful|handy|wonderful|useful) to have (?<what>${letter}{2,60})$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?<what>${thing}) (?:would|['’]d) (?:help|come in handy|suit (?:me|us)|do (?:me|us) good)(?: a lot| me| us)?$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:he|she|they|the \p{L}+|(?:my|our) \p{L}+)(?: would|['’]d) (?:like|love|prefer|rather have)(?: to have)? (?<what>(?!to\b)${letter}{2,60})$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?<what>${thing}) (?:is|are) (?:a must|essential|important to (?:me|us)|indispensable)(?: (?:for|to) (?:me|us))?$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:there|it) (?:should|must|has to|needs to|ought to) (?:be|have|include) (?<what>(?!\d|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)${letter}{2,60})$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:he|she|we|i|they)(?: will|['’]ll| would|['’]d)? (?:also )?(?:be needing|be wanting|need|be glad of|appreciate|require) (?<what>(?!to\b|you\b|it\b)${letter}{2,60})$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:i|we) (?:can['’]t|cannot|couldn['’]t|could not) (?:do|live|manage) without (?<what>${letter}{2,60})$`,
    "iu",
  ),
];
/** “a school bus would be good”, “he'll be needing a laptop”, “there should be a lift”. */
const wouldBeNice: Form = (said) => {
  const what = foundIn(wished, said);
  return what === undefined ? [] : [`tick ${what}`, `I want ${what}`, `choose ${what}`];
};

const needing = new RegExp(
  String.raw`^(?<who>\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)?) (?:needs?|wants?|would like|['’]d like|could do with|gets?) (?:an? |the |some )?(?<what>(?!to\b|more\b|less\b|no\b|not\b)\p{L}${letter}{1,40})$`,
  "u",
);
const seated = new RegExp(
  String.raw`^(?<who>\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)?|i|we|he|she|they)(?: would|['’]d)? (?:likes?|wants?|loves?|prefers?|wish(?:es)?|has|have|needs?) to (?:sit|be|stay|sleep) (?:in|at|by|on|near|next to) (?<what>the ${letter}{2,40})$`,
  "iu",
);
/** “Jamal needs a message”, “Otto would like to sit by the window”: what is there for them. */
const forSomebody: Form = (said) => {
  const { who = "", what = "" } = seated.exec(said)?.groups ?? needing.exec(said)?.groups ?? {};
  if (
    what === "" ||
    /^(?:What|Which|Who|How|Nobody|Everybody|Everyone|It|This|That|He|She|They|We|I)$/u.test(who)
  )
    return /^(?:i|we)$/iu.test(who) ? [`I want ${what}`] : [];
  return [`${what} ${who}`, `tick ${what} for ${who}`, `${what.replace(/^the /iu, "")} for ${who}`];
};

const thrown =
  /^(?:kick|chuck|boot|throw|toss|cross|strike|scratch|knock|boot|weed|leave|take|cut|edit) (?<what>.{2,60}?) (?:out|off|away)(?: (?:of|from) (?:the |my |this )?\p{L}+)?$/iu;
const cast =
  /^(?:lose|ditch|scrap|nuke|zap|axe|do away with|drop|cut|scratch|strike|get rid of) (?<what>(?:the|this|that|my|our|all|every) .{2,60})$/iu;
/** “kick Tam Reid out of the list”, “lose the accessories”, “take the harbour tag out”. */
const castOut: Form = (said) => {
  const what = thrown.exec(said)?.groups?.["what"] ?? cast.exec(said)?.groups?.["what"];
  if (what === undefined) return [];
  // An offer or a notice that one gets rid of is closed, and is no box.
  const other = /^get rid of\b/iu.test(said) ? [`dismiss ${what}`] : [`hide ${what}`, `untick ${what}`];
  return [`remove ${what}`, `delete ${what}`, ...other];
};

const placed = [
  new RegExp(
    String.raw`^(?:pop|stick|chuck|bung|whack|throw|toss|drop|plonk|shove|slip|sling) (?<what>.{2,60}?) (?:in|into|on|onto|to) (?<place>(?:the|my|our|this) ${letter}{2,40})$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:and )?(?:straight |off )?(?:in|into|onto|on to) (?<place>(?:the|my|our|this) ${letter}{2,40}?) with (?<what>${letter}{2,60})$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?<what>(?:the|this|that|my|all|both) ${letter}{2,40}?)(?: goes| go|, straight)? (?:into|onto) (?<place>(?:the|my|our|this) ${letter}{2,40})$`,
    "iu",
  ),
];
/** “pop the jigsaw in the basket”, “into the basket with it”. */
const putThere: Form = (said) => {
  const found = placed.map((form) => form.exec(said)?.groups).find((groups) => groups !== undefined);
  const { what = "", place = "" } = found ?? {};
  return what === "" ? [] : [`put ${what} in ${place}`, `add ${what} to ${place}`];
};

const openedBy = new RegExp(
  String.raw`^(?:(?:let['’]s |let me |i['’]ll |can i |could i |i want to |i['’]d like to )?(?:pop|nip|hop|dive|jump|dip|drop|shoot|go straight|skip straight|have a (?:peek|glance|nose|gander)|take a (?:peek|glance)|peek|pop over|nip over) (?:in|into|in on|to|at|on|over to|through|round|around)|(?:off|on|over|across|straight|onwards?) to|(?:i am|i['’]m) (?:after|off to)|get (?:me )?up) (?<what>(?!it\b|that\b|me\b)${letter}{2,60})$`,
  "iu",
);
/** “pop into the Details”, “straight to the method”, “let me have a peek at the map”. */
const wentThere: Form = (said) => {
  const what = openedBy.exec(said)?.groups?.["what"];
  return what === undefined ? [] : [`open ${what}`, `jump to ${what}`];
};

const contained = new RegExp(
  String.raw`^(?:there['’]s|there is|there are|it['’]s got|it has|it contains|it has got) (?:some |a |an )?(?<what>${letter}{3,50}?) (?:in|on|with|to) (?:it|this|that|there|here)$`,
  "iu",
);
/** “there's strong language in it”, where a box says “Contains strong language”. */
const contains: Form = (said) => {
  const what = contained.exec(said)?.groups?.["what"];
  return what === undefined ? [] : [`contains ${what}`, `has ${what}`];
};

const different =
  /^(?:i|we)(?:['’]d| would)? (?:need|want|like|prefer|fancy)(?: to have)? (?:a different|another|some other|a new) (?<what>\p{Ll}[\p{L} ]{2,30})$/iu;
/** “I need a different wallpaper”, “I want another segment”. */
const anotherOne: Form = (said) => {
  const what = different.exec(said)?.groups?.["what"];
  if (what === undefined) return [];
  return /\b(?:different|other)\b/iu.test(said)
    ? [`change ${what}`, `change the ${what}`]
    : [`add ${what}`, `new ${what}`, `change ${what}`];
};

const out =
  /^(?:all )?(?<what>(?:the )?(?:\p{L}+ )?(?:lights?|lamps?)) out(?<rest> (?:in|at|on) .{2,40})?$/iu;
/** “lights out in the kitchen”. */
export const lightsOut: Form = (said) => {
  const { what, rest = "" } = out.exec(said)?.groups ?? {};
  return what === undefined ? [] : [`turn off ${what}${rest}`, `turn off ${what.replace(/s$/u, "")}${rest}`];
};

const answering =
  /^(?:answer|say|reply) (?<answer>yes|no|\p{L}+) to (?:the )?(?:question (?:about|on|of|whether|if|concerning) )?(?<what>[^,;:?]{3,60})$/iu;
/** “answer yes to the question about travelling”. */
const answeredTo: Form = (said) => {
  const { answer = "", what = "" } = answering.exec(said)?.groups ?? {};
  return what === "" ? [] : [`answer ${what} with ${answer}`];
};

const mending = /^(?:correct|amend|rectify|alter) (?<what>.{3,60}?) to (?<value>[^,;:?]{1,40})$/iu;
/** “correct the quantity to 36”. */
const corrected: Form = (said) => {
  const { what = "", value: to = "" } = mending.exec(said)?.groups ?? {};
  return what === "" ? [] : [`set ${what} to ${to}`];
};

const chord = /^(?:ctrl|control|cmd|command|alt|option|shift|meta)(?: ?[+-] ?[\p{L}\d]+){1,3}$/iu;
/** “Ctrl+S”. */
const chordAlone: Form = (said) => (chord.test(said) ? [`press ${said}`] : []);

const stale =
  /^(?:this|the) (?:page|site|list|screen|view)\b[^.;!?]{0,60}[,.;!?] ?(?:so )?(?:(?:please|can you|could you|will you|would you) )*(?:(?:re-?)?load|refresh|update) (?:it|this|that)(?: again| anew| once more)?(?: please)?$/iu;

/** “this page looks old to me, can you load it again”. */
const reloaded: Form = (said) => (stale.test(said) ? ["reload the page"] : []);

export const idioms: Form[] = [
  reloaded,
  answeredTo,
  corrected,
  chordAlone,
  anotherOne,
  willDo,
  wouldBeNice,
  forSomebody,
  castOut,
  putThere,
  wentThere,
  contains,
  lightVerb,
];
