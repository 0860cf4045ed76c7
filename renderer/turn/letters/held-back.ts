import {
  type Campaign,
  draftId,
  type EvaluationDraft,
  type PartyKey,
  systems,
} from '../../../engine';
import { playersOf } from './players';

/**
 * True if a realm waits for its evaluations because one of those who play it owes (WW-1.4-07): by today's accounts, so
 * that a deposit releases it at once.
 */
export const isUnpaid = (
  campaign: Pick<Campaign, 'world' | 'settings' | 'system'>,
  party: PartyKey,
): boolean => {
  const { world, settings, system } = campaign;
  const accountOf = systems[system]?.personAccount;
  return playersOf(campaign, party).some(
    ({ id }) => accountOf?.(world, id, settings)?.isWithheld === true,
  );
};

/** True if an evaluation waits for its account: unpaid, and the GM gave no reason to send it all the same. */
export const isHeldBack = (
  isRealmUnpaid: boolean,
  draft: Pick<EvaluationDraft, 'released'> | undefined,
): boolean => isRealmUnpaid && draft?.released === undefined;

/** True if the evaluation of a realm for a turn may not be sent now (WW-1.4-07). */
export const isEvaluationHeldBack = (
  campaign: Pick<Campaign, 'world' | 'settings' | 'system' | 'evaluations'>,
  turn: number,
  party: PartyKey,
): boolean => isHeldBack(isUnpaid(campaign, party), campaign.evaluations[draftId({ turn, party })]);
