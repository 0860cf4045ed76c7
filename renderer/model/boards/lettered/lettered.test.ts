import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../../../assets/examples/achtvoelker';
import {
  allFields,
  areNeighbourFields,
  fieldsOfEdge,
  type LetteredBoard,
  type LetteredLayout,
  type LetteredSight,
  settingsInForce,
} from '../../../../engine';
import { REST } from '../../board/cell-tools';
import { pointerWith } from '../../../kit/board/testing/pointer';
import { gameOf, layoutIn, LETTERED_TOOLS, letteredContext, type LetteredTool } from './board';
import {
  letteredCells,
  letteredPlan,
  type LetteredScene,
} from '../../../kit/board/lettered/drawing';
import type { MapTheme } from '../../../kit/cartography';
import { initialsOf } from '../../../kit/board/cell-drawing';
import { boardPage, boardSvg, onPaper, wholeBoard } from '../../../kit/board/paper';
import { LETTERED } from './lettered';

const campaign = achtvoelkerCampaign();
const drawn = (layout: LetteredLayout | undefined): LetteredLayout => {
  if (layout === undefined) throw new Error('a game without a board');
  return layout;
};
const start = drawn(layoutIn(campaign));
const { board } = start;
const middleOf = (field: string) => letteredCells(board).pointOf(field) ?? { x: 0, y: 0 };

const boards = fc.record({
  rows: fc.integer({ min: 1, max: 26 }),
  columns: fc.integer({ min: 1, max: 30 }),
  layout: fc.constantFrom('even_rows_right' as const, 'odd_rows_right' as const),
  mountains: fc.constant([]),
  blocked: fc.constant([]),
});

const ARROWS = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

const reached = (on: LetteredBoard): ReadonlySet<string> => {
  const first = letteredCells(on).towards(null, { x: 1, y: 0 });
  const found = new Set(first === undefined ? [] : [first]);
  for (const field of found)
    for (const arrow of ARROWS) {
      const next = letteredCells(on).towards(field, arrow);
      if (next !== undefined) found.add(next);
    }
  return found;
};

/** A pointer with a tool over the board, moved by mouse or by keys alone. */
const pointerOver = (id: LetteredTool, party: string | null) => {
  const pointer = pointerWith(LETTERED_TOOLS, id, REST, campaign, (now) => {
    const context = letteredContext(now, party);
    if (context === null) throw new Error('a game without a board');
    return context;
  });
  return {
    ...pointer,
    byMouse: (...fields: readonly string[]) => pointer.stroke(...fields.map(middleOf)),
    byKeys: (...fields: readonly string[]) => {
      for (const field of fields) pointer.pressAt(middleOf(field), 'Enter');
    },
    layout: () => drawn(layoutIn(pointer.campaign())),
  };
};

