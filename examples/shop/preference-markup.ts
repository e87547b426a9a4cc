import { attributes, html, type Content, type Markup } from "./markup.ts";
import type { Field } from "./preference-fields.ts";
import type { FieldValues } from "./state.ts";

type Value = string | string[];
type Renderer = (field: Field, value: Value) => Markup;

const renderers: Record<string, Renderer> = {
  checkbox,
  combobox,
  editable,
  file: (field) => labelled(field, html`<input ${shared(field)} type="file" />`),
  multiple: (field, value) => select(field, value, html`multiple size="5"`),
  password: (field) => labelled(field, html`<input ${shared(field)} type="password" />`),
  radio,
  range,
  select: (field, value) => select(field, value, null),
  suggestions,
  switch: switchButton,
  textarea: (field, value) => labelled(field, html`<textarea ${shared(field)} rows="3">${value}</textarea>`),
  toggle: toggleButton,
};

export function preferenceField(field: Field, saved: FieldValues | null): Markup {
  const value = saved?.[field.name] ?? field.initial ?? "";
  return (renderers[field.kind] ?? input)(field, value);
}

function shared(field: Field): Content {
  return html`id="${field.name}" name="${field.name}" ${attributes(field.attributes ?? {})}`;
}

function labelled(field: Field, control: Content): Markup {
  return html`<div class="field">
    <label for="${field.name}">${field.label}${field.attributes?.["required"] && " *"}</label>
    ${control}
  </div>`;
}

function input(field: Field, value: Value): Markup {
  return labelled(field, html`<input ${shared(field)} type="${field.kind}" value="${value}" />`);
}

function range(field: Field, value: Value): Markup {
  return labelled(
    field,
    html`<div class="range">
      <input ${shared(field)} type="range" value="${value}" />
      <output for="${field.name}">£${value}</output>
    </div>`,
  );
}

function checkbox(field: Field, value: Value): Markup {
  return html`<label class="choice">
    <input ${shared(field)} type="checkbox" ${value === "on" && html`checked`} /> ${field.label}
  </label>`;
}

function radio(field: Field, value: Value): Markup {
  const choice = (option: string) =>
    html`<label class="choice">
      <input type="radio" name="${field.name}" value="${option}" ${option === value && html`checked`} />
      ${option}
    </label>`;
  return html`<fieldset class="field" role="radiogroup">
    <legend>${field.label}</legend>
    ${field.options?.map(choice)}
  </fieldset>`;
}

function select(field: Field, value: Value, extra: Content): Markup {
  const chosen = [value].flat();
  const option = (text: string) => html`<option ${chosen.includes(text) && html`selected`}>${text}</option>`;
  return labelled(
    field,
    html`<select ${shared(field)} ${extra}>
      ${field.options?.map(option)}
    </select>`,
  );
}

function suggestions(field: Field, value: Value): Markup {
  const listId = `${field.name}-suggestions`;
  return labelled(
    field,
    html`<input ${shared(field)} list="${listId}" value="${value}" autocomplete="off" />
      <datalist id="${listId}">
        ${field.options?.map((option) => html`<option value="${option}"></option>`)}
      </datalist>`,
  );
}

function combobox(field: Field, value: Value): Markup {
  const listId = `${field.name}-list`;
  const option = (text: string, index: number) =>
    html`<li id="${listId}-${index}" role="option" aria-selected="false">${text}</li>`;
  return labelled(
    field,
    html`<div class="combobox">
      <input
        ${shared(field)}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
        aria-controls="${listId}"
        autocomplete="off"
        value="${value}"
      />
      <ul id="${listId}" role="listbox" aria-label="${field.label}" hidden>
        ${field.options?.map(option)}
      </ul>
    </div>`,
  );
}

function editable(field: Field, value: Value): Markup {
  const labelId = `${field.name}-label`;
  const box = attributes({
    id: field.name,
    class: "editable",
    role: "textbox",
    contenteditable: "true",
    "aria-multiline": "true",
    "aria-labelledby": labelId,
    "data-field": field.name,
  });
  return html`<div class="field">
    <span id="${labelId}" class="label">${field.label}</span>
    <div ${box}>${value}</div>
  </div>`;
}

function switchButton(field: Field, value: Value): Markup {
  return html`<button
    type="button"
    role="switch"
    class="switch"
    aria-checked="${String(value === "on")}"
    data-field="${field.name}"
  >
    ${field.label}
  </button>`;
}

function toggleButton(field: Field, value: Value): Markup {
  return html`<button
    type="button"
    class="toggle"
    aria-pressed="${String(value === "on")}"
    data-field="${field.name}"
  >
    ${field.label}
  </button>`;
}
