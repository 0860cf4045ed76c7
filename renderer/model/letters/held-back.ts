import {
  type Campaign,
  draftId,
  type TurnReportDraft,
  type PartyKey,
  type Person,
  type Role,
  systems,
} from '../../../engine';

/** Parts of those who pay for their turns (WW-1.2-09, WW-1.4-05). */
const PAYING: ReadonlySet<Role['kind']> = new Set(['single', 'contact', 'wanderer']);

const paysFor = ({ roles }: Person, party: PartyKey, turn: number): boolean =>
  roles.some(
    ({ party: key, kind, since = -Infinity, until = Infinity }) =>
      key === party && PAYING.has(kind) && since <= turn && turn <= until,
  );

/**
 * True if a realm waits for its evaluation of a turn because one of those who play it owes (WW-1.4-07): by today's
 * accounts, so that a deposit releases it at once.
 */
export function isUnpaid(
  { world, settings, system }: Pick<Campaign, 'world' | 'settings' | 'system'>,
  turn: number,
  party: PartyKey,
): boolean {
  const accountOf = systems[system]?.parties.account;
  return Object.values(world.people).some(
    (person) =>
      paysFor(person, party, turn) && accountOf?.(world, person.id, settings)?.isWithheld === true,
  );
}

/** True if an evaluation waits for its account: unpaid, and the GM gave no reason to send it all the same. */
export function isHeldBack(
  isRealmUnpaid: boolean,
  draft: Pick<TurnReportDraft, 'released'> | undefined,
): boolean {
  return isRealmUnpaid && draft?.released === undefined;
}

/** True if the evaluation of a realm for a turn may not be sent now (WW-1.4-07). */
export function isTurnReportHeldBack(
  campaign: Pick<Campaign, 'world' | 'settings' | 'system' | 'evaluations'>,
  turn: number,
  party: PartyKey,
): boolean {
  return isHeldBack(
    isUnpaid(campaign, turn, party),
    campaign.evaluations[draftId({ turn, party })],
  );
}
