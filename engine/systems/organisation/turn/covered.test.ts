import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasCovered,
  isCovered,
  isToReveal,
  type Json,
  openPart,
  type Proposal,
  rollKey,
  type Rulings,
  type TurnInput,
} from '../../../kernel';
import { organisationSamples } from '../../../testing/organisationSamples';
import { times } from '../../../testing/trials';
import type { World } from '../../../world';
import { organisation } from '../index';
import { warsOf } from '../record';
import { computed } from '../../../testing/there';

const run = (given: TurnInput<World>): Proposal<World> => computed(organisation, given);
const rulingsOf = (entries: readonly (readonly [string, Json])[]): Rulings =>
  Object.fromEntries(entries.map(([key, value]) => [key, { key, value, reason: 'so it fell' }]));

const sample = organisationSamples.find(({ name }) => name.includes('a war'));
if (sample === undefined) throw new Error('no sample with a war');
const { input } = sample;
const proposal = run(input);
const ofWar = ({ kind }: { readonly kind: string }): boolean => kind.includes('.war');

describe('a war whose divisions are covered (OS-13-04, OS-13-05)', () => {
  const open = openPart(proposal, input);

  it('is in no list before the GM reveals it: neither division nor dice nor effects', () => {
    expect(hasCovered(proposal, {})).toBe(true);
    expect(proposal.events.map(({ kind }) => kind)).toContain('organisation.warDivision');
    const told = open.reports.flatMap(({ events, news }) => [...events, ...news]);
    expect([...open.events, ...told].filter(ofWar)).toEqual([]);
    expect(open.rolls?.filter(({ purpose }) => purpose === 'war')).toEqual([]);
    expect(open.questions.filter(({ key }) => key.includes('/war/'))).toEqual([]);
  });

  it('covers nothing once both divisions are revealed', () => {
    const rulings = rulingsOf([['1/war/orden/1/revealed', true]]);
    const laidOpen = run({ ...input, rulings });
    expect(hasCovered(laidOpen, rulings)).toBe(false);
    expect(openPart(laidOpen, { ...input, rulings })).toEqual(laidOpen);
  });

  it('shows the same before it is revealed, however it is divided, rolled and decided', () => {
    const shown = JSON.stringify(open);
    const outcomes = new Set([JSON.stringify(proposal.world)]);
    const [war] = warsOf(proposal.events);
    if (war === undefined) throw new Error('no war');
    const part = fc.nat({ max: 6 });
    const trials = times(25);
    const anyWar = fc.record({
      divisions: fc.array(fc.record({ mobilised: part, attack: part, defence: part }), {
        maxLength: 2,
      }),
      counts: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 2 }),
      dice: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 12, maxLength: 12 }),
      choices: fc.array(fc.nat({ max: 5 }), { maxLength: 9 }),
    });
    fc.assert(
      fc.property(anyWar, ({ divisions, counts, dice, choices }) => {
        const sides = war.sides.flatMap(({ party, ruling, dice: [roll] }, side) => [
          ...divisions.slice(side, side + 1).map((one) => [ruling, one] as const),
          ...counts.slice(side, side + 1).map((one) => [`${war.key}/dice/${party}`, one] as const),
          ...(roll === undefined ? [] : dice).map(
            (face, index) => [rollKey(roll?.stream ?? '', index), face] as const,
          ),
        ]);
        const { questions } = run({ ...input, rulings: rulingsOf(sides) });
        const decided = questions
          .filter(({ key }) => key.startsWith(`${war.key}/effect/`))
          .map(
            ({ key, options }, no) =>
              [key, options[(choices[no] ?? 0) % options.length] ?? ''] as const,
          );
        const rulings = rulingsOf([...sides, ...decided]);
        const other = run({ ...input, rulings });
        outcomes.add(JSON.stringify(other.world));
        expect(JSON.stringify(openPart(other, { ...input, rulings }))).toBe(shown);
      }),
      trials,
    );
    expect(outcomes.size).toBeGreaterThan(Math.min(5, trials.numRuns));
  });

  it('covers a second war until both are revealed', () => {
    const war = 'KRIEG in Hochland gegen den Zirkel: 1 mobilisiert, Angriff 1, Verteidigung 0';
    const orders = { ...input.orders, orden: `Start 4\n${war}\n${war}` };
    const warsIn = (rulings: Rulings) =>
      run({ ...input, orders, rulings }).events.filter(({ kind }) => kind === 'organisation.war');
    const wars = warsIn({});
    const [first, second] = wars.map(({ coveredUntil }) => coveredUntil);
    expect([first, second]).toEqual([expect.any(String), [first, expect.any(String)]]);
    expect(wars.map((event) => isToReveal(event, {}))).toEqual([true, false]);
    const rulings = rulingsOf([[String(first), true]]);
    const next = warsIn(rulings);
    expect(next.map((event) => isToReveal(event, rulings))).toEqual([false, true]);
    expect(next.map((event) => isCovered(event, rulings))).toEqual([false, true]);
  });

  it('does not reveal by a finding how a party would have divided its forces', () => {
    const division = { mobilised: 99, attack: 9, defence: 9 };
    const rulings = rulingsOf([['1/war/orden/1/division/zirkel', division]]);
    const { findings } = run({ ...input, rulings });
    const refused = findings.filter(({ about }) => about['mobilised'] === 99);
    expect(refused.map((finding) => isCovered(finding, {}))).toEqual([true]);
  });
});
