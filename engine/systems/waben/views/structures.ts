import { type Direction, fieldAddress } from '../../../hex';
import type { Settings, StandingStructure } from '../../../kernel';
import { type Grossfeld, SIDE, workId, type World } from '../../../world';
import { valueOfStructure } from '../rules/building/value';
import { boardOf } from '../rules/movement/board';
import { ownersOfSide } from '../rules/structure/owners';

type Kind = StandingStructure['kind'];

const FEATURES = ['road', 'bridge', 'canal'] as const;
const SIDES = 6;

interface Found {
  readonly kind: Kind;
  /** Index of field and side, as the map counts sides. */
  readonly at: number;
  readonly value: number;
}

const foundOn = ({ sides, walls }: Grossfeld, settings: Settings): readonly Found[] => [
  ...Object.entries(sides).flatMap(([at, bits]) =>
    FEATURES.filter((kind) => (bits & SIDE[kind]) !== 0).map((kind) => ({
      kind,
      at: Number(at),
      value: valueOfStructure(kind, settings)?.value ?? 0,
    })),
  ),
  ...Object.entries(walls)
    .filter(([, value]) => value > 0)
    .map(([at, value]) => ({ kind: 'wall' as const, at: Number(at), value })),
];

/**
 * All structures on sides: those that stand on the map, with the value they have by their books if they have some, and
 * those that are being built; in order of position. One pass over the map.
 */
export function structuresOf(world: World, settings: Settings): readonly StandingStructure[] {
  const { ground, chunks, lattice } = boardOf(world.map, settings);
  const found = new Map<string, StandingStructure>();
  const add = (kind: Kind, no: Grossfeld['no'], at: number, value: number): void => {
    const field = fieldAddress(no, Math.floor(at / SIDES) + 1);
    const side = ((at % SIDES) + 1) as Direction;
    const id = workId(kind, field, side);
    const cell = lattice.cellOf(field) ?? -1;
    const work = world.works[id];
    const owners = ownersOfSide(ground, work ?? { kind, owners: [] }, cell, side, settings);
    found.set(id, { id, kind, field, side, value: work?.value ?? value, owners });
  };
  for (const chunk of chunks)
    for (const { kind, at, value } of foundOn(chunk, settings)) add(kind, chunk.no, at, value);
  for (const { id, kind, field, side, value, owners } of Object.values(world.works)) {
    if (kind !== 'settlement' && side !== null && !found.has(id))
      found.set(id, { id, kind, field, side, value, owners });
  }
  return [...found.values()].sort((a, b) =>
    a.field === b.field
      ? a.side - b.side || (a.kind < b.kind ? -1 : 1)
      : a.field < b.field
        ? -1
        : 1,
  );
}
