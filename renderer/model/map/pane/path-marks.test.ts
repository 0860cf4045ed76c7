import { expect, it } from 'vitest';
import { pathMarks } from './path-marks';

const COLOURS = { focus: '#8EC5FF', paper: '#1A1814', ink: '#F0E9DB', cut: '#F3A093' };
const STOP = { point: { x: 0, y: 0 }, label: '15', kind: 'end' as const };

it.each([
  [
    'of the GM, in the colour of the focus, which stands out in both themes',
    {},
    '#8EC5FF',
    '#1A1814',
  ],
  [
    'of a realm on its badge, dark enough for white',
    { colour: '#F3A0B5', badge: '#8A2440' },
    '#8A2440',
    '#FFFFFF',
  ],
])('the number of a stop is legible on a way %s', (_, look, fill, figure) => {
  const marks = pathMarks(
    [{ id: 'way', points: [], active: true, stops: [STOP], ...look }],
    COLOURS,
  );
  expect(marks.find(({ kind }) => kind === 'dots')).toMatchObject({ fill });
  expect(marks.find(({ kind }) => kind === 'text')).toMatchObject({ text: '15', colour: figure });
});
