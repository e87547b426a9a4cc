import { ground } from "../../grounding/ground.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { tradedIn } from "./deeds/trade.ts";
import type { TaskNode } from "./task-node.ts";

const becoming = String.raw`(?:is|are|costs?|becomes?|gets|goes|falls?|drops?|dips?|sinks?|rises?|climbs?|jumps?|grows?|reaches|moves?|has (?:gone|dropped|fallen|risen)|have (?:gone|dropped|fallen|risen))`;
const than = String.raw`(?:(?:to )?(?:less|lower|more|higher|greater|smaller|cheaper) than|below|under|beneath|over|above|at least|at most|no more than)`;
const number = String.raw`[€$£¥]? ?\d[\d.,]*(?: ?(?:[€$£¥%]|euros?|dollars?|pounds?))?`;
const compared = String.raw`(?<what>[^,;:]+?) (?<becomes>${becoming}) (?:(?:down |up )?(?<than>${than}) (?<bound>${number})|(?:to |at )?(?<limit>${number}) or (?<side>less|lower|below|under|cheaper|more|higher|above|over))`;
const when = "(?:when|whenever|as soon as|once|if ever|the moment|the instant|after)";

const behind = new RegExp(String.raw`^(?<deed>.+?),? ${when} ${compared}$`, "iu");
const before = new RegExp(
  String.raw`^(?:when|whenever|as soon as|once|the moment) ${compared}(?:,? then|,)? (?<deed>(?:click|press|hit|tap|push|buy|sell|order|bid|book|start|stop)\b.*)$`,
  "iu",
);
const waited = new RegExp(String.raw`^${compared}$`, "iu");

/** “the price drops below $40” as what can be judged: “the price is below $40”; undefined for what compares no number. */
export function comparedIn(text: string): string | undefined {
  const said = waited.exec(text.trim())?.groups;
  return said && conditionOf(said);
}

/** “buy when the price is less than $40”, “when it costs 15 or less, buy”: what is waited for, and what is done then. */
export function awaitedIn(text: string): { condition: string; deed: string } | undefined {
  const said = (behind.exec(text) ?? before.exec(text.replace(/[.!]+$/u, "")))?.groups;
  const deed = said?.["deed"];
  return said === undefined || deed === undefined ? undefined : { condition: conditionOf(said), deed };
}

/** What is done once a number is so is done in that very moment: the page changes on. */
export function withMoments(nodes: TaskNode[]): TaskNode[] {
  return nodes.flatMap((node, at): TaskNode[] => {
    const [before, next] = [nodes[at - 1], nodes[at + 1]];
    if (node.kind === "wait" && comparedIn(node.condition) !== undefined && isOrder(next))
      return [{ ...node, text: `${node.text}, then ${next.text}`, deed: next.text }];
    const isTaken = before?.kind === "wait" && comparedIn(before.condition) !== undefined && isOrder(node);
    return isTaken ? [] : [node];
  });
}

function isOrder(node: TaskNode | undefined): node is Extract<TaskNode, { kind: "step" }> {
  return node?.kind === "step" && node.step.kind !== "navigate" && node.step.kind !== "extract";
}

/** The one control that a deed presses, as far as it can be told before its moment has come. */
export function pressFor(view: PageView, deed: string): ViewNode | undefined {
  const found = ground(view, deed);
  const [step, ...more] = found.outcome === "resolved" ? found.steps : [];
  const isClick = step?.method === "click" && more.length === 0;
  return isClick ? step.node : tradedIn(view, deed);
}

function conditionOf({ what = "", becomes = "", than: side, bound, limit, side: open = "" }: Groups): string {
  const isCost = /^costs?$/iu.test(becomes);
  const subject = isCost ? `the price of ${what}` : what.replace(/^(?:its|their|his|her)\b/iu, "the");
  if (side !== undefined)
    return `${subject} is ${side.toLowerCase().replace(/^to /u, "").replace("beneath", "below")} ${bound}`;
  return `${subject} is ${/^(?:less|lower|below|under|cheaper)$/iu.test(open) ? "at most" : "at least"} ${limit}`;
}

type Groups = Record<string, string | undefined>;
