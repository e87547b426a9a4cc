/** Smallest pictures and sounds of their formats, base64: one red pixel, and a WAV file without samples. */
export const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
export const wav = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=";

export const image = { type: "image" as const, data: png, mimeType: "image/png" };

export const text = (words: string) => ({ type: "text" as const, text: words });

/** The schema of `elicitation-sep1034-defaults`: a default of every primitive type. */
export const schemaWithDefaults = {
  type: "object" as const,
  properties: {
    name: { type: "string" as const, default: "John Doe" },
    age: { type: "integer" as const, default: 30 },
    score: { type: "number" as const, default: 95.5 },
    status: { type: "string" as const, enum: ["active", "inactive", "pending"], default: "active" },
    verified: { type: "boolean" as const, default: true },
  },
};

const options = ["option1", "option2", "option3"];
const titled = ["First", "Second", "Third"].map((title, index) => ({
  const: `value${index + 1}`,
  title: `${title} Option`,
}));

/** The schema of `elicitation-sep1330-enums`: every way to offer a choice. */
export const schemaWithEnums = {
  type: "object" as const,
  properties: {
    untitledSingle: { type: "string" as const, enum: options },
    titledSingle: { type: "string" as const, oneOf: titled },
    legacyEnum: {
      type: "string" as const,
      enum: ["opt1", "opt2", "opt3"],
      enumNames: ["Option One", "Option Two", "Option Three"],
    },
    untitledMulti: { type: "array" as const, items: { type: "string" as const, enum: options } },
    titledMulti: { type: "array" as const, items: { anyOf: titled } },
  },
};
