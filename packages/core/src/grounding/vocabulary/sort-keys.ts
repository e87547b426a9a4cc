/** By what things are put in order: the words of lists for it, the adjectives of both ends, and how it is asked after. */
export type SortKey = {
  named: readonly string[];
  least: readonly string[];
  most: readonly string[];
  how: readonly string[];
};

const family = (named: string, [least, most]: [least: string, most: string], how: string): SortKey => ({
  named: named.split(" "),
  least: least.split(", "),
  most: most.split(", "),
  how: how.split(", "),
});

export const sortKeys: readonly SortKey[] = [
  family(
    "price cost value fee fare rent amount rate total worth",
    [
      "cheapest, least expensive, lowest priced, lowest price, least costly, most affordable, least valuable, cheaper, cheap",
      "dearest, most expensive, highest priced, priciest, costliest, highest price, most costly, most valuable, expensive",
    ],
    "cheap, expensive, dear, costly, valuable, pricey, much they cost, much it costs, much they are, much they are worth",
  ),
  family(
    "date newest oldest latest added recent recently change changed modified updated created year age published time arrival",
    [
      "oldest, earliest, least recent, older",
      "newest, latest, most recent, youngest, newer, freshest, last added, most recently added",
    ],
    "old, new, recent, recently they changed, recently they were changed, recently they were added",
  ),
  family(
    "size weight length area volume",
    ["smallest, tiniest, lightest, littlest, smaller", "biggest, largest, heaviest, bigger, larger"],
    "big, large, heavy, small, much space they take, much room they take",
  ),
  family(
    "rating rated review reviews stars score",
    ["worst rated, lowest rated, worst", "best rated, highest rated, top rated, best, best reviewed"],
    "good, well rated, highly rated, many stars they have",
  ),
  family(
    "popularity popular liked likes views viewed borrowed sold bestselling played read",
    [
      "least popular, least liked",
      "most popular, most liked, best loved, most loved, best liked, most viewed, most read, best selling, most borrowed, favourite, favorite",
    ],
    "popular, well liked, often they are viewed, many likes they have, often they were borrowed",
  ),
  family(
    "distance nearest closest near",
    ["nearest, closest, nearby, nearer, closer", "farthest, furthest, most distant"],
    "near, far, far away, close",
  ),
  family(
    "duration length time",
    ["shortest, quickest, fastest, briefest", "longest, slowest"],
    "long, short, long they take, long it takes, fast, quick",
  ),
  family(
    "name title alphabet alphabetical",
    ["first in the alphabet", "last in the alphabet"],
    "they are called",
  ),
];
