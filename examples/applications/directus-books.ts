/** What the jobs on Directus work on: a collection of books, and what its own interface keeps of it. */

const url = process.env["DIRECTUS_URL"] ?? "http://127.0.0.1:8055";
const email = process.env["DIRECTUS_EMAIL"] ?? "ada@example.com";
const password = process.env["DIRECTUS_PASSWORD"] ?? "practice-words";

export const directus = { url, email, password };

export type Book = { id: number; title: string; author: string | null; pages: number | null };

async function ask<Answer>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: Answer }).data;
}

async function token(): Promise<string> {
  const { access_token } = await ask<{ access_token: string }>("/auth/login", { email, password });
  return access_token;
}

const text = (field: string) => ({
  field,
  type: "string",
  meta: { interface: "input" },
  schema: {},
});

/** Makes the collection with some books in it, unless it is there. */
export async function prepareBooks(): Promise<void> {
  const access = await token();
  const collections = await ask<{ collection: string }[]>("/collections", undefined, access);
  if (collections.some(({ collection }) => collection === "books")) return;
  const id = {
    field: "id",
    type: "integer",
    meta: { hidden: true },
    schema: { is_primary_key: true, has_auto_increment: true },
  };
  const pages = { field: "pages", type: "integer", meta: { interface: "input" }, schema: {} };
  const fields = [id, text("title"), text("author"), pages];
  await ask("/collections", { collection: "books", fields, schema: {}, meta: {} }, access);
  const books = Array.from({ length: 60 }, (_, index) => ({
    title: `Book ${index + 1}`,
    author: index % 2 === 0 ? "Ada Lovelace" : "Grace Hopper",
    pages: 100 + index,
  }));
  await ask("/items/books", books, access);
}

/** The books as the application keeps them. */
export async function keptBooks(title: string): Promise<Book[]> {
  return await ask<Book[]>(
    `/items/books?filter[title][_starts_with]=${encodeURIComponent(title)}`,
    undefined,
    await token(),
  );
}
