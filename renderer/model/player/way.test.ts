import { describe, expect, it } from 'vitest';
import { createLattice } from '../../../engine';
import { drawingOf, groundOf, stepsOf } from './drawing';
import { PLAYED } from './testing';
import { type Ground, wayTo } from './way';
import { knowsField, subjectsOf, writerOf } from './writer';

/** Ground drawn as rows of signs: a digit = cost of a cell, `~` = water, `?` = unknown, blank = no cell. */
const drawn = (...rows: readonly string[]): Ground => {
  const at = (cell: string): string => {
    const [x = 0, y = 0] = cell.split(' ').map(Number);
    return rows[y]?.[x] ?? ' ';
  };
  const placeOf = (cell: string) => cell.split(' ').map(Number);
  return {
    neighbours: (cell) => {
      const [x = 0, y = 0] = placeOf(cell);
      return [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ]
        .map((place) => place.join(' '))
        .filter((one) => at(one) !== ' ');
    },
    distance: (from, to) => {
      if (at(from) === ' ' || at(to) === ' ') return Infinity;
      const [[x = 0, y = 0], [u = 0, v = 0]] = [placeOf(from), placeOf(to)];
      return Math.abs(x - u) + Math.abs(y - v);
    },
    isKnown: (cell) => at(cell) !== '?',
    costOf: (way) => {
      const costs = way.slice(1).map((cell) => Number(at(cell)));
      return costs.some(Number.isNaN) ? undefined : costs.reduce((all, one) => all + one, 0);
    },
  };
};

/** The places of a way, `x y`, one after the other. */
const way = (ground: Ground, from: string, to: string): string | undefined =>
  wayTo(ground, [from], to)?.join(', ');

describe('a way', () => {
  it.each([
    ['goes on to the end that is chosen', drawn('1111'), '0 0', '2 0', '0 0, 1 0, 2 0'],
    [
      'goes round a bay',
      drawn('1~1', '1~1', '111'),
      '0 0',
      '2 0',
      '0 0, 0 1, 0 2, 1 2, 2 2, 2 1, 2 0',
    ],
    ['goes round what is dear', drawn('191', '111'), '0 0', '2 0', '0 0, 0 1, 1 1, 2 1, 2 0'],
    [
      'goes over what is dear where that is cheaper',
      drawn('131', '111'),
      '0 0',
      '2 0',
      '0 0, 1 0, 2 0',
    ],
    [
      'does not go over what is unknown',
      drawn('1?1', '111'),
      '0 0',
      '2 0',
      '0 0, 0 1, 1 1, 2 1, 2 0',
    ],
    ['may end where nothing is known', drawn('~11', '11?'), '0 1', '2 1', '0 1, 1 1, 2 1'],
    ['is straight where no lawful one is there', drawn('1~1'), '0 0', '2 0', '0 0, 1 0, 2 0'],
    ['is none over a hole', drawn('1 1'), '0 0', '2 0', undefined],
    ['is none to what is not on the map', drawn('11'), '0 0', '3 0', undefined],
  ] as const)('%s', (_, ground, from, to, expected) => {
    expect(way(ground, from, to)).toBe(expected);
  });

  it('is what was drawn before where it is there already', () => {
    expect(wayTo(drawn('111'), ['0 0', '1 0'], '1 0')).toEqual(['0 0', '1 0']);
  });

  it('is the straight one where too many would have to be weighed', () => {
    const rows = Array.from({ length: 60 }, () => '1'.repeat(60));
    let weighed = 0;
    const plain = drawn(...rows);
    const wide: Ground = {
      ...plain,
      costOf: (path) => {
        weighed += 1;
        return path.at(-1) === '31 10' ? undefined : path.length;
      },
    };
    expect(wayTo(wide, ['30 30'], '31 10')).toHaveLength(22);
    expect(weighed).toBe(201);
  });
});

const DRAWN = PLAYED.filter(({ system }) => system.orders.drawn !== undefined);

describe.each(DRAWN)('on the page of a player of $game', ({ system, snapshots }) => {
  const all = snapshots.flatMap((snapshot) => {
    const writer = writerOf(snapshot, system);
    const lattice = createLattice(snapshot.plots, snapshot.topology);
    return subjectsOf(writer).flatMap((subject) => {
      const drawing = drawingOf(writer, '', { subject, way: [subject.place], code: null });
      return drawing === undefined ? [] : [{ writer, lattice, subject, drawing }];
    });
  });

  it('every step shown is what its order comes to once it is drawn', () => {
    let count = 0;
    for (const { writer, lattice, subject, drawing } of all)
      for (const step of stepsOf(writer, lattice, '', drawing)) {
        const way = [subject.place, step.field];
        const then = drawingOf(writer, '', { subject, way, code: drawing.code }) ?? expect.fail();
        const { figures, objections } = then.reading;
        expect(step.figures?.left).toBe(figures?.left.value);
        expect(step.figures?.isMade).toBe(figures && figures.steps === 1);
        expect(step.isKnown).toBe(then.unknown.length === 0);
        expect(objections).toEqual(expect.arrayContaining([...step.objections]));
        if (step.isKnown && step.figures?.isMade === false)
          expect(step.objections.length).toBeGreaterThan(0);
        count += 1;
      }
    expect(count).toBeGreaterThan(20);
  });

  it('a way to a known field near by keeps the rules where the steps say there is one', () => {
    let lawful = 0;
    for (const { writer, lattice, subject, drawing } of all.slice(0, 12)) {
      const ground = groundOf(writer, lattice, drawing);
      for (const beside of stepsOf(writer, lattice, '', drawing)) {
        if (!beside.isKnown || beside.figures?.isMade !== true) continue;
        const next = drawingOf(writer, '', {
          subject,
          way: [subject.place, beside.field],
          code: drawing.code,
        });
        if (next === undefined) continue;
        for (const { field, isKnown, figures } of stepsOf(writer, lattice, '', next).slice(0, 2)) {
          if (!isKnown || figures?.isMade !== true || field === subject.place) continue;
          const found = wayTo(ground, [subject.place], field) ?? expect.fail(field);
          const cost = ground.costOf([subject.place, beside.field, field]) ?? expect.fail(field);
          expect(ground.costOf(found)).toBeLessThanOrEqual(cost);
          expect(found.every((one) => knowsField(writer, one))).toBe(true);
          lawful += 1;
        }
      }
    }
    expect(lawful).toBeGreaterThan(5);
  });
});

it('of fields he knows nothing of a player is told that the turn shows them, and no objection', () => {
  const { system, snapshots } = PLAYED.find(({ game }) => game === 'waben') ?? expect.fail();
  const snapshot = snapshots.find(({ party }) => party.key === 'lyr') ?? expect.fail();
  const writer = writerOf(snapshot, system);
  const lattice = createLattice(snapshot.plots, snapshot.topology);
  const subject = subjectsOf(writer).find(({ place }) => place === '461/27') ?? expect.fail();
  const way = ['461/27', '461/28', '461/29'];
  const drawing = drawingOf(writer, '', { subject, way, code: null }) ?? expect.fail();
  const beyond = stepsOf(writer, lattice, '', drawing).find(({ field }) => field === '461/30');
  expect(beyond).toMatchObject({ isKnown: false, objections: [] });
  const longer = drawingOf(writer, '', { subject, way: [...way, '461/30'], code: null });
  expect(longer?.unknown).toEqual(['461/30']);
  expect(longer?.reading.objections).toEqual(drawing.reading.objections);
});
