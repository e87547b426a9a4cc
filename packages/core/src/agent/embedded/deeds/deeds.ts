import type { Came } from "../came.ts";
import { answerDialog } from "./answer-dialog.ts";
import { journey } from "./journey.ts";
import { filter, rowCalled } from "./rows.ts";
import { contact } from "./contact.ts";
import { copyInto } from "./copy-into.ts";
import { compose } from "./compose.ts";
import {
  agree,
  calledSo,
  conclude,
  logInButton,
  goOn,
  goThrough,
  sentAlready,
  twoParts,
} from "./conclude.ts";
import { arithmetic } from "./arithmetic.ts";
import { askedOfThings, doWithMost } from "./asked-things.ts";
import {
  cellLookedUp,
  copied,
  doneWithNote,
  lookedUp,
  noteGiven,
  pasted,
  pressSaid,
  sendNoted,
  shownValue,
} from "./looked-up.ts";
import { countFigures, nameFigure, pressAnswer } from "./figures.ts";
import { besideGreatest, greatestSaid, hiddenGreatest } from "./greatest.ts";
import { filePath, inSection, nthTab, onTab, unfold } from "./sections.ts";
import { addThing, onThing, openThing } from "./on-thing.ts";
import { lookUp, onPageOf, result } from "./results.ts";
import { logInBehind, openAndFill } from "./open-and-fill.ts";
import { markSaid } from "./mark-text.ts";
import { appointment } from "./appointment.ts";
import { planEvent } from "./day-plan.ts";
import { orderFromMenu } from "./menu-order.ts";
import { checkOut, several } from "./orders.ts";
import { scrollBox, scrollOnlyBox } from "./scroll-box.ts";
import { menuInSight, menuPath, menuUnder } from "./menu-path.ts";
import { dragByLooks } from "./drag-by-looks.ts";
import { onNth } from "./on-nth.ts";
import { ofEach, toEach } from "./of-each.ts";
import { ofThing, ofThingBehind } from "./of-thing.ts";
import { kin } from "./kin.ts";
import { likeWords } from "./like-words.ts";
import { ofKind } from "./kind-of.ts";
import { message } from "./message.ts";
import { moveBySigns } from "./move-by-signs.ts";
import { format } from "./format.ts";
import { comparedNumbers, numbersInOrder, numbersLike, sumOfNumbers, sumOfThose } from "./numbered.ts";
import { reorder, sortByDragging } from "./reorder.ts";
import { leaveUnsent } from "./hand-in.ts";
import { resize } from "./resize.ts";
import { fillByLabels, valueOfLabel } from "./labelled-values.ts";
import { closeBySign, drawUntil, tickNone } from "./plain-orders.ts";
import { slidersInOrder } from "./sliders-in-order.ts";
import { stepValue } from "./stepped-value.ts";
import { pickByLetters, pickSuggested } from "./suggested.ts";
import { ownDetail } from "./own-detail.ts";
import { pickThenPress } from "./pick-then-press.ts";
import { typeInForm } from "./text-forms.ts";
import { inTerminal } from "./terminal.ts";
import { resultAbout } from "./result-about.ts";
import { trade } from "./trade.ts";
import { seek } from "../wish/seeking.ts";
import type { Deed, Hand } from "./hand.ts";

/** Their words mean nothing else, whatever the page has. */
const plainDeeds: Deed[] = [
  orderFromMenu,
  planEvent,
  appointment,
  seek,
  sentAlready,
  leaveUnsent,
  calledSo,
  likeWords,
  arithmetic,
  onPageOf,
  result,
  typeInForm,
  tickNone,
  fillByLabels,
  valueOfLabel,
  drawUntil,
  slidersInOrder,
  stepValue,
  countFigures,
  nameFigure,
  pressAnswer,
  comparedNumbers,
  greatestSaid,
  besideGreatest,
  hiddenGreatest,
  numbersInOrder,
  numbersLike,
  sumOfNumbers,
  sumOfThose,
  contact,
  ownDetail,
  ofThing,
  onThing,
  message,
  ofEach,
  toEach,
  dragByLooks,
  kin,
  moveBySigns,
  reorder,
  sortByDragging,
  resize,
  format,
  pickByLetters,
  onTab,
  unfold,
  menuInSight,
  menuPath,
  filePath,
  goThrough,
  inTerminal,
  sendNoted,
  noteGiven,
  doneWithNote,
  pressSaid,
  markSaid,
  shownValue,
  scrollOnlyBox,
  askedOfThings,
  copyInto,
  copied,
  pasted,
];
/** What is meant where the page has nothing that is called as the step says. */
const otherDeeds: Deed[] = [
  pickThenPress,
  doWithMost,
  closeBySign,
  answerDialog,
  ofThingBehind,
  resultAbout,
  onNth,
  compose,
  menuUnder,
  logInButton,
  lookUp,
  scrollBox,
  nthTab,
  lookedUp,
  cellLookedUp,
  openAndFill,
  logInBehind,
  goOn,
  agree,
  twoParts,
  journey,
  rowCalled,
  filter,
  openThing,
  addThing,
  inSection,
  several,
  checkOut,
  pickSuggested,
  ofKind,
  trade,
  conclude,
];

/** A step that takes more than one element told by its name; undefined for any other. */
export async function plainly(text: string, hand: Hand): Promise<Came | undefined> {
  return firstOf(plainDeeds, text, hand);
}

/** The same, for what the page has nothing that is called so. */
export async function otherwise(text: string, hand: Hand): Promise<Came | undefined> {
  return firstOf(otherDeeds, text, hand);
}

async function firstOf(deeds: Deed[], text: string, hand: Hand): Promise<Came | undefined> {
  const said = text.trim().replace(/[.!]+$/, "");
  for (const deed of deeds) {
    const came = await deed(said, hand);
    if (came !== undefined) return came;
  }
  return undefined;
}
