import { expect } from "vitest";
import { test } from "../fixture.ts";

test.for([
  ["as it is", "s3cret-words"],
  ["encoded", "s3cret wörds&more/100%"],
])(
  "a value that one operation typed is in no answer of a later one that leads to an address with it, %s",
  async ([, password], { session, server }) => {
    server.page(
      "/",
      `<form action="/more"><label>Password <input name="password"></label><button>Go</button></form>`,
    );
    server.page("/more", `<a href="#below">Below</a>`);
    await session.navigate(server.url("/"));
    const variables = { password: password as string };
    await session.dispatch("act", { input: "type %password% into Password", options: { variables } });

    const answers = [
      await session.act("click Go"),
      await session.agent({ instruction: "click Below", autoScreenshot: false }),
    ];

    expect(answers).toMatchObject([{ success: true }, { completed: true }]);
    expect(JSON.stringify(answers)).toContain("%password%");
    expect(JSON.stringify(answers)).not.toMatch(/s3cret/);
    expect(JSON.stringify(await session.dispatch("replay", {}))).not.toMatch(/s3cret/);
  },
);
