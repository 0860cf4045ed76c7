/*
 * Cases of PYGMA-ISIS, beside what every game's cases say (settings, decisions, dice, orders, records, figures):
 *
 *   map: 210 lowland, 211 water 1 0     Großfelder of one terrain, and where they lie (column, row); `wrap 4` = columns
 *   map: round 4 3                      a round world of columns and rows in the sea, closed by ice, numbered by rows
 *   turn: 4                             4 = Dorl of year 1
 *   210/20 210/21: forest, of a         fields: terrain, owner (`of nobody`), `city Rom`, `fortified`, `trade`
 *   210/20(2) 210/21(2): river, road    sides, also `bridge`; a road between water fields is a sea lane
 *   a: money 400000; spy 25.5; capital 210/20; start 210/20 210/21
 *   a: KH 1 5000 in 210/20, attack b, stationed, secret, aboard FH 1, from 210/19, unpaid 1
 *   a: H 1 in 210/20, wine 8, ore 4, loaded 210/20
 *   a: sees 210/20 210/21              what it knows of the map; without it all
 *   a: player Anna                     who plays it
 *   a: knows b player; mirror lowland population 3 grain 5; supply grain points 31 percent 106 needed
 *   a: stock city 210/20, good wine, points 20      any record of a realm by its kind and fields
 *   revolt a: class 3, strength 5000, fields 210/20 210/21, began 4
 *   being: field 210/20, kind giant, strength 2500  any record of nobody's
 *   orders a: KH 1: 210/20 - 210/21, A  lines of a letter
 *   ask: tradeCities size 26            a single figure by its name (`figures/`); `ask 2: ...` a second one
 *
 * What comes of it (`engine/testing/pygma-cases.ts`): `=> value: 2`, `=> value 2: ...`, `=> of: size 26`,
 * `=> at: a:KH1 210/21, b:RH1 gone`, `=> strength: a:KH1 4500`, `=> owners: 210/21 a`, `=> sides: 210/20(2) road`,
 * `=> towns: 210/20 a port fortified`, `=> money a: 390000`, records by kind `=> realm a: spy 51`, and what every game's
 * cases see: findings, events, told, booked, reported, figures, rolls.
 */
import { type CaseWord, type CaseWords, edited, hexWords, recordCases } from '../../../cases';
import { type FieldAddress, parseFieldAddress } from '../../../hex';
import {
  BLANK_REGION_WORLD,
  latticeOn,
  newPerson,
  placeSettlement,
  settlementAt,
  withNewRecord,
  type World,
} from '../../../world';
import { pygma } from '..';
import { ARMY_LETTERS, ARMY_ORDERS } from '../data/armies';
import { ARMY_KINDS, GOODS } from '../data/kinds';
import { CITY } from '../data/settlements';
import { LISTS } from '../records';
import { isTerrain } from '../rules/terrain';
import { stateOf, withState } from '../state/keep';
import { observe } from '../turn/observe';
import type { City, Realm } from '../state/types';
import { figureOf } from './figures';
import { roundWorld } from './figures/land';

/** Cases name fields by the numbers of the world. */
const WORLD_SHEET = { 'pygma.map.player_sheet': 'world' } as const;

const EMPTY: World = {
  ...BLANK_REGION_WORLD,
  map: { topology: { kind: 'sheet' }, grossfelder: {} },
};

/** A property of the city in a field. */
const ofCity =
  (more: Partial<City>): CaseWord<FieldAddress> =>
  (world, _, field) => {
    const state = stateOf(world);
    const cities = state.cities.map((one) => (one.id === field ? { ...one, ...more } : one));
    const isThere = settlementAt(world.map, field) !== undefined;
    return isThere ? withState(world, { ...state, cities }) : undefined;
  };

/** What is said of a realm itself. */
const ofRealm =
  (read: (said: string) => Partial<Realm>): CaseWord =>
  (world, said, key) => {
    const state = stateOf(world);
    const realms = state.realms.map((one) => (one.owner === key ? { ...one, ...read(said) } : one));
    return withState(world, { ...state, realms });
  };

/** The fields of a list with blanks. */
const fieldsOf = (said: string): readonly FieldAddress[] =>
  said.split(' ').flatMap((one) => parseFieldAddress(one) ?? []);

