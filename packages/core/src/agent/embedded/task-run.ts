import { performPlanned } from "../../act.ts";
import { ground } from "../../grounding/ground.ts";
import { controlsOf, plain } from "../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { connectModel } from "../../verb.ts";
import { soundsIrreversible } from "../approval.ts";
import { stepOf } from "../recorder.ts";
import { pressFor } from "./awaited.ts";
import { notUnderstood, type Came } from "./came.ts";
import { answerAll } from "./deeds/answers.ts";
import { guess } from "./deeds/guess.ts";
import { judge, type Judgement } from "./conditions.ts";
import { overlayFor } from "./presence.ts";
import { ofEach } from "./deeds/of-each.ts";
import { objectOf } from "./references.ts";
import { answerIn } from "./said-answer.ts";
import type { StepRun } from "./step-run.ts";
import { leavesOf, type TaskNode } from "./task-node.ts";
import { isIncidental, isOverlay, withoutArticle } from "./things.ts";
import { changeOf, pauseFor } from "./waiting.ts";

/** How often a part is repeated at most. */
const mostRounds = 50;
/** What has the form of no order is done only where the page leaves little doubt. */
const surelyMeant = 0.8;
/** Longest wait for a condition, ms. */
const longestWait = 30_000;

type Of<Kind extends TaskNode["kind"]> = Extract<TaskNode, { kind: Kind }>;

/** Carries out the parts of a task in the order in which they are worded; stops at the first that it cannot do. */
export class TaskRun {
  readonly answers: string[] = [];
  /** Parts whose condition did not hold, in words. */
  readonly leftOut: string[] = [];
  /** Parts that arrived and showed no effect; what comes after them was done all the same. */
  readonly doubts: { node: TaskNode; reason: string }[] = [];
  /** Parts that are done, or left out as the task says. */
  readonly done = new Set<TaskNode>();
  /** The part that was begun last. */
  current: TaskNode | undefined;
  readonly #steps: StepRun;
  readonly #leaves: TaskNode[];

  /** `nodes`: the whole task. */
  constructor(steps: StepRun, nodes: TaskNode[]) {
    this.#steps = steps;
    this.#leaves = leavesOf(nodes);
  }

  /** Takes steps for done that an earlier run has done. */
  skip(parts: number[]): void {
    for (const part of parts) {
      const leaf = this.#leaves[part];
      if (leaf === undefined) continue;
      this.done.add(leaf);
      this.#skipped.add(leaf);
    }
  }

  async run(nodes: TaskNode[]): Promise<Came> {
    for (const node of nodes) {
      const came = await this.#take(node);
      if (!came.done) return came;
    }
    return { done: true };
  }

  async #take(node: TaskNode): Promise<Came> {
    if (node.kind === "choice") return this.#choose(node);
    if (node.kind === "until") return this.#repeatUntil(node);
    if (this.#isSkipped(node)) return { done: true };
    this.current = node;
    const part = this.#leaves.indexOf(node);
    this.#steps.recorder.part = part;
    this.#steps.later = this.#leaves.slice(part + 1).map(({ text }) => text);
    if (this.#steps.recorder.stepsLeft === 0)
      return { done: false, reason: "the actions allowed are used up (maxSteps)" };
    const [doubt] = this.doubts;
    // What cannot be taken back is not done upon what may not have happened.
    if (doubt !== undefined && soundsIrreversible("click", node.text))
      return {
        done: false,
        reason: `before it, ${JSON.stringify(doubt.node.text)} showed no effect (${doubt.reason})`,
      };
    const came = await this.#takeOne(node);
    if (came.done) {
      this.done.add(node);
      if (came.doubt !== undefined) this.doubts.push({ node, reason: came.doubt });
      if (came.answer !== undefined && !this.answers.includes(came.answer)) this.answers.push(came.answer);
      await this.#noteProgress();
    }
    return came;
  }

  /** How far the task is done, for whoever may have to go on with it. What is repeated is not done before its end. */
  async #noteProgress(): Promise<void> {
    if (this.#repeating > 0) return;
    const parts = this.#leaves.flatMap((leaf, part) =>
      this.done.has(leaf) && !this.doubts.some(({ node }) => node === leaf) ? [part] : [],
    );
    const notes = this.#steps.references.notes.map(({ what, value }) => ({ what, value }));
    await this.#steps.recorder.reached({ parts, answers: this.answers, notes });
  }
  #repeating = 0;

