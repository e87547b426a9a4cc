import { tellingWords } from "./references.ts";

/** “K-482” of “Here lies a compass. The code of this room is K-482.”, where “the code of the cellar” is asked for. */
export function answerIn(said: string, what: string): string {
  const [noun = ""] = what.split(/ (?:of|for|in|on|from) /u);
  const asked = tellingWords(noun);
  const answers = said.split(/(?<=[.!?])\s+|\n/u).flatMap((sentence) => {
    const { about = "", value = "" } =
      /^(?<about>.+?)(?::| is| are| =) (?<value>[^,;]{1,40}?)[.!]?$/u.exec(sentence.trim())?.groups ?? {};
    return asked.length > 0 && asked.every((word) => tellingWords(about).includes(word)) ? [value] : [];
  });
  const [only, ...others] = answers;
  return only === undefined || others.length > 0 ? said : only;
}
