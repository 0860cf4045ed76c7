import type { Campaign, LedgerBook } from './campaign';
import type { NewsItem } from './delivery';
import type { PartyKey } from './grossfeld';
import { filtered } from './handover-parts';

type Own = ReadonlySet<PartyKey>;

/** Bookings of others keep their numbers, by which entries follow each other, and nothing else. */
export function ledgerOfRealms(ledger: Campaign['ledger'], own: Own): Campaign['ledger'] {
  return Object.fromEntries(
    Object.entries(ledger).map(([turn, book]): readonly [string, LedgerBook] => [
      turn,
      {
        ...book,
        entries: book.entries.map((entry) => {
          const { id, turn: when, party } = entry;
          return own.has(party)
            ? entry
            : { id, turn: when, party, amount: 0, cause: 'manual', about: {} };
        }),
      },
    ]),
  );
}

/** Booked turns without results, rulings and the GM's reasons, and with the figures of some realms. */
export function archiveOfRealms(archive: Campaign['archive'], own: Own): Campaign['archive'] {
  return Object.fromEntries(
    Object.entries(archive).map(
      ([turn, { results: _, rulings: __, corrected: ___, renumbered: ____, figures, ...rest }]) => [
        turn,
        {
          ...rest,
          rulings: {},
          ...(figures === undefined
            ? {}
            : { figures: filtered(figures, (_____, key) => own.has(key)) }),
        },
      ],
    ),
  );
}

/**
 * Issues of the newsletter as everybody read them: those that came out, without where their pieces come from, who
 * wrote them unsigned or under another name, and maps as other realms know them. Their statistics are left out: the
 * figures of all realms they are made of are not in the copy, nor what they were before they were rounded.
 */
export function issuesOfRealms(
  newsletters: Campaign['newsletters'],
  own: Own,
): Campaign['newsletters'] {
  const asRead = ({ source: _, party, map, signature, ...item }: NewsItem): NewsItem => ({
    ...item,
    signature:
      signature.kind === 'none'
        ? { kind: 'none', name: '' }
        : { kind: 'true', name: signature.name },
    ...(party !== undefined && own.has(party) ? { party } : {}),
    ...(map !== undefined && own.has(map.party) ? { map } : {}),
  });
  return Object.fromEntries(
    Object.entries(newsletters).flatMap(([id, { allowed: _, printed: __, ...issue }]) =>
      issue.releasedAt === null
        ? []
        : [[id, { ...issue, statistics: [], items: issue.items.map(asRead) }]],
    ),
  );
}
