import { createHash } from "node:crypto";
import type { OpenApiDocument } from "@legwork/protocol";
import type { Hono } from "hono";
import { html, raw } from "hono/html";
import type { AppEnvironment } from "../app-context.ts";
import { placesOf, sectionOf, type Place } from "./operation.ts";
import { fieldsOf } from "./schema.ts";
import { style } from "./style.ts";
import { block, inline, markdown, type Html } from "./text.ts";

/** Nothing but its own style sheet: no script, no picture, no other host. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Serves the reference of the interface, made from its document, at `/docs`. */
export function addReferencePage(app: Hono<AppEnvironment>, document: OpenApiDocument): void {
  // Hono's templates may be promises, where one of their parts is.
  const page = Promise.resolve(pageOf(document)).then(String);
  app.get("/docs", async (context) => {
    const { origin } = new URL(context.req.url);
    context.header("Content-Security-Policy", policy);
    context.header("X-Content-Type-Options", "nosniff");
    const before = String(await block(setUp(origin), "In a terminal, once"));
    return context.html((await page).replace(setUpPlace, () => before));
  });
}

const setUpPlace = "<!--set-up-->";

function setUp(origin: string): string {
  return [
    `LEGWORK=${origin}`,
    "KEY=$(cat .legwork/api-key)",
    `ID=$(curl -s -X POST "$LEGWORK/v1/sessions/start" -H "x-svc-api-key: $KEY" \\`,
    `  | sed 's/.*"sessionId":"\\([^"]*\\)".*/\\1/')`,
  ].join("\n");
}

function pageOf(document: OpenApiDocument): Html {
  const { info, tags, components } = document;
  const places = placesOf(document);
  const groups = tags.map((tag) => ({
    ...tag,
    places: places.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title} reference</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <div class="page">
          <nav aria-label="Operations">
            <strong>${info.title}</strong>
            <a href="/openapi.json">openapi.json</a>
            ${groups.map((group) => navigationOf(group.name, group.places))}
            <h2>More</h2>
            <ul>
              <li><a href="#schemas">Schemas</a></li>
            </ul>
          </nav>
          <main>
            <h1>${info.title} <small>${info.version}, ${info["x-status"]}</small></h1>
            ${markdown(info.description)} ${raw(setUpPlace)}
            ${groups.map(
              (group) =>
                html`<h2>${group.name}</h2>
                  <p>${inline(group.description)}</p>
                  ${group.places.map((place) => sectionOf(place, components))}`,
            )}
            ${schemasOf(document)}
          </main>
        </div>
      </body>
    </html>`;
}

function navigationOf(title: string, places: Place[]): Html {
  return html`<h2>${title}</h2>
    <ul>
      ${places.map(
        ({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
      )}
    </ul>`;
}

/** Shapes that more than one operation uses, or that a type names. */
function schemasOf({ components: { schemas } }: OpenApiDocument): Html {
  const named = Object.entries(schemas);
  return html`<h2 id="schemas">Schemas</h2>
    ${named.map(
      ([name, schema]) =>
        html`<section id="schema-${name}" class="operation">
          <h3>${name}</h3>
          ${typeof schema["description"] === "string" ? markdown(schema["description"]) : ""}
          ${fieldsOf(schema, schemas)}
        </section>`,
    )}`;
}
