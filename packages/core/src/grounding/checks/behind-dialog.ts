import type { PageView } from "../../page/view.ts";
import { modalOf } from "../matching/modal.ts";
import { contains, indexOf } from "../matching/view-index.ts";
import type { Failure, Resolved } from "../outcome.ts";

/** What a dialog that says that it is modal lies over is not there for anybody, though a script could fill it in. */
export function behindDialog(view: PageView, { steps, candidates }: Resolved): Failure | undefined {
  const modal = modalOf(view);
  const dialog = modal === undefined ? undefined : view.nodes[modal];
  if (modal === undefined || dialog?.modal !== true) return undefined;
  const index = indexOf(view);
  const behind = steps.find(
    ({ node }) => node?.covered !== undefined && !contains(index, modal, view.nodes.indexOf(node)),
  );
  if (behind === undefined) return undefined;
  const message = `${behind.description} lies behind the dialog “${dialog.name}”. Answer or close that first.`;
  return { outcome: "not_found", message, candidates, settled: true };
}
