import { expect, it } from 'vitest';
import { changedFields } from './changed-fields';

const note = (text: string) => ({ no: '210', terrain: ['t', 't', 'w'], notes: { 19: text } });

it.each([
  ['a note in one field', note('Bote'), note('Heer'), [19]],
  ['a note one of them does not have', note('Bote'), { ...note('Bote'), notes: {} }, [19]],
  ['the terrain of two', note('a'), { ...note('a'), terrain: ['w', 't', 't'] }, [0, 2]],
  ['a river beside a note', note('a'), { ...note('b'), sides: { 40: 1 } }, []],
  ['nothing', note('a'), note('a'), []],
  ['the Großfeld as a whole', undefined, { no: '210' }, []],
])('names the fields of a Großfeld in which %s differs', (_, one, other, fields) => {
  expect(changedFields(one, other)).toEqual(fields);
});
