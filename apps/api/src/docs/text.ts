import { html } from "hono/html";

/** HTML that is safe to put into a page. */
export type Html = ReturnType<typeof html>;

export const nothing = html``;

/** The little Markdown that the document's descriptions have: code, bold, links to nowhere, paragraphs, lists. */
export function markdown(text: string): Html {
  const blocks = text.trim().split(/\n{2,}/);
  return html`${blocks.map((block) =>
    block.startsWith("- ")
      ? html`<ul>
          ${block.split(/\n(?=- )/).map((line) => html`<li>${inline(line.slice(2))}</li>`)}
        </ul>`
      : html`<p>${inline(block)}</p>`,
  )}`;
}

/** The same within a line. */
export function inline(text: string): Html {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/);
  return html`${parts.map((part) => {
    if (/^`.+`$/s.test(part)) return html`<code>${part.slice(1, -1)}</code>`;
    if (/^\*\*.+\*\*$/s.test(part)) return html`<strong>${part.slice(2, -2)}</strong>`;
    return part;
  })}`;
}

/** Text as it is, for a terminal or a program. */
export function block(text: string, label: string): Html {
  return html`<figure>
    <figcaption>${label}</figcaption>
    <pre tabindex="0"><code>${text}</code></pre>
  </figure>`;
}
