import { describe, expect, it } from 'vitest';
import { organisationSamples } from '../../../testing/organisationSamples';
import fc from 'fast-check';
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
import { times } from '../../../testing/trials';
import { warsOf } from '../record';
import type { World } from '../../../world';
import { organisation } from '../index';

const sample = organisationSamples.find(({ name }) => name.includes('a war'));
if (sample === undefined) throw new Error('no sample with a war');
const { input } = sample;

const run = (given: TurnInput<World>): Proposal<World> => {
  const proposal = organisation.adjudicate(given);
  if (proposal === undefined) throw new Error('cancelled by nobody');
  return proposal;
};

const reveal = { key: '1/war/orden/1/revealed', value: true, reason: 'laid open' };
const proposal = run(input);
const kindsOf = ({ events }: Pick<Proposal<World>, 'events'>): ReadonlySet<string> =>
  new Set(events.map(({ kind }) => kind));

describe('a war whose divisions are covered (OS-13-04, OS-13-05)', () => {
  const open = openPart(proposal, input);

  it('is in no list before the GM lays it open: neither division nor dice nor effects', () => {
    expect([hasCovered(proposal, {}), hasCovered(open, {})]).toEqual([true, false]);
    expect(kindsOf(proposal)).toContain('organisation.warDivision');
    expect([...kindsOf(open)].filter((kind) => kind.startsWith('organisation.war'))).toEqual([]);
    expect(open.questions.filter(({ key }) => key.includes('/war/'))).toEqual([]);
    for (const { events, news } of open.reports)
      expect([...events, ...news].filter(({ kind }) => kind.includes('.war'))).toEqual([]);
    expect([open.world, open.balances]).toEqual([input.world, []]);
    expect(open.rolls?.filter(({ purpose }) => purpose === 'war')).toEqual([]);
    expect(open.reports.filter(({ balance }) => balance !== undefined)).toEqual([]);
  });

  it('covers what comes after it in the turn, and takes away nothing before it', () => {
    const first = proposal.events.findIndex((event) => isCovered(event, {}));
    expect(first).toBeGreaterThan(0);
    expect(open.events).toEqual(proposal.events.slice(0, first));
    expect(proposal.events.slice(first).every((event) => isCovered(event, {}))).toBe(true);
    const later = proposal.stages.slice(
      proposal.stages.findIndex(({ phase }) => phase === 'act') + 1,
    );
    for (const {
      postings: [from, to],
    } of later)
      expect(proposal.postings.slice(from, to).every((one) => isCovered(one, {}))).toBe(true);
    expect(open.stages.map(({ phase }) => phase)).toEqual(
      proposal.stages.map(({ phase }) => phase),
    );
    for (const [index, stage] of open.stages.entries()) {
      const before = proposal.stages[index];
      if (before === undefined) throw new Error('no such stage');
      const whole = proposal.events.slice(...before.events);
      expect(open.events.slice(...stage.events)).toEqual(
        whole.filter((event) => !isCovered(event, {})),
      );
    }
  });

  it('covers nothing once both divisions lie open, nor in a phase without war', () => {
    const rulings = { [reveal.key]: reveal };
    const laidOpen = run({ ...input, rulings });
    expect(hasCovered(laidOpen, rulings)).toBe(false);
    expect(openPart(laidOpen, { ...input, rulings })).toEqual(laidOpen);
    for (const other of organisationSamples.filter(({ name }) => !name.includes('a war'))) {
      const whole = run(other.input);
      expect(JSON.stringify(whole)).not.toContain('coveredUntil');
      expect(openPart(whole, other.input)).toEqual(whole);
    }
  });

  it('shows the same before it lies open, however it is divided, falls and is decided', () => {
    const shown = JSON.stringify(open);
    const outcomes = new Set([JSON.stringify(proposal.world)]);
    const trials = times(25);
    const [war] = warsOf(proposal.events);
    if (war === undefined) throw new Error('no war');
    const part = fc.nat({ max: 6 });
    const division = fc.record({ mobilised: part, attack: part, defence: part });
    fc.assert(
      fc.property(
        fc.record({
          divisions: fc.array(division, { maxLength: 2 }),
          counts: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 2 }),
          dice: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 12, maxLength: 12 }),
          choices: fc.array(fc.nat({ max: 5 }), { maxLength: 9 }),
        }),
        ({ divisions, counts, dice, choices }) => {
          const said = (entries: readonly (readonly [string, Json])[]): Rulings =>
            Object.fromEntries(
              entries.map(([key, value]) => [key, { key, value, reason: 'so it fell' }]),
            );
          const sides = war.sides.flatMap(({ party, ruling, dice: [roll] }, side) => [
            ...divisions.slice(side, side + 1).map((one) => [ruling, one] as const),
            ...counts
              .slice(side, side + 1)
              .map((count) => [`${war.key}/dice/${party}`, count] as const),
            ...(roll === undefined ? [] : dice).map(
              (face, index) => [rollKey(roll?.stream ?? '', index), face] as const,
            ),
          ]);
          const before = said(sides);
          const { questions } = run({ ...input, rulings: before });
          const asked = questions.filter(({ key }) => key.startsWith(`${war.key}/effect/`));
          const rulings = {
            ...before,
            ...said(
              asked.flatMap(({ key, options }, no) => {
                const option = options[(choices[no] ?? 0) % options.length];
                return option === undefined ? [] : [[key, option] as const];
              }),
            ),
          };
          const other = run({ ...input, rulings });
          outcomes.add(JSON.stringify(other.world));
          expect(JSON.stringify(openPart(other, { ...input, rulings }))).toBe(shown);
        },
      ),
      trials,
    );
    expect(outcomes.size).toBeGreaterThan(Math.min(5, trials.numRuns));
  });

  it('covers a second war until both lie open', () => {
    const war = 'KRIEG in Hochland gegen den Zirkel: 1 mobilisiert, Angriff 1, Verteidigung 0';
    const orders = { ...input.orders, orden: `Start 4\n${war}\n${war}` };
    const twice = run({ ...input, orders });
    const wars = twice.events.filter(({ kind }) => kind === 'organisation.war');
    const [first, second] = wars.map(({ coveredUntil }) => coveredUntil);
    expect([first, second]).toEqual([expect.any(String), [first, expect.any(String)]]);
    expect(wars.map((event) => isToReveal(event, {}))).toEqual([true, false]);
    const key = String(first);
    const rulings = { [key]: { ...reveal, key } };
    const next = run({ ...input, orders, rulings }).events.filter(
      ({ kind }) => kind === 'organisation.war',
    );
    expect(next.map((event) => isToReveal(event, rulings))).toEqual([false, true]);
    expect(next.map((event) => isCovered(event, rulings))).toEqual([false, true]);
  });

  it('does not say by a finding how a party would have divided its forces', () => {
    const division = { mobilised: 99, attack: 9, defence: 9 };
    const key = '1/war/orden/1/division/zirkel';
    const told = run({ ...input, rulings: { [key]: { key, value: division, reason: 'typed' } } });
    const refused = told.findings.filter(({ about }) => about['mobilised'] === 99);
    expect(refused).toHaveLength(1);
    expect(refused.map((finding) => isCovered(finding, {}))).toEqual([true]);
  });
});
