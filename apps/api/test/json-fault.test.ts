import { expect, test } from "vitest";
import { findJsonFault } from "../src/json-fault.ts";

const document = '{"a": [1, -2.5e+3, true, false, null], "b\\u00e9\\n": {"c": "", "d": {}}, "e": []}\n';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("it finds a fault in exactly those texts that the built-in parser refuses", () => {
  expect(findJsonFault(document)).toBeUndefined();
  const replacements = [
    "",
    '"',
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\\",
    "0",
    "-",
    ".",
    "e",
    " ",
    "\n",
    "\u0000",
    "x",
    "é",
  ];
  const changed = [...document].flatMap((_character, at) =>
    replacements.map((replacement) => document.slice(0, at) + replacement + document.slice(at + 1)),
  );
  const cut = [...document].map((_character, at) => document.slice(0, at));
  for (const text of [...changed, ...cut]) expect(findJsonFault(text) === undefined, text).toBe(isJson(text));
});

test("what stands before a fault can be completed to JSON", () => {
  expect(findJsonFault('{"a": tru}')).toBe(6);
  expect(findJsonFault('{"a" 1}')).toBe(5);
  expect(findJsonFault('{"a": 1 "b"}')).toBe(8);
  expect(findJsonFault('{"a": "x\ny"}')).toBe(8);
  expect(findJsonFault('["\\u12"]')).toBe(2);
  expect(findJsonFault("")).toBe(0);
  expect(findJsonFault('["a"')).toBe(4);
});
