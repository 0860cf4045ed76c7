import { describe, expect, it } from 'vitest';
import { BLANK_REGION_WORLD, newParty, type World } from '../../../world';
import { army, nation, stateWith } from '../testing/board';
import { withState } from '../state/keep';
import { LETTERS } from '.';

const party = (key: string, name: string, colour: number, seat: string): World['parties'][string] =>
  newParty({ key, kind: 'realm', name, colour, seat });

const state = stateWith(
  [nation('blue', 'I3'), nation('red', 'C10'), nation('yellow', 'E6')],
  [
    army('red', 1, 'E5', 500),
    army('red', 2, 'E5', 300),
    army('blue', 1, 'E5', 400),
    army('yellow', 1, 'E7', 400),
    army('yellow', 2, 'F5', 400),
    {
      kind: 'horde',
      key: 'red/horde',
      nation: 'red',
      field: 'E7',
      camp: 'E7',
      strength: 1000,
      isAggressive: false,
      heldIn: 0,
    },
  ],
  { bases: { C5: { field: 'C5', owner: 'red' } } },
);
const world = withState(
  {
    ...BLANK_REGION_WORLD,
    parties: {
      blue: party('blue', 'Blau', 0, 'I3'),
      red: party('red', 'Rot', 1, 'C10'),
      yellow: party('yellow', 'Gelb', 2, 'E6'),
    },
  },
  state,
);

const read = (text: string) => {
  const sheet = LETTERS.read(text, 'red', world);
  return {
    orders: sheet.rows.map(({ content }) => content.order),
    findings: sheet.findings.map(({ code, words }) => `${code.split('.')[1] ?? ''} ${words}`),
  };
};
const unit = (order: object, key = 'red/1') => ({ kind: 'UNIT', unit: key, order });

