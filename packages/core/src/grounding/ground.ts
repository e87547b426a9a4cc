import type { PageView } from "../page/view.ts";
import { amountOrders } from "./amounts/amount-for.ts";
import { groundAsName } from "./controls/as-name.ts";
import { asGrammarReads, groundBeforeGrammar } from "./before-grammar.ts";
import { betterByEvidence, byEvidence } from "./by-evidence.ts";
import { withBeside } from "./fields/beside-value.ts";
import { withoutCourtesy } from "./wordings/courtesy.ts";
import { groundEachOf } from "./entries/each-of.ts";
import { editText, editWherever } from "./fields/edited-text.ts";
import { mistakenWeekday } from "./days/day-ranges.ts";
import { buttonsToClose } from "./controls/dismiss.ts";
import { groundEntryDeed } from "./entries/entry-deeds.ts";
import { finish, sendOnce, sent } from "./ending.ts";
import { groundFilledBeside } from "./placed/beside.ts";
import { joined } from "./joined.ts";
import { withHalves } from "./days/half-days.ts";
import { groundLaid, isListOfValues } from "./laid/lay.ts";
import { withLikely } from "./fields/likely-values.ts";
import { groundLogIn } from "./log-in/ground-log-in.ts";
import { chooseNth } from "./choices/nth-option.ts";
import { groundNaming } from "./wordings/naming.ts";
import { namingNeighbour, nowhere } from "./entries/neighbours.ts";
import { misread } from "./checks/misread.ts";
import { whyLeftAlone } from "./checks/left-alone.ts";
import { parseInstruction } from "./grammar/instruction.ts";
import { notFound, notUnderstood, unsure, type Failure, type Grounding, type Resolved } from "./outcome.ts";
import type { ParsedClause, ParsedInstruction } from "./grammar/parsed.ts";
import { groundPageThing } from "./entries/page-thing.ts";
import { groundNotice } from "./controls/notice-closers.ts";
import { isPlaceOnWay, isWayBeyond, leavesWay } from "./controls/paths.ts";
import { groundOfThis } from "./wordings/of-this.ts";
import { groundInPart } from "./placed/in-part.ts";
import { groundPicked, inColumnSaid } from "./picked/ground-picked.ts";
import { groundRelativeDays, withDayInPlace, withWrittenDays } from "./days/ground-relative-days.ts";
import { groundRecounted } from "./recounted/ground-recounted.ts";
import { groundRepeated } from "./amounts/repeated.ts";
import { withoutShownField } from "./checks/means-another.ts";
import { groundOnePart } from "./entries/one-part.ts";
import { otherReading } from "./other-readings.ts";
import { withGivenUp, withoutContrast } from "./fields/written-values.ts";
import { inHeadedPart } from "./controls/plain-places.ts";
import { endsWith, isSame, readsTwoWays } from "./matching/rival-readings.ts";
import { withSaidBesides } from "./fields/said-besides.ts";
import { groundSaidBefore } from "./wordings/said-before.ts";
import { groundInFull } from "./grammar/said-once.ts";
import { groundSpokenValues, groundWholeMonth } from "./fields/spoken-values.ts";
import { withoutSaidAgain } from "./wordings/said-again.ts";
import { groundSaidOtherwise } from "./wordings/said-otherwise.ts";
import { groundStatement } from "./wordings/statements.ts";
import { groundSaidPlainly, groundTurnOfSpeech } from "./wordings/spoken-forms.ts";
import { groundBesideRemark } from "./wordings/told-beside.ts";
import { groundInTable } from "./entries/table-cells.ts";
import { withSlipsMended } from "./wordings/slips.ts";
import { mendSpelling, mendVerb, type Mended } from "./wordings/spelling.ts";
import { heldAgainst, heldAgainstOthers } from "./checks/unaccounted.ts";
import { isOpenToEvidence } from "./checks/settled.ts";
import { doneToSome, turnsOnForOff } from "./checks/some-of-several.ts";
import { groundSlot } from "./days/slots.ts";
import { groundUsual, groundUsualLoosely, groundUsualPlainly } from "./wordings/usual-controls.ts";
import { unreadAsUsual } from "./choices/wished-boxes.ts";
import { saysNoMore, withOtherVerbs } from "./wordings/other-verbs.ts";
import { plainerWordings } from "./wordings/wordings.ts";
import { groundOne } from "./ground-one.ts";
import { touchesExcepted } from "./checks/excepted.ts";
import { heldBack } from "./checks/held-back.ts";
import { withRelativeFigures } from "./amounts/relative-fill.ts";
import { withClosing } from "./closing.ts";

