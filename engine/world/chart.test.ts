import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldAddress, fieldAddress, type GrossfeldNo, KLEINFELDER } from '../hex';
import {
  chartWith,
  fromChart,
  inChart,
  textBetween,
  textInChart,
  toChart,
  viewInChart,
} from './chart';
import { BLANK_REGION_WORLD, newParty } from './blank';
import { newGrossfeld } from './edit-grossfeld';
import { latticeOf } from './fields';
import { realmView } from './realm-view';
import type { Chart, Knowledge, KnownGrossfeld } from './knowledge';
import type { World } from './world';

/** A Großfeld of a world that is drawn at chance: where it lies, what of it is known. */
interface Drawn {
  readonly u: number;
  readonly v: number;
  readonly known: readonly boolean[];
  readonly isForest: boolean;
}

const drawn = (u: number, v: number): fc.Arbitrary<Drawn> =>
  fc.record({
    u: fc.constant(u),
    v: fc.constant(v),
    isForest: fc.boolean(),
    known: fc.oneof(
      fc.constant(Array.from({ length: KLEINFELDER }, () => false)),
      fc.array(fc.boolean(), { minLength: KLEINFELDER, maxLength: KLEINFELDER }),
      fc.constant(Array.from({ length: KLEINFELDER }, () => true)),
    ),
  });

const PLACES = [0, 1, 2, 3].flatMap((u) => [0, 1, 2].map((v) => ({ u, v: v - Math.floor(u / 2) })));

/** Twelve Großfelder, each with its own share of what is known. */
const anyPart = fc.tuple(...PLACES.map(({ u, v }) => drawn(u, v)));

const numberOf = (value: number): GrossfeldNo => String(value).padStart(3, '0') as GrossfeldNo;

const knownOf = ({ known, isForest }: Drawn): KnownGrossfeld => ({
  level: known.map((is) => (is ? 2 : 0)),
  since: known.map((is) => (is ? 1 : 0)),
  source: known.map((is) => (is ? 'territory' : null)),
  terrain: known.map((is, index) =>
    is ? (isForest || index % 5 === 0 ? 'forest' : 'plain') : null,
  ),
  owner: known.map((is) => (is ? 'a' : null)),
  sides: {},
  walls: {},
  springs: {},
  settlements: {},
});

/** Where a world has its parts: numbers, place, how many more Großfelder there are, whether it is round. */
interface Setting {
  readonly numbers: readonly number[];
  readonly du: number;
  readonly dv: number;
  readonly more: number;
  readonly isRound: boolean;
}

const anySetting: fc.Arbitrary<Setting> = fc.record({
  numbers: fc.shuffledSubarray(
    Array.from({ length: 900 }, (_, index) => index + 1),
    { minLength: 40, maxLength: 40 },
  ),
  du: fc.integer({ min: 0, max: 4 }).map((half) => 2 * half),
  dv: fc.integer({ min: -6, max: 6 }),
  more: fc.integer({ min: 0, max: 20 }),
  isRound: fc.boolean(),
});

function worldOf(part: readonly Drawn[], { numbers, du, dv, more, isRound }: Setting): World {
  const no = (index: number): GrossfeldNo => numberOf(numbers[index] ?? 0);
  const seen = part.map((one, index) => newGrossfeld(no(index), one.u + du, one.v + dv, 'plain'));
  // Strangers lie at least one column away from everything the party may know.
  const strangers = Array.from({ length: more }, (_, index) =>
    newGrossfeld(no(part.length + index), 14 + Math.floor(index / 4), index % 4, 'forest'),
  );
  const knowledge: Knowledge = {
    grossfelder: Object.fromEntries(part.map((one, index) => [no(index), knownOf(one)])),
    sightings: [],
  };
  return {
    ...BLANK_REGION_WORLD,
    map: {
      topology: isRound ? { kind: 'cylinder', columns: 40 } : { kind: 'sheet' },
      grossfelder: Object.fromEntries([...seen, ...strangers].map((one) => [one.no, one])),
    },
    parties: { a: newParty({ key: 'a', name: 'A' }) },
    knowledge: { a: knowledge },
  };
}

function sheetIn(world: World, before: Chart = {}) {
  const lattice = latticeOf(world.map);
  const knowledge = world.knowledge['a'] ?? { grossfelder: {}, sightings: [] };
  const chart = chartWith(before, knowledge, lattice, null);
  const view = realmView(world, 'a', undefined, lattice);
  return { chart, view: viewInChart(view, chart, knowledge, lattice, null) };
}

const isKnown = ({ known }: Drawn): boolean => known.some(Boolean);