describe('letters of nations', () => {
  it.each([
    ['Armee 1 hält.', unit({ kind: 'HOLD' })],
    ['Armee 1 zieht nach D5, C5', unit({ kind: 'MOVE', path: ['D5', 'C5'] })],
    ['Armee 2 marschiert über e06 nach E7.', unit({ kind: 'MOVE', path: ['E6', 'E7'] }, 'red/2')],
    ['Army 1 moves to D5 and C5', unit({ kind: 'MOVE', path: ['D5', 'C5'] })],
    ['Armee 1 greift Ziel 1 an', unit({ kind: 'ATTACK', target: { kind: 'unit', unit: '?1' } })],
    ['Armee 1 greift den Stützpunkt an', unit({ kind: 'ATTACK', target: { kind: 'base' } })],
    ['Army 1 attacks the garrison', unit({ kind: 'ATTACK', target: { kind: 'garrison' } })],
    ['Armee 1 nimmt den Stützpunkt ein', unit({ kind: 'CAPTURE' })],
    ['Armee 1 belagert E6', unit({ kind: 'SIEGE', capital: 'E6' })],
    ['Armee 1 belagert die Hauptstadt von Gelb', unit({ kind: 'SIEGE', capital: 'E6' })],
    [
      'Armee 1 baut die Hauptstadt wieder auf mit 200 Soldaten',
      unit({ kind: 'REBUILD', garrison: 200 }),
    ],
    ['Armee 1 baut einen Stützpunkt', unit({ kind: 'BUILD_BASE' })],
    ['Armee 1 blockiert die Kante zu F5', unit({ kind: 'BLOCKADE', beyond: 'F5', step: null })],
    [
      'Armee 1 blockiert die Kante zu F5 und zieht nach D5',
      unit({ kind: 'BLOCKADE', beyond: 'F5', step: 'D5' }),
    ],
    [
      'Armee 1 sperrt die Kante zu F5 und marschiert nach D5.',
      unit({ kind: 'BLOCKADE', beyond: 'F5', step: 'D5' }),
    ],
    [
      'Army 1 blocks the edge to F5 and moves to D5',
      unit({ kind: 'BLOCKADE', beyond: 'F5', step: 'D5' }),
    ],
    ['Armee 1 zeigt Ziel 1 den Erlass', unit({ kind: 'SHOW_DECREE', targets: ['?1'] })],
    ['Armee 1 stellt eine Falle', unit({ kind: 'SET_TRAP' })],
    [
      'Falscher Befehl von Armee 1 an Ziel 2: zieht nach G5',
      unit({ kind: 'FALSE_ORDER', target: '?2', order: { kind: 'MOVE', path: ['G5'] } }),
    ],
    ['Armee 1 verfolgt Ziel 2', unit({ kind: 'TRACK', target: '?2' })],
    [
      'Armee 1 demoralisiert Ziel 1: Nachts heulen Wölfe',
      unit({
        kind: 'DEMORALISE',
        target: { kind: 'unit', unit: '?1' },
        text: 'Nachts heulen Wölfe',
      }),
    ],
    [
      'Armee 1 verlockt 200 Soldaten von Ziel 1',
      unit({ kind: 'LURE', target: { kind: 'unit', unit: '?1' }, amount: 200 }),
    ],
    [
      'Armee 1 ist aggressiv und introvertiert',
      { kind: 'SET', unit: 'red/1', set: { isAggressive: true, isExtrovert: false } },
    ],
    ['Armee 1 beobachtet F7', { kind: 'SET', unit: 'red/1', set: { watch: 'F7' } }],
    [
      'Armee 1 erscheint doppelt so stark',
      { kind: 'SET', unit: 'red/1', set: { factor: 'double' } },
    ],
    ['Armee 1 führt die Flagge von Blau', { kind: 'SET', unit: 'red/1', set: { flag: 'blue' } }],
    ['Armee 1 führt die eigene Flagge', { kind: 'SET', unit: 'red/1', set: { flag: null } }],
    ['Armee 1 nutzt nur Tarnung', { kind: 'SET', unit: 'red/1', set: { slot: 'camouflage' } }],
    ['Wir stimmen für Blau', { kind: 'VOTE', nation: 'blue' }],
    ['Stimme: Blau', { kind: 'VOTE', nation: 'blue' }],
    ['Wir stimmen für niemanden', { kind: 'VOTE', nation: null }],
    ['Wir überlassen C5 an Blau', { kind: 'CEDE', base: 'C5', to: 'blue' }],
    ['Wahl: Tarnung', { kind: 'CHOOSE', ability: 'camouflage' }],
    [
      'Verlege 300 Soldaten von Armee 1 in die Garnison',
      { kind: 'REGROUP', from: 'red/1', to: 'garrison', soldiers: 300 },
    ],
    [
      'Verlege 300 Soldaten von Armee 1 in eine neue Armee',
      { kind: 'REGROUP', from: 'red/1', to: 'new', soldiers: 300 },
    ],
    [
      'Vereinige Armee 2 mit Armee 1',
      { kind: 'REGROUP', from: 'red/2', to: 'red/1', soldiers: null },
    ],
    [
      'Verlust: Garnison mit 200, Armee 1 mit 300',
      {
        kind: 'SANCTION_LOSS',
        losses: [
          { unit: 'garrison', soldiers: 200 },
          { unit: 'red/1', soldiers: 300 },
        ],
      },
    ],
    [
      'Aufteilung: Garnison mit 400, Armee 1 mit 700, Armee 2 mit 400',
      { kind: 'SPLIT', garrison: 400, armies: [700, 400] },
    ],
    ['Fähigkeiten: Tarnung, Verlocken', { kind: 'ABILITIES', abilities: ['camouflage', 'lure'] }],
    [
      'Fähigkeiten: Baumeister, Unter fremder Flagge',
      { kind: 'ABILITIES', abilities: ['builder', 'false_flag'] },
    ],
    [
      'Techniken: Erster Schlag, Schildwall',
      { kind: 'TECHNIQUES', techniques: ['first_strike', 'shield_wall'] },
    ],
    ['Lager: D3', { kind: 'CAMP', field: 'D3' }],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual({ orders: [expected], findings: [] });
  });

  it.each([
    ['Nation: Rot\nArmee 1 hält', [unit({ kind: 'HOLD' })]],
    [
      'Army 1 holds\nTechniques: First strike, Hunter',
      [unit({ kind: 'HOLD' }), { kind: 'TECHNIQUES', techniques: ['first_strike', 'hunter'] }],
    ],
  ])('reads every line of %j and asks about none', (text, orders) => {
    expect(read(text)).toEqual({ orders, findings: [] });
  });

  it.each([
    ['Verlege 300 Soldaten von Armee 1 und Armee 2 in die Garnison', 'E_REGROUP'],
    ['Transfer 300 soldiers from army 1 and army 2 to the garrison', 'E_REGROUP'],
    ['Aufteilung: Garnison 400, Armee 1, Armee 2 500', 'E_SPLIT_SUM'],
  ])('carries out no part of an order that leaves open how many are whose: %j', (text, code) => {
    const { orders, findings } = read(text);
    expect(orders).toEqual([]);
    expect(findings[0]).toMatch(new RegExp(`^${code} `));
  });

  const holds = unit({ kind: 'HOLD' }, 'red/2');
  const falseOrder = unit({
    kind: 'FALSE_ORDER',
    target: '?2',
    order: { kind: 'MOVE', path: ['G5'] },
  });
  const demoralise = (text: string) =>
    unit({ kind: 'DEMORALISE', target: { kind: 'unit', unit: '?1' }, text });

  it.each([
    ['Falscher Befehl von Armee 1 an Ziel 2: zieht nach G5\nArmee 2 hält', [falseOrder, holds], []],
    ['False order from army 1 to target 2: moves to G5\nArmy 2 holds', [falseOrder, holds], []],
    [
      'Armee 1 demoralisiert Ziel 1: Nachts heulen Wölfe in den Bergen,\nArmee 2 hält',
      [demoralise('Nachts heulen Wölfe in den Bergen'), holds],
      [],
    ],
    [
      'Armee 1 demoralisiert Ziel 1: Nachts heulen Wölfe in den Bergen\nund keiner schläft\nArmee 2 hält',
      [demoralise('Nachts heulen Wölfe in den Bergen und keiner schläft'), holds],
      [],
    ],
    [
      'Armee 1 demoralisiert Ziel 1: Nachts heulen Wölfe\nDie Horde zieht nach E6',
      [demoralise('Nachts heulen Wölfe'), unit({ kind: 'MOVE', path: ['E6'] }, 'red/horde')],
      [],
    ],
    [
      'Armee 1 demoralisiert Ziel 1: Nachts heulen Wölfe in den Bergen\nGarnison feiert',
      [demoralise('Nachts heulen Wölfe in den Bergen')],
      ['E_LINE Garnison feiert'],
    ],
  ])('ends the text of an order where a line begins another one: %j', (text, orders, findings) => {
    expect(read(text)).toEqual({ orders, findings });
  });
});
