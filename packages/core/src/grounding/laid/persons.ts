import { stem, normalize, wordsOf } from "../matching/text.ts";
import type { Offered } from "./offered.ts";
import type { SaidValue } from "./said-values.ts";

const wholeName = /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){1,4}$/u;
/** What companies, places and days are called by, and people are not. */
const others =
  /\b(?:ltd|limited|inc|llc|gmbh|ag|as|co|company|sons|bros|group|bank|hotel|school|university|hospital|clinic|club|head|street|road|lane|avenue|square|hall|station|airport|city|town|office|villa|casa|house|park|beach|island|mount|lake|port|bay|north|south|east|west|new|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|morning|afternoon|evening|night)\b/iu;

/** Whether it is somebody's whole name as far as the words and the page's choices tell. */
export function isPersonal({ choices }: Offered, { kind, text }: SaidValue): boolean {
  if (kind !== "name" || !wholeName.test(text) || others.test(text)) return false;
  const words = wordsOf(normalize(text)).map(stem);
  return !choices.some(({ whole }) => whole.some((word) => words.includes(word)));
}

/** How something is, and not what it is: “the potter was angry”. */
export const quality =
  /^(?:wet|dry|hot|cold|warm|big|small|old|young|long|short|high|low|full|empty|closed|wrong|right|good|bad|fine|nice|great|sick|ill|angry|sad|glad|late|early|free|gone|dead|huge|tiny|broke|absent|present|missing|sure|\p{L}{2,}(?:ed|ful|less|ing|able|ible|ous|ish))$/u;
