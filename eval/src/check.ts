import { deedsOf, pointedAt, type Deed, type EvaluationPage } from "./case.ts";

/** What is wrong with a page, in words; `keys`: those that it has when it is open. */
export function faultsOf(page: EvaluationPage, keys: readonly string[]): string[] {
  const unknown = page.cases.flatMap((wanted) =>
    deedsOf(wanted)
      .flatMap(keysOf)
      .filter((key) => key !== "page" && !keys.includes(key))
      .map((key) => `${JSON.stringify(wanted.say)} expects ${key}, which is no data-eval of the page`),
  );
  const repeated = repeatedIn(page.cases.map(({ say }) => say));
  return [
    ...repeatedIn(keys).map((key) => `data-eval="${key}" stands there twice`),
    ...unknown,
    ...repeated.map((say) => `${JSON.stringify(say)} is said twice`),
    ...(/(?:src|href)\s*=\s*["']?(?:https?:)?\/\//iu.test(page.html) ? ["it refers to another host"] : []),
  ];
}

const repeatedIn = (all: readonly string[]): string[] =>
  all.filter((one, index) => all.indexOf(one) !== index);

function keysOf(deed: Deed): string[] {
  return [
    ...pointedAt(deed),
    ...Object.keys(deed.values ?? {}),
    ...Object.keys(deed.texts ?? {}),
    ...Object.keys(deed.scrolled ?? {}),
    ...(deed.dragged ?? []),
    ...(deed.shown === undefined ? [] : [deed.shown]),
    ...(deed.focused === undefined ? [] : [deed.focused]),
  ];
}
