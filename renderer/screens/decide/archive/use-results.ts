import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type ArchivedTurn,
  archivedVariant,
  type Campaign,
  inVariant,
  type TurnResults,
  unpackResults,
} from '../../../../engine';
import { type Adjudicator, createAdjudicator, jobOf } from '../../../model/adjudicate';

export interface PastResults {
  /** Null = not stored, and not computed again. */
  readonly results: TurnResults | null;
  /** `kept` = stored in the archive, `again` = just computed, `running`, `failed`, or none. */
  readonly state: 'kept' | 'again' | 'running' | 'failed' | 'none';
  /** Computes the month again; undefined where that need not be, or its initial state is not stored. */
  readonly again: (() => void) | undefined;
}

/** The results of an archived month: from the archive, or computed again where that is possible. */
export function useResults(campaign: Campaign, archived: ArchivedTurn): PastResults {
  const { results: packed } = archived;
  const kept = useMemo(() => (packed === undefined ? undefined : unpackResults(packed)), [packed]);
  const [computed, setComputed] = useState<TurnResults | null>(null);
  const [run, setRun] = useState<'running' | 'failed' | null>(null);
  const adjudicator = useRef<Adjudicator | null>(null);
  useEffect(() => () => adjudicator.current?.cancel(), []);
  const before = useMemo(
    () => (kept === undefined ? inVariant(campaign, archivedVariant(archived, '', '')) : undefined),
    [kept, campaign, archived],
  );
  const again = useCallback(() => {
    if (before === undefined) return;
    setRun('running');
    adjudicator.current ??= createAdjudicator();
    void adjudicator.current
      .run(jobOf(before), () => undefined)
      .then((outcome) => {
        setRun(outcome.kind === 'failed' ? 'failed' : null);
        if (outcome.kind === 'done') setComputed(outcome.proposal);
      });
  }, [before]);
  const results = kept ?? computed;
  const held = kept === undefined ? 'again' : 'kept';
  return {
    results,
    state: run ?? (results === null ? 'none' : held),
    again: before === undefined ? undefined : again,
  };
}
