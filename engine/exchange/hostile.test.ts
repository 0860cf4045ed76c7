import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { good, problemOf, READ } from '../testing/exchange';
import { readJson } from './json';
import { EXCHANGE_LIMITS } from './model';
import { readTextMapper } from './textmapper';
import { readWorldographer } from './worldographer';
import { MOST_LENGTH } from './worldographer/shapes';
import { readXml } from './xml';

const MANY = 8_000_000;
const text = (content: string) => readTextMapper(strToU8(content), READ);

test.each([
  ['a text', 'x'],
  ['a text of escapes', '\\n'],
])('%s of many million characters before a fault is skipped, and the fault found', (_, one) => {
  const value = one.repeat(MANY / one.length);
  expect(problemOf(readJson(`{"a":"${value}" b`, 8))).toEqual({
    code: 'json-broken',
    about: { line: 1, column: MANY + 8 },
  });
});

test.each([
  ['an attribute', `<a b="${'😀'.repeat(MANY)}"/>`, true],
  ['a name', `<${'𠮷'.repeat(MANY)}/>`, false],
])(
  '%s of many million characters beyond the plane of 65,536 is read or refused',
  (_, xml, isGood) => {
    expect(readXml(xml, EXCHANGE_LIMITS).ok).toBe(isGood);
  },
);

test('a line of blanks without content costs no more than its length', () => {
  const started = performance.now();
  expect(problemOf(text(`0101 a${' '.repeat(200_000)}"b`)).code).toBe('no-fields');
  expect(performance.now() - started).toBeLessThan(2000);
});

test('a text of more lines than items are allowed is refused', () => {
  const limits = { ...EXCHANGE_LIMITS, items: 3 };
  const read = (content: string) => readTextMapper(strToU8(content), { ...READ, limits });
  expect(problemOf(read('0101 a\n\n\n')).code).toBe('too-large');
  expect(read('0101 a\n\n').ok).toBe(true);
});

test('a line of many million letters is omitted', () => {
  const { notes } = good(text(`0101 a\n0101${'-0102'.repeat(MANY / 5)} road`));
  expect(notes).toContainEqual({ code: 'lines-left-out', count: 1, about: {} });
});

test('of lines across the map no more are followed than any world has room for', () => {
  const { notes } = good(text(`0101 a\n${'1.1-1999.1 road\n'.repeat(400)}`));
  const count = (code: string) => notes.find((note) => note.code === code)?.count ?? 0;
  const columns = Math.sqrt(3) / 2;
  expect(count('roads-guessed')).toBe(Math.floor(MOST_LENGTH / (1998 * columns)));
  expect(count('shapes-left-out')).toBe(400 - count('roads-guessed'));
});

test('a river longer than all sides of any world is omitted', () => {
  const [west, east] = ['<p x="-29000000" y="0"/>', '<p x="29000000" y="0"/>'];
  const { notes } = good(
    readWorldographer(
      strToU8(`<map hexOrientation="ROWS"><terrainmap>Sea\t1</terrainmap>
<tiles tilesWide="1" tilesHigh="1"><tilerow>1\t0\t0\t0\t0\tZ</tilerow></tiles>
<shapes><shape tags="river">${west}${east}${west}</shape></shapes></map>`),
      READ,
    ),
  );
  expect(notes).toContainEqual({ code: 'shapes-left-out', count: 1, about: {} });
});
