import { describe, expect, it } from 'vitest';
import { millWorld } from '../../testing/mills/campaign';
import { storedKind } from './stored';

const GATES = storedKind({
  id: 'gate',
  words: { many: ['Tore', 'Gates'], empty: ['Noch kein Tor.', 'No gate yet.'] },
  fields: {
    state: {
      label: ['Zustand', 'State'],
      kind: 'choice',
      options: [
        { id: 'shut', label: ['geschlossen', 'shut'] },
        { id: 'open', label: ['offen', 'open'] },
      ],
    },
  },
});

const rowsOf = (state: string | number) =>
  GATES.rows({ ...millWorld(), affairs: { 'gate/anna/g1': { state } } }, {});

describe('a choice of a record', () => {
  it('is one of its options', () => {
    expect(GATES.schema?.safeParse({ id: 'g1', state: 'open' }).success).toBe(true);
    expect(GATES.schema?.safeParse({ id: 'g1', state: 'ajar' }).success).toBe(false);
  });

  it.each([
    ['open', 'open'],
    ['ajar', 'shut'],
    ['', 'shut'],
    [3, 'shut'],
  ])('stored as %j is read as %s', (stored, state) => {
    expect(rowsOf(stored)).toEqual([{ owner: 'anna', row: { id: 'g1', state } }]);
  });
});

describe('a new record', () => {
  const FLOODS = storedKind({
    id: 'flood',
    isShared: true,
    words: { many: ['Fluten', 'Floods'] },
    fields: { height: { label: ['Höhe', 'Height'], kind: 'number', range: [1, 9] } },
  });
  const place = { world: millWorld(), settings: {}, owner: null };

  it('of a kind that is nobody’s needs no party, and is numbered', () => {
    const first = FLOODS.blank?.(place);
    expect(first).toEqual({ id: 'f1', height: 1 });
    const world = first && FLOODS.put?.(first, place);
    expect(FLOODS.blank?.({ ...place, world: world ?? place.world })).toMatchObject({ id: 'f2' });
  });

  it('of any other kind needs one', () => {
    expect(GATES.blank?.(place)).toBeUndefined();
  });
});
