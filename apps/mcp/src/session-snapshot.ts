import type { Service, ServiceCall } from "./service.ts";

/** Page text that one reading holds, tokens: as much as `extract` gives when nobody names a budget. */
const mostTokens = 8_000;

/** The page as text, within a budget; its last line says how to read the rest. */
export async function readSnapshot(service: Service, call: ServiceCall): Promise<string> {
  const answer = await service.dispatch("extract", { options: { maxTokens: mostTokens } }, call);
  const { pageText } = answer.result as { pageText: string };
  if (answer.nextCursor === undefined) return pageText;
  const rest = `This is the beginning of about ${answer.totalTokens} tokens. extract with cursor ${JSON.stringify(answer.nextCursor)} goes on.`;
  return `${pageText}\n\n[${rest}]`;
}
