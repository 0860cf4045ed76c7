/** Texts by key, in rooms within rooms. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Copies a tree into another: rooms of the same name become one room, a text replaces what stood there. */
function layInto(whole: Record<string, string | TextTree>, part: TextTree): void {
  for (const [key, value] of Object.entries(part))
    if (typeof value === 'string') whole[key] = value;
    else {
      const known = whole[key];
      // Rooms of `whole` are always its own copies, so that no part is changed.
      const room = typeof known === 'object' ? known : (whole[key] = {});
      layInto(room, value);
    }
}

/** Several trees of texts as one: rooms of the same name become one room, at every depth; of texts the last counts. */
export function mergeTexts(...parts: readonly TextTree[]): TextTree {
  const whole: Record<string, string | TextTree> = {};
  for (const part of parts) layInto(whole, part);
  return whole;
}
