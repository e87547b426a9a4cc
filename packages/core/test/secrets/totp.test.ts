import { afterEach, expect, test, vi } from "vitest";
import { codeAt } from "../../src/secrets/totp.ts";
import { TypedCodes } from "../../src/secrets/typed-codes.ts";
import { Secrets } from "../../src/variables.ts";

/** RFC 6238, appendix B: the digits 1 to 0, again and again, 20, 32 and 64 of them. */
const seeds = {
  SHA1: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
  SHA256: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA",
  SHA512:
    "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNA",
} as const;

afterEach(() => void vi.useRealTimers());

test.each([
  [59, "94287082", "46119246", "90693936"],
  [1_111_111_109, "07081804", "68084774", "25091201"],
  [1_111_111_111, "14050471", "67062674", "99943326"],
  [1_234_567_890, "89005924", "91819424", "93441116"],
  [2_000_000_000, "69279037", "90698825", "38618901"],
  [20_000_000_000, "65353130", "77737706", "47863826"],
])("the codes of second %i are those of RFC 6238", (seconds, ...codes) => {
  const made = (["SHA1", "SHA256", "SHA512"] as const).map((algorithm) =>
    codeAt({ secret: seeds[algorithm], digits: 8, algorithm }, seconds * 1_000),
  );

  expect(made).toEqual(codes);
});

test("a secret may be written as services show it", () => {
  const shown = "gezd gnbv-gy3t qojq gezd gnbv gy3t qojq====";

  expect(codeAt({ secret: shown, digits: 8 }, 59_000)).toBe("94287082");
  expect(codeAt({ secret: shown }, 59_000)).toBe("287082");
});

/** Codes as they are asked for at a moment, seconds since 1970. */
function codesAt(seconds: number) {
  vi.useFakeTimers({ now: seconds * 1_000 });
  const codes = new TypedCodes();
  const totp = { secret: seeds.SHA1 };
  const waits: number[] = [];
  const { signal } = new AbortController();
  const next = (id: symbol) => codes.next(totp, { id, signal, onWait: (ms) => waits.push(ms) });
  return { next, waits, codeOf: (second: number) => codeAt(totp, second * 1_000) };
}

test("a code that is about to end is waited past", async () => {
  const { next, waits, codeOf } = codesAt(58.5);
  const code = next(Symbol("log-in"));
  await vi.advanceTimersByTimeAsync(1_501);
  expect(await code).toBe(codeOf(60));
  expect(waits).toEqual([]);
});

test("a code that was typed is not typed by another log-in: each gets that of a step of its own", async () => {
  const { next, waits, codeOf } = codesAt(35);
  const [first, second, third] = [Symbol("first"), Symbol("second"), Symbol("third")];
  expect(await next(first)).toBe(codeOf(35));
  expect(await next(first)).toBe(codeOf(35));

  const later = Promise.all([next(second), next(third)]);
  expect(waits).toEqual([25_000, 25_000]);
  await vi.advanceTimersByTimeAsync(25_010);
  expect(waits).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(30_010);
  expect(await later).toEqual([codeOf(60), codeOf(90)]);
});

test("another secret, and a step that is over, wait for nothing", async () => {
  const { next, waits, codeOf } = codesAt(35);
  await next(Symbol("first"));
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await next(Symbol("second"))).toBe(codeOf(60));
  expect(waits).toEqual([]);
});

test("the wait for the next code ends with the signal", async () => {
  const codes = new TypedCodes();
  const totp = { secret: seeds.SHA1, period: 300 };
  const leaving = new AbortController();
  await codes.next(totp, { id: Symbol("first"), signal: leaving.signal });
  const waiting = codes.next(totp, { id: Symbol("second"), signal: leaving.signal });
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: "timeout" });
});

test("secret and code are masked wherever they stand", async () => {
  const secrets = new Secrets({ otp: { totp: "gezd gnbv gy3t qojq" } });
  const [code = ""] = await secrets.fillForField(["%otp%"], { signal: new AbortController().signal });

  expect(code).toMatch(/^\d{6}$/);
  expect(secrets.mask({ text: `${code}, gezd gnbv gy3t qojq, GEZDGNBVGY3TQOJQ` })).toEqual({
    text: "%otp%, %otp%, %otp%",
  });
});

test("what is for fields alone goes into no other text", () => {
  const secrets = new Secrets({
    password: { value: "hunter2-long", origins: ["https://example.com"] },
    otp: { totp: "GEZDGNBVGY3TQOJQ" },
    user: "ada",
  });

  expect(secrets.fill("%user% %password% %otp%")).toBe("ada %password% %otp%");
  expect(secrets.guardOn(["%user%"])).toBeUndefined();
  expect(secrets.guardOn(["it is hunter2-long"])).toMatchObject({ names: ["password"] });
});
