/** Words that stand where a name may, and are none. */
const noNames = new Set(
  (
    "it its them they he him his she her hers me my mine i we us our you your yours this that these those the a an and " +
    "or not no one ones all any both each every everyone everybody everything somebody someone anybody nobody people " +
    "who whom whose what which whoever whatever when where why how if unless when please kindly should could can will " +
    "would do does did is are was were has have had be to from by of for with without in on at as into onto about " +
    "archive trash bin spam junk inbox folder list page mail email message letter post comment reply answer new first " +
    "second third last latest next newest oldest unread read starred important old only same other later there here " +
    "back on over along forward away out up off something anything nothing whoever trash-can wastebasket"
  ).split(" "),
);
const capitalized =
  /^(?:\p{Lu}\.?|\p{Lu}[\p{L}\p{M}\d'’-]*(?:\.[\p{L}\d]+)*|de|van|von|der|den|la|di|da|du|del|al|el|bin)$/u;
const marked = /^(?:‹\d+›|@[^\s,;]+|[^\s,;@]+@[^\s,;@]+|\d{1,2}[:.]\d{2})$/u;

/** Whether these words are what somebody is called: in quotes, with a sign for it, in capitals, or one word of no other use. */
export function isName(words: string): boolean {
  if (marked.test(words)) return true;
  const all = words.split(" ");
  if (all.length > 4 || all.some((word) => noNames.has(word.toLowerCase()))) return false;
  if (/^\p{Lu}/u.test(words)) return all.every((word) => capitalized.test(word));
  return all.length === 1 && /^\p{Ll}[\p{L}'’-]{1,20}$/u.test(words);
}

/** A name that shows by its form that it is one. */
export function isPlainName(words: string): boolean {
  return isName(words) && !/^\p{Ll}/u.test(words);
}

/** `Agnes'` and `Agnes's` are Agnes. */
export function withoutOwning(words: string): string {
  return words.replace(/['’]s?$/u, "");
}
