import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fact, openStream, type Settings, streamName, unfounded } from '../../../kernel';
import { waben } from '..';
import {
  type Danger,
  DANGERS,
  TERRAIN_KEYS,
  TERRAINS,
  UNIT_TYPES,
  type UnitTypeKey,
} from '../data';
import { threatsAt } from '../rules/loss/danger';
import { exposureLoss } from '../rules/loss/exposure';
import { moonLossPercent, terrainLoss } from '../rules/loss/terrainLoss';
import { boardOf } from '../rules/movement/board';
import { worldGiven } from '../../../testing/case-runner';
import { wabenCaseGame } from './game';

describe('what threatens whom (WW-2.3-16)', () => {
  it.each<
    [
      title: string,
      type: UnitTypeKey,
      raised: Readonly<Record<string, number>>,
      terrain: string,
      dangers: readonly Danger[],
      settings?: Settings,
    ]
  >([
    ['riders of the lowland in a swamp (WW-2.3-07)', 'R', { t: 500 }, 'tsu', ['swamp']],
    ['warriors of the swamp in swamps of every level (WW-2.3-11)', 'K', { tsu: 1000 }, 'hsu', []],
    ['riders of the mountains in them (WW-2.3-12)', 'R', { g: 500 }, 'gwa', ['height4']],
    ['warriors of the mountains on ice (WW-2.3-14)', 'K', { g: 1000 }, 'gew', ['frost']],
    ['those of the lowland ice up there (WW-2.3-14)', 'K', { tew: 1000 }, 'gew', ['height4']],
    ['ships on plain water', 'S', {}, 'w', []],
    ['ships on the deep sea (WW-2.3-07)', 'S', {}, 'tw', ['deepsea']],
    ['ships caught in the ice (WW-2.3-07)', 'S', {}, 'ew', ['frost']],
    ['everybody on a volcano (WW-2.3-10)', 'K', { t: 1000 }, 'vul', ['volcano', 'height4']],
    [
      'only riders at level 4, if the GM reads it so (WW-12.2-20)',
      'K',
      { t: 1000 },
      'g',
      [],
      { 'terrain.height4_who': 'riders' },
    ],
    [
      'the greater part decides about the origin (WW-12.2-15)',
      'K',
      { tsu: 600, t: 400 },
      'hsu',
      [],
    ],
    ['the smaller does not (WW-12.2-15)', 'K', { tsu: 400, t: 600 }, 'hsu', ['swamp']],
    ['nor the greatest of three (WW-5.1-26)', 'K', { tsu: 400, t: 300, b: 300 }, 'hsu', ['swamp']],
    ['nor half of them (WW-5.1-26)', 'K', { tsu: 500, t: 500 }, 'hsu', ['swamp']],
    [
      'or the first kind in the order of the table (WW-12.2-15)',
      'K',
      { tsu: 900, t: 100 },
      'hsu',
      ['swamp'],
      { 'unit.origin_rule': 'first' },
    ],
  ])('%s', (_, type, raised, terrain, dangers, settings = {}) => {
    const { ground } = boardOf(worldGiven(wabenCaseGame, { map: `210 ${terrain}` }).map, settings);
    const found = threatsAt(
      ground,
      { at: { kind: 'field', cell: 18 }, isFord: false },
      { type: UNIT_TYPES[type], raised },
      settings,
    );
    expect(found.map(({ danger }) => danger)).toEqual(dangers);
  });

  it('WW-12.2-15: part by part, only those who are not used to it are threatened (per_part)', () => {
    const settings = { 'unit.origin_rule': 'per_part' };
    const { ground } = boardOf(worldGiven(wabenCaseGame, { map: '210 hsu' }).map, settings);
    const subject = { type: UNIT_TYPES.K, raised: { tsu: 750, t: 250 } };
    const threats = threatsAt(
      ground,
      { at: { kind: 'field', cell: 18 }, isFord: false },
      subject,
      settings,
    );
    expect(threats).toEqual([{ danger: 'swamp', share: 0.25 }]);
  });

  it('WW-9.4-01: ships on rivers from level 2 on', () => {
    const dangersOn = (terrain: string) => {
      const { ground } = boardOf(worldGiven(wabenCaseGame, { map: `210 ${terrain}` }).map, {});
      const at = { kind: 'side', cell: 18, direction: 2 } as const;
      const subject = { type: UNIT_TYPES.S, raised: {} };
      return threatsAt(ground, { at, isFord: false }, subject, {}).map(({ danger }) => danger);
    };
    expect(dangersOn('t')).toEqual([]);
    expect(dangersOn('h')).toEqual(['riverShip']);
  });
});

