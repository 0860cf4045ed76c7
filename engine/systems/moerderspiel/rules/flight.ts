import { calc, type Explained, fact, operation, rule, type Settings } from '../../../kernel';
import { abilitiesOf } from './nation';
import { effectiveMorale } from './morale';
import type { GameState, Nation, Technique, Unit } from '../state/types';
import { numberOf } from './settings';

/** Techniques the armies of a nation fight with (TM-8.11, TM-8.14-05). */
export function techniquesOf(nation: Nation | undefined): readonly Technique[] {
  const has = nation !== undefined && abilitiesOf(nation).includes('secret_techniques');
  return has ? nation.techniques : [];
}

/** Morale a unit flees and fights with when nothing but the round counts; a horde's never changes (TM-8.18-03). */
export function moraleOf(state: GameState, unit: Unit, settings: Settings): Explained {
  return unit.kind === 'army'
    ? effectiveMorale(state, unit, settings)
    : fact(
        'moerderspiel.barbarianMorale',
        numberOf(settings, 'tm.barbarians.morale'),
        {},
        'TM-8.18-03',
      );
}

/** Addition by a technique to a flight. */
export interface FlightBonus {
  /** Its own armies are slippery. */
  readonly isSlippery: boolean;
  /** One of those who attack it is a hunter. */
  readonly isHunted: boolean;
}

/**
 * Chance of a flight in percent: (1000 - strength) / 20 + 10 x morale, rounded down, then 0 to 100 (TM-4.8-02,
 * TM-4.8-05); techniques come before the limits (TM-4.8-10).
 */
export function flightValue(
  strength: number,
  morale: Explained,
  { isSlippery, isHunted }: FlightBonus = { isSlippery: false, isHunted: false },
): Explained {
  const size = calc.quotient(
    'exact',
    calc.difference(
      fact('moerderspiel.flightSize', 1000, {}, 'TM-4.8-02'),
      fact('moerderspiel.strength', strength),
    ),
    fact('moerderspiel.flightShare', 20, {}, 'TM-4.8-02'),
  );
  const spirit = calc.product(fact('moerderspiel.flightMorale', 10, {}, 'TM-4.8-02'), morale);
  const whole = operation(
    'sum',
    [
      size,
      spirit,
      ...(isSlippery ? [fact('moerderspiel.slippery', 15, {}, 'TM-8.11-02')] : []),
      ...(isHunted ? [fact('moerderspiel.hunter', -15, {}, 'TM-8.11-02')] : []),
    ],
    'down',
  );
  const limited = calc.minimum(
    calc.maximum(whole, fact('moerderspiel.never', 0, {}, 'TM-4.8-05')),
    fact('moerderspiel.always', 100, {}, 'TM-4.8-05'),
  );
  return rule('moerderspiel.flight', 'TM-4.8-02', limited);
}
