/** Names that pages use for one and the same thing; only consulted when nothing matches literally. */
const sets: string[][] = [
  ["sign in", "log in", "login", "signin"],
  ["sign out", "log out", "logout", "signout"],
  ["sign up", "register", "create account", "create an account", "signup"],
  ["cart", "basket", "bag", "shopping cart", "shopping bag", "shopping basket", "trolley"],
  ["email", "e mail", "email address", "mail address"],
  ["phone", "telephone", "phone number", "telephone number", "mobile", "mobile number", "tel"],
  ["zip", "zip code", "postal code", "postcode", "post code"],
  ["accept", "agree", "agree to", "consent to"],
  ["reject", "decline", "deny", "refuse"],
  ["reject all", "decline all", "deny all"],
  ["close", "dismiss", "×", "✕", "✖", "x", "⨯", "╳"],
  ["delete", "remove", "trash"],
  ["menu", "☰", "≡", "hamburger", "hamburger menu"],
  ["more", "⋮", "…", "⋯", "more options"],
  ["plus", "+", "add", "increase", "increment"],
  ["minus", "-", "−", "–", "decrease", "decrement"],
  ["next", "›", "»", "→", "next page", "▶"],
  ["previous", "prev", "‹", "«", "←", "previous page", "◀"],
  ["settings", "preferences", "⚙"],
  ["username", "user name", "user id", "login name"],
  ["first name", "given name", "forename"],
  ["last name", "surname", "family name"],
  ["quantity", "qty"],
  ["picture", "photo", "image"],
  ["search", "🔍", "find"],
  ["faq", "frequently asked questions"],
  ["ok", "okay"],
  ["pagination", "pages"],
  ["homepage", "home", "home page"],
  ["dob", "date of birth", "birth date", "birthday", "birthdate"],
  ["company", "organization", "organisation"],
  ["colour", "color"],
  ["favourites", "favorites"],
  ["catalogue", "catalog"],
  ["address line 1", "street address", "street"],
];

const bySynonym = new Map<string, Set<string>>();
for (const set of sets) for (const name of set) bySynonym.set(name, new Set(set));

/** Other normal forms of the same thing, the form itself left out. */
export function synonymsOf(normalized: string): string[] {
  return [...(bySynonym.get(normalized) ?? [])].filter((name) => name !== normalized);
}

/**
 * Words of interfaces rather than of contents. One alone inside a long name says too little: “Save” is not “Save the
 * whales, a documentary”.
 */
export const commonWords = new Set(
  (
    "save open close delete add edit view more next back previous submit send cancel continue confirm apply search find " +
    "menu home help settings account profile sign log login logout register ok yes no go start stop play buy order pay " +
    "remove update change create new show hide all select choose filter sort download upload share print like follow " +
    "name email password phone address city country date time number text message comment title description code type " +
    "price total quantity size color colour read learn get see join try use set reset clear accept decline allow"
  ).split(" "),
);

/**
 * What cannot be taken back. Alone they must be the whole name: “cancel” is not “Cancel subscription”, “delete” is not
 * “Delete account”.
 */
export const graveWords = new Set(
  "delete remove cancel buy order pay purchase send submit confirm reset clear erase unsubscribe publish book transfer close".split(
    " ",
  ),
);

/** Words that turn a name into its opposite: both sides of a match have them, or neither. */
export const negativeWords = new Set([
  "not",
  "no",
  "dont",
  "never",
  "without",
  "non",
  "cannot",
  "disable",
  "off",
  "un",
]);

/** Words that add nothing to a name. */
export const fillerWords = new Set(["the", "a", "an", "my", "your", "our", "please", "of", "to"]);
