import {
  type ClauseId,
  type Explained,
  fact,
  operation,
  type Params,
  rule,
  type Rule,
  type Settings,
  sum,
} from '../../../../kernel';
import { GOOD_POINT_TABLE, type GoodPointCause, LEAST_GOOD_POINTS } from '../../data';
import { terrainOf } from '../catalogue';
import { amountOf, choiceOf, flagOf } from '../settings';
import { fightCell } from './cell';
import { characterPoints } from './characters';
import type { PointFacts } from './contract';

const pointsOf = (cause: GoodPointCause, settings: Settings): Explained =>
  fightCell(settings, GOOD_POINT_TABLE, cause, 'points');

const when = (isGiven: boolean, part: () => Explained): readonly Explained[] =>
  isGiven ? [part()] : [];

/** The high ground: own last step led down, or the enemy comes from below (WW-7.2-09). */
const isDownhill = (facts: PointFacts, settings: Settings): boolean => {
  const { role, step, enemyStep } = facts;
  if (role !== 'defender') return step !== null && step.from.height > step.to.height;
  return (
    flagOf(settings, 'fight.downhill_defender') &&
    enemyStep !== null &&
    enemyStep.from.height < enemyStep.to.height
  );
};

/** A step out of a forest; under `fight.forest_defender` also a stand in one (WW-7.2-10, WW-12.7-08). */
const isFromForest = ({ role, step, field }: PointFacts, settings: Settings): boolean =>
  role === 'defender'
    ? flagOf(settings, 'fight.forest_defender') && field.type === 'forest'
    : step?.from.type === 'forest' && step.to.type !== 'forest';

/** More than half of the heads were raised in such terrain (WW-7.2-11, WW-5.1-26). */
const isAtHome = ({ raised, field }: PointFacts, settings: Settings): boolean => {
  const byType = choiceOf(settings, 'fight.home_match') === 'type';
  const isHome = (key: string): boolean =>
    byType ? terrainOf(key)?.type === field.type : key === field.key;
  const heads = Object.entries(raised);
  const all = heads.reduce((total, [, count]) => total + count, 0);
  const home = heads.reduce((total, [key, count]) => total + (isHome(key) ? count : 0), 0);
  return home * 2 > all;
};

/** Riders; under `fight.rider_in_town` = false not behind a wall or in a settlement (WW-12.7-11). */
const isMounted = ({ type, role, town, acrossWall }: PointFacts, settings: Settings): boolean =>
  type.properties.includes('mounted') &&
  (flagOf(settings, 'fight.rider_in_town') ||
    role !== 'defender' ||
    (town === null && !acrossWall));

const named = (
  name: string,
  clause: ClauseId,
  body: Explained,
  about: Params = {},
): readonly Rule[] => (body.value === 0 ? [] : [rule(name, clause, body, about)]);

/** The town behind a defender, point by point (WW-7.2-15), or behind a sally, rounded down (WW-7.2-14). */
const townPoints = ({ role, town }: PointFacts, settings: Settings): readonly Explained[] => {
  if (town === null || role === 'meeting') return [];
  const defence = fact('townDefence', town.defence);
  if (role === 'defender') {
    const points = operation('product', [pointsOf('townDefence', settings), defence], 'down');
    return [
      ...named('townDefence', 'WW-7.2-15', points),
      ...when(town.isCapital, () => pointsOf('capitalDefence', settings)),
    ];
  }
  const points = operation(
    'quotient',
    [
      operation('product', [pointsOf('townSally', settings), defence]),
      fact('sallyDivisor', amountOf(settings, 'fight.sally_divisor')),
    ],
    'down',
  );
  return [
    ...named('townSally', 'WW-7.2-14', points),
    ...when(town.isCapital, () => pointsOf('capitalAttack', settings)),
  ];
};

/** Behind a river or wall: once for both, unless they stack (WW-7.2-13, WW-12.4-19). */
const barrierPoints = (facts: PointFacts, settings: Settings): readonly Explained[] => {
  if (facts.role !== 'defender') return [];
  const barriers = Number(facts.acrossRiver) + Number(facts.acrossWall);
  const count = flagOf(settings, 'fight.river_wall_stacks') ? barriers : Math.min(barriers, 1);
  return Array.from({ length: count }, () => pointsOf('riverWall', settings));
};

const situation = (facts: PointFacts, settings: Settings, walls: number): readonly Explained[] => [
  ...when(isDownhill(facts, settings), () => pointsOf('downhill', settings)),
  ...townPoints(facts, settings),
  ...when(walls > 0, () => fact('wallPoints', Math.floor(walls), {}, 'WW-9.3-14')),
  ...barrierPoints(facts, settings),
];

const own = (facts: PointFacts, settings: Settings): readonly Explained[] => [
  ...when(isFromForest(facts, settings), () => pointsOf('fromForest', settings)),
  ...when(isAtHome(facts, settings), () => pointsOf('homeTerrain', settings)),
  ...when(isMounted(facts, settings), () => pointsOf('mounted', settings)),
  ...characterPoints(facts.characters, settings),
];

const limited = (total: Explained, settings: Settings): Explained => {
  const most = amountOf(settings, 'fight.gp_cap');
  if (total.value < LEAST_GOOD_POINTS) {
    return operation('maximum', [
      total,
      fact('leastGoodPoints', LEAST_GOOD_POINTS, {}, 'WW-9.2-02'),
    ]);
  }
  return total.value > most
    ? operation('minimum', [total, fact('greatestGoodPoints', most, {}, 'WW-9.2-02')])
    : total;
};

/**
 * Good points of one unit in one fight: causes of the situation, its own, and its morale, each a part, at least
 * -5 and at most `fight.gp_cap` (WW-7.2-06, WW-9.2-02, WW-9.2-03). `walls` are the points of fortress walls left
 * that help the defender of a storm (WW-9.3-14).
 */
export const goodPoints = (facts: PointFacts, settings: Settings, walls = 0): Rule => {
  const groups = [
    ...group('situationPoints', situation(facts, settings, walls)),
    ...group('ownPoints', own(facts, settings)),
    ...when(facts.morale !== 0, () => fact('morale', facts.morale, {}, 'WW-9.5-01')),
  ];
  return rule('goodPoints', 'WW-7.2-06', limited(sum(...groups), settings));
};

const group = (name: string, parts: readonly Explained[]): readonly Rule[] =>
  parts.length === 0 ? [] : [rule(name, 'WW-9.2-03', sum(...parts))];
