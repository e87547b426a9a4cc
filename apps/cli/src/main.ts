#!/usr/bin/env node
import { exitCodes } from "./exit-codes.ts";

/** The first with all that is used. */
const leastNode = 24;

const { node } = process.versions;
const parameters = process.argv.slice(2);

// Asked before anything is loaded that an older Node has not, and would end with that instead.
if (Number.parseInt(node, 10) >= leastNode) {
  const { run } = await import("./program.ts");
  await run(parameters);
} else refuseNode();

function refuseNode(): void {
  const message = `Legwork needs Node ${leastNode} or newer, and this is ${node}.`;
  const mend = "Install a newer one: https://nodejs.org/en/download";
  const isDoctor = parameters[0] === "doctor";
  const check = { name: "node", state: "fail", message, mend };
  if (!isDoctor) process.stderr.write(`${message} ${mend}\n`);
  else if (parameters.includes("--json"))
    process.stdout.write(`${JSON.stringify({ ok: false, checks: [check] }, undefined, 2)}\n`);
  else process.stdout.write(`fail  node      ${message}\n                → ${mend}\n`);
  process.exitCode = isDoctor ? exitCodes.notDone : exitCodes.unavailable;
}
