/*
 * Cases of PYGMA-ISIS, beside what every game's cases say (settings, decisions, dice, orders):
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
import { type CaseGame, type CaseInput, type PlayedProposal, recordCases } from '../../../cases';
import { type Direction, type FieldAddress, grossfeldNo, parseFieldAddress } from '../../../hex';
import type { Explained } from '../../../kernel';
import {
  applyMapChanges,
  BLANK_REGION_WORLD,
  type Edit,
  type Grossfeld,
  latticeOn,
  newGrossfeld,
  newParty,
  newPerson,
  placeSettlement,
  setOwner,
  setSideFeature,
  setTerrain,
  settlementAt,
  SIDE,
  type World,
} from '../../../world';
import { pygma } from '..';
import { ARMY_LETTERS, ARMY_ORDERS } from '../data/armies';
import { AREAS, ARMY_KINDS, GOODS } from '../data/kinds';
import { CITY } from '../data/settlements';
import { armyId, LISTS } from '../records';
import { isTerrain } from '../rules/terrain';
import { stateOf, withState } from '../state/keep';
import { observe } from '../turn/observe';
import type { Army, City, GameState, Realm } from '../state/types';
import { figureOf } from './figures';
import { roundWorld } from './figures/land';

export { figureOf };

/** Cases name fields by the numbers of the world. */
const WORLD_SHEET = { 'pygma.map.player_sheet': 'world' } as const;

/** What a case says: the world, and the figures asked for. */
export interface CaseSituation {
  readonly world: World;
  readonly asked: Readonly<Record<string, string>>;
}

/** What a case came to: a turn, and the figures asked for by their number, undefined where the rules know no such one. */
export interface PlayedCase extends PlayedProposal {
  readonly asked: Readonly<Record<string, Explained | undefined>>;
}

const EMPTY: World = {
  ...BLANK_REGION_WORLD,
  map: { topology: { kind: 'sheet' }, grossfelder: {} },
};

/** Each part of a list added to what was there before; undefined if one of them cannot be read. */
function withAll<Given>(
  before: Given,
  parts: readonly string[],
  add: (given: Given, words: readonly string[], part: string) => Given | undefined,
): Given | undefined {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce<Given | undefined>((given, part) => given && add(given, part.split(' '), part), before);
}

/** The world after an edit of its map; undefined where it is refused. */
const edited = (world: World, edit: Edit): World | undefined =>
  edit.ok ? { ...world, map: applyMapChanges(world.map, edit.value) } : undefined;

const withParty = (world: World, key: string): World =>
  world.parties[key] === undefined
    ? {
        ...world,
        parties: {
          ...world.parties,
          [key]: newParty({
            key,
            name: key.toUpperCase(),
            kind: 'realm',
            colour: Object.keys(world.parties).length,
          }),
        },
      }
    : world;

const changed = (world: World, change: (state: GameState) => Partial<GameState>): World => {
  const state = stateOf(world);
  return withState(world, { ...state, ...change(state) });
};

const withRealm = (world: World, key: string, more: Partial<Realm>): World =>
  changed(world, ({ realms }) => ({
    realms: realms.map((one) => (one.owner === key ? { ...one, ...more } : one)),
  }));

const withCity = (world: World, field: FieldAddress, more: Partial<City>): World | undefined =>
  settlementAt(world.map, field) === undefined
    ? undefined
    : changed(world, ({ cities }) => ({
        cities: cities.map((one) => (one.id === field ? { ...one, ...more } : one)),
      }));

/** `210 lowland`, a Großfeld of one terrain, and where it lies in the lattice, `211 water 1 0`; `wrap 4`; `round 4 3`. */
function withGrossfeld(world: World, words: readonly string[]): World | undefined {
  const [name = '', terrain = '', u = '0', v = '0'] = words;
  if (name === 'round') return roundWorld(world, Number(terrain), Number(u));
  if (name === 'wrap')
    return {
      ...world,
      map: { ...world.map, topology: { kind: 'cylinder', columns: Number(terrain) } },
    };
  const no = grossfeldNo(name.padStart(3, '0'));
  if (no === undefined || !isTerrain(terrain)) return undefined;
  const grossfeld: Grossfeld = newGrossfeld(no, Number(u), Number(v), terrain);
  const { grossfelder } = world.map;
  return { ...world, map: { ...world.map, grossfelder: { ...grossfelder, [no]: grossfeld } } };
}

