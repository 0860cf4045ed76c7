import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fact, unfounded } from '../../../../kernel';
import { AREAS, GOODS } from '../../data/kinds';
import { MIRROR_TABLE } from '../../data/tables';
import { TABLES } from '../cells';
import { missionChance, NOISE_FACES, reportedSize, spyAfter, wholeSpy } from './espionage';
import { calculationSheet, type Counts, economicStrength, ofGoods } from './goods';
import { bloomOf } from './income';
import { wealthOf } from './people';
import { grownStrength, hungerPercent, zoneOf } from './unrest';

const percents = fc.record(
  Object.fromEntries(GOODS.map((good) => [good, fc.nat(140)])) as Record<
    (typeof GOODS)[number],
    fc.Arbitrary<number>
  >,
);

describe('laws of the economy', () => {
  it('goods are the sum of what all areas produce, percentages whole, explanations founded (PI-12-05, PI-12-08)', () => {
    const row = fc.record(Object.fromEntries(GOODS.map((good) => [good, fc.nat(40)])));
    const area = fc.constantFrom(...AREAS);
    fc.assert(
      fc.property(
        fc.dictionary(area, fc.nat(60)),
        fc.dictionary(area, row),
        (counts: Counts, mirror) => {
          const sheet = calculationSheet({}, { party: 'a', counts, mirror, other: [] });
          expect(unfounded(sheet.gws, TABLES)).toEqual([]);
          for (const good of GOODS) {
            const points = AREAS.reduce((all, one) => {
              const value = mirror[one]?.[good] ?? MIRROR_TABLE.cells[one]?.[good] ?? 0;
              return all + (counts[one] ?? 0) * value;
            }, 0);
            expect(sheet.points[good].value).toBe(points);
            const percent = Math.floor((points * 100) / sheet.population.value);
            expect(sheet.percent[good].value).toBe(percent);
          }
        },
      ),
    );
  });

  it('goods of two lands are those of both together, whole, whatever trade adds or takes (PI-12-05 to PI-12-07)', () => {
    const area = fc.constantFrom(...AREAS);
    const counts = fc.dictionary(area, fc.nat(60));
    const row = fc.record(Object.fromEntries(GOODS.map((good) => [good, fc.nat(40)])));
    const mirrors = fc.dictionary(area, row);
    const traded = fc.integer({ min: -900, max: 900 });
    fc.assert(
      fc.property(counts, counts, mirrors, traded, (one: Counts, two: Counts, mirror, points) => {
        const sheetOf = (of: Counts, trade: number) =>
          calculationSheet(
            {},
            {
              party: 'a',
              counts: of,
              mirror,
              other: GOODS.map((good) => ({ of: good, points: fact('trade', trade) })),
            },
          );
        const both = Object.fromEntries(
          AREAS.map((each) => [each, (one[each] ?? 0) + (two[each] ?? 0)]),
        );
        const [a, b, all] = [sheetOf(one, 0), sheetOf(two, 0), sheetOf(both, points)];
        for (const good of GOODS) {
          const made = a.points[good].value + b.points[good].value;
          expect(all.points[good].value).toBe(Math.max(0, made + points));
        }
      }),
    );
  });

  it('the economic strength is the mean in tenths, rounded down once, also of the lower ones (PI-12-11 to PI-12-13)', () => {
    const weights = fc.array(fc.nat(400), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(weights, fc.nat(9), (all, struck) => {
        const settings = { 'pygma.gws.drop_highest': struck };
        const figures = all.map((one) => fact('weighted', one));
        const { value } = economicStrength(settings, figures, 'a');
        const kept = all.toSorted((a, b) => a - b).slice(0, 10 - struck);
        const tenths = BigInt(10 * kept.reduce((sum, one) => sum + one, 0)) / BigInt(kept.length);
        expect(BigInt(value)).toBe(tenths);
        expect(value).toBeLessThanOrEqual(economicStrength({}, figures, 'a').value);
      }),
    );
  });

  it('espionage counts in halves: a thousand more and a thousand less undo each other (PI-09-03, PI-09-04)', () => {
    const halves = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(halves, fc.nat(120_000), (before, spent) => {
        const change = Math.max(-40, Math.min(40, Math.trunc((spent - 30_000) / 1000)));
        const after = spyAfter({}, before, spent).value;
        expect(after).toBe(Math.max(0, Math.min(200, before + change)));
        const isWithin = before + change >= 0 && before + change <= 200 && spent <= 60_000;
        if (isWithin) expect(spyAfter({}, after, 60_000 - spent).value).toBe(before);
        expect(2 * wholeSpy(after)).toBeLessThanOrEqual(after);
        expect(after - 2 * wholeSpy(after)).toBeLessThan(2);
      }),
    );
  });

  it('the chance of a mission is exact in quarters until it is rounded down once (PI-09a-04 to PI-09a-07)', () => {
    const halves = fc.integer({ min: 0, max: 200 });
    const few = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(halves, halves, fc.nat(60), few, (own, opponent, difficulty, missions) => {
        const given = { own, opponent, missions, repetitions: 0 };
        const { value } = missionChance(
          {},
          { ...given, difficulty: fact('difficulty', difficulty) },
        );
        const further = (missions - 1) * 10;
        const quarters = 2 * own - opponent - 4 * (difficulty + further);
        expect(value).toBe(Math.max(0, Math.min(100, Math.floor(quarters / 4))));
      }),
    );
  });

  it('more of a good never brings a worse zone, nor more hunger (PI-13-01, PI-13-12)', () => {
    const rank = (zone: string | undefined): number =>
      zone === undefined ? 4 : ['D', 'C', 'B', 'A'].indexOf(zone);
    fc.assert(
      fc.property(percents, fc.constantFrom(...GOODS), fc.nat(60), (all, good, more) => {
        const zonesOf = (extra: number) =>
          ofGoods((one) => zoneOf({}, one, all[one] + (one === good ? extra : 0)));
        const [before, after] = [zonesOf(0), zonesOf(more)];
        expect(rank(after[good])).toBeGreaterThanOrEqual(rank(before[good]));
        const [hungry, fed] = [before, after].map((zones) => hungerPercent({}, zones).value);
        expect(fed).toBeLessThanOrEqual(hungry ?? 0);
      }),
    );
  });

  it('a report is never wrong by more than its inaccuracy, but for rounding (PI-09-08)', () => {
    const lot = fc.integer({ min: 1, max: NOISE_FACES });
    fc.assert(
      fc.property(
        ...([fc.integer({ min: 1000, max: 100_000 }), lot, fc.constantFrom(0, 25, 50)] as const),
        (men, noise, off) => {
          const size = reportedSize(men, fact('off', off), fact('lot', noise), false).value;
          expect(Math.abs(size - men)).toBeLessThanOrEqual((men * off) / 100 + 50);
          expect(size % 100).toBe(0);
        },
      ),
    );
  });

  it('blossom pays no more than trade brought, in the end: the third fades (PI-15a-06, PI-15a-07)', () => {
    const goods = fc.record({ needed: fc.nat(90), others: fc.array(fc.nat(90), { maxLength: 7 }) });
    const carry = fc.constantFrom('persist', 'withhold');
    fc.assert(
      fc.property(goods, carry, (brought, mode) => {
        const settings = { 'pygma.bloom.carry': mode };
        let carried = 0;
        let all = 0;
        for (let month = 0; month < 30; month += 1) {
          const now = month === 0 ? brought : { needed: 0, others: [] };
          const { paid, stays } = bloomOf(settings, { field: '005/16', carried, ...now });
          expect(paid.value).toBeLessThanOrEqual(50_000);
          all += paid.value;
          carried = stays.value;
        }
        const points = brought.needed + Math.floor(brought.others.reduce((a, b) => a + b, 0) / 5);
        const worth = 1000 * points;
        expect(all).toBeLessThanOrEqual(mode === 'withhold' ? worth : worth * 1.5);
      }),
    );
  });

  it('where one realm stands above the mean, another one stands below or at it (PI-16-03)', () => {
    const all = fc.array(fc.integer({ min: 0, max: 2500 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(all, (strengths) => {
        const stands = strengths.map((one) => wealthOf({}, one, strengths).value);
        expect(stands.every((one) => one > 0)).toBe(false);
        expect(stands.every((one) => one < 0)).toBe(false);
      }),
    );
  });

  it('revolts grow by a fifth, whole men only (PI-13-25)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 200_000 }), (men) => {
        expect(grownStrength({}, men).value).toBe(men + Math.floor(men / 5));
      }),
    );
  });
});
