/** What one document tells when it is left. */
export type Told = {
  href: string;
  /** Trusted events in their order; `path`: keys of the elements around the place, the innermost first. */
  events: {
    type: "click" | "dblclick" | "contextmenu" | "drop";
    path: string[];
    serves: boolean;
    from?: string;
  }[];
  pressed: string[];
  hovered: string[];
  focused?: string;
  /**
   * Controls that hold something else than at the beginning, and all that have a key; `gaveWayTo`: the key of the radio
   * button that was chosen instead of this one.
   */
  values: Record<string, { before?: Held; after: Held; gaveWayTo?: string }>;
  /** Of every element with a key. */
  keys: string[];
  /** Of every element with a key its path, as the selectors of actions have it. */
  paths: Record<string, string>;
  texts: Record<string, string>;
  scrolled: Record<string, { before: Place; after: Place; limit: Place }>;
  shown: Record<string, { before: boolean; after: boolean }>;
};
type Held = string | boolean | string[];
type Place = { x: number; y: number };
