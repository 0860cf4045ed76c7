import { useMemo, useState } from 'react';
import {
  type ArchivedTurn,
  type Campaign,
  type SnapshotMaker,
  snapshotMaker,
  type TurnReportDraft,
  lastArchived,
  fingerprintOfText,
  type Party,
  type PartyKey,
  type RuleSystem,
  systems,
  type World,
} from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { type Leak, openLeaks } from '../../../model/leaks';
import { groupedLeaks } from '../../../model/leaks/grouped';
import { isUnpaid } from '../../../model/letters/held-back';
import { useDeliveryView } from '../../../model/reports/delivery-store';
import { draftOf, type TurnReportRef } from '../model/draft';
import { type TurnReportState, stateOf } from '../model/state';
import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../../model/state/leaving';

/** Something found out about an evaluation: it holds for these facts and these words only. */
interface FoundOf {
  readonly facts: SnapshotMaker;
  /** Mark of the draft (see `draftMark`). */
  readonly mark: string;
}

/** Words of the GM that are out of date in an evaluation as it was composed. */
interface Staleness extends FoundOf {
  readonly stale: number;
}

/** What the leak check found in the files of an evaluation, whether the GM lets it out or not. */
interface Check extends FoundOf {
  readonly leaks: readonly Leak[];
}

/** What is known of the evaluations on the desk: never stored with the campaign, never undone. */
interface FoundStore {
  readonly stale: Readonly<Record<PartyKey, Staleness>>;
  readonly checks: Readonly<Record<PartyKey, Check>>;
  readonly noteStale: (party: PartyKey, found: Staleness) => void;
  readonly noteCheck: (party: PartyKey, found: Check) => void;
}

export const useFound = createStore<FoundStore>((set) => ({
  stale: {},
  checks: {},
  noteStale: (party, found) => set(({ stale }) => ({ stale: { ...stale, [party]: found } })),
  noteCheck: (party, found) => set(({ checks }) => ({ checks: { ...checks, [party]: found } })),
}));

onLeaving(() => useFound.setState({ stale: {}, checks: {} }));

/** What was found, if it still holds. */
export function holding<Found extends FoundOf>(
  found: Found | undefined,
  { facts, mark }: FoundOf,
): Found | undefined {
  return found?.facts === facts && found.mark === mark ? found : undefined;
}

/**
 * True if dossiers of two states of a campaign are the same: what the GM writes into evaluations, and what he notes as
 * sent, is not in them.
 */
const isSameBasis = (a: Campaign, b: Campaign): boolean => {
  const turns = Object.keys(b.archive);
  return (
    a.world === b.world &&
    a.system === b.system &&
    a.settings === b.settings &&
    a.editions === b.editions &&
    a.deadline === b.deadline &&
    turns.length === Object.keys(a.archive).length &&
    turns.every((key) => {
      const [old, now] = [a.archive[Number(key)], b.archive[Number(key)]];
      return (
        old === now ||
        (old?.results === now?.results && old?.sheets === now?.sheets && old?.start === now?.start)
      );
    })
  );
};

/** Mark of what of a draft is seen on paper: the GM's word about it is no part of it. */
const draftMark = ({
  tone,
  language,
  opening,
  closing,
  edits,
  leftOut,
  answers,
  map,
}: TurnReportDraft): string =>
  fingerprintOfText(
    JSON.stringify([tone, language, opening, closing, edits, leftOut, answers, map]),
  );

/** The evaluation of one realm as the desk knows it. */
export interface TurnReportRealm {
  readonly party: Party;
  readonly ref: TurnReportRef;
  readonly draft: TurnReportDraft;
  /** Mark of its words (see `draftMark`). */
  readonly mark: string;
  readonly isUnpaid: boolean;
  readonly state: TurnReportState;
}

/** All evaluations of the month closed last. */
export interface TurnReportsModel {
  readonly campaign: Campaign;
  readonly system: RuleSystem<World>;
  readonly archived: ArchivedTurn;
  readonly facts: SnapshotMaker;
  readonly realms: readonly TurnReportRealm[];
  /** The realm whose evaluation is open. */
  readonly chosen: TurnReportRealm;
}

/** What there is to work on; `none` = no month is closed, `lost` = its results were not kept. */
export type TurnReportsAtHand =
  | { readonly kind: 'none' }
  | { readonly kind: 'lost'; readonly turn: number }
  | { readonly kind: 'ready'; readonly model: TurnReportsModel };

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
  facts: SnapshotMaker,
  ref: TurnReportRef,
  party: Party,
  found: Pick<FoundStore, 'stale' | 'checks'>,
): TurnReportRealm => {
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
export function useTurnReports(campaign: Campaign): TurnReportsAtHand {
  const basis = useBasis(campaign);
  const language = useLanguage();
  const chosen = useDeliveryView((view) => view.party);
  const stale = useFound((found) => found.stale);
  const checks = useFound((found) => found.checks);
  const system = systems[campaign.system];
  const facts = useMemo(
    () => (system === undefined ? undefined : snapshotMaker(basis, system)),
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
}
