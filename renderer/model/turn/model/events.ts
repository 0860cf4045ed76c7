import type { TurnEvent } from '../../../../engine';

/** What events are about; the GM looks at one field at a time where many happen. */
export const EVENT_FIELDS = [
  'sight',
  'meeting',
  'fight',
  'land',
  'siege',
  'units',
  'loss',
  'talk',
] as const;
export type EventField = (typeof EVENT_FIELDS)[number];

const FIELD_OF: Readonly<Partial<Record<string, EventField>>> = {
  sighting: 'sight',
  encounter: 'meeting',
  retreat: 'meeting',
  pursuit: 'meeting',
  fight: 'fight',
  removal: 'fight',
  fate: 'fight',
  plunder: 'fight',
  conquest: 'land',
  capture: 'land',
  takeover: 'land',
  uprising: 'land',
  capital: 'land',
  seat: 'land',
  structureBuilt: 'land',
  workDone: 'land',
  investment: 'siege',
  siegeDamage: 'siege',
  breach: 'siege',
  repaired: 'siege',
  demolished: 'siege',
  split: 'units',
  merge: 'units',
  disband: 'units',
  loneLeader: 'units',
  transfer: 'units',
  unload: 'units',
  desertion: 'loss',
  dissolution: 'loss',
  terrainLoss: 'loss',
  cargoLoss: 'loss',
  starvation: 'loss',
  thawEscape: 'loss',
  thawLoss: 'loss',
};

/**
 * What an event is about. Kinds not listed are talk: messages and treaties, and whatever a game declares with words of
 * its own.
 */
export function fieldOf({ kind }: Pick<TurnEvent, 'kind'>): EventField {
  return FIELD_OF[kind] ?? 'talk';
}

const later = (a: TurnEvent, b: TurnEvent): number =>
  a.time.numerator * b.time.denominator - b.time.numerator * a.time.denominator;

/** Events in the order of the clock; those of one moment as they were told. */
export function inOrderOfTime(events: readonly TurnEvent[]): readonly TurnEvent[] {
  return [...events].sort(later);
}

/** How many events there are of each field that has any. */
export function eventCounts(
  events: readonly TurnEvent[],
): readonly (readonly [EventField, number])[] {
  return EVENT_FIELDS.map(
    (field) => [field, events.filter((event) => fieldOf(event) === field).length] as const,
  ).filter(([, count]) => count > 0);
}
