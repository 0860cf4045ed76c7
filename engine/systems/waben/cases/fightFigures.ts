import type { Explained, Fight, Settings } from '../../../kernel';
import { UNIT_TYPE_KEYS, UNIT_TYPES } from '../data';
import { weighedPoints } from '../rules/fight/points';
import { sizeValue } from '../rules/fight/strength';
import { pointFactsOf } from './fightBuild';
import { type GivenPoints, POINT_ROWS, TOWN_POINTS } from './goodPoints';

/** Every figure reported of a fight. */
export function figuresOfFight({ rounds, sides, booty }: Fight): readonly Explained[] {
  return [
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
}

const pointsOf = (given: GivenPoints, settings: Settings = {}, walls = 0): Explained =>
  weighedPoints(pointFactsOf(given), settings, walls).total;

/** Every figure of the cases of fights. */
export function figuresOfFights(): readonly Explained[] {
  return [
    ...POINT_ROWS.map(([, given]) => pointsOf(given, given.settings, given.walls)),
    ...TOWN_POINTS.flatMap(([defence, , seatValue]) => [
      pointsOf({ role: 'defender', town: { defence } }),
      pointsOf({ town: { defence } }),
      pointsOf({ characters: [{ unit: 501, seatValue }] }),
    ]),
    ...UNIT_TYPE_KEYS.map((key) => sizeValue(UNIT_TYPES[key], {})),
  ];
}
