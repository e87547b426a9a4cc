import { expect, test } from "vitest";
import { normalize, stem, wordsOf } from "../../src/grounding/matching/text.ts";
import {
  areOpposite,
  concepts,
  conceptsIn,
  conceptsOfSign,
} from "../../src/grounding/vocabulary/concepts/index.ts";

function said(text: string) {
  return conceptsIn(wordsOf(normalize(text))).map(({ concept, weight }) =>
    weight === 1 ? concept.name : `${concept.name}?`,
  );
}

function surely(text: string) {
  return said(text).filter((name) => !name.endsWith("?"));
}

function signed(sign: string) {
  return conceptsOfSign(sign).map(({ name }) => name);
}

test("every concept has one name, words, and opposites that exist", () => {
  const names = new Set(concepts.map(({ name }) => name));
  expect(names.size).toBe(concepts.length);
  for (const { name, words, opposites } of concepts) {
    expect(words.length, name).toBeGreaterThan(0);
    for (const other of opposites) {
      expect(names, `${name} has the opposite ${other}`).toContain(other);
      expect(other).not.toBe(name);
    }
  }
});

test("a word that means only one thing is listed with one concept", () => {
  const listed = new Map<string, string>();
  const twice: string[] = [];
  for (const { name, words } of concepts) {
    for (const word of new Set(words.map((text) => wordsOf(normalize(text)).map(stem).join(" ")))) {
      const other = listed.get(word);
      if (other !== undefined) twice.push(`${word}: ${other} and ${name}`);
      listed.set(word, name);
    }
  }
  expect(twice).toEqual([]);
});

test("words are in normal form, because that is what they are compared with", () => {
  for (const { name, words, weak } of concepts)
    for (const phrase of [...words, ...weak])
      expect(phrase.split(" * ").map(normalize).join(" * "), name).toBe(phrase);
});

test("no concept lists a word both as certain and as weak", () => {
  for (const { name, words, weak } of concepts)
    expect(
      weak.filter((word) => words.includes(word)),
      name,
    ).toEqual([]);
});

test("phrases are said as people say them", () => {
  expect(said("get rid of the ad")[0]).toBe("delete");
  expect(said("put it away")).toContain("archive?");
  expect(said("select all of them")).toEqual(["select all"]);
  expect(conceptsIn(["throw", "the", "torn", "one", "away"])).toMatchObject([
    { concept: { name: "delete" }, from: 0, to: 1, particle: 4, weight: 1 },
    { concept: { name: "discard" }, from: 0, to: 1, particle: 4, weight: 0.6 },
  ]);
});

test("a word further on is the verb's particle only where no preposition can stand", () => {
  expect(conceptsIn(wordsOf("print the page and walk out"))[0]).toEqual({
    concept: expect.objectContaining({ name: "print" }),
    from: 0,
    to: 1,
    weight: 1,
  });
  expect(said("take that back")).toContain("undo?");
  expect(said("take the key and put the box back")).not.toContain("undo?");
  expect(said("throw the key out the window")).not.toContain("delete");
});

test.each([
  ["I'd like to switch to another plan", "like"],
  ["the box next to the name", "next"],
  ["click on the lamp", "on"],
  ["go from the gate to the platform", "origin"],
  ["open the file menu", "print"],
  ["disagree", "accept"],
  ["unsubscribe", "subscribe"],
  ["log in", "log"],
  ["checkout", "check in"],
])("%s does not say %s", (text, name) => {
  expect(said(text)).not.toContain(name);
  expect(said(text)).not.toContain(`${name}?`);
});

test.each([
  ["turn the sound of the TV off", "mute"],
  ["switch the kitchen lamp off please", "off"],
  ["put it in my cart", "add to cart"],
  ["Add to shopping bag", "add to cart"],
  ["throw this draft away", "delete"],
  ["keep me signed in", "remember me"],
  ["I can't remember my password… lost password?", "forgot password"],
  ["log me out", "log out"],
  ["log into my account", "log in"],
  ["signin", "log in"],
  ["only the necessary cookies", "reject"],
  ["Decline all", "reject"],
  ["Allow all cookies", "accept"],
  ["zip code", "postcode"],
  ["family name", "last name"],
  ["favorites", "favourite"],
  ["customise", "settings"],
  ["I want to pay by card", "pay"],
  ["make the text bigger", "larger text"],
  ["three-dots menu", "more options"],
  ["cheapest first", "price low to high"],
  ["CVV", "security code"],
  ["From", "departure?"],
  ["M", "medium?"],
])("%s says %s", (text, name) => {
  expect(said(text)).toContain(name);
});

test("names that pages use for one thing say one concept", () => {
  for (const [left, ...others] of [
    ["sign in", "log in", "login", "signin"],
    ["sign up", "register", "create account", "create an account", "signup"],
    ["cart", "basket", "shopping bag", "trolley"],
    ["email", "e-mail", "email address", "mail address"],
    ["zip", "zip code", "postal code", "postcode"],
    ["username", "user name", "user id", "login name"],
    ["quantity", "qty"],
    ["colour", "color"],
    ["catalogue", "catalog"],
    ["company", "organization", "organisation"],
    ["dob", "date of birth", "birthday"],
    ["address line 1", "street address", "street"],
  ])
    for (const other of others) expect(surely(other), `${left} and ${other}`).toEqual(surely(left ?? ""));
});

test.each([
  [
    ["fa-trash-alt", "bi bi-trash3-fill", "lucide-trash-2", "btn-delete", "delete_forever", "🗑️", "🗑"],
    "delete",
  ],
  [["×", "✕", "btn-close", "modal__close", "icon-x", "closeButton", "fa-times"], "close"],
  [["fa-bars", "☰", "hamburger", "navbar-toggler-icon", "menu-toggle"], "menu"],
  [["bi-three-dots-vertical", "more_vert", "⋮", "fa-ellipsis-v", "lucide-ellipsis"], "more options"],
  [["fa-volume-xmark", "volume_off", "🔇", "lucide-volume-x"], "mute"],
  [["product-card__wishlist-btn", "fa-regular fa-heart", "♡"], "wish list"],
  [["fa-link", "icon-link", "🔗"], "link"],
  [["search-input", "fa-magnifying-glass", "🔍", "js-search"], "search"],
  [["addtocart", "add-to-cart", "addToCart", "fa-cart-plus"], "add to cart"],
  [["pl-play", "ctl-play", "▶️", "play_arrow"], "play"],
])("%j are signs of %s", (signs, name) => {
  for (const sign of signs) expect(signed(sign), sign).toContain(name);
});

test("signs in colour are told apart", () => {
  expect(normalize("🗑️")).toBe(normalize("🗑"));
  expect(normalize("🗑️")).not.toBe(normalize("▶️"));
  expect(normalize("❤️ Like")).toBe("like");
});

test("classes that lay out or paint are no signs, and a struck sign is not what it strikes", () => {
  for (const sign of [
    "overflow-x-auto",
    "text-left",
    "ml-auto",
    "bg-dark",
    "border-end",
    "d-none",
    "col-6",
    "",
  ])
    expect(signed(sign), sign).toEqual([]);
  expect(signed("fa-eye-slash")).toContain("hide");
  expect(signed("fa-eye-slash")).not.toContain("show");
  expect(signed("icon-wifi-slash")).toEqual([]);
});

test("opposites hold both ways", () => {
  expect(areOpposite("expand", "collapse")).toBe(true);
  expect(areOpposite("collapse", "expand")).toBe(true);
  expect(areOpposite("expand", "next")).toBe(false);
  expect(areOpposite("no such concept", "next")).toBe(false);
});
