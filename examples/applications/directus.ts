/** Signs in to Directus, creates a book, finds and edits it, deletes it: twice, the second time from memory. */
import { Legwork } from "@legwork/sdk";
import { directus, keptBooks, prepareBooks, type Book } from "./directus-books.ts";

const service = {
  env: "REMOTE",
  baseURL: process.env["LEGWORK_URL"] ?? "http://127.0.0.1:4700",
  apiKey: process.env["LEGWORK_API_KEY"] ?? "",
} as const;

const variables = {
  email: directus.email,
  password: { value: directus.password, origins: [new URL(directus.url).origin] },
};

/** The acts of one run, and how many of them were done from memory. */
type Tally = { acts: number; remembered: number };

/** Longest wait for what a filter of the application brings, ms. */
const longestWait = 10_000;

/** One run in a session of its own. */
class Run {
  readonly tally: Tally = { acts: 0, remembered: 0 };
  readonly legwork: Legwork;

  constructor(legwork: Legwork) {
    this.legwork = legwork;
  }

  /** @throws Error when it was not done. What is not there yet is waited for. */
  async act(words: string): Promise<void> {
    const end = Date.now() + longestWait;
    for (;;) {
      const { success, code, message, cacheStatus } = await this.legwork.act(words, { variables });
      if (code === "not_found" && Date.now() < end) continue;
      console.log(`${success ? "✓" : "✗"} ${cacheStatus ?? ""} ${words}: ${message}`);
      if (!success) throw new Error(message);
      this.tally.acts += 1;
      if (cacheStatus === "HIT") this.tally.remembered += 1;
      return;
    }
  }
}

/** What a new installation asks its first user, and others do not see. */
async function dismissQuestions(legwork: Legwork): Promise<void> {
  for (const words of ["click Skip", "click Remind Me Later"])
    console.log(`  ${words}: ${(await legwork.act(words)).success ? "asked" : "not asked"}`);
}

/** @throws Error when the application has not kept what was asked for. */
async function check(title: string, expected: Partial<Book> | undefined): Promise<void> {
  const [book, ...more] = await keptBooks(title);
  const isRight =
    more.length === 0 &&
    (expected === undefined
      ? book === undefined
      : book?.author === expected.author && book?.pages === expected.pages);
  if (!isRight) throw new Error(`Directus keeps ${JSON.stringify([book, ...more])} of ${title}.`);
  console.log(`  Directus keeps ${JSON.stringify(book ?? "nothing")}`);
}

const title = "Practice Tale";

/** One run of the job, in a session of its own. */
async function work(): Promise<Tally> {
  await using legwork = new Legwork(service);
  await legwork.init();
  const run = new Run(legwork);
  await legwork.navigate(`${directus.url}/admin/login`);
  await run.act("fill Email with %email%");
  await run.act("fill Password with %password%");
  await run.act("click Sign In");
  await legwork.navigate(`${directus.url}/admin/content/books`);
  await dismissQuestions(legwork);

  await run.act("click Create");
  await run.act("fill Title with Practice Tale, Author with Ada and Pages with 12");
  await run.act("click Save");
  await check(title, { author: "Ada", pages: 12 });

  await run.act("click the search icon");
  await run.act("type Practice Tale into Search Items...");
  await run.act("click Practice Tale");
  await run.act("fill Author with Augusta");
  await run.act("click Save");
  await check(title, { author: "Augusta", pages: 12 });

  await run.act("click the checkbox in the row of Practice Tale");
  await run.act("click Delete");
  // The application asks whether to do so, over the page.
  await run.act("click Delete");
  await check(title, undefined);
  return run.tally;
}

await prepareBooks();
for (const round of ["first", "second"]) {
  console.log(`\nThe ${round} time`);
  const { acts, remembered } = await work();
  console.log(`Done: ${acts} acts, ${remembered} of them from memory.`);
}
