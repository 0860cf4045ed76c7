import type { PartyKey } from '../grossfeld';
import { NOTHING_KNOWN } from '../belief';
import type { KnowledgeLevel, KnowledgeSource, KnownGrossfeld } from '../knowledge';
import type { World } from '../world';
import type { ParcelKnowledge } from './parcel';

type KeyOf = ReadonlyMap<PartyKey, PartyKey>;

/** Entries of the one under those of the other. */
const under = <Value>(
  told: Readonly<Record<number, Value>>,
  known: Readonly<Record<number, Value>>,
): Readonly<Record<number, Value>> => ({ ...told, ...known });

/** A Großfeld of which a party was told: what it knows as well or better itself stays. */
const joined = (
  before: KnownGrossfeld,
  told: KnownGrossfeld,
  turn: number,
  keyOf: KeyOf,
): KnownGrossfeld => {
  const isNew = (index: number): boolean => (told.level[index] ?? 0) > (before.level[index] ?? 0);
  const mixed = <Value>(own: readonly Value[], other: readonly Value[]): readonly Value[] =>
    own.map((value, index) => (isNew(index) ? (other[index] ?? value) : value));
  const nameOf = (owner: PartyKey): PartyKey => keyOf.get(owner) ?? '';
  const towns = Object.entries(told.settlements)
    .filter(([index]) => isNew(Number(index)))
    .map(([index, town]) => [index, { ...town, owner: nameOf(town.owner) }] as const);
  const own = told.owner.map((owner) => (owner === null ? null : (keyOf.get(owner) ?? null)));
  return {
    ...before,
    level: mixed<KnowledgeLevel>(before.level, told.level),
    since: mixed(
      before.since,
      before.since.map(() => turn),
    ),
    source: mixed<KnowledgeSource | null>(
      before.source,
      before.source.map(() => 'gm' as const),
    ),
    terrain: mixed(before.terrain, told.terrain),
    owner: before.owner.map((owner, index) => (isNew(index) ? (own[index] ?? null) : owner)),
    sides: under(told.sides, before.sides),
    walls: under(told.walls, before.walls),
    springs: under<true>(told.springs, before.springs),
    settlements: { ...before.settlements, ...Object.fromEntries(towns) },
  };
};

/**
 * The world in which parties know what a parcel tells of Großfelder on its map, as said by the GM in the open turn.
 * Parties go by `keyOf`.
 */
export function withTold(world: World, knowledge: readonly ParcelKnowledge[], keyOf: KeyOf): World {
  let known = world.knowledge;
  for (const { party, no, known: told } of knowledge) {
    const key = keyOf.get(party);
    if (key === undefined || world.map.grossfelder[no] === undefined) continue;
    const before = known[key] ?? { grossfelder: {}, sightings: [] };
    const one = joined(before.grossfelder[no] ?? NOTHING_KNOWN, told, world.clock.turn, keyOf);
    const grossfelder = { ...before.grossfelder, [no]: one };
    known = { ...known, [key]: { ...before, grossfelder } };
  }
  return known === world.knowledge ? world : { ...world, knowledge: known };
}
