import { describe, expect, it } from 'vitest';
import type { Finding, Stretch, TurnInput } from '../../../kernel';
import { playedTurns } from '../../../testing/played';
import { samples } from '../../../testing/samples';
import type { World } from '../../../world';
import { adjudicate, PHASES } from '.';
import { openWabenTurn } from './turn';

const LISTS = ['events', 'fights', 'findings', 'questions', 'postings'] as const;

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

  it.each(INPUTS)('is unchanged from the end of the phase to the end of $name', ({ input }) => {
    const proposal = run(input);
    const turn = openWabenTurn(input);
    for (const [index, phase] of PHASES.entries()) {
      phase.run(turn);
      for (const list of LISTS) {
        const [from, to] = proposal.stages[index]?.[list] ?? [0, 0];
        expect(turn[list].slice(from, to)).toEqual(proposal[list].slice(from, to));
      }
    }
  });

  it('is tested on turns with fights, books, messages, findings and questions', () => {
    const proposals = INPUTS.map(({ input }) => run(input));
    for (const list of LISTS) {
      expect([list, proposals.some((one) => one[list].length > 0)]).toEqual([list, true]);
    }
    const kinds = proposals.flatMap(({ events }) => events.map(({ kind }) => kind));
    expect(kinds).toEqual(expect.arrayContaining(['message', 'encounter']));
  });

  it('counts a finding that two phases notice with the first of them, and once', () => {
    let repeated = 0;
    for (const { input } of INPUTS) {
      const turn = openWabenTurn(input);
      const found: Finding[] = [];
      const noticing = {
        ...turn,
        find: (one: Finding): void => {
          found.push(one);
          turn.find(one);
        },
      };
      for (const phase of PHASES) phase.run(noticing);
      expect(noticing.findings).toEqual(run(input).findings);
      repeated += found.length - noticing.findings.length;
    }
    expect(repeated).toBeGreaterThan(0);
  });
});
