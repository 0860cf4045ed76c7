import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systems, type TurnEvent } from '../../../../engine';
import { tharosCampaign, tharosOrders } from '../../../../assets/examples/tharos';
import { jobOf } from '../../../model/adjudicate';
import { momentOf } from '../../../model/turn/model/moments';
import { advanced, isLit, nextStop, SECONDS_PER_MOON, stopsOf } from './use-playback';
import { moonIndex } from './Transport';
import { countsOf, rowsOf } from './results';

const proposal = systems['waben']?.adjudicate(
  jobOf({
    ...tharosCampaign(),
    sheets: { tha: { turn: 58, party: 'tha', text: tharosOrders, receivedAt: '' } },
  }).input,
);
if (proposal === undefined) throw new Error('no proposal');
const stageOf = (phase: string) => {
  const stage = proposal.stages.find((one) => one.phase === phase);
  if (stage === undefined) throw new Error(`no phase ${phase}`);
  return stage;
};

const event = (numerator: number, denominator: number): TurnEvent => ({
  kind: 'sighting',
  clause: 'WW-7.1-02',
  time: { numerator, denominator },
  place: '001/01',
  parties: [],
  about: {},
});

describe('the results of a phase', () => {
  it('are all there, each under its head', () => {
    for (const stage of proposal.stages) {
      const counts = countsOf(stage);
      const rows = rowsOf(proposal, stage, null);
      const sum = Object.values(counts).reduce((total, count) => total + count, 0);
      const heads = Object.values(counts).filter((count) => count > 0).length;
      expect(rows).toHaveLength(sum + heads);
    }
  });

  it('of the march are its fight and its events by the clock', () => {
    const rows = rowsOf(proposal, stageOf('march'), null);
    expect(rows[0]).toEqual({ kind: 'head', part: 'fights', count: 1 });
    const times = rows.flatMap((row) =>
      row.kind === 'event' ? [row.event.time.numerator / row.event.time.denominator] : [],
    );
    expect(times.length).toBeGreaterThan(5);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('of a realm leave out what concerns others alone', () => {
    expect(rowsOf(proposal, stageOf('march'), 'nobody')).toEqual([]);
    const own = rowsOf(proposal, stageOf('settle'), 'tha');
    expect(own.every((row) => row.kind !== 'posting' || row.posting.party === 'tha')).toBe(true);
    expect(own.length).toBeGreaterThan(1);
  });
});

describe('the playback', () => {
  const stops = stopsOf([event(2, 5), event(1, 5), event(2, 5)], [0.25]);

  it('knows each moment once, ascending', () => {
    expect(stops).toEqual([0.2, 0.25, 0.4]);
  });

  it('steps from moment to moment, and to the ends of the turn beyond them', () => {
    expect(nextStop(stops, 0.2, 1, 1)).toBe(0.25);
    expect(nextStop(stops, 0.4, 1, 1)).toBe(1);
    expect(nextStop(stops, 0.25, -1, 1)).toBe(0.2);
    expect(nextStop(stops, 0.2, -1, 1)).toBe(0);
  });

  it('plays a moon in its seconds, faster by its speed, never beyond the end', () => {
    expect(advanced(0, SECONDS_PER_MOON * 1000, 1, 3)).toBe(1);
    expect(advanced(0, SECONDS_PER_MOON * 1000, 2, 3)).toBe(2);
    expect(advanced(2.9, SECONDS_PER_MOON * 1000, 4, 3)).toBe(3);
  });

  it('lights an event when it happens and for a short while after', () => {
    expect(isLit(event(2, 5), 0.4)).toBe(true);
    expect(isLit(event(2, 5), 0.42)).toBe(true);
    expect(isLit(event(2, 5), 0.39)).toBe(false);
    expect(isLit(event(2, 5), 0.5)).toBe(false);
    expect(isLit(event(2, 5), null)).toBe(false);
  });

  it('knows in which moon of the turn it is', () => {
    expect([0, 0.5, 1, 2.99, 3].map((time) => moonIndex(time, 3))).toEqual([0, 0, 1, 2, 2]);
  });

  it('lights every event at its stop, whatever the events', () => {
    const time = fc.record({
      numerator: fc.integer({ min: 0, max: 60 }),
      denominator: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(time, { minLength: 1 }), (times) => {
        const events = times.map(({ numerator, denominator }) => event(numerator, denominator));
        const moments = stopsOf(events, []);
        return events.every((one) => moments.some((moment) => isLit(one, moment)));
      }),
    );
  });
});

describe('a moment by the calendar', () => {
  it('names the moon that runs and what of it has passed; its end belongs to it (WW-3.4-01)', () => {
    expect(momentOf({ numerator: 11, denominator: 15 }, { moon: 2 })).toEqual({
      moon: 2,
      passed: 11,
      whole: 15,
    });
    expect(momentOf({ numerator: 0, denominator: 1 }, { moon: 2 }).passed).toBe(0);
    expect(momentOf({ numerator: 1, denominator: 1 }, { moon: 2 })).toEqual({
      moon: 2,
      passed: 1,
      whole: 1,
    });
    expect(momentOf({ numerator: 4, denominator: 3 }, { moon: 12 })).toEqual({
      moon: 1,
      passed: 1,
      whole: 3,
    });
  });
});
