import { fields, type Field } from "../preference-fields.ts";
import { redirect, type Reply } from "../reply.ts";
import type { FieldValues } from "../state.ts";
import type { Visit } from "../visit.ts";
import { rejectedPreferences } from "./preferences.ts";

export function savePreferences(visit: Visit): Reply {
  const values = readValues(visit.form);
  const missing = fields.find((field) => field.attributes?.["required"] && !values[field.name]);
  if (missing) return rejectedPreferences(visit, values, `${missing.label} is missing.`);
  visit.visitor.preferences = values;
  visit.state.submissions.push({ visitor: visit.visitor.number, form: "preferences", values });
  return redirect("/preferences/saved");
}

export function deleteData(visit: Visit): Reply {
  visit.visitor.preferences = null;
  visit.visitor.notice = { kind: "success", text: "Your data was deleted." };
  return redirect("/preferences");
}

/** Every field has a value, also those that a browser leaves out, such as a box without a tick. */
function readValues(form: FormData): FieldValues {
  const enabled = fields.filter((field) => !field.attributes?.["disabled"]);
  return Object.fromEntries(enabled.map((field) => [field.name, readValue(field, form)]));
}

function readValue(field: Field, form: FormData): string | string[] {
  if (field.kind === "multiple") return form.getAll(field.name).map(String);
  const value = form.get(field.name);
  if (value instanceof File) return value.size > 0 ? `${value.name} (${value.size} bytes)` : "";
  if (["checkbox", "switch", "toggle"].includes(field.kind)) return value === "on" ? "on" : "off";
  return (value ?? "").replaceAll("\r\n", "\n");
}
