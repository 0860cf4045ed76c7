import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../../../assets/examples/tharos';
import { type Direction, DIRECTIONS, type FieldAddress, type Position } from '../../../hex';
import { latticeOf } from '../../../world';
import {
  checkOrders,
  formatCode,
  formatMovement,
  formatRemark,
  type OrderCode,
  readOrders,
  type Remark,
  type RemarkMeaning,
  type Step,
  type WabenSheet,
} from '.';
import { formatCount } from '../../../kernel';
import { readCount } from './count';
import { declaredIn } from './declaring/declared';
import { times } from '../../../testing/trials';

const { world } = tharosCampaign();
const lattice = latticeOf(world.map);
const addresses = Array.from({ length: lattice.size }, (_, cell) => lattice.addressOf(cell));

const anyField = fc.constantFrom(...addresses);
const anyDirection = fc.constantFrom(...DIRECTIONS);
const anyUnit = fc.integer({ min: 100, max: 999 });
const anyCount = fc.integer({ min: 0, max: 999_999_999 });
const anyType = fc.constantFrom('K', 'KS', 'R', 'S', 'A', 'B', 'LT', 'HF');
const anyParty = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_.-]{0,8}$/);
const kind = <K extends string>(value: K) => fc.constant(value);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value);

const anyCode: fc.Arbitrary<OrderCode> = fc.oneof(
  fc.record({
    class: kind('K'),
    main: fc.constantFrom('N', 'A', 'H', 'V', 'I'),
    extension: orNull(
      fc.oneof(
        fc.record({ kind: kind('E') }),
        fc.record({ kind: kind('F') }),
        fc.record({ kind: kind('B'), side: orNull(anyDirection) }),
      ),
    ),
  }),
  fc.record({ class: kind('A'), main: kind('B') }),
  fc.record({ class: kind('S'), number: orNull(fc.nat(999_999)) }),
);

const anyPosition: fc.Arbitrary<Position> = fc.oneof(
  fc.record({ kind: kind('field'), field: anyField }),
  fc.record({ kind: kind('side'), field: anyField, side: anyDirection }),
  fc.record({ kind: kind('aboard'), unit: anyUnit }),
);

const goods = { count: anyCount, type: anyType, leaders: orNull(anyCount) };

const anyMeaning: fc.Arbitrary<RemarkMeaning> = fc.oneof(
  fc.record({ kind: kind('new'), ...goods }),
  fc.constant({ kind: 'new' as const, count: null, type: null, leaders: null }),
  fc.record({ kind: kind('split'), ...goods, into: anyUnit }),
  fc.record({ kind: fc.constantFrom('disband', 'unload'), place: orNull(anyField) }),
  fc.record({ kind: kind('merge'), unit: anyUnit }),
  fc.record({ kind: kind('load'), carrier: anyUnit }),
  fc.record({ kind: kind('wait'), unit: anyUnit }),
  fc.record({ kind: kind('lead'), unit: orNull(anyUnit) }),
  fc.record({ kind: kind('assault'), target: anyPosition }),
  fc.record({ kind: kind('storm'), target: orNull(anyPosition) }),
  fc.record({
    kind: kind('build'),
    structure: fc.constantFrom('gar', 'brg', 'std', 'fst', 'met', 'str', 'bridge', 'wl', 'kan'),
    value: orNull(fc.nat(99)),
    place: orNull(anyPosition),
    name: orNull(fc.stringMatching(/^[A-Za-zäöüß ;.]{0,12}$/)),
  }),
  fc.record({ kind: kind('cargo'), action: fc.constantFrom('load', 'unload'), gold: anyCount }),
  fc.record({ kind: kind('station'), inside: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('release', 'spare'), party: anyParty }),
  fc.record({ kind: fc.constantFrom('idle', 'see', 'scout') }),
);

const HEAD = 'Nr.\tPosition alt\tZugbefehl\tBefehl\tSonstiges';
const readRow = (unit: number, start: string, movement: string, code: string, remark: string) =>
  readOrders(
    `${HEAD}\n${String(unit)}\t${start}\t${movement}\t${code}\t${remark}`,
    'nobody',
    world,
  );

const withoutWords = (value: Remark | Step): Record<string, unknown> => {
  const plain: Record<string, unknown> = { ...value };
  delete plain['text'];
  delete plain['span'];
  delete plain['direction'];
  return plain;
};

/** A path of 1 to 12 steps over the map; no step leads off it. */
const anyWalk = fc
  .tuple(anyField, fc.array(anyDirection, { minLength: 1, maxLength: 12 }))
  .map(([start, directions]) => {
    const fields: FieldAddress[] = [start];
    for (const direction of directions) {
      const next = lattice.neighbourOf(fields.at(-1) ?? start, direction);
      if (next !== undefined) fields.push(next);
    }
    return { start, fields: fields.slice(1) };
  })
  .filter(({ fields }) => fields.length > 0);

/** A fleet's path: fields, sides of them, and perhaps boarding at the end, which only the grammar distinguishes. */
const anySteps = fc
  .tuple(anyWalk, fc.array(orNull(anyDirection), { minLength: 12, maxLength: 12 }), orNull(anyUnit))
  .map(([{ start, fields }, sides, carrier]) => ({
    start,
    steps: fields.map((field, index): Record<string, unknown> => {
      const side: Direction | null = sides[index] ?? null;
      if (carrier !== null && index === fields.length - 1) return { kind: 'board', field, carrier };
      return side === null ? { kind: 'field', field } : { kind: 'side', field, side };
    }),
  }));

