import type { PageView } from "../../page/view.ts";
import { notUnderstood, type Failure, type Resolved } from "../outcome.ts";

/** A failure where a variable of the instruction is taken by no step: `click %title%` would press what is called “Title”. */
export function withUntyped(view: PageView, instruction: string, { steps }: Resolved): Failure | undefined {
  const variable = instruction
    .match(/%\p{L}[\w.-]*%/gu)
    ?.find(
      (named) =>
        !steps.some((step) => step.arguments.some((argument) => argument.includes(named))) &&
        !view.nodes.some(({ name }) => name.includes(named)),
    );
  if (variable === undefined) return undefined;
  return notUnderstood(
    `${variable} stands for a value that is typed or chosen, and is never looked for on the page: name the element as the page shows it`,
  );
}
