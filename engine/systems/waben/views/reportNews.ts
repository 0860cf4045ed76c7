import type { TurnEvent } from '../../../kernel';

/** What can be told of a unit, and is not for everybody's eyes. */
const UNIT_ID = /^.+:\d{3}$/;

const isPlain = (value: TurnEvent['about'][string]): boolean =>
  typeof value !== 'string' || !UNIT_ID.test(value);

/**
 * The newsletter of a turn: what is public, without places and units, unless a player announced them in his own
 * words (WW-10.2-03, WW-11.2-05). Who was there to see it does not matter.
 */
export function publicEvents(events: readonly TurnEvent[]): readonly TurnEvent[] {
  return events
    .filter(({ isPublic }) => isPublic === true)
    .map(({ kind, clause, time, parties, about }) => ({
      kind,
      clause,
      time,
      place: '',
      parties,
      about: Object.fromEntries(Object.entries(about).filter(([, value]) => isPlain(value))),
      isPublic: true,
    }));
}
