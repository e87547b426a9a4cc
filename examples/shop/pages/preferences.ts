import { layout } from "../layout.ts";
import { html, type Content, type Markup } from "../markup.ts";
import { fields, groups, type Field, type FieldGroup } from "../preference-fields.ts";
import { preferenceField } from "../preference-markup.ts";
import { page, redirect, type Reply } from "../reply.ts";
import type { FieldValues } from "../state.ts";
import type { Visit } from "../visit.ts";

const scripts = ["preferences.js", "combobox.js"];

export function preferencesPage(visit: Visit): Reply {
  return page(layout(visit, { title: "Preferences", main: form(visit.visitor.preferences), scripts }));
}

export function rejectedPreferences(visit: Visit, values: FieldValues, problem: string): Reply {
  const main = html`<p class="alert" role="alert">${problem}</p>
    ${form(values)}`;
  return page(layout(visit, { title: "Preferences", main, scripts }), 422);
}

export function savedPreferencesPage(visit: Visit): Reply {
  const { preferences } = visit.visitor;
  if (!preferences) return redirect("/preferences");
  const main = html`<h1>Your preferences were saved</h1>
    <div class="panel">
      <dl class="definitions">
        ${fields
          .filter((field) => field.name in preferences)
          .map(
            (field) =>
              html`<dt>${field.label}</dt>
                <dd>${shown(field, preferences)}</dd>`,
          )}
      </dl>
    </div>
    <p><a class="button" href="/preferences">Change preferences</a></p>`;
  return page(layout(visit, { title: "Preferences saved", main }));
}

function shown(field: Field, values: FieldValues): string {
  const value = values[field.name] ?? "";
  const text = Array.isArray(value) ? value.join(", ") : value;
  if (field.kind === "password") return "•".repeat(text.length) || "Unchanged";
  return text || "Not given";
}

function form(values: FieldValues | null): Content {
  return html`<h1>Preferences</h1>
    <p>Fields with * are needed.</p>
    <form id="preferences" class="stack" method="post" action="/preferences" enctype="multipart/form-data">
      ${groups.map((group) => groupMarkup(group, values))}
      <div class="actions"><button type="submit">Save preferences</button></div>
    </form>
    <section class="panel danger-zone" aria-labelledby="delete-heading">
      <h2 id="delete-heading">Your data</h2>
      <p>Deletes your saved preferences from this shop. This cannot be undone.</p>
      <form id="delete-data" method="post" action="/preferences/delete">
        <button class="danger" type="submit">Delete my data</button>
      </form>
    </section>`;
}

function groupMarkup(group: FieldGroup, values: FieldValues | null): Markup {
  const content = html`<div class="field-grid">
    ${group.fields.map((field) => preferenceField(field, values))}
  </div>`;
  if (group.folded) {
    return html`<details class="panel">
      <summary>${group.legend}</summary>
      ${content}
    </details>`;
  }
  return html`<fieldset class="panel">
    <legend>${group.legend}</legend>
    ${content}
  </fieldset>`;
}
