import type { Finding, PartyKey } from '../../../../engine';
import { NOTHING_CHOSEN, useTurnView } from '../../../model/turn/turn-view';
import { nextFinding } from '../../../model/turn/model/findings';
import { nextRealm } from '../../../model/turn/model/realms';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { decisionOn } from '../../../model/letters/judged';

/** Lets a finding stand out, with the unit it concerns. */
export function showFinding(found: Finding, party?: PartyKey): void {
  const { unit } = found;
  useTurnView.getState().choose({
    ...(party === undefined ? {} : { ...NOTHING_CHOSEN, party }),
    turnStep: 'orders',
    tab: 'orders',
    correcting: null,
    finding: found,
    ...(unit === undefined ? {} : { unit, step: null }),
  });
}

/** Opens the desk of a realm as it is when it is looked at for the first time. */
export function showRealm(party: PartyKey): void {
  useTurnView.getState().choose({ ...NOTHING_CHOSEN, party, turnStep: 'orders', tab: 'orders' });
}

type ViewState = Pick<TurnModel, 'campaign' | 'findingsOf' | 'party' | 'realms'>;

/**
 * Goes to the next open finding (or the one before); at the end of a realm to the next one that is not ready and has
 * open ones, and if there is none, around the end of this one. False while letters are being read, in which there may
 * be one: then nothing is done.
 */
export function jumpToFinding(model: ViewState, step: 1 | -1): boolean {
  const { campaign, findingsOf, realms } = model;
  // From the store, not from the model: keys may come faster than the desk is drawn.
  const { party: chosen, finding } = useTurnView.getState();
  const party = chosen ?? model.party.key;
  const isOpen = (one: Finding): boolean => decisionOn(one, campaign.decisions) === null;
  const own = findingsOf(party);
  if (own === null) return false;
  const next = nextFinding(own, finding, step, isOpen);
  if (next !== undefined) {
    showFinding(next);
    return true;
  }
  const other = nextRealm(realms, party, step, ({ state, open, warnings }) =>
    state === 'received' || state === 'checked' ? open + warnings > 0 : false,
  );
  if (other === null && realms.some((one) => findingsOf(one.party.key) === null)) return false;
  const key = other?.party.key ?? party;
  const found = nextFinding(findingsOf(key) ?? [], null, step, isOpen);
  if (found !== undefined) showFinding(found, key === party ? undefined : key);
  return true;
}

/** Goes to the next realm, around the end, that the GM has not declared ready; stays if there is none. */
export function goToNextRealm({ realms, party }: ViewState): void {
  const next = nextRealm(realms, party.key, 1, ({ state }) => state !== 'ready');
  if (next !== null) showRealm(next.party.key);
}
