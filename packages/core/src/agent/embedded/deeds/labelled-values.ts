import type { PageView, ViewNode } from "../../../page/view.ts";
import { isSearch } from "../../../grounding/offers/goal.ts";
import {
  endOf,
  fieldsOf,
  indexOfNode,
  onlyField,
  plain,
  saidIn,
} from "../../../grounding/matching/outline.ts";
import type { Came } from "../came.ts";
import { withoutArticle } from "../things.ts";
import { give, isAnyField } from "./arithmetic.ts";
import { inTurn, useAgain, type Deed, type Hand } from "./hand.ts";

const verbs = "type|enter|write|put|insert|input|fill|copy|paste|complete|transfer|give|use";
const opening = new RegExp(String.raw`^(?:${verbs})\b`, "iu");
/** Words of an order that lays what a table says over a form, and names nothing of its own. */
const layingWords = new Set(
  `${verbs.replaceAll("|", " ")} in out into to with using from by of for the this that which each every all its their right correct
  matching corresponding appropriate proper value values details detail data information info entries what whatever table list record card
  page above below shown given says say shows show lists gives belong belongs belonging corresponds correspond match matches goes go next
  beside label labels field fields form box boxes textbox textboxes text row rows name names as it is are there on there according`.split(
    /\s+/u,
  ),
);

function laysValues(text: string): boolean {
  const words = text.toLowerCase().split(/[\s,]+/u);
  return (
    opening.test(text) &&
    words.every((word) => layingWords.has(word)) &&
    /\b(?:form|labels?|fields|boxes|textboxes|each|every)\b/iu.test(text) &&
    /\b(?:values?|details?|data|info(?:rmation)?|entries|what(?:ever)?|table|list|record|card)\b/iu.test(text)
  );
}

/** “enter the value that belongs to each label into the form”: what the page says beside the same words. */
export const fillByLabels: Deed = async (text, hand) => {
  if (!laysValues(text)) return undefined;
  const view = await hand.look();
  const pairs = pairsIn(view);
  const given: { field: ViewNode; value: string }[] = [];
  for (const form of formsOf(view)) {
    const found: ((typeof given)[number] | string)[] = [];
    for (const { field, label } of form) {
      const value = valueFor(pairs, label) ?? (await hand.read(`the ${label}`)) ?? (await hand.read(label));
      found.push(value === undefined || value.length > 200 ? label : { field, value: value.trim() });
    }
    const known = found.flatMap((one) => (typeof one === "string" ? [] : [one]));
    const [unknown] = found.flatMap((one) => (typeof one === "string" ? [one] : []));
    // What is sent by a button of its own, and of which nothing is told, is another form.
    if (known.length > 0 && unknown !== undefined)
      return { done: false, reason: `the page does not say what belongs to ${JSON.stringify(unknown)}.` };
    given.push(...known);
  }
  if (given.length === 0) return undefined;
  return inTurn(
    given.map(
      ({ field, value }) =>
        () =>
          fill(hand, field, value),
    ),
  );
};

/** Empty fields with a label, each time up to the next button. */
function formsOf(view: PageView): { field: ViewNode; label: string }[][] {
  const forms: { field: ViewNode; label: string }[][] = [[]];
  for (const node of view.nodes) {
    if (node.role === "button") forms.push([]);
    const isField = node.editable === true && node.disabled !== true && node.readonly !== true;
    const isEmpty = (node.value ?? "") === "" && node.role !== "searchbox" && !isSearch(node);
    const label = isField && isEmpty ? labelOf(view, node) : "";
    if (label !== "") forms.at(-1)?.push({ field: node, label });
  }
  return forms;
}

function fill(hand: Hand, field: ViewNode, value: string): Promise<Came> {
  const why = "Types what belongs to its label";
  return useAgain(hand, field, { method: "fill", arguments: [value], why, gone: "a field is gone." });
}

const source = "(?:table|list|page|record|card|text|form|details|data|row|column)";
const labels = [
  String.raw`the (?:right |correct )?(?:value|entry|content|contents|data)(?: (?:that|which))? (?:of|for|next to|beside|at|under|behind|belonging to|(?:corresponds|corresponding|belongs) (?:to|with)|in the row(?: of)?) (?<label>.+?)(?: (?:in|from|of) (?:the|this) ${source}(?: above| below)?)?`,
  String.raw`what(?:ever)? (?:the|this) ${source}(?: above| below)? (?:says|shows|has|lists|gives|holds|states)(?: (?:for|about|under|as|beside|next to|at|in the row))? (?<label>.+?)`,
  String.raw`what (?:stands|is|comes)(?: (?:written|said|shown|listed|given))? (?:for|next to|beside|behind|under) (?<label>.+?)(?: (?:in|on) (?:the|this) ${source}(?: above| below)?)?`,
  String.raw`what does (?:the|this) ${source}(?: above| below)? (?:say|show|have|list|give|hold|state)(?: (?:for|about|under|as|at))? (?<label>.+?)`,
  String.raw`(?:the )?(?<label>[^"“”]+?)['’]s? (?:value|entry|content)`,
  String.raw`(?:the|its|their) (?<label>.+?)(?: (?:(?:shown|given|listed|that is) )?(?:(?:from|in|of|on|according to) (?:the|this) ${source})?(?: ?(?:above|below))?)?`,
].map((pattern) => new RegExp(`^${pattern}$`, "iu"));
const typing = new RegExp(
  String.raw`^(?:${verbs})(?: in| down)? (?<what>.+?)(?: (?:into (?<name>["“]?\p{Lu}[^"“”]*["”]?)|(?:into|in|to) (?<field>(?:the |your |a |its )?(?:(?!table\b)[\p{L}\d]+ )*(?:text ?)?(?:field|box|input|textbox|area|form)|the field .+)))?$`,
  "iu",
);
const asking =
  /^(?:(?:find(?: out)?|look up|read(?: off)?|check|get|note(?: down)?|see) )?(?<what>(?:the|what) .+)$|^(?:find|look up|read off|check) (?<name>["“]?[\p{L} ]+?["”]?) in (?:the|this) (?:table|list|page|record|card)$/iu;

