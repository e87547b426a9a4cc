import { describe, expect, test } from "vitest";
import { judge, type Witness } from "../src/judge.ts";
import type { Told } from "../src/told.ts";
import type { EvaluationCase } from "../src/case.ts";

const nothing: Told = {
  href: "http://127.0.0.1/1/page.html",
  events: [],
  pressed: [],
  hovered: [],
  values: {},
  keys: [],
  paths: {},
  texts: {},
  scrolled: {},
  shown: {},
};

const witness = (told: Partial<Told> = {}): Witness => ({
  told: { ...nothing, ...told },
  loads: 1,
  address: nothing.href,
});
const click = (...path: string[]): Told["events"][number] => ({ type: "click", path, serves: false });
const wanted = (expect: EvaluationCase["expect"]): EvaluationCase => ({
  say: "do it",
  kind: "click",
  described: false,
  expect,
});

describe("judge", () => {
  test("what was meant and told as done is right", () => {
    const verdict = judge(wanted({ clicked: ["save"] }), witness({ events: [click("save", "form")] }), true);
    expect(verdict).toEqual({ verdict: "right", differences: [] });
  });

  test("another click, one too many and none at all are wrong when success is told", () => {
    for (const events of [[click("cancel")], [click("save"), click("save")], []])
      expect(judge(wanted({ clicked: ["save"] }), witness({ events }), true).verdict).toBe("wrong success");
  });

  test("nothing done and none claimed is left alone; something else is a wrong deed", () => {
    expect(judge(wanted({ clicked: ["save"] }), witness(), false).verdict).toBe("abstained");
    expect(judge(wanted({ clicked: ["save"] }), witness({ events: [click("x")] }), false).verdict).toBe(
      "wrong deed",
    );
    expect(judge(wanted({ clicked: ["save"] }), witness({ events: [click("save")] }), false).verdict).toBe(
      "denied",
    );
  });

  test("a refusal is right only when nothing happened", () => {
    expect(judge(wanted("refusal"), witness(), false).verdict).toBe("right");
    expect(judge(wanted("refusal"), witness(), true).verdict).toBe("wrong success");
    expect(judge(wanted("refusal"), witness({ events: [click("x")] }), false).verdict).toBe("wrong deed");
  });

  test("a value that was not meant to change is a difference", () => {
    const values = { name: { before: "", after: "Ada" }, city: { before: "Rome", after: "" } };
    const verdict = judge(wanted({ values: { name: "Ada" } }), witness({ values }), true);
    expect(verdict.verdict).toBe("wrong success");
    expect(verdict.differences).toEqual(['city holds "", and held "Rome"']);
  });

  test("a radio button may give way to the one that was meant, and to no other", () => {
    const values = {
      express: { before: false, after: true },
      standard: { before: true, after: false, gaveWayTo: "express" },
    };
    expect(judge(wanted({ values: { express: true } }), witness({ values }), true).verdict).toBe("right");
    expect(judge(wanted({ values: { pickup: true } }), witness({ values }), true).verdict).toBe(
      "wrong success",
    );
  });

  test("Enter that nobody asked for is a difference, and other keys of writing are none", () => {
    const values = { name: { before: "", after: "Ada" } };
    const filled = wanted({ values: { name: "Ada" } });
    expect(judge(filled, witness({ values, pressed: ["Control+a"] }), true).verdict).toBe("right");
    expect(judge(filled, witness({ values, pressed: ["Enter"] }), true).verdict).toBe("wrong success");
  });

  test("any of several deeds is right", () => {
    const either = wanted([{ clicked: ["search"] }, { pressed: ["Enter"] }]);
    expect(judge(either, witness({ pressed: ["Enter"] }), true).verdict).toBe("right");
    expect(judge(either, witness({ events: [click("search")] }), true).verdict).toBe("right");
    expect(judge(either, witness({ pressed: ["Tab"] }), true).verdict).toBe("wrong success");
  });

  test("clicks that serve to choose need not be named", () => {
    const values = { size: { before: "S", after: "M" } };
    const events = [{ ...click("size"), serves: true }];
    expect(judge(wanted({ values: { size: "M" } }), witness({ values, events }), true).verdict).toBe("right");
    expect(
      judge(wanted({ values: { size: "M" } }), witness({ values, events: [click("buy")] }), true).verdict,
    ).toBe("wrong success");
  });

  test("where the page is left at counts", () => {
    const moved = (y: number) => ({
      page: { before: { x: 0, y: 0 }, after: { x: 0, y }, limit: { x: 0, y: 900 } },
    });
    expect(
      judge(wanted({ scrolled: { page: "bottom" } }), witness({ scrolled: moved(900) }), true).verdict,
    ).toBe("right");
    expect(
      judge(wanted({ scrolled: { page: "bottom" } }), witness({ scrolled: moved(400) }), true).verdict,
    ).toBe("wrong success");
  });
});
