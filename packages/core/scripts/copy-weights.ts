import { cp } from "node:fs/promises";

/** What the compiler leaves out: the weights of the network stand beside the code that reads them. */
const folder = "grounding/network/";
for (const name of ["weights.bin", "weights.NOTICE.md"])
  await cp(
    new URL(`../src/${folder}${name}`, import.meta.url),
    new URL(`../dist/${folder}${name}`, import.meta.url),
  );
