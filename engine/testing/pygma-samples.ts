import type { TurnInput } from '../kernel';
import { pygmaCaseGame } from '../systems/pygma/cases/game';
import { stateOf, withState } from '../systems/pygma/state/keep';
import { observe } from '../systems/pygma/turn/observe';
import type { World } from '../world';
import { worldGiven } from './case-runner';

const NAMES: Readonly<Record<string, readonly [name: string, ruler: string]>> = {
  west: ['Westmark', 'Otho der Kühne'],
  nord: ['Nordreich', 'Mechthild'],
  insel: ['Inselbund', 'Ragna'],
};

/** A world of some lines as cases write them, its realms called by their names. */
function worldOf(lines: Readonly<Record<string, string>>): World {
  const world = worldGiven(pygmaCaseGame, lines);
  const parties = Object.values(world.parties).map((party) => {
    const [name = party.name, ruler = ''] = NAMES[party.key] ?? [];
    return [party.key, { ...party, name, ruler }] as const;
  });
  return observe(
    { ...world, parties: Object.fromEntries(parties) },
    { 'pygma.map.player_sheet': 'world' },
  );
}

const MIRRORS =
  'mirror lowland population 10 grain 12 livestock 6 wine 4; mirror city population 15 culture 12';

/** Three realms by the sea: the armies of the sample sheet of chapter 6, and neighbours that meet them. */
const LINES = {
  map: '65 lowland 0 0, 73 water 1 0, 72 highland 0 1',
  turn: '12',
  '065/05 065/06 065/11 065/13 065/14 065/19 065/20 065/21 065/29 065/35 065/36 065/37 065/41 065/42 065/43 065/47 065/48':
    'of west',
  '065/12': 'city Hochburg, of west',
  '065/30': 'city Nordhafen, trade, of west',
  '065/01 065/02 065/07 065/08 065/09': 'of nord',
  '065/07': 'city Nordburg, of nord',
  '072/20 072/21 072/14 072/13 072/27': 'of insel',
  '072/20': 'city Südmarkt, trade, of insel',
  '072/22': 'forest',
  '065/12(2) 065/13(2)': 'road',
  '065/19(2)': 'river',
  west: `money 400000; spy 25.5; gws 103.2; realm population 60; capital 065/12; ${MIRRORS}; knows nord; knows insel player
KH 1 8500 in 065/05; RH 1 2000 in 065/41; RH 2 2200 in 065/42; FH 1 50 in 073/10; FH 2 120 in 073/05; RH 4 3000 in 065/12, stationed; KH 3 4000 in 065/30; H 1 in 072/22, wine 8, ore 4, loaded 065/30`,
  nord: `money 250000; spy 20; gws 98.0; realm population 40; capital 065/07; ${MIRRORS}; knows west
KH 1 6000 in 065/02; RH 1 2500 in 065/08, attack west`,
  insel: `money 90000; spy 40; gws 100.0; realm population 30; capital 072/20; ${MIRRORS}
KH 1 3000 in 072/20; FH 1 60 in 073/16`,
  being: 'field 072/30, kind giant, strength 2500',
} as const;

/** The world of the samples. */
export const REALMS = worldOf(LINES);
const base = { rulings: {}, settings: {}, seed: 'pygma' } as const;
const economy = {
  'pygma.modules.economy': true,
  'pygma.modules.trade_bloom': true,
  'pygma.modules.population': true,
};

/** The same world in another month. */
const inTurn = (turn: number): World => ({ ...REALMS, clock: { ...REALMS.clock, turn } });

export const pygmaSamples: readonly {
  readonly name: string;
  readonly input: TurnInput<World>;
}[] = [
  {
    name: 'a month of muster with war at the border',
    input: {
      ...base,
      world: REALMS,
      orders: {
        west: `KH 1 | 65/5 | | 65/6 | 8500 K | A |
RH 1 | 65/41 | 65/47 | 65/48 | 2000 R | R |
FH 2 | 73/5 | 73/6, 73/2, 73/3 | 73/4 | 120 S | V |
Rüstung KH 8: 5000 K in Nordhafen
Straße 65/12, 65/13
Spionage 40000 GS
Hygiene 20000 GS
Befestigung Hochburg
Auftrag Reichsgröße gegen Nordreich
Überweisung 5000 GS an Inselbund
Mitteilung: Wir grüßen alle Völker.`,
        nord: `KH 1 | 65/2 | | 65/6 | 6000 K | A |
Espionage 10000 gold`,
        insel: `FH 1 | 73/16 | 73/10 | 73/5 | 60 S | A |`,
      },
    },
  },
  {
    name: 'a month of income with economy',
    input: {
      ...base,
      settings: economy,
      world: inTurn(11),
      orders: {
        west: `H 1 | 72/22 | 72/21 | 72/20 | 8 P. Wein, 4 P. Erz | | übergibt 8 P. Wein an Südmarkt
Lagerung 5 P. Wein in Nordhafen
Förderung Wein in Tiefland von 4`,
      },
    },
  },
  { name: 'a month in which nobody writes', input: { ...base, world: inTurn(13), orders: {} } },
  {
    name: 'the first month',
    input: {
      ...base,
      settings: economy,
      world: inTurn(1),
      orders: {
        west: 'Rüstung KH 8: 5000 K in Nordhafen',
        insel: 'Rüstung KH 2: 4000 K in Südmarkt',
      },
    },
  },
];

/** The world with other accounts of foreign realms, which only the GM and their owner know (PI-16-13). */
export function withOtherAccounts(world: World, viewer: string): World {
  const state = stateOf(world);
  const realms = state.realms.map((one) =>
    one.owner === viewer ? one : { ...one, account: one.account + 1, loot: one.loot + 10 },
  );
  return withState(world, { ...state, realms });
}