describe('the keys on a board of lettered hexes', () => {
  it('reach every field by arrows alone', () => {
    fc.assert(
      fc.property(boards, (on) => {
        expect(reached(on).size).toBe(allFields(on).length);
      }),
      { numRuns: 40 },
    );
  });

  it('stand where the pointer would: every field is found again at its middle', () => {
    fc.assert(
      fc.property(boards, (on) => {
        const { cellAt, pointOf } = letteredCells(on);
        for (const field of allFields(on)) {
          const point = pointOf(field);
          expect(point === undefined ? undefined : cellAt(point)).toBe(field);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('the tools of a board of lettered hexes', () => {
  const free = allFields(board).filter(
    (field) =>
      !board.mountains.includes(field) &&
      start.bases[field] === undefined &&
      !Object.values(start.capitals).includes(field),
  );
  const fieldOf = fc.constantFrom(...free);
  const party = Object.keys(campaign.world.parties)[0] ?? '';

  it.each(['mountain', 'capital', 'base', 'erase'] as const)(
    '%s does the same by mouse and by keys',
    (id) => {
      fc.assert(
        fc.property(fieldOf, (field) => {
          const [mouse, keys] = [pointerOver(id, party), pointerOver(id, party)];
          mouse.byMouse(field);
          keys.byKeys(field);
          expect(keys.names).toEqual(mouse.names);
          expect(mouse.names).toHaveLength(1);
          expect(keys.layout()).toEqual(mouse.layout());
        }),
        { numRuns: 12 },
      );
    },
  );

  it('edge does the same by a drag and by Enter at both fields', () => {
    const [mouse, keys] = [pointerOver('edge', null), pointerOver('edge', null)];
    mouse.byMouse('A1', 'A2');
    keys.byKeys('A1', 'A2');
    expect(mouse.layout().board.blocked).toEqual(['A1|A2']);
    expect(keys.layout()).toEqual(mouse.layout());
    mouse.byMouse('A2', 'A1');
    expect(mouse.layout().board.blocked).toEqual([]);
  });

  it('edge refuses fields that are no neighbours, and changes nothing', () => {
    const mouse = pointerOver('edge', null);
    mouse.byMouse('A1', 'C5');
    expect(mouse.told).toEqual(['lettered:refused.noNeighbours']);
    expect(mouse.layout()).toEqual(start);
  });

  it('mountain paints a whole stroke as one step', () => {
    const [a = '', b = '', c = ''] = free;
    const mouse = pointerOver('mountain', null);
    mouse.byMouse(a, b, c);
    expect(mouse.names).toEqual(['lettered:command.mountain']);
    for (const field of [a, b, c]) expect(mouse.layout().board.mountains).toContain(field);
  });

  it('capital asks for whom first', () => {
    const mouse = pointerOver('capital', null);
    mouse.byMouse(free[0] ?? '');
    expect(mouse.told).toEqual(['lettered:refused.noParty']);
    expect(mouse.layout()).toEqual(start);
  });

  it('a base pressed twice is removed', () => {
    const mouse = pointerOver('base', party);
    const [field = ''] = free;
    mouse.byMouse(field);
    expect(mouse.layout().bases[field]).toBe(party);
    mouse.byMouse(field);
    expect(mouse.layout()).toEqual(start);
  });
});

describe('the drawing of a board of lettered hexes', () => {
  const { parties } = campaign.world;
  const sceneOf = (viewer: string | null) => {
    const sight = gameOf(campaign)?.sight(campaign.world, viewer, settingsInForce(campaign));
    if (sight === undefined) throw new Error('a game without a board');
    return { sight, parties, marks: gameOf(campaign)?.marks ?? {} };
  };
  const scene = sceneOf(null);
  const listOf = (of: LetteredScene, theme: MapTheme) => wholeBoard(letteredPlan(of), theme, 40);

  it.each(['light', 'dark', 'print'] as const)('is the same for the same board: %s', (theme) => {
    expect(listOf(scene, theme)).toEqual(listOf(sceneOf(null), theme));
  });

  it('names every row and every field, and can leave the numbers out', () => {
    const text = (numbers: boolean) =>
      letteredPlan(scene)
        .draw({ theme: 'light', scale: 40, layers: { numbers, pieces: false, marks: true } })
        .ground.flatMap((mark) => (mark.kind === 'text' ? mark.text : []));
    for (const letter of 'ABCDEFGHIJKLMN') expect(text(false)).toContain(letter);
    expect(text(true).filter((one) => one === '16')).toHaveLength(board.rows);
    expect(text(false)).not.toContain('16');
  });

  it('is readable without colours on paper: capitals by C and initials, bases by initials, armies by numbers (TM-17-05)', () => {
    const texts = letteredPlan(scene)
      .draw({ theme: 'print', scale: 40, layers: { numbers: false, pieces: true, marks: true } })
      .ground.flatMap((mark) => (mark.kind === 'text' ? mark.text : []));
    const { capitals, bases, pieces } = scene.sight;
    expect(texts.filter((one) => one === 'C').length).toBeGreaterThanOrEqual(capitals.length);
    const initials = initialsOf(parties);
    for (const { party } of capitals) expect(texts).toContain(initials[party]);
    for (const { party } of bases) if (party !== null) expect(texts).toContain(initials[party]);
    for (const { party, name } of pieces)
      expect(texts).toContain(`${party === null ? '×' : (initials[party] ?? '')}${name}`);
  });

  it('draws for a nation less than for the GM, and nothing of what the sight does not hold', () => {
    for (const party of Object.keys(parties)) {
      const { sight } = sceneOf(party);
      expect(sight.pieces.length).toBeLessThan(scene.sight.pieces.length);
      for (const mark of sight.marks) expect(mark.party).toBe(party);
      for (const piece of sight.pieces)
        if (piece.truth !== undefined) expect(piece.truth.party).toBe(party);
    }
  });

  it('reveals no secret in a picture: change what is hidden, and nothing in it changes', () => {
    const seen = { ...scene, viewer: null };
    const pictureOf = (sight: LetteredSight): string =>
      JSON.stringify(
        boardPage(letteredPlan(LETTERED.veiled?.({ ...seen, sight }) ?? seen), 277, ''),
      );
    const { sight } = scene;
    const [first = ''] = Object.keys(parties);
    const others: readonly Partial<LetteredSight>[] = [
      { marks: [] },
      { marks: [...sight.marks, { kind: 'trap', field: 'A1', party: first }] },
      { pieces: sight.pieces.map((one) => ({ ...one, truth: { party: first, strength: 7 } })) },
      { pieces: sight.pieces.map((one) => ({ ...one, isHidden: true })) },
      { edges: [...sight.edges, { edge: 'A1|A2', party: first, isSecret: true }] },
    ];
    for (const other of others) {
      const changed = { ...sight, ...other };
      expect(pictureOf(changed)).toBe(pictureOf(sight));
      // While secrets are shown they do appear on the screen.
      expect(listOf({ ...scene, sight: changed }, 'light')).not.toEqual(listOf(scene, 'light'));
    }
    const [piece] = sight.pieces;
    const moved = { ...sight, pieces: [{ ...piece, field: 'A1' }, ...sight.pieces.slice(1)] };
    expect(pictureOf(moved as LetteredSight)).not.toBe(pictureOf(sight));
  });

  it('is an SVG file of its own in which a name stays text', () => {
    const key = Object.keys(parties)[0] ?? '';
    const named = { ...parties[key], key, colour: 0, name: '<script>' };
    const text = boardSvg(letteredPlan({ ...scene, parties: { ...parties, [key]: named } }), {
      width: 800,
      title: '<b>',
      theme: 'light',
    });
    expect(text).toMatch(/^<svg [^>]*role="img"/);
    expect(text).not.toMatch(/<script|<b>|NaN|undefined|https?:(?!\/\/www\.w3\.org)/);
  });

  it('is drawn within the given box on paper', () => {
    const [mark] = onPaper(letteredPlan(scene), { width: 100, height: 60 });
    if (mark?.kind !== 'drawing') throw new Error('no drawing');
    const { left, top, right, bottom } = letteredCells(board).box;
    expect(mark.x + left * mark.field).toBeGreaterThanOrEqual(0);
    expect(mark.x + right * mark.field).toBeLessThanOrEqual(100);
    expect(mark.y + top * mark.field).toBeGreaterThanOrEqual(0);
    expect(mark.y + bottom * mark.field).toBeLessThanOrEqual(60);
  });

  it('has every blocked edge of the board between neighbours', () => {
    for (const edge of board.blocked) {
      const [a, b] = fieldsOfEdge(edge);
      expect(areNeighbourFields(board, a, b)).toBe(true);
    }
  });
});
