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

describe("a value is known however a page writes it", () => {
  const mask = new Mask([
    ["card", "4929123456781234"],
    ["code", "abcd-secret-9"],
    ["name", "Zoë Straßer"],
    ["pin", "100000"],
  ]);

  test.each([
    ["in groups", "Pay with 4929 1234 5678 1234 now", "Pay with %card% now"],
    ["in groups with other signs", "4929-1234.5678 / 1234", "%card%"],
    ["beside other digits", "No. 14929 1234 5678 12347", "No. 1%card%7"],
    ["in capitals", "ABCD-SECRET-9", "%code%"],
    ["without its own signs", "AbcdSecret9!", "%code%!"],
    ["without accents, in capitals", "Dear ZOE STRASSER,", "Dear %name%,"],
    ["decomposed", "Zoë Straßer".normalize("NFD"), "%name%"],
    ["in other words' width", "４９２９ 1234 5678 1234", "%card%"],
    [
      "in an address",
      "/pay?card=4929%201234%2D5678+1234&n=ZO%C3%8B%20Stra%C3%9Fer",
      "/pay?card=%card%&n=%name%",
    ],
    ["cut off", "text field “4929 1234 56…”", "text field “%card%…”"],
    ["twice", "ABCD SECRET 9, ABCD SECRET 9", "%code%, %code%"],
    ["after a beginning of it", "abcd-abcd-SECRET-9", "abcd-%code%"],
  ])("%s", (_, text, masked) => {
    expect(mask.apply(text)).toBe(masked);
  });

  test.each([
    ["a part of it", "4929 1234 5678"],
    ["the same digits far apart", "4929      1234      5678      1234"],
    ["digits of a longer number", "1,000,000 of 5,100,000"],
    ["signs of percent", "100% of 30%20 and %"],
  ])("but not %s", (_, text) => {
    expect(mask.apply(text)).toBe(text);
  });

  test("no placeholder is taken for a value, nor a label for the value that is called so", () => {
    const named = new Mask([
      ["password", "password"],
      ["user", "PassWord"],
      ["file", "upload:cv-of-ada.pdf"],
    ]);
    expect(named.apply("Password: PASSWORD; upload CV of Ada.pdf")).not.toContain("%file%");
    expect(
      new Mask([
        ["secretName", "hunter2!"],
        ["other", "secretname"],
      ]).apply("hunter2!"),
    ).toBe("%secretName%");
    expect(new Mask([["password", "password"]]).apply("Password")).toBe("Password");
  });

  test("in as much time as the text is long", () => {
    const value = `${"ab".repeat(4_000)}c`;
    const text = `${"AB ".repeat(300_000)}…`;
    const startedAt = performance.now();
    new Mask([["value", value]]).apply(text);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});
