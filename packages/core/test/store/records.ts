import type { ActionRecord, MemoryRecord, SessionEnding, SessionRecord } from "../../src/store/store.ts";

export function sessionRecord(id: string, properties: Partial<SessionRecord> = {}): SessionRecord {
  return {
    id,
    projectId: "project",
    status: "RUNNING",
    createdAt: 1_760_000_000_000,
    keepAlive: false,
    ownerId: "owner",
    ...properties,
  };
}

export function actionRecord(
  sessionId: string,
  id: string,
  properties: Partial<ActionRecord> = {},
): ActionRecord {
  return {
    id,
    sessionId,
    pageUrl: "https://example.com/",
    method: "act",
    parameters: { input: "click Save" },
    result: { success: true },
    timestamp: 1_760_000_000_000,
    ...properties,
  };
}

export const clientEnding: SessionEnding = {
  status: "ENDED",
  endReason: "client",
  endedAt: 1_760_000_060_000,
};

export function memoryRecord(id: string, properties: Partial<MemoryRecord> = {}): MemoryRecord {
  return {
    id,
    projectId: "project",
    key: `key of ${id}`,
    operation: "act",
    instruction: `click ${id}`,
    urlPattern: "https://example.com/",
    variables: ["name"],
    steps: [
      {
        method: "click",
        arguments: [],
        description: "button “Save”",
        selector: "xpath=/html[1]/body[1]/button[1]",
        name: "Save",
        fingerprint: {
          version: 1,
          role: "button",
          tag: "button",
          interactive: true,
          name: "save",
          likes: 1,
          ordinal: 0,
          tokens: [["save", 1]],
          place: [["draft", 0.75]],
          elsewhere: [],
          before: "",
          after: "cancel",
          heading: "settings",
          ancestors: ["form", "main"],
          others: ["cancel"],
        },
      },
    ],
    resolvedBy: "model",
    confidence: 0.5,
    createdAt: 1_760_000_000_000,
    usedAt: 1_760_000_000_000,
    uses: 0,
    ...properties,
  };
}
