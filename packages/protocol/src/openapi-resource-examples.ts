const sessionId = "0b8f3a52-6d1c-4f6e-9c3a-5e1f0a7d2b41";

const job = {
  id: "a4d0f6c2-19b7-4c1e-8a53-6f2e7d9b0c18",
  sessionId,
  status: "running",
  createdAt: 1_795_251_600_000,
  attempts: 1,
  actions: [{ type: "act", action: "Clicked button “Add to cart”.", pageUrl: "https://example.com/tents" }],
};

const download = {
  id: "c2a8e1f4-7b3d-4e60-9d15-0f8a6c4b2e97",
  name: "orders.csv",
  state: "completed",
  size: 1_284,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  mimeType: "text/csv",
  url: "https://example.com/account/orders.csv",
  startedAt: "2026-11-21T09:00:03.000Z",
  endedAt: "2026-11-21T09:00:03.120Z",
};

const upload = {
  id: "e7b1d5a9-3c2f-4b8e-a6d4-1f0c9e8b7a65",
  name: "cv.txt",
  size: 2,
  sha256: "8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4",
  mimeType: "text/plain",
  createdAt: "2026-11-21T09:00:02.000Z",
};

const newContext = {
  id: "5f9c2d71-8e4a-4b06-b3f8-7d1a0e6c9b24",
  projectId: "default",
  createdAt: "2026-11-20T08:00:00.000Z",
  updatedAt: "2026-11-21T09:01:00.000Z",
  size: 4_096,
};

const context = {
  ...newContext,
  version: 2,
  lastSaving: { sessionId, saved: true, at: "2026-11-21T09:01:00.000Z" },
};

const storageState = {
  cookies: [
    {
      name: "theme",
      value: "dark",
      domain: "example.com",
      path: "/",
      expires: 1_826_787_600,
      httpOnly: false,
      secure: true,
      sameSite: "Lax",
    },
  ],
  origins: [{ origin: "https://example.com", localStorage: [{ name: "language", value: "en" }] }],
};

const live = `http://127.0.0.1:4700/sessions/${sessionId}/live`;
const links = {
  debuggerUrl: `${live}?token=…`,
  debuggerFullscreenUrl: `${live}?token=…&frame=bare`,
};

/** Examples of what belongs to sessions or stands beside them: jobs, files, links, contexts. */
export const resourceExamples = {
  agentAnswer: {
    request: { questionId: "q1", answer: "The first one, in Harbour Street." },
    response: { answered: true },
  },
  agentJob: { response: { job } },
  agentJobEvents: {
    response: {
      events: [
        { position: 1, time: 1_795_251_600_400, kind: "told", data: { message: "Looking for: Add to cart" } },
      ],
      status: "running",
    },
  },
  cancelAgentJob: { response: { job: { ...job, status: "cancelled", endedAt: 1_795_251_609_000 } } },
  listDownloads: { response: { downloads: [download] } },
  getDownload: { response: { ...download, content: "b3JkZXIsdG90YWwK…" } },
  getDownloadRows: {
    response: {
      sheets: ["orders.csv"],
      sheet: "orders.csv",
      rows: [
        ["order", "total"],
        ["1001", "289.00"],
      ],
      total: 2,
    },
  },
  createUpload: { request: { name: "cv.txt", content: "aGk=" }, response: upload },
  listUploads: { response: { uploads: [upload] } },
  debug: {
    response: {
      ...links,
      viewUrl: `${live}?token=…`,
      viewFullscreenUrl: `${live}?token=…&frame=bare`,
      wsUrl: `ws://127.0.0.1:4700/v1/sessions/${sessionId}/cdp?token=…`,
      expiresAt: "2026-11-21T10:00:00.000Z",
      pages: [
        {
          id: "page-4f1d0c9a7e52",
          url: "https://example.com/account",
          title: "Your account",
          faviconUrl: "",
          ...links,
        },
      ],
    },
  },
  revokeDebug: { response: { revoked: true } },
  createContext: { request: { storageState }, response: { ...newContext, version: 1 } },
  listContexts: { response: { contexts: [context] } },
  getContext: { response: context },
  deleteContext: { response: { deleted: 1 } },
  exportContext: { response: { format: "playwright", version: 2, storageState } },
};
