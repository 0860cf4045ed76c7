import { useEffect, useMemo, useState } from 'react';
import {
  advanced,
  archivedVariant,
  type ArchivedTurn,
  type CorrectedTurn,
  correctionOf,
  inVariant,
  isAsArchived,
  isOlderThanToday,
  isReadable,
  type LateCorrection,
  type Proposal,
  recomputation,
  systems,
  type TodayCorrection,
  turnInTheWay,
  type Variant,
  type World,
} from '../../../../engine';
import {
  type Comparison,
  createAdjudicator,
  jobOf,
  useComparison,
} from '../../../model/adjudicate';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { type RenderedRealm, renderedRealms } from './reported';

/** How far the turns after the corrected one are: computed to today, on the way, or given up. */
type Progress = 'done' | 'running' | 'failed';

/** A late correction as far as it is computed. */
export interface CorrectionState {
  readonly archived: ArchivedTurn | undefined;
  readonly comparison: Comparison;
  /** The turns from the corrected one to today; null while the corrected one itself is not computed. */
  readonly correction: LateCorrection | null;
  readonly progress: Progress;
  readonly realms: readonly RenderedRealm[];
  /** Whether the month computed again equals what was booked. */
  readonly repeats: 'same' | 'differs' | 'unknown';
  /** What was booked of this month before, but only for today. */
  readonly bookedToday: TodayCorrection | undefined;
  /** True if the variant is older than that; booked, it takes it back. */
  readonly isOlder: boolean;
  /** True if what that changed is damaged in the file, so that nothing can be computed. */
  readonly isDamaged: boolean;
  /** The turn whose correction, booked only for today, has to be booked as a whole or taken back first. */
  readonly inTheWay: number | undefined;
  /** True while letters and rulings are those that were booked. */
  readonly isUnchanged: boolean;
}

interface Computed {
  /** The corrected turn it goes on from. */
  readonly from: LateCorrection;
  readonly correction: LateCorrection;
  readonly progress: Progress;
}

const adjudicator = createAdjudicator();

/** Computes the turns after the corrected one, one after the other; `tell` is called after each of them. */
const computeOn = async (
  from: LateCorrection,
  isWanted: () => boolean,
  tell: (correction: LateCorrection, progress: Progress) => void,
): Promise<void> => {
  let correction = from;
  while (correction.ahead.length > 0) {
    const outcome = await adjudicator.run(jobOf(correction.next), () => undefined);
    if (!isWanted()) return;
    if (outcome.kind !== 'done') {
      tell(correction, 'failed');
      return;
    }
    correction = advanced(correction, outcome.proposal);
    tell(correction, correction.ahead.length > 0 ? 'running' : 'done');
  }
};

/** The correction computed on to today, again after every change of what it starts from. */
const useToday = (
  first: LateCorrection | null,
  isFirstReady: boolean,
): Omit<Computed, 'from'> | null => {
  const [computed, setComputed] = useState<Computed | null>(null);
  useEffect(() => {
    if (first === null || !isFirstReady || first.ahead.length === 0) return undefined;
    let isWanted = true;
    void computeOn(
      first,
      () => isWanted,
      (correction, progress) => setComputed({ from: first, correction, progress }),
    );
    return () => {
      isWanted = false;
      adjudicator.cancel();
    };
  }, [first, isFirstReady]);
  if (first === null) return null;
  if (computed?.from === first) return computed;
  return { correction: first, progress: first.ahead.length === 0 ? 'done' : 'running' };
};

type Run = Proposal<World> | null;

/** The correction with its first turn computed; the same while world, archive and books of the campaign stay. */
const useFirstTurn = (
  { month }: TurnModel,
  variant: Variant,
  before: Run,
  after: Run,
): LateCorrection | null => {
  const { world, archive, ledger, todayCorrections } = month;
  return useMemo(() => {
    if (before === null || after === null) return null;
    const begun = correctionOf(month, variant, systems[month.system]?.records ?? []);
    return begun === undefined ? null : advanced(begun, after, before);
    // Of the campaign only these matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [world, archive, ledger, todayCorrections, variant, before, after]);
};

const NO_TURNS: readonly CorrectedTurn[] = [];

/** Computes the archived month, the corrected one and the turns after it, and what follows from it. */
export function useCorrection(model: TurnModel, variant: Variant): CorrectionState {
  const { month, campaign } = model;
  const archived = month.archive[variant.turn];
  const original = useMemo(() => {
    const booked = archived === undefined ? undefined : archivedVariant(archived, '', '');
    return booked === undefined ? undefined : inVariant(month, booked);
  }, [month, archived]);
  const comparison = useComparison(
    { campaign: original ?? campaign, slot: `booked ${String(variant.turn)}` },
    { campaign, slot: variant.id },
  );
  const { before, after, isComplete } = comparison;
  const today = useToday(useFirstTurn(model, variant, before, after), isComplete);
  const done = today?.correction.done ?? NO_TURNS;
  const realms = useMemo(() => renderedRealms(done), [done]);
  const repeats = useMemo(
    () => (before === null ? 'same' : recomputation(archived, before)),
    [archived, before],
  );
  const bookedToday = month.todayCorrections?.[variant.turn];
  return {
    archived,
    comparison,
    correction: today?.correction ?? null,
    progress: isComplete ? (today?.progress ?? 'running') : 'running',
    realms,
    repeats,
    bookedToday,
    isOlder: isOlderThanToday(month, variant),
    isDamaged: bookedToday !== undefined && !isReadable(bookedToday),
    inTheWay: turnInTheWay(month, variant.turn),
    isUnchanged: archived === undefined || isAsArchived(archived, variant),
  };
}
