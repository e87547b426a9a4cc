/** JSON of a page's data blocks beyond this is not read, characters over all of them. */
const mostText = 200_000;
const mostBlocks = 20;

/** The texts of the document's JSON-LD blocks (JSON-LD 1.1, section 7), as far as they fit; nobody sees them on the page. */
export function structuredData(): string[] {
  const texts: string[] = [];
  let left = mostText;
  for (const block of document.querySelectorAll('script[type="application/ld+json" i]')) {
    const text = block.textContent ?? "";
    if (texts.length >= mostBlocks || text.length > left) continue;
    left -= text.length;
    texts.push(text);
  }
  return texts;
}
