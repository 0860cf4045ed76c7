import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArchivedTurn } from './campaign';
import { issuedText, withIssued } from './issued';

const archived: ArchivedTurn = {
  turn: 3,
  sheets: {},
  rulings: {},
  settings: {},
  seed: '',
  appliedAt: '',
};
const at = '2026-01-01T00:00:00Z';

describe('a turn report that was sent', () => {
  it('is stored word for word, whatever its text (property)', () => {
    const anyWords = fc.string({ unit: 'binary', maxLength: 900 });
    fc.assert(
      fc.property(anyWords, (text) => {
        expect(issuedText(withIssued(archived, 'tha', text, at), 'tha')).toBe(text);
      }),
    );
  });

  it('takes little space if it is long, and stays readable if it is short', () => {
    const long = 'Euer Heer 101 zog von 210/19 nach 210/20. '.repeat(200);
    const kept = withIssued(withIssued(archived, 'tha', long, at), 'ely', 'Nichts Neues.', at);
    expect(kept.issued?.['tha']?.text.length).toBeLessThan(400);
    expect(kept.issued?.['ely']).toEqual({ at, text: 'Nichts Neues.' });
    expect(issuedText(kept, 'tha')).toBe(long);
  });

  it('is missing if none was sent, or if it cannot be unpacked', () => {
    expect(issuedText(archived, 'tha')).toBeUndefined();
    const broken = { at, text: '%%%', isPacked: true } as const;
    expect(issuedText({ ...archived, issued: { tha: broken } }, 'tha')).toBeUndefined();
  });
});
