import type { Fight, March, Proposal } from '../kernel';
import { placeText } from './unit-place';
import type { World } from './world';

/** One result that two runs of a turn do not share. */
export type TurnDifference =
  /** A unit ends elsewhere, or with other heads; null = it is not there. */
  | {
      readonly kind: 'unit';
      readonly unit: string;
      readonly place: readonly [before: string | null, after: string | null];
      readonly size: readonly [before: number | null, after: number | null];
    }
  /** The treasury of a party after the turn. */
  | {
      readonly kind: 'treasury';
      readonly party: string;
      readonly gold: readonly [before: number, after: number];
    }
  /** A fight that took place in one run only, or had another winner; by index of the side. */
  | {
      readonly kind: 'fight';
      readonly fight: string;
      readonly place: string;
      readonly winner: readonly [before: 0 | 1 | null | 'none', after: 0 | 1 | null | 'none'];
    }
  /** A field that another party holds. */
  | {
      readonly kind: 'field';
      readonly field: string;
      readonly owner: readonly [before: string | null, after: string | null];
    };

type Run = Pick<Proposal<World>, 'world' | 'marches' | 'fights'>;

const endsOf = (marches: readonly March[]): ReadonlyMap<string, string> =>
  new Map(marches.map(({ party, unit, end }) => [`${party}:${unit}`, end]));

const keysOf = (...records: readonly Readonly<Record<string, unknown>>[]): readonly string[] =>
  [...new Set(records.flatMap((record) => Object.keys(record)))].sort();

const unitDifferences = (a: Run, b: Run): readonly TurnDifference[] => {
  const [before, after] = [endsOf(a.marches), endsOf(b.marches)];
  return keysOf(a.world.units, b.world.units).flatMap((unit): readonly TurnDifference[] => {
    const [one, other] = [a.world.units[unit], b.world.units[unit]];
    const place = [
      one === undefined ? null : (before.get(unit) ?? placeText(one)),
      other === undefined ? null : (after.get(unit) ?? placeText(other)),
    ] as const;
    const size = [one?.size ?? null, other?.size ?? null] as const;
    const isSame = place[0] === place[1] && size[0] === size[1];
    return isSame ? [] : [{ kind: 'unit', unit, place, size }];
  });
};

const treasuryDifferences = (a: Run, b: Run): readonly TurnDifference[] =>
  keysOf(a.world.parties, b.world.parties).flatMap((party): readonly TurnDifference[] => {
    const gold = [
      a.world.parties[party]?.treasury ?? 0,
      b.world.parties[party]?.treasury ?? 0,
    ] as const;
    return gold[0] === gold[1] ? [] : [{ kind: 'treasury', party, gold }];
  });

const fightDifferences = (a: Run, b: Run): readonly TurnDifference[] => {
  const winnerOf = (fight: Fight | undefined): 0 | 1 | null | 'none' =>
    fight === undefined ? 'none' : fight.winner;
  const [before, after] = [a, b].map(
    ({ fights }) => new Map(fights.map((fight) => [fight.key, fight])),
  );
  return [...new Set([...a.fights, ...b.fights].map(({ key }) => key))]
    .sort()
    .flatMap((key): readonly TurnDifference[] => {
      const [one, other] = [before?.get(key), after?.get(key)];
      const winner = [winnerOf(one), winnerOf(other)] as const;
      const place = one?.place ?? other?.place ?? '';
      return winner[0] === winner[1] ? [] : [{ kind: 'fight', fight: key, place, winner }];
    });
};

const fieldDifferences = (a: Run, b: Run): readonly TurnDifference[] =>
  Object.values(a.world.map.grossfelder).flatMap((chunk) => {
    const other = b.world.map.grossfelder[chunk.no];
    if (other === undefined || other.owner === chunk.owner) return [];
    return chunk.owner.flatMap((owner, index): readonly TurnDifference[] => {
      const now = other.owner[index] ?? null;
      const field = `${chunk.no}/${String(index + 1).padStart(2, '0')}`;
      return owner === now ? [] : [{ kind: 'field', field, owner: [owner, now] }];
    });
  });

/**
 * The results in which two runs of the same turn differ, in a stable order: units, treasuries, fights, fields.
 * Shows what a house rule or another ruling would have changed.
 */
export function turnDifferences(before: Run, after: Run): readonly TurnDifference[] {
  return [
    ...unitDifferences(before, after),
    ...treasuryDifferences(before, after),
    ...fightDifferences(before, after),
    ...fieldDifferences(before, after),
  ];
}
