/* What a snippet finds that begins no session of its own. */
import type { Legwork as Client } from "@legwork/sdk";
import type { z as zod } from "zod";

declare global {
  /** A session on the shop's products. */
  var legwork: Client;
  var z: typeof zod;
  var password: string;
}
