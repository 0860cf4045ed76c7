import type { Reading } from '../reading';

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...wordsIn(part)]);
};

/** Keys and values of a file of data, and the file as it is written: of two keys of one name only one is read. */
export const readJson = (text: string): Partial<Reading> => ({
  pieces: [
    { text: wordsIn(JSON.parse(text)).join('\t'), where: 'text' },
    { text, where: 'text' },
  ],
});
