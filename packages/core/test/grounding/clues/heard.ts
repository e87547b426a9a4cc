import { describe, expect, it } from "vitest";
import { ground } from "../../../src/grounding/ground.ts";
import { view } from "../build-view.ts";

type Heard = {
  /** What a page of the domain offers, all at once, so that one can be taken for another. */
  controls: string[];
  /** What people say, and the control that is meant. */
  said: [say: string, control: string][];
  /** What none of them is meant by. */
  refused: string[];
};

/** What is said leads to the control that is meant, and nothing else is pressed. */
export function heard(domain: string, { controls, said, refused }: Heard): void {
  const page = view(controls.map((name) => ({ role: "button", name })));
  const pressed = (say: string): string[] => {
    const found = ground(page, say);
    return found.outcome === "resolved" ? found.steps.map(({ node, method }) => node?.name ?? method) : [];
  };
  describe(`what people call controls of ${domain}`, () => {
    it.each(said)("%s → %s", (say, control) => {
      expect(pressed(say)).toEqual([control]);
    });
    it.each(refused)("%s presses nothing", (say) => {
      expect(pressed(say)).toEqual([]);
    });
  });
}
