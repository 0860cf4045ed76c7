import { describe, expect, it } from 'vitest';
import { latticeOf } from '../../../engine';
import { tinyCampaignOf, mapOf, uniform } from '../../../engine/testing';
import { createPointer } from '../../kit/board/pointer';
import { toolOf } from '../../model/map/tools';
import {
  NO_PREVIEW,
  type ToolOutcome,
  type ToolContext,
  type ToolPreview,
} from '../../model/map/tools/tool';

const map = mapOf(uniform('210', 0, 0, 'w'));
const context: ToolContext = {
  campaign: tinyCampaignOf({ map }),
  map,
  lattice: latticeOf(map),
  rules: undefined,
  paint: { kind: 'terrain', terrain: 't' },
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
  lettering: null,
  drawn: null,
  carried: null,
};
const point = { x: 0, y: 0 };

describe('the pointer over the map', () => {
  it('notifies its listeners when the preview changes, and no more after they stopped', () => {
    const pointer = createPointer<ToolContext, ToolOutcome, ToolPreview>(NO_PREVIEW);
    let calls = 0;
    const stop = pointer.subscribe(() => (calls += 1));
    pointer.send(toolOf('brush'), { kind: 'move', point }, context);
    expect(calls).toBe(1);
    stop();
    pointer.send(toolOf('brush'), { kind: 'leave' }, context);
    expect(calls).toBe(1);
  });

  it('is busy during a stroke', () => {
    const pointer = createPointer<ToolContext, ToolOutcome, ToolPreview>(NO_PREVIEW);
    const brush = toolOf('brush');
    expect(pointer.isBusy(brush)).toBe(false);
    pointer.send(brush, { kind: 'down', point }, context);
    expect(pointer.isBusy(brush)).toBe(true);
    pointer.send(brush, { kind: 'cancel' }, context);
    expect(pointer.isBusy(brush)).toBe(false);
  });

  it('drops a stroke when another tool is taken up', () => {
    const pointer = createPointer<ToolContext, ToolOutcome, ToolPreview>(NO_PREVIEW);
    pointer.send(toolOf('brush'), { kind: 'down', point }, context);
    expect(pointer.send(toolOf('select'), { kind: 'up', point }, context)).toEqual([]);
    expect(pointer.preview().ground.size).toBe(0);
  });
});
