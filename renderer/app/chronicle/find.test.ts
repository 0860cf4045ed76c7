import { describe, expect, it } from 'vitest';
import { holdsWords, rowAfterKey } from './find';

describe('searching the journal', () => {
  it.each([
    ['19 Felder mit Wald bemalt', 'wald', true],
    ['19 Felder mit Wald bemalt', 'bemalt  19', true],
    ['19 Felder mit Wald bemalt', 'wald sumpf', false],
    ['Notiz geschrieben', '', true],
  ])('%j holds %j: %j', (sentence, typed, holds) => {
    expect(holdsWords(sentence, typed)).toBe(holds);
  });
});

describe('keys in the chronicle', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowUp', 0, 0],
    ['PageDown', 3, 9],
    ['PageUp', 3, 0],
    ['Home', 7, 0],
    ['End', 2, 9],
    ['x', 2, undefined],
  ])('%s leads from row %i to %s', (key, from, to) => {
    expect(rowAfterKey(key, from, 10, 8)).toBe(to);
  });
});
