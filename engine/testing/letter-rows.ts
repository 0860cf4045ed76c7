import { describe, expect, it } from 'vitest';
import { type LetterRows, readRow } from './corpus';

/** Tests that letters mean their plain orders and no others; words beside them may be asked about. */
export function testMeant(rows: LetterRows): void {
  describe.each(Object.entries(rows))('%s (OS-15-01, WW-0.3-03)', (_, letters) => {
    it.each(letters)('leaves the order as it is meant in %s of %s: %s', (...row) => {
      const { keys, meant } = readRow(row);
      expect(meant.length).toBeGreaterThan(0);
      expect(keys).toEqual(meant);
    });
  });
}

/** Tests that of letters only their plain orders are carried out, and that the rest is asked about. */
export function testAsked(rows: LetterRows): void {
  describe.each(Object.entries(rows))('%s (OS-0-07, OS-15-01)', (_, letters) => {
    it.each(letters)('is asked about in %s of %s: %s', (...row) => {
      const { keys, findings, meant } = readRow(row);
      expect(keys).toEqual(meant);
      expect(findings.length).toBeGreaterThan(0);
    });
  });
}
