import { createHmac } from "node:crypto";

/** Where one-time codes come from (RFC 6238). */
export type Totp = {
  /** Base32 (RFC 4648, section 6), as services show it: case, spaces, dashes and padding do not matter. */
  secret: string;
  /** Default: 6. */
  digits?: number | undefined;
  /** How long a code holds, seconds. Default: 30. */
  period?: number | undefined;
  /** Default: SHA1. */
  algorithm?: "SHA1" | "SHA256" | "SHA512" | undefined;
};

const defaultPeriod = 30;

/** The code that holds at a moment, ms since 1970 (RFC 6238, section 4; truncated as in RFC 4226, section 5.3). */
export function codeAt(totp: Totp, at: number): string {
  const { secret, digits = 6, algorithm = "SHA1" } = totp;
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 1_000 / periodOf(totp))));
  const hash = createHmac(algorithm, bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** How long a code holds, seconds. */
export function periodOf({ period = defaultPeriod }: Totp): number {
  return period;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function bytesOf(secret: string): Buffer {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const letter of plainSecret(secret)) {
    bits = (bits << 5) | alphabet.indexOf(letter);
    held += 5;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >> held) & 0xff);
    bits &= (1 << held) - 1;
  }
  return Buffer.from(bytes);
}

/** A secret as it is encoded, without what people write it with. */
export function plainSecret(secret: string): string {
  return secret.toUpperCase().replace(/[^A-Z2-7]/g, "");
}
