import { describe, expect, it } from 'vitest';
import { createLattice } from '../../../engine';
import { wordsOf } from '../../kit/text/words';
import { knownBoard } from './board';
import { certainSteps, type Drawing, drawingOf, groundOf, stepsOf } from './drawing';
import { PLAYED } from './testing';
import { wayTo } from './way';
import { knowsField, subjectsOf, writerOf } from './writer';

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
          const found = wayTo(ground, [subject.place], field, () => 0).way;
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
