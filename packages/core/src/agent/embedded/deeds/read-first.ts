import type { Hand } from "./hand.ts";

/**
 * What is disabled may wait for a text to be read: scrolls the one box of the page that scrolls to its end. Whether
 * anything was scrolled.
 */
export async function readFirst(hand: Hand): Promise<boolean> {
  const view = await hand.look();
  const [box, ...others] = view.nodes.filter(
    ({ scrollable, ref, role, inViewport, editable, readonly }) =>
      scrollable === true &&
      ref !== "" &&
      role !== "document" &&
      inViewport &&
      (editable !== true || readonly === true),
  );
  if (box === undefined || others.length > 0) return false;
  const came = await hand.use(view, box, {
    method: "scroll",
    arguments: ["bottom"],
    why: "Reads to the end what stands before it",
  });
  return came.done && came.doubt === undefined;
}
