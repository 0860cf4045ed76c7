import { describe, expect, it } from 'vitest';
import {
  cell,
  type Explained,
  fact,
  operation,
  rule,
  ruled,
  sum,
  type Table,
} from '../../../engine';
import { wordsOf } from '../text/words';
import { explainLines, explainTree } from './index';

const MODIFIERS: Table = {
  id: 'stepModifier',
  clause: 'WW-5.3-08',
  rows: ['road', 'own', 'extreme', 'transition', 'white'],
  columns: ['difficulty'],
  cells: {
    road: { difficulty: -1 },
    own: { difficulty: -1 },
    extreme: { difficulty: 2 },
    transition: { difficulty: 1 },
    white: { difficulty: 3 },
  },
};

const modifier = (row: string): Explained =>
  cell(MODIFIERS, row, 'difficulty') ?? fact('missing', Number.NaN);

const difficulty = (height: number, ...modifiers: readonly string[]): Explained =>
  rule(
    'stepDifficulty',
    'WW-5.3-08',
    sum(
      rule('stepBase', 'WW-5.3-07', sum(fact('heightLevel', height), fact('baseOffset', 3))),
      ...modifiers.map(modifier),
    ),
  );

const COST: Table = {
  id: 'stepCost',
  clause: 'WW-5.3-15',
  rows: ['2'],
  columns: ['points'],
  cells: { 2: { points: 5 } },
};

describe('the steps of the booklet’s scouts in sentences (WW-5.3-20)', () => {
  it.each([
    {
      name: 'step 1, 711/24',
      explained: difficulty(1, 'road', 'own'),
      de: [
        '2  Schwierigkeit  WW-5.3-08',
        '   1  Höhenstufe des Ziels  WW-5.3-07',
        '  +3  fester Zuschlag je Schritt  WW-5.3-07',
        '  −1  Straße  WW-5.3-08',
        '  −1  eigenes Gebiet  WW-5.3-08',
      ],
      en: [
        '2  difficulty  WW-5.3-08',
        '   1  height level of the target  WW-5.3-07',
        '  +3  fixed surcharge per step  WW-5.3-07',
        '  −1  road  WW-5.3-08',
        '  −1  own territory  WW-5.3-08',
      ],
    },
    {
      name: 'step 2, 711/23',
      explained: difficulty(2, 'transition'),
      de: [
        '6  Schwierigkeit  WW-5.3-08',
        '   2  Höhenstufe des Ziels  WW-5.3-07',
        '  +3  fester Zuschlag je Schritt  WW-5.3-07',
        '  +1  Höhenwechsel oder Fluss  WW-5.3-08',
      ],
      en: [
        '6  difficulty  WW-5.3-08',
        '   2  height level of the target  WW-5.3-07',
        '  +3  fixed surcharge per step  WW-5.3-07',
        '  +1  change of height or river  WW-5.3-08',
      ],
    },
    {
      name: 'step 3, 710/04',
      explained: difficulty(2),
      de: [
        '5  Schwierigkeit  WW-5.3-08',
        '   2  Höhenstufe des Ziels  WW-5.3-07',
        '  +3  fester Zuschlag je Schritt  WW-5.3-07',
      ],
      en: [
        '5  difficulty  WW-5.3-08',
        '   2  height level of the target  WW-5.3-07',
        '  +3  fixed surcharge per step  WW-5.3-07',
      ],
    },
    {
      name: 'step 4, 710/03',
      explained: difficulty(2, 'extreme', 'own'),
      de: [
        '6  Schwierigkeit  WW-5.3-08',
        '   2  Höhenstufe des Ziels  WW-5.3-07',
        '  +3  fester Zuschlag je Schritt  WW-5.3-07',
        '  +2  extremes Gelände  WW-5.3-08',
        '  −1  eigenes Gebiet  WW-5.3-08',
      ],
      en: [
        '6  difficulty  WW-5.3-08',
        '   2  height level of the target  WW-5.3-07',
        '  +3  fixed surcharge per step  WW-5.3-07',
        '  +2  extreme terrain  WW-5.3-08',
        '  −1  own territory  WW-5.3-08',
      ],
    },
    {
      name: 'the points of step 1',
      explained: rule(
        'stepCost',
        'WW-5.3-15',
        cell(COST, '2', 'points') ?? fact('missing', Number.NaN),
        { difficulty: 2 },
      ),
      de: [
        '5  Bewegungspunkte  (bei Schwierigkeit 2)  WW-5.3-15',
        '  5  Punkte bei Schwierigkeit 2  WW-5.3-15',
      ],
      en: [
        '5  movement points  (at difficulty 2)  WW-5.3-15',
        '  5  points at difficulty 2  WW-5.3-15',
      ],
    },
  ])('renders $name in German and in English', ({ explained, de, en }) => {
    expect(explainLines(explained, wordsOf('de'))).toEqual(de);
    expect(explainLines(explained, wordsOf('en'))).toEqual(en);
  });
});

describe('a derivation', () => {
  it('shows a limit only where it changes the figure (WW-5.3-06)', () => {
    const within = difficulty(1, 'white');
    const beyond = rule(
      'stepDifficulty',
      'WW-5.3-08',
      operation('minimum', [
        sum(fact('heightLevel', 4), fact('baseOffset', 3), modifier('white')),
        fact('greatestDifficulty', 9, {}, 'WW-5.3-06'),
      ]),
    );
    const figures = (explained: Explained) =>
      explainTree(explained, wordsOf('de')).children.map(({ figure, label }) => [figure, label]);
    expect(figures(within)).not.toContainEqual(['= 9', 'höchstens 9']);
    expect(figures(beyond)).toEqual([
      ['4', 'Höhenstufe des Ziels'],
      ['+3', 'fester Zuschlag je Schritt'],
      ['+3', 'ins Unbekannte'],
      ['= 9', 'höchstens 9'],
    ]);
  });

  it('shows the computed figure beside the one set by the GM, with the reason (WW-0.1-05)', () => {
    const key = 'step/tha/203/1/difficulty';
    const changed = ruled(key, difficulty(2), {
      [key]: { key, value: 3, reason: 'Nebel' },
    });
    const node = explainTree(changed, wordsOf('de'));
    expect(node.figure).toBe('3');
    expect(node.note).toBe('3 statt 5: Nebel');
    expect(node.mark).toEqual({ kind: 'override', old: '5', reason: 'Nebel', ruling: key });
    expect(node.children.map(({ figure }) => figure)).toEqual(['2', '+3']);
  });

  it('writes factors with a cross and parts of a factor below it', () => {
    const points = rule(
      'turnPoints',
      'WW-5.3-05',
      operation('product', [
        rule('moonPoints', 'WW-5.3-04', sum(fact('characterPoints', 30), fact('pointsLeft', 10))),
        fact('moons', 2),
      ]),
    );
    expect(explainLines(points, wordsOf('de'))).toEqual([
      '80  Bewegungspunkte des Zugs  WW-5.3-05',
      '   40  Bewegungspunkte je Mond  WW-5.3-04',
      '        30  Punkte eines Charakters allein',
      '       +10  übrige Punkte',
      '  × 2  Monde des Zugs',
    ]);
  });
});
