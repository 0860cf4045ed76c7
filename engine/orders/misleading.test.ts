import { describe, expect, it } from 'vitest';
import { readInSample as readIn } from '../testing/corpus';

/** Game, party and letter, and the plain orders of it that are carried out. */
type Row = readonly [game: string, party: string, letter: string, ...plain: string[]];

/** What looks as if it held an order back, or as if another one did it: nothing is asked. */
const CLEAR: Readonly<Record<string, readonly Row[]>> = {
  'a label of the open turn': [
    ['organisation', 'kontor', 'Phase 1: Wir bauen Salzhandel aus.', 'BAUE Salzhandel'],
    ['organisation', 'kontor', 'Orders for phase 1: build Salzhandel', 'BAUE Salzhandel'],
  ],
  'the writer behind those who do it with him': [
    ['eroberung', 'rot', 'Blau und ich greifen Iran an.', 'Angriff auf Iran mit Blau'],
    ['eroberung', 'rot', 'Blau, Gelb und ich kaufen Iran.', 'Kauf Iran mit Blau und Gelb'],
    ['eroberung', 'rot', 'Blue and I attack Iran.', 'Angriff auf Iran mit Blau'],
    ['eroberung', 'rot', 'Blue and we buy Iran.', 'Kauf Iran mit Blau'],
  ],
};

describe.each(Object.entries(CLEAR))('%s (OS-15-01, OS-0-07)', (_, rows) => {
  it.each(rows)('is carried out in a letter in %s of %s: %s', (game, party, letter, ...plain) => {
    const { keys, findings } = readIn(game, party, letter);
    expect(keys).toEqual(plain.flatMap((line) => readIn(game, party, line).keys));
    expect(findings).toEqual([]);
  });
});

/** What misleads: only the plain orders are carried out, and the rest is asked about. */
const ASKED: Readonly<Record<string, readonly Row[]>> = {
  'a label of another turn': [
    ['organisation', 'kontor', 'Phase 9: Wir bauen Salzhandel aus.'],
    ['organisation', 'kontor', 'Orders for phase 9: build Salzhandel'],
    ['moerderspiel', 'blau', 'Zug 9: Armee 1 hält.'],
    ['eroberung', 'rot', 'Turn 9: buy Iran'],
    ['waben', 'tha', 'Zug 9: 101 verteidigt sich.'],
    ['pygma', 'west', 'Phase 9: Befestigung Nordhafen'],
  ],
  'what another party does with another thing, without a verb': [
    [
      'organisation',
      'kontor',
      'Wir bauen Salzhandel aus, der Zirkel Hafenohren.',
      'BAUE Salzhandel',
    ],
    ['organisation', 'kontor', 'We build Salzhandel, the circle Hafenohren.', 'BAUE Salzhandel'],
    ['eroberung', 'rot', 'Kauf Iran, Blau: Irak', 'Kauf Iran'],
    ['eroberung', 'rot', 'Buy Iran, Blue: Iraq, Green: Cuba', 'Kauf Iran'],
  ],
  'a retreat from where nobody is': [
    ['waben', 'tha', '101 retreats from Dornach'],
    ['waben', 'tha', '101 zieht sich von Dornach zurück.'],
  ],
};

describe.each(Object.entries(ASKED))('%s (OS-0-07, OS-15-01)', (_, rows) => {
  it.each(rows)('is asked about in %s of %s: %s', (game, party, letter, ...plain) => {
    const { keys, findings } = readIn(game, party, letter);
    expect(keys).toEqual(plain.flatMap((line) => readIn(game, party, line).keys));
    expect(findings.length).toBeGreaterThan(0);
  });
});
