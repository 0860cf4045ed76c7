import { describe, expect, it } from 'vitest';
import { type Explained, nodesOf, partsOf, unfounded } from '../../../kernel';
import {
  FIGHT_BOOTY_TABLE,
  FIGHT_FATE_TABLE,
  FIGHT_LOSS_TABLE,
  FIGHT_SIZE_TABLE,
  GOOD_POINT_TABLE,
  UNIT_TABLE,
} from '../data';
import { fight } from '../rules/fight/fight';
import { goodPoints } from '../rules/fight/points';
import type { Part } from './case';
import { type ExpectedRound, type FightCase, WORKED_FIGHTS } from './fight';
import { fightSetupOf, pointFactsOf } from './fightBuild';
import { figuresOfFight } from './fightFigures';
import {
  BOOTY_FIGHTS,
  ENDING_FIGHTS,
  RIVER_FIGHT,
  SETTING_FIGHTS,
  SMALL_FIGHTS,
  STORMS,
} from './fightEdges';
import { POINT_CASES } from './fightPoints';

const TABLES = [
  FIGHT_BOOTY_TABLE,
  FIGHT_FATE_TABLE,
  FIGHT_LOSS_TABLE,
  FIGHT_SIZE_TABLE,
  GOOD_POINT_TABLE,
  UNIT_TABLE,
];

const GROUPS = ['goodPoints', 'situationPoints', 'ownPoints'];

/** The causes of good points: what stands below the groups, and the limit that cut them. */
const causesOf = (node: Explained): readonly Part[] => {
  if (node.kind === 'operation' || (node.kind === 'rule' && GROUPS.includes(node.name))) {
    return partsOf(node).flatMap(causesOf);
  }
  return leafOf(node);
};

const leafOf = (node: Explained): readonly Part[] => {
  switch (node.kind) {
    case 'rule':
      return [[node.name, node.value, node.clause]];
    case 'cell':
      return [[node.row, node.value, node.clause]];
    case 'fact':
      return [[node.name, node.value, node.clause ?? null]];
    default:
      return [];
  }
};

const leavesOf = (node: Explained): readonly Part[] =>
  nodesOf(node).flatMap((one) => (one.kind === 'rule' ? [] : leafOf(one)));

describe('good points (table 7.2-1)', () => {
  it.each(POINT_CASES)('$id: $title', ({ given, expect: expected }) => {
    const points = goodPoints(pointFactsOf(given), given.settings ?? {}, given.walls);
    expect(causesOf(points)).toEqual(expected.parts);
    expect(points.value).toBe(expected.total);
    expect(unfounded(points, TABLES)).toEqual([]);
  });

  it('keep those of the situation apart from those of the unit (WW-9.2-03)', () => {
    const facts = pointFactsOf({ role: 'defender', type: 'R', town: { defence: 7 } });
    const groups = nodesOf(goodPoints(facts, {})).flatMap((node) =>
      node.kind === 'rule' && node.clause === 'WW-9.2-03' ? [[node.name, node.value]] : [],
    );
    expect(groups).toEqual([
      ['situationPoints', 7],
      ['ownPoints', 1],
    ]);
  });
});

const diceIn = (explained: Explained): string =>
  nodesOf(explained)
    .flatMap((node) => (node.kind === 'roll' ? [String(node.value)] : []))
    .join('+');

const roundOf = (round: ReturnType<typeof fight>['fight']['rounds'][number]): ExpectedRound => ({
  strength: [round.strength[0].value, round.strength[1].value],
  dice: [diceIn(round.dice[0]), diceIn(round.dice[1])],
  factor: [round.dice[0].value, round.dice[1].value],
  roundStrength: [round.roundStrength[0].value, round.roundStrength[1].value],
  ratio: round.ratio?.value ?? null,
  winner: round.winner,
  losses: Object.fromEntries(
    round.losses.map(({ party, unit, lost, left }) => [
      `${party}:${String(unit)}`,
      [lost.value, left],
    ]),
  ),
  ...(round.isSuccess === undefined ? {} : { isSuccess: round.isSuccess }),
});

const verify = ({ given, expect: expected }: FightCase): void => {
  const setup = fightSetupOf(given);
  const result = fight(setup);
  const told = result.fight;
  for (const [index, round] of (expected.rounds ?? []).entries()) {
    const played = told.rounds[index];
    expect(played && roundOf(played)).toMatchObject(round);
  }
  if (expected.count !== undefined) expect(told.rounds).toHaveLength(expected.count);
  if (expected.left !== undefined) {
    expect(Object.fromEntries(result.left)).toEqual(expected.left);
  }
  const units = told.sides.flatMap((side) => side.units);
  expect(
    Object.fromEntries(units.map(({ party, unit, fate }) => [`${party}:${String(unit)}`, fate])),
  ).toEqual(expected.fates);
  expect([told.winner, result.winner]).toEqual([expected.winner, expected.winner]);
  if (expected.booty !== undefined) {
    const gold = [...result.booty].map(([party, { value }]) => [party, value]);
    expect(Object.fromEntries(gold)).toEqual(expected.booty);
  }
  if (expected.storms !== undefined) expect(result.storms).toBe(expected.storms);
  if (expected.isStormed !== undefined) expect(result.isStormed).toBe(expected.isStormed);
  if (expected.strengthParts !== undefined) {
    expect(told.rounds[0]?.strength.map(leavesOf)).toEqual(expected.strengthParts);
  }
  const figures = figuresOfFight(told);
  expect(figures.flatMap((figure) => unfounded(figure, TABLES))).toEqual([]);
};

describe('the worked examples of fights (WW-9.3-17 to WW-9.3-22)', () => {
  it.each([...WORKED_FIGHTS, ...SMALL_FIGHTS])('$id: $title', verify);
});

describe('the end of fights (WW-9.3-03, WW-9.3-08)', () => {
  it.each(ENDING_FIGHTS)('$id: $title', verify);
});

describe('storms (WW-9.3-14)', () => {
  it.each(STORMS)('$id: $title', verify);
});

describe('booty by terrain (WW-9.3-12)', () => {
  it.each([...BOOTY_FIGHTS, RIVER_FIGHT])('$id: $title', verify);
});

describe('fights under other settings (WW-13.1-01)', () => {
  it.each(SETTING_FIGHTS)('$id: $title', verify);
});
