import {
  applyTurn,
  BLANK_CAMPAIGN,
  BLANK_REGION_WORLD,
  bookingOf,
  type Campaign,
  centreOf,
  DIRECTIONS,
  type FieldAddress,
  type Lattice,
  latticeOn,
  placeSettlement,
  ROW_HEIGHT,
  setOwner,
  setSideFeatures,
  sheetsOf,
  SIDE,
  systems,
  terrainAt,
  turnInputOf,
  type World,
  type WorldMap,
} from '../../../engine';
import {
  type Army,
  armyId,
  type GameState,
  LISTS,
  stateOf,
  withState,
} from '../../../engine/systems/pygma/rules/catalogue';
import { edited, rabensundMap, sidesOf } from './land';
import { history, letters, underOwnNumbers } from './letters';
import { DRAWN, parties, people, type Town } from './realms';

const isWet = (terrain: string | undefined): boolean => terrain === 'water' || terrain === 'shoal';

/** The field of a city: the nearest to its point that is a coast, or away from one. */
function siteOf(map: WorldMap, lattice: Lattice, [, x, row, where]: Town): FieldAddress {
  const beside = (field: FieldAddress) =>
    DIRECTIONS.some((side) => {
      const next = lattice.neighbourOf(field, side);
      return next !== undefined && isWet(terrainAt(map, next));
    });
  const far = (cell: number): number => {
    const at = centreOf(lattice.axialOf(cell));
    return (at.x - x) ** 2 + (at.y - row * ROW_HEIGHT) ** 2;
  };
  const [cell = -1] = Array.from({ length: lattice.size }, (_, at) => at)
    .filter((at) => {
      const field = lattice.addressOf(at);
      const isFlat = ['lowland', 'forest', 'desert', 'highland'].includes(
        terrainAt(map, field) ?? '',
      );
      return isFlat && beside(field) === (where === 'port');
    })
    .toSorted((a, b) => far(a) - far(b));
  return lattice.addressOf(cell);
}

/** How far from its cities a realm reached, in fields. */
const REACH = 3;

/** The shortest way between two fields over those that are let through. */
function wayBetween(
  lattice: Lattice,
  from: FieldAddress,
  to: FieldAddress,
  isOpen: (field: FieldAddress) => boolean,
): readonly FieldAddress[] {
  const before = new Map<FieldAddress, FieldAddress | null>([[from, null]]);
  for (const [field] of before) {
    if (field === to) break;
    for (const side of DIRECTIONS) {
      const next = lattice.neighbourOf(field, side);
      if (next !== undefined && !before.has(next) && isOpen(next)) before.set(next, field);
    }
  }
  const way: FieldAddress[] = [];
  for (let at: FieldAddress | null = before.has(to) ? to : null; at !== null;) {
    way.unshift(at);
    at = before.get(at) ?? null;
  }
  return way;
}

/** The cities on the map, the land around them, roads between the two of a realm, a sea lane between two realms. */
function settled(): {
  readonly map: WorldMap;
  readonly sites: readonly (readonly FieldAddress[])[];
} {
  let map = rabensundMap();
  const lattice = latticeOn(map);
  const sites = DRAWN.map(({ towns }) => towns.map((town) => siteOf(map, lattice, town)));
  const isLand = (field: FieldAddress): boolean => {
    const terrain = terrainAt(map, field);
    return terrain !== undefined && terrain !== 'ice' && !isWet(terrain);
  };
  const far = (a: FieldAddress, b: FieldAddress): number =>
    lattice.distance(lattice.cellOf(a) ?? 0, lattice.cellOf(b) ?? 0);
  const land = Array.from({ length: lattice.size }, (_, cell) => lattice.addressOf(cell)).filter(
    isLand,
  );
  const reach = (field: FieldAddress) =>
    sites.map((all) => Math.min(...all.map((at) => far(at, field))));
  for (const [index, { key, towns }] of DRAWN.entries()) {
    const own = land.filter((field) => {
      const all = reach(field);
      return Math.min(...all) <= REACH && all.indexOf(Math.min(...all)) === index;
    });
    map = edited(map, setOwner(map, own, key));
    for (const [at, [name]] of towns.entries()) {
      const field = sites[index]?.[at];
      if (field === undefined) continue;
      const city = { type: 'city', name, owner: key, built: 0, harbours: [] };
      map = edited(map, placeSettlement(map, field, city));
    }
  }
  for (const index of [0, 1, 4, 5]) {
    const [from, to] = sites[index] ?? [];
    if (from === undefined || to === undefined) continue;
    const way = wayBetween(lattice, from, to, isLand);
    map = edited(map, setSideFeatures(map, lattice, sidesOf(lattice, way), SIDE.road, true));
  }
  return { map, sites };
}

