import type { PageView } from "../../page/view.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { isSameTime } from "../days/dates.ts";
import { minutesIn } from "../amounts/durations.ts";
import { root } from "../evidence/root.ts";
import { offeredBy, type Offered, type OfferedChoice } from "../laid/offered.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { verbTable } from "../vocabulary/verbs.ts";

const telling =
  /^(?:(?<who>i|we|he|she|they|it|you)(?:['’](?:m|re|s|ll|d|ve))?(?: (?:will|would|shall|should|must|can|do|am|are|is|have|has|usually|always|only|mostly|just|normally))*(?: (?:like|want|need|prefer|have) to(?: be)?)? )?(?<said>\p{L}[^;:?!"“”]{5,80})$/iu;
/** Asked, denied, compared, hanging on something, of another time, or several at once. */
const open =
  /,|\b(?:if|unless|when|whether|once(?! an?\b)|or|either|maybe|perhaps|not|never|no|nobody|nothing|none|neither|without|than|except|but|instead|because|since|until|ago|last|yesterday|formerly|each|both|all|and(?! a (?:half|quarter))|then|why|what|which|how|who|where|used to|went|was|were|did|had)\b|n['’]t\b/iu;
/** Verbs that want something else than to have it so. */
const other =
  /^(?:avoid|skip|forbid|ban|hate|dislike|lack|refuse|decline|exclude|ignore|miss|sell|sold|quit|stop|prohibit|drop|lose|lost|fear|doubt|wonder|forget|reject|compare|explain|describe|tell|ask|show|read|print|mail|email|e-mail|call|phone|contact|write|know|see|saw|share|copy|find|look|love|think|guess|hope|believe|left|leave|check|rate|review|buy|bought|pay|order|cancel|delete|remove|edit|rename|move|count|sort|filter|search|open|close|visit|translate|recommend|watch|enable|disable|hide|undo|expect)s?$/iu;
const reaching = /^(?:mail|email|e-mail|call|phone|contact)$/iu;
const silent = new Set(
  (
    "a an the my our your his her their its this that these those me us it them him i we he she they you is are am be been will would shall to at in on of for from by with " +
    "as into about up out over please just only mostly usually normally now today then every each per once one ones some any kind sort option way so very quite"
  ).split(" "),
);
/** “monthly” is said for “every month”. */
const often: Readonly<Record<string, string>> = {
  daily: "day",
  weekly: "week",
  monthly: "month",
  quarterly: "quarter",
  yearly: "year",
  annually: "year",
};
const longestWindow = 6;

/**
 * “we burn wood pellets”, “collect them at the village square”, “book us a cabin”: one option of a form that is said with all of its
 * words, by a verb that no control has. The verb alone may be left over, and nothing else on the page may be called so.
 */
export function groundToldOption(view: PageView, instruction: string): Resolved | undefined {
  const telling = readTelling(view, instruction);
  if (telling === undefined || open.test(telling.text)) return undefined;
  const { who, verb, said } = telling;
  const isOften = saysHowOften(said);
  const offered = offeredBy(view);
  const words = contentOf(said);
  // “new orders from Porto”: that is no verb, but another option.
  const isOption = offered.choices.some(({ name }) => contentOf(name).includes(root(verb.toLowerCase())));
  if (isOption || (who === undefined && silent.has(verb.toLowerCase()))) return undefined;
  const found = offered.choices.flatMap((choice) => {
    const covered = coveredBy(choice, words, said);
    const telling = { words, verb, said, offered };
    return covered > 0 && isAccounted(choice, telling) && (isOften || isTold(choice, telling, who))
      ? [{ choice, covered }]
      : [];
  });
  const most = Math.max(0, ...found.map(({ covered }) => covered));
  const [best, rival] = found.filter(({ covered }) => covered === most);
  if (best === undefined || rival !== undefined) return undefined;
  if (!isOften && isCalledElsewhere(offered, best.choice)) return undefined;
  return chosen(view, best.choice);
}

/** What is told by a verb that nothing on the page is asked for by: who, the verb, and all that is said from there. */
type Telling = { text: string; who: string | undefined; verb: string; said: string };

export function readTelling(
  view: PageView,
  instruction: string,
  isMeant: RegExp = /^$/u,
): Telling | undefined {
  const text = instruction.trim().replace(around, "");
  const { who, said = "" } = telling.exec(text)?.groups ?? {};
  const [verb = "", ...rest] = said.split(" ");
  const isKnown = who === undefined && !isPlainVerb(view, verb);
  const isOther =
    other.test(verb) &&
    !saysHowOften(said) &&
    !isMeant.test(verb) &&
    !(reaching.test(verb) && /^(?:me|us)$/iu.test(rest[0] ?? ""));
  return rest.length === 0 || isKnown || isOther || /[^e]ed$/iu.test(verb)
    ? undefined
    : { text, who, verb, said };
}

/** “pay yearly”, “pay once a year”. */
const saysHowOften = (said: string): boolean =>
  /^(?:pay|be paid|get it|get them|have it) (?:(?:daily|weekly|monthly|quarterly|yearly|annually)|(?:once an?|every|per) \p{L}+)$/iu.test(
    said,
  );

const around = /^(?:please|well|so|ok|okay),? |(?:,? (?:please|thanks|then|instead))?[.!]*$/giu;

/** A verb that no control is asked for by: “play it on an oboe” where nothing is called “Play”. */
function isPlainVerb({ nodes }: PageView, verb: string): boolean {
  if (!/^\p{L}+$/u.test(verb)) return false;
  const own = verb.toLowerCase();
  const isButton = (): boolean =>
    nodes.some(
      ({ role, name }) => /^(?:button|link|menuitem)$/u.test(role) && wordsOf(normalize(name)).includes(own),
    );
  return !verbTable.has(own) || (mild.test(own) && !isButton());
}

const mild = /^(?:book|rent|hire|reserve|play|start|begin|join|refresh|reload|request)$/u;

export const contentOf = (text: string): string[] =>
  wordsOf(normalize(text))
    .filter((word) => !silent.has(word))
    .map((word) => root(often[word] ?? word));

/** How many of the words an option is told by; 0 where not by all of its own. */
function coveredBy({ name }: OfferedChoice, words: string[], said: string): number {
  const own = [...new Set(contentOf(name))];
  const isSaid =
    own.length > 0 && own.every((word) => words.includes(word)) && own.some((word) => /\p{L}{3}/u.test(word));
  if (isSaid) return own.length;
  return measureOf(name, said) === undefined ? 0 : 1;
}

/** “an hour and a half” of “1½ hours”, “5 minutes” of “5m”. */
function measureOf(name: string, said: string): string | undefined {
  const length = minutesIn(name);
  const words = said.split(" ");
  for (let size = Math.min(longestWindow, words.length); size > 0; size -= 1)
    for (let from = 0; from + size <= words.length; from += 1) {
      const text = words.slice(from, from + size).join(" ");
      if (length === undefined ? isSameTime(name, text) : minutesIn(text) === length) return text;
    }
  return undefined;
}

type Said = { words: string[]; verb: string; said: string; offered: Offered };

/** One word is too little to be told by, but for “collect it at the hospital”: “I'll drive to the hospital” chooses nothing. */
function isTold(choice: OfferedChoice, { verb, said, offered }: Said, who: string | undefined): boolean {
  const isLong = contentOf(choice.name).length > 1 || measureOf(choice.name, said) !== undefined;
  const isAsked = askedBy(choice, offered).has(root(normalize(verb)));
  return isLong || isAsked || (who === undefined && handed.test(said));
}

const handed = /^\p{L}+ (?:(?:it|them|me|us|him|her|this|that|everything) |in \p{L}+$)/iu;

function askedBy(choice: OfferedChoice, { about }: Offered): ReadonlySet<string> {
  const group = [...choice.groupStems].map(root);
  return new Set([...group, ...(choice.lexis?.roots.keys() ?? []), ...about.roots]);
}

/** Every word is the option's, its question's, what the page is about, or the verb. */
function isAccounted(choice: OfferedChoice, { words, verb, said, offered }: Said): boolean {
  const measure = measureOf(choice.name, said);
  const own = new Set([...contentOf(choice.name), ...contentOf(measure ?? "")]);
  const asked = askedBy(choice, offered);
  return words.every(
    (word) =>
      (own.has(word) && (measure === undefined || !/^\d/u.test(word) || contentOf(measure).includes(word))) ||
      asked.has(word) ||
      word === root(normalize(verb)),
  );
}

/** A button, a box or another list that says the same may be meant as well. */
function isCalledElsewhere({ index, choices }: Offered, { at, name, group }: OfferedChoice): boolean {
  const own = contentOf(name);
  const isSaid = (text: string): boolean => {
    const words = contentOf(text);
    return own.every((word) => words.includes(word));
  };
  return (
    choices.some((one) => one.group !== group && isSaid(one.name)) ||
    index.candidates.some(
      ({ index: other, node, fields }) =>
        other !== at &&
        !choices.some((one) => one.at === other && one.group === group) &&
        node.role !== "generic" &&
        fields.some((field) => isSaid(field.name.text)),
    )
  );
}

function chosen(view: PageView, { at, node, option }: OfferedChoice): Resolved {
  const method = option !== undefined ? "selectOption" : isCheckable(node) ? "check" : "click";
  return {
    outcome: "resolved",
    steps: [stepOn(view, node, option === undefined ? { method } : { method, arguments: [option] })],
    confidence: 0.75,
    candidates: rankedNodes(view, [{ index: at, node, score: 0.75, tier: tiers.words }]),
    isAccounted: true,
    isInferred: true,
  };
}
