import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { LegworkError } from "@legwork/protocol";

/** What a sealed text belongs to; it opens for nothing else. */
export type SealedFor = { projectId: string; id: string; version: number };

const form = "v1";

/**
 * Encrypts what is in contexts: AES-256-GCM (NIST SP 800-38D) with a random nonce of 96 bits, and project, id and
 * version as associated data, so that no text can be put in the place of another or of an older one. Written as
 * `v1.<key>.<nonce>.<tag>.<ciphertext>`, in base64url; `<key>` tells keys apart and says nothing else of them.
 */
export class ContextSeal {
  readonly #key: Buffer;
  readonly #keyName: string;

  /** `key`: 32 bytes. */
  constructor(key: Buffer) {
    this.#key = key;
    this.#keyName = createHash("sha256").update("name of ").update(key).digest("base64url").slice(0, 11);
  }

  seal(text: string, about: SealedFor): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce);
    cipher.setAAD(associated(about));
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return [form, this.#keyName, ...[nonce, cipher.getAuthTag(), sealed].map(written)].join(".");
  }

  /** @throws LegworkError `internal` when it was sealed with another key, for something else, or was changed. */
  open(sealed: string, about: SealedFor): string {
    const [version, keyName, nonce = "", tag = "", body = ""] = sealed.split(".");
    if (version === form && keyName !== this.#keyName) {
      throw new LegworkError(
        "internal",
        `Context ${about.id} was encrypted with another key. Start the server with the key it was saved with (LEGWORK_CONTEXT_KEY, or the file context-key of that data directory), or delete the context.`,
      );
    }
    try {
      const cipher = createDecipheriv("aes-256-gcm", this.#key, read(nonce), { authTagLength: 16 });
      cipher.setAAD(associated(about));
      cipher.setAuthTag(read(tag));
      return Buffer.concat([cipher.update(read(body)), cipher.final()]).toString("utf8");
    } catch (error) {
      throw new LegworkError(
        "internal",
        `What is kept of context ${about.id} was changed or damaged, and cannot be decrypted. Restore it from a backup, or delete the context.`,
        { cause: error },
      );
    }
  }
}

function associated({ projectId, id, version }: SealedFor): Buffer {
  return Buffer.from(JSON.stringify(["legwork context", projectId, id, version]));
}

function written(bytes: Buffer): string {
  return bytes.toString("base64url");
}

function read(text: string): Buffer {
  return Buffer.from(text, "base64url");
}