describe('the sheet of a party', () => {
  it('is the same wherever its land lies, however the world is numbered, shaped and sized (property)', () => {
    fc.assert(
      fc.property(anyPart, anySetting, anySetting, (part, one, other) => {
        const [here, there] = [worldOf(part, one), worldOf(part, other)].map((world) =>
          JSON.stringify(sheetIn(world).view),
        );
        expect(here).toBe(there);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same where parts of it look alike, too (property)', () => {
    const anyAlike = fc.tuple(
      ...PLACES.map(({ u, v }) =>
        fc.boolean().map((is): Drawn => ({
          u,
          v,
          isForest: false,
          known: Array.from({ length: KLEINFELDER }, () => is),
        })),
      ),
    );
    fc.assert(
      fc.property(anyAlike, anySetting, anySetting, (part, one, other) => {
        const [here, there] = [worldOf(part, one), worldOf(part, other)].map((world) =>
          JSON.stringify(sheetIn(world).view),
        );
        expect(here).toBe(there);
      }),
      { numRuns: 60 },
    );
  });

  it('has numbers from 1 on, one for each Großfeld it knows and no other (property)', () => {
    fc.assert(
      fc.property(anyPart, anySetting, (part, setting) => {
        const { chart } = sheetIn(worldOf(part, setting));
        const count = part.filter(isKnown).length;
        expect(Object.values(chart).toSorted()).toEqual(
          Array.from({ length: count }, (_, index) => numberOf(index + 1)),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('keeps its numbers when more becomes known (property)', () => {
    fc.assert(
      fc.property(anyPart, anyPart, anySetting, (part, more, setting) => {
        const { chart } = sheetIn(worldOf(part, setting));
        const both = part.map((one, index) => ({
          ...one,
          known: one.known.map((is, at) => is || (more[index]?.known[at] ?? false)),
        }));
        const { chart: after } = sheetIn(worldOf(both, setting), chart);
        expect(after).toMatchObject(chart);
        expect(new Set(Object.values(after)).size).toBe(Object.keys(after).length);
      }),
      { numRuns: 40 },
    );
  });

  it('shows touching fields touching, and nothing twice', () => {
    const whole = PLACES.map(({ u, v }) => ({
      u,
      v,
      isForest: false,
      known: Array.from({ length: KLEINFELDER }, () => true),
    }));
    const { view } = sheetIn(
      worldOf(whole, {
        numbers: Array.from({ length: 40 }, (_, index) => index + 100),
        du: 4,
        dv: 2,
        more: 0,
        isRound: false,
      }),
    );
    const places = Object.values(view.chunks).map(({ u, v }) => `${String(u)},${String(v)}`);
    expect(new Set(places).size).toBe(PLACES.length);
    const first = view.chunks[numberOf(1)];
    expect(first).toMatchObject({ u: 0, v: 0 });
  });
});

describe('addresses in a chart', () => {
  const chart: Chart = { [numberOf(210)]: numberOf(1), [numberOf(711)]: numberOf(2) };
  const field = (text: string): FieldAddress => text as FieldAddress;

  it.each([
    ['210/19', '001/19'],
    ['711/05(3)', '002/05(3)'],
    ['von 210/19 nach 711/05', 'von 001/19 nach 002/05'],
    ['im Jahr 1988, 12/7', 'im Jahr 1988, 12/7'],
    ['300/12', '?'],
    ['210/19, 711/05', '001/19, 002/05'],
    ['711/05, 210/19', '001/19, 002/05'],
  ])('%s is told as %s', (text, told) => {
    expect(textInChart(chart, text)).toBe(told);
  });

  it.each([
    ['Am 24/12 in 3/05', 'Am 24/12 in 002/05'],
    ['003/05 und 3/05', '002/05 und 002/05'],
    ['711/05, 301/07 und 3/60', '711/05, 301/07 und 3/60'],
    ['3/05/1987, 1/2', '3/05/1987, 1/2'],
  ])(
    'written by another party are those of the reader where both number them: %s',
    (text, told) => {
      const writer: Chart = { [numberOf(711)]: numberOf(3), [numberOf(300)]: numberOf(24) };
      expect(textBetween(writer, chart, text)).toBe(told);
    },
  );

  it('lead there and back', () => {
    const at = fieldAddress(numberOf(711), 5);
    expect(toChart(chart, at)).toBe('002/05');
    expect(fromChart(chart, field('002/05'))).toBe(at);
    expect(fromChart(chart, field('003/05'))).toBeUndefined();
    expect(toChart(chart, field('300/12'))).toBeUndefined();
  });

  it('are translated wherever they stand in plain data', () => {
    const data = { '210/19': [{ at: '711/05', size: 3 }], no: null, words: 'In 003/36' };
    expect(inChart(chart, data)).toEqual({
      '001/19': [{ at: '002/05', size: 3 }],
      no: null,
      // The party wrote them itself.
      words: 'In 003/36',
    });
  });
});
