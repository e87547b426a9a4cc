import type { ConceptEntry } from "./concept.ts";

/** How things are, and how they look. */
export const qualities: ConceptEntry[] = [
  {
    name: "cheap",
    kind: "quality",
    words: "cheap, inexpensive, low cost, affordable, low priced, good value",
    weak: "budget, reduced",
    opposites: "expensive, most expensive",
  },
  {
    name: "cheapest",
    kind: "quality",
    words: "cheapest, least expensive, lowest priced, lowest price of all",
    weak: "low to high",
    opposites: "most expensive",
  },
  {
    name: "expensive",
    kind: "quality",
    words: "expensive, pricey, costly, high priced",
    weak: "premium, dear",
    opposites: "cheap, cheapest",
  },
  {
    name: "most expensive",
    kind: "quality",
    words: "most expensive, dearest, priciest, highest priced",
    weak: "high to low",
    opposites: "cheapest",
  },
  {
    name: "free of charge",
    kind: "quality",
    words: "free of charge, for free, gratis, no cost, costs nothing, at no charge",
    weak: "free",
    opposites: "paid",
  },
  { name: "paid", kind: "quality", words: "paid, already paid, settled", opposites: "unpaid" },
  {
    name: "unpaid",
    kind: "quality",
    words: "unpaid, not paid, unsettled, still open, outstanding",
    weak: "due, open",
    opposites: "paid",
  },
  {
    name: "new",
    kind: "quality",
    words: "new, brand new, just in, new in, new arrivals, novelties",
    weak: "latest, recent, fresh",
    signs: "new, new releases, fiber new, sparkles, 🆕",
    opposites: "old",
  },
  {
    name: "old",
    kind: "quality",
    words: "old, outdated, out of date, old fashioned",
    weak: "previous, former, past",
    opposites: "new",
  },
  {
    name: "newest",
    kind: "quality",
    words: "newest, latest, most up to date, just published",
    weak: "new, newest first, recent",
    opposites: "oldest, oldest first",
  },
  {
    name: "oldest",
    kind: "quality",
    words: "oldest",
    weak: "earliest, oldest first",
    opposites: "newest, newest first",
  },
  {
    name: "used",
    kind: "quality",
    words: "used, second hand, secondhand, pre owned, preowned",
    opposites: "new",
  },
  {
    name: "popular",
    kind: "quality",
    words:
      "popular, most popular, bestsellers, bestseller, best sellers, best selling, trending, " +
      "most viewed, most liked, hot right now, top sellers, in demand, most read, popularity",
    weak: "hot, top, favourites",
    signs: "fire, trending up, whatshot, local fire department, 🔥, 📈",
  },
  {
    name: "recommended",
    kind: "quality",
    words:
      "recommended, recommendations, suggested, for you, suggested for you, picked for you, featured, " +
      "our tip, our choice, editors choice, you might also like",
    weak: "suggestions, best",
    signs: "recommend, thumb up, stars",
  },
  {
    name: "relevance",
    kind: "quality",
    words: "relevance, most relevant, best match, best matches",
    weak: "relevant, match",
  },
  {
    name: "best rated",
    kind: "quality",
    words:
      "best rated, top rated, highest rated, best reviews, best reviewed, highest rating, best rating, " +
      "customer rating",
    weak: "rating, best",
    signs: "star, grade, ★, ⭐",
  },
  { name: "best", kind: "quality", words: "best, excellent", weak: "first, good, top", opposites: "worst" },
  { name: "worst", kind: "quality", words: "worst, poorest, terrible", opposites: "best" },
  {
    name: "good",
    kind: "quality",
    words: "good, great, satisfied, happy with it",
    weak: "positive, yes",
    signs: "face smile, sentiment satisfied, smile, 🙂, 😀, 😊, 👍",
    opposites: "bad",
  },
  {
    name: "bad",
    kind: "quality",
    words: "bad, poor, dissatisfied, unsatisfied, unhappy",
    weak: "negative, no",
    signs: "face frown, sentiment dissatisfied, frown, 🙁, ☹, 😞, 👎",
    opposites: "good",
  },
  {
    name: "yes",
    kind: "quality",
    words: "yes, yeah, yep, yes please, affirmative",
    weak: "ok, true",
    signs: "check, ✓, ✔",
    opposites: "no, reject, cancel",
  },
  {
    name: "no",
    kind: "quality",
    words: "no, nope, no thanks, no thank you, nay",
    weak: "not, false, none",
    signs: "x, ✗, ✕",
    opposites: "yes, accept, confirm",
  },
  {
    name: "all",
    kind: "quality",
    words: "all, everything, every one, entire, all of them, everyone",
    weak: "every, whole, total, any",
    opposites: "none",
  },
  {
    name: "none",
    kind: "quality",
    words: "none, nothing, no one, nobody, neither, not any",
    weak: "empty",
    opposites: "all",
  },
  { name: "some", kind: "quality", words: "a few, several, certain ones", opposites: "all, none" },
  {
    name: "other",
    kind: "quality",
    words: "other, something else, different, miscellaneous, other reason",
    weak: "misc, else, another",
  },
  {
    name: "dark theme",
    kind: "quality",
    words:
      "dark theme, dark mode, night mode, dark appearance, black background, night theme, dark design, " +
      "dark style",
    weak: "night, theme, dark",
    signs:
      "moon, dark mode, moon stars, bedtime, nightlight, dark theme, brightness 3, night, 🌙, 🌑, 🌛, ☾, " +
      "🌒, 🌓",
    opposites: "light theme",
  },
  {
    name: "light theme",
    kind: "quality",
    words:
      "light theme, light mode, bright mode, day mode, light appearance, white background, day theme, " +
      "light design, bright theme",
    weak: "light, bright, theme",
    signs: "sun, light mode, brightness high, wb sunny, brightness 7, ☀, 🌞, 🔆",
    opposites: "dark theme",
  },
  {
    name: "theme",
    kind: "thing",
    words:
      "theme, appearance, colour scheme, color scheme, look and feel, colour theme, color theme, " +
      "design theme",
    weak: "style, design, mode, skin",
    signs:
      "theme, palette, contrast, circle half stroke, circle half, brightness 6, moon, sun, adjust, 🎨, 🌓",
  },
  { name: "big", kind: "quality", words: "big, large, huge, great size", weak: "l", opposites: "small" },
  { name: "small", kind: "quality", words: "small, little, tiny", weak: "s", opposites: "big" },
  {
    name: "medium",
    kind: "quality",
    words: "medium, middle size, mid size",
    weak: "m, normal",
    opposites: "big, small",
  },
  {
    name: "extra large",
    kind: "quality",
    words: "extra large, xl, very large, very big, x large",
    opposites: "small, extra small",
  },
  {
    name: "extra small",
    kind: "quality",
    words: "extra small, xs, very small, x small",
    opposites: "big, extra large",
  },
  { name: "biggest", kind: "quality", words: "biggest, largest, largest size", opposites: "smallest" },
  { name: "smallest", kind: "quality", words: "smallest, tiniest, smallest size", opposites: "biggest" },
];
