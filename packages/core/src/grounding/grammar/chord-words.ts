import { phraseAt, tokenize } from "../matching/tokens.ts";
import { chordOf, keyTable } from "../vocabulary/keys.ts";

const modifier = String.raw`(?:control|ctrl|shift|alt|option|meta|cmd|command|windows|win)`;
const key = String.raw`(?:the )?(?:letter )?(?<key>[\p{L}\p{N}]+(?: (?!together|at|simultaneously|while|and|with|keys?)[\p{L}]+)?|[\p{P}\p{S}])(?: keys?)?`;
const held = String.raw`(?:the )?(?<held>${modifier}(?:(?: ?\+ ?| and | )(?:the )?${modifier})*)(?: keys?)?`;
const together = String.raw`(?: (?:together|at the same time|simultaneously|at once))?`;

const frames = [
  String.raw`^(?:press and hold|hold|hold down|keep) ${held}(?: (?:down|pressed|held))?(?:,? and then|,? and|,) (?:press|hit|tap|type|strike) ${key}$`,
  String.raw`^(?:press|hit|use|push|type|do)(?: on)? (?:the )?(?:(?:keyboard )?shortcut|key combination|keys|combination|hot ?key)?\s*${held}(?: ?\+ ?| ?- ?|,? and | plus | )${key}${together}$`,
  String.raw`^(?:press|hit|tap|type) ${key} (?:while|and|with) (?:holding|pressing|hold)(?: down)? ${held}(?: (?:down|pressed))?$`,
  // The chord alone, which nobody calls a button.
  String.raw`^${held} ?\+ ?${key}$`,
  // What it is for is told by the page: “save with the keyboard, ctrl s”.
  String.raw`^(?!press|hit|use|hold|type|click|tap|drag|select|choose)\p{L}+(?: [\p{L}]+){0,3}?,? (?:with|using|by pressing|by|via|on)(?: the)?(?: (?:keyboard(?: shortcut)?|shortcut|keys?|key combination|combination|hotkey))?[,:]? ?\(?${held}(?: ?\+ ?| ?- ?| and | plus | )${key}\)?$`,
].map((source) => new RegExp(source, "iu"));

/** “hold control and press s”, “the shortcut ctrl s”: the chord, as “press the ctrl+s key”. Undefined where none is told. */
export function chordOrder(instruction: string): string | undefined {
  const text = instruction
    .trim()
    .replace(/^please |[.!]$| please$/giu, "")
    .replace(/\s+/gu, " ");
  for (const frame of frames) {
    const { held: modifiers = "", key: last = "" } = frame.exec(text)?.groups ?? {};
    const named = keyNamed(last.trim());
    if (modifiers === "" || named === undefined) continue;
    const chord = [...modifiers.split(/ ?\+ ?| and (?:the )?| /u), named].join("+");
    if (chordOf(chord) !== undefined) return `press the ${chord} key`;
  }
  return keyAlone(text);
}

const alone =
  /^(?:the )?(?<key>\p{L}+(?: \p{L}+){0,2}) key(?<times>,? (?:once|twice|thrice|(?:two|three|four|five|\d) times))?$/iu;

/** “left arrow key, twice”: what is nothing else is pressed. */
function keyAlone(text: string): string | undefined {
  const { key: name = "", times = "" } = alone.exec(text)?.groups ?? {};
  const named = keyNamed(name);
  return named === undefined || name === "" ? undefined : `press the ${name} key${times.replace(",", "")}`;
}

/** A key by its name, or of one letter; nothing that a button may be called. */
function keyNamed(text: string): string | undefined {
  const { tokens } = tokenize(text);
  const named = phraseAt(tokens, 0, keyTable);
  if (named?.length === tokens.length) return named.entry;
  return /^(?:\S|f\d{1,2})$/iu.test(text) ? text : undefined;
}
