import type { NeedsHuman } from "@legwork/protocol";
import { obstacleNow, tellNeed } from "../human/needs-human.ts";
import type { Scene } from "../verb.ts";
import { defaultAskTimeout } from "./questions.ts";
import type { Handed } from "./replay/remembered.ts";
import type { Ended, Task } from "./task.ts";

/** How often a person is asked for in one run. */
const mostTimes = 5;

type Outcome = { ended: Ended; needsHuman?: NeedsHuman };

/**
 * Does a task, and where something stands in its way that only a person can get past, waits for one and goes on. Nobody
 * is waited for unless the task says that somebody answers (`canAsk`).
 */
export async function withPerson(
  scene: Scene,
  task: Task,
  attempt: (handed?: Handed) => Promise<Ended>,
): Promise<Outcome> {
  let ended = await attempt();
  for (let times = 1; !ended.completed && ended.metadata?.["finished"] !== "max_steps"; times += 1) {
    const obstacle = await obstacleNow(scene);
    if (obstacle === undefined) break;
    const needsHuman = tellNeed(scene, obstacle);
    const answer =
      task.canAsk === true && times <= mostTimes ? await handedBack(scene, task, needsHuman) : undefined;
    if (answer === undefined) {
      const message = `${ended.message} ${needsHuman.message}`;
      const metadata = { ...ended.metadata, finished: "needs_human" };
      return { ended: { ...ended, message, metadata }, needsHuman };
    }
    scene.context.progress("A person has handed the page back.");
    const said = answer === "" ? "" : ` They said: ${answer}`;
    const words = `What was done of the task before a person was needed: ${ended.message}\nThe person has dealt with it.${said} Look at the page, and go on from there.`;
    const { carried, messages } = ended;
    ended = await attempt({ ...carried, words, ...(messages === undefined ? {} : { messages }) });
  }
  return { ended };
}

/**
 * Until somebody has taken control and given it back, or has answered the question: what they said, nothing when they gave
 * control back, and undefined when nobody did either in time.
 */
async function handedBack(
  { context }: Scene,
  task: Task,
  { message }: NeedsHuman,
): Promise<string | undefined> {
  const { session, signal, actionId, progress } = context;
  const { control, questions } = session;
  const returned = new AbortController();
  let wasHeld = control.isHeld;
  const stop = control.onChange(() => {
    if (wasHeld && !control.isHeld) returned.abort();
    wasHeld = control.isHeld;
  });
  try {
    return await questions.ask(
      { actionId, kind: "question", text: `${message} Or answer this question once it is dealt with.` },
      {
        timeout: task.askTimeout ?? defaultAskTimeout,
        signal: AbortSignal.any([signal, returned.signal]),
        onAsked: ({ id, text }) => progress(`Waits for an answer to question ${id}: ${text}`),
      },
    );
  } catch (error) {
    if (signal.aborted || !returned.signal.aborted) throw error;
    return "";
  } finally {
    stop();
  }
}
