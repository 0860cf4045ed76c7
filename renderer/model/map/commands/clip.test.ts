import { describe, expect, it } from 'vitest';
import { ALL_PARTS, copyFields, latticeOf } from '../../../../engine';
import { at, mapOf, uniform } from '../../../../engine/testing';
import { putDown } from './clip';

const map = mapOf(uniform('210', 0, 0, 't'), uniform('001', 1, 0, 'w'));
const lattice = latticeOf(map);
const options = { parts: ALL_PARTS, replaceSettlements: false };

describe('a copy that is put down', () => {
  const clip = copyFields(map, lattice, ['210/18', '210/19', '210/20'].map(at));

  it.each([
    ['whole, all its fields count', '001/19', 3],
    ['at the rim of the map, those beside it do not count', '001/30', 2],
  ])('%s', (_case, field, count) => {
    const cell = lattice.cellOf(at(field)) ?? -1;
    const { command } = putDown(map, lattice, clip, lattice.axialOf(cell), options);
    expect(command).toMatchObject({ name: 'paint:command.paste', about: { count } });
  });
});
