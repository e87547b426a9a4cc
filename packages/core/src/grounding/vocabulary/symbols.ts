const spoken: Record<string, string> = {
  "+": "plus add",
  "-": "minus subtract",
  "−": "minus subtract",
  "–": "minus",
  "×": "times multiply multiplication",
  "*": "times multiply star asterisk",
  "÷": "divide divided division",
  "/": "divide divided division slash",
  "=": "equals equal",
  "%": "percent percentage",
  "√": "root",
  ".": "point dot decimal",
  ",": "comma",
  "?": "question",
  "!": "exclamation",
  "#": "hash number",
  "@": "at",
  "&": "ampersand",
  "→": "right arrow",
  "←": "left arrow",
  "↑": "up arrow",
  "↓": "down arrow",
  "▲": "up arrow",
  "▼": "down arrow",
  "◀": "left arrow",
  "▶": "right arrow",
  "›": "arrow",
  "‹": "arrow",
  "★": "star",
  "☆": "star",
};

/** The words in which a symbol is read out; none when the text is not one symbol. */
export function spokenSymbol(text: string): string[] {
  return spoken[text]?.split(" ") ?? [];
}
