import { describe, expect, it } from 'vitest';
import { MILLS, mills } from '../../testing/mills';
import { millWorld } from '../../testing/mills/campaign';
import { recordChanges } from './changes';

const world = millWorld();
const compared = { ...mills, settings: {} };
const place = { world, settings: {}, owner: 'anna' };
const first = MILLS.rows(world, {}).find(({ owner }) => owner === 'anna')?.row;
if (first === undefined) throw new Error('there is no mill');

describe('the records of two worlds', () => {
  it('of one and the same differ in nothing', () => {
    expect(recordChanges(compared, world, structuredClone(world))).toEqual([]);
  });

  it('differ by field, derived figures among them, in the words of both languages', () => {
    const after = MILLS.put?.({ ...first, wheels: 3 }, place) ?? world;
    const about = {
      record: 'mill',
      id: `anna/${first.id}`,
      owner: 'anna',
      name: ['Küste', 'Küste'],
    };
    expect(recordChanges(compared, world, after)).toEqual([
      {
        ...about,
        field: 'wheels',
        values: [
          ['1', '1'],
          ['3', '3'],
        ],
      },
      {
        ...about,
        field: 'grist',
        values: [
          ['2', '2'],
          ['6', '6'],
        ],
      },
    ]);
  });

  it('report one that is new or gone as a whole', () => {
    const without = MILLS.remove?.(first, place) ?? world;
    const name = ['Küste', 'Küste'];
    const about = { record: 'mill', id: `anna/${first.id}`, owner: 'anna', name };
    expect(recordChanges(compared, world, without)).toEqual([{ ...about, values: [name, null] }]);
    expect(recordChanges(compared, without, world)).toEqual([{ ...about, values: [null, name] }]);
  });
});
