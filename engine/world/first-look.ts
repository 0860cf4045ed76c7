import type { RuleSystem, Settings } from '../kernel';
import { isSameSighting, NOTHING_KNOWN } from './belief';
import { bySight, KNOWN, type Knowledge, type KnownGrossfeld } from './knowledge';
import type { World } from './world';

/** Whether a party keeps what it knows of a field, whatever it sees now. */
type Keeps = (known: KnownGrossfeld, index: number) => boolean;

const isSetByGm: Keeps = ({ firm, source }, index) =>
  firm?.[index] === true || source[index] === 'gm';

const isKnown: Keeps = ({ firm, level }, index) =>
  firm?.[index] === true || (level[index] ?? KNOWN.nothing) > KNOWN.nothing;

/** True where something a party saw is older than the open turn: it has played elsewhere. */
const hasPlayed = ({ grossfelder }: Knowledge, turn: number): boolean =>
  Object.values(grossfelder).some((known) =>
    known.since.some(
      (since, index) => since < turn && isKnown(known, index) && !isSetByGm(known, index),
    ),
  );

/** A Großfeld with the fields that are kept as they are known, and the others as they are seen. */
const merged = (known: KnownGrossfeld, seen: KnownGrossfeld, keeps: Keeps): KnownGrossfeld => {
  const each = <Value>(old: readonly Value[], found: readonly Value[]): readonly Value[] =>
    found.map((value, index) => (keeps(known, index) ? (old[index] ?? value) : value));
  /** Entries by field, or by side or corner of one: those have six numbers for every field. */
  const entries = <Value>(
    old: Readonly<Record<number, Value>>,
    found: Readonly<Record<number, Value>>,
    perField: 1 | 6 = 6,
  ): Readonly<Record<number, Value>> => {
    const isKept = ([index]: readonly [string, Value]): boolean =>
      keeps(known, Math.floor(Number(index) / perField));
    return Object.fromEntries([
      ...Object.entries(old).filter(isKept),
      ...Object.entries(found).filter((entry) => !isKept(entry)),
    ]);
  };
  return {
    ...known,
    level: each(known.level, seen.level),
    since: each(known.since, seen.since),
    source: each(known.source, seen.source),
    terrain: each(known.terrain, seen.terrain),
    owner: each(known.owner, seen.owner),
    sides: entries(known.sides, seen.sides),
    walls: entries(known.walls, seen.walls),
    springs: entries(known.springs, seen.springs),
    settlements: entries(known.settlements, seen.settlements, 1),
  };
};

/** Knowledge without what a party saw itself; unchanged if that comes from turns played elsewhere. */
const withoutLooks = (knowledge: Knowledge, turn: number): Knowledge => {
  if (hasPlayed(knowledge, turn)) return knowledge;
  const grossfelder = Object.entries(knowledge.grossfelder).flatMap(([no, known]) =>
    known.level.some((_, index) => isSetByGm(known, index))
      ? [[no, merged(known, NOTHING_KNOWN, isSetByGm)] as const]
      : [],
  );
  return {
    ...knowledge,
    grossfelder: Object.fromEntries(grossfelder),
    sightings: knowledge.sightings.filter(({ by }) => by === 'gm'),
  };
};

/** What is seen, but fields and sightings that are kept as they are. */
const joined = (kept: Knowledge, seen: Knowledge): Knowledge => ({
  ...seen,
  grossfelder: Object.fromEntries(
    Object.entries(seen.grossfelder).map(([no, found]) => {
      const before = kept.grossfelder[no as keyof typeof kept.grossfelder];
      return [no, before === undefined ? found : merged(before, found, isKnown)];
    }),
  ),
  sightings: [
    ...kept.sightings,
    ...seen.sightings.filter((one) => kept.sightings.every((other) => !isSameSighting(one, other))),
  ].sort(bySight),
});

/**
 * The world in which every party knows what it sees before the first turn: its land, what surrounds it, what its units
 * see, all as it is now, and nothing of what it saw when the map was another. What the GM set stays, field by field with
 * the sides and corners kept there; so does all a party knows that has played elsewhere.
 */
export function withFirstLook(
  world: World,
  { observe }: Pick<RuleSystem<World>, 'observe'>,
  settings: Settings,
): World {
  const { knowledge, parties, clock } = world;
  const kept: World['knowledge'] = Object.fromEntries(
    Object.entries(knowledge).map(([party, known]) => [
      party,
      Object.hasOwn(parties, party) ? withoutLooks(known, clock.turn) : known,
    ]),
  );
  const seen = observe({ ...world, knowledge: kept }, settings).knowledge;
  if (seen === kept) return world;
  const now = Object.entries(seen).map(([party, found]) => {
    const before = kept[party];
    return [party, before === undefined ? found : joined(before, found)] as const;
  });
  return { ...world, knowledge: Object.fromEntries(now) };
}
