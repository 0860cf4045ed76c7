import {
  type ArchivedTurn,
  type Campaign,
  type Settings,
  systems,
  type TurnClock,
} from '../../../engine';
import { ownKey } from '../text/own-key';
import type { Words } from '../text/words';

/** Which turn is meant; `system` and `settings` as in a campaign. Without settings a name the GM gave it is left out. */
export interface DatedTurn {
  readonly system: string;
  readonly clock: {
    readonly turn: number;
    readonly moon: number;
    readonly year: number;
    /** The GM's name for the turn; absent = from the settings. */
    readonly label?: string;
  };
  readonly settings?: Settings;
}

const isByMoons = ({ system }: DatedTurn): boolean => systems[system]?.calendar.by !== 'turns';

const ofTurns = ({ system, clock, settings }: DatedTurn, words: Words): string => {
  const dated = systems[system]?.calendar.dated?.(clock.turn);
  if (dated !== undefined) return words(ownKey('date', dated.name, ''), { ...dated.about });
  const named = settings === undefined ? '' : (systems[system]?.calendar.label?.(settings) ?? '');
  const label = clock.label ?? named;
  return label === ''
    ? words('app:turnOnly', { turn: clock.turn })
    : words('app:turnLabelled', { turn: clock.turn, label });
};

const moonIn = ({ moon, year }: DatedTurn['clock'], words: Words) => ({
  moon: words(`app:moon.${String(moon)}`),
  year,
});

/** When a turn is: `Falkenmond 419`; in games without a calendar `Phase 3`, or as the game names it. */
export function dateOf(dated: DatedTurn, words: Words): string {
  return isByMoons(dated) ? words('app:date', moonIn(dated.clock, words)) : ofTurns(dated, words);
}

/** When a turn is, with its number: `Falkenmond 419 · Zug 58`; in games without a calendar `Phase 3`. */
export function dateWithTurn(dated: DatedTurn, words: Words): string {
  return isByMoons(dated)
    ? words('app:dateTurn', { ...moonIn(dated.clock, words), turn: dated.clock.turn })
    : ofTurns(dated, words);
}

/** The calendar of an archived turn: as it was at its start where that is stored, else counted back from the open turn. */
export function clockOf(
  { turn, start }: Pick<ArchivedTurn, 'turn' | 'start'>,
  now: TurnClock,
): TurnClock {
  if (start !== undefined) return start.clock;
  const months = now.year * 12 + now.moon - 1 - (now.turn - turn) * now.moonsPerTurn;
  return { ...now, turn, year: Math.floor(months / 12), moon: (((months % 12) + 12) % 12) + 1 };
}

/** When any turn of a campaign is, past ones by the calendar and the rules they were archived with. */
export function dateOfTurn(
  { archive, settings, system, world }: Pick<Campaign, 'archive' | 'settings' | 'system' | 'world'>,
  turn: number,
  words: Words,
): string {
  const archived = archive[turn];
  const isOpen = turn === world.clock.turn;
  const clock = isOpen ? world.clock : clockOf(archived ?? { turn }, world.clock);
  return dateOf({ system, clock, settings: archived?.settings ?? settings }, words);
}

/** A day or moment, ISO 8601, as people write the day: `3. Mai`; what is no date stays as it is. */
export function dayIn(iso: string, words: Words): string {
  const date = new Date(iso);
  const format = new Intl.DateTimeFormat(words('explain:locale'), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
}
