/** Texts by key, in nested groups. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Copies a tree into another: groups of the same name are merged, a text replaces the former one. */
function copyInto(whole: Record<string, string | TextTree>, part: TextTree): void {
  for (const [key, value] of Object.entries(part))
    if (typeof value === 'string') whole[key] = value;
    else {
      const known = whole[key];
      // Groups of `whole` are always its own copies, so that no part is changed.
      const group = typeof known === 'object' ? known : (whole[key] = {});
      copyInto(group, value);
    }
}

/** Several trees of texts as one: groups of the same name are merged at every depth; of texts the last counts. */
export function mergeTexts(...parts: readonly TextTree[]): TextTree {
  const whole: Record<string, string | TextTree> = {};
  for (const part of parts) copyInto(whole, part);
  return whole;
}
