import { expect, test } from "vitest";
import type { Visit } from "../src/soak/client.ts";
import { findings } from "../src/soak/findings.ts";

const visit: Visit = {
  sessionId: undefined,
  fault: undefined,
  actionIds: [],
  times: [],
  explained: [],
  surprises: [],
};
const left = { processes: 0, files: [], exitCode: 0 };
const found = (visits: Visit[]) => findings({ visits, records: new Map(), memory: [], left });

test("a start that a killed browser has cost is no loss; one that nothing explains is named by its answer", () => {
  expect(found([{ ...visit, explained: ["start browser_crashed"] }])).toEqual([]);
  const surprises = ["start was answered with 500 internal: no"];
  expect(found([{ ...visit, surprises }])).toEqual([`A start: ${surprises[0]}`]);
});

test("a session without a record is a loss", () => {
  expect(found([{ ...visit, sessionId: "s1" }])).toEqual(["Session s1 has no record."]);
});
