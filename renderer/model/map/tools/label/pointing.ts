import { removeLabel } from '../../commands/labels';
import { isErasing } from '../sides/erasing';
import { become, NO_PREVIEW, type ToolPreview, type ToolState } from '../tool';
import { gripAt, type Grip, labelAt, linesOf } from './near';
import { placing } from './placing';
import { moving } from './moving';

const previewOf = (grip: Grip | undefined): ToolPreview =>
  grip === undefined
    ? NO_PREVIEW
    : {
        ...NO_PREVIEW,
        lines: linesOf(grip.label),
        hint: {
          text: grip.handle === null ? 'places:hint.label' : 'places:hint.handle',
          about: { text: grip.label.text },
          tone: 'plain',
        },
      };

/** The hand looks for a lettering to take hold of; `inWork` is the one whose handles can be held. */
export const pointing = (inWork: string | null, preview: ToolPreview = NO_PREVIEW): ToolState => ({
  name: 'pointing',
  preview,
  on: (event, context) => {
    if (event.kind === 'cancel') return become(pointing(null));
    if (!('point' in event)) {
      const label = inWork === null ? undefined : context.campaign.world.labels[inWork];
      return become(
        pointing(inWork, label === undefined ? NO_PREVIEW : previewOf({ label, handle: null })),
      );
    }
    const { point } = event;
    const kept = inWork === null ? undefined : context.campaign.world.labels[inWork];
    const grip = gripAt(context, point, inWork);
    const shown = grip ?? (kept === undefined ? undefined : { label: kept, handle: null });
    if (event.kind !== 'down') return become(pointing(inWork, previewOf(shown)));
    if (isErasing(event, context)) {
      const meant = labelAt(context, point);
      const command = meant === undefined ? undefined : removeLabel(context.campaign, meant.id);
      return command === undefined
        ? become(pointing(inWork, previewOf(shown)))
        : become(pointing(null), { kind: 'command', command });
    }
    return grip === undefined
      ? become(placing([], point, pointing))
      : become(moving(grip, point, point, pointing));
  },
});
