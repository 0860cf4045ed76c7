import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Finding, type TurnInput } from '../../../kernel';
import { at, mapOf, realm, tinyWorld, troop, uniform } from '../../../testing';
import type { Grossfeld, Unit, World } from '../../../world';
import { waben } from '..';
import { boardOf } from '../rules/movement/board';
import { integrityFindings } from '../rules/unit-changes/integrity';
import { administer } from '../turn/administer';
import { readSheets } from '../turn/letters';
import { windUp } from '../turn/windUp';
import { turnAfter } from './after';

const plain = uniform('210', 0, 0);
const LAND: Grossfeld = {
  ...plain,
  terrain: plain.terrain.map((key, index) => (index === 19 ? 'w' : key)),
  owner: plain.owner.map((owner, index) => (index === 18 ? 'tha' : owner)),
  settlements: { 18: { type: 'std', name: 'Seegard', owner: 'tha', built: 24, harbours: [2] } },
};

/** Units of one realm and its letter; the town stands in 210/19, its harbour opens to the water of 210/20. */
interface UnitGiven {
  readonly units: readonly Unit[];
  /** `number | movement | order | remark`. */
  readonly rows: readonly string[];
  readonly rulings?: TurnInput<World>['rulings'];
}

const inputOf = ({ units, rows, rulings }: UnitGiven): TurnInput<World> => ({
  world: tinyWorld({
    map: mapOf(LAND),
    parties: [realm('tha')],
    units,
    clock: { turn: 4, year: 427, moon: 4, moonsPerTurn: 1 },
  }),
  orders: {
    tha: [
      'Nr.\tZugbefehl\tBefehl\tSonstiges',
      ...rows.map((row) => row.split('|').join('\t')),
    ].join('\n'),
  },
  settings: {},
  rulings: rulings ?? {},
  seed: 'case',
});

const rendered = ({ code, party, unit, about }: Finding): string =>
  [unit ?? party, code, about['reason']].filter((part) => part !== undefined).join(' ');

describe('the refund is a figure that explains itself (WW-5.1-36)', () => {
  it('430 riders and a leader: half of 6,450 and of 1,000', () => {
    const units = [troop('tha', 202, '210/19', { type: 'R', size: 430, raised: { t: 430 } })];
    const run = turnAfter(
      inputOf({ units, rows: ['202||KR|auflösen'] }),
      readSheets,
      administer,
      windUp,
    );
    expect(run.credits).toMatchObject([
      {
        party: 'tha',
        posting: {
          amount: 3725,
          name: 'refund',
          place: '210/19',
          why: { kind: 'rule', name: 'disbandingRefund', clause: 'WW-5.1-36' },
        },
      },
    ]);
  });
});

describe('the row of a unit split off and disbanded in the same turn (WW-3.3-07)', () => {
  it('names its type, and the men and the leader that went', () => {
    const units = [troop('tha', 101, '210/19', { size: 3000, leaders: 2, raised: { t: 3000 } })];
    const rows = ['101||KV|aufteilen 1000K nach 105', '105||KV|auflösen'];
    const [balance] = waben.adjudicate(inputOf({ units, rows }))?.balances ?? [];
    const row = balance?.sections
      .flatMap(({ rows: all }) => all)
      .find(({ key }) => key === 'disbanded');
    expect(row?.about).toMatchObject({ type: 'K', place: '210/19' });
    expect([row?.cells['count']?.value, row?.cells['leaders']?.value]).toEqual([-1000, -1]);
  });
});

describe('the GM’s word over a refund', () => {
  it('keeps what was computed, and why he changed it (WW-0.1-05, WW-1.3-03)', () => {
    const units = [troop('tha', 101, '210/19')];
    const key = 'disband/tha:101/refund';
    const rulings = { [key]: { key, value: 1, reason: 'plundered chests' } };
    const input = inputOf({ units, rows: ['101||KV|auflösen'], rulings });
    expect(turnAfter(input, readSheets, administer, windUp).credits).toMatchObject([
      {
        posting: {
          amount: 1,
          why: { kind: 'override', reason: 'plundered chests', original: { value: 3000 } },
        },
      },
    ]);
  });
});

