import { useMemo } from 'react';
import {
  archivedVariant,
  type ArchivedTurn,
  type CorrectionConflict,
  correctedWorld,
  type CorrectionRuns,
  isAsArchived,
  recomputation,
  type Variant,
} from '../../../../engine';
import { type Comparison, useComparison } from '../../../model/adjudicate';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { campaignIn } from '../../../model/turn/whatif/shown';
import { type RenderedRealm, renderedRealms } from './reported';

/** A late correction as far as it is computed. */
export interface CorrectionState {
  readonly archived: ArchivedTurn | undefined;
  readonly comparison: Comparison;
  /** Both runs; null while one is missing. */
  readonly runs: CorrectionRuns | null;
  readonly realms: readonly RenderedRealm[];
  readonly conflicts: readonly CorrectionConflict[];
  /** Whether the month computed again comes to what was booked. */
  readonly repeats: 'same' | 'differs' | 'unknown';
  /** True while letters and rulings are those that were booked. */
  readonly isUnchanged: boolean;
}

/** Computes the archived month and the corrected one, and what follows from it. */
export function useCorrection({ month, campaign }: TurnModel, variant: Variant): CorrectionState {
  const archived = month.archive[variant.turn];
  const original = useMemo(() => {
    const booked = archived === undefined ? undefined : archivedVariant(archived, '', '');
    return booked === undefined ? undefined : campaignIn(month, booked);
  }, [month, archived]);
  const comparison = useComparison(
    { campaign: original ?? campaign, slot: `booked ${String(variant.turn)}` },
    { campaign, slot: variant.id },
  );
  const { before, after } = comparison;
  const runs = useMemo(
    () => (before === null || after === null ? null : { before, after }),
    [before, after],
  );
  const realms = useMemo(
    () => (runs === null ? [] : renderedRealms(runs, archived)),
    [runs, archived],
  );
  const start = archived?.start;
  const conflicts = useMemo(
    () =>
      runs === null || start === undefined
        ? []
        : correctedWorld(month.world, start, runs).conflicts,
    [month.world, start, runs],
  );
  const repeats = useMemo(
    () => (before === null ? 'same' : recomputation(archived, before)),
    [archived, before],
  );
  return {
    archived,
    comparison,
    runs,
    realms,
    conflicts,
    repeats,
    isUnchanged: archived === undefined || isAsArchived(archived, variant),
  };
}
