import type { Explained, Fight } from '../../../kernel';
import { UNIT_TYPE_KEYS, UNIT_TYPES } from '../data';
import { goodPoints } from '../rules/fight/points';
import { sizeValue } from '../rules/fight/strength';
import { pointFactsOf } from './fightBuild';
import { POINT_ROWS, TOWN_POINTS } from './goodPoints';

/** Every figure a fight is told with. */
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

/** Every figure of the cases of fights. */
export function figuresOfFights(): readonly Explained[] {
  return [
    ...POINT_ROWS.map(([, given]) =>
      goodPoints(pointFactsOf(given), given.settings ?? {}, given.walls),
    ),
    ...TOWN_POINTS.flatMap(([defence, , seatValue]) => [
      goodPoints(pointFactsOf({ role: 'defender', town: { defence } }), {}),
      goodPoints(pointFactsOf({ town: { defence } }), {}),
      goodPoints(pointFactsOf({ characters: [{ unit: 501, seatValue }] }), {}),
    ]),
    ...UNIT_TYPE_KEYS.map((key) => sizeValue(UNIT_TYPES[key], {})),
  ];
}
