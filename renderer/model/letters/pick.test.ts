import { describe, expect, it } from 'vitest';
import { nextWord, pickedBy, trimmedSpan, wordInLine } from './pick';

const TEXT = '203 210/19 -20\r\n\r\n102\t210/37 KAE';

const at = (words: string) => {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length };
};
const said = (span: { readonly start: number; readonly end: number } | null | undefined) =>
  span === null || span === undefined ? null : TEXT.slice(span.start, span.end);

describe('selecting words of a letter with keys', () => {
  it('goes from word to word, over line ends', () => {
    expect(said(nextWord(TEXT, at('203'), 1))).toBe('210/19');
    expect(said(nextWord(TEXT, at('-20'), 1))).toBe('102');
    expect(said(nextWord(TEXT, at('102'), -1))).toBe('-20');
    expect(nextWord(TEXT, at('KAE'), 1)).toBeUndefined();
  });

  it('goes from line to line, over empty ones, to the word nearest below', () => {
    expect(said(wordInLine(TEXT, at('210/19'), 1))).toBe('210/37');
    expect(said(wordInLine(TEXT, at('KAE'), -1))).toBe('-20');
    expect(wordInLine(TEXT, at('KAE'), 1)).toBeUndefined();
    expect(wordInLine(TEXT, at('203'), -1)).toBeUndefined();
  });

  it.each([
    { key: 'ArrowRight', isExtending: false, words: '210/19' },
    { key: 'ArrowRight', isExtending: true, words: '203 210/19' },
    { key: 'ArrowDown', isExtending: false, words: '102' },
    { key: 'ArrowLeft', isExtending: false, words: '203' },
  ])('$key, extending $isExtending: $words', ({ key, isExtending, words }) => {
    expect(said(pickedBy(TEXT, at('203'), key, isExtending))).toBe(words);
  });

  it('begins with the first word', () => {
    expect(said(pickedBy(TEXT, null, 'ArrowDown', false))).toBe('203');
    expect(pickedBy('', null, 'ArrowDown', false)).toBeNull();
  });

  it('leaves out blanks around what the pointer selected', () => {
    expect(said(trimmedSpan(TEXT, { start: 3, end: 11 }))).toBe('210/19');
    expect(trimmedSpan(TEXT, { start: 3, end: 4 })).toBeNull();
  });
});