/** `forest`, `of a`, `of nobody`, `city Rom`, `fortified`, `trade`, `closed`. */
function withContent(
  world: World,
  field: FieldAddress,
  words: readonly string[],
): World | undefined {
  const [word = '', ...rest] = words;
  if (isTerrain(word)) return edited(world, setTerrain(world.map, [field], word));
  if (word === 'of') {
    const [key = ''] = rest;
    if (key === 'nobody') return edited(world, setOwner(world.map, [field], null));
    const joined = withParty(world, key);
    return edited(joined, setOwner(joined.map, [field], key));
  }
  if (word === 'city') {
    const city = { type: CITY, name: rest.join(' '), owner: '', built: 0, harbours: [] };
    return edited(world, placeSettlement(world.map, field, city));
  }
  if (word === 'fortified') return withCity(world, field, { isFortified: true });
  if (word === 'closed') return withCity(world, field, { isClosed: true });
  return word === 'trade' ? withCity(world, field, { isTrade: true }) : undefined;
}

const FEATURES: Readonly<Record<string, number>> = SIDE;

/** `river, road, bridge` of a side, `210/20(2)`. */
function withFeatures(world: World, side: string, value: string): World | undefined {
  const [, address = '', direction] = /^(\d+\/\d+)\((\d)\)$/.exec(side) ?? [];
  const field = fieldOf(address);
  const bits = value.split(', ').map((word) => FEATURES[word]);
  if (field === undefined || bits.includes(undefined)) return undefined;
  const at = { field, side: Number(direction) as Direction };
  return bits.reduce<World | undefined>(
    (now, bit = 0) =>
      now && edited(now, setSideFeature(now.map, latticeOn(now.map), at, bit, true)),
    world,
  );
}

/** The field of an address, whose zeros in front may be left out: `5/16`. */
function fieldOf(text: string): FieldAddress | undefined {
  const [, grossfeld = '', kleinfeld = ''] = /^(\d{1,3})\/(\d{1,2})$/.exec(text) ?? [];
  return parseFieldAddress(`${grossfeld.padStart(3, '0')}/${kleinfeld.padStart(2, '0')}`);
}

const ARMY = /^([KRFABC]H) (\d+) (\d+) in ([\d/]+)(?:, (.+))?$/;

/** `attack b`, `stationed`, `secret`, `aboard FH 1`, `from 210/19`, `unpaid 1`. */
function withTrait(army: Army, words: readonly string[]): Army | undefined {
  const [word = '', ...rest] = words;
  const [first = ''] = rest;
  const order = ARMY_ORDERS.find((one) => one === word);
  if (order !== undefined) return { ...army, order, target: first };
  if (word === 'stationed') return { ...army, isStationed: true };
  if (word === 'secret') return { ...army, isSecret: true };
  if (word === 'aboard') return { ...army, carrier: rest.join(' ') };
  if (word === 'from') return { ...army, cameFrom: fieldOf(first) ?? '' };
  if (word === 'unpaid' || word === 'unseen') return { ...army, [word]: Number(first) };
  return undefined;
}

/** `KH 1 5000 in 210/20, attack b`. */
function withArmy(world: World, owner: string, part: string): World | undefined {
  const [, letters, number, strength, place = '', traits = ''] = ARMY.exec(part) ?? [];
  const kind = ARMY_KINDS.find((one) => ARMY_LETTERS[one] === letters);
  const field = fieldOf(place);
  const blank = LISTS.armies.blank?.({ world, settings: {}, owner });
  if (kind === undefined || field === undefined || blank === undefined) return undefined;
  const named = {
    ...blank,
    owner,
    kind,
    number: Number(number),
    strength: Number(strength),
    field,
  };
  const army = withAll<Army>({ ...named, id: armyId(named) }, traits.split(','), withTrait);
  return army && changed(world, ({ armies }) => ({ armies: [...armies, army] }));
}

