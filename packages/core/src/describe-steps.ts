import { isReference } from "./page/reference.ts";
import type { PlannedStep } from "./plan.ts";

const verbs: Partial<Record<PlannedStep["method"], string>> = {
  doubleClick: "double-click",
  rightClick: "right-click",
  middleClick: "middle-click",
  dragTo: "drag",
  upload: "upload to",
  switchTab: "switch from",
  closeTab: "close",
  nextChunk: "scroll on in",
  prevChunk: "scroll back in",
  type: "type into",
  selectOption: "select in",
  scrollTo: "scroll to",
  goBack: "go back from",
  goForward: "go forward from",
};

/** Steps in words, for people: what is done to which elements, and with what. */
export function describeSteps(steps: PlannedStep[]): string {
  const one = ({ method, description, arguments: given }: PlannedStep) => {
    const values = given
      .filter((argument) => !isReference(argument))
      .map((argument) => JSON.stringify(argument.length > 200 ? `${argument.slice(0, 200)}…` : argument))
      .join(", ");
    const what = `${verbs[method] ?? method} ${description}`;
    return values === "" || description.includes(given[0] ?? "") ? what : `${what}: ${values}`;
  };
  return steps.map(one).join(", then ");
}
