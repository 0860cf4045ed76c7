import { describe, expect, it } from 'vitest';
import { type Direction, type FieldAddress } from '../../../hex';
import { type Explained, fact, nodesOf, partsOf, rule, unfounded } from '../../../kernel';
import { realm } from '../../../testing';
import { STEP_COST_TABLE, STEP_MODIFIER_TABLE } from '../data';
import { isFriendlyHarbour } from '../rules/boarding/harbour';
import { boardOf } from '../rules/movement/board';
import { stepCost } from '../rules/step/cost';
import { stepDifficulty } from '../rules/step/difficulty';
import { obstacleOf, type StepAttempt } from '../rules/step/obstacle';
import type { Target } from '../rules/step/target';
import { mapOfCase } from './build';
import type { CaseField, Part } from './case';
import { GOLDEN_STEPS, type GivenStep, SETTING_STEPS, type StepCase } from './movementSteps';

const HERE = '210/19' as FieldAddress;
const THERE = '210/20' as FieldAddress;
const EAST: Direction = 2;

const ALLIES = {
  a: realm('a', { relations: { b: 'alliance' } }),
  b: realm('b', { relations: { a: 'alliance' } }),
};

/** The step of a case as the rules see it. */
const attemptOf = (given: GivenStep): StepAttempt => {
  const plain = boardOf(mapOfCase({ map: [{ no: '210', u: 0, v: 0, terrain: 't' }] }), {});
  const beside = Object.entries(given.beside ?? {}).map(
    ([direction, field]): [string, CaseField] => [
      plain.lattice.neighbourOf(THERE, Number(direction) as Direction) ?? '',
      field,
    ],
  );
  const map = mapOfCase({
    map: [{ no: '210', u: 0, v: 0, terrain: given.around }],
    fields: {
      [HERE]: given.from,
      [THERE]: given.to,
      ...Object.fromEntries(beside),
      ...given.elsewhere,
    },
    sides: {
      [`${HERE}(${EAST})`]: given.side ?? [],
      ...(given.river === undefined
        ? {}
        : { [`${THERE}(3)`]: ['river'], [`${THERE}(4)`]: ['river'] }),
    },
  });
  const settings = given.settings ?? {};
  const { lattice, ground } = boardOf(map, settings);
  const cell = lattice.cellOf(THERE) ?? -1;
  const field = (address: FieldAddress): Target => ({
    kind: 'field',
    cell: lattice.cellOf(address) ?? -1,
  });
  const from: Target = given.river === true ? { kind: 'side', cell, direction: 4 } : field(HERE);
  const to: Target = given.river === true ? { kind: 'side', cell, direction: 3 } : field(THERE);
  const boarding = given.boarding ?? 'none';
  const [land, ship] = boarding === 'aboard' ? [from, to] : [to, from];
  return {
    ground,
    parties: given.isAllied === undefined ? {} : ALLIES,
    settings,
    party: 'a',
    isFleet: given.unit === 'fleet',
    from,
    to,
    boarding,
    isHarbour: boarding !== 'none' && isFriendlyHarbour(ground, land, ship, 'a', {}),
    gainsView: given.view?.includes('newView') === true,
    isWhite: given.view?.includes('white') === true,
    cameFrom: null,
    isWallHeld: () => false,
  };
};

const partOf = (node: Explained): readonly Part[] => {
  switch (node.kind) {
    case 'rule':
      return [[node.name, node.value, node.clause]];
    case 'cell':
      return [[node.row, node.value, node.clause]];
    case 'fact':
      return [[node.name, node.value, node.clause ?? null]];
    case 'operation':
      return partsOf(node).flatMap(partOf);
    default:
      return [];
  }
};

/** The summands of a difficulty and the limit that cut it, if one did. */
const partsOfDifficulty = (difficulty: Explained): readonly Part[] =>
  partsOf(difficulty).flatMap(partOf);

const MOON = rule('moonPoints', 'WW-5.3-04', fact('movementPoints', 30));

const verify = ({ given, expect: expected }: StepCase): void => {
  const attempt = attemptOf(given);
  const obstacle = obstacleOf(attempt);
  if ('obstacle' in expected) {
    expect(obstacle?.code).toBe(expected.obstacle);
    return;
  }
  const difficulty = stepDifficulty(attempt);
  const cost = stepCost(difficulty.value, { perMoon: MOON, left: 30 }, {});
  expect(obstacle).toBeNull();
  expect(partsOfDifficulty(difficulty)).toEqual(expected.parts);
  expect([difficulty.value, cost.value]).toEqual([expected.difficulty, expected.cost]);
  expect(unfounded(difficulty, [STEP_MODIFIER_TABLE])).toEqual([]);
  expect(unfounded(cost, [STEP_COST_TABLE])).toEqual([]);
};

describe('the golden table of steps (WW-5.3-07 to WW-5.3-15, WW-5.3-21, WW-5.3-31, WW-5.3-40)', () => {
  it.each(GOLDEN_STEPS)('$id: $title', verify);

  it('names height level and offset behind every base (WW-5.3-07)', () => {
    for (const { given, expect: expected } of GOLDEN_STEPS) {
      if ('obstacle' in expected) continue;
      const facts = nodesOf(stepDifficulty(attemptOf(given))).flatMap((node) =>
        node.kind === 'fact' && node.name !== 'greatestDifficulty' ? [node.name] : [],
      );
      expect(facts).toEqual(['heightLevel', 'baseOffset']);
    }
  });
});

describe('steps under other settings (WW-13.1-01)', () => {
  it.each(SETTING_STEPS)('$id $title', verify);
});
