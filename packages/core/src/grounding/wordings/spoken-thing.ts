/** A sentence in other words, likeliest first; none where it has not this form. */
export type Form = (said: string) => string[];

/** Within one breath: times and amounts have their signs. */
export const letter = String.raw`(?:[^,;.:?!]|(?<=\d)[.:,](?=\d))`;

/** What is spoken of. A question word before it asks, “if” makes it hang on something. */
export const thing = String.raw`(?:(?!(?:if|when|whenever|unless|until|whether|what|which|who|whose|where|why|how|is|are|was|were|do|does|did|has|have|nothing|nobody|everyone|everybody|i|we|you)\b)${letter}{2,70}?)`;
