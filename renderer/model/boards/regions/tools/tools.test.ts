import { describe, expect, it } from 'vitest';
import {
  addRegion,
  BLANK_CAMPAIGN,
  BLANK_REGION_WORLD,
  type Campaign,
  cellCentre,
  isInRegion,
  neighboursOf,
  type Point,
  type RegionBoard,
  type Underlay,
} from '../../../../../engine';
import { boardIn } from '../board';
import type { GestureEvent } from '../../../../kit/board/tool';
import { REGION_TOOLS } from './index';
import { type Answer, type BoardTool, REST, type ToolContext } from './tool';
import { underlay } from '../../../../../engine/testing/world';

const square = (x: number, y: number, side = 4) => [
  x,
  y,
  x + side,
  y,
  x + side,
  y + side,
  x,
  y + side,
];

const drawn = (board: RegionBoard, key: string, outline: readonly number[]): RegionBoard => {
  const edit = addRegion(board, { key, name: key.toUpperCase(), tint: 'plain' }, [outline]);
  if (!edit.ok) throw new Error(edit.problem.code);
  return edit.value;
};

const NO_BOARD: RegionBoard = { regions: {}, borders: [] };

const campaignWith = (board: RegionBoard, change: Partial<Campaign> = {}): Campaign => ({
  ...BLANK_CAMPAIGN,
  id: 'board',
  name: 'Board',
  system: 'organisation',
  seed: 'board',
  ...change,
  world: { ...BLANK_REGION_WORLD, board },
});

/** A pointer with a tool over a campaign: its outcomes are carried out at once. */
const pointerWith = (tool: BoardTool, start: Campaign, change: Partial<ToolContext> = {}) => {
  let campaign = start;
  const found = REGION_TOOLS.find(({ id }) => id === tool);
  if (found === undefined) throw new Error(tool);
  let state = found.idle;
  let chosen: string | null = change.chosen ?? null;
  let answer: Answer = { gesture: REST };
  const commands: string[] = [];
  const send = (kind: GestureEvent['kind'], x: number, y: number, isShift = false) => {
    const context: ToolContext = {
      campaign,
      board: boardIn(campaign),
      reach: 0.2,
      cellWidth: 1,
      tint: 'forest',
      nameOf: (number) => `Region ${String(number)}`,
      area: { left: 0, top: 0, right: 8, bottom: 4 },
      isFraming: false,
      ...change,
      chosen,
    };
    const event = { kind, point: { x, y }, keys: { shift: isShift, mod: false } };
    const { next, acts: actions } = state.on(event, context);
    state = next;
    // A click without effect comes after every press, and removes no message.
    if (kind === 'click' && actions.length === 0) return;
    answer = { gesture: next.preview, ...actions[0] };
    if (answer.chosen !== undefined) ({ chosen } = answer);
    if (answer.command !== undefined) {
      commands.push(answer.command.name);
      if ('replace' in answer.command) campaign = answer.command.replace(campaign);
    }
  };
  return {
    send,
    click: (x: number, y: number, isShift = false) => {
      send('down', x, y, isShift);
      send('up', x, y, isShift);
      send('click', x, y, isShift);
    },
    drag: (from: Point, to: Point) => {
      send('down', from.x, from.y);
      send('move', to.x, to.y);
      send('up', to.x, to.y);
    },
    board: () => boardIn(campaign),
    chosen: () => chosen,
    told: () => answer.told?.text,
    command: () => answer.command,
    gesture: () => state.preview.kind,
    commands,
  };
};

const one = drawn(NO_BOARD, 'a', square(0, 0));
const two = drawn(one, 'b', square(8, 0));

describe('choosing', () => {
  it('takes the region under the pointer, and none beside them', () => {
    const pointer = pointerWith('select', campaignWith(two));
    pointer.click(1, 1);
    expect(pointer.chosen()).toBe('a');
    pointer.click(6, 1);
    expect(pointer.chosen()).toBeNull();
    pointer.click(9, 1);
    pointer.send('cancel', 9, 1);
    expect(pointer.chosen()).toBeNull();
  });
});

