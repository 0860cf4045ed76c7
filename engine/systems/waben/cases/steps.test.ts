import { describe, expect, it } from 'vitest';
import { playCase } from '../../../cases';
import { nodesOf } from '../../../kernel';
import { caseFilesOf } from '../../../testing/case-files';
import { wabenCaseGame } from './game';

const steps = caseFilesOf('waben')
  .filter(({ name }) => name === 'steps.cases.txt')
  .flatMap(({ cases }) => cases)
  .flatMap((one) => playCase(wabenCaseGame, one).run.marches)
  .flatMap(({ steps: all }) => all);

describe('every step of the cases', () => {
  it('names height level and offset behind its base (WW-5.3-07)', () => {
    expect(steps.length).toBeGreaterThan(20);
    const kinds = steps.map(({ difficulty }) =>
      nodesOf(difficulty).flatMap((node) =>
        node.kind === 'fact' && node.clause === undefined ? [node.name] : [],
      ),
    );
    for (const facts of kinds) expect(facts).toEqual(['heightLevel', 'baseOffset']);
  });
});
