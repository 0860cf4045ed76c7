import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Corrected,
  correctedSpan,
  correctedText,
  originalSpan,
  withCorrection,
  withoutCorrection,
} from './corrections';

const TEXT = '203 210/19 -20-22 KR';

/** "-23" for "-22", "KA" for "KR", "bitte " before it. */
const sheet: Corrected = {
  text: TEXT,
  corrections: [
    { start: 14, end: 17, text: '-2345' },
    { start: 18, end: 18, text: 'bitte ' },
    { start: 19, end: 20, text: '' },
  ],
};

const read = '203 210/19 -20-2345 bitte K';

describe('a corrected letter', () => {
  it('is read with the GM’s words in their places', () => {
    expect(correctedText(sheet)).toBe(read);
    expect(correctedText({ text: TEXT })).toBe(TEXT);
  });

  it.each([
    { title: 'before every correction', words: '210/19', original: '210/19' },
    { title: 'exactly a correction', words: '-2345', original: '-22' },
    { title: 'inside a correction: the whole of its words', words: '34', original: '-22' },
    { title: 'from a kept word into a correction', words: '-20-23', original: '-20-22' },
    { title: 'over a correction', words: '-20-2345 ', original: '-20-22 ' },
    { title: 'words that were put in: an empty place', words: 'bitte ', original: '' },
    { title: 'before words that were taken out', words: 'K', original: 'K' },
  ])('a place of it in the original: $title', ({ words, original }) => {
    const start = read.indexOf(words);
    const span = originalSpan(sheet, { start, end: start + words.length });
    expect(TEXT.slice(span.start, span.end)).toBe(original);
  });

  it.each([
    { title: 'kept words', words: '210/19', now: '210/19' },
    { title: 'part of the words that were corrected', words: '2 ', from: 16, now: '-2345 ' },
    { title: 'words that were taken out', words: 'R', now: '' },
  ])('a place of the original in it: $title', ({ words, now, from = 0 }) => {
    const start = TEXT.indexOf(words, from);
    const span = correctedSpan(sheet, { start, end: start + words.length });
    expect(read.slice(span.start, span.end)).toBe(now);
  });
});

describe('correcting', () => {
  it('replaces words at their place and keeps the others', () => {
    const start = read.indexOf('210/19');
    const corrections = withCorrection(sheet, { start, end: start + 6 }, '210/18');
    expect(correctedText({ text: TEXT, corrections })).toBe('203 210/18 -20-2345 bitte K');
    expect(corrections).toHaveLength(4);
  });

  it('merges corrections that overlap', () => {
    const start = read.indexOf('45 bitte');
    const corrections = withCorrection(sheet, { start, end: start + 8 }, '7');
    expect(correctedText({ text: TEXT, corrections })).toBe('203 210/19 -20-237 K');
    expect(corrections).toEqual([
      { start: 14, end: 18, text: '-237 ' },
      { start: 19, end: 20, text: '' },
    ]);
  });

  it('is none when the player’s words are restored', () => {
    const start = read.indexOf('-2345');
    const corrections = withCorrection(sheet, { start, end: start + 5 }, '-22');
    expect(corrections).toEqual(sheet.corrections?.slice(1));
  });

  it('is undone one by one', () => {
    const [first] = sheet.corrections ?? [];
    if (first === undefined) throw new Error('no correction');
    const corrections = withoutCorrection(sheet, first);
    expect(correctedText({ text: TEXT, corrections })).toBe('203 210/19 -20-22 bitte K');
  });
});

/** A text and edits of it one after the other, each somewhere in the text as it is read by then. */
const anyEdits = fc.record({
  text: fc.string({ maxLength: 30 }),
  edits: fc.array(
    fc.record({ from: fc.nat(40), length: fc.nat(8), words: fc.string({ maxLength: 5 }) }),
    { maxLength: 6 },
  ),
});

interface Edit {
  readonly from: number;
  readonly length: number;
  readonly words: string;
}

const spanOf = ({ from, length }: Edit, text: string) => {
  const start = Math.min(from, text.length);
  return { start, end: Math.min(text.length, start + length) };
};

const editedBy = (text: string, edits: readonly Edit[]): Corrected =>
  edits.reduce<Corrected>(
    (sheet, edit) => ({
      text,
      corrections: withCorrection(sheet, spanOf(edit, correctedText(sheet)), edit.words),
    }),
    { text, corrections: [] },
  );

describe('law: corrections are edits of the text that is read', () => {
  it('reads as if the edits had been made in the text itself, and the original stays', () => {
    fc.assert(
      fc.property(anyEdits, ({ text, edits }) => {
        const edited = edits.reduce((now, edit) => {
          const { start, end } = spanOf(edit, now);
          return now.slice(0, start) + edit.words + now.slice(end);
        }, text);
        const sheet = editedBy(text, edits);
        expect(correctedText(sheet)).toBe(edited);
        expect(sheet.text).toBe(text);
      }),
    );
  });

  it('keeps corrections in the order of places, none overlapping, none empty', () => {
    fc.assert(
      fc.property(anyEdits, ({ text, edits }) => {
        const { corrections = [] } = editedBy(text, edits);
        let end = -1;
        for (const one of corrections) {
          expect(one.start).toBeGreaterThanOrEqual(Math.max(0, end));
          expect(one.end).toBeGreaterThanOrEqual(one.start);
          expect(one.end).toBeLessThanOrEqual(text.length);
          expect(one.text).not.toBe(text.slice(one.start, one.end));
          end = one.end;
        }
      }),
    );
  });

  it('maps every span to one of the original that holds all corrections it overlaps', () => {
    fc.assert(
      fc.property(anyEdits, fc.nat(40), fc.nat(8), ({ text, edits }, from, length) => {
        const sheet = editedBy(text, edits);
        const span = spanOf({ from, length, words: '' }, correctedText(sheet));
        const original = originalSpan(sheet, span);
        expect(original.start).toBeLessThanOrEqual(original.end);
        const corrections = (sheet.corrections ?? []).filter(
          ({ start, end }) => original.start <= start && end <= original.end,
        );
        const whole = { text, corrections: withCorrection(sheet, span, '') };
        expect(correctedText(whole)).toBe(
          correctedText(sheet).slice(0, span.start) + correctedText(sheet).slice(span.end),
        );
        for (const { start, end } of sheet.corrections ?? []) {
          const isBeside = end <= original.start || original.end <= start;
          expect(isBeside || corrections.some((one) => one.start === start)).toBe(true);
        }
      }),
    );
  });

  it('shows words outside every correction as the player wrote them', () => {
    fc.assert(
      fc.property(anyEdits, ({ text, edits }) => {
        const sheet = editedBy(text, edits);
        for (let at = 0; at < text.length; at += 1) {
          if (sheet.corrections?.some(({ start, end }) => start <= at && at < end)) continue;
          const { start, end } = correctedSpan(sheet, { start: at, end: at + 1 });
          expect(correctedText(sheet).slice(start, end)).toBe(text.charAt(at));
          expect(originalSpan(sheet, { start, end })).toEqual({ start: at, end: at + 1 });
        }
      }),
    );
  });
});
