import { StepFailure, type Stage } from "../step.ts";
import type { Done } from "./done.ts";

export async function travel({ live, begin }: Stage, direction: "goBack" | "goForward"): Promise<Done> {
  const words = direction === "goBack" ? "back" : "forward";
  if (!(await live.hasPage(direction)))
    throw new StepFailure("no_effect", `There is no page to go ${words} to.`);
  await begin();
  await live.page[direction]({ waitUntil: "domcontentloaded" });
  return { message: `Went ${words} to ${live.url()}.`, verified: true };
}

export async function reload({ live, begin }: Stage): Promise<Done> {
  await begin();
  await live.page.reload({ waitUntil: "domcontentloaded" });
  return { message: "Reloaded the page.", verified: true };
}
