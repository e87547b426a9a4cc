export type Markup = { readonly markup: string };
export type Content = Markup | string | number | false | null | undefined | readonly Content[];

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function render(content: Content): string {
  if (content === false || content === null || content === undefined) return "";
  if (typeof content === "string") return escape(content);
  if (typeof content === "number") return String(content);
  if ("markup" in content) return content.markup;
  return content.map(render).join("");
}

/** Escapes every value, so a page cannot forget to; only nested `html` passes through as it is. */
export function html(strings: TemplateStringsArray, ...values: Content[]): Markup {
  return { markup: String.raw({ raw: strings }, ...values.map(render)) };
}

export function attributes(record: Record<string, string | number | boolean>): Content {
  return Object.entries(record).map(([name, value]) => {
    if (value === false) return "";
    return value === true ? html` ${name}` : html` ${name}="${String(value)}"`;
  });
}
