import type { KeyRecord, KeyStore, KeyUse } from "./key-store.ts";
import { fromKeyRow, toKeyRow } from "./key-rows.ts";
import type { RunInTurn } from "./sql-store.ts";

/** Keys in a database. */
export class SqlKeys implements KeyStore {
  readonly #run: RunInTurn;

  constructor(run: RunInTurn) {
    this.#run = run;
  }

  async create(record: KeyRecord): Promise<void> {
    const row = toKeyRow(record);
    await this.#run("keep a new key", `key ${record.id}`, async (database) => {
      await database.insertInto("apiKeys").values(row).execute();
    });
  }

  async find(id: string): Promise<KeyRecord | undefined> {
    const row = await this.#run("read a key", `key ${id}`, (database) =>
      database.selectFrom("apiKeys").selectAll().where("id", "=", id).executeTakeFirst(),
    );
    return row && fromKeyRow(row);
  }

  async list(): Promise<KeyRecord[]> {
    const rows = await this.#run("list keys", "keys", (database) =>
      database.selectFrom("apiKeys").selectAll().orderBy("createdAt").orderBy("id").execute(),
    );
    return rows.map(fromKeyRow);
  }

  async revoke(id: string, revokedAt: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#run("revoke a key", `key ${id}`, (database) =>
      database
        .updateTable("apiKeys")
        .set({ revokedAt })
        .where("id", "=", id)
        .where("revokedAt", "is", null)
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows === 1n;
  }

  async addUse(keyId: string, day: string, { tokens, sessionMs }: KeyUse): Promise<void> {
    await this.#run("count what a key used", `key ${keyId}`, async (database) => {
      await database
        .insertInto("keyUses")
        .values({ keyId, day, tokens, sessionMs })
        .onConflict((conflict) =>
          conflict.columns(["keyId", "day"]).doUpdateSet(({ eb, ref }) => ({
            tokens: eb(ref("keyUses.tokens"), "+", tokens),
            sessionMs: eb(ref("keyUses.sessionMs"), "+", sessionMs),
          })),
        )
        .execute();
    });
  }

  async useOf(keyId: string, day: string): Promise<KeyUse> {
    const row = await this.#run("read what a key used", `key ${keyId}`, (database) =>
      database
        .selectFrom("keyUses")
        .select(["tokens", "sessionMs"])
        .where("keyId", "=", keyId)
        .where("day", "=", day)
        .executeTakeFirst(),
    );
    return row ?? { tokens: 0, sessionMs: 0 };
  }
}
