import type { GameFounding } from '../../../kernel';
import {
  BLANK_REGION_WORLD,
  FOUNDING_STEPS,
  newParty,
  sharedStep,
  type World,
} from '../../../world';
import { BOARD_43, BOOKLET_16, type PrintedCountry } from './printed-board';
import { COUNTRIES } from '../records';
import { stateOf, withState } from './keep';

const PLAYERS = [
  ['rot', 'Rot', 0],
  ['blau', 'Blau', 2],
  ['gruen', 'Grün', 5],
  ['gelb', 'Gelb', 8],
] as const;

/** A world with countries as they are printed; the board is empty of markers (EW-1-01, EW-26-05). */
export function boardWorld(printed: readonly PrintedCountry[], players = 4): World {
  const parties = Object.fromEntries(
    PLAYERS.slice(0, players).map(([key, name, colour]) => [key, newParty({ key, name, colour })]),
  );
  const empty: World = { ...BLANK_REGION_WORLD, parties };
  const world = printed.reduce(
    (before, { key, name: [name, english], zone, position, pbu, source }) =>
      COUNTRIES.put?.(
        { id: key, name, english, zone, position, pbu, sides: '', source },
        { world: before, settings: {}, owner: null },
      ) ?? before,
    empty,
  );
  return withState(world, stateOf(world));
}

/** How a game begins: on the printed board, on the sixteen countries of the booklet, or on a board of one's own. */
export const FOUNDING: GameFounding<World> = {
  beginnings: [
    {
      id: 'board-43',
      label: ['Spielbrett, 43 Länder in 11 Zonen', 'Board, 43 countries in 11 zones'],
      make: () => boardWorld(BOARD_43),
    },
    {
      id: 'booklet-16',
      label: ['Regelheft, 16 Länder in 4 Zonen', 'Booklet, 16 countries in 4 zones'],
      make: () => boardWorld(BOOKLET_16, 3),
    },
    {
      id: 'empty',
      label: ['Leeres Brett für eigene Länder', 'Empty board for countries of your own'],
      make: () => boardWorld([]),
    },
  ],
  asked: [
    'ew.war.secret_choice',
    'ew.motherland.access',
    'ew.sides.end',
    'ew.endgame.shift',
    'ew.endgame.lost_weapon',
    'arc.sub.sonar_penalty',
    'arc.energy.sub_rest',
    'ew.ruling.w4',
    'ew.ruling.w6',
    'ew.ruling.w19',
    'ew.battle.mode',
    'arc.set',
  ],
  steps: [
    sharedStep(COUNTRIES),
    FOUNDING_STEPS.parties,
    FOUNDING_STEPS.players,
    FOUNDING_STEPS.deadline,
    FOUNDING_STEPS.letters,
  ],
  enclosed: ['sheet', 'card', 'start', 'orders'],
};

/** The world with a player for every party (EW-1-06). */
export function foundPlayer(world: World): World {
  return withState(world, stateOf(world));
}
