/** One event of the mouse, in the viewport of the top page, CSS pixels (CDP `Input.dispatchMouseEvent`). */
export type PointerEvent = {
  type: "mouseMoved" | "mousePressed" | "mouseReleased";
  x: number;
  y: number;
  button?: "left" | "right" | "middle";
  /** Those that are down, as a bit field. */
  buttons?: number;
  clickCount?: number;
};