export type { GroundedStep, Grounding } from "./outcome.ts";

/** Two readings of the words that lead to different steps must be this far apart for the better one to count. */
const readingMargin = 0.15;

type GroundOptions = {
  /** A language model is there for words that are not understood: what the page offers is not asked about them, which is slow. */
  beforeModel?: boolean;
  /** Orders that are carried out after this one, in words: what they send is not sent by it. Default: none. */
  later?: readonly string[];
  /** The words are those of a plain order, and no turn of speech. Default: false. */
  isPlain?: boolean;
  /** What was only told beside the order is left out already. Default: false. */
  isBare?: boolean;
};

/** “television off please”: the last word but one says what is done. */
const politelyOff = /(?<=\p{L} off),? please(?=[.!]*$)/iu;

/**
 * What an instruction means on a page, without a language model. It resolves only when the whole instruction is
 * understood and one element clearly fits; otherwise it says what is missing. Steps are to be performed in order.
 */
export function ground(view: PageView, instruction: string, options: GroundOptions = {}): Grounding {
  const found = groundSome(view, instruction, options);
  return touchesExcepted(view, instruction, found) ?? heldBack(view, instruction, found) ?? found;
}

function groundSome(view: PageView, instruction: string, options: GroundOptions): Grounding {
  const mistaken = mistakenWeekday(instruction);
  if (mistaken !== undefined) return notUnderstood(mistaken);
  const meant = instruction.replace(politelyOff, "");
  const order = (said: string): Grounding => groundMeant(view, said, options);
  const first = groundSpokenValues(meant, order) ?? order(meant);
  const isTurned = first.outcome === "resolved" && turnsOnForOff(meant, first);
  const read = isTurned
    ? order(meant.replace(/^(?<what>.*?),? off(?= (?:in|for|at) |[.!]*$)/iu, "turn off $<what>"))
    : first;
  const found = doneToSome(meant, read) ?? read;
  if (found.outcome === "resolved")
    return withRelativeFigures(meant, withoutSaidAgain(meant, found, order) ?? found);
  return (
    groundEachOf(view, meant, (said, page) => ground(page, said, options)) ??
    groundWholeMonth(meant, order) ??
    groundOfThis(view, meant, order) ??
    found
  );
}

function groundMeant(view: PageView, instruction: string, options: GroundOptions): Grounding {
  const inPlainWords = (order: string): Grounding => ground(view, order, { ...options, isPlain: true });
  const plainly = options.isPlain ? undefined : groundSaidPlainly(view, instruction, inPlainWords);
  if (plainly) return plainly;
  const said =
    groundBeforeGrammar(view, instruction, (order, page = view) => groundAny(page, order, options)) ??
    groundSaid(view, asGrammarReads(instruction), options);
  const unfit = said.outcome === "resolved" ? withDayInPlace(view, instruction, said) : said;
  if (unfit !== undefined || said.outcome !== "resolved")
    return (
      groundInPart(view, instruction, (order, page) => ground(page, order, options)) ??
      groundRelativeDays(view, instruction, (order) => ground(view, order, options)) ??
      groundOnePart(view, instruction, (order, page) => ground(page, order, options)) ??
      groundFilledBeside(view, instruction) ??
      groundPlainly(view, instruction, { said: unfit ?? said, options }) ??
      unfit ??
      said
    );
  const placed = inColumnSaid(view, instruction, withoutContrast(view, said));
  if (placed.outcome !== "resolved") return placed;
  const kept = withGivenUp(view, instruction, placed);
  if (kept.outcome !== "resolved") return kept;
  const beside = withBeside(view, instruction, kept);
  if (beside.outcome !== "resolved") return beside;
  const parted = withSaidBesides(view, instruction, beside);
  if (parted.outcome !== "resolved") return parted;
  const limited = withLikely(view, instruction, parted);
  if (limited.outcome !== "resolved") return limited;
  const halved = withHalves(view, instruction, limited);
  const dated = withWrittenDays(view, instruction, halved);
  const order = { instruction, later: options.later ?? [] };
  const grounding = withClosing(view, order, sent(view, order, dated));
  if (grounding.outcome !== "resolved") return grounding;
  if (grounding.steps.every(({ node }) => node !== undefined && isPlaceOnWay(instruction, node.name)))
    return notFound(view, instruction, []);
  const names = grounding.steps.flatMap(({ node, arguments: values }) => [node?.name ?? "", ...values]);
  if (leavesWay(instruction, names))
    return { ...notFound(view, instruction, []), candidates: grounding.candidates };
  if (grounding.confidence < leastConfidence) return unsure(grounding);
  const undone = whyLeftAlone(view, instruction, grounding);
  if (undone) return undone;
  return { ...grounding, confidence: Math.round(grounding.confidence * 100) / 100 };
}

