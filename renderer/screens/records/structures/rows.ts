import {
  hexGameOf,
  type Campaign,
  type Direction,
  type FieldAddress,
  settingsInForce,
  settlementAt,
  type StandingStructure,
  systems,
  type Work,
  type WorkId,
  type WorkKind,
} from '../../../../engine';

/** A structure on a side, or a settlement that is not on the map yet, with its books if it has some. */
export interface Structure {
  readonly id: WorkId;
  readonly kind: WorkKind;
  readonly field: FieldAddress;
  readonly side: Direction | null;
  readonly value: number;
  /** To whom it belongs as the rules see it. */
  readonly owners: readonly string[];
  readonly work: Work | undefined;
}

const ROWS = new WeakMap<Campaign, readonly Structure[]>();

const onSides = ({ world, ...campaign }: Campaign): readonly Structure[] =>
  (
    hexGameOf(systems[campaign.system]).structures?.standing(
      world,
      settingsInForce({ ...campaign, world }),
    ) ?? []
  ).map((one: StandingStructure): Structure => {
    const { id, kind, value, owners } = one;
    return {
      id,
      kind,
      value,
      owners,
      work: world.works[id],
      field: one.field as FieldAddress,
      side: one.side as Direction,
    };
  });

const planned = ({ world }: Campaign): readonly Structure[] =>
  Object.values<Work>(world.works)
    .filter(
      ({ kind, field }) => kind === 'settlement' && settlementAt(world.map, field) === undefined,
    )
    .map((work) => ({ ...work, work }));

/** All structures of a campaign in order of position; whole and finished ones of the map are found on it. */
export function structureRows(campaign: Campaign): readonly Structure[] {
  const known = ROWS.get(campaign) ?? [...onSides(campaign), ...planned(campaign)];
  ROWS.set(campaign, known);
  return known;
}
