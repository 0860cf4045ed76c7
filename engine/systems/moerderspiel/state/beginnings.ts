import type { GameFounding, Settings } from '../../../kernel';
import {
  BLANK_LETTERED_BOARD,
  BLANK_REGION_WORLD,
  type LetteredBoard,
  MOST_COLUMNS,
  MOST_ROWS,
  newParty,
  type World,
} from '../../../world';
import { EXAMPLE_BASES, EXAMPLE_BOARD, EXAMPLE_CAPITALS } from '../data/example-board';
import { choiceOf, numberOf } from '../rules/settings';
import { stateOf, withState } from './keep';

/** The set-up is round 0 of the game and turn 0 of its world (TM-2-15). */
const BEFORE: World = {
  ...BLANK_REGION_WORLD,
  clock: { ...BLANK_REGION_WORLD.clock, turn: 0 },
};

/** Keys, names and colours of the nations of the example map, in the order of its capitals (TM-3-16). */
const NATIONS = [
  ['gelb', 'Gelb', 8],
  ['orange', 'Orange', 4],
  ['rot', 'Rot', 0],
  ['gruen', 'Grün', 5],
  ['blau', 'Blau', 2],
  ['violett', 'Violett', 3],
  ['braun', 'Braun', 10],
  ['weiss', 'Weiß', 9],
] as const;

const layoutOf = (settings: Settings): LetteredBoard['layout'] =>
  choiceOf(settings, 'tm.map.layout') === 'odd_rows_right' ? 'odd_rows_right' : 'even_rows_right';

/** A size of the board; an impossible one is replaced by the nearest possible one. */
const sizeOf = (settings: Settings, key: string, most: number): number =>
  Math.min(most, Math.max(1, numberOf(settings, key)));

/** An empty board of the size and layout that are wished (TM-3-01, TM-3-02). */
function emptyWorld(settings: Settings): World {
  return withState(BEFORE, {
    ...stateOf(BEFORE),
    board: {
      ...BLANK_LETTERED_BOARD,
      layout: layoutOf(settings),
      rows: sizeOf(settings, 'tm.map.rows', MOST_ROWS),
      columns: sizeOf(settings, 'tm.map.columns', MOST_COLUMNS),
    },
  });
}

/** Eight nations on the example map before anybody has chosen anything. */
function exampleWorld(settings: Settings): World {
  const parties = Object.fromEntries(
    NATIONS.map(([key, name, colour], index) => [
      key,
      newParty({ key, name, colour, seat: EXAMPLE_CAPITALS[index] ?? null }),
    ]),
  );
  const world = { ...BEFORE, parties };
  return withState(world, {
    ...stateOf(world),
    board: { ...EXAMPLE_BOARD, layout: layoutOf(settings) },
    bases: Object.fromEntries(EXAMPLE_BASES.map((field) => [field, { field, owner: null }])),
  });
}

/** How a game begins: on the example map, or on an empty board; what the GM decides before (TM-15-01). */
export const FOUNDING: GameFounding<World> = {
  beginnings: [
    {
      id: 'example',
      label: [
        'Beispielkarte, acht Nationen, 14 mal 16 Felder',
        'Example map, eight nations, 14 by 16 fields',
      ],
      make: exampleWorld,
    },
    {
      id: 'empty',
      label: ['Leere Karte', 'Empty map'],
      asked: ['tm.map.rows', 'tm.map.columns'],
      make: emptyWorld,
    },
  ],
  asked: [
    'tm.map.layout',
    'tm.base_morale.mode',
    'tm.stance.stationary_intercepts',
    'tm.ruling.r41',
    'tm.ability.public',
  ],
  enclosed: ['invitation', 'card', 'setup'],
};

/** The world with a nation for every party, its capital at the party's seat (TM-3-06, TM-15-01). */
export function foundNation(world: World): World {
  return withState(world, stateOf(world));
}
