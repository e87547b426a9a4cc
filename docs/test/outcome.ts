/** What a snippet printed, and what became of it. */
export type Outcome = { printed: string; failure?: string | undefined };

/** What the program that runs modules is told. */
export type Told = {
  modules: { page: string; path: string; ownSession: boolean }[];
  serviceUrl: string;
  apiKey: string;
  shopUrl: string;
};
