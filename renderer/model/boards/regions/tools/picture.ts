import type { Point, Underlay } from '../../../../../engine';
import { changing, type Command } from '../../../state/command';
import { setPin } from '../../../tracing/commands';
import { gripOn, sheetsOver } from '../../../tracing/place/grip';
import { refused } from '../board';
import { type Answer, REST, type ToolOutcome, type ToolContext } from './tool';

/** Lays a picture into a frame: three of its corners are pinned to those of the frame. */
const frameCommand = ({ id, name, width, height }: Underlay, a: Point, b: Point): Command => {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  return changing('regions:command.frame', { name }, (draft) => {
    const underlay = draft.underlays[id];
    if (underlay === undefined) return;
    underlay.pins = [
      { pixel: { x: 0, y: 0 }, point: { x: left, y: top } },
      { pixel: { x: width, y: 0 }, point: { x: right, y: top } },
      { pixel: { x: 0, y: height }, point: { x: left, y: bottom } },
    ];
  });
};

const framed = (from: Point, to: Point, { campaign, reach }: ToolContext): Answer => {
  const free = Object.values(campaign.underlays).filter(
    ({ isShown, isLocked }) => isShown && !isLocked,
  );
  const last = free.at(-1);
  if (last === undefined) return { gesture: REST, told: refused('noPicture') };
  if (Math.abs(from.x - to.x) < reach || Math.abs(from.y - to.y) < reach) {
    return { gesture: REST, told: refused('smallFrame') };
  }
  return { gesture: REST, command: frameCommand(last, from, to) };
};

/** Fits a background picture: a point of it is dragged to its place, or a frame drawn into which it is fitted. */
export const picture: ToolOutcome = (gesture, { kind, point }, context) => {
  const { campaign, area, reach, isFraming } = context;
  if (kind === 'cancel') return { gesture: REST };
  if (kind === 'down') {
    if (isFraming) return { gesture: { kind: 'frame', from: point } };
    const grip = gripOn(sheetsOver(campaign.underlays, area), point, 2 * reach);
    if (typeof grip === 'string') {
      return { gesture: REST, told: { text: `trace:refused.${grip}`, about: {}, tone: 'refused' } };
    }
    const { underlay, index, pixel } = grip;
    return { gesture: { kind: 'pin', underlay: underlay.id, index, pixel } };
  }
  if (kind !== 'up') return { gesture };
  if (gesture.kind === 'frame') return framed(gesture.from, point, context);
  const underlay = gesture.kind === 'pin' ? campaign.underlays[gesture.underlay] : undefined;
  if (gesture.kind !== 'pin' || underlay === undefined) return { gesture: REST };
  const { index, pixel } = gesture;
  return { gesture: REST, command: setPin(underlay, index, { pixel, point }) };
};