/** Armies that left their cities: the war at the border, an army nobody knows of, those that fled the revolt. */
const AWAY: Readonly<Record<string, Partial<Army>>> = {
  'kar KH1': { field: '032/47', cameFrom: '032/46' },
  'tri KH1': { field: '032/48', strength: 7000 },
  'sah KH2': { field: '022/47', strength: 3000, isSecret: true },
  'dre KH2': { field: '016/07' },
  'dre RH1': { field: '016/07' },
};

/** What six realms had stored of goods their land does not give; it counted in Cylas and is used up. */
const STORED = ['stone', 'ore', 'gems', 'timber', 'livestock'] as const;

type Given = Partial<Army> & Pick<Army, 'owner' | 'kind' | 'number' | 'strength' | 'field'>;

/** A field beside a city by what it is. */
function besideOf(map: WorldMap, field: FieldAddress, isSea: boolean): FieldAddress {
  const lattice = latticeOn(map);
  const found = DIRECTIONS.map((side) => lattice.neighbourOf(field, side)).find(
    (one) => one !== undefined && isWet(terrainAt(map, one)) === isSea,
  );
  return found ?? field;
}

function armiesOf(world: World, sites: readonly (readonly FieldAddress[])[]): readonly Army[] {
  const army = (given: Given): readonly Army[] => {
    const blank = LISTS.armies.blank?.({ world, settings: {}, owner: given.owner });
    const id = armyId(given);
    return blank === undefined
      ? []
      : [{ ...blank, mustered: 4, ...given, ...AWAY[`${given.owner} ${id}`], id }];
  };
  return DRAWN.flatMap(({ key, towns }, index) => {
    const [capital, second] = sites[index] ?? [];
    if (capital === undefined || second === undefined) return [];
    const port = towns[0]?.[3] === 'port' ? capital : second;
    const fleet = besideOf(world.map, port, true);
    return [
      ...army({ owner: key, kind: 'warrior', number: 1, strength: 9000, field: capital }),
      ...army({ owner: key, kind: 'warrior', number: 2, strength: 4000, field: second }),
      ...army({ owner: key, kind: 'rider', number: 1, strength: 2000, field: second }),
      ...army({ owner: key, kind: 'fleet', number: 1, strength: 60, field: fleet }),
    ];
  });
}

/** Which realms know each other: neighbours, and who meets at sea. */
const KNOWN =
  'hal-val hal-sah val-dre sah-kar sah-tri kar-tri tri-dre tri-mae kar-mae dre-akr mae-akr'
    .split(' ')
    .map((pair) => pair.split('-'));

const contacts = (): GameState['contacts'] =>
  KNOWN.flatMap(([a = '', b = '']) =>
    [
      [a, b],
      [b, a],
    ].map(([owner = '', other = '']) => ({
      owner,
      id: other,
      other,
      turn: 3,
      knows: 'realm' as const,
    })),
  );

