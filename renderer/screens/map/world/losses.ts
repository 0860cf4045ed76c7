import {
  type Campaign,
  formatSide,
  type GrossfeldNo,
  type PartyKey,
  recordChanges,
  settingsInForce,
  standingOn,
  systems,
  withoutRecordsOn,
  type Words,
  type World,
} from '../../../../engine';

/** What would be deleted with a Großfeld, by kind, as text. */
export interface Losses {
  readonly settlements: readonly string[];
  readonly units: readonly string[];
  readonly capitals: readonly string[];
  readonly seats: readonly string[];
  readonly labels: readonly string[];
  /** Building sites, each by its place and who pays for it. */
  readonly works: readonly string[];
  /** Parties whose gold is moved to their capital. */
  readonly gold: readonly string[];
  /** Fields with a note or a secret. */
  readonly notes: number;
  /** Names of the records of the game, kind by kind. */
  readonly records: readonly LostRecords[];
}

interface LostRecords {
  readonly kind: Words;
  readonly names: readonly Words[];
}

const partyName = ({ parties }: World, key: PartyKey): string => parties[key]?.name ?? key;

/** A name with the parties it belongs to behind it. */
const ofParties = (name: string, world: World, keys: readonly PartyKey[]): string =>
  keys.length === 0 ? name : `${name} (${keys.map((key) => partyName(world, key)).join(', ')})`;

const recordsOn = (campaign: Campaign, no: GrossfeldNo): readonly LostRecords[] => {
  const { system, world } = campaign;
  const records = systems[system]?.records ?? [];
  const compared = { records, settings: settingsInForce(campaign) };
  const gone = recordChanges(compared, world, withoutRecordsOn(world, [no], records)).filter(
    ({ values: [, after] }) => after === null,
  );
  return records.flatMap(({ id, words }) => {
    const names = gone.flatMap(({ record, name: [de, en], owner }): readonly Words[] => {
      const owners = owner === null ? [] : [owner];
      return record === id ? [[ofParties(de, world, owners), ofParties(en, world, owners)]] : [];
    });
    return names.length === 0 ? [] : [{ kind: words.many, names }];
  });
};

/** What would be deleted with a Großfeld. */
export function lossesOf(campaign: Campaign, no: GrossfeldNo): Losses {
  const { world } = campaign;
  const { units, capitals, seats, labels, works, gold } = standingOn(world, [no]);
  const grossfeld = world.map.grossfelder[no];
  const unitName = (id: string): string => {
    const unit = world.units[id];
    if (unit === undefined) return id;
    return ofParties(unit.character?.name ?? String(unit.number), world, [unit.party]);
  };
  const workName = (id: string): string => {
    const work = world.works[id];
    if (work === undefined) return id;
    const { name, field, side, owners } = work;
    const place = side === null ? field : formatSide({ field, side });
    return ofParties(name === '' ? place : `${name} ${place}`, world, owners);
  };
  const noted = new Set([
    ...Object.keys(grossfeld?.notes ?? {}),
    ...Object.keys(grossfeld?.secrets ?? {}),
  ]);
  return {
    settlements: Object.values(grossfeld?.settlements ?? {}).map(({ name, type }) =>
      name === '' ? type : name,
    ),
    units: units.map(unitName),
    capitals: capitals.map((key) => partyName(world, key)),
    seats: seats.map(unitName),
    labels: labels.map((id) => world.labels[id]?.text ?? id),
    works: works.map(workName),
    gold: gold.map((key) => partyName(world, key)),
    notes: noted.size,
    records: recordsOn(campaign, no),
  };
}

/** True if anything would be deleted. */
export function isMissed({ notes, ...lists }: Losses): boolean {
  return notes > 0 || Object.values(lists).some((names) => names.length > 0);
}