/** “type what the table says for Country into the field”, “look up the country in the table”: what stands beside the label. */
export const valueOfLabel: Deed = async (text, hand) => {
  const typed = typing.exec(text)?.groups;
  const asked = asking.exec(text.replace(/\?$/u, ""))?.groups;
  const what =
    typed?.["what"] ?? asked?.["what"] ?? (asked?.["name"] === undefined ? "" : `the ${asked["name"]}`);
  const said = what === "" ? [] : labels.flatMap((one) => one.exec(what)?.groups?.["label"] ?? []);
  if (said.length === 0) return undefined;
  const view = await hand.look();
  const pairs = pairsIn(view);
  const names = said.map((one) =>
    withoutArticle(one)
      .replaceAll(/["“”]/gu, "")
      .replace(/^(?:label|row|entry|field|line|term) /iu, ""),
  );
  const label = names.find((one) => valueFor(pairs, one) !== undefined);
  const value = label === undefined ? undefined : valueFor(pairs, label);
  if (label === undefined || value === undefined) return undefined;
  hand.references.note(label, value);
  if (typed === undefined) return { done: true, answer: value };
  // What is only copied is pasted later.
  if (/^copy\b/iu.test(text) && typed["field"] === undefined && typed["name"] === undefined)
    return { done: true };
  const field = typed["field"] ?? typed["name"];
  const only = onlyField(view);
  const called = fieldsOf(view).filter((one) => plain(labelOf(view, one)) === plain(label));
  if (isAnyField(field) && only === undefined && called.length === 1 && called[0] !== undefined)
    return fill(hand, called[0], value);
  return give(hand, value, field);
};

/** What a field is called; where nothing names it, what is said right before it. */
function labelOf(view: PageView, field: ViewNode): string {
  const at = indexOfNode(view, field);
  const name = field.name.trim();
  const before = view.nodes.slice(0, at).findLast((node) => node.role === "text" || node.interactive);
  const said = name !== "" ? name : before?.role === "text" ? before.name : "";
  return said.replace(/[\s:*]+$/u, "").trim();
}

/** Labels and what stands beside them: rows of two cells, terms and what they mean, “Country: Peru”. */
function pairsIn(view: PageView): [string, string][] {
  const { nodes } = view;
  return nodes.flatMap((node, at): [string, string][] => {
    if (node.role === "row") {
      const cells = nodes.flatMap(({ parent, role }, index) =>
        parent === at && /cell|header/u.test(role) ? [index] : [],
      );
      const isField = nodes.slice(at, endOf(view, at)).some(({ editable }) => editable === true);
      const [label, value, more] = cells.map((cell) => saidOf(view, cell));
      return label && value && more === undefined && !isField ? [[label, value]] : [];
    }
    if (/^(?:generic|listitem|paragraph|group)$/u.test(node.role) && !node.interactive) {
      const parts = nodes.flatMap(({ parent }, index) => (parent === at ? [index] : []));
      const isPlain = nodes.slice(at + 1, endOf(view, at)).every(({ interactive }) => !interactive);
      const [label, value, more] = parts.map((part) => saidOf(view, part));
      return isPlain && label && value && more === undefined && label.length <= 40 ? [[label, value]] : [];
    }
    if (node.role === "term") {
      const next = endOf(view, at);
      return nodes[next]?.role === "definition" ? [[saidOf(view, at), saidOf(view, next)]] : [];
    }
    // What goes on in another part is not all of the value.
    const isWhole =
      node.role === "text" && nodes.every(({ parent }, other) => other === at || parent !== node.parent);
    const { label = "", value = "" } = isWhole
      ? (/^(?<label>[^:.]{2,40}):\s*(?<value>[^:]{1,80})$/u.exec(node.name.trim())?.groups ?? {})
      : {};
    return label === "" ? [] : [[label, value]];
  });
}

function saidOf(view: PageView, at: number): string {
  const texts = view.nodes.slice(at, endOf(view, at)).filter(({ role }) => role === "text");
  const said = texts.length > 0 ? texts.map(({ name }) => name).join(" ") : saidIn(view, at);
  return said.replaceAll(/\s+/gu, " ").trim();
}

/** Undefined also where the page says two things of it. */
function valueFor(pairs: [string, string][], label: string): string | undefined {
  const wanted = plain(label);
  const found = new Set(pairs.flatMap(([said, value]) => (plain(said) === wanted ? [value] : [])));
  return wanted !== "" && found.size === 1 ? [...found][0] : undefined;
}
