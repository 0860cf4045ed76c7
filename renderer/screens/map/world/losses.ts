import {
  type Campaign,
  type GrossfeldNo,
  recordChanges,
  settingsInForce,
  standingOn,
  systems,
  withoutRecordsOn,
  type Words,
} from '../../../../engine';

/** What would be deleted with a Großfeld, by kind, as text. */
export interface Losses {
  readonly settlements: readonly string[];
  readonly units: readonly string[];
  readonly capitals: readonly string[];
  readonly seats: readonly string[];
  readonly labels: readonly string[];
  /** Fields with a note or a secret. */
  readonly notes: number;
  /** Names of the records of the game, kind by kind. */
  readonly records: readonly LostRecords[];
}

interface LostRecords {
  readonly kind: Words;
  readonly names: readonly Words[];
}

const recordsOn = (campaign: Campaign, no: GrossfeldNo): readonly LostRecords[] => {
  const { system, world } = campaign;
  const records = systems[system]?.records ?? [];
  const compared = { records, settings: settingsInForce(campaign) };
  const gone = recordChanges(compared, world, withoutRecordsOn(world, [no], records)).filter(
    ({ values: [, after] }) => after === null,
  );
  return records.flatMap(({ id, words }) => {
    const names = gone.flatMap(({ record, name }) => (record === id ? [name] : []));
    return names.length === 0 ? [] : [{ kind: words.many, names }];
  });
};

/** What would be deleted with a Großfeld. */
export function lossesOf(campaign: Campaign, no: GrossfeldNo): Losses {
  const { world } = campaign;
  const { units, capitals, seats, labels } = standingOn(world, [no]);
  const grossfeld = world.map.grossfelder[no];
  const unitName = (id: string): string => {
    const unit = world.units[id];
    if (unit === undefined) return id;
    const owner = world.parties[unit.party]?.name ?? unit.party;
    return `${unit.character?.name ?? String(unit.number)} (${owner})`;
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
    capitals: capitals.map((key) => world.parties[key]?.name ?? key),
    seats: seats.map(unitName),
    labels: labels.map((id) => world.labels[id]?.text ?? id),
    notes: noted.size,
    records: recordsOn(campaign, no),
  };
}

/** True if anything would be deleted. */
export function isMissed({ notes, ...lists }: Losses): boolean {
  return notes > 0 || Object.values(lists).some((names) => names.length > 0);
}
