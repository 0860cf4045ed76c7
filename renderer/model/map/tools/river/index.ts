import { sideFeatures } from '../../../../../engine';
import { hasWaterway } from '../../commands/sides';
import { refused } from '../sides/finding';
import { type PenKind, penOf } from '../sides/pen';
import { waterway } from '../sides/waterway';
import { mapTool, type ToolContext, type ToolState } from '../tool';
import type { Stretch } from '../sides/stand';

const drawing = waterway('river', () => []);

const flowsAt = ({ map, lattice }: ToolContext, { side }: Stretch): boolean =>
  hasWaterway(sideFeatures(map.grossfelder, lattice, side));

/** A way that leaves the water is a detour. */
const DRY = 4;

/** Closes rivers and canals to ships, or opens them again: only where water flows along the side. */
const barring: PenKind = {
  ...drawing,
  feature: 'unnavigable',
  look: 'refused',
  suits: flowsAt,
  cost: (context, stretch) => (flowsAt(context, stretch) ? 1 : DRY),
  noWay: refused('sides:noWay.unnavigable', {}),
};

const DRAWING = penOf(drawing);
const BARRING = penOf(barring);

/** One of two pens, as the GM has set it; changing the pen drops the gesture. */
const eitherPen = (held: ToolState, isBarring: boolean): ToolState => ({
  ...held,
  on: (event, context) => {
    const wanted = context.pen.isBarring;
    const pen = wanted === isBarring ? held : wanted ? BARRING : DRAWING;
    const { next, acts } = pen.on(event, context);
    return { next: eitherPen(next, wanted), acts };
  },
});

/**
 * Draws rivers along the sides of fields; joins and branches come by themselves, for sides are a set. Its second
 * pen closes them to ships.
 */
export const river = mapTool('river', eitherPen(DRAWING, false), { enter: 'hold', aim: 'corner' });
