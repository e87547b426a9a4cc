import type { Operation } from "@legwork/protocol";
import type { AppContext } from "./app-context.ts";

/** Answers with the output of an operation, in the way that its envelope says. `json` is the output as text. */
export function answerWith(
  { envelope }: Pick<Operation, "envelope">,
  context: AppContext,
  { output, json }: { output: unknown; json: string },
): Response {
  if (envelope === "image") return answerWithImage(context, output as Image);
  return context.body(bodyOf(envelope, json), 200, { "content-type": "application/json" });
}

function bodyOf(envelope: Operation["envelope"], json: string): string {
  if (envelope === "bare") return json;
  // Clients of Browserbase's interface read the fields of a record at the top, everybody else in `data`.
  if (envelope === "record") return `{"success":true,"data":${json},${json.slice(1)}`;
  return `{"success":true,"data":${json}}`;
}

type Image = { mimeType: string; data: string; pageId?: string };

/** A picture shows what a page shows, and is nothing for a browser to take for a page of this server. */
function answerWithImage(context: AppContext, { mimeType, data, pageId }: Image): Response {
  return context.body(Buffer.from(data, "base64"), 200, {
    "content-type": mimeType,
    "x-content-type-options": "nosniff",
    ...(pageId === undefined ? {} : { "x-page-id": pageId }),
  });
}