/** The order without what only says how it is asked for, where that was in the way. */
function groundPlainly(
  view: PageView,
  instruction: string,
  { said, options }: { said: Grounding; options: GroundOptions },
): Grounding | undefined {
  if (said.outcome === "ambiguous") return undefined;
  const bare = (order: string): Grounding => ground(view, order, { ...options, isBare: true });
  const beside =
    options.isBare || options.beforeModel ? undefined : groundBesideRemark(view, instruction, bare);
  if (beside) return beside;
  for (const order of withoutCourtesy(instruction)) {
    const found = ground(view, order, options);
    if (found.outcome === "resolved") return found;
  }
  if (options.isPlain || options.beforeModel) return undefined;
  // What the turn says in plain words passes for them, and has to for what was said.
  const inPlainWords = (order: string): Grounding => {
    const found = ground(view, order, { ...options, isPlain: true });
    return found.outcome === "resolved" ? (misread(view, instruction, found) ?? found) : found;
  };
  return (
    groundTurnOfSpeech(instruction, inPlainWords) ?? groundSaidOtherwise(view, instruction, inPlainWords)
  );
}

function groundSaid(view: PageView, instruction: string, options: GroundOptions): Grounding {
  const mended = mendVerb(view, instruction);
  const found = mended === undefined ? groundAny(view, instruction, options) : groundMended(view, mended);
  if (found.outcome === "resolved" || found.outcome === "ambiguous") return found;
  return groundRepeated(view, instruction, (page, order) => groundAny(page, order, options)) ?? found;
}

/** What is right less often than not is not done. */
const leastConfidence = 0.5;