  /** Done by an earlier run; a part of a repetition is done again and again. */
  #isSkipped(node: TaskNode): boolean {
    return this.#skipped.has(node);
  }
  readonly #skipped = new Set<TaskNode>();

  async #takeOne(node: Exclude<TaskNode, Of<"choice"> | Of<"until">>): Promise<Came> {
    switch (node.kind) {
      case "note":
        return this.#note(node);
      case "wait":
        return this.#wait(node);
      case "pause":
        return pauseFor(this.#steps, node);
      case "answers":
        return answerAll(node.answers, this.#steps);
      case "guess":
        return guess(node.guess, this.#steps);
      case "verify":
        return this.#verify(node);
      case "each":
        return this.#doForEach(node);
      default:
        return this.#step(node);
    }
  }

  async #step({ step }: Of<"step">): Promise<Came> {
    if (step.kind === "navigate") return this.#steps.navigate(step);
    if (step.kind === "extract" && isOrder(await this.#look(), step.text)) return this.#steps.act(step.text);
    if (step.kind === "act") return (await this.#dismissal(step.text)) ?? this.#steps.act(step.text);
    const deed = await this.#steps.deed(step.text);
    if (deed !== undefined) return deed;
    if (step.kind !== "extract")
      return (await this.#saysDeed(step.text)) ? this.#steps.act(step.text) : notUnderstood();
    const came = await this.#steps.extract(step.text);
    // “What is the price? Type it into Budget.”
    if (came.done && came.answer !== undefined)
      this.#steps.references.note(
        step.text.replace(/^(?:what|how \w+) (?:is|are|of)? ?|\?$/gi, ""),
        came.answer,
      );
    return came;
  }

  /** “Only necessary cookies, please” has no verb, and one thing to press that it means. Values are laid over the page as a whole. */
  async #saysDeed(text: string): Promise<boolean> {
    // What is to be so is no press of what it speaks of.
    if (/^(?:make sure|ensure|see (?:to it )?that|take care that)\b/iu.test(text)) return false;
    const found = ground(await this.#look(), text);
    if (found.outcome !== "resolved" || found.confidence < surelyMeant) return false;
    return found.steps.every(({ method }) => method === "click");
  }

  /** A banner that only lets one decide is got rid of by deciding the least. */
  async #dismissal(text: string): Promise<Came | undefined> {
    const what = /^(?:close|dismiss|hide|get rid of|skip) (?:the |this |that |any )?(.+)$/i.exec(text)?.[1];
    if (what === undefined) return undefined;
    const view = await this.#look();
    if (ground(view, text).outcome === "resolved") return undefined;
    const banner = overlayFor(view, this.#named(what));
    const least = banner === undefined ? undefined : leastOf(view, banner.ref);
    return least === undefined ? undefined : this.#steps.act(`click "${least}"`);
  }

  /** What “it” is. */
  #named(what: string): string {
    return /^(?:it|that|this|them)$/i.test(what) ? (this.#overlay ?? what) : what;
  }
  #overlay: string | undefined;

  async #note(node: Of<"note">): Promise<Came> {
    // A page may have a button that copies.
    if (/^copy\b/i.test(node.text) && ground(await this.#look(), node.text).outcome === "resolved")
      return this.#steps.act(node.text);
    const deed = await this.#steps.deed(node.text);
    if (deed !== undefined) return deed;
    // What is copied into something is not only read.
    if (/^copy\b.* into\b/iu.test(node.text)) return this.#steps.act(node.text);
    const values: string[] = [];
    for (const what of node.what) {
      const came = await this.#steps.extract(what);
      if (!came.done) return came;
      if (came.answer === undefined) continue;
      const answer = answerIn(came.answer, what);
      this.#steps.references.note(what, answer);
      values.push(node.what.length === 1 ? answer : `${withoutArticle(what)}: ${answer}`);
    }
    return { done: true, answer: values.join(", ") };
  }

  async #choose(node: Of<"choice">): Promise<Came> {
    // An earlier run has decided: what was left out, or begun, is taken for done.
    if (leavesOf([node]).some((leaf) => this.#isSkipped(leaf)))
      return this.run([...node.met, ...node.otherwise]);
    const isOfOverlay = isIncidental(node.condition);
    const judged = await this.#judgeChoice(node);
    if (judged === "unknown") {
      const reason = `it could not be told whether this holds: ${JSON.stringify(node.condition)}. Word it by what the page shows. ${connectModel}`;
      this.current = node.met[0];
      return { done: false, reason };
    }
    if (isOfOverlay) this.#speakOfThing(node.condition);
    const [chosen, other] = judged === "holds" ? [node.met, node.otherwise] : [node.otherwise, node.met];
    for (const part of leavesOf(other)) this.done.add(part);
    await this.#noteProgress();
    if (judged === "fails") this.#leaveOut(node);
    return this.run(chosen);
  }

  #leaveOut(node: Of<"choice">): void {
    this.leftOut.push(node.text);
    this.#steps.tell(`Left out, since it does not hold (${node.condition}): ${node.text}`);
  }

  #speakOfThing(condition: string): void {
    const thing =
      /(?:there (?:is|are)|you see|if|when|in case) (?:an? |any |the )?(.+?)(?: (?:appears?|shows?|pops?|comes?|opens?|is|are|asks?)\b.*)?$/i.exec(
        condition,
      )?.[1];
    if (thing === undefined) return;
    this.#overlay = thing;
    this.#steps.references.speakOf(thing);
  }

  async #judgeChoice(node: Of<"choice">): Promise<Judgement> {
    const judged = judgeFor(await this.#look(), node);
    if (judged !== "unknown" && !isIncidental(node.condition)) return judged;
    // Of what may come up the page may say nothing but the buttons that it has.
    const [first] = node.met;
    const isAct = first?.kind === "step" && first.step.kind === "act";
    const isEvent =
      isIncidental(node.condition) ||
      /\b(?:asked|prompted|asks|needed|necessary|required|possible)\b/i.test(node.condition);
    if (!isEvent || !isAct || judged === "holds") return judged;
    const isNamed = isOverlay(first.step.text) || /\b(?:it|them)\b/i.test(first.step.text);
    if (isNamed) return judged;
    return (await this.#steps.canAct(first.step.text)) ? "holds" : "fails";
  }

  async #verify(node: Of<"verify">): Promise<Came> {
    // “Confirm the appointment” is no question.
    const deed = await this.#steps.deed(node.text);
    if (deed !== undefined) return deed;
    const judged = judge(await this.#look(), node.condition);
    if (judged === "unknown") return this.#steps.extract(node.text);
    if (!node.mustHold) return { done: true, answer: judged === "holds" ? "Yes." : "No." };
    return judged === "holds" ? { done: true } : { done: false, reason: "that is not so on the page." };
  }

  async #wait(node: Of<"wait">): Promise<Came> {
    const end = performance.now() + longestWait;
    const words = /\b(?:is|are|appears?|shows?|gone|disappears?|there)\b/i.test(node.condition)
      ? node.condition
      : `there is ${node.condition}`;
    const reason = `within ${longestWait} ms it did not come to this.`;
    let came: Judgement = "unknown";
    let seen = await this.#look();
    const press = node.deed === undefined ? undefined : pressFor(seen, node.deed);
    await this.#steps.recorder.take({ type: "wait", instruction: node.text }, async () => {
      const judgeNow = (view: PageView) => judge((seen = view), words);
      came = await changeOf(await this.#steps.scene(), { end, judge: judgeNow });
      const action = came === "holds" ? "Waited." : "Waited in vain.";
      return { action, success: came === "holds", traced: { idle: true } };
    });
    if (came === "unknown") return notUnderstood();
    if (came !== "holds") return { done: false, reason };
    const there = seen.nodes.find(({ ref }) => ref === press?.ref);
    if (there !== undefined) return this.#steps.use(seen, there, { why: "Presses it in that moment" });
    return node.deed === undefined ? { done: true } : this.#steps.act(node.deed);
  }

  async #repeatUntil(node: Of<"until">): Promise<Came> {
    for (let round = 0; round < mostRounds; round += 1) {
      const judged = judge(await this.#look(), node.condition);
      this.current = node.body[0];
      if (judged === "unknown")
        return {
          done: false,
          reason: `it cannot be told when this is so: ${JSON.stringify(node.condition)}. ${connectModel}`,
        };
      if (judged === "holds") {
        for (const part of leavesOf(node.body)) this.done.add(part);
        await this.#noteProgress();
        return { done: true };
      }
      this.#repeating += 1;
      const doubts = this.doubts.length;
      const came = await this.run(node.body);
      this.#repeating -= 1;
      if (!came.done) return came;
      const [doubt] = this.doubts.slice(doubts);
      if (doubt !== undefined) return { done: false, reason: doubt.reason };
    }
    return { done: false, reason: `it was done ${mostRounds} times, and ${node.condition} is still not so.` };
  }

  /** Each that is there when it begins is taken once; what is gone afterwards is not counted again. */
  async #doForEach(node: Of<"each">): Promise<Came> {
    const deed = await ofEach(node.text, this.#steps);
    if (deed !== undefined) return deed;
    const first = candidatesFor(await this.#look(), node.deed);
    if (first.length === 0) return this.#steps.act(node.deed);
    const waiting = new Set(first);
    for (let skipped = 0; waiting.size > 0;) {
      if (this.#steps.recorder.stepsLeft === 0)
        return { done: false, reason: "the actions allowed are used up (maxSteps)" };
      const view = await this.#look();
      const now = candidatesFor(view, node.deed);
      const [same] = now.filter((ref) => waiting.has(ref));
      // A page that was made anew has other references: as many are left as were not taken.
      const next = same ?? (first.some((ref) => now.includes(ref)) ? undefined : now[skipped]);
      if (next === undefined) return { done: true };
      waiting.delete(same ?? [...waiting][0] ?? "");
      const came = await this.#useOne(view, next, node);
      if (!came.done) return came;
      if (same === undefined && candidatesFor(await this.#look(), node.deed).length >= now.length)
        skipped += 1;
    }
    return { done: true };
  }

  async #useOne(view: PageView, reference: string, node: Of<"each">): Promise<Came> {
    const scene = await this.#steps.scene();
    const found = ground(view, node.deed);
    const { description = node.deed } =
      found.candidates.find((candidate) => candidate.node.ref === reference) ?? {};
    const method = found.outcome === "resolved" ? (found.steps[0]?.method ?? "click") : "click";
    const taken = await this.#steps.recorder.take({ type: "act", instruction: node.text }, async () =>
      stepOf(await performPlanned(scene, view, [{ method, reference, description, arguments: [] }])),
    );
    return taken.success === true ? { done: true } : { done: false, reason: taken.action };
  }

  async #look(): Promise<PageView> {
    return this.#steps.look();
  }
}

const alsoOrders =
  /^(report|record|collect|return|capture|answer|retrieve)\b(?! (?:me|us|back|what|how|whether)\b)/i;

/** “Report the post” asks for nothing to be told where the page has a button that reports, “read on …” where it has “Read on”. */
function isOrder(view: PageView, text: string): boolean {
  const said = `${plain(text)} `;
  const isNamed = ({ name }: ViewNode) => plain(name).includes(" ") && said.startsWith(`${plain(name)} `);
  if (controlsOf(view).some(isNamed)) return true;
  const verb = alsoOrders.exec(text)?.[1]?.toLowerCase();
  if (verb === undefined) return false;
  return view.nodes.some(
    ({ role, name }) => role === "button" && name.trim().toLowerCase().split(/\s/)[0] === verb,
  );
}

/** “Tick the terms box unless it is ticked”: “it” may be what the step is about. */
function judgeFor(view: PageView, { condition, met: [first] }: Of<"choice">): Judgement {
  const judged = judge(view, condition);
  const named = first?.kind === "step" ? objectOf(first.text) : "";
  if (judged !== "unknown" || named === "") return judged;
  return judge(view, condition.replace(/\b(?:it|they)\b/i, `the ${named}`));
}

/** The elements that a deed may mean, in their order on the page. */
function candidatesFor(view: PageView, deed: string): string[] {
  const grounding = ground(view, deed);
  if (grounding.outcome === "resolved")
    return grounding.steps.flatMap(({ node }) => (node ? [node.ref] : []));
  const name = grounding.candidates[0]?.node.name;
  // What has no name is not like whatever else has none.
  if (grounding.outcome !== "ambiguous" || name === "") return [];
  // What is to be written somewhere is not done by pressing it.
  return view.nodes
    .filter(
      (node) => node.interactive && node.editable !== true && node.name === name && node.disabled !== true,
    )
    .map(({ ref }) => ref);
}

const least =
  /^(?:reject|decline|deny|refuse)(?: all| everything| optional| non-essential)?(?: cookies)?$|^(?:only |use )?(?:strictly )?(?:necessary|essential|required)(?: cookies)?(?: only)?$|^(?:no,? thanks|not now|maybe later|skip|no thank you)\.?$/i;

/** The button of a banner that decides the least. */
function leastOf(view: PageView, ref: string): string | undefined {
  const at = view.nodes.findIndex((node) => node.ref === ref);
  const inside = new Set<number>([at]);
  view.nodes.forEach((node, index) => inside.has(node.parent) && inside.add(index));
  const buttons = view.nodes.filter(
    (node, index) => inside.has(index) && node.interactive && least.test(node.name.trim()),
  );
  return buttons.length === 1 ? buttons[0]?.name : undefined;
}
