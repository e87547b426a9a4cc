import { expect } from "vitest";
import { Disarming } from "../../src/secrets/disarming.ts";
import { Secrets } from "../../src/variables.ts";
import { done, referenceOf, run, script, test, view } from "../agent/fixture.ts";

const variables = { password: "hunter2-secret" };
const order = `<p>Order number: %password%</p><form onsubmit="event.preventDefault(); out.textContent = 'Sent ' + n.value.length + ' ' + n.value"><label>Reference <input name="n"></label><button>Track</button></form><p id="out"></p>`;
/** What the field holds when what the page says was typed as it stands there, told by its length too. */
const sentAsSaid = "Sent 10 %password%";

test("a page's text that looks like a placeholder is carried as it stands, and never as the value", async ({
  session,
  server,
}) => {
  server.page("/", order);
  await session.navigate(server.url("/"));

  const { result } = await session.dispatch("agentExecute", {
    agentConfig: {},
    executeOptions: {
      instruction: "copy the order number and type it into Reference, then click Track",
      variables,
    },
  });

  expect(result.success).toBe(true);
  expect(await session.pageText()).toContain(sentAsSaid);
});

test("a model that copies it off the page is not given the value either", async ({
  session,
  server,
  model,
}) => {
  server.page("/", order);
  await session.navigate(server.url("/"));
  model.answer(
    script(
      view,
      (request) => {
        const shown = /Order number: (\S+?)"/.exec(request.toolResults[0] ?? "")?.[1] ?? "";
        return [
          {
            name: "act",
            input: { ref: referenceOf(request, "Reference"), method: "fill", arguments: [shown] },
          },
          { name: "act", input: { ref: referenceOf(request, '"Track"') } },
        ];
      },
      done(),
    ),
  );

  await run(session, { model, instruction: "Copy the order number into Reference", variables });

  expect(await session.pageText()).toContain(sentAsSaid);
});

test("an address of the page that holds one is opened as it stands", async ({ session, server, model }) => {
  server.page("/", `<a href="/next?q=%password%">Next</a>`);
  const asked: (string | undefined)[] = [];
  server.handle("/next", ({ url }, response) => {
    asked.push(url);
    response.end("Next page");
  });
  await session.navigate(server.url("/"));
  model.answer(
    script(
      view,
      (request) => {
        const address = /\/next\?q=[^"\s]+/.exec(request.toolResults[0] ?? "")?.[0] ?? "";
        return [{ name: "navigate", input: { url: server.url(address) } }];
      },
      done(),
    ),
  );

  const { result } = await run(session, { model, instruction: "Open the next page", variables });

  expect(result.actions.at(-1)?.success).toBe(true);
  expect(asked).toEqual(["/next?q=%password%"]);
});

test.for<[said: string, read: string]>([
  ["%password%", "％password%"],
  ["%password%password%", "％password％password%"],
  ["runs that end in %password", "runs that end in ％password"],
  ["50% of %user%, 100%", "50% of %user%, 100%"],
])("%j of a page reads as %j, and is typed as it was", ([said, read]) => {
  const secrets = new Secrets(variables);
  expect(secrets.disarm({ said }).said).toBe(read);
  expect(secrets.fill(read)).toBe(said);
});

test("a name that could be read as a pattern is none", () => {
  const disarming = new Disarming(["a.b", "a|b", "("]);
  expect(disarming.apply("%a.b% %axb% %a% %(%")).toBe("％a.b% %axb% %a% %(%");
});
