import type { FightFate, Json, Rulings } from '../../../../kernel';
import type { Battle, Combatant, SideIndex } from './battle';

/**
 * The GM's word on the whole outcome of a fight, under the key of the fight (`fightKey`), as JSON:
 * `{ "winner": 0 | 1 | null, "left": { "<party>:<number>": heads } }`. `winner` is the index of the side, null =
 * both stop. `left` names the heads or ships left, whole numbers from 0 to those at the start; units it does not
 * name keep what the dice left them. A unit of the beaten side with heads left retreats, with 0 it is annihilated.
 * A ruling of any other shape is not applied (WW-0.1-05).
 */
export interface RuledOutcome {
  readonly winner: SideIndex | null;
  readonly left: Readonly<Record<string, number>>;
  readonly reason: string;
}

const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const winnerOf = (value: Json | undefined): SideIndex | null | undefined =>
  value === 0 || value === 1 || value === null ? value : undefined;

const isHeadCount = (value: Json, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** The ruling over a fight's outcome, if there is one of the right shape for its units. */
export function ruledOutcome(
  key: string,
  combatants: readonly Combatant[],
  rulings: Rulings,
): RuledOutcome | undefined {
  const ruling = rulings[key];
  if (ruling === undefined || !isRecord(ruling.value)) return undefined;
  const winner = winnerOf(ruling.value['winner']);
  const left = ruling.value['left'] ?? {};
  if (winner === undefined || !isRecord(left)) return undefined;
  const sizes = new Map(combatants.map(({ fighter }) => [fighter.id, fighter.size]));
  const entries = Object.entries(left).flatMap(([id, heads]) =>
    isHeadCount(heads, sizes.get(id) ?? -1) ? [[id, heads] as const] : [],
  );
  return entries.length === Object.keys(left).length
    ? { winner, left: Object.fromEntries(entries), reason: ruling.reason }
    : undefined;
}

const fateOf = (
  one: Combatant,
  left: number,
  winner: SideIndex | null,
  leaving: FightFate,
): FightFate => {
  if (left === 0 && one.fighter.size > 0) {
    return one.fate === 'scattered' ? 'scattered' : 'annihilated';
  }
  return winner === null || winner === one.side ? 'stays' : leaving;
};

/** A battle with the outcome the GM laid down in place of the one by dice. */
export function withOutcome(
  battle: Battle,
  outcome: RuledOutcome,
  leaving: (one: Combatant) => FightFate,
): Battle {
  return {
    ...battle,
    combatants: battle.combatants.map((one) => {
      const byDice = one.fate === 'scattered' || one.fate === 'captured' ? 0 : one.left;
      const left = outcome.left[one.fighter.id] ?? byDice;
      return { ...one, left, fate: fateOf(one, left, outcome.winner, leaving(one)) };
    }),
  };
}
