const kind = "mail|e-?mail|message|letter|post|tweet|comment|entry|note|photo|picture|story|thread";
const name = String.raw`@\S+?|["“][^"“”]+["”]|\p{Lu}[^\s,:;'’]*(?: \p{Lu}[^\s,:;'’]*){0,2}`;
/** “the post by Ada”, “Ada's post”, “what Ada wrote”. */
const thing =
  String.raw`(?:(?:the |that |this )(?:[Kk]ind) (?:(?:sent|written|posted|shared) )?(?:by|from|of) (?<name>${name})|(?<owner>${name})['’]s? (?:[Kk]ind)|what (?<writer>${name}) (?:has )?(?:sent|wrote|posted|shared|said))`.replaceAll(
    "[Kk]ind",
    kind,
  );

const orders = [
  // “share Ada's post via DM”.
  String.raw`(?<verb>[Ss]hare|[Ss]end|[Pp]ass on) ${thing} (?<how>(?:via|by|through|as|in) (?:an? )?[\p{L}-]+(?: [\p{L}-]+)?)`,
  // “save Ada's post for later”.
  String.raw`(?<verb>[Ss]ave|[Kk]eep|[Bb]ookmark) ${thing} (?<how>for later)`,
  // “copy the link to Ada's post”.
  String.raw`(?<verb>(?:[Cc]opy|[Gg]et|[Ss]how) (?:the )?\p{Ll}+) (?:to|of|from|for) ${thing}`,
  // “share via DM the post by Ada”.
  String.raw`(?<verb>[Ss]hare (?<how>(?:via|by|through|as) [\p{L}-]+(?: [\p{L}-]+)?)) ${thing}`,
  String.raw`(?<verb>[Ee]mbed|[Qq]uote|[Ss]ave|[Bb]ookmark|[Hh]ide|[Tt]ranslate|[Pp]rint) ${thing}`,
  // “block Ada Byron”.
  String.raw`(?<verb>[Mm]ute|[Uu]nmute|[Bb]lock|[Uu]nblock|[Rr]eport|[Ff]ollow|[Uu]nfollow|[Ii]gnore) (?:(?:the )?(?:user|person|author|member|account|profile) )?(?<name>${name}\.?)`,
  String.raw`(?<verb>[Mm]ute|[Uu]nmute|[Bb]lock|[Uu]nblock|[Rr]eport|[Ff]ollow|[Uu]nfollow|[Ii]gnore) the (?:author|writer|poster) of (?:the (?:${kind}) )?(?<name>["“][^"“”]+["”])`,
].map((pattern) => new RegExp(String.raw`^${pattern}$`, "u"));

/** What is to be done with a thing of somebody's, or with somebody, in words that menus of posts have. */
export function orderAbout(text: string): { verb: string; name: string } | undefined {
  for (const order of orders) {
    const { verb, how, name: by, owner, writer } = order.exec(text)?.groups ?? {};
    const whose = by ?? owner ?? writer;
    if (verb === undefined || whose === undefined) continue;
    return { verb: how === undefined || verb.includes(how) ? verb : `${verb} ${how}`, name: whose };
  }
  return undefined;
}

/** What is done with somebody, whichever of their posts offers it. */
export function isOfPerson(verb: string): boolean {
  return /^(?:un)?(?:mute|block|follow)$|^ignore$/iu.test(verb.trim());
}
