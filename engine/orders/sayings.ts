/** A phrase of players, and what the grammar reads in its place: words at its beginning, others at its end. */
export type Saying = readonly [look: RegExp, first: string, last?: string];

/** Blanks between two words of a phrase, with the end of a line at most. */
const BLANK = '(?:[^\\S\\r\\n]+|[^\\S\\r\\n]*\\r?\\n[^\\S\\r\\n]*)';

/**
 * A phrase whose words may stand in two lines. `look` is a pattern in which a blank means any blanks; it begins and
 * ends with whole words. It becomes `first`, and `last` where there is space for both; empty = the phrase says nothing.
 */
export function saying(look: string, first = '', last = ''): Saying {
  const pattern = look.replaceAll('?? ', `?${BLANK}?`).replaceAll(' ', BLANK);
  return [
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu'),
    first,
    last,
  ];
}

/**
 * A text with its phrases replaced by words of the grammar. Its length and the places of all other words are
 * unchanged; a phrase that is shorter than those words stays.
 */
export function inPlainWords(text: string, sayings: readonly Saying[]): string {
  return sayings.reduce(
    (now, [look, first, last = '']) =>
      now.replace(look, (words) => {
        const left = words.length - first.length;
        if (left < 0) return words;
        return first + (left > last.length ? last : '').padStart(left);
      }),
    text,
  );
}
