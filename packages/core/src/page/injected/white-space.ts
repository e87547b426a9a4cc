/** White space collapsed and trimmed, as names and texts are told. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
