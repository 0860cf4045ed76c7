import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellsWithin,
  createLattice,
  type Direction,
  DIRECTIONS,
  type FieldAddress,
  GROSSFELD_SIDES,
  type GrossfeldNo,
  type Lattice,
  type Seams,
} from '.';
import { times } from '../testing/trials';

const no = (text: string): GrossfeldNo => text as GrossfeldNo;
const at = (text: string): FieldAddress => text as FieldAddress;

const FAR = [
  { no: no('210'), u: 0, v: 0 },
  { no: no('001'), u: 1, v: 0 },
  { no: no('711'), u: 9, v: 0 },
];

const back = (direction: Direction): Direction => (((direction + 2) % 6) + 1) as Direction;

const step = (lattice: Lattice, from: string, direction: Direction): FieldAddress | undefined =>
  lattice.neighbourOf(at(from), direction);

describe('neighbours that the plane does not give (WW-2.1-03, WW-12.2-03)', () => {
  const plain = createLattice(FAR);
  const seams: Seams = { [no('210')]: { N: no('711') } };
  const joined = createLattice(FAR, { kind: 'sheet' }, seams);

  it('lead over the seam as over any other, and back', () => {
    expect(step(plain, '210/01', 1)).toBeUndefined();
    expect(step(joined, '210/01', 1)).toBe('711/45');
    expect(step(joined, '711/45', 4)).toBe('210/01');
    expect(joined.directionBetween(at('210/02'), at('711/45'))).toBe(6);
  });

  it('leave all other steps as they are', () => {
    const differing = Array.from({ length: plain.size * 6 }, (_, index) => index).filter(
      (index) => plain.neighbours[index] !== joined.neighbours[index],
    );
    expect(differing).toHaveLength(16);
    expect(step(joined, '210/30', 2)).toBe('001/01');
  });

  it('take the place of the plane: the old neighbour is none any more', () => {
    const bent = createLattice(FAR, { kind: 'sheet' }, { [no('210')]: { SE: no('711') } });
    expect(step(bent, '210/30', 2)).toBe('711/01');
    expect(step(bent, '711/01', 5)).toBe('210/30');
  });

  it('that are not on the map are an edge', () => {
    const edge = createLattice(FAR, { kind: 'sheet' }, { [no('210')]: { SE: no('999') } });
    expect(step(edge, '210/30', 2)).toBeUndefined();
  });

  it('count distance and range in steps over the map (WW-2.1-14)', () => {
    const [here, there] = [joined.cellOf(at('210/01')) ?? -1, joined.cellOf(at('711/45')) ?? -1];
    expect(joined.distance(here, there)).toBe(1);
    expect(cellsWithin(joined, here, 1)).toContain(there);
    expect(cellsWithin(plain, here, 1)).not.toContain(there);
    const alone = createLattice([...FAR, { no: no('999'), u: 30, v: 0 }], { kind: 'sheet' }, seams);
    const away = alone.cellOf(at('999/01')) ?? -1;
    expect(alone.distance(alone.cellOf(at('210/01')) ?? -1, away)).toBe(Infinity);
  });

  it('that contradict each other are counted from where one stands, whatever was asked before', () => {
    const contradictory: Seams = { [no('210')]: { N: no('711') }, [no('711')]: { S: no('001') } };
    const asked = createLattice(FAR, { kind: 'sheet' }, contradictory);
    const [here, there] = [asked.cellOf(at('210/01')) ?? -1, asked.cellOf(at('711/45')) ?? -1];
    asked.distance(there, here);
    const fresh = createLattice(FAR, { kind: 'sheet' }, contradictory);
    expect(asked.distance(here, there)).toBe(fresh.distance(here, there));
    expect(asked.distance(there, here)).not.toBe(asked.distance(here, there));
  });

  it('are mutual, whatever seams the GM draws without contradiction (property)', () => {
    const numbers = FAR.map((plot) => plot.no);
    fc.assert(
      fc.property(
        fc.constantFrom(...numbers),
        fc.constantFrom(...numbers),
        fc.constantFrom(...GROSSFELD_SIDES),
        (one, other, side) => {
          fc.pre(one !== other);
          const lattice = createLattice(FAR, { kind: 'sheet' }, { [one]: { [side]: other } });
          for (let cell = 0; cell < 48; cell += 1) {
            const from = (lattice.cellOf(at(`${one}/01`)) ?? 0) + cell;
            for (const direction of DIRECTIONS) {
              const next = lattice.neighbour(from, direction);
              const isOverSeam = next >= 0 && lattice.addressOf(next).startsWith(other);
              if (isOverSeam) expect(lattice.neighbour(next, back(direction))).toBe(from);
            }
          }
        },
      ),
      times(60),
    );
  });
});
