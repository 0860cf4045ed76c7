import type { Explained, Fight } from '../../../kernel';
import { UNIT_TYPE_KEYS, UNIT_TYPES } from '../data';
import { fight } from '../rules/fight/fight';
import { goodPoints } from '../rules/fight/points';
import { sizeValue } from '../rules/fight/strength';
import { WORKED_FIGHTS } from './fight';
import { fightSetupOf, pointFactsOf } from './fightBuild';
import { BOOTY_FIGHTS, ENDING_FIGHTS, SETTING_FIGHTS, SMALL_FIGHTS, STORMS } from './fightEdges';
import { POINT_CASES } from './fightPoints';

/** Every case of a whole fight. */
export const FIGHT_CASES = [
  ...WORKED_FIGHTS,
  ...SMALL_FIGHTS,
  ...ENDING_FIGHTS,
  ...STORMS,
  ...BOOTY_FIGHTS,
  ...SETTING_FIGHTS,
];

/** Every figure a fight is told with. */
export const figuresOfFight = ({ rounds, sides, booty }: Fight): readonly Explained[] => [
  ...rounds.flatMap(({ strength, dice, roundStrength, ratio, losses }) => [
    ...strength,
    ...dice,
    ...roundStrength,
    ...(ratio === undefined ? [] : [ratio]),
    ...losses.map(({ lost }) => lost),
  ]),
  ...sides
    .flatMap(({ units }) => units)
    .flatMap(({ points, strength, goodPoints: causes = [] }) => [
      points,
      strength,
      ...causes.map(({ value }) => value),
    ]),
  ...booty.map(({ gold }) => gold),
];

/** Every figure of the cases of fights. */
export const figuresOfFights = (): readonly Explained[] => [
  ...FIGHT_CASES.flatMap(({ given }) => figuresOfFight(fight(fightSetupOf(given)).fight)),
  ...POINT_CASES.map(({ given }) =>
    goodPoints(pointFactsOf(given), given.settings ?? {}, given.walls),
  ),
  ...UNIT_TYPE_KEYS.map((key) => sizeValue(UNIT_TYPES[key], {})),
];
