import type { Settings } from '../../../../kernel';
import { type Unit, unitId } from '../../../../world';
import { type LeaderKind, UNIT_RANGES, type UnitType } from '../../data';
import { typeOfUnit } from '../movement/plan';
import { amountOf, choiceOf } from '../settings';

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
const kindsLedBy = ({ leader }: UnitType, settings: Settings): readonly LeaderKind[] | null => {
  const kinds = amountOf(settings, 'unit.leader_kinds');
  if (leader === undefined || kinds === 1) return null;
  return kinds === 2 ? ALIKE[leader] : [leader];
};

/** True if only leaders are left of a unit. */
export function isLoneLeader({ character, size, leaders }: Unit): boolean {
  return character === null && size < 1 && leaders > 0;
}

/** Free numbers of characters, ascending (WW-5.1-04). */
const freeNumbers = (taken: ReadonlySet<number>): readonly number[] => {
  const { from, to } = UNIT_RANGES.character;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (number) => !taken.has(number),
  );
};

/**
 * What becomes of leaders without a unit (WW-12.5-37): each one a character with the next free number of 500 to
 * 599, trained as he was raised; none where the GM dismisses them, and none for whom there is no number.
 */
export function asCharacters(
  unit: Unit,
  taken: ReadonlySet<number>,
  settings: Settings,
): readonly Unit[] {
  if (choiceOf(settings, 'unit.lone_leader') === 'dismiss') return [];
  const trained = kindsLedBy(typeOfUnit(unit), settings);
  return freeNumbers(taken)
    .slice(0, unit.leaders)
    .map((number) => ({
      id: unitId(unit.party, number),
      party: unit.party,
      number,
      type: 'HF',
      size: 0,
      leaders: 0,
      place: unit.place,
      raised: {},
      scout: false,
      order: '',
      morale: 0,
      character: {
        name: '',
        status: 'NSC' as const,
        seat: null,
        ...(trained === null ? {} : { trained }),
      },
    }));
}
