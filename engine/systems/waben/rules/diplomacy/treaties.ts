import type { PartyKey, Relation, Treaty, World } from '../../../../world';

const RANK: Readonly<Record<Relation, number>> = { enemy: 0, passage: 1, peace: 2, alliance: 3 };

/** True if a treaty holds in a turn: from its first turn to its last one (WW-11.2-03). */
export function isInForce({ from, until }: Treaty, turn: number): boolean {
  return from <= turn && (until === null || turn <= until);
}

/** How closely a relation binds: enemies not at all, allies most. */
export function isWeaker(one: Relation, other: Relation): boolean {
  return RANK[one] < RANK[other];
}

/** The closest relation a treaty gives its parties to each other; undefined if it is about other things. */
export function relationOfTreaty({ kinds }: Treaty): Relation | undefined {
  return (['alliance', 'peace', 'passage'] as const).find((kind) => kinds.includes(kind));
}

/** All treaties, in the order of their ids. */
export function treatiesOf({ treaties }: Pick<World, 'treaties'>): readonly Treaty[] {
  return Object.keys(treaties)
    .sort()
    .flatMap((id) => treaties[id] ?? []);
}

/** The closest relation the treaties in force give two parties (WW-11.2-03). */
export function relationByTreaties(
  treaties: readonly Treaty[],
  [a, b]: readonly [PartyKey, PartyKey],
  turn: number,
): Relation | undefined {
  return treaties
    .filter((treaty) => isInForce(treaty, turn))
    .filter(({ parties }) => parties.includes(a) && parties.includes(b))
    .map(relationOfTreaty)
    .reduce(
      (closest, relation) =>
        relation !== undefined && (closest === undefined || isWeaker(closest, relation))
          ? relation
          : closest,
      undefined,
    );
}

/** Every ordered pair of the parties of a treaty. */
export function pairsOf({ parties }: Treaty): readonly (readonly [PartyKey, PartyKey])[] {
  return parties.flatMap((a) => parties.flatMap((b) => (a === b ? [] : [[a, b] as const])));
}
