import type { Settings } from '../../../kernel';
import { allFields, fieldDistance, type LetteredField } from '../../../world';
import type { FindingCode } from '../data/findings';
import type { Ability, GameState } from '../state/types';
import { capitalOn, nationsOf } from './nation';
import { flagOf, numberOf } from './settings';

/** Abilities only the evil have (TM-8.0-07). */
export const EVIL: readonly Ability[] = ['false_flag', 'barbarians'];

export function isEvilAbility(ability: Ability): boolean {
  return EVIL.includes(ability);
}

/** The first fault of a choice of abilities; undefined = it is lawful (TM-8.0-01 to TM-8.0-08, TM-8.14-02). */
export function abilitiesFault(
  abilities: readonly Ability[],
  settings: Settings,
): FindingCode | undefined {
  const evil = abilities.filter(isEvilAbility);
  const normal = abilities.filter((one) => !isEvilAbility(one));
  if (normal.length > numberOf(settings, 'tm.ability.normal_max')) return 'E_ABILITY_COUNT';
  if (new Set(abilities).size < abilities.length) return 'E_ABILITY_TWICE';
  if (evil.length > 1) return 'E_ABILITY_BOTH_EVIL';
  if (evil.length > 0 && normal.includes('innocence')) return 'E_ABILITY_INNOCENCE';
  return normal.includes('allrounder') && normal.length > 1 ? 'E_ALLROUNDER_EXTRA' : undefined;
}

/** How the soldiers of a nation are divided before the first round. */
export interface Split {
  readonly garrison: number;
  readonly armies: readonly number[];
}

/** Every rule a division breaks, not only the first (TM-4.1-06). */
export function splitFaults(
  { garrison, armies }: Split,
  most: number,
  settings: Settings,
): readonly FindingCode[] {
  const parts = [garrison, ...armies];
  const total = parts.reduce((sum, part) => sum + part, 0);
  const step = numberOf(settings, 'tm.soldiers.step');
  return [
    ...(total === numberOf(settings, 'tm.start.soldiers') ? [] : ['E_SPLIT_SUM' as const]),
    ...(parts.some((part) => part < numberOf(settings, 'tm.army.min'))
      ? ['E_SPLIT_MIN' as const]
      : []),
    ...(parts.some((part) => part % step !== 0) ? ['E_SPLIT_STEP' as const] : []),
    ...(armies.length > most ? ['E_SPLIT_COUNT' as const] : []),
  ];
}

/** True if a horde can have its camp on a field (TM-8.18-04). */
export function isLawfulCamp(state: GameState, field: LetteredField, settings: Settings): boolean {
  const { board, bases } = state;
  const isOpen =
    !board.mountains.includes(field) &&
    bases[field] === undefined &&
    capitalOn(state, field) === undefined;
  const least = numberOf(settings, 'tm.barbarians.camp_min_distance');
  return (
    isOpen && nationsOf(state).every(({ capital }) => fieldDistance(board, field, capital) >= least)
  );
}

/** The camp of a nation that named none: the first lawful field. */
export function usualCamp(state: GameState, settings: Settings): LetteredField | undefined {
  return allFields(state.board).find((field) => isLawfulCamp(state, field, settings));
}

/** True if an ability may be taken by an all-rounder in a round (TM-8.14-03). */
export function isChoosable(ability: Ability, isEvil: boolean, settings: Settings): boolean {
  if (isEvilAbility(ability) || ability === 'allrounder') return false;
  if (ability === 'omnipresence') return flagOf(settings, 'tm.allrounder.omnipresence');
  return ability !== 'innocence' || !isEvil;
}
