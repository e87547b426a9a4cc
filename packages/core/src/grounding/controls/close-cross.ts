import type { PageView, ViewNode } from "../../page/view.ts";
import {
  around,
  calledAs,
  endOf,
  includesAll,
  isUsable,
  plain,
  saidIn,
  stemsOf,
} from "../matching/outline.ts";
import { notFound, pressOf, type Grounding } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import type { ViewIndex } from "../matching/view-index.ts";
import { conceptsOfSign } from "../vocabulary/concepts/index.ts";

const windowKind =
  "(?:dialog(?:ue)?(?: ?box| window)?|window|pop-?up(?: (?:window|box))?|box|modal(?: dialog)?|overlay|notice|message|alert|banner)";
const aWindow = String.raw`(?:(?:the|this|that|an?) )?(?:[\p{L}-]+ ){0,2}${windowKind}`;
/** “the newsletter dialog”. */
const whichWindow = new RegExp(
  String.raw`\b(?:the|this|that) (?<which>(?:(?!button|icon|cross|top|upper)[\p{L}-]+ ){1,2})${windowKind}\b`,
  "iu",
);
const cross = String.raw`(?:(?:the|its|an?|that) )?(?:(?:small|little|tiny) )?(?:button |icon )?["“'‘]?(?:x|×|✕|✖|cross)["”'’]?(?: (?:button|sign|icon|symbol|mark))?`;
const corner = String.raw`(?: (?:at|in|on) (?:the|its) (?:(?:top|upper)(?:[ -](?:right|left))?(?:[ -]hand)?(?: (?:corner|edge|side))?|(?:(?:right|left)(?:[ -]hand)? )?corner))`;
const place = String.raw`(?:${corner}(?: (?:of|in) ${aWindow})?|(?: (?:in|of|on|at) ${aWindow}))`;
const so = String.raw`(?:,? (?:to|and|so as to) (?:close|dismiss|hide|shut|get rid of) (?:it|${aWindow}))`;
const press = String.raw`(?:click|press|tap|hit|push|use)(?: on)?`;
const naming = "(?:labell?ed|called|named|marked|titled|that says|saying|with(?: an?| the)?)";
const asking = [
  String.raw`(?:close|dismiss|hide|shut|exit|get rid of) ${aWindow},? (?:by (?:clicking|pressing|using|tapping|hitting|pushing)(?: on)?|with|using|via) ${cross}${place}?`,
  String.raw`${press} (?=(?:the|its) |["“])${cross}${place}${so}?`,
  String.raw`${press} (?:the|its) ${cross}${so}`,
  String.raw`${press} (?:the|its) ["“'‘]?(?:x|×|✕|✖)["”'’]?(?: (?:button|sign|icon|symbol|mark))?`,
  String.raw`${press} the (?:button|icon|sign|link)${place} ${naming} ["“'‘]?(?:x|×|✕|✖)["”'’]?`,
].map((pattern) => new RegExp(String.raw`^(?:please )?${pattern}[.!]?$`, "iu"));

/** Whether something is to be closed by its cross, and by nothing else that may close it too. */
export function asksForCross(instruction: string): boolean {
  const said = instruction.trim();
  return asking.some((pattern) => pattern.test(said));
}

/** “close the dialog by clicking the x”: a button that is called so, else the one sign or word that closes the window. */
export function groundCross(view: PageView, instruction: string): Grounding | undefined {
  if (!asksForCross(instruction)) return undefined;
  const open = view.nodes.flatMap(({ role }, at) => (/^(?:alert)?dialog$/u.test(role) ? [at] : []));
  const which = stemsOf(whichWindow.exec(instruction)?.groups?.["which"] ?? "").filter(
    (word) => !/^(?:open|modal|little|small|that|this|dialog(?:ue)?|pop|up|popup|window|box)$/u.test(word),
  );
  const windows = open.filter((at) => which.length === 0 || includesAll(saidIn(view, at), which));
  if (windows.length === 0 && which.length > 0) return undefined;
  const isWithin = (index: number): boolean =>
    windows.length === 0 || windows.some((at) => index > at && index < endOf(view, at));
  const closers = view.nodes.flatMap((node, index) => {
    const closes = isWithin(index) ? closesBy(view, index) : undefined;
    return closes === undefined ? [] : [{ index, node, closes }];
  });
  const called = closers.filter(({ closes }) => closes === "cross");
  const outer = (called.length > 0 ? called : closers).filter(
    ({ index }, _, all) => !around(view, index).some((at) => all.some((other) => other.index === at)),
  );
  const [found, ...others] = outer;
  if (found === undefined) return { ...notFound(view, instruction, []), decisive: true, settled: true };
  if (others.length > 0) return undefined;
  return pressOf(view, { ...found, score: 0.85, tier: tiers.loose });
}

/** Beside a plus a cross multiplies, and closes nothing. */
export function multiplies({ view: { nodes }, end }: ViewIndex, at: number): boolean {
  const parent = nodes[at]?.parent ?? 0;
  const beside = nodes.slice(parent + 1, end[parent]);
  return crosses.test(nodes[at]?.name.trim() ?? "") && beside.some(({ name }) => /^[+÷]$/u.test(name.trim()));
}

const crosses = /^[x×✕✖⨯╳]$/iu;
const words = /^(?:close|dismiss)(?: (?:this |the )?(?:dialog|window|pop ?up|box|modal))?$/u;

/** Called so, or meant so by its words or by what its author calls it. */
function closesBy(view: PageView, index: number): "cross" | "words" | undefined {
  const node = view.nodes[index];
  if (node === undefined || !isUsable(node) || node.editable === true) return undefined;
  const name = calledAs(view, index).trim();
  if (crosses.test(name)) return "cross";
  if ([name, node.description ?? ""].some((text) => words.test(plain(text)))) return "words";
  return name === "" && isCloseSign(node) ? "words" : undefined;
}

function isCloseSign({ hints = "", signs = "" }: ViewNode): boolean {
  return `${hints} ${signs}`
    .split(/\s+/u)
    .some((sign) => sign !== "" && conceptsOfSign(sign).some(({ name }) => name === "close"));
}
