import { type AccountState, type Campaign, type Person } from '../../../../engine';
import { changing, type Command } from '../../../model/state/command';
import type { RegisterPlace } from '../../../model/records/register';

export type AccountEntry = Person['account'][number];

export const ENTRY_KINDS = ['deposit', 'charge', 'fee', 'contribution'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Kinds that are taken from an account, and whose amounts are written without a sign (WW-1.4-10). */
const TAKEN: ReadonlySet<EntryKind> = new Set(['charge', 'fee']);

/** The rules' view of a person's account; undefined for games without accounts. */
export function accountOf(
  { campaign, system, settings }: Pick<RegisterPlace, 'campaign' | 'system' | 'settings'>,
  id: string,
): AccountState | undefined {
  return system?.parties.account?.(campaign.world, id, settings);
}

/** Entries with the balance after each; the club contribution is no part of it (WW-1.4-05). */
export function runningAccount(
  account: readonly AccountEntry[],
): readonly { readonly entry: AccountEntry; readonly balance: number }[] {
  let balance = 0;
  return account.map((entry) => {
    if (entry.kind !== 'contribution') balance += entry.cents;
    return { entry, balance };
  });
}

/** Books an amount, in euro cents, on a person's account in the open turn. */
export function bookEntry(
  { id, name }: Person,
  turn: number,
  {
    kind,
    cents,
    note,
  }: { readonly kind: EntryKind; readonly cents: number; readonly note: string },
): Command {
  return changing('records:command.entry', { name, kind: `records:entry.${kind}` }, ({ world }) => {
    world.people[id]?.account.push({
      turn,
      cents: TAKEN.has(kind) ? -cents : cents,
      kind,
      ...(note === '' ? {} : { note }),
    });
  });
}

/** Players who have not been charged for a turn, with what each pays (WW-1.4-10). */
export function chargeable(
  place: Pick<RegisterPlace, 'campaign' | 'system' | 'settings'>,
  turn: number,
): readonly { readonly id: string; readonly fee: number }[] {
  return Object.values<Person>(place.campaign.world.people)
    .filter(
      ({ account }) => !account.some((entry) => entry.kind === 'charge' && entry.turn === turn),
    )
    .map(({ id }) => ({ id, fee: accountOf(place, id)?.fee ?? 0 }))
    .filter(({ fee }) => fee > 0);
}

/** Charges all players for a turn who have not been charged for it, as one command; undefined if there is none. */
export function chargeAll(
  place: Pick<RegisterPlace, 'campaign' | 'system' | 'settings'>,
  turn: number,
): Command | undefined {
  const players = chargeable(place, turn);
  return players.length === 0
    ? undefined
    : changing('records:command.chargeAll', { turn, count: players.length }, ({ world }) => {
        for (const { id, fee } of players)
          world.people[id]?.account.push({ turn, cents: -fee, kind: 'charge' });
      });
}

/** Names of the players whose turn reports are held back (WW-1.4-07). */
export function withheldPlayers(
  place: Pick<RegisterPlace, 'campaign' | 'system' | 'settings'>,
): readonly Person[] {
  return Object.values<Person>((place.campaign satisfies Campaign).world.people).filter(
    ({ id }) => accountOf(place, id)?.isWithheld === true,
  );
}
