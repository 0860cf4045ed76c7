import { ownerAt, terrainAt } from '../../../../engine';
import { fieldUnder } from '../fields';
import { applyInk } from '../ink';
import { showing } from '../shape';
import { become, NO_PREVIEW, type ToolContext, type ToolEvent, type ToolState } from '../tool';
import { type Area, areaAround, NOWHERE, type Trait } from './area';

/** Realms fill what has one owner, everything else fills what has one terrain. */
const traitFor = ({ ink }: ToolContext): Trait => (ink.kind === 'owner' ? ownerAt : terrainAt);

/** The area under the pointer; the one already known serves while the pointer stays in it and the map is the same. */
const areaUnder = (event: ToolEvent, context: ToolContext, known: Area): Area => {
  const field = 'point' in event ? fieldUnder(context, event.point) : undefined;
  if (field === undefined) return NOWHERE;
  const trait = traitFor(context);
  const isSame = known.map === context.map && known.trait === trait;
  return isSame && known.fields.has(field) ? known : areaAround(context, field, trait);
};

const previewOf = (area: Area, context: ToolContext | null) =>
  context === null ? NO_PREVIEW : showing([...area.fields], context);

/** Shows the area that would be filled; it is filled when the hand lets go after a press. */
export const aiming = (
  known: Area,
  context: ToolContext | null = null,
  isPressed = false,
): ToolState => {
  const here: ToolState = {
    name: isPressed ? 'pressed' : 'aiming',
    isBusy: isPressed,
    preview: previewOf(known, context),
    on: (event, now) => {
      const area = areaUnder(event, now, known);
      const isDown = event.kind === 'down' || (isPressed && event.kind === 'move');
      const isSame = area === known && isDown === isPressed && context?.ink === now.ink;
      const next = isSame ? here : aiming(area, now, isDown);
      if (event.kind !== 'up' || !isPressed) return become(next);
      return become(next, ...applyInk(now.ink, [...area.fields], now, event.keys));
    },
  };
  return here;
};