describe('drawing a free shape', () => {
  it('closes at the first corner, names the region and chooses it', () => {
    const pointer = pointerWith('draw', campaignWith(NO_BOARD));
    pointer.click(0, 0);
    pointer.click(4, 0);
    pointer.click(4, 4);
    pointer.click(0.1, 0.1);
    expect(pointer.board().regions['region-1']).toMatchObject({
      name: 'Region 1',
      tint: 'forest',
      outlines: [[0, 0, 4, 0, 4, 4]],
    });
    expect(pointer.chosen()).toBe('region-1');
    expect(pointer.commands).toEqual(['regions:command.add']);
  });

  it('follows the border of a neighbour, which gets the corners it needs, and both become neighbours', () => {
    const notched = drawn(NO_BOARD, 'a', [0, 0, 4, 0, 4.5, 2, 4, 4, 0, 4]);
    const pointer = pointerWith('draw', campaignWith(notched));
    pointer.click(4.05, 0.05);
    pointer.click(8, 0);
    pointer.click(8, 4);
    pointer.click(2, 4.1);
    pointer.send('confirm', 0, 0);
    const { regions } = pointer.board();
    expect(regions['a']?.outlines[0]).toEqual([0, 0, 4, 0, 4.5, 2, 4, 4, 2, 4, 0, 4]);
    expect(regions['region-1']?.outlines[0]).toEqual([4, 0, 8, 0, 8, 4, 2, 4, 4, 4, 4.5, 2]);
    expect(neighboursOf(pointer.board(), 'region-1')).toEqual(['a']);
  });

  it('stays straight with Shift', () => {
    const notched = drawn(NO_BOARD, 'a', [0, 0, 4, 0, 3.5, 2, 4, 4, 0, 4]);
    const pointer = pointerWith('draw', campaignWith(notched));
    pointer.click(4, 0);
    pointer.click(8, 2);
    pointer.click(4, 4);
    pointer.send('confirm', 0, 0, true);
    expect(pointer.board().regions['region-1']?.outlines[0]).toEqual([4, 0, 8, 2, 4, 4]);
  });

  it('closes with a double press, whose second half sets no corner', () => {
    const pointer = pointerWith('draw', campaignWith(NO_BOARD));
    pointer.click(0, 0);
    pointer.click(4, 0);
    pointer.click(4, 4);
    pointer.click(4, 4);
    pointer.send('confirm', 4, 4);
    expect(pointer.board().regions['region-1']?.outlines[0]).toEqual([0, 0, 4, 0, 4, 4]);
  });

  it('refuses what is no shape, removes corners and cancels on Escape', () => {
    const pointer = pointerWith('draw', campaignWith(NO_BOARD));
    pointer.click(0, 0);
    pointer.click(4, 0);
    pointer.send('back', 0, 0);
    pointer.send('confirm', 0, 0);
    expect(pointer.told()).toBe('regions:refused.few');
    for (const [x, y] of [
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 3],
    ] as const)
      pointer.click(x, y);
    pointer.send('confirm', 0, 0);
    expect(pointer.told()).toBe('regions:refused.crossing');
    pointer.click(0, 0);
    pointer.send('cancel', 0, 0);
    expect(pointer.gesture()).toBe('rest');
    expect(pointer.commands).toEqual([]);
  });
});

describe('painting from hexes', () => {
  const at = (q: number, r: number): Point => cellCentre({ q, r }, 1);

  it('begins a region, lets it grow and shrink, and connects what touches', () => {
    const pointer = pointerWith('cells', campaignWith(NO_BOARD));
    pointer.drag(at(0, 0), at(3, 0));
    pointer.click(at(0, 1).x, at(0, 1).y);
    pointer.click(at(3, 0).x, at(3, 0).y);
    const region = pointer.board().regions['region-1'];
    expect(
      [at(2, 0), at(0, 1), at(3, 0)].map((cell) => region && isInRegion(region, cell)),
    ).toEqual([true, true, false]);
    pointer.send('cancel', 0, 0);
    pointer.drag(at(3, 0), at(5, 0));
    expect(pointer.board().borders).toEqual([['region-1', 'region-2']]);
    expect(pointer.commands).toEqual(
      ['add', 'paint', 'erase', 'add'].map((action) => `regions:command.${action}`),
    );
  });

  it('does not touch a region that was drawn freely', () => {
    const pointer = pointerWith('cells', campaignWith(one), { chosen: 'a' });
    pointer.click(6, 6);
    expect(pointer.told()).toBe('regions:refused.not-of-cells');
    expect(pointer.commands).toEqual([]);
  });
});

