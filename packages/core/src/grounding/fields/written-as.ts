import { limitOf } from "../amounts/limits.ts";
import { lengthFor } from "../amounts/durations.ts";
import { quantityOf, takesWhole } from "../amounts/numbers.ts";
import { dateOf, timeOf } from "../days/dates.ts";
import { clockFor, dayFor } from "../days/day-format.ts";
import { dayAndTime, partOfYear } from "../laid/said-values.ts";
import { isField } from "../matching/compatibility.ts";
import type { PageView, ViewNode } from "../../page/view.ts";

/** How fields of these types write what they hold. */
export const formats: Record<string, string> = {
  date: "YYYY-MM-DD",
  time: "HH:MM",
  month: "YYYY-MM",
  week: "YYYY-Www",
  "datetime-local": "YYYY-MM-DDTHH:MM",
};

/** A value that was said, as the field writes it; undefined where it is none for such a field without doubt. */
export function writtenAs(view: PageView, node: ViewNode, said: string): string | undefined {
  const value = limitOf(node, said) ?? said;
  if (value === "" || /^%[^%\s]+%$/.test(value)) return value;
  const plain = isField(node)
    ? (dayFor(view, node, value) ?? clockFor(node, value) ?? value)
    : (dateOf(value) ?? value);
  return convert(node, plain);
}

/** Fields that take numbers alone are told by their type or by their role. */
function kindOf(node: ViewNode): string | undefined {
  if (node.role === "slider" || node.role === "spinbutton") return "number";
  return node.inputType;
}

/** “put the confidence down to 55”, “put the phone fader on 45” */
const led = /^(?:(?:fader|slider|knob|dial|level|down|up|back) )?(?:to|on|at) (?=[\d-])/iu;

function convert(node: ViewNode, value: string): string | undefined {
  const inputType = kindOf(node);
  switch (inputType) {
    case "date":
      return dateOf(value);
    case "time":
      return timeOf(value);
    case "number":
    case "range":
      return (
        lengthFor(node.name, value) ??
        quantityOf(value.replace(led, ""), takesWhole(node)) ??
        (/^\p{L}+$/u.test(value) ? undefined : value)
      );
    case "month":
      return /^\d{4}-\d{2}$/.test(value) ? value : partOfYear(value);
    case "week":
      return /^\d{4}-W\d{2}$/.test(value) ? value : partOfYear(value);
    case "datetime-local": {
      const [day = "", time = ""] = value.split(/[T ]+(?:at )?(?=\d{1,2}(?::|\s?[ap]m))/i);
      const [date, clock] = [dateOf(day.replace(/,$/, "")), timeOf(time)];
      return date && clock ? `${date}T${clock}` : dayAndTime(value);
    }
    default:
      return value;
  }
}
