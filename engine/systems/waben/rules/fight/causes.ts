import {
  calc,
  type ClauseId,
  type Explained,
  fact,
  operation,
  rule,
  type Settings,
} from '../../../../kernel';
import { GOOD_POINT_TABLE, type GoodPointCause } from '../../data';
import { terrainOf } from '../catalogue';
import { amountOf, choiceOf, flagOf } from '../settings';
import { fightCell } from './cell';
import { characterCauses } from './characters';
import type { CauseName, PointCause, PointFacts } from './contract';

const pointsOf = (cause: GoodPointCause, settings: Settings): Explained =>
  fightCell(settings, GOOD_POINT_TABLE, cause, 'points');

const TABLE: ClauseId = 'WW-7.2-06';

const causeOf = (
  group: PointCause['group'],
  cause: CauseName,
  points: Explained,
  applies: boolean,
  clause = TABLE,
): PointCause => ({ key: cause, cause, clause, about: {}, group, points, applies });

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

const isMounted = ({ type }: PointFacts): boolean => type.properties.includes('mounted');

/** Riders; under `fight.rider_in_town` = false not behind a wall or in a settlement (WW-12.7-11). */
const isRiding = (facts: PointFacts, settings: Settings): boolean =>
  isMounted(facts) &&
  (flagOf(settings, 'fight.rider_in_town') ||
    facts.role !== 'defender' ||
    (facts.town === null && !facts.acrossWall));

/** The town behind a defender, point by point (WW-7.2-15), or behind a sally, rounded down (WW-7.2-14). */
const townCauses = ({ role, town }: PointFacts, settings: Settings): readonly PointCause[] => {
  if (town === null || role === 'meeting') return [];
  const { isCapital } = town;
  const isDefender = role === 'defender';
  const name = isDefender ? 'townDefence' : 'townSally';
  const clause = isDefender ? 'WW-7.2-15' : 'WW-7.2-14';
  const capital = isDefender ? 'capitalDefence' : 'capitalAttack';
  const defence = [pointsOf(name, settings), fact('townDefence', town.defence)];
  const divisor = fact('sallyDivisor', amountOf(settings, 'fight.sally_divisor'));
  const body = isDefender
    ? operation('product', defence, 'down')
    : calc.quotient('down', calc.product(...defence), divisor);
  const points = rule(name, clause, body);
  return [
    causeOf('situationPoints', name, points, points.value !== 0, clause),
    causeOf('situationPoints', capital, pointsOf(capital, settings), isCapital),
  ];
};

/** Behind a river or wall: once for both, unless they stack (WW-7.2-13, WW-12.4-19). */
const barrierCauses = (facts: PointFacts, settings: Settings): readonly PointCause[] => {
  if (facts.role !== 'defender') return [];
  const barriers = Number(facts.acrossRiver) + Number(facts.acrossWall);
  const names = flagOf(settings, 'fight.river_wall_stacks')
    ? (['riverWall', 'secondRiverWall'] as const)
    : (['riverWall'] as const);
  return names.map((name, index) =>
    causeOf(
      'situationPoints',
      name,
      pointsOf('riverWall', settings),
      barriers > index,
      'WW-7.2-13',
    ),
  );
};

/** Rest of fortress walls, against a storm (WW-9.3-14). */
const wallCauses = (walls: number): readonly PointCause[] => {
  const clause = 'WW-9.3-14';
  const points = fact('wallPoints', Math.floor(walls), {}, clause);
  return walls > 0 ? [causeOf('situationPoints', 'wallPoints', points, true, clause)] : [];
};

/** Causes that the ground can give to men on land; ships are shown them only where they apply. */
const isReasonable = ({ cause, applies }: PointCause, facts: PointFacts): boolean => {
  if (applies) return true;
  if (cause === 'mounted') return isMounted(facts);
  return facts.type.kind !== 'fleet' || !GROUND.includes(cause);
};

const GROUND: readonly CauseName[] = [
  'downhill',
  'fromForest',
  'homeTerrain',
  'riverWall',
  'secondRiverWall',
];

/**
 * The causes of good points of a unit in a fight, those that apply and those that could: the situation first, then
 * its own, then morale, always in the same order (WW-7.2-06, WW-9.2-03). `walls` as for `goodPoints`.
 */
export function pointCauses(
  facts: PointFacts,
  settings: Settings,
  walls: number,
): readonly PointCause[] {
  const inTable = (
    group: PointCause['group'],
    cause: GoodPointCause,
    applies: boolean,
    clause: ClauseId,
  ): PointCause => causeOf(group, cause, pointsOf(cause, settings), applies, clause);
  const morale = fact('morale', facts.morale, {}, 'WW-9.5-01');
  const all: readonly PointCause[] = [
    inTable('situationPoints', 'downhill', isDownhill(facts, settings), 'WW-7.2-09'),
    ...townCauses(facts, settings),
    ...wallCauses(walls),
    ...barrierCauses(facts, settings),
    inTable('ownPoints', 'fromForest', isFromForest(facts, settings), 'WW-7.2-10'),
    inTable('ownPoints', 'homeTerrain', isAtHome(facts, settings), 'WW-7.2-11'),
    inTable('ownPoints', 'mounted', isRiding(facts, settings), TABLE),
    ...characterCauses(facts.characters, settings),
    ...(facts.morale === 0 ? [] : [causeOf('morale', 'morale', morale, true, 'WW-9.5-01')]),
  ];
  return all.filter((cause) => isReasonable(cause, facts));
}
