import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withRows } from './glance';
import { assemble, changedRows, rowsOf } from './rows';
import type { FieldsShape } from './shape';
import { times } from '../../../engine/testing/trials';

const SHAPE: FieldsShape = {
  kind: 'fields',
  fields: {
    name: 'row',
    units: { kind: 'record', each: 'row' },
    known: {
      kind: 'record',
      each: {
        kind: 'fields',
        fields: { plots: { kind: 'record', each: 'row' }, sightings: 'row' },
      },
    },
    board: {
      kind: 'fields',
      isOptional: true,
      fields: { regions: { kind: 'record', each: 'row' }, borders: 'row' },
    },
  },
};

const key = fc.constantFrom('a', 'b', 'c');
const row = fc.integer({ min: 0, max: 3 });
const document = fc.record(
  {
    name: row,
    units: fc.dictionary(key, row),
    known: fc.dictionary(key, fc.record({ plots: fc.dictionary(key, row), sightings: row })),
    board: fc.record({ regions: fc.dictionary(key, row), borders: row }),
  },
  { requiredKeys: ['name', 'units', 'known'] },
);

const stored = (whole: unknown): unknown =>
  assemble(
    SHAPE,
    rowsOf(SHAPE, whole).map(({ path, after }) => ({ path, value: after })),
  );

describe('rows applied to a document', () => {
  it('make of one state the next one, as it is read from all rows', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const changed = changedRows(SHAPE, before, after);
        const rows = changed.map(({ path, after: value }) => ({ path, value }));
        expect(withRows(SHAPE, stored(before), rows)).toEqual(stored(after));
      }),
      times(500),
    );
  });

  it('leave everything else identical', () => {
    const before = { name: 1, units: { a: {} }, known: { a: { plots: {}, sightings: {} } } };
    const after = withRows(SHAPE, before, [{ path: ['units', 'b'], value: 2 }]);
    expect(after).toEqual({ ...before, units: { a: {}, b: 2 } });
    expect((after as typeof before).known).toBe(before.known);
    expect((after as typeof before).units.a).toBe(before.units.a);
    expect(withRows(SHAPE, before, [])).toBe(before);
  });
});
