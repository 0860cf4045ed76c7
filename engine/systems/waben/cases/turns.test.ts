import { describe, expect, it } from 'vitest';
import { grossfeldOf, kleinfeldOf, parseFieldAddress } from '../../../hex';
import {
  type Explained,
  type March,
  type MarchStep,
  nodesOf,
  partsOf,
  type Proposal,
  unfounded,
} from '../../../kernel';
import { deepFreeze, withPoisonedGlobals } from '../../../testing';
import type { World } from '../../../world';
import { waben } from '..';
import { turnOfCase } from './build';
import type { ExpectedMarch, ExpectedStep, Part, TurnCase } from './case';
import { MOVEMENT_CASES } from './movement';
import { TURNS } from './turns';

const run = (turn: TurnCase): Proposal<World> | undefined =>
  withPoisonedGlobals(() => waben.adjudicate(deepFreeze(turnOfCase(turn.given))));

/** The difficulty behind a GM's figure, if he gave one. */
const computed = (explained: Explained): Explained =>
  explained.kind === 'override' ? explained.original : explained;

const partOf = (node: Explained): readonly Part[] => {
  if (node.kind === 'rule') return [[node.name, node.value, node.clause]];
  if (node.kind === 'cell') return [[node.row, node.value, node.clause]];
  return partsOf(node).flatMap(partOf);
};

const asExpected = (step: MarchStep, expected: ExpectedStep | undefined): ExpectedStep => ({
  to: step.to,
  difficulty: step.difficulty.value,
  cost: step.cost.value,
  left: step.left,
  ...(step.outcome === 'dropped' ? { outcome: step.outcome } : {}),
  ...(expected?.parts === undefined
    ? {}
    : { parts: partsOf(computed(step.difficulty)).flatMap(partOf) }),
  ...(expected?.end === undefined ? {} : { end: [step.end.numerator, step.end.denominator] }),
});

const marchAsExpected = (march: March | undefined, expected: ExpectedMarch): ExpectedMarch => ({
  ...(expected.allowance === undefined ? {} : { allowance: march?.allowance.value ?? NaN }),
  ...(expected.end === undefined ? {} : { end: march?.end ?? 'nowhere' }),
  ...(expected.stop === undefined ? {} : { stop: march?.stop?.code ?? null }),
  ...(expected.steps === undefined
    ? {}
    : {
        steps: (march?.steps ?? []).map((step, index) => asExpected(step, expected.steps?.[index])),
      }),
});

const ownerAfter = (proposal: Proposal<World>, address: string): string | null | undefined => {
  const field = parseFieldAddress(address);
  return field === undefined
    ? undefined
    : proposal.world.map.grossfelder[grossfeldOf(field)]?.owner[kleinfeldOf(field) - 1];
};

const verify = (turn: TurnCase): void => {
  const proposal = run(turn);
  expect(proposal).toBeDefined();
  if (proposal === undefined) return;
  for (const [id, expected] of Object.entries(turn.expect.marches)) {
    const march = proposal.marches.find(({ party, unit }) => `${party}:${unit}` === id);
    expect({ [id]: marchAsExpected(march, expected) }).toEqual({ [id]: expected });
  }
  if (turn.expect.questions !== undefined) {
    expect(proposal.questions.map(({ key }) => key)).toEqual(turn.expect.questions);
  }
  for (const [field, owner] of Object.entries(turn.expect.owners ?? {})) {
    expect([field, ownerAfter(proposal, field)]).toEqual([field, owner]);
  }
  for (const { steps, allowance } of proposal.marches) {
    const figures = [allowance, ...steps.flatMap(({ difficulty, cost }) => [difficulty, cost])];
    expect(figures.flatMap((figure) => unfounded(figure, waben.tables))).toEqual([]);
  }
};

describe.each(Object.entries(TURNS))('%s', (_, cases) => {
  it.each(cases)('$id: $title', verify);
});

describe('rulings', () => {
  it("leave the computed figure under the GM's (WW-0.1-05)", () => {
    const turn = MOVEMENT_CASES.find(({ id }) => id === 'WW-0.1-05');
    const step = turn && run(turn)?.marches[0]?.steps[0];
    const override = step && nodesOf(step.difficulty)[0];
    expect(override).toMatchObject({
      kind: 'override',
      value: 6,
      reason: 'Spring floods',
      ruling: 'march/a:201/1/difficulty',
      original: { value: 4 },
    });
  });
});
