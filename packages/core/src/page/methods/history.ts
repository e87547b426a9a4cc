import { StepFailure, type Stage } from "../step.ts";
import type { Done } from "./done.ts";

export async function travel({ live, begin }: Stage, direction: "goBack" | "goForward"): Promise<Done> {
  const words = direction === "goBack" ? "back" : "forward";
  if (!(await live.hasPage(direction)))
    throw new StepFailure("no_effect", `There is no page to go ${words} to.`);
  await begin();
  await arrive(live.page[direction]({ waitUntil: "domcontentloaded" }));
  return { message: `Went ${words} to ${live.url()}.`, verified: true };
}

export async function reload({ live, begin }: Stage): Promise<Done> {
  await begin();
  await arrive(live.page.reload({ waitUntil: "domcontentloaded" }));
  return { message: "Reloaded the page.", verified: true };
}

/** What the network refuses is no fault of ours. */
async function arrive(going: Promise<unknown>): Promise<void> {
  try {
    await going;
  } catch (error) {
    const reason = error instanceof Error ? /net::(ERR_\w+)/.exec(error.message)?.[1] : undefined;
    if (reason === undefined) throw error;
    throw new StepFailure("no_effect", `The page could not be opened again (${reason}).`);
  }
}
