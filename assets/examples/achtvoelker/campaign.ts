import { BLANK_CAMPAIGN, BLANK_REGION_WORLD, type Campaign, sheetsOf } from '../../../engine';
import {
  type Army,
  EXAMPLE_BASES,
  EXAMPLE_BOARD,
  type GameState,
  type Horde,
  newArmy,
  withState,
} from '../../../engine/systems/moerderspiel/rules/catalogue';
import { filedLetters, letters } from './letters';
import { nations, parties, people } from './nations';

type Placed = readonly [
  nation: string,
  number: number,
  field: string,
  strength: number,
  morale: number,
  own?: Partial<Army>,
];

const HIDDEN = { near: true, same: true } as const;

const PLACED: readonly Placed[] = [
  ['gelb', 1, 'D5', 600, 2, { progress: { kind: 'build', field: 'D5' }, watch: 'E11', moved: 0 }],
  ['gelb', 2, 'G8', 400, 1, { isExtrovert: true, watch: 'H9' }],
  [
    'orange',
    1,
    'K13',
    500,
    2,
    {
      set: { flag: 'gruen', factor: 'true' },
      shown: { flag: 'gruen', factor: 'true' },
      isAggressive: true,
      slot: 'false_flag',
    },
  ],
  ['orange', 2, 'E11', 400, 1, { moved: 2 }],
  ['rot', 1, 'E11', 600, 2, { isAggressive: true }],
  ['rot', 2, 'D10', 300, 1, { moved: 0 }],
  ['gruen', 1, 'I14', 400, 2, { isExtrovert: true, decrees: ['gruen'] }],
  ['gruen', 2, 'E12', 400, 1, { isExtrovert: true, decrees: ['gruen'] }],
  ['gruen', 3, 'F13', 300, 1, { moved: 0 }],
  [
    'blau',
    1,
    'J4',
    500,
    2,
    { set: { flag: null, factor: 'double' }, shown: { flag: null, factor: 'half' }, moved: 0 },
  ],
  [
    'blau',
    2,
    'G4',
    400,
    1,
    { set: { flag: null, factor: 'double' }, shown: { flag: null, factor: 'double' } },
  ],
  ['violett', 1, 'I14', 500, 1, { isExtrovert: true, moved: 2 }],
  ['violett', 2, 'K13', 400, 2, { hiding: HIDDEN, moved: 0 }],
  ['braun', 1, 'K4', 300, 2, { moved: 0, slot: 'blockade' }],
  ['braun', 2, 'L8', 400, 1, {}],
  ['weiss', 1, 'K13', 600, 2, { isExtrovert: true, moved: 0 }],
  ['weiss', 2, 'L12', 400, 1, {}],
];

const armies: readonly Army[] = PLACED.map(([nation, number, field, strength, morale, own]) =>
  newArmy({ nation, number, field, strength, morale, moved: 1, ...own }),
);

/** What the lord of the barbarians has gathered since day 1. */
const horde: Horde = {
  kind: 'horde',
  key: 'violett/horde',
  nation: 'violett',
  field: 'L14',
  camp: 'N14',
  strength: 1300,
  isAggressive: true,
  heldIn: 0,
};

/** Who holds which base; the others are nobody's. */
const OWNERS: Readonly<Record<string, string>> = {
  C5: 'gelb',
  F7: 'gelb',
  H12: 'orange',
  A11: 'rot',
  C8: 'rot',
  E12: 'gruen',
  G3: 'blau',
  I5: 'blau',
  J16: 'violett',
  L14: 'weiss',
  K12: 'weiss',
  M9: 'braun',
  N6: 'braun',
};

const bases = EXAMPLE_BASES.map((field) => ({ field, owner: OWNERS[field] ?? null }));

/** Where everything stands at the beginning of the second round of day 4, in truth. */
const state: GameState = {
  round: 8,
  board: EXAMPLE_BOARD,
  nations: Object.fromEntries(nations.map((one) => [one.key, one])),
  units: Object.fromEntries([...armies, horde].map((one) => [one.key, one])),
  bases: Object.fromEntries(bases.map((one) => [one.field, one])),
  blockades: [
    { edge: 'K4|L4', by: 'braun', since: 5, isPublic: true, knownTo: ['braun'] },
    { edge: 'L8|M8', by: 'braun', since: 8, isPublic: false, knownTo: ['braun'] },
  ],
  traps: [{ field: 'F10', nation: 'rot' }],
  salt: 4711,
  votes: { rot: 'orange', gelb: 'orange', weiss: 'gruen', orange: 'gruen' },
  published: {
    day: 4,
    bases: bases.map((one) => (one.field === 'E12' ? { ...one, owner: null } : one)),
    blockades: ['K4|L4'],
    destroyed: [],
    armies: [
      { field: 'K4', nation: 'braun', strength: null },
      { field: 'L7', nation: 'braun', strength: null },
      { field: 'L13', nation: 'orange', strength: null },
      { field: 'F11', nation: 'orange', strength: null },
    ],
  },
  outcome: null,
};

/** The second round of day 4: the round of the game is the turn of the world. */
const ROUND = 8;

/** When the letters came. */
const SENT = '2003-02-07T19:30:00Z';

/**
 * The example game: eight nations on the example map in the middle of day 4, with all messages to the game master. The
 * same value at every call.
 */
export function achtvoelkerCampaign(): Campaign {
  return {
    ...BLANK_CAMPAIGN,
    id: 'achtvoelker',
    name: 'Acht Völker',
    system: 'moerderspiel',
    seed: 'Acht Völker 22:00',
    settings: { 'tm.clock.start': '2003-02-03' },
    sheets: sheetsOf(letters, ROUND, SENT),
    world: withState(
      {
        ...BLANK_REGION_WORLD,
        parties: Object.fromEntries(parties.map((party) => [party.key, party])),
        people: Object.fromEntries(people.map((person) => [person.id, person])),
        clock: { ...BLANK_REGION_WORLD.clock, turn: ROUND },
      },
      state,
    ),
  };
}

/** The same game some hours before the end of the round: two nations have sent and nobody filed it, nor the thread. */
export function achtvoelkerInRound(): Campaign {
  return {
    ...achtvoelkerCampaign(),
    sheets: sheetsOf(filedLetters, ROUND, SENT),
  };
}