const hexes = hexWords({
  isTerrain,
  map: {
    wrap: (world, said) => ({
      ...world,
      map: { ...world.map, topology: { kind: 'cylinder', columns: Number(said) } },
    }),
    round: (world, said) => {
      const [columns = 0, rows = 0] = said.split(' ').map(Number);
      return roundWorld(world, columns, rows);
    },
  },
  fields: {
    city: (world, name, field) => {
      const city = { type: CITY, name, owner: '', built: 0, harbours: [] };
      return edited(world, placeSettlement(world.map, field, city));
    },
    fortified: ofCity({ isFortified: true }),
    closed: ofCity({ isClosed: true }),
    trade: ofCity({ isTrade: true }),
  },
});

const PLACE = '([\\d/]+)';
const COUNTS = ['population', 'points', 'percent', 'weighted', ...GOODS].join('|');

const WORDS: CaseWords = {
  ...hexes,
  party: (key) => ({ kind: 'realm', name: key.toUpperCase() }),
  single: ['realm'],
  plain: {
    army: 'order none',
    realm:
      'timber none, stone none, account 0, warriorPercent 0, riderPercent 0, fleetPercent 0, warriorPoints 0, riderPoints 0, fleetPoints 0',
  },
  short: [
    ...ARMY_KINDS.map(
      (kind) =>
        [
          new RegExp(`^${ARMY_LETTERS[kind]} (\\d+) (\\d+) in ${PLACE}`),
          `army kind ${kind}, number $1, strength $2, field $3`,
        ] as const,
    ),
    // Behind an army.
    [
      new RegExp(`(?<=^army .*), (${ARMY_ORDERS.join('|')})(?: (\\w+))?(?=,|$)`),
      ', order $1, target $2',
    ],
    [/(?<=^army .*), stationed\b/, ', isStationed yes'],
    [/(?<=^army .*), secret\b/, ', isSecret yes'],
    [/(?<=^army .*), aboard\b/, ', carrier'],
    [/(?<=^army .*), from\b/, ', cameFrom'],
    [new RegExp(`^H (\\d+) in ${PLACE}`), 'trader number $1, field $2'],
    [/, loaded\b/, ', city'],
    [/^mirror (\w+)/, 'mirror area $1'],
    [/^supply (\w+)/, 'supply good $1'],
    [/ needed\b/, ', isNeeded yes'],
    [new RegExp(`(?<=^(?:mirror|supply) .*\\w) (${COUNTS}) (?=\\d)`, 'g'), ', $1 '],
  ],
  shortLines: [[/^revolt (\w+): /, '$1: revolt ']],
  parts: {
    spy: ofRealm((said) => ({ spy: 2 * Number(said) })),
    gws: ofRealm((said) => ({ gws: Math.round(10 * Number(said)) })),
    start: ofRealm((start) => ({ start })),
    capital: (world, said, key) => {
      const [capital] = fieldsOf(said);
      const party = world.parties[key];
      return capital && party
        ? { ...world, parties: { ...world.parties, [key]: { ...party, capital } } }
        : undefined;
    },
    /** Who plays it. */
    player: (world, name, party) => {
      const roles = [{ party, kind: 'single' }] as const;
      const person = newPerson(name, name, { channel: 'email', roles });
      return { ...world, people: { ...world.people, [name]: person } };
    },
    /** Whom it knows, `knows b player`. */
    knows: (world, said, owner, join) => {
      const [other = '', by] = said.split(' ');
      const knows = by === 'player' ? by : 'realm';
      const place = { world: join(world, other), settings: {}, owner };
      return withNewRecord(LISTS.contacts, place, { other, knows });
    },
    /** Fields it knows; a realm of which nothing is said knows all. */
    sees: (world, said, key) => {
      const lattice = latticeOn(world.map);
      const cells = fieldsOf(said).flatMap((one) => lattice.cellOf(one) ?? []);
      return observe(world, WORLD_SHEET, { [key]: cells });
    },
  },
  figure: figureOf,
};

/** How PYGMA-ISIS plays cases. */
export const pygmaCaseGame = recordCases(pygma, EMPTY, WORDS);
