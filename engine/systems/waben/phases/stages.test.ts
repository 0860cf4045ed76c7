import { describe, expect, it } from 'vitest';
import type { Stretch, TurnInput } from '../../../kernel';
import { playedTurns } from '../../../testing/played';
import { samples } from '../../../testing/samples';
import type { World } from '../../../world';
import { adjudicate, PHASES, startOf } from '.';
import { withoutRepetition } from './repetition';
import type { TurnRun } from './run';

const LISTS = ['events', 'fights', 'findings', 'questions', 'postings'] as const;
type List = (typeof LISTS)[number];

const INPUTS = [...(samples['waben']?.inputs ?? []), ...playedTurns];

const run = (input: TurnInput<World>) => {
  const proposal = adjudicate(input);
  if (proposal === undefined) throw new Error('cancelled by nobody');
  return proposal;
};

describe('what each phase added', () => {
  it.each(INPUTS)('covers every list of $name exactly, stretch by stretch', ({ input }) => {
    const proposal = run(input);
    expect(proposal.stages.map(({ phase }) => phase)).toEqual(PHASES.map(({ id }) => id));
    for (const list of LISTS) {
      const stretches = proposal.stages.map((stage): Stretch => stage[list]);
      const starts = [0, ...stretches.map(([, to]) => to)];
      expect(stretches.map(([from]) => from)).toEqual(starts.slice(0, -1));
      expect(stretches.every(([from, to]) => from <= to)).toBe(true);
      expect(starts.at(-1)).toBe(proposal[list].length);
    }
  });

  /** Lists as a phase left them, findings told before left out. */
  const listsOf = (draft: TurnRun): Readonly<Record<List, readonly unknown[]>> => ({
    ...draft,
    findings: withoutRepetition(draft.findings),
  });

  it.each(INPUTS)('stands where the phase left it to the end of $name', ({ input }) => {
    const proposal = run(input);
    let draft = startOf(input);
    for (const [index, phase] of PHASES.entries()) {
      draft = phase.run(draft);
      for (const list of LISTS) {
        const [from, to] = proposal.stages[index]?.[list] ?? [0, 0];
        expect(listsOf(draft)[list].slice(from, to)).toEqual(proposal[list].slice(from, to));
      }
    }
  });

  it('is tried on turns with fights, books, messages, findings and questions', () => {
    const proposals = INPUTS.map(({ input }) => run(input));
    for (const list of LISTS) {
      expect([list, proposals.some((one) => one[list].length > 0)]).toEqual([list, true]);
    }
    const kinds = proposals.flatMap(({ events }) => events.map(({ kind }) => kind));
    expect(kinds).toEqual(expect.arrayContaining(['message', 'encounter']));
  });

  it('counts a finding that two phases notice with the first of them', () => {
    const last = PHASES.findIndex(({ id }) => id === 'close');
    const repeated = INPUTS.map(({ input }) => {
      const draft = PHASES.slice(0, last).reduce((run, phase) => phase.run(run), startOf(input));
      return draft.findings.length - withoutRepetition(draft.findings).length;
    });
    expect(Math.max(...repeated)).toBeGreaterThan(0);
  });
});
