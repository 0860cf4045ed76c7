import type { Draft } from 'immer';
import {
  type Campaign,
  grossfelderOf,
  type Knowledge,
  type Party,
  type PartyKey,
  type Person,
  settingsAt,
  type ShelfItem,
  systems,
  type Treaty,
  type Work,
  type World,
} from '../../../../engine';
import { changing, type Command } from '../../state/command';

/** What the GM writes into the form of a realm. */
export type RealmSheet = Pick<Party, 'name' | 'ruler' | 'colour'> &
  Partial<Pick<Party, 'kind' | 'seat'>>;

/** Letters of a name as a key may hold them: `Ödmark` gives `odmark`. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Length of a key if it is enough to be unique. */
const SHORT = 3;

/** Keys that would be mistaken for parts of every object. */
const RESERVED: ReadonlySet<string> = new Set(['constructor', 'prototype']);

/** A new key made from a name: its first letters, more of them or a number where that is taken (WW-9.1-07). */
export function freePartyKey({ world, shelf }: Campaign, name: string): PartyKey {
  const letters = lettersOf(name);
  // The key of a shelved party stays reserved.
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

type Rows = Record<string, unknown>;

const isRows = (value: unknown): value is Rows =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies the changed rows of one world into another, row by row, so that a step of undo holds no more than it needs. */
function layOver(draft: Draft<World>, next: World): void {
  const target = draft as Rows;
  for (const [name, rows] of Object.entries(next)) {
    const before = target[name];
    if (before === rows) continue;
    if (!isRows(before) || !isRows(rows)) target[name] = rows;
    else for (const [key, row] of Object.entries(rows)) if (before[key] !== row) before[key] = row;
  }
}

/** Gives a party of the campaign what its game gives newcomers. */
export function equip({ system, settings, editions, world }: Draft<Campaign>, key: PartyKey): void {
  const found = systems[system]?.parties.found;
  const now = settingsAt({ settings, editions }, world.clock.turn);
  if (found !== undefined) layOver(world, found(world, key, now));
}

/** The command that founds a realm under a key that is free, with what its game gives newcomers. */
export function foundRealm(
  key: PartyKey,
  sheet: RealmSheet,
): Extract<Command, { readonly change: unknown }> {
  return changing('places:command.foundRealm', { name: sheet.name }, (draft) => {
    const { parties, knowledge } = draft.world;
    parties[key] = {
      key,
      kind: 'realm',
      ...sheet,
      capital: null,
      treasury: 0,
      relations: {},
    };
    knowledge[key] ??= { grossfelder: {}, sightings: [] };
    equip(draft, key);
  });
}

/** The command that changes the description of a realm; undefined if nothing would change. */
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
  return changing('places:command.describeRealm', { name: sheet.name }, (draft) => {
    const party = draft.world.parties[key];
    if (party !== undefined) Object.assign(party, sheet);
  });
}

/** The command that gives a realm a pattern of its own, or (null) the one that goes with its colour. */
export function wearPattern({ key, name }: Party, pattern: number | null): Command {
  return changing('places:command.describeRealm', { name }, ({ world }) => {
    const party = world.parties[key];
    if (party === undefined) return;
    if (pattern === null) delete party.pattern;
    else party.pattern = pattern;
  });
}

/** Everything that refers to a realm, so that it cannot simply be deleted; in the order in which it is listed. */
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

/** The command that deletes a realm; undefined while anything of the campaign refers to it. */
export function removeRealm(campaign: Campaign, key: PartyKey): Command | undefined {
  const party = campaign.world.parties[key];
  if (party === undefined || tiesOf(campaign, key).length > 0) return undefined;
  return changing('places:command.removeRealm', { name: party.name }, ({ world }) => {
    Reflect.deleteProperty(world.parties, key);
    Reflect.deleteProperty(world.knowledge, key);
    for (const other of Object.values(world.parties)) {
      Reflect.deleteProperty(other.relations, key);
    }
  });
}
