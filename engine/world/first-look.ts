import type { RuleSystem, Settings } from '../kernel';
import { KNOWN, type Knowledge, type KnownGrossfeld } from './knowledge';
import type { World } from './world';

/** A Großfeld as it is known, with what was seen of fields nothing was known of. */
const filled = (known: KnownGrossfeld, seen: KnownGrossfeld): KnownGrossfeld => {
  const isNew = (index: number): boolean =>
    (known.level[index] ?? KNOWN.nothing) === KNOWN.nothing &&
    (seen.level[index] ?? KNOWN.nothing) > KNOWN.nothing &&
    known.firm?.[index] === undefined;
  if (known.level.every((_, index) => !isNew(index))) return known;
  const each = <Value>(old: readonly Value[], found: readonly Value[]): readonly Value[] =>
    old.map((value, index) => (isNew(index) ? (found[index] ?? value) : value));
  const settlements = Object.entries(seen.settlements).filter(([index]) => isNew(Number(index)));
  return {
    ...known,
    level: each(known.level, seen.level),
    since: each(known.since, seen.since),
    source: each(known.source, seen.source),
    terrain: each(known.terrain, seen.terrain),
    owner: each(known.owner, seen.owner),
    sides: { ...seen.sides, ...known.sides },
    walls: { ...seen.walls, ...known.walls },
    springs: { ...seen.springs, ...known.springs },
    settlements: { ...known.settlements, ...Object.fromEntries(settlements) },
  };
};

const joined = (known: Knowledge | undefined, seen: Knowledge): Knowledge => {
  if (known === undefined) return seen;
  const grossfelder = Object.fromEntries(
    Object.entries(seen.grossfelder).map(([no, found]) => {
      const before = known.grossfelder[no as keyof typeof known.grossfelder];
      return [no, before === undefined ? found : filled(before, found)];
    }),
  );
  return {
    ...seen,
    grossfelder,
    sightings: known.sightings.length > 0 ? known.sightings : seen.sightings,
  };
};

/**
 * The world in which every party knows what it sees before the first turn: its land, what surrounds it, what its units
 * see. What it knows or believes already stays as it is.
 */
export function withFirstLook(
  world: World,
  { observe }: Pick<RuleSystem<World>, 'observe'>,
  settings: Settings,
): World {
  const seen = observe(world, settings).knowledge;
  if (seen === world.knowledge) return world;
  const knowledge = Object.entries(seen).map(
    ([party, found]) => [party, joined(world.knowledge[party], found)] as const,
  );
  return { ...world, knowledge: { ...world.knowledge, ...Object.fromEntries(knowledge) } };
}
