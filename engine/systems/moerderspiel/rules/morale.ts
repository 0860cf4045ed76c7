import { calc, type Explained, fact, rule, type Settings, sum } from '../../../kernel';
import type { Army, GameState, Nation } from '../state/types';
import { choiceOf } from './settings';

/** Lowest and highest morale of an army (TM-4.2-01). */
export const MORALE = { least: -1, most: 3 } as const;
/** Morale of a garrison that was left in peace (TM-4.2-03). */
export const GARRISON_MORALE = 5;

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Morale after one change of it (TM-4.2-08). */
export function changedMorale(morale: number, change: number): number {
  return between(morale + change, MORALE.least, MORALE.most);
}

/** Morale of an army after a rest: one more up to the base morale, never less (TM-4.2-11). */
export function restedMorale(morale: number, baseMorale: number): number {
  return morale < baseMorale ? changedMorale(morale, 1) : morale;
}

/** Changes of the morale of an army for one combat alone. */
export interface CombatMorale {
  /** It attacks out of camouflage (TM-8.13-03). */
  readonly isHidden?: boolean;
  /** Its opponent is larger by more than 400 (TM-8.15-01). */
  readonly isUnderdog?: boolean;
}

/** True while the morale of the armies of a nation is at its highest after a sanction (TM-8.4-03). */
export function isSteadfast({ steadfast }: Nation, round: number): boolean {
  return steadfast !== null && steadfast.from <= round && round <= steadfast.to;
}

/** Effective morale of an army in the round of a state: stored, then what runs for a time, limited once (TM-4.2-15). */
export function effectiveMorale(
  { round, nations }: GameState,
  army: Army,
  settings: Settings,
  { isHidden = false, isUnderdog = false }: CombatMorale = {},
): Explained {
  const nation = nations[army.nation];
  const about = { party: army.nation, number: army.number };
  if (nation !== undefined && isSteadfast(nation, round))
    return rule(
      'moerderspiel.morale',
      'TM-4.2-15',
      fact('moerderspiel.steadfast', 3, {}, 'TM-8.4-02'),
      about,
    );
  const running = [
    ...(nation?.raisedIn === round ? [fact('moerderspiel.retaliation', 2, {}, 'TM-8.4-01')] : []),
    ...(army.heldIn === round ? [fact('moerderspiel.held', -1, {}, 'TM-8.7-02')] : []),
    ...(army.shown.flag === null ? [] : [fact('moerderspiel.flag', 2, {}, 'TM-8.17-03')]),
    ...(isHidden ? [fact('moerderspiel.ambush', 1, {}, 'TM-8.13-03')] : []),
    ...(isUnderdog ? [fact('moerderspiel.underdog', 2, {}, 'TM-8.15-01')] : []),
  ];
  const total = sum(fact('moerderspiel.stored', army.morale, {}, 'TM-4.2-07'), ...running);
  const hasCap = choiceOf(settings, 'tm.morale.bonus_cap') !== 'none';
  const raised = calc.maximum(total, fact('moerderspiel.least', MORALE.least, {}, 'TM-4.2-07'));
  const limited = hasCap
    ? calc.minimum(raised, fact('moerderspiel.most', MORALE.most, {}, 'TM-4.2-07'))
    : raised;
  return rule('moerderspiel.morale', 'TM-4.2-15', limited, about);
}
