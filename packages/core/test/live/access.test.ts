import { expect, test } from "vitest";
import { SessionAccess } from "../../src/live/access.ts";

const hour = 3_600_000;

test("a token tells what it opens until its time is over", () => {
  const access = new SessionAccess();
  const expiresAt = Date.now() + hour;
  const token = access.token("view", expiresAt);

  expect(access.verify(token)).toEqual({ kind: "view", expiresAt });
  expect(access.verify(token, expiresAt)).toBeUndefined();
});

test("a token that was altered, of another session, or revoked opens nothing", () => {
  const access = new SessionAccess();
  const token = access.token("view", Date.now() + hour);
  const [, expiry = "", signature = ""] = token.split(".");

  expect(access.verify(`control.${expiry}.${signature}`)).toBeUndefined();
  expect(access.verify(`view.${(Date.now() + 9 * hour).toString(36)}.${signature}`)).toBeUndefined();
  expect(access.verify(`view.${expiry}.${signature.slice(1)}`)).toBeUndefined();
  expect(access.verify(`view.${expiry}.`)).toBeUndefined();
  expect(access.verify(`${token}.more`)).toBeUndefined();
  expect(access.verify("")).toBeUndefined();
  expect(new SessionAccess().verify(token)).toBeUndefined();

  const { revoked } = access;
  access.revoke();
  expect([access.verify(token), revoked.aborted, access.revoked.aborted]).toEqual([undefined, true, false]);
});
