import type { GameFounding } from '../../../kernel';
import { BLANK_REGION_WORLD, newParty, type World } from '../../../world';
import { EXAMPLE_BASES, EXAMPLE_BOARD, EXAMPLE_CAPITALS } from '../data/example-board';
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

/** Eight nations on the example map before anybody has chosen anything. */
function exampleWorld(): World {
  const parties = Object.fromEntries(
    NATIONS.map(([key, name, colour], index) => [
      key,
      newParty({ key, name, colour, seat: EXAMPLE_CAPITALS[index] ?? null }),
    ]),
  );
  const world = { ...BEFORE, parties };
  return withState(world, {
    ...stateOf(world),
    board: EXAMPLE_BOARD,
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
      label: ['Leere Karte, 14 mal 16 Felder', 'Empty map, 14 by 16 fields'],
      make: () => BEFORE,
    },
  ],
  asked: [
    ...['tm.base_morale.mode', 'tm.stance.stationary_intercepts', 'tm.ruling.r41'],
    'tm.ability.public',
  ],
};

/** The world with a nation for every party: its capital stands on its seat (TM-3-06, TM-15-01). */
export function foundNation(world: World): World {
  return withState(world, stateOf(world));
}
