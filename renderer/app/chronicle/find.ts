/** True if a sentence holds every word that was typed, wherever and in whatever case. */
export function holdsWords(sentence: string, typed: string): boolean {
  const text = sentence.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The row a key leads to from row `from`; undefined for keys that lead nowhere. */
export function rowAfterKey(
  key: string,
  from: number,
  count: number,
  page: number,
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: count - 1,
  };
  const wanted = steps[key];
  return wanted === undefined ? undefined : Math.max(0, Math.min(count - 1, wanted));
}