describe('losses of a moon (WW-9.4-08)', () => {
  it('WW-2.3-08: staying costs less than moving, a ford costs only those who cross it', () => {
    const run = (kind: 'stay' | 'move') =>
      exposureLoss(
        { kind, field: '210/19', type: UNIT_TYPES.K, threats: [{ danger: 'ford', share: 1 }] },
        openStream('law'),
        {},
        {},
      ).loss;
    expect(run('stay')).toBeNull();
    expect(run('move')).not.toBeNull();
  });

  it('WW-2.3-01, WW-2.3-02, WW-2.3-07: every difficult land threatens somebody, easy land nobody', () => {
    for (const key of TERRAIN_KEYS) {
      const { height, difficulty, lossCauses } = TERRAINS[key];
      expect([0, 1, 2]).toContain(difficulty);
      if (height > 0) expect([key, lossCauses.length > 0]).toEqual([key, difficulty > 0]);
    }
  });

  it('WW-9.4-04: with a volcano the cap of 30 still holds for all the rest', () => {
    const loss = (percent: number, isExtreme: boolean) => ({
      percent: fact('share', percent),
      isExtreme,
    });
    const percentOf = (...losses: readonly ReturnType<typeof loss>[]): number =>
      moonLossPercent(losses, {}).value;
    expect(percentOf(loss(20, false), loss(25, false))).toBe(30);
    expect(percentOf(loss(20, false), loss(25, false), loss(50, true))).toBe(80);
    expect(percentOf(loss(45, false), loss(80, true))).toBe(100);
    expect(percentOf(loss(10, false), loss(5, true))).toBe(15);
  });

  it('WW-9.4-06: level 4 costs the mounted twice as much', () => {
    const percentOf = (type: 'K' | 'R') =>
      exposureLoss(
        {
          kind: 'move',
          field: '210/19',
          type: UNIT_TYPES[type],
          threats: [{ danger: 'height4', share: 1 }],
        },
        openStream('law'),
        {},
        {},
      ).loss?.percent.value ?? 0;
    expect(percentOf('K')).toBeGreaterThan(0);
    expect(percentOf('R')).toBe(2 * percentOf('K'));
  });

  it('WW-9.4-03: on the deep sea a 6 is a catastrophe; its die gives the amount', () => {
    const stream = streamName('demo', 1, 1, 'terrain', 'tha', 301);
    const die = (index: number, value: number) => {
      const key = `roll ${stream} ${index}`;
      return { [key]: { key, value, reason: 'rolled' } };
    };
    const sink = (second: number) =>
      exposureLoss(
        {
          kind: 'stay',
          field: '210/19',
          type: UNIT_TYPES.S,
          threats: [{ danger: 'deepsea', share: 1 }],
        },
        openStream(stream),
        {},
        { ...die(0, 6), ...die(1, second) },
      ).loss;
    expect([1, 4, 5, 6].map((face) => sink(face)?.percent.value)).toEqual([20, 20, 50, 100]);
    expect(sink(6)?.isExtreme).toBe(true);
    const own = exposureLoss(
      {
        kind: 'stay',
        field: '210/19',
        type: UNIT_TYPES.S,
        threats: [{ danger: 'deepsea', share: 1 }],
      },
      openStream(stream),
      { 'terrain.catastrophe': { catastrophe: { '6': 60 } } },
      { ...die(0, 6), ...die(1, 6) },
    );
    expect(own.loss?.percent.value).toBe(60);
  });

  it('WW-9.4-04: never more than the cap, with volcano or deep sea never more than all (property)', () => {
    const exposures = fc.array(
      fc.record({
        kind: fc.constantFrom('stay' as const, 'move' as const),
        threats: fc.uniqueArray(
          fc.record({ danger: fc.constantFrom(...DANGERS), share: fc.constant(1) }),
          { minLength: 1, maxLength: 3, selector: ({ danger }) => danger },
        ),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(exposures, fc.string({ maxLength: 5 }), fc.nat(20_000), (list, seed, size) => {
        let stream = openStream(seed);
        const losses = list.flatMap((exposure) => {
          const drawn = exposureLoss(
            { ...exposure, field: '210/19', type: UNIT_TYPES.R },
            stream,
            {},
            {},
          );
          ({ stream } = drawn);
          return drawn.loss ?? [];
        });
        const percent = moonLossPercent(losses, {});
        const isExtreme = losses.some((loss) => loss.isExtreme);
        expect(percent.value).toBeLessThanOrEqual(isExtreme ? 100 : 30);
        const lost = terrainLoss({ before: size, now: size }, percent, stream, {}, {});
        expect(lost.value).toBeLessThanOrEqual(size);
        expect(lost.value).toBe(Math.floor((size * percent.value + 50) / 100));
        expect(unfounded(lost, waben.tables)).toEqual([]);
      }),
    );
  });
});
