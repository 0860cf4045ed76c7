import { centreOf, type FieldAddress, type Lattice, type Point } from '../../../../../engine';
import { fieldUnder } from '../fields';
import { become, mapTool, NO_PREVIEW, pointingAt, type ToolPreview, type ToolState } from '../tool';

const centre = (lattice: Lattice, field: FieldAddress): readonly Point[] => {
  const cell = lattice.cellOf(field);
  return cell === undefined ? [] : [centreOf(lattice.axialOf(cell))];
};

const between = (lattice: Lattice, from: FieldAddress, to: FieldAddress): ToolPreview => {
  const [one, other] = [lattice.cellOf(from), lattice.cellOf(to)];
  const count = one === undefined || other === undefined ? 0 : lattice.distance(one, other);
  return {
    ...pointingAt([from, to]),
    lines: [{ kind: 'way', points: [...centre(lattice, from), ...centre(lattice, to)] }],
    hint: { text: 'measure:hint.distance', about: { from, to, count }, tone: 'plain' },
  };
};

/** Waits for the first field of the measurement. */
const waiting = (outline: readonly FieldAddress[]): ToolState => ({
  name: 'waiting',
  preview: {
    ...(outline.length === 0 ? NO_PREVIEW : pointingAt(outline)),
    hint: { text: 'measure:hint.start', about: {}, tone: 'plain' },
  },
  on: (event, context) => {
    if (!('point' in event)) return become(waiting([]));
    const field = fieldUnder(context, event.point);
    if (field === undefined) return become(waiting([]));
    return event.kind === 'click'
      ? become(measuring(field, pointingAt([field])), { kind: 'measure', from: field, to: null })
      : become(waiting([field]));
  },
});

/** The measurement has begun; the straight distance follows the pointer until a second field is clicked. */
const measuring = (from: FieldAddress, preview: ToolPreview): ToolState => ({
  name: 'measuring',
  isBusy: true,
  preview,
  on: (event, context) => {
    if (event.kind === 'cancel' || event.kind === 'back') return become(waiting([]));
    if (!('point' in event)) return become(measuring(from, preview));
    const to = fieldUnder(context, event.point);
    if (to === undefined) return become(measuring(from, preview));
    if (event.kind !== 'click') return become(measuring(from, between(context.lattice, from, to)));
    return become(waiting([to]), { kind: 'measure', from, to });
  },
});

/** Measures the distance between two fields and, in the palette, the cheapest way of a kind of unit. */
export const measure = mapTool('measure', waiting([]), { changesWorld: false, drags: false });
