import {
  beforeLastTurn,
  type Campaign,
  type PartyKey,
  type RuleSystem,
  type Settings,
  type World,
} from '../../../engine';
import { isMoneyFigure } from '../../kit/explain';

/** Figures of every realm as one turn begins. */
export interface Moment {
  /** The turn that begins with them. */
  readonly turn: number;
  readonly figures: Readonly<Record<PartyKey, Readonly<Record<string, number>>>>;
}

/** The figures when the last applied turn began, where no turn before it states them. */
const beginning = (
  campaign: Pick<Campaign, 'archive' | 'edits' | 'world'>,
  system: RuleSystem<World>,
): readonly Moment[] => {
  const before = beforeLastTurn(campaign);
  if (before === undefined || campaign.archive[before.turn - 1]?.figures !== undefined) return [];
  return [{ turn: before.turn, figures: system.parties.figures(before.world, before.settings) }];
};

/** The figures that the archive states, oldest first; turns archived without are left out. */
export function bookedHistory({ archive }: Pick<Campaign, 'archive'>): readonly Moment[] {
  return Object.values(archive)
    .sort((a, b) => a.turn - b.turn)
    .flatMap(({ turn, figures }) => (figures === undefined ? [] : [{ turn: turn + 1, figures }]));
}

/**
 * The figures of the realms from turn to turn, oldest first: those at the end of every archived turn, and those of now.
 * Turns archived without figures are left out; the beginning of the last one is known from its start.
 */
export function historyOf(
  campaign: Pick<Campaign, 'archive' | 'edits' | 'world'>,
  system: RuleSystem<World>,
  settings: Settings,
): readonly Moment[] {
  const { world } = campaign;
  const today = system.parties.figures(world, settings);
  const left = bookedHistory(campaign).filter(({ turn }) => turn < world.clock.turn);
  const past = [...left, ...beginning(campaign, system)];
  return [...past, { turn: world.clock.turn, figures: today }];
}

/** The same figures as displayed: money in whole amounts. */
export function displayHistory(
  history: readonly Moment[],
  told: (amount: number) => number,
): readonly Moment[] {
  return history.map(({ turn, figures }) => ({
    turn,
    figures: Object.fromEntries(
      Object.entries(figures).map(([party, own]) => [
        party,
        Object.fromEntries(
          Object.entries(own).map(([key, value]) => [
            key,
            isMoneyFigure(key) ? told(value) : value,
          ]),
        ),
      ]),
    ),
  }));
}

/** The figures that every realm has, in the order in which the game gives them. */
export function figureKeys(history: readonly Moment[]): readonly string[] {
  return [
    ...new Set(
      history.flatMap(({ figures }) => Object.values(figures).flatMap((one) => Object.keys(one))),
    ),
  ];
}

/** One figure of one realm over all moments; undefined where it was not there. */
export function seriesOf(
  history: readonly Moment[],
  party: PartyKey,
  figure: string,
): readonly (number | undefined)[] {
  return history.map(({ figures }) => figures[party]?.[figure]);
}
