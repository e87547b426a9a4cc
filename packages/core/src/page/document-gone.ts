/** The document that was asked is no longer there: the page navigated, the frame went away. */
export class DocumentGone extends Error {
  override readonly name: string = "DocumentGone";
}

/** The page itself is no longer there: nothing comes in the place of its document. */
export class PageGone extends DocumentGone {
  override readonly name = "PageGone";
  /** It did not close but broke down. */
  readonly hasCrashed: boolean;

  constructor(hasCrashed: boolean, options?: ErrorOptions) {
    super(hasCrashed ? "the page crashed" : "the page was closed", options);
    this.hasCrashed = hasCrashed;
  }
}

/** The browser's words for a document that is gone, or its page with it. */
export function isDocumentGone(error: unknown): boolean {
  const isLeft =
    error instanceof Error &&
    /uniqueContextId not found|Cannot find context|context was destroyed|navigated or closed|Not attached to an active page|Could not find object with given id/i.test(
      error.message,
    );
  return isLeft || isTargetGone(error);
}

/** The page, or the frame of another process, is gone, and not its document alone. */
export function isTargetGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Target closed|Target crashed|has been closed|Session closed/i.test(error.message)
  );
}
