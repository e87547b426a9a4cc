import { LegworkError } from "@legwork/protocol";
import { afterAll, expect } from "vitest";
import { test, type TestSession } from "../fixture.ts";
import { onServer, pages } from "./evaluation/pages.ts";
import type { EvaluationCase } from "./evaluation/cases.ts";

const figures = { right: 0, missing: 0, wrong: 0 };

type Answer = { value: unknown } | { declined: string };

async function ask(session: TestSession, { schema, instruction }: EvaluationCase): Promise<Answer> {
  try {
    return { value: await session.extract({ schema, instruction }) };
  } catch (error) {
    if (error instanceof LegworkError && error.code === "unsupported_instruction")
      return { declined: error.message };
    throw error;
  }
}

function count(asked: EvaluationCase, answer: Answer, expected: unknown): void {
  if ("declined" in answer) figures["absent" in asked ? "right" : "missing"] += 1;
  else if (!("absent" in asked) && JSON.stringify(answer.value) === JSON.stringify(expected))
    figures.right += 1;
  else figures.wrong += 1;
}

test.for(pages)("$name", async ({ html, cases }, { session, server }) => {
  server.page("/", html.startsWith("<!doctype") ? html : `<!doctype html>${html}`);
  await session.navigate(server.url("/"));

  for (const asked of cases) {
    const answer = await ask(session, asked);

    const expected =
      "absent" in asked
        ? undefined
        : onServer("beyond" in asked ? asked.beyond : asked.expected, server.url("/"));
    count(asked, answer, expected);
    expect
      .soft(answer, asked.name)
      .toEqual("expected" in asked ? { value: expected } : { declined: expect.any(String) });
  }
});

afterAll(() => {
  const cases = pages.reduce((sum, page) => sum + page.cases.length, 0);
  console.info(
    `${cases} cases on ${pages.length} pages: ${figures.right} right, ${figures.missing} missing, ${figures.wrong} wrong`,
  );
});
