import { type Campaign, listedKinds, settingsInForce, systems } from '../../../engine';

/** How many there are of something, and the key of its text. */
export interface Count {
  readonly text: string;
  readonly count: number;
}

/** What a campaign holds, in the texts of its game: parties, settlements, units, and each kind of record it has any of. */
export function countsOf(campaign: Campaign): readonly Count[] {
  const { system, world } = campaign;
  const settings = settingsInForce(campaign);
  const settlements = Object.values(world.map.grossfelder).map((one) =>
    Object.keys(one.settlements),
  );
  const counts: readonly Count[] = [
    { text: 'backup:part.settlements', count: settlements.flat().length },
    { text: 'backup:part.units', count: Object.keys(world.units).length },
    ...listedKinds(systems[system]?.records ?? []).map((kind) => ({
      text: `${system}:record.${kind.id}.title`,
      count: kind.rows(world, settings).length,
    })),
  ];
  return [
    { text: 'noun:Realms', count: Object.keys(world.parties).length },
    ...counts.filter(({ count }) => count > 0),
  ];
}
