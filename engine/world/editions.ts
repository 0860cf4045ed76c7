import type { Json, Settings } from '../kernel';
import type { Campaign, Edition } from './campaign';

const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value laid over another: records of a table are joined cell by cell, all else is replaced. */
const overlaid = (under: Json | undefined, over: Json): Json => {
  if (!isRecord(under) || !isRecord(over)) return over;
  return Object.fromEntries(
    [...new Set([...Object.keys(under), ...Object.keys(over)])].map((key) => {
      const above = over[key];
      return [key, above === undefined ? (under[key] ?? null) : overlaid(under[key], above)];
    }),
  );
};

const inOrder = (a: Edition, b: Edition): number =>
  a.from === b.from ? (a.id < b.id ? -1 : 1) : a.from - b.from;

/** The editions that hold in a turn, in the order in which they lie over each other. */
export function editionsInForce(
  { editions }: Pick<Campaign, 'editions'>,
  turn: number,
): readonly Edition[] {
  return Object.values(editions)
    .filter(({ from }) => from <= turn)
    .sort(inOrder);
}

/**
 * The settings and house rules in force in a turn: those of the campaign, over them every edition that holds.
 * Tables are joined cell by cell.
 */
export function settingsAt(
  campaign: Pick<Campaign, 'settings' | 'editions'>,
  turn: number,
): Settings {
  return editionsInForce(campaign, turn).reduce<Settings>((under, { settings }) => {
    const joined = overlaid(under, settings);
    return isRecord(joined) ? joined : under;
  }, campaign.settings);
}

/** A new edition with some house rules, holding from the open turn on; ids keep the order in which they were made. */
export function newEdition(campaign: Campaign, name: string, settings: Settings = {}): Edition {
  const last = Object.keys(campaign.editions)
    .map((id) => Number(/^edition-(\d+)$/.exec(id)?.[1] ?? 0))
    .reduce((most, number) => Math.max(most, number), 0);
  const id = `edition-${String(last + 1).padStart(3, '0')}`;
  return { id, name, from: campaign.world.clock.turn, settings };
}

/** The campaign with an edition; one of its id is replaced. */
export function withEdition(campaign: Campaign, edition: Edition): Campaign {
  return {
    ...campaign,
    editions: { ...campaign.editions, [edition.id]: edition },
  };
}

/** The settings and house rules in force in the open turn. */
export function settingsInForce(
  campaign: Pick<Campaign, 'settings' | 'editions' | 'world'>,
): Settings {
  return settingsAt(campaign, campaign.world.clock.turn);
}