const anyRow = fc
  .tuple(
    fc.constantFrom(101, 102, 103, 105),
    fc.constantFrom('', '-27', '-19'),
    fc.array(
      fc.oneof(
        fc
          .tuple(fc.integer({ min: 0, max: 4000 }), fc.constantFrom(101, 104, 105, 106, 107))
          .map(([count, into]) => `aufteilen ${count}K nach ${into}`),
        fc.constantFrom(101, 102, 103, 105, 106).map((with_) => `zusammenlegen mit ${with_}`),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([number, movement, remarks]) => `${number}|${movement}|KV|${remarks.join('; ')}`);

const sumOf = (units: readonly Unit[], of: (unit: Unit) => number): number =>
  units.reduce((sum, unit) => sum + of(unit), 0);

const raisedIn = ({ raised }: Unit): number =>
  Object.values(raised).reduce((sum, heads) => sum + heads, 0);

describe('splitting and merging keep everything', () => {
  it('heads, leaders, gold and origins stay the same, no unit is lost or doubled (WW-6.3-15)', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 6 }), fc.nat(5000), (rows, gold) => {
        const units = [101, 102, 103].map((number) =>
          troop('tha', number, '210/28', {
            size: 3000,
            leaders: 3,
            gold,
            raised: { t: 1700, h: 1000, tsu: 300 },
          }),
        );
        const { world, events } = turnAfter(
          inputOf({ units, rows }),
          readSheets,
          administer,
          windUp,
        );
        const after = Object.values(world.units);
        for (const of of [
          ({ size }: Unit) => size,
          ({ leaders }: Unit) => leaders,
          (unit: Unit) => unit.gold ?? 0,
          raisedIn,
        ]) {
          expect(sumOf(after, of)).toBe(sumOf(units, of));
        }
        expect(after.every((unit) => unit.size > 0 && unit.leaders > 0)).toBe(true);
        expect(after.every((unit) => unit.size === raisedIn(unit))).toBe(true);
        const born = events.filter(({ kind }) => kind === 'split').length;
        const gone = events.filter(({ kind }) => kind === 'merge').length;
        expect(after.length).toBe(units.length + born - gone);
      }),
    );
  });
});

describe('the world at the start of a turn (WW-11.1-03)', () => {
  const damaged = (change: Partial<World>): TurnInput<World> => {
    const input = inputOf({ units: [], rows: [] });
    return { ...input, world: { ...input.world, ...change } };
  };
  const flaws = ({ world }: TurnInput<World>): readonly string[] =>
    integrityFindings(world, boardOf(world.map, {}).lattice, {}).map(rendered);
  const units = (...all: readonly Unit[]): Partial<World> => ({
    units: Object.fromEntries(all.map((unit) => [unit.id, unit])),
  });
  const aboard = (number: number, carrier: string): Unit =>
    troop('tha', number, '210/28', { place: { kind: 'aboard', carrier } });

  it.each<readonly [string, Partial<World>, readonly string[]]>([
    ['a sound world', units(troop('tha', 101, '210/28')), []],
    ['a carrier that is not there', units(aboard(101, 'tha:9')), ['101 F-WORLD-FLAW carrier']],
    [
      'units aboard each other',
      units(aboard(101, 'tha:102'), aboard(102, 'tha:101')),
      ['carrier', 'load', 'carrier', 'load'].map(
        (reason, index) => `${index < 2 ? 101 : 102} F-WORLD-FLAW ${reason}`,
      ),
    ],
    ['a place off the map', units(troop('tha', 101, '999/01')), ['101 F-WORLD-FLAW place']],
    ['a party that is not there', units(troop('xyz', 101, '210/28')), ['101 F-WORLD-FLAW party']],
    ['a number out of range', units(troop('tha', 99, '210/28')), ['99 F-WORLD-FLAW number']],
    [
      'nobody left, and no leader',
      units(troop('tha', 101, '210/28', { size: 0, leaders: 0 })),
      ['101 F-WORLD-FLAW size', '101 F-WORLD-FLAW leaders'],
    ],
    [
      'cargo over capacity',
      units(troop('tha', 302, '210/20', { type: 'S', size: 1, gold: 5001 })),
      ['302 F-WORLD-FLAW load'],
    ],
    [
      'more in the stores than in the treasury, a capital that is none',
      {
        parties: {
          tha: realm('tha', { treasury: 5, storage: { [at('210/19')]: 6 }, capital: at('210/01') }),
        },
      },
      ['tha F-WORLD-FLAW storage', 'tha F-WORLD-FLAW capital'],
    ],
  ])('%s', (_, change, expected) => {
    expect(flaws(damaged(change))).toEqual(expected);
    const told = waben.adjudicate(damaged(change))?.findings.map(rendered) ?? [];
    expect(told.filter((line) => line.includes('F-WORLD-FLAW')).sort()).toEqual(
      [...expected].sort(),
    );
  });
});
