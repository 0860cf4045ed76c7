import { describe, expect, it } from 'vitest';
import { latticeOf } from '../../../engine';
import { mapOf, tinyCampaign, tinyWorld, uniform } from '../../../engine/testing';
import { createHand } from '../../kit/board/hand';
import { toolOf } from '../../model/map/tools';
import {
  NO_PREVIEW,
  type ToolAct,
  type ToolContext,
  type ToolPreview,
} from '../../model/map/tools/tool';

const map = mapOf(uniform('210', 0, 0, 'w'));
const context: ToolContext = {
  campaign: tinyCampaign(tinyWorld({ map })),
  map,
  lattice: latticeOf(map),
  rules: undefined,
  ink: { kind: 'terrain', terrain: 't' },
  size: 1,
  pen: {
    isErasing: false,
    isBarring: false,
    wallValue: 5,
    settlementType: '',
    party: null,
    traveller: '',
  },
  chosen: new Set(),
  cursor: null,
  carried: null,
};
const point = { x: 0, y: 0 };

describe('the hand over the map', () => {
  it('tells its listeners when the preview changes, and no more after they stopped', () => {
    const hand = createHand<ToolContext, ToolAct, ToolPreview>(NO_PREVIEW);
    let calls = 0;
    const stop = hand.subscribe(() => (calls += 1));
    hand.send(toolOf('brush'), { kind: 'move', point }, context);
    expect(calls).toBe(1);
    stop();
    hand.send(toolOf('brush'), { kind: 'leave' }, context);
    expect(calls).toBe(1);
  });

  it('is busy while a stroke is under way', () => {
    const hand = createHand<ToolContext, ToolAct, ToolPreview>(NO_PREVIEW);
    const brush = toolOf('brush');
    expect(hand.isBusy(brush)).toBe(false);
    hand.send(brush, { kind: 'down', point }, context);
    expect(hand.isBusy(brush)).toBe(true);
    hand.send(brush, { kind: 'cancel' }, context);
    expect(hand.isBusy(brush)).toBe(false);
  });

  it('drops a stroke when another tool is taken up', () => {
    const hand = createHand<ToolContext, ToolAct, ToolPreview>(NO_PREVIEW);
    hand.send(toolOf('brush'), { kind: 'down', point }, context);
    expect(hand.send(toolOf('select'), { kind: 'up', point }, context)).toEqual([]);
    expect(hand.preview().ground.size).toBe(0);
  });
});
