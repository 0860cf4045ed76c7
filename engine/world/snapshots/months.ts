import type { RuleSystem, Settings } from '../../kernel';
import type { ArchivedTurn, Campaign } from '../campaign';
import type { PartySnapshot } from '../party-snapshot';
import type { World } from '../world';

/** The month applied last; undefined before the first one. */
export function lastArchived({ archive }: Pick<Campaign, 'archive'>): ArchivedTurn | undefined {
  return Object.values(archive).reduce<ArchivedTurn | undefined>(
    (last, one) => (last === undefined || one.turn > last.turn ? one : last),
    undefined,
  );
}

const MOONS = 12;

/** The first moon of the month before the open one, where nothing but its length is known. */
const before = ({
  year,
  moon,
  moonsPerTurn,
}: World['clock']): Pick<World['clock'], 'year' | 'moon'> => {
  const passed = moon - 1 - moonsPerTurn;
  const years = Math.floor(passed / MOONS);
  return { year: year + years, moon: passed - years * MOONS + 1 };
};

/** What the GM calls a turn by the settings of its time; nothing where it has no name. */
export function turnLabelOf(
  { calendar }: Pick<RuleSystem<World>, 'calendar'>,
  settings: Settings,
): { readonly label?: string } {
  const label = calendar.label?.(settings) ?? '';
  return label === '' ? {} : { label };
}

/** The month evaluated, as it began, and the open one with the date for its letters. */
export function monthsOf(
  { world: { clock }, deadline }: Pick<Campaign, 'world' | 'deadline'>,
  { turn, start, settings: then }: ArchivedTurn,
  system: Pick<RuleSystem<World>, 'calendar'>,
  now: Settings,
): Pick<PartySnapshot, 'month' | 'next'> {
  const { year, moon } = start?.clock ?? before(clock);
  const moons = start?.clock.moonsPerTurn ?? clock.moonsPerTurn;
  return {
    month: { turn, year, moon, moons, ...turnLabelOf(system, then) },
    next: {
      turn: clock.turn,
      year: clock.year,
      moon: clock.moon,
      deadline,
      ...turnLabelOf(system, now),
    },
  };
}
