import type { ActionMethod } from "@legwork/protocol";
import { setChecked } from "./checking.ts";
import { selectOption } from "./choosing.ts";
import { click, doubleClick, hover, middleClick, rightClick, tap } from "./clicking.ts";
import type { Method } from "./done.ts";
import { dragTo } from "./dragging.ts";
import { reload, travel } from "./history.ts";
import { nextChunk, prevChunk, scroll, scrollTo } from "./scrolling.ts";
import { closeTab, switchTab } from "./tabs.ts";
import { fill, pressKey, type } from "./typing.ts";
import { upload } from "./uploading.ts";

/** How each method is done on a live page; each throws `StepFailure` for what the page does not allow. */
export const methods: Record<ActionMethod, Method> = {
  click,
  doubleClick,
  rightClick,
  middleClick,
  tap,
  hover,
  fill,
  type,
  press: pressKey,
  selectOption,
  check: (stage) => setChecked(stage, true),
  uncheck: (stage) => setChecked(stage, false),
  dragTo,
  upload,
  scroll,
  scrollTo,
  nextChunk,
  prevChunk,
  goBack: (stage) => travel(stage, "goBack"),
  goForward: (stage) => travel(stage, "goForward"),
  reload,
  switchTab,
  closeTab,
};
