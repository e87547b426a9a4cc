import { parentPort, workerData } from "node:worker_threads";
import { FaultyDocument, type DocumentFault, type DocumentRequest } from "./document-request.ts";

/** Reads one file, in a thread of its own that can be stopped: what is in a file is not ours. */
async function answer(request: DocumentRequest): Promise<unknown> {
  if (request.kind === "pdf") return (await import("./read-pdf.ts")).readPdf(request.bytes, request.limits);
  if (request.kind === "csv") return (await import("./read-csv.ts")).readCsv(request.bytes, request.limits);
  const { readXlsx } = await import("./read-xlsx.ts");
  return readXlsx(request.bytes, request.sheet, request.limits);
}

function faultOf(error: unknown): DocumentFault {
  if (error instanceof FaultyDocument) return { fault: error.fault, message: error.message };
  return { fault: "broken", message: error instanceof Error ? error.message.slice(0, 300) : "it is broken" };
}

try {
  parentPort?.postMessage({ answer: await answer(workerData as DocumentRequest) });
} catch (error) {
  parentPort?.postMessage(faultOf(error));
}
