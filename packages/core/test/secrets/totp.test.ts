import { expect, test } from "vitest";
import { codeAt, currentCode } from "../../src/secrets/totp.ts";
import { Secrets } from "../../src/variables.ts";

/** RFC 6238, appendix B: the digits 1 to 0, again and again, 20, 32 and 64 of them. */
const seeds = {
  SHA1: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
  SHA256: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA",
  SHA512:
    "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNA",
} as const;

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

test("a code that is about to end is waited past", async () => {
  const totp = { secret: seeds.SHA1, period: 5 };
  // Into the last two seconds of a code's life.
  const intoItsEnd = 5_000 - 1_500 - (Date.now() % 5_000);
  await new Promise((resolve) => setTimeout(resolve, intoItsEnd < 0 ? intoItsEnd + 5_000 : intoItsEnd));
  const ending = codeAt(totp, Date.now());

  const code = await currentCode(totp);

  expect(code).not.toBe(ending);
  expect(code).toBe(codeAt(totp, Date.now()));
});

test("the wait for the next code ends with the signal", async () => {
  const totp = { secret: seeds.SHA1, period: 1 };

  await expect(currentCode(totp, AbortSignal.abort(new Error("stopped")))).rejects.toThrow();
});

test("secret and code are masked wherever they stand", async () => {
  const secrets = new Secrets({ otp: { totp: "gezd gnbv gy3t qojq" } });
  const [code = ""] = await secrets.fillForField(["%otp%"], new AbortController().signal);

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
