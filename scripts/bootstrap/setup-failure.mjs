const shownLines = 25;

/** A failure that is told to a person: what was tried, what it said, and what to do next. */
export class SetupFailure extends Error {
  constructor(summary, { command, output, advice } = {}) {
    super(summary);
    this.name = "SetupFailure";
    this.command = command;
    this.output = output;
    this.advice = advice;
  }

  describe() {
    const parts = [`✗ ${this.message}`];
    if (this.command) parts.push(`  command: ${this.command}`);
    if (this.output?.trim()) parts.push("  its last output:", indented(lastLines(this.output)));
    if (this.advice) parts.push(`  what to do: ${this.advice}`);
    return parts.join("\n");
  }
}

function lastLines(text) {
  return text.trimEnd().split(/\r?\n/).slice(-shownLines);
}

function indented(lines) {
  return lines.map((line) => `    ${line}`).join("\n");
}
