import type { FileChooser } from "../../browser/playwright.ts";
import type { LivePage } from "../live-page.ts";
import { filesOf, type UploadFile } from "../data-url.ts";
import type { FileTarget } from "../injected/uploading.ts";
import { guarded, makeReady, stale, targetOf } from "../pointer.ts";
import type { Located } from "../reference.ts";
import { StepFailure, type Stage, type Step } from "../step.ts";
import { movedAway } from "./clicking.ts";
import type { Done } from "./done.ts";

/** How long a page may take to ask for the file that its button is for, ms. */
const chooserPatience = 2_000;

/** Gives files to a file input, or to the dialog that an element opens. Their content comes with the call. */
export async function upload(stage: Stage): Promise<Done> {
  const { live, step } = stage;
  const files = filesOf(step.arguments);
  const target = targetOf(live, step);
  const found = await live.worlds.call(target.world, "fileTarget", target.number);
  if (found === undefined) throw stale(step);
  if (found.kind === "other") return giveToDialog(stage, files);
  checkFiles(step, found, files);
  if (found.shown) await makeReady(stage, { editable: false, pointer: true });
  else await stage.begin();
  return give(stage, { world: target.world, number: found.number }, files);
}

async function give({ live, step }: Stage, input: Located, files: UploadFile[]): Promise<Done> {
  const taken = await live.worlds.call(input.world, "setFiles", input.number, files);
  if (taken.outcome === "stale") throw stale(step);
  if (taken.outcome === "disabled")
    throw new StepFailure(
      "disabled",
      `${step.description} is disabled. Fill in what it waits for, then try again.`,
    );
  if (taken.outcome === "blocked")
    throw new StepFailure("covered", `${step.description} is behind a dialog. Close that first.`);
  if (taken.outcome !== "taken" || taken.names.length !== files.length)
    throw new StepFailure("no_effect", `${step.description} did not take the file.`);
  return { message: `Gave ${listed(files)} to ${step.description}.`, verified: true };
}

/** Words of places that files are dropped on. */
const dropWords =
  /drop|drag|ablegen|hierher ziehen|d[ée]pos|gliss|arrastr|solt|trascin|sleep|dra och|перетащ|拖|ドロップ/i;

/** False when the page takes nothing there. Whether it did anything with it, the effect tells. */
async function drop(live: LivePage, target: Located, files: UploadFile[]): Promise<boolean> {
  return (await live.worlds.call(target.world, "dropFiles", target.number, files)) === "taken";
}

async function giveToDialog(stage: Stage, files: UploadFile[]): Promise<Done> {
  const { live, step } = stage;
  const { target, point } = await makeReady(stage, { editable: false, pointer: true });
  // A zone that says so is no button; the page as a whole may take drops only to keep the browser from opening them.
  if (dropWords.test(step.description) && (await drop(live, target, files)))
    return { message: `Dropped ${listed(files)} on ${step.description}.` };
  // While somebody waits for it, the browser shows no dialog of its own (CDP `Page.setInterceptFileChooserDialog`).
  const opening = live.page.waitForEvent("filechooser", { timeout: chooserPatience }).catch(() => undefined);
  const arrived = await guarded(live, target, () => live.page.mouse.click(point.x, point.y));
  if (!arrived) throw movedAway(step);
  const chooser = await opening;
  if (chooser === undefined) {
    const dropped = await drop(live, target, files);
    if (dropped) return { message: `Dropped ${listed(files)} on ${step.description}.` };
    throw new StepFailure(
      "no_effect",
      `${step.description} was clicked, but asked for no file within ${chooserPatience / 1_000} s, and takes none that is dropped on it. Name the file field, the button that opens the choice of a file, or the zone to drop it on.`,
    );
  }
  await checkChooser(step, chooser, files);
  await chooser.setFiles(
    files.map(({ name, type, content }) => ({
      name,
      mimeType: type,
      buffer: Buffer.from(content, "base64"),
    })),
  );
  return { message: `Gave ${listed(files)} to what ${step.description} opened.`, verified: true };
}

async function checkChooser(step: Step, chooser: FileChooser, files: UploadFile[]): Promise<void> {
  const accept = (await chooser.element().getAttribute("accept")) ?? "";
  checkFiles(step, { multiple: chooser.isMultiple(), accept }, files);
}

/** What the browser's own dialog would not let a person choose. */
function checkFiles(
  step: Step,
  { multiple, accept }: Pick<Extract<FileTarget, { kind: "input" }>, "multiple" | "accept">,
  files: UploadFile[],
): void {
  if (files.length > 1 && !multiple)
    throw new StepFailure(
      "not_understood",
      `${step.description} takes one file, and ${files.length} were given.`,
    );
  const refused = files.find((file) => !isAccepted(file, accept));
  if (refused !== undefined) {
    throw new StepFailure(
      "unknown_option",
      `${step.description} takes no file like ${JSON.stringify(refused.name)} of type ${refused.type}: it accepts ${accept}.`,
    );
  }
}

/** The `accept` attribute: file name endings, media types, and `image/*` and the like (HTML, section 4.10.5.1.17). */
function isAccepted({ name, type }: UploadFile, accept: string): boolean {
  const tokens = accept
    .split(",")
    .map((token) => token.trim().toLowerCase())
    .filter((token) => token !== "");
  if (tokens.length === 0) return true;
  return tokens.some((token) => {
    if (token.startsWith(".")) return name.toLowerCase().endsWith(token);
    return token.endsWith("/*") ? type.startsWith(token.slice(0, -1)) : type === token;
  });
}

function listed(files: UploadFile[]): string {
  return files.map(({ name }) => JSON.stringify(name)).join(", ");
}