/** `good value` pairs of goods and other columns, `population 3 grain 5`; undefined for another word. */
function columnsIn(
  words: readonly string[],
  also: readonly string[] = [],
): Readonly<Record<string, number>> | undefined {
  const known: readonly string[] = [...GOODS, ...also];
  const pairs = words.flatMap((word, at) =>
    at % 2 === 0 ? [[word, Number(words[at + 1])] as const] : [],
  );
  return pairs.every(([word, value]) => known.includes(word) && Number.isInteger(value))
    ? Object.fromEntries(pairs)
    : undefined;
}

/** A record of a realm, blank but for some values, in the place of one of its id. */
function withRow(
  world: World,
  list: 'traders' | 'mirrors' | 'supplies' | 'contacts',
  owner: string,
  values: Readonly<Record<string, string | number | boolean>> & { readonly id: string },
): World | undefined {
  const kind = LISTS[list];
  const blank = kind.blank?.({ world, settings: {}, owner });
  const known = stateOf(world)[list].find((one) => one.owner === owner && one.id === values.id);
  const row = kind.schema?.safeParse({ ...blank, ...known, ...values });
  return row?.success === true
    ? changed(world, (state) => ({
        [list]: [...state[list].filter((one) => one !== known), { ...row.data, owner }],
      }))
    : undefined;
}

/** `H 1 in 210/20, wine 8, ore 4, loaded 210/20`. */
function withTrader(world: World, owner: string, part: string): World | undefined {
  const [, no = '', place = '', rest = ''] = /^H (\d+) in ([\d/]+)(?:, (.+))?$/.exec(part) ?? [];
  const words = rest.split(/,? /).filter((word) => word !== '');
  const at = words.indexOf('loaded');
  const city = at < 0 ? '' : (fieldOf(words[at + 1] ?? '') ?? '');
  const load = columnsIn(at < 0 ? words : words.filter((_, index) => index < at || index > at + 1));
  const field = fieldOf(place);
  if (load === undefined || field === undefined) return undefined;
  return withRow(world, 'traders', owner, {
    id: `H${no}`,
    number: Number(no),
    field,
    city,
    ...load,
  });
}

type Part = (
  world: World,
  owner: string,
  words: readonly string[],
  part: string,
) => World | undefined;

