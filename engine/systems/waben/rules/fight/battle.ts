import type { Explained, FightFate, FightRound, GoodPoint, Stream } from '../../../../kernel';
import { flagOf } from '../settings';
import type { Fighter, FightSetup } from './contract';

export type SideIndex = 0 | 1;
export const SIDE_INDICES = [0, 1] as const satisfies readonly SideIndex[];

/** A unit in the course of a fight. */
export interface Combatant {
  readonly fighter: Fighter;
  readonly side: SideIndex;
  /** Good points in a storm of walls and without. */
  readonly points: { readonly field: Explained; readonly storm: Explained };
  /** The causes of the good points it has in its first round, one by one. */
  readonly causes: readonly GoodPoint[];
  /** Heads or ships left. */
  readonly left: number;
  /** What became of it; null = it still fights. */
  readonly fate: FightFate | null;
}

/** A fight in its course. */
export interface Battle {
  /** First side first, each in the order of evaluation. */
  readonly combatants: readonly Combatant[];
  readonly stream: Stream;
  readonly rounds: readonly FightRound[];
  /** Storms tried in this fight. */
  readonly storms: number;
  /** The walls hold no longer, or there were none. */
  readonly isOvercome: boolean;
  /** One side has won a round (WW-12.7-01). */
  readonly isDecided: boolean;
  /** Both sides have stopped. */
  readonly isOver: boolean;
}

/** Units of a side that still fight. */
export function fightersOf(
  { combatants }: Pick<Battle, 'combatants'>,
  side: SideIndex,
): readonly Combatant[] {
  return combatants.filter((one) => one.side === side && one.fate === null);
}

/** True while the next round is a storm. */
export function isStorming({ isOvercome }: Battle): boolean {
  return !isOvercome;
}

/** True for an attacker out of a settlement, who goes back inside (WW-7.3-25). */
export function isSallying(setup: FightSetup, { fighter, side }: Combatant): boolean {
  return fighter.isInside && setup.sides[side].role === 'attacker';
}

/** True for a garrison with KV that does not give its settlement up, where the GM has it so (WW-7.1-12). */
const isGarrison = ({ settings }: FightSetup, { fighter, side }: Combatant): boolean =>
  side === 1 &&
  fighter.isInside &&
  fighter.order === 'V' &&
  flagOf(settings, 'fight.garrison_holds');

/** True for a unit that never retreats: by its order, or because it cannot (WW-9.3-08, WW-7.1-16). */
export function holdsOut(setup: FightSetup, one: Combatant): boolean {
  return (
    ['N', 'H'].includes(one.fighter.order) ||
    isGarrison(setup, one) ||
    (one.fighter.isTrapped && !isSallying(setup, one))
  );
}

/** Attackers of an assault from the water, and of a wall not yet overcome, stand outside of the field (WW-7.3-26). */
const isOutside = (setup: FightSetup, battle: Battle, { side }: Combatant): boolean =>
  side === 0 && (setup.kind === 'assault' || (setup.storm?.kind === 'wall' && !battle.isOvercome));

/** What leaving the fight means for a unit: it retreats, goes back inside, or stays outside where it stands. */
export function fateOfLeaving(setup: FightSetup, battle: Battle, one: Combatant): FightFate {
  if (isSallying(setup, one)) return 'goesInside';
  return isOutside(setup, battle, one) ? 'stays' : 'retreats';
}

/** What is left for an attacker repelled by walls who does not retreat (WW-9.3-14, WW-7.3-26). */
export function fateOfInvesting(setup: FightSetup, battle: Battle, one: Combatant): FightFate {
  return isOutside(setup, battle, one) ? 'stays' : 'investing';
}

/** A battle with the fates of some units settled. */
export function settled(battle: Battle, fateOf: (one: Combatant) => FightFate | null): Battle {
  return {
    ...battle,
    combatants: battle.combatants.map((one) =>
      one.fate === null ? { ...one, fate: fateOf(one) } : one,
    ),
  };
}
