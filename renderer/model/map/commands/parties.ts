import {
  type Campaign,
  grossfelderOf,
  type Knowledge,
  type Party,
  type PartyKey,
  type Person,
  type ShelfItem,
  type Treaty,
  type Work,
} from '../../../../engine';
import type { Command } from '../../state/command';

/** What the GM writes into the form of a realm. */
export type RealmSheet = Pick<Party, 'name' | 'ruler' | 'colour'> & Partial<Pick<Party, 'kind'>>;

/** Letters of a name as a key may hold them: `Ödmark` gives `odmark`. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Letters a key has if they are enough to tell it from the others. */
const SHORT = 3;

/** Keys that would be mistaken for parts of every object. */
const RESERVED: ReadonlySet<string> = new Set(['constructor', 'prototype']);

/** A new key made from a name: its first letters, more of them or a number where that is taken (WW-9.1-07). */
export function freePartyKey({ world, shelf }: Campaign, name: string): PartyKey {
  const letters = lettersOf(name);
  // Who was laid aside keeps his key.
  const setAside = new Set(
    Object.values<ShelfItem>(shelf).map((item) => (item.kind === 'party' ? item.value.key : '')),
  );
  const isFree = (key: string): boolean =>
    key !== '' && !RESERVED.has(key) && !setAside.has(key) && !Object.hasOwn(world.parties, key);
  for (let length = SHORT; length <= Math.max(SHORT, letters.length); length += 1) {
    const key = letters.slice(0, length);
    if (isFree(key)) return key;
  }
  const stem = letters.slice(0, SHORT) || 'r';
  for (let number = 2; ; number += 1) {
    if (isFree(`${stem}${String(number)}`)) return `${stem}${String(number)}`;
  }
}

/** The command that founds a realm under a key that is free. */
export function foundRealm(
  key: PartyKey,
  sheet: RealmSheet,
): Extract<Command, { readonly change: unknown }> {
  return {
    name: 'places:command.foundRealm',
    about: { name: sheet.name },
    change: ({ world }) => {
      world.parties[key] = {
        key,
        kind: 'realm',
        ...sheet,
        capital: null,
        treasury: 0,
        relations: {},
      };
      world.knowledge[key] ??= { grossfelder: {}, sightings: [] };
    },
  };
}

/** The command that describes a realm anew; undefined if nothing would change. */
export function describeRealm(
  { world }: Campaign,
  key: PartyKey,
  sheet: RealmSheet,
): Command | undefined {
  const before = world.parties[key];
  if (
    before === undefined ||
    (before.name === sheet.name && before.ruler === sheet.ruler && before.colour === sheet.colour)
  ) {
    return undefined;
  }
  return {
    name: 'places:command.describeRealm',
    about: { name: sheet.name },
    change: (draft) => {
      const party = draft.world.parties[key];
      if (party !== undefined) Object.assign(party, sheet);
    },
  };
}

/** The command that gives a realm a pattern of its own, or (null) the one that goes with its colour. */
export function wearPattern({ key, name }: Party, pattern: number | null): Command {
  return {
    name: 'places:command.describeRealm',
    about: { name },
    change: ({ world }) => {
      const party = world.parties[key];
      if (party === undefined) return;
      if (pattern === null) delete party.pattern;
      else party.pattern = pattern;
    },
  };
}

/** Everything that names a realm, so that it cannot simply go; in the order in which it is told. */
export const TIES = [
  'fields',
  'settlements',
  'units',
  'labels',
  'knowledge',
  'sheets',
  'archive',
  'people',
  'treaties',
  'works',
] as const;
export type Tie = (typeof TIES)[number];

/** True if a realm remembers another: as owner of land or settlements, or as seen in the field. */
const remembers = ({ grossfelder, sightings }: Knowledge, key: PartyKey): boolean =>
  sightings.some(({ party }) => party === key) ||
  Object.values(grossfelder).some(
    ({ owner, settlements }) =>
      owner.includes(key) || Object.values(settlements).some((seen) => seen.owner === key),
  );

/** True if a person has a part in a realm now or later. */
const playsFor = ({ roles }: Person, key: PartyKey, turn: number): boolean =>
  roles.some(({ party, until }) => party === key && (until === undefined || until >= turn));

/** How often each part of a campaign names a realm; parts that never do are left out. */
export function tiesOf(
  { world, sheets, archive }: Campaign,
  key: PartyKey,
): readonly { readonly tie: Tie; readonly count: number }[] {
  const grossfelder = grossfelderOf(world.map);
  const counts: Readonly<Record<Tie, number>> = {
    fields: grossfelder.flatMap(({ owner }) => owner).filter((owner) => owner === key).length,
    settlements: grossfelder
      .flatMap(({ settlements }) => Object.values(settlements))
      .filter(({ owner }) => owner === key).length,
    units: Object.values(world.units).filter(({ party }) => party === key).length,
    labels: Object.values(world.labels).filter(({ party }) => party === key).length,
    knowledge: Object.entries(world.knowledge).filter(
      ([viewer, knowledge]) => viewer !== key && remembers(knowledge, key),
    ).length,
    sheets: sheets[key] === undefined ? 0 : 1,
    archive: Object.values(archive).filter((turn) => turn.sheets[key] !== undefined).length,
    people: Object.values<Person>(world.people).filter((person) =>
      playsFor(person, key, world.clock.turn),
    ).length,
    treaties: Object.values<Treaty>(world.treaties).filter(({ parties }) => parties.includes(key))
      .length,
    works: Object.values<Work>(world.works).filter(({ owners }) => owners.includes(key)).length,
  };
  return TIES.map((tie) => ({ tie, count: counts[tie] })).filter(({ count }) => count > 0);
}

/** The command that takes a realm away; undefined while anything of the campaign is tied to it. */
export function removeRealm(campaign: Campaign, key: PartyKey): Command | undefined {
  const party = campaign.world.parties[key];
  if (party === undefined || tiesOf(campaign, key).length > 0) return undefined;
  return {
    name: 'places:command.removeRealm',
    about: { name: party.name },
    change: ({ world }) => {
      Reflect.deleteProperty(world.parties, key);
      Reflect.deleteProperty(world.knowledge, key);
      for (const other of Object.values(world.parties)) {
        Reflect.deleteProperty(other.relations, key);
      }
    },
  };
}
