import type { Campaign } from './campaign';
import type { PartyKey } from './grossfeld';
import type { TurnClock, World } from './world';

/** What the GM has to say to his players, as data. */
export type HouseNews =
  | {
      readonly id: 'deadline';
      readonly kind: 'deadline';
      readonly date: string;
      readonly turn: number;
    }
  | { readonly id: string; readonly kind: 'party'; readonly party: PartyKey; readonly name: string }
  | {
      readonly id: 'balance';
      readonly kind: 'balance';
      readonly moon: number;
      readonly year: number;
    };

/** Moons of a year. */
const YEAR = 12;

/** The next moon in which balances are due, from the open turn on, with its year; undefined if there is none. */
export function nextBalance(
  { moon, year }: Pick<TurnClock, 'moon' | 'year'>,
  moons: readonly number[],
): { readonly moon: number; readonly year: number } | undefined {
  return moons
    .map((due) => ({ moon: due, year: due >= moon ? year : year + 1 }))
    .toSorted((a, b) => a.year * YEAR + a.moon - b.year * YEAR - b.moon)[0];
}

type HouseDesk = Pick<Campaign, 'archive'> & {
  readonly world: Pick<World, 'parties' | 'clock'>;
};

/** Parties that have figures after a turn and had none after the turn before. */
const newParties = ({ archive, world }: HouseDesk, turn: number): readonly PartyKey[] => {
  const [before, after] = [archive[turn - 1]?.figures, archive[turn]?.figures];
  if (before === undefined || after === undefined) return [];
  return Object.keys(after)
    .filter((party) => before[party] === undefined && world.parties[party] !== undefined)
    .sort();
};

/**
 * News of the house after an applied turn: the date for the next letters (of the last applied turn only: no other
 * deadline is known), parties that are new, the next balance.
 */
export function houseNews({
  archive,
  world,
  deadline,
  turn,
  balanceMoons,
}: HouseDesk &
  Pick<Campaign, 'deadline'> & {
    readonly turn: number;
    readonly balanceMoons: readonly number[];
  }): readonly HouseNews[] {
  const { clock } = world;
  const isLast = clock.turn === turn + 1;
  const balance = isLast ? nextBalance(clock, balanceMoons) : undefined;
  return [
    ...(deadline !== null && isLast
      ? [{ id: 'deadline', kind: 'deadline', date: deadline, turn: clock.turn } as const]
      : []),
    ...newParties({ archive, world }, turn).map((party) => ({
      id: `party ${party}`,
      kind: 'party' as const,
      party,
      name: world.parties[party]?.name ?? party,
    })),
    ...(balance === undefined ? [] : [{ id: 'balance', kind: 'balance', ...balance } as const]),
  ];
}
