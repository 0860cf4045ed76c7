import { type FieldAddress, systems } from '../../../../../engine';
import { fieldUnder, runTo, sameFields } from '../fields';
import {
  become,
  mapTool,
  NO_PREVIEW,
  pointingAt,
  type Reaction,
  type ToolContext,
  type ToolState,
} from '../tool';

type Fields = readonly FieldAddress[];

const hasUnits = ({ campaign }: ToolContext, field: FieldAddress): boolean =>
  (systems[campaign.system]?.orders.drawn?.units(campaign.world, field) ?? []).length > 0;

/** Waits for the field of the unit that is ordered, or goes on with what was begun beside the map. */
const waiting: ToolState = {
  name: 'waiting',
  preview: NO_PREVIEW,
  on: (event, context) => {
    if (context.drawn !== null) return drawing(context.drawn.path, []).on(event, context);
    const field = event.kind === 'click' ? fieldUnder(context, event.point) : undefined;
    if (field === undefined) return become(waiting);
    if (hasUnits(context, field)) return drawn([field], []);
    const hint = { text: 'drawn:hint.nobody', about: { field }, tone: 'refused' } as const;
    return become(waiting, { kind: 'tell', hint }, { kind: 'select', field });
  },
};

const drawn = (path: Fields, ahead: Fields, isDone = false): Reaction =>
  become(drawing(path, ahead), { kind: 'draw', drawn: { path, ahead, isDone } });

const dropped: Reaction = become(waiting, { kind: 'draw', drawn: null });

/** The path up to its last fixed field; the straight way to the pointer follows it until a click fixes it. */
const drawing = (path: Fields, ahead: Fields): ToolState => ({
  name: 'drawing',
  isBusy: true,
  preview: {
    ...pointingAt([...path, ...ahead]),
    hint: { text: 'drawn:hint.draw', about: {}, tone: 'plain' },
  },
  on: (event, context) => {
    if (event.kind === 'cancel') return dropped;
    if (event.kind === 'confirm') return drawn(path, [], true);
    if (event.kind === 'back') return path.length > 1 ? drawn(path.slice(0, -1), []) : dropped;
    const onto = 'point' in event ? fieldUnder(context, event.point) : undefined;
    const way = 'point' in event && onto ? runTo(context, path.at(-1) ?? null, event.point) : [];
    const steps = way.slice(1);
    if (event.kind !== 'click')
      return sameFields(steps, ahead) ? become(drawing(path, ahead)) : drawn(path, steps);
    if (onto === undefined) return become(drawing(path, ahead));
    return steps.length === 0 ? drawn(path, [], true) : drawn([...path, ...steps], []);
  },
});

/** Draws the path of a unit, field by field; it becomes an order in the letter of its realm. */
export const order = mapTool('order', waiting, { drags: false, walks: true });
