import {
  fieldAddress,
  type FieldAddress,
  type GrossfeldNo,
  grossfeldOf,
  KLEINFELDER,
  kleinfeldOf,
} from '../hex';
import { ownerAt, settlementAt, terrainAt } from './fields';
import type { KleinfeldIndex, PartyKey, TerrainKey } from './grossfeld';
import {
  KNOWN,
  type Knowledge,
  type KnowledgeLevel,
  type KnowledgeSource,
  type KnownGrossfeld,
  type KnownSettlement,
  type SightedUnit,
} from './knowledge';
import type { World } from './world';

/**
 * A belief of a realm about a field set by the GM: one fact more or other than it knows, the truth as it is now, or
 * that it never saw it. Owner and settlement are details, so the field counts as looked at closely.
 */
export type Belief =
  | { readonly kind: 'terrain'; readonly terrain: TerrainKey }
  | { readonly kind: 'owner'; readonly owner: PartyKey | null }
  | { readonly kind: 'settlement'; readonly settlement: KnownSettlement | null }
  | { readonly kind: 'truth' }
  | { readonly kind: 'nothing' };

/** Belief of a realm about one field. */
interface FieldBelief {
  readonly level: KnowledgeLevel;
  readonly since: number;
  readonly source: KnowledgeSource | null;
  readonly terrain: TerrainKey | null;
  readonly owner: PartyKey | null;
  readonly settlement: KnownSettlement | null;
}

const UNKNOWN: FieldBelief = {
  level: KNOWN.nothing,
  since: 0,
  source: null,
  terrain: null,
  owner: null,
  settlement: null,
};

const each = <Value>(value: Value): readonly Value[] =>
  Array.from({ length: KLEINFELDER }, () => value);

/** A Großfeld of which a party knows nothing. */
export const NOTHING_KNOWN: KnownGrossfeld = {
  level: each<KnowledgeLevel>(KNOWN.nothing),
  since: each(0),
  source: each<KnowledgeSource | null>(null),
  terrain: each<TerrainKey | null>(null),
  owner: each<PartyKey | null>(null),
  sides: {},
  walls: {},
  springs: {},
  settlements: {},
};

const NO_KNOWLEDGE: Knowledge = { grossfelder: {}, sightings: [] };

/** Knowledge of a party; empty where it never looked. */
const knowledgeOf = (world: World, party: PartyKey): Knowledge =>
  world.knowledge[party] ?? NO_KNOWLEDGE;

const fieldBelief = (known: KnownGrossfeld, index: KleinfeldIndex): FieldBelief => ({
  level: known.level[index] ?? KNOWN.nothing,
  since: known.since[index] ?? 0,
  source: known.source[index] ?? null,
  terrain: known.terrain[index] ?? null,
  owner: known.owner[index] ?? null,
  settlement: known.settlements[index] ?? null,
});

/** The truth of a field as seen by somebody in it. */
const truthOf = ({ map }: World, field: FieldAddress): FieldBelief => {
  const settlement = settlementAt(map, field);
  return {
    ...UNKNOWN,
    level: KNOWN.details,
    terrain: terrainAt(map, field) ?? null,
    owner: ownerAt(map, field),
    settlement:
      settlement === undefined
        ? null
        : { type: settlement.type, name: settlement.name, owner: settlement.owner },
  };
};

/** A field as believed after the GM's change; what must be known besides is taken from the truth. */
const believed = (before: FieldBelief, belief: Belief, truth: FieldBelief): FieldBelief => {
  if (belief.kind === 'nothing') return UNKNOWN;
  if (belief.kind === 'truth') return truth;
  const terrain = before.terrain ?? truth.terrain;
  switch (belief.kind) {
    case 'terrain':
      return {
        ...before,
        level: before.level === KNOWN.nothing ? KNOWN.terrain : before.level,
        terrain: belief.terrain,
      };
    case 'owner':
      return { ...before, level: KNOWN.details, terrain, owner: belief.owner };
    case 'settlement':
      return { ...before, level: KNOWN.details, terrain, settlement: belief.settlement };
  }
};

const without = <Value>(
  record: Readonly<Record<number, Value>>,
  index: number,
): Readonly<Record<number, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => Number(key) !== index));

const withField = (
  known: KnownGrossfeld,
  index: KleinfeldIndex,
  { settlement, ...belief }: FieldBelief,
): KnownGrossfeld => ({
  ...known,
  level: known.level.with(index, belief.level),
  since: known.since.with(index, belief.since),
  source: known.source.with(index, belief.source),
  terrain: known.terrain.with(index, belief.terrain),
  owner: known.owner.with(index, belief.owner),
  settlements: {
    ...without(known.settlements, index),
    ...(settlement === null ? {} : { [index]: settlement }),
  },
});

const withKnowledge = (world: World, party: PartyKey, knowledge: Knowledge): World => ({
  ...world,
  knowledge: { ...world.knowledge, [party]: knowledge },
});

/** The world with one field of a party's knowledge changed; unchanged off the map. */
const withKnown = (
  world: World,
  party: PartyKey,
  field: FieldAddress,
  change: (known: KnownGrossfeld, index: KleinfeldIndex) => KnownGrossfeld,
): World => {
  const no = grossfeldOf(field);
  if (world.map.grossfelder[no] === undefined) return world;
  const knowledge = knowledgeOf(world, party);
  const before = knowledge.grossfelder[no] ?? NOTHING_KNOWN;
  const after = change(before, kleinfeldOf(field) - 1);
  const grossfelder = { ...knowledge.grossfelder, [no]: after };
  return withKnowledge(world, party, { ...knowledge, grossfelder });
};