/** The game before the third month of year 2: an income month. */
function begun(): Campaign {
  const { map, sites } = settled();
  const capitals = new Map(DRAWN.map(({ key }, index) => [key, sites[index]?.[0] ?? null]));
  const { board: _, ...blank } = BLANK_REGION_WORLD;
  const world: World = {
    ...blank,
    map,
    parties: Object.fromEntries(
      parties.map((one) => [one.key, { ...one, capital: capitals.get(one.key) ?? null }]),
    ),
    people: Object.fromEntries(people.map((one) => [one.id, one])),
    clock: { ...blank.clock, turn: 11 },
  };
  const state = stateOf(world);
  const spy = new Map(DRAWN.map((one) => [one.key, one.spy]));
  const order = DRAWN.map(({ key }) => key);
  const portoferro = sites[4]?.[0] ?? '';
  const lipowka = sites[5]?.[1] ?? '';
  const trade = new Set<string>(sites.map(([, second]) => second ?? ''));
  const goods = [
    { good: 'spices', points: 22, from: 'sah' },
    { good: 'gems', points: 14, from: 'sah' },
    { good: 'cloth', points: 18, from: 'mae' },
    { good: 'wine', points: 16, from: 'dre' },
  ] as const;
  return {
    ...BLANK_CAMPAIGN,
    id: 'rabensund',
    name: 'Am Rabensund',
    system: 'pygma',
    seed: 'Am Rabensund 2',
    settings: {
      'pygma.modules.economy': true,
      'pygma.modules.trade_bloom': true,
      'pygma.modules.population': true,
    },
    world: withState(world, {
      ...state,
      realms: state.realms.map((one) => ({
        ...one,
        no: order.indexOf(one.owner) + 1,
        spy: spy.get(one.owner) ?? 0,
        secretArmies: one.owner === 'sah' ? 2 : 1,
        promotions: 3,
        traders: 2,
      })),
      cities: state.cities.map((one) => ({
        ...one,
        isTrade: one.id === portoferro || (one.owner !== 'tri' && trade.has(one.id)),
        isFortified: one.owner === 'hal' && !trade.has(one.id),
      })),
      armies: armiesOf(world, sites),
      traders: [
        {
          owner: 'val',
          id: 'H1',
          number: 1,
          field: sites[1]?.[1] ?? '',
          city: sites[1]?.[1] ?? '',
          grain: 0,
          livestock: 0,
          spices: 0,
          wine: 8,
          timber: 0,
          stone: 0,
          ore: 0,
          gems: 0,
          cloth: 4,
          culture: 0,
        },
      ],
      stocks: DRAWN.flatMap(({ key }, index) =>
        key === 'dre'
          ? []
          : STORED.map((good, at) => ({
              owner: key,
              id: `s${String(at + 1)}`,
              good,
              points: 70,
              turn: 8,
              city: sites[index]?.[1] ?? '',
            })),
      ),
      contacts: contacts(),
      deliveries: goods.map((one, at) => ({
        owner: 'tri',
        id: `d${String(at + 1)}`,
        city: portoferro,
        turn: 9,
        ...one,
      })),
      revolts: [
        {
          owner: 'dre',
          id: 'v1',
          class: 3,
          strength: 4000,
          fields: `${lipowka} 031/32`,
          began: 8,
          cause: 'goods',
          spread: 0,
        },
      ],
    }),
  };
}

/** A month played from its letters. */
function played(campaign: Campaign, sent: Readonly<Record<string, string>>): Campaign {
  const { turn } = campaign.world.clock;
  const game = systems['pygma'];
  const day = new Date(Date.UTC(1989, 2, 1 + 21 * (turn - 11), 12)).toISOString();
  const open = { ...campaign, sheets: sheetsOf(sent, turn, day) };
  const proposal = game?.adjudicate(turnInputOf(open));
  if (game === undefined || proposal === undefined) return campaign;
  return applyTurn(open, proposal, day, bookingOf(game, open, proposal));
}

let made: Campaign | undefined;

/**
 * Eight realms at the Rabensund in Dorl of year 2, the fourth month: the income of Cylas is booked, the letters of all
 * players lie on the table. The same value at every call.
 */
export function rabensundCampaign(): Campaign {
  if (made === undefined) {
    const campaign = history.reduce(played, begun());
    made = {
      ...campaign,
      sheets: sheetsOf(
        underOwnNumbers(letters, campaign.world),
        campaign.world.clock.turn,
        '1989-03-20T12:00:00Z',
      ),
    };
  }
  return made;
}
