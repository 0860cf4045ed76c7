import { type Campaign, type GrossfeldNo, standingOn } from '../../../../engine';

/** What would go with a Großfeld, by kind, in the words of the GM. */
export interface Losses {
  readonly settlements: readonly string[];
  readonly units: readonly string[];
  readonly capitals: readonly string[];
  readonly seats: readonly string[];
  readonly labels: readonly string[];
  /** Fields with a note or a secret. */
  readonly notes: number;
}

/** What would go with a Großfeld. */
export function lossesOf({ world }: Campaign, no: GrossfeldNo): Losses {
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
  };
}

/** True if anybody or anything would be missed. */
export function isMissed({ notes, ...lists }: Losses): boolean {
  return notes > 0 || Object.values(lists).some((names) => names.length > 0);
}
