import { LegworkError } from "@legwork/protocol";
import { read } from "../../extract.ts";
import { stemsOf } from "../../grounding/matching/outline.ts";
import type { PageView } from "../../page/view.ts";
import type { Scene } from "../../verb.ts";
import type { Goal } from "./explore.ts";

const owned =
  /^(?<lead>.*?)(?<=\S) ?(?<whom>\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*)['’]s (?<what>\p{Ll}[\p{Ll} -]*)\??$/u;

/** “the telephone number of Ada Byron” is her telephone number, once nothing but what she has is open. */
export function aboutIn(text: string): Pick<Goal, "about"> | undefined {
  const plain = text.replace(owned, "$<lead> the $<what> of $<whom>");
  const { what, whom } = /^(?<what>.+) (?:of|for) (?<whom>\p{Lu}[^?,;]*)\??$/u.exec(plain)?.groups ?? {};
  if (what === undefined || whom === undefined) return undefined;
  const read = async (scene: Scene, view: PageView): Promise<string | undefined> => {
    const tried = await tryToRead(scene, view, what);
    return tried.found ? tried.answer : undefined;
  };
  return { about: { stems: stemsOf(whom), read } };
}

export type Tried = { found: true; answer: string } | { found: false; reason: string };

export async function tryToRead(scene: Scene, view: PageView, text: string): Promise<Tried> {
  try {
    const { result } = await read(scene, view, { instruction: text });
    return { found: true, answer: (result as { extraction: string }).extraction };
  } catch (error) {
    if (!(error instanceof LegworkError) || error.code !== "unsupported_instruction") throw error;
    return { found: false, reason: error.message };
  }
}