/** What is said of a realm beside its records, by the first word. */
const PARTS: Readonly<Record<string, Part>> = {
  spy: (world, owner, [value]) => withRealm(world, owner, { spy: 2 * Number(value) }),
  gws: (world, owner, [value]) => withRealm(world, owner, { gws: Math.round(10 * Number(value)) }),
  /** What its record says, `realm growth 15, hunger 40`. */
  realm: (world, owner, _, part) => {
    const [, said = ''] = /^realm (.+)$/.exec(part) ?? [];
    const known = stateOf(world).realms.find((one) => one.owner === owner);
    const kind = LISTS.realms;
    const values = said.split(', ').map((one) => {
      const [id = '', ...rest] = one.split(' ');
      const value = rest.join(' ');
      return [id, /^-?\d+$/.test(value) ? Number(value) : value] as const;
    });
    const row = kind.schema?.safeParse({ ...known, ...Object.fromEntries(values) });
    return row?.success === true ? withRealm(world, owner, row.data) : undefined;
  },
  capital: (world, owner, [place = '']) => {
    const capital = fieldOf(place);
    const party = world.parties[owner];
    if (capital === undefined || party === undefined) return undefined;
    return { ...world, parties: { ...world.parties, [owner]: { ...party, capital } } };
  },
  start: (world, owner, places) =>
    withRealm(world, owner, { start: places.map((one) => fieldOf(one) ?? one).join(' ') }),
  ...Object.fromEntries(
    Object.values(ARMY_LETTERS).map((letters): [string, Part] => [
      letters,
      (world, owner, _, part) => withArmy(world, owner, part),
    ]),
  ),
  H: (world, owner, _, part) => withTrader(world, owner, part),
  player: (world, owner, [name = '']) => ({
    ...world,
    people: {
      ...world.people,
      [name]: newPerson(name, name, {
        channel: 'email',
        roles: [{ party: owner, kind: 'single' }],
      }),
    },
  }),
  knows: (world, owner, [other = '', knows = 'realm']) =>
    withRow(withParty(world, other), 'contacts', owner, { id: other, other, knows }),
  /** Fields it knows; a realm of which nothing is said knows all. */
  sees: (world, owner, places) => {
    const lattice = latticeOn(world.map);
    const fields = places.flatMap((one) => fieldOf(one) ?? []);
    return observe(world, WORLD_SHEET, {
      [owner]: fields.flatMap((one) => lattice.cellOf(one) ?? []),
    });
  },
  mirror: (world, owner, [area = '', ...rest]) => {
    const columns = columnsIn(rest, ['population']);
    const isArea = AREAS.some((one) => one === area);
    return columns && isArea
      ? withRow(world, 'mirrors', owner, { id: area, area, ...columns })
      : undefined;
  },
  supply: (world, owner, [good = '', ...rest]) => {
    const isNeeded = rest.includes('needed');
    const said = rest.filter((word) => word !== 'needed');
    const columns = columnsIn(said, ['points', 'percent', 'weighted']);
    return columns && withRow(world, 'supplies', owner, { id: good, good, isNeeded, ...columns });
  },
};

const game = recordCases(pygma, EMPTY);

/** Kinds of records that are nobody's, which are no realms. */
const SHARED = new Set(pygma.records.flatMap(({ id, isShared }) => (isShared === true ? id : [])));

/** The world with one more line of a case said of it; undefined if there is no such line. */
function giveWorld(world: World, key: string, value: string): World | undefined {
  if (key === 'map') return withAll(world, value.split(','), withGrossfeld);
  if (/^\d+\/\d+\(\d\)( \d+\/\d+\(\d\))*$/.test(key))
    return withAll(world, key.split(' '), (now, _, side) => withFeatures(now, side, value));
  if (/^\d+\/\d+( \d+\/\d+)*$/.test(key))
    return withAll(world, key.split(' '), (now, _, address) => {
      const field = fieldOf(address);
      return (
        field && withAll(now, value.split(','), (one, words) => withContent(one, field, words))
      );
    });
  const [word = '', owner = ''] = key.split(' ');
  if (word === 'revolt') return game.give(withParty(world, owner), owner, `revolt ${value}`);
  if (key === 'turn' || SHARED.has(key) || !/^[a-z]+$/.test(key))
    return game.give(world, key, value);
  return withAll(withParty(world, key), value.split(/;|\n/), (now, [first = '', ...rest], part) => {
    const said = PARTS[first];
    return said === undefined ? game.give(now, key, part) : said(now, key, rest, part);
  });
}

/** How PYGMA-ISIS plays cases. */
export const pygmaCaseGame: CaseGame<CaseSituation, PlayedCase> = {
  empty: { world: EMPTY, asked: {} },
  give: ({ world, asked }, key, value) => {
    const [, no = '1'] = /^ask(?: (\d+))?$/.exec(key) ?? [];
    if (key.startsWith('ask')) return { world, asked: { ...asked, [no]: value } };
    const after = giveWorld(world, key, value);
    return after && { world: after, asked };
  },
  run: ({ world, asked }, input: CaseInput) => {
    const played = game.run(world, input);
    const figures = Object.entries(asked).map(
      ([no, said]) => [no, figureOf(said, { world, settings: input.settings })] as const,
    );
    return { ...played, asked: Object.fromEntries(figures) };
  },
  worlds: game.worlds,
  understood: game.understood,
};
