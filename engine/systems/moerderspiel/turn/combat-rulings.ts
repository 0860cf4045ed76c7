import { type Explained, type Question, ruled } from '../../../kernel';
import type { CombatKeys, CombatRulings, Opponent } from '../rules/combat';
import type { Unit } from '../state/types';
import { aboutUnit, type RoundTurn } from './turn';

/** Bounds of the power in any combat. */
export const POWERS: readonly [number, number] = [-10_000, 10_000];

/** Parties of a combat, and the keys of the GM's overrides of it (TM-10-05). */
export function keysOf(
  attacker: Unit,
  opponent: Opponent,
): CombatKeys & { readonly outcome: string } {
  const other = opponent.kind === 'unit' ? opponent.unit.key : opponent.kind;
  const key = `combat/${attacker.key}/${other}`;
  const side = (name: string) => ({ power: `${key}/power/${name}`, loss: `${key}/loss/${name}` });
  return { outcome: key, sides: [side('attacker'), side('defender')] };
}

const WINNERS = ['attacker', 'defender', 'draw'] as const;

/** Who wins: the GM may override the powers. */
export function outcomeQuestion(
  key: string,
  attacker: Unit,
  opponent: Opponent,
  usual: 0 | 1 | null,
): Question {
  const other = opponent.kind === 'unit' ? opponent.unit.nation : opponent.owner;
  return {
    key,
    clause: 'TM-5-07',
    name: 'moerderspiel.outcome',
    about: { ...aboutUnit(attacker), other },
    options: WINNERS,
    proposal: WINNERS[usual ?? 2],
  };
}

/** The GM's figure in place of a computed one, if it is a whole number within a range. */
export function ruledWithin(
  { input: { rulings } }: Pick<RoundTurn, 'input'>,
  key: string,
  computed: Explained,
  [least, most]: readonly [number, number],
): Explained {
  const after = ruled(key, computed, rulings);
  const fits = Number.isInteger(after.value) && after.value >= least && after.value <= most;
  return fits ? after : computed;
}

/** The GM's overrides of a combat. */
export function rulingsOn(
  turn: RoundTurn,
  { outcome, sides }: CombatKeys,
  attacker: Unit,
  opponent: Opponent,
): CombatRulings {
  return {
    power: (side, computed) => ruledWithin(turn, sides[side].power, computed, POWERS),
    loss: (side, computed, most) => ruledWithin(turn, sides[side].loss, computed, [0, most]),
    winner: (usual) => {
      if (outcome === undefined) return usual;
      const choice = turn.decided.choice(outcomeQuestion(outcome, attacker, opponent, usual));
      return choice === 'attacker' ? 0 : choice === 'defender' ? 1 : null;
    },
  };
}
