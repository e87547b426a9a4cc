const who = String.raw`(?<who>["“][^"“”]+["”]|@\S+?|(?:the )?(?!(?:Me|Us|Him|Her|Them|It|I|You|The)\b)\p{Lu}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,2}?)`;
const quoted = String.raw`["“](?<text>[^"“”]+)["”]`;
const telling = "[Tt]ell|[Aa]sk|[Ii]nform";
const messaging = "[Ss]end|[Tt]ext|[Mm]essage|[Ww]rite(?: to)?|[Dd]rop|[Ss]hoot|DM|[Pp]ing";
const note = "(?:an?|the|my|this) (?:(?:short|quick|little|new|chat) )?(?:message|text|note|line|dm|DM|chat)";
const lead = String.raw`(?:: ?|,? (?:saying|that says|which says|that reads|with the (?:text|words|message)|with)(?: that)?:? )`;

const orders = [
  // “send Ada "hi"”, “tell Ada: "hi"”, “drop Ada a line saying "hi"”.
  String.raw`(?<verb>${messaging}|${telling}) ${who}(?: ${note})?(?:${lead}|,? )${quoted}`,
  // “text Ada: on my way”, “send Ada a message saying I am late”.
  String.raw`(?<verb>[Tt]ext|[Mm]essage|DM|[Pp]ing|[Tt]ell|[Ww]rite(?: to)?) ${who}: ?(?<text>[^"“”:]+)`,
  String.raw`(?<verb>[Ss]end|[Dd]rop|[Ss]hoot|[Ww]rite) ${who} ${note}(?:${lead}| that )(?<text>[^"“”]+)`,
  // “tell Ada that it's fine”, “let Ada know that …”.
  String.raw`(?<verb>[Tt]ell|[Ii]nform|[Ww]rite(?: to)?|[Tt]ext|[Mm]essage) ${who} that (?<text>[^"“”]+)`,
  String.raw`(?<verb>[Ll]et) ${who} know(?:(?: that |: ?)(?<text>[^"“”]+)|:? ${quoted.replace("text", "words")})`,
  // “send "hi" to Ada”, “say "hi" to Ada”.
  String.raw`(?<verb>[Ss]end|[Ss]ay) (?:the (?:message|text|words?) )?${quoted} to ${who}`,
  String.raw`(?<verb>[Ss]end|[Ww]rite) ${note} to ${who}(?:${lead}| that )(?:${quoted.replace("text", "words")}|(?<text>[^"“”]+))`,
].map((order) => new RegExp(String.raw`^(?:[Pp]lease )?${order}$`, "u"));

export type Message = {
  who: string;
  text: string;
  /** What is told to somebody may answer a letter of theirs; what is sent to them may be something new. */
  mayAnswer: boolean;
};

/** Whom something is to be said, and what; undefined for any other words. */
export function messageIn(said: string): Message | undefined {
  for (const order of orders) {
    const { verb = "", who: whom, text, words } = order.exec(said)?.groups ?? {};
    const what = (text ?? words ?? "").trim();
    if (whom === undefined || what === "") continue;
    const name = whom.replace(/^["“]|["”]$|^the /gu, "").trim();
    return { who: name, text: what, mayAnswer: /^(?:tell|ask|inform|let|say|answer|reply)/iu.test(verb) };
  }
  return undefined;
}

/** Quotes are masked (`‹0›`) here. */
const inTalk =
  /^(?:[Pp]lease )?(?:[Oo]pen|[Gg]o to|[Ff]ind|[Ss]elect|[Cc]lick(?: on)?|[Ii]n) (?:the |my )?(?:chat|conversation|thread|dialog(?:ue)?|discussion) (?:with|of) (?<who>[^,.;:‹]+?|‹\d+›)(?:,| and|, and)(?: then)? (?:write|say|send|type|answer|reply|post)(?: with|:| them| him| her)? (?<text>‹\d+›)(?:,? and (?:then )?(?:send|post|submit)(?: it| the message)?)?(?=[.!]?$)/u;

/** “open the chat with Ada and write "hi"” in one order. */
export function talkOrder(task: string): string {
  return task.replace(inTalk, "Send $<who> $<text>");
}
