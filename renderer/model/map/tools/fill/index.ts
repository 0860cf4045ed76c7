import {
  type Cell,
  DIRECTIONS,
  type FieldAddress,
  ownerAt,
  terrainAt,
  type WorldMap,
} from '../../../../../engine';
import { fieldUnder } from '../fields';
import { applyPaint } from '../paint';
import { showing } from '../shape';
import {
  become,
  mapTool,
  NO_PREVIEW,
  type ToolContext,
  type ToolEvent,
  type ToolState,
} from '../tool';

/** What all fields of an area have in common: a value per field; undefined = the field belongs to no area. */
type Trait = (map: WorldMap, field: FieldAddress) => string | null | undefined;

/** A connected area of fields alike in one trait, as it lies on one state of the map. */
interface Area {
  readonly map: WorldMap | null;
  readonly trait: Trait | null;
  readonly fields: ReadonlySet<FieldAddress>;
}

const NOWHERE: Area = { map: null, trait: null, fields: new Set() };

/** All fields alike in a trait that can be reached from `start` without leaving it. Cost: one visit per field of the area. */
const areaAround = (
  { map, lattice }: Pick<ToolContext, 'map' | 'lattice'>,
  start: FieldAddress,
  trait: Trait,
): Area => {
  const wanted = trait(map, start);
  const first = lattice.cellOf(start);
  if (wanted === undefined || first === undefined) return NOWHERE;
  const seen = new Uint8Array(lattice.size);
  const fields = new Set<FieldAddress>();
  const waiting: Cell[] = [first];
  seen[first] = 1;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const address = lattice.addressOf(cell);
    if (trait(map, address) !== wanted) continue;
    fields.add(address);
    for (const direction of DIRECTIONS) {
      const next = lattice.neighbour(cell, direction);
      if (next < 0 || seen[next] === 1) continue;
      seen[next] = 1;
      waiting.push(next);
    }
  }
  return { map, trait, fields };
};

/** Realms fill what has one owner, everything else fills what has one terrain. */
const traitFor = ({ paint }: ToolContext): Trait => (paint.kind === 'owner' ? ownerAt : terrainAt);

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
const aiming = (known: Area, context: ToolContext | null = null, isPressed = false): ToolState => {
  const here: ToolState = {
    name: isPressed ? 'pressed' : 'aiming',
    isBusy: isPressed,
    preview: previewOf(known, context),
    on: (event, now) => {
      const area = areaUnder(event, now, known);
      const isDown = event.kind === 'down' || (isPressed && event.kind === 'move');
      const isSame = area === known && isDown === isPressed && context?.paint === now.paint;
      const next = isSame ? here : aiming(area, now, isDown);
      if (event.kind !== 'up' || !isPressed) return become(next);
      return become(next, ...applyPaint(now.paint, [...area.fields], now, event.keys));
    },
  };
  return here;
};

/** Puts the ink onto a connected area of equal terrain, or, for realms, of one owner. */
export const fill = mapTool('fill', aiming(NOWHERE));
