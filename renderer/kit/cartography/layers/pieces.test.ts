import { describe, expect, it } from 'vitest';
import { centreOf, type FieldAddress, type ViewPiece } from '../../../../engine';
import type { Mark } from '../marks';
import { mapStyle } from '../style';
import { chunk, lattice, PLOTS, terrains, viewOf } from '../testing/views';
import { shields } from './pieces';

const [HOME] = PLOTS as [(typeof PLOTS)[number]];
const centre = (address: string) =>
  centreOf(lattice.axialOf(lattice.cellOf(address as FieldAddress) ?? 0));

const piece = (number: number, change: Partial<ViewPiece> = {}): ViewPiece => ({
  party: 'tha',
  symbol: 'K',
  number,
  size: 100,
  place: { kind: 'field', field: '210/19' as FieldAddress },
  seen: null,
  ...change,
});

describe('units', () => {
  const shown = (pieces: readonly ViewPiece[], width = 48, key = 't') =>
    shields(
      viewOf([chunk(HOME, {}, key)], { pieces }),
      lattice,
      terrains,
      mapStyle('light', width),
    );
  const texts = (marks: readonly Mark[]) =>
    marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

  it('appear from 24 pixels on and carry numbers from 40', () => {
    const written = (width: number) => shown([piece(101)], width).map(({ marks }) => texts(marks));
    expect([written(23), written(28), written(48)]).toEqual([[], [['K']], [['K', '101']]]);
  });

  it.each([1, 2, 3])('%i stand side by side without covering each other', (many) => {
    const placed = shown(Array.from({ length: many }, (_, index) => piece(101 + index)));
    expect(new Set(placed.map(({ x, y }) => `${x},${y}`)).size).toBe(many);
  });

  it('from four on share one shield with their count', () => {
    const placed = shown([1, 2, 3, 4].map((each) => piece(100 + each)));
    expect(placed.map(({ marks }) => texts(marks))).toEqual([['K', '×4']]);
  });

  it('a fleet alone on the water stands in the middle of its field', () => {
    expect(shown([piece(301, { symbol: 'S' })], 48, 'w')[0]).toMatchObject(centre('210/19'));
  });

  it.each([
    [2, 'right'],
    [3, 'right'],
    [5, 'left'],
    [6, 'left'],
  ] as const)('on side %i have their number beyond it, on the %s', (side, expected) => {
    const place = { kind: 'side', field: '210/19' as FieldAddress, side } as const;
    expect(shown([piece(301, { place })])[0]?.number).toBe(expected);
  });

  it('of which only the kind is known show a pictogram, old sightings faded', () => {
    const [seen] = shown([piece(0, { symbol: 'fleet', number: null, seen: 3 })]);
    expect(texts(seen?.marks ?? [])).toEqual([]);
    expect(seen?.marks[0]).toMatchObject({ opacity: 0.62 });
  });

  it('off the map are not drawn', () => {
    expect(
      shown([piece(101, { place: { kind: 'field', field: '999/01' as FieldAddress } })]),
    ).toEqual([]);
  });
});
