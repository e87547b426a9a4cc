import { letter, type Form } from "./spoken-thing.ts";

/** Things that are told by what somebody did with them, and sheets that are printed out. */

const who = "(?:i|we|you|they|others?|people|(?:some|every|any|no)(?:one|body)|(?:my|the|our) \\p{L}+)";
const done = new RegExp(
  String.raw`^(?:(?:just |only )?(?:show|see|view|list|open|find|let me see|show me|i want to see|i(?:['’]d| would) like to see|i only want to see)(?: me)? )?(?:what|which) (?:all )?${who}(?:['’]ve| have|['’]s| has|['’]d| had)(?: (?:all|already|just|ever))? (?<what>\p{L}${letter}{2,50})$`,
  "iu",
);
/** “show me what we've lent out”, “what have I opened recently”: what the page calls so. */
const whatWasDone: Form = (said) => {
  const inverted = new RegExp(String.raw`^(?:what|which) (?:have|has|did) ${who} (?<what>.+)$`, "iu").exec(
    said,
  );
  const what = (inverted ?? done.exec(said))?.groups?.["what"];
  return what === undefined ? [] : [`show ${what}`, `show ${inFront(what)}`];
};

/** “opened recently” is “recently opened”. */
function inFront(what: string): string {
  const { verb = "", how } = /^(?<verb>\p{L}+) (?<how>\p{L}+ly)$/iu.exec(what)?.groups ?? {};
  return how === undefined ? what : `${how} ${verb}`;
}

const toDo = new RegExp(
  String.raw`^(?:which|what) (?<what>\p{L}+s) (?:do|does|must|should|shall) ${who}(?: still)? (?:have to |need to |ought to )?(?<verb>\p{L}+)$`,
  "iu",
);
/** “which reports do I have to approve”. */
const whatToDo: Form = (said) => {
  const { what, verb = "" } = toDo.exec(said)?.groups ?? {};
  return what === undefined ? [] : [`show ${what} to ${verb}`];
};

const printed =
  /^(?<verb>print|run) (?:(?<it>it|this|that|them) (?:out|off)|(?:out|off) (?<what>.{2,60}))(?: for me| for us)?$/iu;
/** “print it out for me”, “run off the timetable”. */
const printedOut: Form = (said) => {
  const { it, what } = printed.exec(said)?.groups ?? {};
  return it === undefined && what === undefined ? [] : [`print ${it ?? what}`];
};

export const whatClauses: Form[] = [whatWasDone, whatToDo, printedOut];
