import { describe, expect, it } from 'vitest';
import { findingSentence } from '../explain';
import { type Language, wordsOf } from './words';

describe('texts of findings', () => {
  it.each([
    ['de', 'Angegeben sind 15, Einheit 302 zählt 10. Es gelten die Daten des Spielleiters.'],
    ['en', '15 are stated, unit 302 counts 10. The GM’s data hold.'],
  ] as const satisfies readonly (readonly [Language, string])[])(
    'a finding is a sentence in %s',
    (language, sentence) => {
      const finding = {
        code: 'F-ROW-SIZE',
        severity: 'WARN',
        clause: 'WW-8.2-25',
        party: 'tha',
        unit: 302,
        words: '15',
        about: { stated: 15, actual: 10 },
      } as const;
      expect(findingSentence(finding, wordsOf(language))).toBe(sentence);
    },
  );

  it('the reason of a finding chooses the closer sentence, an unknown reason the general one', () => {
    const empty = {
      code: 'F-ORD-UNPARSED',
      severity: 'ASK',
      clause: 'WW-0.3-03',
      party: 'tha',
      words: '',
    } as const;
    const words = wordsOf('de');
    expect(findingSentence({ ...empty, about: { reason: 'empty' } }, words)).toContain(
      'Der Text ist leer',
    );
    expect(findingSentence({ ...empty, about: { reason: 'other' } }, words)).toContain(
      'nicht zu verstehen',
    );
  });
});
