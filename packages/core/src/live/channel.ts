/** Messages to and from one client, such as a WebSocket that is open. */
export type Channel = {
  send(message: string | Uint8Array): void;
  /** Bytes that were given to `send` and have not left this process. */
  waitingBytes(): number;
  /** `code`: of the WebSocket protocol, such as 1000 for a normal end. Closing again does nothing. */
  close(code: number, reason: string): void;
  /** One listener. What comes before it is there waits for it. */
  onMessage(listener: (message: string) => void): void;
  /** Called once, however it ended; at once when it has ended already. Any number of listeners. */
  onClose(listener: () => void): void;
};

/** Codes of RFC 6455, section 7.4.1, and of its registry. */
export const closeCodes = {
  normal: 1000,
  goingAway: 1001,
  policy: 1008,
  tooBig: 1009,
  internal: 1011,
  tryAgainLater: 1013,
} as const;
