/** Texts by key, in rooms within rooms. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

const isTree = (value: string | TextTree | undefined): value is TextTree =>
  typeof value === 'object';

/** Several trees of texts as one: rooms of the same name become one room, at every depth; of texts the last counts. */
export function laidTogether(...parts: readonly TextTree[]): TextTree {
  const byKey = new Map<string, (string | TextTree)[]>();
  for (const [key, value] of parts.flatMap((part) => Object.entries(part))) {
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [value]);
    else known.push(value);
  }
  return Object.fromEntries(
    [...byKey].map(([key, values]) => {
      const last = values.at(-1) ?? '';
      return [key, isTree(last) ? laidTogether(...values.filter(isTree)) : last];
    }),
  );
}