/**
 * The world in which a party has a belief about a field set by the GM: source `gm`, dated to the open turn. It holds
 * until the party looks itself, or as long as it is firm (see {@link withFirmBelief}).
 */
export function withBelief(
  world: World,
  party: PartyKey,
  field: FieldAddress,
  belief: Belief,
): World {
  return withKnown(world, party, field, (known, index) => {
    const after = believed(fieldBelief(known, index), belief, truthOf(world, field));
    const origin = { since: world.clock.turn, source: 'gm' } as const;
    return withField(known, index, after.level === KNOWN.nothing ? after : { ...after, ...origin });
  });
}

/** The world in which a party's belief about a field overrides what it sees, or no longer does. */
export function withFirmBelief(
  world: World,
  party: PartyKey,
  field: FieldAddress,
  isFirm: boolean,
): World {
  return withKnown(world, party, field, ({ firm = {}, ...known }, index) => {
    const after = isFirm ? { ...firm, [index]: true as const } : without(firm, index);
    return Object.keys(after).length === 0 ? known : { ...known, firm: after };
  });
}

/** True where two sightings are the same to their reader. */
export function isSameSighting(a: SightedUnit, b: SightedUnit): boolean {
  return (
    a.turn === b.turn &&
    a.place === b.place &&
    a.party === b.party &&
    a.kind === b.kind &&
    a.sizeClass === b.sizeClass &&
    a.by === b.by
  );
}

/** The world in which a party believes to have seen a unit; it grows old like any other sighting. */
export function withSighting(world: World, party: PartyKey, sighting: SightedUnit): World {
  const knowledge = knowledgeOf(world, party);
  const sightings = [
    ...knowledge.sightings.filter((one) => !isSameSighting(one, sighting)),
    sighting,
  ];
  return withKnowledge(world, party, { ...knowledge, sightings });
}

/** The world in which a party has not seen a unit. */
export function withoutSighting(world: World, party: PartyKey, sighting: SightedUnit): World {
  const knowledge = knowledgeOf(world, party);
  const sightings = knowledge.sightings.filter((one) => !isSameSighting(one, sighting));
  return withKnowledge(world, party, { ...knowledge, sightings });
}

/** A belief and the truth about one field; settlements null = none. */
export type BeliefDifference = {
  readonly field: FieldAddress;
  /** Turn and source of the belief. */
  readonly since: number;
  readonly source: KnowledgeSource | null;
  readonly isFirm: boolean;
} & (
  | {
      readonly what: 'terrain' | 'owner';
      readonly believed: string | null;
      readonly truth: string | null;
    }
  | {
      readonly what: 'settlement';
      readonly believed: KnownSettlement | null;
      readonly truth: KnownSettlement | null;
    }
  /** A firm belief that it knows nothing of the field. */
  | { readonly what: 'hidden' }
);

/** Belief of a party about a field, beside the truth; levels 0 = nothing, 1 = terrain only, 2 = details. */
export interface FieldOfBelief {
  readonly believed: FieldBelief;
  readonly truth: FieldBelief;
  readonly isFirm: boolean;
}

/** A field as a party believes it to be, and as it is. */
export function beliefAt(world: World, party: PartyKey, field: FieldAddress): FieldOfBelief {
  const known = knowledgeOf(world, party).grossfelder[grossfeldOf(field)] ?? NOTHING_KNOWN;
  const index = kleinfeldOf(field) - 1;
  return {
    believed: fieldBelief(known, index),
    truth: truthOf(world, field),
    isFirm: known.firm?.[index] === true,
  };
}

const isSameTown = (a: KnownSettlement | null, b: KnownSettlement | null): boolean =>
  a?.type === b?.type && a?.name === b?.name && a?.owner === b?.owner;

const differencesAt = (
  world: World,
  party: PartyKey,
  field: FieldAddress,
): readonly BeliefDifference[] => {
  const { believed: belief, truth, isFirm } = beliefAt(world, party, field);
  const about = { field, since: belief.since, source: belief.source, isFirm };
  if (belief.level === KNOWN.nothing) return isFirm ? [{ ...about, what: 'hidden' }] : [];
  const knowsDetails = belief.level === KNOWN.details;
  const plain = (['terrain', 'owner'] as const).flatMap((what): readonly BeliefDifference[] =>
    (what === 'owner' && !knowsDetails) || belief[what] === truth[what]
      ? []
      : [{ ...about, what, believed: belief[what], truth: truth[what] }],
  );
  return !knowsDetails || isSameTown(belief.settlement, truth.settlement)
    ? plain
    : [
        ...plain,
        { ...about, what: 'settlement', believed: belief.settlement, truth: truth.settlement },
      ];
};

/**
 * Fields of which a party's belief is not the truth, outdated or set by the GM, in the order of the map. Roads, walls
 * and rivers are not compared.
 */
export function beliefDifferences(world: World, party: PartyKey): readonly BeliefDifference[] {
  return (Object.keys(knowledgeOf(world, party).grossfelder) as GrossfeldNo[])
    .filter((no) => world.map.grossfelder[no] !== undefined)
    .sort()
    .flatMap((no) =>
      Array.from({ length: KLEINFELDER }, (_, index) => fieldAddress(no, index + 1)).flatMap(
        (field) => differencesAt(world, party, field),
      ),
    );
}
