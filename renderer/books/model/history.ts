import type { Campaign, PartyKey, RuleSystem, Settings, World } from '../../../engine';

/** Figures of every realm as one turn begins. */
export interface Moment {
  /** The turn that begins with them. */
  readonly turn: number;
  readonly figures: Readonly<Record<PartyKey, Readonly<Record<string, number>>>>;
}

/**
 * The figures of the realms from turn to turn, oldest first: what every archived turn left behind, and how things
 * stand now. Turns archived without figures are left out.
 */
export const historyOf = (
  { archive, world }: Pick<Campaign, 'archive' | 'world'>,
  system: RuleSystem<World>,
  settings: Settings,
): readonly Moment[] => {
  const today = system.realmFigures?.(world, settings);
  const past = Object.values(archive)
    .sort((a, b) => a.turn - b.turn)
    .flatMap(({ turn, figures }): readonly Moment[] =>
      figures === undefined || turn + 1 >= world.clock.turn ? [] : [{ turn: turn + 1, figures }],
    );
  return today === undefined ? past : [...past, { turn: world.clock.turn, figures: today }];
};

/** The figures that every realm has, in the order in which the game gives them. */
export const figureKeys = (history: readonly Moment[]): readonly string[] => [
  ...new Set(
    history.flatMap(({ figures }) => Object.values(figures).flatMap((one) => Object.keys(one))),
  ),
];

/** One figure of one realm over all moments; undefined where it was not there. */
export const seriesOf = (
  history: readonly Moment[],
  party: PartyKey,
  figure: string,
): readonly (number | undefined)[] => history.map(({ figures }) => figures[party]?.[figure]);
