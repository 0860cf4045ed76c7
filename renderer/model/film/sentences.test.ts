import { expect, it } from 'vitest';
import { turnsIn } from './sentences';

const TURNS = [58, 59, 60, 62];

it.each([
  ['58', { turns: [58] }],
  ['58–60', { turns: [58, 59, 60] }],
  ['58 - 59, 62; 58', { turns: [58, 59, 62] }],
  ['60 62', { turns: [60, 62] }],
  ['1-99', { turns: TURNS }],
  ['61', { wrong: '61' }],
  ['60-58', { wrong: '60–58' }],
  ['58, alle', { wrong: 'alle' }],
  [' ', { wrong: '' }],
])('turns as a GM writes them: %j', (text, read) => {
  expect(turnsIn(text, TURNS)).toEqual(read);
});
