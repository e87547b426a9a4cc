/** Quotes are masked (`‹0›`) in what is read here, so that nothing within them is reworded. */

const verb = "click|press|tap|hit|choose|select|pick|open|follow";
const kind = "section|part|chapter|panel|tab|folder|group|branch|directory|drawer|category";
const name = String.raw`(?:‹\d+›|#?[\p{Lu}\d][^\s,.;:]*(?: [\p{Lu}\d&][^\s,.;:]*)*)`;
const then = String.raw`,?(?: and then| and| then)?`;

/** “In the section Billing, find Edit and click it”. */
const placedThenIt = new RegExp(
  String.raw`^(?<place>(?:[Ii]n|[Oo]n|[Uu]nder|[Ww]ithin|[Ii]nside|[Bb]ehind) (?:the )?(?:(?:${kind}) )?${name}(?: (?:${kind}))?),? (?:find|locate|look for) (?<what>[^,;.]+?)${then} (?<verb>${verb})(?: on)? (?:it|that)(?=[.!]?$)`,
  "u",
);
const thing =
  "(?:link|button|item|entry|option|file|folder|node|word|picture|image|photo|slide|card|tab|page)";
const somewhere = String.raw` (?:in|within|inside|on|somewhere in|among) (?:one of )?(?:the|these|this) (?:[\p{L}-]+ )?(?:tabs?|sections?|panels?|folders?|tree|menus?|list|page|parts|accordion|carousel|slides?|gallery|slider|slide ?show)`;
/** “Find the link Ash in one of the tabs and click it”. */
const foundThenPressed = new RegExp(
  String.raw`^(?:[Ff]ind|[Ll]ocate|[Ll]ook for) (?:(?<what>the ${thing}(?: (?:called|named|labell?ed|titled|saying))? (?:${name}|[^\s,.;]+)|the (?:picture|image|photo|slide) of (?:the |an? )?[\p{L} ]+?|(?:the )?${name} ${thing})(?:${somewhere})?|(?<word>${name}|[^\s,.;]+)${somewhere})${then} (?<verb>click|press|tap|hit|choose|select|pick)(?: on)? (?:it|that)(?=[.!]?$)`,
  "u",
);
/** “From the Reports menu pick Sales”. */
const fromMenu = new RegExp(
  String.raw`^(?:[Ii]n|[Ff]rom|[Oo]n|[Uu]nder) the (?<menu>${name}) (?:sub-?)?menu,? (?<verb>${verb})(?: on)? (?<what>${name})(?=[.!]?$)`,
  "u",
);
/** “Go to Reports, Exports and click CSV”. */
const throughNames = new RegExp(
  String.raw`^(?:[Gg]o to|[Oo]pen|[Hh]over(?: over)?|[Pp]oint (?:at|to)|[Ee]xpand|[Uu]nfold) (?<way>${name}(?:, (?:then )?${name})+)${then} (?<verb>click|choose|select|pick)(?: on)? (?<what>${name})(?=[.!]?$)`,
  "u",
);
/** “Navigate the tree to Gretel”: nothing else can be done there. */
const navigatedTo = new RegExp(
  String.raw`^(?:[Nn]avigate|[Gg]o|[Ww]alk|[Bb]rowse)(?: through| in| down| along)? the (?:\p{L}+ )?(?:tree|folders|outline) (?:down )?to (?<what>(?:the (?:file|folder|node|item|entry) )?${name})(?=[.!]?$)`,
  "u",
);

/** Tasks whose target lies in what has first to be opened, in the words of plain orders. */
export function hiddenFirst(task: string): string {
  const { polite = "", plain = "" } = /^(?<polite>please,? )?(?<plain>.*)$/isu.exec(task)?.groups ?? {};
  const said = `${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}`;
  const reworded = said
    .replace(placedThenIt, "$<place>, $<verb> $<what>")
    .replace(foundThenPressed, "Find and $<verb> $<what>$<word>")
    .replace(fromMenu, "$<verb> $<menu> > $<what>")
    .replace(throughNames, (...found) => {
      const { way = "", verb: pressed = "", what = "" } = found.at(-1) as Record<string, string>;
      return [`${pressed} ${way.split(/, (?:then )?/u).join(" > ")}`, what].join(" > ");
    })
    .replace(navigatedTo, "Find and click $<what>");
  if (reworded === said) return task;
  return polite === "" ? reworded : `${polite}${reworded.slice(0, 1).toLowerCase()}${reworded.slice(1)}`;
}
