import { type Cell, type FieldAddress, KLEINFELDER } from '../hex';
import {
  type Grossfeld,
  latticeOf,
  newPerson,
  type Party,
  type Person,
  type Settlement,
  type Unit,
  type World,
} from '../world';
import { waben } from '../systems/waben';
import { terrainOf } from '../systems/waben/rules/catalogue';
import { type BotDice, botDice } from './botDice';
import { gf, mapOf, realm, tinyWorld, troop, uniform } from './world';

const TERRAIN = [
  't',
  't',
  't',
  't',
  'h',
  'h',
  'twa',
  'hwa',
  'st',
  'tsu',
  'w',
  'w',
  'w',
  'tds',
  'b',
  'bwa',
  'hds',
] as const;
const KEYS = ['aga', 'bor', 'cel', 'dra'] as const;
const ARMS = ['K', 'K', 'K', 'R', 'B', 'A', 'S', 'HF'] as const;
const NUMBERS = { K: 100, R: 200, S: 300, A: 400, B: 150, HF: 500 } as const;
const LEAST = { K: 900, R: 450, S: 8, A: 1000, B: 1000, HF: 0 } as const;

const chunksOf = (count: number, dice: BotDice): readonly Grossfeld[] =>
  Array.from({ length: count }, (_, column) => ({
    ...uniform(String(210 + column), column, -Math.floor(column / 2)),
    terrain: Array.from({ length: KLEINFELDER }, () => dice.pick(TERRAIN) ?? 't'),
  }));

const personOf = (party: string): Person =>
  newPerson(`player-${party}`, `Name ${party}`, {
    address: `Weg ${party}`,
    email: `${party}@example.org`,
    born: 1970,
    isMember: true,
    paidUntil: 2030,
    mode: 'secret',
    roles: [{ party, kind: 'single' }],
  });

const isWater = (key: string | undefined): boolean => terrainOf(key ?? '')?.height === 0;

/** A small world being made: dense arrays that grow into Großfelder. */
interface Sketch {
  readonly terrain: string[];
  readonly owner: (string | null)[];
  readonly towns: Map<Cell, Settlement>;
  readonly seats: Map<string, Cell>;
}

const settle = (
  sketch: Sketch,
  party: string,
  seat: Cell,
  within: (cell: Cell) => number,
  dice: BotDice,
): void => {
  sketch.terrain[seat] = 't';
  sketch.seats.set(party, seat);
  const type = dice.pick(['std', 'brg', 'fst']) ?? 'std';
  const built = { std: 24, brg: 12, fst: 36 }[type] ?? 24;
  sketch.towns.set(seat, { type, name: `Burg ${party}`, owner: party, built, harbours: [] });
  const radius = 1 + (dice.percent() % 2);
  sketch.owner.forEach((owner, cell) => {
    if (owner === null && within(cell) <= radius) sketch.owner[cell] = party;
  });
};

const armOf = (
  sketch: Sketch,
  party: string,
  index: number,
  field: { readonly cell: Cell; readonly address: FieldAddress },
  dice: BotDice,
): readonly Unit[] => {
  const type = dice.pick(ARMS) ?? 'K';
  if ((type === 'S') !== isWater(sketch.terrain[field.cell])) return [];
  const size = type === 'HF' ? 0 : LEAST[type] + 10 * dice.percent();
  const isScout = type === 'R' && dice.percent() > 60;
  return [
    troop(party, NUMBERS[type] + index, field.address, {
      type,
      size: isScout ? 40 : size,
      leaders: type === 'HF' ? 0 : 1 + Math.floor(size / 2500),
      raised: type === 'HF' ? {} : { t: isScout ? 40 : size },
      scout: isScout,
      character: type === 'HF' ? { name: `Graf ${party}`, status: 'NSC', seat: null } : null,
    }),
  ];
};

/** A small random world with two to four realms, everybody's first look taken; the same seed makes the same. */
export function secretWorld(seed: number): World {
  const dice = botDice(`secret-${String(seed)}`, 'world', 0);
  const chunks = chunksOf(2 + (dice.percent() % 3), dice);
  const lattice = latticeOf(mapOf(...chunks));
  const parties = KEYS.slice(0, 2 + (dice.percent() % 3));
  const sketch: Sketch = {
    terrain: chunks.flatMap(({ terrain }) => [...terrain]),
    owner: Array.from({ length: lattice.size }, () => null),
    towns: new Map(),
    seats: new Map(),
  };
  const anyCell = (): Cell => (dice.percent() * 101 + dice.percent()) % lattice.size;
  for (const party of parties) {
    const seat = anyCell();
    if (sketch.towns.has(seat)) continue;
    settle(sketch, party, seat, (cell) => lattice.distance(seat, cell), dice);
  }
  const units = parties.flatMap((party) =>
    Array.from({ length: 3 + (dice.percent() % 5) }, (_, index) => {
      const seat = sketch.seats.get(party) ?? 0;
      const near = Array.from({ length: lattice.size }, (__, cell) => cell).filter(
        (cell) => lattice.distance(seat, cell) <= 4,
      );
      const cell = dice.percent() > 30 ? (dice.pick(near) ?? seat) : anyCell();
      return armOf(sketch, party, index, { cell, address: lattice.addressOf(cell) }, dice);
    }).flat(),
  );
  const grossfelder = chunks.map((chunk, plot): Grossfeld => {
    const first = plot * KLEINFELDER;
    const own = [...sketch.towns].filter(([cell]) => Math.floor(cell / KLEINFELDER) === plot);
    return {
      ...chunk,
      no: gf(String(210 + plot)),
      terrain: sketch.terrain.slice(first, first + KLEINFELDER),
      owner: sketch.owner.slice(first, first + KLEINFELDER),
      settlements: Object.fromEntries(own.map(([cell, town]) => [cell - first, town])),
    };
  });
  const partyOf = (key: string, index: number): Party => {
    const seat = sketch.seats.get(key);
    return realm(key, {
      name: `Reich ${key}`,
      colour: index,
      capital: seat === undefined ? null : lattice.addressOf(seat),
      treasury: 100_000 + 1000 * dice.percent(),
    });
  };
  const moon = 1 + (dice.percent() % 12);
  const world: World = {
    ...tinyWorld({
      map: mapOf(...grossfelder),
      parties: parties.map(partyOf),
      units,
      clock: { turn: 1, year: 427, moon, moonsPerTurn: 1 + (dice.percent() % 2) },
    }),
    people: Object.fromEntries(parties.map((party) => [`player-${party}`, personOf(party)])),
  };
  return waben.observe(world);
}
