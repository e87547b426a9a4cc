import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { Client } from "pg";

export type PostgresServer = AsyncDisposable & {
  /** Of an empty database of the test's own. */
  url: string;
  /** Asks the database something beside the store. */
  query(text: string): Promise<Record<string, unknown>[]>;
};

/**
 * The PostgreSQL server that `DATABASE_URL` names, of which a database of its own is used and dropped again; without
 * one PGlite, which is PostgreSQL compiled to WebAssembly, so that a clean machine needs nothing installed.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL === undefined ? startPglite() : createDatabase(DATABASE_URL);
}

async function createDatabase(serverUrl: string): Promise<PostgresServer> {
  const name = `legwork_test_${randomUUID().replaceAll("-", "")}`;
  await ask(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    query: (text) => ask(url.href, text),
    [Symbol.asyncDispose]: async () => void (await ask(serverUrl, `drop database ${name} with (force)`)),
  };
}

async function startPglite(): Promise<PostgresServer> {
  const database = await PGlite.create();
  const server = new PGLiteSocketServer({ db: database, port: 0, maxConnections: 100 });
  await server.start();
  const url = `postgres://postgres:postgres@${server.getServerConn()}/postgres`;
  return {
    url,
    query: (text) => ask(url, text),
    [Symbol.asyncDispose]: async () => {
      await server.stop();
      await database.close();
    },
  };
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
