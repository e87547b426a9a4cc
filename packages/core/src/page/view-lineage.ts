import type { PageView } from "./view.ts";

const documents = new WeakMap<PageView, object>();

/** Views of the whole of one document follow one another: what did not change is the same objects in each. */
export function follows(view: PageView, document: object): void {
  documents.set(view, document);
}

/** What a view has in common with the others of its document; itself when there are none. */
export function lineageOf(view: PageView): object {
  return documents.get(view) ?? view;
}
