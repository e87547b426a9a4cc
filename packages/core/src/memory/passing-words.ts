import { normalText, wordsIn } from "../page/fingerprint-text.ts";

/**
 * Words that mean another element when time has passed or the page has another order or state: places in an order,
 * superlatives, times, states, amounts relative to what is there now, conditions. A word too many costs a look at the
 * page; one too few could cost a wrong click.
 */
const passing = new Set(
  `first second third fourth fifth sixth seventh eighth ninth tenth last next previous prev following preceding final
  ultimate penultimate initial nth middle top topmost bottom bottommost uppermost lowest leftmost rightmost
  most least best worst better worse max maximum min minimum more fewer less another other others some any random
  all every each both either neither rest remaining few several whichever anything something everything
  new newest newer latest recent recently old oldest older earliest earlier early later upcoming current currently now
  today todays tonight tomorrow tomorrows yesterday yesterdays weekday weekend week month year hour minute day ago soon
  monday tuesday wednesday thursday friday saturday sunday
  cheap cheaper expensive popular
  unread read unchecked checked selected unselected available unavailable free empty blank active inactive enabled
  disabled expanded collapsed highlighted focused visible hidden pending overdue missing required invalid unfilled only
  increase decrease increment decrement raise reduce double triple halve half
  not except without unless if when until while instead again
  erste ersten erster erstes zweite zweiten zweiter dritte dritten dritter letzte letzten letzter letztes nächste nächsten
  nächster nächstes vorige vorigen heute heutige heutigen morgen gestern neueste neuesten neuester älteste ältesten
  billigste billigsten günstigste günstigsten alle alles jede jeden jedes andere anderen aktuelle aktuellen
  premier première deuxième troisième dernier dernière prochain prochaine suivant suivante précédent précédente
  aujourd demain hier récent récente tous toutes chaque autre moins plus
  primero primera primer segundo segunda tercero tercera último última siguiente próximo próxima anterior hoy mañana ayer
  reciente todos todas cada otro otra más menos barato barata
  primo seconda secondo terzo ultimo ultima prossimo prossima oggi domani ieri
  primeiro primeira último próximo hoje amanhã ontem
  eerste tweede derde laatste volgende vorige vandaag gisteren`.split(/\s+/),
);

/** Whoever says these is somebody else in another session: of several alike, “mine” is another one then. */
const ofSpeaker = new Set(
  `i me my mine myself own us our ours we ich mir mich mein meine meinen meiner meines unser unsere je moi mon ma mes mien
  nôtre yo mí mi mis mío mía nuestro nuestra io me mio mia eu meu minha ik mij mijn`.split(/\s+/),
);

/** Scripts without spaces: what stands anywhere in the instruction. */
const passingAnywhere =
  /最初|最後|最新|最安|一番|第[一二三四五六七八九十\d]|次の|前の|今日|明日|昨日|すべて|全て|下一|上一|第一|最后|最便宜|今天|明天|昨天|所有|任何|처음|마지막|다음|이전|오늘|내일|어제|최신/;

/** Superlatives of English and German; what else ends so costs nothing but a look at the page. */
const superlative = /^\p{L}{2,}(?:est|iest|sten?|ster)$/u;

export type Meaning = {
  /** With placeholders in place of values. */
  instruction: string;
  /** Normal texts that the instruction may quote: names of the elements found, and what was typed or chosen. */
  quoted: string[];
  /** Words that stand around the elements found. */
  around: ReadonlySet<string>;
  /** Whether no word says which of several alike an element is. Default: no. */
  isLeftOpen?: boolean;
};

/**
 * Whether what the instruction means may be another element the next time, though the page still has this one. What it
 * quotes (“click Next”, where that is the button's name) means nothing else.
 */
export function isPassing({ instruction, quoted, around, isLeftOpen = false }: Meaning): boolean {
  if (passingAnywhere.test(instruction)) return !quoted.includes(normalText(instruction));
  const said = instruction.replace(/%[\w.-]+%/g, " ").replace(/\bdouble[\s-]*(?=click|tap)/giu, " ");
  const rest = withoutQuotes(normalText(said), quoted);
  return wordsIn(rest).some((word) => {
    if (/\p{N}/u.test(word)) return !around.has(word);
    if (isLeftOpen && ofSpeaker.has(word)) return true;
    return passing.has(word) || (superlative.test(word) && !around.has(word));
  });
}

/** Each text taken out once, the longest first. */
function withoutQuotes(instruction: string, quoted: string[]): string {
  let rest = ` ${instruction} `;
  const longestFirst = quoted.filter((text) => text !== "").sort((left, right) => right.length - left.length);
  for (const text of longestFirst) {
    const at = rest.indexOf(` ${text} `);
    if (at >= 0) rest = `${rest.slice(0, at)} ${rest.slice(at + text.length + 1)}`;
  }
  return rest;
}
