import type { PageView, ViewNode } from "../../../page/view.ts";
import {
  around,
  controlsOf,
  indexOfNode,
  plain,
  saidIn,
  textsOf,
} from "../../../grounding/matching/outline.ts";
import { goOn } from "./conclude.ts";
import type { Came } from "../came.ts";
import type { Hand } from "./hand.ts";

/** Answers to questions, in their order; `count` where all get the same one. */
export type Answers = { given: { question?: string; answer: string }[]; isAll: boolean };

const counts: Record<string, number> = {
  both: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};
const same =
  /^(?:please )?answer (?:(both|all|every|each)(?: (?:of )?the)? )?(?:the )?(?:(\w+) )?questions? with ["“]?([\p{L} ]+?)["”]?\.?$/iu;
const inOrder =
  /^(?:please )?(?:answer (?:the |all )?(?:\w+ )?questions(?: (?:as follows|in this order|in order))?|the answers are(?:,? in this order)?|answer as follows|answer in this order)\s*[:,]\s*(.+?)(?:[.;] (?:please )?(?:click|choose|press|give) them)?\.?$/i;
const place = /^(?:first|second|third|fourth|fifth|sixth|then|and|finally|last)\s+/i;

/** Reads “answer all three questions with yes”, “answer the questions: yes, no, yes”, “answer as follows: Have you …? yes; …”. */
export function answersIn(task: string): Answers | undefined {
  const text = task.trim().replace(/\s+/g, " ");
  const [whole, , word = "", answer] = same.exec(text) ?? [];
  if (whole !== undefined && answer !== undefined) {
    const count = counts[word.toLowerCase()] ?? (/\bboth\b/i.test(whole) ? 2 : Number(word));
    if (count > 0) return { given: Array.from({ length: count }, () => ({ answer })), isAll: false };
    return { given: [{ answer }], isAll: true };
  }
  const list = inOrder.exec(text)?.[1];
  if (list === undefined) return undefined;
  const given = list.includes("?")
    ? asked(list)
    : list
        .split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/)
        .map((said) => ({ answer: said.replace(place, "").trim() }));
  return given.some((one) => one.answer === "" || one.answer.length > 40)
    ? undefined
    : { given, isAll: false };
}

function asked(list: string): { question: string; answer: string }[] {
  return list
    .split(/\s*;\s*|,\s*(?=[^,?]+\?)/)
    .map((one) => /^(?:and )?(.+\?)["”]?:?\s*(.*)$/.exec(one.trim()))
    .map((found) => ({ question: found?.[1] ?? "", answer: found?.[2]?.replace(/\.$/, "").trim() ?? "" }));
}

/** Gives one answer after the other, to the questions that the page asks one by one or all at once. */
export async function answerAll({ given, isAll }: Answers, hand: Hand): Promise<Came> {
  let doubt: string | undefined;
  for (let at = 0; at < (isAll ? mostQuestions : given.length); at += 1) {
    const { question, answer } = given[isAll ? 0 : at] ?? { answer: "" };
    const view = await hand.look();
    const found = controlFor(view, { question, answer, at, count: isAll ? undefined : given.length });
    if (
      found === undefined &&
      isAll &&
      at > 0 &&
      named(view, answer).every(({ checked }) => checked === true)
    )
      break;
    if (found === undefined) return { done: false, reason: reasonFor(view, question, answer) };
    const came = await hand.use(view, found, {
      ...(found.checked === undefined ? {} : { method: "check" as const }),
      why: "Answers a question",
    });
    if (!came.done) return came;
    doubt ??= came.doubt;
    // Where a page asks one question at a time, something leads to the next one.
    if (found.checked !== undefined && named(view, answer).length === 1 && at + 1 < given.length) {
      const next = await goOn("go on", hand);
      if (next?.done === false) return next;
    }
  }
  return doubt === undefined ? { done: true } : { done: true, doubt };
}

const mostQuestions = 20;

function reasonFor(view: PageView, question: string | undefined, answer: string): string {
  const count = named(view, answer).length;
  if (question !== undefined && !isAsked(view, question))
    return `the page does not ask ${JSON.stringify(question)} now.`;
  return count === 0
    ? `nothing on the page is called ${JSON.stringify(answer)}.`
    : `${count} controls are called ${JSON.stringify(answer)}, and it is not said to which question.`;
}

function named(view: PageView, answer: string): ViewNode[] {
  return controlsOf(view).filter(({ name }) => plain(name) === plain(answer));
}

function isAsked(view: PageView, question: string): boolean {
  return ` ${plain(textsOf(view).join(" "))} `.includes(` ${plain(question)} `);
}

type Asked = { question: string | undefined; answer: string; at: number; count: number | undefined };

function controlFor(view: PageView, { question, answer, at, count }: Asked): ViewNode | undefined {
  if (question !== undefined && !isAsked(view, question)) return undefined;
  const all = named(view, answer);
  if (all.length === 1) return all[0];
  if (question !== undefined) return nearest(view, all, question);
  // All questions at once: the answers stand in their order.
  if (count !== undefined && all.length === count) return all[at];
  return count === undefined ? all.find(({ checked }) => checked === false) : undefined;
}

/** The one whose own part of the page has the question and none of the others. */
function nearest(view: PageView, all: ViewNode[], question: string): ViewNode | undefined {
  const wanted = ` ${plain(question)} `;
  const beside = all.filter((node) => {
    const others = all.filter((other) => other !== node).map((other) => indexOfNode(view, other));
    const part = around(view, indexOfNode(view, node)).find((at) =>
      ` ${plain(saidIn(view, at))} `.includes(wanted),
    );
    return part !== undefined && !others.some((other) => around(view, other).includes(part));
  });
  return beside.length === 1 ? beside[0] : undefined;
}