const everyPlace = (sheet: WabenSheet) => {
  const checked = checkOrders(sheet, world, {});
  return [
    ...declaredIn(sheet.text, sheet.party, world).declarations,
    ...checked.flatMap(({ span, words }) => (span === undefined ? [] : [{ span, text: words }])),
    ...sheet.rows.flatMap(({ cells, content }) => [
      ...Object.values(cells),
      ...content.remarks,
      ...content.movement.steps,
      ...(content.movement.start === null ? [] : [content.movement.start]),
    ]),
  ];
};

const expectSound = (text: string): void => {
  const sheet = readOrders(text, 'tha', world);
  expect(sheet.text).toBe(text);
  for (const { span, text: words } of everyPlace(sheet)) {
    expect(span.start).toBeGreaterThanOrEqual(0);
    expect(span.end).toBeLessThanOrEqual(text.length);
    expect(text.slice(span.start, span.end)).toBe(words);
  }
};

describe('laws of the order grammar', () => {
  it('WW-0.2-04: numbers written with points are read back', () => {
    fc.assert(
      fc.property(anyCount, (value) => {
        expect(readCount(formatCount(value))).toBe(value);
        expect(readCount(String(value))).toBe(value);
      }),
    );
  });

  it('WW-6.3-02: codes written out are read back, in any case', () => {
    fc.assert(
      fc.property(anyCode, fc.boolean(), (code, isLower) => {
        const text = formatCode(code);
        const sheet = readRow(301, '', '', isLower ? text.toLowerCase() : text, '');
        expect(sheet.rows[0]?.content.code).toEqual(code);
        expect(sheet.findings).toEqual([]);
      }),
      times(60),
    );
  });

  it('WW-6.3-01, -20: remarks written out are read back', () => {
    fc.assert(
      fc.property(fc.array(anyMeaning, { minLength: 1, maxLength: 3 }), (meanings) => {
        const words = { text: '', span: { start: 0, end: 0 } };
        const text = meanings.map((meaning) => formatRemark({ ...meaning, ...words })).join('; ');
        const remarks = readRow(301, '', '', 'KV', text).rows[0]?.content.remarks ?? [];
        expect(remarks.map(withoutWords)).toEqual(meanings);
      }),
      times(150),
    );
  });

  it('WW-6.3-01, -05: paths written out are read back', () => {
    fc.assert(
      fc.property(anySteps, ({ start, steps }) => {
        const words = { text: '', span: { start: 0, end: 0 } };
        const movement = {
          form: 'fields' as const,
          start: null,
          steps: steps.map((step) => ({ ...step, ...words }) as Step),
        };
        const text = formatMovement(movement, start);
        const sheet = readRow(301, start, text, 'KV', '');
        expect(sheet.findings).toEqual([]);
        expect(sheet.rows[0]?.content.movement.steps.map(withoutWords)).toEqual(steps);
      }),
      times(100),
    );
  });

  it('WW-6.3-09: directions lead to the fields they stand for', () => {
    fc.assert(
      fc.property(anyWalk, ({ start, fields }) => {
        const directions = fields.map((field, index) =>
          String(lattice.directionBetween(fields[index - 1] ?? start, field)),
        );
        const sheet = readRow(101, start, directions.join('-'), 'KV', '');
        const { steps, form } = sheet.rows[0]?.content.movement ?? { steps: [], form: 'none' };
        expect(form).toBe('directions');
        expect(steps.map(({ field }) => field)).toEqual(fields);
      }),
      times(100),
    );
  });
});

describe('laws of the reader', () => {
  it('WW-0.3-03: no text makes it fail, and every span holds its words', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), expectSound), {
      ...times(150),
    });
  });

  it('the same for fragments of orders in any order', () => {
    const scraps = [
      '101',
      '203',
      '99',
      '8.000',
      'K',
      'KS',
      'Hf',
      '210/19',
      '-20-21',
      '002/38(302)',
      '(102)',
      'KVE',
      'S1',
      'KRF',
      'neu 2000K',
      'siehe Aktionsteil',
      '"',
      ';',
      '|',
      '\t',
      '\n',
      '\r\n',
      '  ',
      '\u00a0',
      'Nr.',
      'Zugbefehl',
      'Befehl',
      '<b>',
      'falls',
      '3',
      '33',
      '-',
      '(',
      '\ud800',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...scraps), { maxLength: 60 }).map((parts) => parts.join('')),
        expectSound,
      ),
      times(300),
    );
  });

  it('the same for the booklet’s sheet with parts cut out', () => {
    fc.assert(
      fc.property(fc.nat(tharosOrders.length), fc.nat(40), (start, length) =>
        expectSound(tharosOrders.slice(0, start) + tharosOrders.slice(start + length)),
      ),
      times(80),
    );
  });

  it('a finding in one row never takes another row away (WW-0.3-02)', () => {
    const rows = tharosOrders.trimEnd().split('\n');
    const others = rows.filter((row) => !row.startsWith('203'));
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]{0,40}$/), (scrawl) => {
        const text = [...others, `203\t50\tR\t1\tHf\t210/37\t${scrawl.replaceAll('\t', ' ')}`].join(
          '\n',
        );
        const units = readOrders(text, 'tha', world).rows.map(({ unit }) => unit);
        expect(units).toEqual(
          expect.arrayContaining([101, 102, 103, 201, 202, 301, 302, 401, 501, 502]),
        );
      }),
      times(60),
    );
  });
});