/** Of several that are told some are not wanted: the grammar leaves out what it is told not to do, where it finds none. */
const isPartlyDenied = /^(?=.*(?:,|\b(?:and|but)\b)).*\b(?:no|not|without|don['’]t|do not)\b/isu;

/** By the grammar; then with its slips of the keyboard mended, if it has any; then by evidence. */
function groundAny(view: PageView, given: string, { beforeModel = false }: GroundOptions): Grounding {
  const instruction = namingNeighbour(view, given) ?? given;
  if (instruction === nowhere) return notFound(view, given, []);
  const press = (order: string): Grounding => groundOrder(view, order);
  const edited = editText(view, instruction, press);
  if (edited) return edited;
  const listed = isListOfValues(instruction) ? groundLaid(view, instruction, { press }) : undefined;
  if (listed) return listed;
  const isDenied = isPartlyDenied.test(instruction);
  const denied = isDenied ? groundRecounted(view, instruction, press) : undefined;
  if (denied && denied.steps.length > 1) return denied;
  const read = withoutShownField(view, instruction, groundWhole(view, instruction));
  if (read.outcome === "resolved") return heldAgainstOthers(view, instruction, read);
  const notice = groundNotice(view, instruction);
  if (notice) return notice.outcome === "resolved" ? heldAgainstOthers(view, instruction, notice) : notice;
  const full = groundInFull(instruction, read, (order) => groundWhole(view, order));
  if (full) return full;
  const about = groundSaidBefore(view, instruction, (order) => ground(view, order, { beforeModel }));
  if (about) return about;
  if (read.decisive || (beforeModel && read.outcome === "not_understood")) return read;
  const slot = read.outcome === "ambiguous" ? undefined : groundSlot(view, instruction);
  const recounted = isDenied ? denied : groundRecounted(view, instruction, press);
  if (recounted && recounted.steps.length > 1) return recounted;
  const laid = slot ?? groundLaid(view, instruction, { failure: read, press });
  if (laid) return laid;
  const inTable = groundInTable(view, instruction) ?? recounted;
  if (inTable) return inTable;
  if (read.outcome === "ambiguous") {
    const better = groundUsualPlainly(view, instruction) ?? betterByEvidence(view, instruction, read);
    return better ? heldAgainstOthers(view, instruction, better) : read;
  }
  const mended = mendSpelling(view, instruction);
  const found = mended === undefined ? undefined : groundMended(view, mended);
  if (found?.outcome === "resolved") return found;
  const inferred =
    editWherever(view, instruction) ??
    groundUsual(view, instruction) ??
    groundStatement(view, instruction) ??
    groundNaming(view, instruction) ??
    byEvidence(view, instruction, read) ??
    groundEntryDeed(view, instruction) ??
    reworded(view, instruction, read) ??
    groundUsualLoosely(view, instruction);
  return inferred ? heldAgainstOthers(view, instruction, inferred) : read;
}

/** With its slips mended, as it stands or by what the page offers. */
function groundMended(view: PageView, mended: Mended): Grounding {
  return withSlipsMended(view, mended, (order) => {
    const read = groundWhole(view, order);
    if (read.outcome === "resolved") return read;
    return byEvidence(view, order, read) ?? groundEntryDeed(view, order) ?? read;
  });
}

/** “take Joan off the rota” is “remove Joan from the rota”, and “hire the van” “book the van”, where the page calls it so. */
function reworded(view: PageView, instruction: string, failure: Failure): Resolved | undefined {
  for (const wording of plainerWordings(instruction)) {
    // “in question 2 tick all but the anchor” is an order once its place stands behind it.
    const order = failure.outcome === "not_understood" ? groundOrder(view, wording) : failure;
    if (order.outcome === "resolved") return { ...order, isInferred: true };
    const found = byEvidence(view, wording, failure);
    if (found) return found;
  }
  if (!isOpenToEvidence(instruction, failure)) return undefined;
  const said = withOtherVerbs(view, instruction).flatMap((order) => {
    const whole = groundWhole(view, order);
    const held = whole.outcome === "resolved" ? heldAgainstOthers(view, order, whole) : whole;
    const found =
      held.outcome === "resolved" || held.outcome === "ambiguous" ? held : byEvidence(view, order, held);
    const isOther = (found?.outcome === "resolved" ? found.steps : []).some(
      ({ node }) => !saysNoMore(node?.name ?? "", order),
    );
    return found?.outcome === "resolved" && !isOther ? [found] : [];
  });
  const [first, ...others] = said;
  const isOne = first?.steps.length === 1 && others.every((each) => isSame(each, first));
  return isOne ? { ...first, isInferred: true } : undefined;
}

function groundWhole(view: PageView, instruction: string): Grounding {
  const named = groundAsName(view, instruction) ?? groundLogIn(view, instruction);
  if (named) return named;
  const isBeyond = isWayBeyond(
    view.nodes.map(({ name }) => name),
    instruction,
  );
  if (isBeyond) return { ...notFound(view, instruction, []), settled: true };
  const sentence = parseInstruction(instruction);
  if (sentence.outcome === "not_understood") return notUnderstood(sentence.reason);
  const groundings: Resolved[] = [];
  for (const clause of sentence.clauses) {
    const worded = groundWorded(view, clause);
    // What one clause leaves over is not made good by what the others find.
    const grounding =
      worded.outcome === "resolved" && sentence.clauses.length > 1
        ? heldAgainstOthers(view, clause.text, worded)
        : worded;
    if (grounding.outcome !== "resolved" && isForbidding(clause) && sentence.clauses.length > 1) continue;
    const ended = grounding.outcome === "resolved" ? grounding : finish(view, clause.text, groundings);
    if (!ended) return grounding;
    groundings.push(ended);
  }
  if (groundings.every(({ steps }) => steps.length === 0))
    return notUnderstood("Nothing is ticked on the page, and there is nothing else to do");
  return joined(sendOnce(groundings));
}

/** A clause as it stands; where that is not understood or not there, in plainer words for the same. */
function groundWorded(view: PageView, clause: ParsedClause): Grounding {
  const amount = amountOrders(clause.text)?.map((order) => groundOrder(view, order));
  if (amount?.every((found) => found.outcome === "resolved")) return joined(amount);
  const fixed =
    chooseNth(view, clause.text) ?? editText(view, clause.text, (order) => groundOrder(view, order));
  if (fixed) return fixed;
  const grounding = inColumnSaid(view, clause.text, groundClause(view, clause));
  if (grounding.outcome === "resolved") return grounding;
  const headed = inHeadedPart(view, clause.text);
  if (grounding.outcome === "ambiguous")
    return (
      groundPicked(view, clause.text) ??
      (headed === undefined ? undefined : groundPicked(view, headed)) ??
      groundPageThing(view, clause.text) ??
      grounding
    );
  if (grounding.decisive || isForbidding(clause)) return unreadAsUsual(view, clause.text) ?? grounding;
  const replaced = headed === undefined ? [] : [headed];
  const wordings = [...replaced, ...plainerWordings(clause.text), ...replaced.flatMap(plainerWordings)];
  for (const wording of wordings) {
    const whole = groundOrder(view, wording);
    if (whole.outcome === "resolved") return whole;
  }
  return (
    otherReading(view, clause.text) ??
    (headed === undefined ? undefined : otherReading(view, headed)) ??
    grounding
  );
}

/** Words that stand for a clause, which may have clauses of their own. */
function groundOrder(view: PageView, order: string): Grounding {
  const sentence = parseInstruction(order);
  if (sentence.outcome !== "parsed") return notUnderstood(sentence.reason);
  const all = sentence.clauses.map((each) => groundClause(view, each));
  const found = all.filter((each) => each.outcome === "resolved");
  return found.length < all.length
    ? (all.find((each) => each.outcome !== "resolved") ?? joined([]))
    : joined(found);
}

/** What is forbidden beside what is to be done is not done by doing only that. */
function isForbidding({ readings }: ParsedClause): boolean {
  return readings.length > 0 && readings.every(([first]) => first?.intent === "avoid");
}

/** The readings of a clause are alternatives: one must hold, or one must hold far better than the others. */
function groundClause(view: PageView, clause: ParsedClause): Grounding {
  const groundings = clause.readings.map((reading) => groundReading(view, reading));
  const decisive = groundings.find((grounding) => grounding.outcome !== "resolved" && grounding.decisive);
  if (decisive) return decisive;
  const resolved = groundings.filter((grounding) => grounding.outcome === "resolved");
  const firstAmbiguous = groundings.findIndex((grounding) => grounding.outcome === "ambiguous");
  const firstResolved = groundings.findIndex((grounding) => grounding.outcome === "resolved");
  const plain = clause.readings.findIndex(([first]) => first?.parts === undefined);
  const failure = groundings[firstAmbiguous] ?? groundings[plain] ?? groundings[0];
  if (firstResolved < 0 || (firstAmbiguous >= 0 && firstAmbiguous < firstResolved)) {
    const closing = failure?.outcome === "not_found" ? buttonsToClose(view, clause.text) : undefined;
    if (clause.unknown !== undefined && failure?.outcome !== "ambiguous" && !closing)
      return { ...notUnderstood(clause.unknown), candidates: failure?.candidates ?? [] };
    return closing ?? failure ?? notUnderstood("The instruction says nothing to do");
  }
  const [best, next] = resolved.toSorted((left, right) => right.confidence - left.confidence);
  if (!best) return notUnderstood("The instruction says nothing to do");
  if (next && best.confidence - next.confidence < readingMargin && !isSame(best, next))
    return (
      [best, next].find((each) => endsWith(each, each === best ? next : best)) ?? readsTwoWays(best, next)
    );
  return heldAgainst(view, clause.text, best);
}

function groundReading(view: PageView, reading: ParsedInstruction[]): Grounding {
  const groundings: Resolved[] = [];
  for (const parsed of reading) {
    const grounding = groundOne(view, parsed);
    if (grounding.outcome !== "resolved") return grounding;
    groundings.push({
      ...grounding,
      steps: Array.from({ length: parsed.times }, () => grounding.steps).flat(),
    });
  }
  return joined(groundings);
}
