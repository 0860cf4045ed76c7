import {
  type OrderReader,
  type OrderSubject,
  type PartyKey,
  type Proposal,
  type Settings,
  turnDifferences,
  type TurnEvent,
  type Unit,
  type UnitId,
  unitId,
  type World,
} from '../../../../engine';

/**
 * A unit that is no more, and the kind of event that explains it: `fight` where only a fight does, undefined where
 * nothing does.
 */
export interface LostUnit {
  readonly unit: Unit;
  readonly cause: TurnEvent['kind'] | undefined;
  readonly place: string;
}

/** Kinds of events after which the unit they name is no more: first those that always end it, then those that may. */
const ENDS: readonly TurnEvent['kind'][] = [
  'disband',
  'loneLeader',
  'merge',
  'transfer',
  'dissolution',
  'removal',
  'fate',
  'desertion',
  'starvation',
  'thawLoss',
  'cargoLoss',
  'terrainLoss',
];

const endOf = (id: UnitId, events: readonly TurnEvent[]): TurnEvent | undefined => {
  const own = events.filter(({ about }) => about['unit'] === id);
  return ENDS.map((kind) => own.find((event) => event.kind === kind)).find(
    (event) => event !== undefined,
  );
};

/** The units a month costs, in the order of their ids. */
export function unitsLost(
  before: World,
  { world, events, fights }: Pick<Proposal<World>, 'world' | 'events' | 'fights'>,
): readonly LostUnit[] {
  return Object.values(before.units)
    .filter(({ id }) => world.units[id] === undefined)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((unit): LostUnit => {
      const end = endOf(unit.id, events);
      if (end !== undefined) return { unit, cause: end.kind, place: end.place };
      const fight = fights.findLast(({ sides }) =>
        sides.some(({ units }) => units.some((one) => unitId(one.party, one.unit) === unit.id)),
      );
      return { unit, cause: fight === undefined ? undefined : 'fight', place: fight?.place ?? '' };
    });
}

/** What a turn costs of those who are ordered in a game that keeps them among its own records, in the order of its lists. */
export function subjectsLost(
  before: World,
  after: World,
  { subjects }: Pick<OrderReader<World>, 'subjects'>,
  settings: Settings,
): readonly OrderSubject[] {
  const keyOf = ({ party, key }: OrderSubject): string => `${party} ${key}`;
  const left = new Set(subjects?.all(after, settings).map(keyOf));
  return (subjects?.all(before, settings) ?? []).filter((one) => !left.has(keyOf(one)));
}

const LOSSES: ReadonlySet<TurnEvent['kind']> = new Set(['terrainLoss', 'cargoLoss', 'starvation']);

/** Heads and ships lost in fights and to terrain, water and hunger. */
export function headsLost({ fights, events }: Pick<Proposal<World>, 'fights' | 'events'>): number {
  return (
    fights
      .flatMap(({ sides }) => sides.flatMap(({ units }) => units))
      .reduce((sum, { before, left }) => sum + before - left, 0) +
    events
      .filter(({ kind }) => LOSSES.has(kind))
      .reduce((sum, { about }) => sum + Number(about['lost'] ?? 0), 0)
  );
}

/** Fields that pass from one party to another; null = no owner. */
export interface Taking {
  readonly from: PartyKey | null;
  readonly to: PartyKey | null;
  /** `ggg/kk`, in their order. */
  readonly fields: readonly string[];
}

/** The fields a month gives to other parties, by who takes from whom, most fields first. */
export function fieldsTaken(before: World, after: World): readonly Taking[] {
  const run = (world: World) => ({ world, marches: [], fights: [] });
  const takings = new Map<
    string,
    { from: PartyKey | null; to: PartyKey | null; fields: string[] }
  >();
  for (const difference of turnDifferences(run(before), run(after))) {
    if (difference.kind !== 'field') continue;
    const [from, to] = difference.owner;
    const key = `${from ?? ''}>${to ?? ''}`;
    const taking = takings.get(key) ?? { from, to, fields: [] };
    taking.fields.push(difference.field);
    takings.set(key, taking);
  }
  return [...takings.values()].sort((a, b) => b.fields.length - a.fields.length);
}

/** The treasury of a party before and after a month, whole GS. */
export interface GoldMoved {
  readonly party: PartyKey;
  readonly before: number;
  readonly after: number;
}

/** The treasuries of all parties before and after, in the order of their keys; who never had any is left out. */
export function goldMoved(before: World, after: World): readonly GoldMoved[] {
  return [...new Set([...Object.keys(before.parties), ...Object.keys(after.parties)])]
    .sort()
    .map((party) => ({
      party,
      before: before.parties[party]?.treasury ?? 0,
      after: after.parties[party]?.treasury ?? 0,
    }))
    .filter((gold) => gold.before !== 0 || gold.after !== 0);
}
