import { useMemo, useState } from 'react';
import {
  type ArchivedTurn,
  type Campaign,
  type DossierMaker,
  dossierMaker,
  type EvaluationDraft,
  lastArchived,
  type Party,
  type RuleSystem,
  systems,
  type World,
} from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { openLeaks } from '../../../model/leaks';
import { groupedLeaks } from '../../../model/leaks/grouped';
import { isUnpaid } from '../../../model/letters/held-back';
import { useDispatchView } from '../../../model/reports/dispatch-store';
import { isSameBasis } from '../model/basis';
import { draftOf, type EvaluationRef } from '../model/draft';
import { draftMark } from '../model/draft-mark';
import { type EvaluationState, stateOf } from '../model/state';
import { type FoundStore, holding, useFound } from './found-store';

/** The evaluation of one realm as the desk knows it. */
export interface EvaluationRealm {
  readonly party: Party;
  readonly ref: EvaluationRef;
  readonly draft: EvaluationDraft;
  /** Mark of its words (see `draftMark`). */
  readonly mark: string;
  readonly isUnpaid: boolean;
  readonly state: EvaluationState;
}

/** All evaluations of the month closed last. */
export interface EvaluationsModel {
  readonly campaign: Campaign;
  readonly system: RuleSystem<World>;
  readonly archived: ArchivedTurn;
  readonly facts: DossierMaker;
  readonly realms: readonly EvaluationRealm[];
  /** The realm whose evaluation is open. */
  readonly chosen: EvaluationRealm;
}

/** What there is to work on; `none` = no month is closed, `lost` = its results were not kept. */
export type EvaluationsAtHand =
  | { readonly kind: 'none' }
  | { readonly kind: 'lost'; readonly turn: number }
  | { readonly kind: 'ready'; readonly model: EvaluationsModel };

/** The campaign as it was when anything that dossiers are made of changed last. */
const useBasis = (campaign: Campaign): Campaign => {
  const [basis, setBasis] = useState(campaign);
  if (basis === campaign || isSameBasis(basis, campaign)) return basis;
  setBasis(campaign);
  return campaign;
};

const realmOf = (
  campaign: Campaign,
  archived: ArchivedTurn,
  facts: DossierMaker,
  ref: EvaluationRef,
  party: Party,
  found: Pick<FoundStore, 'stale' | 'checks'>,
): EvaluationRealm => {
  const draft = draftOf(campaign, ref);
  const mark = draftMark(draft);
  const unpaid = isUnpaid(campaign, archived.turn, party.key);
  const stale = holding(found.stale[party.key], { facts, mark })?.stale ?? 0;
  const leaks = holding(found.checks[party.key], { facts, mark })?.leaks ?? [];
  const observed = { draft, archived, isUnpaid: unpaid, stale };
  const open = groupedLeaks(openLeaks(draft, leaks), {});
  const state = stateOf({ ...observed, leaks: open.length });
  return { party, ref, draft, mark, isUnpaid: unpaid, state };
};

/** The evaluations of the month closed last, each with its state. */
export const useEvaluations = (campaign: Campaign): EvaluationsAtHand => {
  const basis = useBasis(campaign);
  const language = useLanguage();
  const chosen = useDispatchView((view) => view.party);
  const stale = useFound((found) => found.stale);
  const checks = useFound((found) => found.checks);
  const system = systems[campaign.system];
  const facts = useMemo(
    () => (system === undefined ? undefined : dossierMaker(basis, system)),
    [basis, system],
  );
  return useMemo(() => {
    const archived = lastArchived(campaign);
    if (archived === undefined || system === undefined) return { kind: 'none' };
    const { turn } = archived;
    const realms = (facts?.parties ?? [])
      .flatMap((key) => campaign.world.parties[key] ?? [])
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map((party) => ({ party, ref: { turn, party, language } }));
    const [first] = realms;
    if (facts === undefined || first === undefined) return { kind: 'lost', turn };
    const all = realms.map(({ party, ref }) =>
      realmOf(campaign, archived, facts, ref, party, { stale, checks }),
    );
    const open = all.find(({ party }) => party.key === chosen) ?? all[0];
    if (open === undefined) return { kind: 'lost', turn };
    return {
      kind: 'ready',
      model: { campaign, system, archived, facts, realms: all, chosen: open },
    };
  }, [campaign, system, facts, language, chosen, stale, checks]);
};
