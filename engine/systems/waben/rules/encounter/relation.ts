import type { Settings } from '../../../../kernel';
import type { Party, PartyKey, Relation } from '../../../../world';
import { choiceOf } from '../settings';

export type Parties = Readonly<Record<PartyKey, Party>>;

const relationOf = (parties: Parties, from: PartyKey, to: PartyKey): Relation | undefined =>
  parties[from]?.relations[to];

/** True if `from` counts `to` as enemy: no peace, no alliance (WW-6.2-21, WW-12.6-17). */
export function countsAsEnemy(
  parties: Parties,
  from: PartyKey,
  to: PartyKey,
  settings: Settings,
): boolean {
  if (from === to) return false;
  const relation = relationOf(parties, from, to);
  return relation === undefined
    ? choiceOf(settings, 'dip.default_relation') === 'enemy'
    : relation === 'enemy';
}

/** True if both parties declare the alliance; a one-sided word binds only who gave it (WW-11.2-03). */
export function areAllied(parties: Parties, a: PartyKey, b: PartyKey): boolean {
  return relationOf(parties, a, b) === 'alliance' && relationOf(parties, b, a) === 'alliance';
}

/** True for the party itself and its allies. */
export function isFriend(parties: Parties, party: PartyKey, other: PartyKey): boolean {
  return party === other || areAllied(parties, party, other);
}
