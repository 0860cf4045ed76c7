import { useEffect, useState } from 'react';
import type { PartySnapshot, SnapshotMaker } from '../../../../engine';
import type { TurnReport } from '../turn-report/evaluation';
import { savePress } from '../press';
import type { Composed, PressOutcome } from '../press/protocol';
import { type TurnReportRealm, useFound } from './use-evaluations';

/** Places at which the GM's words no longer fit the facts. */
export function staleCount({ blocks, orphans }: TurnReport): number {
  return blocks.filter(({ isStale, isLeftOut }) => isStale && !isLeftOut).length + orphans.length;
}

export interface ComposedReport {
  /** The evaluation as it was set last; undefined = not yet, or of another realm. */
  readonly composed: Composed | undefined;
  readonly isSetting: boolean;
  readonly isFailed: boolean;
}

interface Work {
  readonly realm: TurnReportRealm;
  readonly snapshot: PartySnapshot;
  readonly facts: SnapshotMaker;
}

/** The evaluation of the open realm, set beside the screen; while it is set anew the last one stays. */
export function useComposed(
  realm: TurnReportRealm,
  snapshot: PartySnapshot | undefined,
  facts: SnapshotMaker,
): ComposedReport {
  const [work, setWork] = useState<Work>();
  const [done, setDone] = useState<{ readonly work: Work; readonly outcome: PressOutcome }>();
  if (
    snapshot !== undefined &&
    (work?.snapshot !== snapshot || work.realm.mark !== realm.mark || work.facts !== facts)
  )
    setWork({ realm, snapshot, facts });
  useEffect(() => {
    if (work === undefined) return;
    const { snapshot: of, realm: whose, facts: from } = work;
    const job = { kind: 'compose', snapshot: of, draft: whose.draft } as const;
    void savePress
      .run(job, () => undefined)
      .then((outcome) => {
        if (outcome.kind === 'cancelled') return;
        setDone({ work, outcome });
        if (outcome.kind === 'composed')
          useFound.getState().noteStale(whose.party.key, {
            facts: from,
            mark: whose.mark,
            stale: staleCount(outcome.turnReport),
          });
      });
  }, [work]);
  const isOwn = done?.work.realm.party.key === realm.party.key;
  const outcome = isOwn ? done.outcome : undefined;
  return {
    composed: outcome?.kind === 'composed' ? outcome : undefined,
    isSetting: done?.work !== work,
    isFailed: outcome?.kind === 'failed',
  };
}
