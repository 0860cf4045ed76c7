import type { Finding, Settings } from '../../../../kernel';
import type { Unit } from '../../../../world';
import type { UnitType } from '../../data';
import { finding } from '../../orders/finding';
import { amountOf, choiceOf, minimumSizeOf } from '../settings';
import { isFighting } from './orders';

/** A unit that may be a scout. */
export interface ScoutCandidate {
  readonly unit: Unit;
  readonly type: UnitType;
  /** Declared by remark or in the GM's list (WW-12.5-06). */
  readonly isDeclared: boolean;
}

/** Who of a party scouts, and what was wrong with the declarations. */
export interface Scouts {
  readonly numbers: ReadonlySet<number>;
  readonly findings: readonly Finding[];
}

const canScout = ({ unit, type }: ScoutCandidate, settings: Settings): boolean =>
  type.scoutBonus !== undefined &&
  unit.size < minimumSizeOf(type, settings) &&
  (choiceOf(settings, 'unit.scout_types') === 'all_land' ||
    type.kind === 'fleet' ||
    isFighting(type));

/**
 * The scouts of one party: declared units under minimum size, in order of number up to the limits on land and
 * at sea; the others move without bonus (WW-5.1-11 to WW-5.1-13). `candidates` are in order of number.
 */
export function scoutsOf(candidates: readonly ScoutCandidate[], settings: Settings): Scouts {
  const isAutomatic = choiceOf(settings, 'unit.scout_mode') === 'automatic';
  const left = {
    sea: amountOf(settings, 'unit.max_scouts_sea'),
    land: amountOf(settings, 'unit.max_scouts_land'),
  };
  const numbers = new Set<number>();
  const findings: Finding[] = [];
  for (const candidate of candidates) {
    const { unit, type, isDeclared } = candidate;
    if (!isDeclared && !isAutomatic) continue;
    const able = canScout(candidate, settings);
    const where = type.kind === 'fleet' ? 'sea' : 'land';
    if (able && left[where] > 0) {
      left[where] -= 1;
      numbers.add(unit.number);
    } else if (isDeclared) {
      const reason = able ? 'limit' : 'size';
      findings.push(
        finding('F-UNIT-SCOUTS', unit.party, { unit: unit.number, about: { reason, where } }),
      );
    }
  }
  return { numbers, findings };
}
