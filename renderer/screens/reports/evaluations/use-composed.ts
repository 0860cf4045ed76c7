import { useEffect, useState } from 'react';
import type { Dossier, DossierMaker } from '../../../../engine';
import type { Evaluation } from '../evaluation/evaluation';
import { deskPress } from '../press';
import type { Composed, PressOutcome } from '../press/protocol';
import { type EvaluationRealm, useFound } from './use-evaluations';

/** Places at which the GM's words no longer fit the facts. */
export const staleCount = ({ blocks, orphans }: Evaluation): number =>
  blocks.filter(({ isStale, isLeftOut }) => isStale && !isLeftOut).length + orphans.length;

export interface ComposedDesk {
  /** The evaluation as it was set last; undefined = not yet, or of another realm. */
  readonly composed: Composed | undefined;
  readonly isSetting: boolean;
  readonly isFailed: boolean;
}

interface Work {
  readonly realm: EvaluationRealm;
  readonly dossier: Dossier;
  readonly facts: DossierMaker;
}

/** The evaluation of the open realm, set beside the screen; while it is set anew the last one stays. */
export const useComposed = (
  realm: EvaluationRealm,
  dossier: Dossier | undefined,
  facts: DossierMaker,
): ComposedDesk => {
  const [work, setWork] = useState<Work>();
  const [done, setDone] = useState<{ readonly work: Work; readonly outcome: PressOutcome }>();
  if (
    dossier !== undefined &&
    (work?.dossier !== dossier || work.realm.mark !== realm.mark || work.facts !== facts)
  )
    setWork({ realm, dossier, facts });
  useEffect(() => {
    if (work === undefined) return;
    const { dossier: of, realm: whose, facts: from } = work;
    const job = { kind: 'compose', dossier: of, draft: whose.draft } as const;
    void deskPress
      .run(job, () => undefined)
      .then((outcome) => {
        if (outcome.kind === 'cancelled') return;
        setDone({ work, outcome });
        if (outcome.kind === 'composed')
          useFound.getState().noteStale(whose.party.key, {
            facts: from,
            mark: whose.mark,
            stale: staleCount(outcome.evaluation),
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
};