describe('connecting', () => {
  it('makes neighbours of two that are pressed one after the other, and separates them by a drag', () => {
    const pointer = pointerWith('connect', campaignWith(two));
    pointer.click(1, 1);
    pointer.send('move', 5, 1);
    pointer.send('down', 9, 1);
    expect(pointer.board().borders).toEqual([['a', 'b']]);
    pointer.drag({ x: 9, y: 1 }, { x: 1, y: 1 });
    expect(pointer.board().borders).toEqual([]);
    pointer.click(1, 1);
    pointer.send('down', 1, 1);
    expect(pointer.gesture()).toBe('rest');
    expect(pointer.commands).toEqual(['regions:command.connect', 'regions:command.part']);
  });
});

describe('moving', () => {
  it('drags a corner, a name, and a side, which gets a corner there', () => {
    const pointer = pointerWith('move', campaignWith(one));
    pointer.drag({ x: 4, y: 0.1 }, { x: 5, y: 0 });
    pointer.drag({ x: 2, y: 2 }, { x: 1, y: 1 });
    pointer.drag({ x: 0, y: 2 }, { x: -1, y: 2 });
    expect(pointer.board().regions['a']).toMatchObject({
      outlines: [[0, 0, 5, 0, 4, 4, 0, 4, -1, 2]],
      point: { x: 1, y: 1 },
    });
    pointer.send('remove', -1, 2);
    expect(pointer.board().regions['a']?.outlines[0]).toEqual([0, 0, 5, 0, 4, 4, 0, 4]);
  });

  it('snaps onto a corner of another region', () => {
    const pointer = pointerWith('move', campaignWith(two));
    pointer.drag({ x: 4, y: 0 }, { x: 7.95, y: 0 });
    expect(pointer.board().regions['a']?.outlines[0]?.slice(2, 4)).toEqual([8, 0]);
  });

  it('refuses an outline that would cross itself', () => {
    const pointer = pointerWith('move', campaignWith(one));
    pointer.drag({ x: 4, y: 0 }, { x: 1, y: 6 });
    expect(pointer.told()).toBe('regions:refused.crossing');
    expect(pointer.board()).toBe(one);
  });
});

describe('fitting a background picture', () => {
  const sheet: Underlay = underlay('ab'.repeat(32), { width: 800, height: 400, opacity: 0.5 });
  const withSheet = (change: Partial<Underlay> = {}): Campaign =>
    campaignWith(one, { underlays: { u1: { ...sheet, ...change } } });

  it('pins the point that was pressed to where it is dropped', () => {
    const pointer = pointerWith('picture', withSheet());
    pointer.drag({ x: 2, y: 1 }, { x: 3, y: 1 });
    expect(pointer.command()).toMatchObject({ name: 'trace:command.pin', about: { number: 1 } });
  });

  it('lays it into a frame, whichever corner the frame begins at', () => {
    const pointer = pointerWith('picture', withSheet(), { isFraming: true });
    pointer.drag({ x: 6, y: 5 }, { x: 2, y: 3 });
    const command = pointer.command();
    const draft = { underlays: { u1: { ...sheet, pins: [] } } };
    if (command !== undefined && 'change' in command) command.change(draft as never);
    expect(draft.underlays.u1.pins).toEqual([
      { pixel: { x: 0, y: 0 }, point: { x: 2, y: 3 } },
      { pixel: { x: 800, y: 0 }, point: { x: 6, y: 3 } },
      { pixel: { x: 0, y: 400 }, point: { x: 2, y: 5 } },
    ]);
    pointer.drag({ x: 6, y: 5 }, { x: 6.1, y: 5 });
    expect(pointer.told()).toBe('regions:refused.smallFrame');
  });

  it('does not move a locked one', () => {
    const pointer = pointerWith('picture', withSheet({ isLocked: true }));
    pointer.send('down', 2, 1);
    expect(pointer.told()).toBe('trace:refused.locked');
    const framing = pointerWith('picture', withSheet({ isLocked: true }), { isFraming: true });
    framing.drag({ x: 0, y: 0 }, { x: 4, y: 4 });
    expect(framing.told()).toBe('regions:refused.noPicture');
  });
});
