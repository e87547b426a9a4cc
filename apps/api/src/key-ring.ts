import { createHash, timingSafeEqual } from "node:crypto";
import type { ApiKeys, Principal } from "@legwork/core";
import type { OperatorKey } from "./operator-key.ts";

/** Says who presents a key; undefined when nobody does who is known. */
export type Authenticate = (presented: string) => Promise<Principal | undefined>;

const operatorId = "operator";

/** The project of whoever has the operator's key. */
const operatorProject = "default";

/** All keys that open this server: the operator's, and those that were made for others. */
export function authenticateBy(operatorKey: OperatorKey, keys: () => Promise<ApiKeys>): Authenticate {
  return async (presented) => {
    const expected = await operatorKey.current();
    if (expected !== undefined && areEqual(presented, expected))
      return { projectId: operatorProject, key: { id: operatorId, limits: {} } };
    return await (await keys()).principalOf(presented);
  };
}

export function isOperator({ key }: Principal): boolean {
  return key?.id === operatorId;
}

/** Digests have one length, so that comparing them tells nothing of the key, not even how long it is. */
function areEqual(first: string, second: string): boolean {
  return timingSafeEqual(digest(first), digest(second));
}

function digest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
