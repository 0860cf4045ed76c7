import type { PartyReport } from '../../kernel';
import type { PartySnapshot } from '../party-snapshot';
import type { PartyKey } from '../grossfeld';
import type { NamedParty } from '../party-name';
import { NAMING, partyIn } from '../realm-sheet';
import type { Party, World } from '../world';

const gather = (value: unknown, name: string, keys: Set<PartyKey>): void => {
  if (typeof value === 'string') {
    if (NAMING.has(name)) keys.add(partyIn(value));
  } else if (Array.isArray(value)) {
    for (const item of value as readonly unknown[]) gather(item, name, keys);
  } else if (typeof value === 'object' && value !== null) {
    for (const [inner, part] of Object.entries(value)) gather(part, inner, keys);
  }
};

const named = ({ name, article }: Party): NamedParty =>
  article === undefined ? { name } : { name, article };

/** Fields of a party snapshot that may name realms. */
type Naming = Pick<PartySnapshot, 'view' | 'sightings' | 'relations' | 'treaties'> & {
  readonly report: PartyReport;
  readonly party: PartyKey;
  readonly board: PartySnapshot['board'] | undefined;
  readonly lettered: PartySnapshot['lettered'] | undefined;
};

/** Every realm named in what another one may know, by key: names and their articles, nothing else of them. */
export function partiesNamed(
  { party, view, sightings, report, relations, treaties, board, lettered }: Naming,
  parties: World['parties'],
): PartySnapshot['parties'] {
  const keys = new Set<PartyKey>([
    party,
    ...Object.keys(view.parties),
    ...Object.keys(relations),
    ...sightings.map((sighting) => sighting.party),
    ...treaties.flatMap((treaty) => treaty.parties),
    ...Object.keys(lettered?.parties ?? {}),
    ...(board?.presence ?? []).map((presence) => presence.party),
  ]);
  gather(report, '', keys);
  return Object.fromEntries(
    [...keys].sort().flatMap((key) => {
      const one = Object.hasOwn(parties, key) ? parties[key] : undefined;
      return one === undefined ? [] : [[key, named(one)]];
    }),
  );
}
