import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLattice } from '../../../engine';
import { wordsOf } from '../../kit/text/words';
import { knownBoard } from './board';
import { certainSteps, type Drawing, drawingOf, groundOf, stepsOf } from './drawing';
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

/** A clock that stands still. */
const stopped = () => 0;

/** The places of a way, `x y`, one after the other. */
const way = (ground: Ground, from: string, to: string): string =>
  wayTo(ground, [from], to, stopped).way.join(', ');

/** What the cheapest way costs by trying every step as often as there are cells; the start is paid by nobody. */
const cheapest = (ground: Ground, from: string, to: string): number => {
  const paid = new Map([[from, 0]]);
  for (let round = 0; round < 20; round += 1)
    for (const [cell, cost] of [...paid])
      for (const next of ground.isKnown(cell) || cell === from ? ground.neighbours(cell) : []) {
        const step = ground.isKnown(next)
          ? ground.costOf([cell, next])
          : next === to
            ? 0
            : undefined;
        if (step !== undefined && cost + step < (paid.get(next) ?? Infinity))
          paid.set(next, cost + step);
      }
  return paid.get(to) ?? Infinity;
};

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
    [
      'is the cheapest where the first one found is not',
      drawn('0555555', '5     1', '1111111'),
      '0 0',
      '6 0',
      '0 0, 0 1, 0 2, 1 2, 2 2, 3 2, 4 2, 5 2, 6 2, 6 1, 6 0',
    ],
    [
      'ends as near as the rules let it where none leads there',
      drawn('111~1', '1~~~1'),
      '0 0',
      '4 0',
      '0 0, 1 0, 2 0',
    ],
    ['does not go where it comes no nearer', drawn('1~~1', '1~~1'), '0 0', '3 0', '0 0'],
    ['goes one step whatever lies there', drawn('1~1'), '0 0', '1 0', '0 0, 1 0'],
    ['ends before a hole', drawn('11 1'), '0 0', '3 0', '0 0, 1 0'],
    ['stays where its end is not on the map', drawn('11'), '0 0', '3 0', '0 0'],
  ] as const)('%s', (_, ground, from, to, expected) => {
    expect(way(ground, from, to)).toBe(expected);
  });

  it('is what was drawn before where it is there already', () => {
    const found = wayTo(drawn('111'), ['0 0', '1 0'], '1 0');
    expect(found).toEqual({ way: ['0 0', '1 0'], isThere: true });
  });

  it.each([
    ['1 0', true],
    ['3 0', false],
  ])('to %s says whether it gets there', (to, isThere) => {
    expect(wayTo(drawn('11~1'), ['0 0'], to).isThere).toBe(isThere);
  });

  const WIDE = Array.from({ length: 60 }, () => '1'.repeat(60));

  /** Wide ground whose far end is barred; every weighing is counted. */
  const wide = () => {
    const count = { weighed: 0 };
    const ground: Ground = {
      ...drawn(...WIDE),
      costOf: (path) => {
        count.weighed += 1;
        return path.at(-1) === '31 10' ? undefined : path.length;
      },
    };
    return { ground, count };
  };

  it('leads towards its end where too many would have to be weighed', () => {
    const { ground, count } = wide();
    const found = wayTo(ground, ['30 30'], '31 10', stopped);
    expect(found.isThere).toBe(false);
    expect(ground.distance(found.way.at(-1) ?? '', '31 10')).toBe(1);
    expect(count.weighed).toBe(601);
  });

  it('leads towards its end where the time is over', () => {
    const { ground, count } = wide();
    const found = wayTo(ground, ['30 30'], '31 10', () => count.weighed * 10);
    expect(count.weighed).toBeLessThan(20);
    expect(found.isThere).toBe(false);
    expect(ground.distance(found.way.at(-1) ?? '', '31 10')).toBeLessThan(20);
  });

  it('to a cell beside its end is found without weighing one', () => {
    const { ground, count } = wide();
    expect(wayTo(ground, ['30 30'], '30 31').isThere).toBe(true);
    expect(count.weighed).toBe(0);
  });

  it('costs as little as any that a full search finds (law)', () => {
    const cell = fc.constantFrom(...'1123459~?');
    const grid = fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(grid, (rows) => {
        const ground = drawn(...rows.map((row) => row.join('')));
        const [from, to] = ['0 0', '4 3'];
        const paid = cheapest(ground, from, to);
        const found = wayTo(ground, [from], to, stopped);
        expect(found.isThere).toBe(paid < Infinity);
        if (found.isThere) {
          const known = ground.isKnown(to) ? found.way : found.way.slice(0, -1);
          expect(ground.costOf(known)).toBe(paid);
        }
      }),
      { numRuns: 300 },
    );
  });
});

const orderOf = ({ unit, way, code }: Drawing) => ({ ...unit, path: way, code });

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
      for (const step of stepsOf(writer, lattice, '', orderOf(drawing))) {
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
      for (const beside of stepsOf(writer, lattice, '', orderOf(drawing))) {
        if (!beside.isKnown || beside.figures?.isMade !== true) continue;
        const next = drawingOf(writer, '', {
          subject,
          way: [subject.place, beside.field],
          code: drawing.code,
        });
        if (next === undefined) continue;
        for (const { field, isKnown, figures } of stepsOf(writer, lattice, '', orderOf(next)).slice(
          0,
          2,
        )) {
          if (!isKnown || figures?.isMade !== true || field === subject.place) continue;
          const found = wayTo(ground, [subject.place], field, stopped).way;
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
  const beyond = stepsOf(writer, lattice, '', orderOf(drawing)).find(
    ({ field }) => field === '461/30',
  );
  expect(beyond).toMatchObject({ isKnown: false, objections: [] });
  const longer = drawingOf(writer, '', { subject, way: [...way, '461/30'], code: null });
  expect(longer?.unknown).toEqual(['461/30']);
  expect(longer?.reading.objections).toEqual(drawing.reading.objections);
  const board = knownBoard(snapshot, writer, wordsOf('de', 'waben'), 'de') ?? expect.fail();
  const point = board.cells.pointOf('461/30') ?? expect.fail();
  expect(board.cells.cellAt(point)).toBe('461/30');
  expect(board.cells.outlineOf('461/30')).toBeDefined();
  const { left, top, right, bottom } = board.plan.box;
  expect(point.x > left && point.x < right && point.y > top && point.y < bottom).toBe(true);
  expect(drawing.reading.figures?.steps).toBe(2);
  expect(certainSteps(longer ?? expect.fail())).toBe(2);
});
