import { describe, expect, it } from 'vitest';
import type { CardBlock, Rulings } from '../../../engine';
import { DECISIONS, FULL_CARD, REPORTED_BLOCKS } from '../../../engine/testing/reported-card';
import { type Language, wordsOf } from '../text/words';
import { cardLines } from './card';
import { namingWords } from './lexicon';

const LEXICON = {
  parties: { orden: 'der Orden', kontor: 'das Kontor' },
  regions: { hafen: 'Hafen', markt: 'Markt' },
  terrains: {},
};

const speaking = (language: Language) => namingWords(wordsOf(language, 'organisation'), LEXICON);

const linesOf = (blocks: readonly CardBlock[], language: Language, rulings: Rulings = {}) =>
  cardLines({ ...FULL_CARD, blocks }, speaking(language), rulings);

const [dice] = (FULL_CARD.blocks ?? []).filter(({ kind }) => kind === 'dice');

/** The text of a block for everybody who perceives the card, one of each kind. */
const CASES: readonly (readonly [
  string,
  readonly CardBlock[],
  readonly string[],
  readonly string[],
])[] = [
  [
    'a sentence',
    REPORTED_BLOCKS.slice(0, 1),
    ['Von Markt aus in Hafen, mit Stufe 3. Wer zahlt?'],
    ['From Markt in Hafen, with level 3. Wer zahlt?'],
  ],
  [
    'a list side by side',
    REPORTED_BLOCKS.slice(1, 2),
    ['der Orden: +2, Spielleitung: −1'],
    ['der Orden: +2, GM: −1'],
  ],
  [
    'dice as a party is told of them',
    REPORTED_BLOCKS.slice(2, 3),
    ['Informationen: 3, 5, 6'],
    ['Information: 3, 5, 6'],
  ],
  [
    'dice with one the GM typed in, as they count',
    dice === undefined ? [] : [dice],
    ['Informationen: 3, 5 (von Hand), 6'],
    ['Information: 3, 5 (by hand), 6'],
  ],
  ['a figure', REPORTED_BLOCKS.slice(3), ['Erfolge: 3'], ['Successes: 3']],
  [
    'an amount in halves as what it comes to',
    [
      {
        kind: 'figure',
        name: 'organisation.successes',
        about: {},
        value: { kind: 'fact', name: 'organisation.levelsUsed', about: {}, value: 9, unit: 'half' },
      },
    ],
    ['Erfolge: 4,5'],
    ['Successes: 4.5'],
  ],
  ['nothing of a block of a game', [{ kind: 'own', name: 'organisation.war', data: {} }], [], []],
  [
    'no line where a sentence says nothing',
    [{ kind: 'sentence', name: 'organisation.text', about: { text: ' ' } }],
    [],
    [],
  ],
];

describe('a card as lines of text', () => {
  it.each(CASES)('renders %s', (_, blocks, de, en) => {
    expect(linesOf(blocks, 'de')).toEqual(de);
    expect(linesOf(blocks, 'en')).toEqual(en);
  });
});

const decisions = DECISIONS.map((decision): CardBlock => ({ kind: 'decision', decision }));

const rulingsOf = (values: Readonly<Record<string, Rulings[string]['value']>>): Rulings =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { key, value, reason: 'r' }]),
  );

describe('the decisions on a card, for the GM', () => {
  it('are questions with their proposal; what he may take unasked is not there', () => {
    expect(linesOf(decisions, 'de')).toEqual([
      'Über wen holt der Orden in Hafen Auskunft ein? Kontor am Kai',
    ]);
  });

  it('render what he decided, each in the text of its decision', () => {
    const rulings = rulingsOf({
      target: 'organisation:gilde',
      answer: ' Das Kontor. ',
      shift: 2,
      division: { attack: 9, defence: '1', mobilised: 3 },
      revealed: true,
      reroll: [{ by: 'orden', die: 2 }],
    });
    expect(linesOf(decisions, 'de', rulings)).toEqual([
      'Über wen holt der Orden in Hafen Auskunft ein? Gilde',
      'Antwort des Geheimdienstes an den Orden: „Das Kontor.“',
      'Chance des Ordens verschoben: +2',
      'Kriegsaufstellung des Ordens: 3 mobilisiert, Angriff 1, Verteidigung 1',
      'Kriegsaufstellungen im Krieg des Ordens: aufgedeckt',
      'Neuer Wurf mit Forschung: Informationen: Würfel 2, der Orden',
    ]);
    expect(linesOf(decisions, 'en', rulings)).toEqual([
      'About whom does der Orden inquire in Hafen? Gilde',
      'Answer of the secret service to der Orden: “Das Kontor.”',
      'Chance of der Orden shifted: +2',
      'Division for war of der Orden: 3 mobilised, attack 1, defence 1',
      'Divisions in the war of der Orden: laid open',
      'Rolled again with research: Information: dice 2, der Orden',
    ]);
  });

  it('leave out a choice that was only offered, until he chose', () => {
    const [asked] = DECISIONS;
    if (asked === undefined || 'input' in asked) throw new Error('no question');
    const block: CardBlock = { kind: 'decision', decision: { ...asked, isOffered: true } };
    const told = (value?: string) =>
      linesOf([block], 'de', value === undefined ? {} : rulingsOf({ target: value }));
    expect(told()).toEqual([]);
    expect(told('organisation:nobody')).toEqual([]);
    expect(told('organisation:gilde')).toEqual([
      'Über wen holt der Orden in Hafen Auskunft ein? Gilde',
    ]);
  });

  it('hold by their proposal where a word does not fit', () => {
    const rulings = rulingsOf({ target: 'organisation:nobody', answer: '', shift: 9 });
    expect(linesOf(decisions, 'de', rulings)).toEqual([
      'Über wen holt der Orden in Hafen Auskunft ein? Kontor am Kai',
      'Chance des Ordens verschoben: +3',
    ]);
  });
});
