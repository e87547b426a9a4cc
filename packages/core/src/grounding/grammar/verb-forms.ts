import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { actTable } from "../vocabulary/light-words.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";
import { verbTable } from "../vocabulary/verbs.ts";

const irregular: ReadonlyMap<string, string> = new Map(
  (
    "done do, made make, put put, taken take, sent send, shown show, hidden hide, given give, set set, brought bring, written write, " +
    "chosen choose, told tell, paid pay, kept keep, left leave, read read, cut cut, shut shut, sold sell, bought buy, lent lend, " +
    "drawn draw, thrown throw, begun begin, seen see, found find, held hold, fed feed, built build, undone undo, redone redo, " +
    "rung ring, sung sing, worn wear, hung hang, swept sweep, reset reset, split split, spread spread, rewound rewind, wound wind, " +
    "said say, heard hear, taught teach, caught catch, let let, run run, redrawn redraw, rewritten rewrite, overwritten overwrite, " +
    "did do, took take, showed show, hid hide, gave give, wrote write, chose choose, drew draw, threw throw, began begin, got get, lost lose, " +
    "withdrew withdraw, withdrawn withdraw, went go, came come, spoke speak, spoken speak, broke break, broken break, forgot forget, forgotten forget"
  )
    .split(", ")
    .map((pair) => pair.split(" "))
    .map(([form = "", base = ""]) => [form, base] as const),
);

/** Words that end so and are no participles. */
const others =
  /^(?:need|speed|feed|seed|weed|bed|red|shed|sled|hundred|indeed|thing|king|ring|bring|spring|string|sing|wing|evening|morning|nothing|something|anything|everything|during|ceiling|building)$/u;

/** “saved”, “deleting”, “sent”, in small letters: the plain verb, likeliest first; none where it is no form of a verb. */
export function baseForms(word: string): string[] {
  const known = irregular.get(word);
  if (known !== undefined) return [known];
  const stripped = /^(?<start>\p{L}{2,}?)(?:ed|ing)$/u.exec(word)?.groups?.["start"];
  if (stripped === undefined || others.test(word) || !/[aeiouy]/u.test(stripped)) return [];
  if (word.endsWith("ied")) return [`${stripped.slice(0, -1)}y`];
  const forms = formsOf(stripped);
  const verbs = forms.filter(isVerb);
  return verbs.length > 0 ? verbs : forms;
}

function formsOf(stripped: string): string[] {
  if (stripped.endsWith("ll")) return [stripped, stripped.slice(0, -1)];
  if (/([bdgkmnprtz])\1$/u.test(stripped)) return [stripped.slice(0, -1), stripped];
  return endsSilent.test(stripped) ? [`${stripped}e`, stripped] : [stripped, `${stripped}e`];
}

/** “remov”, “enabl”, “us”, “updat”: no verb ends so. */
const endsSilent = /(?:[vcsuz]|rg|[bcdfgkpt]l|[^aeiou][aiou]|(?:^|[^aeiou])[aiou][bgkmt]|[ai]r|[^e]at|in)$/u;

function isVerb(word: string): boolean {
  const { tokens } = tokenize(word);
  return (
    phraseAt(tokens, 0, verbTable) !== undefined ||
    phraseAt(tokens, 0, actTable) !== undefined ||
    conceptsIn([word]).some(({ concept, weight }) => concept.kind === "action" && weight === 1)
  );
}
