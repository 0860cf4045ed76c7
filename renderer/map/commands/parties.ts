import {
  type Campaign,
  grossfelderOf,
  type Knowledge,
  type Party,
  type PartyKey,
} from '../../../engine';
import type { Command } from '../../state/command';

/** What the GM writes into the form of a realm. */
export type RealmSheet = Pick<Party, 'name' | 'ruler' | 'colour'>;

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
export const freePartyKey = ({ world }: Campaign, name: string): PartyKey => {
  const letters = lettersOf(name);
  const isFree = (key: string): boolean =>
    key !== '' && !RESERVED.has(key) && !Object.hasOwn(world.parties, key);
  for (let length = SHORT; length <= Math.max(SHORT, letters.length); length += 1) {
    const key = letters.slice(0, length);
    if (isFree(key)) return key;
  }
  const stem = letters.slice(0, SHORT) || 'r';
  for (let number = 2; ; number += 1) {
    if (isFree(`${stem}${String(number)}`)) return `${stem}${String(number)}`;
  }
};

/** The command that founds a realm under a key that is free. */
export const foundRealm = (key: PartyKey, sheet: RealmSheet): Command => ({
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
});

/** The command that describes a realm anew; undefined if nothing would change. */
export const describeRealm = (
  { world }: Campaign,
  key: PartyKey,
  sheet: RealmSheet,
): Command | undefined => {
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
};

/** Everything that names a realm, so that it cannot simply go; in the order in which it is told. */
export const TIES = [
  'fields',
  'settlements',
  'units',
  'labels',
  'knowledge',
  'sheets',
  'archive',
] as const;
export type Tie = (typeof TIES)[number];

/** True if a realm remembers another: as owner of land or settlements, or as seen in the field. */
const remembers = ({ grossfelder, sightings }: Knowledge, key: PartyKey): boolean =>
  sightings.some(({ party }) => party === key) ||
  Object.values(grossfelder).some(
    ({ owner, settlements }) =>
      owner.includes(key) || Object.values(settlements).some((seen) => seen.owner === key),
  );

/** How often each part of a campaign names a realm; parts that never do are left out. */
export const tiesOf = (
  { world, sheets, archive }: Campaign,
  key: PartyKey,
): readonly { readonly tie: Tie; readonly count: number }[] => {
  const grossfelder = grossfelderOf(world.map);
  const counts: Readonly<Record<Tie, number>> = {
    fields: grossfelder.flatMap(({ owner }) => owner).filter((owner) => owner === key).length,
    settlements: grossfelder
      .flatMap(({ settlements }) => Object.values(settlements))
      .filter(({ owner }) => owner === key).length,
    units: Object.values(world.units).filter(({ party }) => party === key).length,
    labels: Object.values(world.labels).filter(({ party }) => party === key).length,
    knowledge: Object.entries(world.knowledge).filter(
      ([looker, knowledge]) => looker !== key && remembers(knowledge, key),
    ).length,
    sheets: sheets[key] === undefined ? 0 : 1,
    archive: Object.values(archive).filter((turn) => turn.sheets[key] !== undefined).length,
  };
  return TIES.map((tie) => ({ tie, count: counts[tie] })).filter(({ count }) => count > 0);
};

/** The command that takes a realm away; undefined while anything of the campaign is tied to it. */
export const removeRealm = (campaign: Campaign, key: PartyKey): Command | undefined => {
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
};
