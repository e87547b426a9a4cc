import { describe, expect, test } from "vitest";
import { Mask } from "../../src/secrets/mask.ts";

describe("a value is known in every spelling that it comes to stand in", () => {
  const value = `pä ss/wd+"9%41&`;
  const mask = new Mask([["secret", value]]);

  test.each([
    ["as it was given", `Hello ${value}!`, "Hello %secret%!"],
    [
      "in an address",
      `https://a.example/x?u=${encodeURIComponent(value)}&y`,
      "https://a.example/x?u=%secret%&y",
    ],
    [
      "in a form that was sent",
      `/in?${new URLSearchParams({ u: value, c: "NO" }).toString()}`,
      "/in?u=%secret%&c=NO",
    ],
    ["in quotes", JSON.stringify({ u: value }), `{"u":"%secret%"}`],
  ])("%s", (_, text, masked) => {
    expect(mask.apply(text)).toBe(masked);
  });

  test("with white space as pages show it", () => {
    expect(new Mask([["note", " two  words\n"]]).apply("Hi two words")).toBe("Hi %note%");
  });
});

test("a value that a text was cut in is not told by its beginning", () => {
  const mask = new Mask([["token", "abcdefghijklmnopqrstuvwxyz0123456789"]]);
  expect(mask.apply("button “Delete abcdefghijklmnop…” in the row")).toBe(
    "button “Delete %token%…” in the row",
  );
  // The beginning of an address is no secret.
  expect(mask.apply("abcdefghijkl")).toBe("abcdefghijkl");
  expect(mask.apply("abcdefghijkl, and so on…")).toBe("abcdefghijkl, and so on…");
});

test("what stands in any text is left alone", () => {
  expect(new Mask([["n", "42"]]).apply("42 of 420")).toBe("42 of 420");
});
