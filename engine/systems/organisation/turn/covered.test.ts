import { describe, expect, it } from 'vitest';
import { organisationSamples } from '../../../testing/organisationSamples';
import { hasCovered, isCovered, openPart, type Proposal, type TurnInput } from '../../../kernel';
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
  const open = openPart(proposal, {});

  it('is in no list before the GM lays it open: neither division nor dice nor effects', () => {
    expect([hasCovered(proposal, {}), hasCovered(open, {})]).toEqual([true, false]);
    expect(kindsOf(proposal)).toContain('organisation.warDivision');
    expect([...kindsOf(open)].filter((kind) => kind.startsWith('organisation.war'))).toEqual([]);
    expect(open.questions.filter(({ key }) => key.includes('/war/'))).toEqual([]);
    for (const { events, news } of open.reports)
      expect([...events, ...news].filter(({ kind }) => kind.includes('.war'))).toEqual([]);
  });

  it('takes nothing else away, and every phase keeps what it brought', () => {
    expect(open.events.length).toBeGreaterThan(proposal.events.length / 2);
    expect(open.world).toBe(proposal.world);
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
    expect(openPart(laidOpen, rulings)).toEqual(laidOpen);
    for (const other of organisationSamples.filter(({ name }) => !name.includes('a war'))) {
      const whole = run(other.input);
      expect(openPart(whole, {})).toEqual(whole);
    }
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
