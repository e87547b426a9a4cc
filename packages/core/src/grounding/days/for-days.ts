import type { ViewNode } from "../../page/view.ts";

const asksForDay =
  /\b(?:dates?|days?|born|birth(?:day)?|when|since|until|from|till|due|expir\p{L}*|dd|yyyy)\b/iu;

/** What is called so asks for a day. */
export const isForDay = ({ inputType, name, placeholder = "" }: ViewNode): boolean =>
  inputType === "date" || asksForDay.test(`${name} ${placeholder}`);
