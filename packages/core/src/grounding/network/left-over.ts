import { root } from "../evidence/root.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { isWriting, type Resolved } from "../outcome.ts";
import { lightWords, stopWords } from "../vocabulary/light-words.ts";
import { isGrammarWord } from "../wordings/spelling.ts";

/** So many words that nothing of what was found stands for, and half of all, may say something else as well. */
const many = 3;

/** Numbers, days and times are written otherwise than they are said. */
const ofTime =
  /^\P{L}*\d|^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*$|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundred|thousand|half|past|quarter|noon|midnight|first|second|third|fourth|fifth|\p{L}+th)$/u;

/** “I've got the panniers on so I'm 91 kilos, and the next service is 12 April”, of which the service alone was found. */
export function leavesMuch(instruction: string, { steps }: Resolved): boolean {
  const told = steps.flatMap(({ node, description, arguments: values }) => [
    node?.name ?? "",
    description,
    ...values,
  ]);
  const roots = new Set(told.flatMap((text) => wordsOf(normalize(text)).map(root)));
  const content = wordsOf(normalize(instruction)).filter(
    (word) => !stopWords.has(word) && !lightWords.has(word) && !isGrammarWord(word) && !ofTime.test(word),
  );
  const left = content.filter((word) => !roots.has(root(word)));
  return left.length >= many && left.length * 2 >= content.length;
}

/** So many words may be more than the value. */
const long = 4;
const marked = /["“”«»„‘:=]/u;

/** “XR 770 218 stands on my reader card”: what is neither in quotation marks nor behind a colon may end before it does. */
export function writesMuch(instruction: string, { steps }: Resolved): boolean {
  return (
    !marked.test(instruction) &&
    steps.some((step) => isWriting(step) && wordsOf(step.arguments[0] ?? "").length >= long)
  );
}
