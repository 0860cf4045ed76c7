import type { Settings } from '../../../../kernel';
import type { LeaderKind, UnitType } from '../../data';
import { amountOf } from '../settings';

const ALIKE: Readonly<Record<LeaderKind, readonly LeaderKind[]>> = {
  landCombat: ['landCombat', 'seaCombat'],
  seaCombat: ['landCombat', 'seaCombat'],
  landWork: ['landWork', 'seaWork'],
  seaWork: ['landWork', 'seaWork'],
};

/**
 * The kinds of units a leader raised with a type can lead (WW-5.2-11, WW-12.5-04): his own of four; with
 * `unit.leader_kinds` 2 everything that fights or everything that works, with 1 every kind (null).
 */
export const kindsLedBy = (
  { leader }: UnitType,
  settings: Settings,
): readonly LeaderKind[] | null => {
  const kinds = amountOf(settings, 'unit.leader_kinds');
  if (leader === undefined || kinds === 1) return null;
  return kinds === 2 ? ALIKE[leader] : [leader];
};
